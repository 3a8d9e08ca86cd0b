package fallible

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// public is what everyone may know of a position, as far as it matters: where
// things lie, of pieces and places that are alike how many, who is in turn, and
// what is counted.
type public struct {
	lines    []string
	anywhere map[string]bool // pieces that may lie anywhere
}

func (s *sitting) public(state game.State) public {
	kind, place := s.alike(state)
	p := public{anywhere: map[string]bool{}}
	for id, zone := range state.Layout() {
		if id = cmp.Or(kind[id], id); zone == game.Anywhere {
			p.anywhere[id] = true
		} else {
			p.lines = append(p.lines, id+" "+cmp.Or(place[zone], zone))
		}
	}
	slices.Sort(p.lines)
	view := state.View(game.Table)
	p.lines = append(p.lines, fmt.Sprint(state.Turn(), state.Result() != nil))
	for _, t := range view.Tracks {
		p.lines = append(p.lines, fmt.Sprint(t.ID, " ", t.Value))
	}
	for _, c := range view.Counts {
		p.lines = append(p.lines, fmt.Sprint(c.Seat, " ", c.Name, " ", c.N))
	}
	return p
}

// alike names the kinds of a state by their pieces and places.
func (s *sitting) alike(state game.State) (kind, place map[string]string) {
	kind, place = map[string]string{}, map[string]string{}
	alike := s.table.Alike(state)
	for i, g := range alike.Pieces {
		for _, id := range g {
			kind[id] = fmt.Sprint("kind", i)
		}
	}
	for i, g := range alike.Places {
		for _, z := range g {
			place[z] = fmt.Sprint("place", i)
		}
	}
	return kind, place
}

// plain is a move as everyone may read it, of whichever of several alike pieces.
func (s *sitting) plain(before game.State, m game.Move) string {
	kind, place := s.alike(before)
	m = before.Redact(m, game.Table)
	m.Objects = slices.Clone(m.Objects)
	for i, id := range m.Objects {
		m.Objects[i] = cmp.Or(kind[id], id)
	}
	m.Place = cmp.Or(place[m.Place], m.Place)
	return m.Line(before.Seats())
}

// is reports whether a position is another, but for pieces that may lie
// anywhere in that.
func (p public) is(o public) bool {
	i := 0
	for _, line := range p.lines {
		id, _, _ := strings.Cut(line, " ")
		switch {
		case i < len(o.lines) && line == o.lines[i]:
			i++
		case !o.anywhere[id]:
			return false
		}
	}
	return i == len(o.lines)
}

// recorded is what everyone may know of the position in the record now.
func (s *sitting) recorded() public {
	state := s.match.State()
	if state != s.latest.state {
		s.latest.state, s.latest.public = state, s.public(state)
	}
	return s.latest.public
}

// agrees reports whether the record is where the game really is.
func (s *sitting) agrees() bool { return s.recorded().is(s.path[len(s.path)-1]) }

// behind is how many of the moves that were made are not in the record; -1 when
// the record is somewhere else.
func (s *sitting) behind() int { return s.since(s.recorded()) }

// since is how many moves were made since a position, or -1 when they never
// came to it.
func (s *sitting) since(at public) int {
	for i := len(s.path) - 1; i >= 0; i-- {
		if at.is(s.path[i]) {
			return len(s.path) - 1 - i
		}
	}
	return -1
}

// fork is how many moves of the record, and how many that were made, come after
// both last agreed.
func (s *sitting) fork() (recorded, made int) {
	for i := s.match.Len(); i >= 0; i-- {
		if n := s.since(s.public(s.before(i))); n >= 0 {
			return s.match.Len() - i, n
		}
	}
	return s.match.Len(), len(s.moves)
}

// astray counts the moves of the record that were never made, and those that
// were made and are not in the record. Another order alone is no fault, unless it
// has led elsewhere, nor is one move that a later one has replaced, such as a wrong digit that was
// laid before the right one.
func (s *sitting) astray() (wrong, missing int) {
	recorded, made := s.fork()
	var lacks []string
	for i := len(s.moves) - made; i < len(s.moves); i++ {
		lacks = append(lacks, s.plain(s.states[i], s.moves[i]))
	}
	rest := s.match.Before(s.match.Len() - recorded) // as the record would be without what is wrong
	for i := s.match.Len() - recorded; i < s.match.Len(); i++ {
		k := slices.Index(lacks, s.plain(s.match.Before(i), s.match.Move(i)))
		if k < 0 {
			wrong++
			continue
		}
		lacks = slices.Delete(lacks, k, k+1)
		if after, _, err := rest.Apply(s.match.Move(i)); err == nil {
			rest = after
		}
	}
	if wrong == 1 && s.recorded().is(s.public(rest)) {
		wrong = 0 // it was done, and another move has replaced it
	}
	if wrong+len(lacks) == 0 && !s.recorded().isBut(s.path[len(s.path)-1], s.moved(made)) {
		wrong = 1
	}
	return wrong, len(lacks)
}

// moved names the pieces of the last moves that were made, as a position does.
func (s *sitting) moved(last int) map[string]bool {
	kind, _ := s.alike(s.match.State())
	out := map[string]bool{}
	for _, m := range s.moves[len(s.moves)-last:] {
		for _, id := range m.Objects {
			out[cmp.Or(kind[id], id)] = true
		}
	}
	return out
}

// isBut reports whether a position is another but for which of the pieces that were moved lies
// uppermost on a pile, as when two potions were sold in another order.
func (p public) isBut(o public, moved map[string]bool) bool {
	lie := func(p public) (out []string) {
		for _, line := range p.lines {
			if id, zone, _ := strings.Cut(line, " "); moved[id] {
				line = zone
			}
			out = append(out, line)
		}
		slices.Sort(out)
		return out
	}
	return slices.Equal(lie(p), lie(o))
}

// before is the record's state before move i, or now.
func (s *sitting) before(i int) game.State {
	if i == s.match.Len() {
		return s.match.State()
	}
	return s.match.Before(i)
}
