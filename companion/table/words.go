package table

import (
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

// ZoneName is where a zone is, as part of a sentence.
func (s *Surface) ZoneName(zone string) game.Text {
	if z, ok := s.zones[zone]; ok && z.Name != "" {
		return game.Say(z.Name)
	}
	return game.Say("in no place")
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
		return game.Say("%s is in none of its places", s.PieceName(d.Object))
	}
	return game.Say("%s lies %s", s.PieceName(d.Object), s.ZoneName(d.Seen))
}
