package table

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// PieceName is what people call an object.
func (s *Surface) PieceName(object string) game.Text {
	for _, o := range s.byTag {
		if o.tag.ID == object {
			return game.Say("the bare deck place")
		}
		if o.piece.ID == object {
			return game.Say("“%s”", game.Say(o.piece.Name))
		}
	}
	return game.Say("an unknown piece")
}

// ZoneName is what people call a zone: its mat and its label.
func (s *Surface) ZoneName(zone string) game.Text {
	if zone == "" {
		return game.Say("in no place")
	}
	mat, z, ok := s.box.Zone(zone)
	if !ok {
		return game.Say("in no place")
	}
	switch {
	case z.Label == "":
		return game.Say("on “%s”", game.Say(mat.Name))
	case z.Note != "" && z.Style == cards.Cell:
		return game.Say("on “%s”, %s %s", game.Say(mat.Name), game.Say(z.Label), game.Say(z.Note))
	}
	return game.Say("on “%s”, %s", game.Say(mat.Name), game.Say(z.Label))
}

// Expected is the sentence of what the rules expect of a difference.
func (s *Surface) Expected(d Difference) game.Text {
	if d.Expected == "" {
		return game.Say("%s is not on the table", s.PieceName(d.Object))
	}
	return game.Say("%s lies %s", s.PieceName(d.Object), s.ZoneName(d.Expected))
}

// Seen is the sentence of what the camera sees of a difference.
func (s *Surface) Seen(d Difference) game.Text {
	if d.Seen == "" {
		return game.Say("%s is in no place", s.PieceName(d.Object))
	}
	return game.Say("%s lies %s", s.PieceName(d.Object), s.ZoneName(d.Seen))
}
