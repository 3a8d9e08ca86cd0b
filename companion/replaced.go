package companion

import (
	"maps"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// replaced is what the last moves were taken for before a revision.
type replaced struct {
	from, now int // they begin with move from; the match was so long after the revision
	moves     []game.Move
}

// justRevised reports whether no move was made since the latest revision: what it has taken back or
// changed may have been another move after all.
func (s *Session) justRevised() bool { return s.former != nil && s.former.now == s.cfg.Match.Len() }

// overlaid reports whether a piece lies in sight over one that, by the latest revision, has
// covered it.
func (s *Session) overlaid() bool {
	m, was := s.cfg.Match, s.former
	if was == nil || was.now > m.Len() {
		return false
	}
	over := map[string]string{} // by place
	for i := m.Len() - 1; i >= was.from; i-- {
		mv := m.Move(i)
		if mv.Place == "" || len(mv.Objects) != 1 {
			continue
		}
		if top := over[mv.Place]; top == "" {
			over[mv.Place] = mv.Objects[0]
		} else if s.looked[mv.Objects[0]] == mv.Place && s.looked[top] == "" {
			return true
		}
	}
	return false
}

// asBefore takes back the latest revision, when what it replaced explains the table
// together with what has come since and after it. It may concern a piece that was only
// moved on too early, as another seat has acted since and it lies right by what was replaced.
func (s *Session) asBefore(early string) *revision {
	m, was := s.cfg.Match, s.former
	if was == nil || was.now > m.Len() || m.Len()-was.from > min(s.tail, maxRevised) {
		return nil
	}
	e := table.Told(m.Before(was.from), was.moves)
	f, _ := s.surface.Within(e.After, s.believedIn(e.After), maxRevised)
	if len(e.Moves) < len(was.moves) || !f.Agrees && len(f.Ways) != 1 || leaves(f) > anticipated(e.After, f) {
		return nil
	}
	acted := early == "" && slices.ContainsFunc(m.Since(was.now), func(mv game.Move) bool { // somebody else has, since
		return mv.Seat != game.Table && mv.Seat != was.moves[0].Seat
	})
	for i := was.from; i < m.Len(); i++ {
		mv := m.Move(i)
		switch {
		case m.Line(i, game.Table) == "" || game.Reveal(m.Events(i)):
			return nil
		case i >= was.now && len(mv.Objects) > 0 && !slices.ContainsFunc(movesOf(f), mv.Equal):
			return nil
		case acted && i < was.now && mv.Place != "" && slices.ContainsFunc(mv.Objects, func(o string) bool { return s.read[o] == "" }):
			return nil // it may be in a hand
		}
	}
	if !s.haveSigns(m.Before(was.from), was.moves) || early != "" && !names(was.moves, early) || early == "" && s.laidBefore(was.from, e.After, movesOf(f)) {
		return nil
	}
	way := table.Told(m.Before(was.from), slices.Concat(was.moves, movesOf(f)))
	return &revision{back: m.Len() - was.from, way: way, after: hintAfter}
}

// movedOnBefore is asBefore for an indicator that seemed left where it lay when something else was
// in a hand, too; nil when there is none.
func (s *Session) movedOnBefore() *revision {
	late := s.late
	defer func() { s.late = late }()
	for _, o := range slices.Sorted(maps.Keys(late)) {
		s.late = without(late, o)
		if r := s.asBefore(o); r != nil {
			return r
		}
	}
	return nil
}

// haveSigns reports whether each declaration among moves from a state has its sign.
func (s *Session) haveSigns(state game.State, moves []game.Move) bool {
	for _, m := range moves {
		if len(m.Objects) == 0 && game.SignOf(state, m, s.believedIn(state)) == game.Missing {
			return false
		}
		after, _, err := state.Apply(m)
		if err != nil {
			return false
		}
		state = after
	}
	return true
}

// laidBefore reports whether moves from a state, before move i, bring a piece to where the
// record has it and it lies, though it has not moved since: the record has brought it there
// by the same move, or another one was brought before it that came later.
func (s *Session) laidBefore(i int, state game.State, moves []game.Move) bool {
	match := s.cfg.Match
	was, is := state.Layout(), match.State().Layout()
	recorded := func(m game.Move) bool {
		for k := i; k < s.former.now; k++ { // what has come since was made anew
			if match.Move(k).Equal(m) {
				return true
			}
		}
		return false
	}
	var last time.Time
	for _, m := range moves {
		for _, o := range m.Objects {
			if m.Place == "" || s.read[o] != m.Place || was[o] == m.Place {
				continue
			}
			if at := s.arrived[o]; was[o] != "" && is[o] == m.Place && (at.Before(last) || recorded(m)) {
				return true
			} else if at.After(last) {
				last = at
			}
		}
	}
	return false
}
