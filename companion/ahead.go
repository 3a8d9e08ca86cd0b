package companion

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// A move that people make by a key or a click runs ahead of the table: its pieces lie where
// they lay until somebody moves them. That they lie there is no move back.

// runAhead notes where the pieces lay that a move which was said has moved in the record.
func (s *Session) runAhead(before game.Layout) {
	for o, zone := range s.cfg.Match.State().Layout() {
		if _, noted := s.ahead[o]; zone != before[o] && !noted && s.layout != nil && s.layout[o] == before[o] {
			if s.ahead == nil {
				s.ahead = map[string]string{}
			}
			s.ahead[o] = before[o]
		}
	}
}

// catchesUp forgets the pieces that have been moved since, or that the record has again where
// they lay.
func (s *Session) catchesUp() {
	if len(s.ahead) == 0 {
		return
	}
	is := s.cfg.Match.State().Layout()
	maps.DeleteFunc(s.ahead, func(o, zone string) bool { return s.layout[o] != zone || is[o] == zone })
}

// credible takes a finding without what moves pieces back to where they lay before a move was said,
// or away from where they have lain all the time and back again, and without what overtakes a
// question: they are still to be moved, or it to be answered.
func (s *Session) credible(state game.State, f table.Finding) table.Finding {
	s.catchesUp()
	untrue := func(e table.Explanation) bool {
		return s.movesBack(e) || s.fetchesBack(state, e) || s.overtakes(state, e)
	}
	if !slices.ContainsFunc(f.Ways, untrue) {
		return f
	}
	f.Ways = slices.DeleteFunc(slices.Clone(f.Ways), untrue)
	if len(f.Ways) > 0 {
		return f
	}
	differs := s.surface.Differences(state, s.layout)
	return table.Finding{Differs: differs, Left: differs, OnTheWay: true, Passing: f.Passing}
}

// movesBack reports whether an explanation moves a piece back to where it lay before a move
// was said.
func (s *Session) movesBack(e table.Explanation) bool {
	if len(s.ahead) == 0 {
		return false
	}
	is := e.After.Layout()
	return slices.ContainsFunc(e.Moves, func(m game.Move) bool {
		return slices.ContainsFunc(m.Objects, func(o string) bool {
			zone, ahead := s.ahead[o]
			return ahead && is[o] == zone
		})
	})
}

// fetchesBack reports whether an explanation takes a piece away and brings it back to where it lies,
// though it has lain there since before another piece of the same move was moved.
func (s *Session) fetchesBack(state game.State, e table.Explanation) bool {
	lies := state.Layout()
	for i, m := range e.Moves {
		for _, o := range m.Objects {
			back := func(next game.Move) bool { return next.Place == lies[o] && slices.Contains(next.Objects, o) }
			later := func(other string) bool { return s.arrived[other].After(s.arrived[o]) }
			if lies[o] != "" && m.Place != lies[o] && s.read[o] == lies[o] && slices.ContainsFunc(e.Moves[i+1:], back) && slices.ContainsFunc(m.Objects, later) {
				return true
			}
		}
	}
	return false
}

// overtakes reports whether after an explanation nothing is made any more of a token that was laid
// elsewhere before all that it moves, and of which people were asked then.
func (s *Session) overtakes(state game.State, e table.Explanation) bool {
	x, asks := state.(game.Doubter)
	if !asks {
		return false
	}
	lay, before, since := state.Layout(), maps.Clone(s.layout), s.now
	for _, m := range e.Moves {
		for _, o := range m.Objects {
			if lay[o] == s.layout[o] {
				continue
			}
			if at := s.arrived[o]; at.Before(since) {
				since = at
			}
			putRight(before, o, lay[o])
		}
	}
	if since == s.now {
		return false
	}
	shows := game.IndicatorsOf(state)
	earlier := slices.DeleteFunc(s.surface.Differences(state, s.layout), func(d table.Difference) bool {
		return s.kindOf(d.Object) != cards.Token || before[d.Object] == "" || before[d.Object] != d.Seen ||
			!s.arrived[d.Object].Before(since) || game.Indicates(state, shows, d.Object, d.Seen)
	})
	if len(earlier) == 0 {
		return false
	}
	doubt, ok := x.Doubt(before)
	if !ok || len(doubt.Answers) == 0 {
		return false
	}
	is, then := e.After.Layout(), game.IndicatorsOf(e.After)
	asked := func(token string) bool { // whether it lies right
		return slices.ContainsFunc(doubt.Answers, func(a game.Answer) bool {
			return slices.ContainsFunc(a.Moves, func(m game.Move) bool { return m.Verb == game.Correct && slices.Contains(m.Objects, token) })
		})
	}
	return slices.ContainsFunc(earlier, func(d table.Difference) bool {
		return is[d.Object] == game.Anywhere || game.Anticipated(e.After, d.Object, d.Seen) ||
			asked(d.Object) && game.Indicates(e.After, then, d.Object, d.Seen)
	})
}
