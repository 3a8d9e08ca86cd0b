package table

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// PieceName is what people call an object, with the code that is printed on a
// card, unless others are alike: any of them may lie for it.
func (s *Surface) PieceName(object string) game.Text {
	for _, o := range s.byTag {
		if o.tag.ID == object {
			return game.Say("the bare deck place")
		}
		if o.piece.ID == object && o.piece.Kind == cards.Card && o.piece.Code != "" && o.piece.Sort == "" {
			return game.Say("“%s” (%s)", game.Say(o.piece.Name), o.piece.Code)
		}
		if o.piece.ID == object {
			return game.Say("“%s”", game.Say(o.piece.Name))
		}
	}
	return game.Say("an unknown piece")
}

// Twice is the sentence about a tag that is read at two places. A card that is
// not known to lie open is not named (a copy may have been glimpsed in passing).
func (s *Surface) Twice(state game.State, payload string) game.Text {
	name := game.Say("one piece")
	if o, ok := s.byTag[payload]; ok {
		if zone := state.Layout()[o.piece.ID]; zone != "" && zone != game.Anywhere || o.piece.Kind != cards.Card {
			name = s.PieceName(o.piece.ID)
		}
	}
	return game.Say("Two copies of %s lie on the table: take one away to go on.", name)
}

// ZoneName is where a zone is, as part of a sentence.
func (s *Surface) ZoneName(zone string) game.Text {
	if z, ok := s.zones[zone]; ok && z.Name != "" {
		return game.Say(z.Name)
	}
	return game.Say("in no place")
}

// Named reports whether everyone may know which piece a difference is about: a
// card that is not known and lies open where hidden ones lie is not named.
func (s *Surface) Named(d Difference) bool {
	return d.Expected != "" || s.kinds[d.Object] != cards.Card || s.zones[d.Seen].Style != cards.Lane
}

// Paired are differences in which a piece that is missed and one like it that is too much
// are one piece that lies otherwise, which goes by the name of the one that can be seen.
func (s *Surface) Paired(state game.State, differs []Difference) []Difference {
	k, out := s.kindsOf(state), slices.Clone(differs)
	for i, d := range out {
		if j := k.tooMany(out, d.Object); d.Seen == "" && d.Expected != "" && !k.own[d.Object] && j >= 0 {
			out[i], out[j] = Difference{Object: out[j].Object, Expected: d.Expected, Seen: out[j].Seen}, Difference{}
		}
	}
	return slices.DeleteFunc(out, func(d Difference) bool { return d.Object == "" })
}

// Expected is the sentence of what the rules expect of a difference.
func (s *Surface) Expected(d Difference) game.Text {
	if !s.Named(d) {
		return game.Say("no card lies open %s", s.ZoneName(d.Seen))
	}
	switch d.Expected {
	case "":
		return game.Say("%s is not on the table", s.PieceName(d.Object))
	case game.Anywhere:
		return game.Say("%s is still to be moved", s.PieceName(d.Object))
	}
	return game.Say("%s lies %s", s.PieceName(d.Object), s.ZoneName(d.Expected))
}

// Seen is the sentence of what the camera sees of a difference.
func (s *Surface) Seen(d Difference) game.Text {
	if !s.Named(d) {
		return game.Say("a card lies open %s", s.ZoneName(d.Seen))
	}
	if d.Seen == "" {
		return game.Say("%s is in none of its places", s.PieceName(d.Object))
	}
	return game.Say("%s lies %s", s.PieceName(d.Object), s.ZoneName(d.Seen))
}

// NoPlace is the sentence about a piece that lies in a zone where its kind does not count.
func (s *Surface) NoPlace(piece, zone string) game.Text {
	return game.Say("%s lies %s, where it does not count", s.PieceName(piece), s.ZoneName(zone))
}

// Apart tells each explanation by what it does not share with all the others.
func Apart(ways []Explanation) []game.Text {
	count := map[string]int{}
	for _, w := range ways {
		once := map[string]bool{}
		for _, t := range w.Story {
			if line := t.String(); !once[line] {
				once[line] = true
				count[line]++
			}
		}
	}
	out := make([]game.Text, len(ways))
	told := map[string]bool{}
	for i, w := range ways {
		out[i] = game.Join(slices.DeleteFunc(slices.Clone(w.Story), func(t game.Text) bool { return len(ways) > 1 && count[t.String()] >= len(ways) })...)
		if line := out[i].String(); line == "" || told[line] {
			out[i] = game.Join(between(ways, w.Story)...) // their order tells them apart
		}
		told[out[i].String()] = true
	}
	return out
}

// between is a story without what all explanations begin and end with.
func between(ways []Explanation, story []game.Text) []game.Text {
	alike := func(at func([]game.Text) int) bool {
		for _, w := range ways {
			if i, j := at(w.Story), at(story); i < 0 || j < 0 || i >= len(w.Story) || j >= len(story) || w.Story[i].String() != story[j].String() {
				return false
			}
		}
		return true
	}
	first, last := 0, 0
	for alike(func([]game.Text) int { return first }) {
		first++
	}
	if first == len(story) {
		return story
	}
	for first+last < len(story) && alike(func(s []game.Text) int { return len(s) - 1 - last }) {
		last++
	}
	if first+last == len(story) {
		return story
	}
	return story[first : len(story)-last]
}
