package companion

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// How people are told what lies otherwise than the record has it.

// misplaced lists what lies otherwise than a state has it, as far as it matters.
func (s *Session) misplaced(state game.State, seen game.Layout) []table.Difference {
	return matters(state, s.surface.Differences(state, seen))
}

// putRight has a piece lie in a layout where the record expects it.
func putRight(layout game.Layout, piece, expected string) {
	if delete(layout, piece); expected != "" && expected != game.Anywhere {
		layout[piece] = expected
	}
}

// matters are the differences of pieces that do not merely tell something, or lie already
// where they will be due.
func matters(state game.State, differs []table.Difference) []table.Difference {
	only := game.IndicatorsOf(state)
	return slices.DeleteFunc(slices.Clone(differs), func(d table.Difference) bool {
		return game.Indicates(state, only, d.Object, d.Seen) || game.Anticipated(state, d.Object, d.Seen)
	})
}

// allAnticipated reports whether there are differences, and all are of pieces that lie already
// where they will be due.
func allAnticipated(state game.State, differs []table.Difference) bool {
	return len(differs) > 0 && !slices.ContainsFunc(differs, func(d table.Difference) bool { return !game.Anticipated(state, d.Object, d.Seen) })
}

// piled says that a piece lies in the place of another one, which is seen
// nowhere; it is empty when none does.
func (s *Session) piled(differs []table.Difference) game.Text {
	secret := s.secretZones()
	for _, d := range differs {
		_, zone, _ := s.cfg.Match.Game.Box().Zone(d.Expected)
		if d.Seen != "" || secret[d.Expected] || zone.Style != cards.Slot {
			continue
		}
		for _, id := range slices.Sorted(maps.Keys(s.layout)) {
			if s.layout[id] == d.Expected && id != d.Object {
				return game.Say("%s lies where %s should lie.", s.surface.PieceName(id), s.surface.PieceName(d.Object))
			}
		}
	}
	return game.Text{}
}

// plainly says what the rules do not have when nothing else is known: of a single
// piece where it lies or should lie, of several that they are gone, and else only
// that something differs.
func (s *Session) plainly(differs []table.Difference) game.Text {
	secret := s.secretZones()
	matter := matters(s.cfg.Match.State(), differs)
	if len(matter) == 1 && !secret[matter[0].Expected] && !secret[matter[0].Seen] {
		switch d := matter[0]; {
		case !s.surface.Named(d):
		case d.Seen == "":
			return game.Say("The record has it otherwise: %s.", s.surface.Expected(d))
		default:
			return game.Say("The rules do not have it so: %s.", s.surface.Seen(d))
		}
	}
	gone := func(d table.Difference) bool { return d.Seen == "" && !secret[d.Expected] }
	if len(matter) > 1 && !slices.ContainsFunc(matter, func(d table.Difference) bool { return !gone(d) }) {
		return game.Say("%d pieces are in none of their places: lay them back.", len(matter))
	}
	return game.Say("The table and the rules disagree.")
}

// differing is a question that tells each difference; tokens in secret places are
// never named, and indicators that are not in sight only when nothing else differs.
func (s *Session) differing(differs []table.Difference, text game.Text) *Question {
	q := &Question{Text: text}
	secret := s.secretZones()
	state := s.cfg.Match.State()
	only := game.IndicatorsOf(state)
	covered := func(d table.Difference) bool { // or in a hand
		return d.Seen == "" && game.Indicates(state, only, d.Object, d.Seen)
	}
	all := !slices.ContainsFunc(differs, func(d table.Difference) bool { return !covered(d) })
	differs = slices.DeleteFunc(slices.Clone(differs), func(d table.Difference) bool {
		return secret[d.Expected] || secret[d.Seen] || secret[s.strays[d.Object]]
	})
	rest := slices.DeleteFunc(slices.Clone(differs), func(d table.Difference) bool {
		_, stray := s.strays[d.Object] // it lies where it is of no account
		return stray
	})
	if len(rest) > 0 { // otherwise that is all there is to tell
		differs = rest
	}
	for _, d := range s.surface.Paired(state, differs) {
		if !all && covered(d) {
			continue
		}
		if at, left := s.late[d.Object]; left { // and counts as if it lay where the record has it
			d.Seen = at
		} else if at, stray := s.strays[d.Object]; stray {
			d.Seen = at
		}
		s.tellDifference(q, d)
	}
	return q
}

// withoutMarkers leaves out the tokens that only show what the record knows, such as the turn
// marker, where other pieces differ, too: when the game names the cause, it says where they go.
func (s *Session) withoutMarkers(differs []table.Difference) []table.Difference {
	state := s.cfg.Match.State()
	only := game.IndicatorsOf(state)
	rest := slices.DeleteFunc(slices.Clone(differs), func(d table.Difference) bool {
		return s.kindOf(d.Object) == cards.Token && game.Indicates(state, only, d.Object, d.Seen)
	})
	if len(rest) == 0 {
		return differs
	}
	return rest
}

// tellDifference adds to a question what is expected and what is seen.
func (s *Session) tellDifference(q *Question, d table.Difference) {
	q.Expected = append(q.Expected, s.surface.Expected(d))
	if at := s.uncounted[d.Object]; d.Seen == "" && at != "" {
		q.Seen = append(q.Seen, s.surface.NoPlace(d.Object, at))
	} else {
		q.Seen = append(q.Seen, s.surface.Seen(d))
	}
	for _, z := range []string{d.Expected, d.Seen} {
		if z != "" && z != game.Anywhere {
			q.Zones = append(q.Zones, z)
		}
	}
}
