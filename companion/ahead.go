package companion

import (
	"maps"
	"slices"

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

// withoutMovesBack takes a finding that moves pieces back to where they lay before a move was said for
// one in which they are still to be moved.
func (s *Session) withoutMovesBack(state game.State, f table.Finding) table.Finding {
	s.catchesUp()
	if len(s.ahead) == 0 || !slices.ContainsFunc(f.Ways, s.movesBack) {
		return f
	}
	f.Ways = slices.DeleteFunc(slices.Clone(f.Ways), s.movesBack)
	if len(f.Ways) > 0 {
		return f
	}
	differs := s.surface.Differences(state, s.layout)
	return table.Finding{Differs: differs, Left: differs, OnTheWay: true, Passing: f.Passing}
}

// movesBack reports whether an explanation moves a piece back to where it lay before a move
// was said.
func (s *Session) movesBack(e table.Explanation) bool {
	is := e.After.Layout()
	return slices.ContainsFunc(e.Moves, func(m game.Move) bool {
		return slices.ContainsFunc(m.Objects, func(o string) bool {
			zone, ahead := s.ahead[o]
			return ahead && is[o] == zone
		})
	})
}
