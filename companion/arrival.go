package companion

import (
	"maps"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// arrivals are when pieces came to lie where they lie.
type arrivals struct {
	arrived  map[string]time.Time  // when each piece came to lie there, or was gone, frame time
	astrayIn map[string]game.State // the state in which a piece last lay elsewhere than it had it
	shownIn  map[string]game.State // the same of a card that was shown
	absent   map[string]bool       // pieces that went out of sight where a seat keeps them that was not in turn
}

// arrive notes which pieces have come to lie elsewhere since the last look, or are gone.
func (s *Session) arrive(layout game.Layout, now time.Time) {
	if s.arrived == nil {
		s.arrived, s.absent = map[string]time.Time{}, map[string]bool{}
		s.astrayIn, s.shownIn = map[string]game.State{}, map[string]game.State{}
	}
	state := s.cfg.Match.State()
	expected := state.Layout()
	for o, zone := range s.read {
		if expected[o] == zone {
			continue
		}
		if s.astrayIn[o] = state; s.shows(zone) {
			s.shownIn[o] = state
		}
	}
	for o, zone := range layout {
		if s.read[o] != zone {
			s.arrived[o] = now
		}
	}
	for o := range s.read {
		if layout[o] == "" {
			s.arrived[o] = now
		}
	}
}

// mostAtOnce is how far apart two ways to pair pieces may be, in seconds squared, when nobody can
// tell which of them were moved one soon after the other: two hands have moved them at once.
const mostAtOnce = 0.25

// asTheyCame is an explanation in which two moves that name a pair of pieces each name those
// that were moved one soon after the other, where all looks the same whichever belong together;
// and the others, when the pieces of two seats were moved at once.
func (s *Session) asTheyCame(e table.Explanation) (as table.Explanation, or []table.Explanation) {
	apart := func(m game.Move) float64 {
		seconds := s.arrived[m.Objects[0]].Sub(s.arrived[m.Objects[1]]).Seconds()
		return seconds * seconds // of several that came after several the first belongs to the first
	}
	for i := range e.Moves {
		for j := range i {
			if a, b := e.Moves[i], e.Moves[j]; a.Verb != b.Verb || len(a.Objects) != 2 || len(b.Objects) != 2 {
				continue
			}
			moves := slices.Clone(e.Moves)
			a, b := &moves[i], &moves[j]
			now := apart(*a) + apart(*b)
			a.Objects, b.Objects = []string{a.Objects[0], b.Objects[1]}, []string{b.Objects[0], a.Objects[1]}
			a.Place, b.Place = b.Place, a.Place
			later := apart(*a) + apart(*b) - now
			if later >= mostAtOnce {
				continue
			}
			told := table.Told(s.cfg.Match.State(), moves)
			if len(told.Moves) < len(moves) || !looksSame(told.After, e.After) {
				continue
			}
			told.Late, told.Lax = e.Late, e.Lax
			switch {
			case later <= -mostAtOnce:
				e = told
			case a.Seat != b.Seat: // else nobody but her needs to know
				or = append(or, told)
			}
		}
	}
	return e, or
}

// vanish notes which pieces go out of sight where a seat keeps them that is not in turn, as the
// table is believed to lie from now on.
func (s *Session) vanish(layout game.Layout) {
	maps.DeleteFunc(s.absent, func(o string, _ bool) bool { return s.read[o] != "" || s.covered[o] != "" })
	expected := s.cfg.Match.State().Layout()
	for o, zone := range s.layout {
		if layout[o] == "" && expected[o] == zone && s.keptByAnother(zone) {
			s.absent[o] = true
		}
	}
}

// keptByAnother reports whether a zone belongs to a seat that is not in turn.
func (s *Session) keptByAnother(zone string) bool {
	_, z, _ := s.cfg.Match.Game.Box().Zone(zone)
	return z.Owner != "" && !s.inTurn(z.Owner)
}

// laidBy is when the last piece that is no mere indicator came to where some moves have laid
// it, or else the last indicator: one may have been moved again since. The moves made one
// state of another.
func (s *Session) laidBy(before, after game.State) (last time.Time) {
	was, shows := before.Layout(), game.IndicatorsOf(after)
	var indicators time.Time
	for o, zone := range after.Layout() {
		switch at := s.arrived[o]; {
		case zone == was[o] || s.read[o] != zone:
		case shows[o] && at.After(indicators):
			indicators = at
		case !shows[o] && at.After(last):
			last = at
		}
	}
	if last.IsZero() {
		return indicators
	}
	return last
}

// shows reports whether cards are shown in a zone.
func (s *Session) shows(zone string) bool {
	_, z, ok := s.cfg.Match.Game.Box().Zone(zone)
	return ok && z.Style == cards.Show
}

// showsAnother reports whether a piece is shown that the record does not have
// there: then one that was shown before may have been taken back.
func (s *Session) showsAnother() bool {
	expected := s.cfg.Match.State().Layout()
	for id, at := range s.layout {
		if s.shows(at) && expected[id] != at {
			return true
		}
	}
	return false
}

// wasAnothers reports whether by an explanation a seat lays a card that was shown before a move
// of another seat with which it begins: perhaps it is that one's.
func (s *Session) wasAnothers(way table.Explanation) bool {
	state := s.cfg.Match.State()
	now := state
	for _, m := range way.Moves {
		after, _, err := now.Apply(m)
		if err != nil {
			return false
		}
		was, is := now.Layout(), after.Layout()
		if m.Seat != way.Moves[0].Seat && m.Seat != game.Table && slices.ContainsFunc(m.Objects, func(o string) bool {
			return s.shownIn[o] == state && was[o] == "" && is[o] != "" && !s.shows(is[o])
		}) {
			return true
		}
		now = after
	}
	return false
}

// stillInTurn is the revision by which a seat had not ended its turn when the next one made the last
// move: by the explanation it goes on so soon after that move that it may have meant to before, and
// both turns were only taken to be over. nil when there is none.
func (s *Session) stillInTurn(way table.Explanation) *revision {
	m, next := s.cfg.Match, way.Moves
	i := m.Len() - 2
	if len(next) < 2 || !s.revocable(i) || !s.passed(i) {
		return nil
	}
	end, last := m.Move(i), m.Move(i+1)
	another := func(m game.Move) bool { return m.Seat != end.Seat }
	soon := func(o string) bool { return s.arrived[o].Sub(s.arrived[last.Objects[0]]) < saidAfter }
	if len(last.Objects) != 1 || next[0].Seat != last.Seat || len(next[0].Objects) > 0 || slices.ContainsFunc(next[1:], another) ||
		game.SignOf(m.State(), next[0], s.read) != game.Passed || !slices.ContainsFunc(next[1].Objects, soon) {
		return nil
	}
	for _, then := range [][]game.Move{{last}, {end, last}} {
		moves := slices.Concat(next[1:], then)
		e := table.Told(m.Before(i), moves)
		e.Late = s.surface.Differences(e.After, s.layout)
		if len(e.Moves) == len(moves) && len(e.Late) <= len(s.surface.Differences(way.After, s.layout)) {
			return &revision{back: 2, way: e}
		}
	}
	return nil
}

// lifted reports whether a piece has lain elsewhere since the last move, and lies again where the
// record has it.
func (s *Session) lifted(o string) bool {
	state := s.cfg.Match.State()
	return s.astrayIn[o] == state && s.read[o] == state.Layout()[o]
}
