package fallible

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// public is what everyone may know of a position, as far as it matters: where
// things lie, of pieces and places that are alike how many, who is in turn, and
// what is counted.
func (s *sitting) public(state game.State) string {
	kind, place := map[string]string{}, map[string]string{}
	for i, g := range s.table.Alike(state) {
		for _, id := range g {
			kind[id] = fmt.Sprint("kind ", i)
		}
	}
	if k, ok := state.(game.Kinder); ok {
		for i, g := range k.Kinds().Places {
			for _, z := range g {
				place[z] = fmt.Sprint("place ", i)
			}
		}
	}
	named := func(names map[string]string, id string) string {
		if n, ok := names[id]; ok {
			return n
		}
		return id
	}
	var lines []string
	layout := state.Layout()
	for _, id := range slices.Sorted(maps.Keys(layout)) {
		if zone := layout[id]; zone != game.Anywhere {
			lines = append(lines, named(kind, id)+" "+named(place, zone))
		}
	}
	slices.Sort(lines)
	view := state.View(game.Table)
	lines = append(lines, fmt.Sprint(state.Turn(), state.Result() != nil))
	for _, t := range view.Tracks {
		lines = append(lines, fmt.Sprint(t.ID, t.Value))
	}
	for _, c := range view.Counts {
		lines = append(lines, fmt.Sprint(c.Seat, c.Name, c.N))
	}
	return strings.Join(lines, "\n")
}

// agrees reports whether the record is where the game really is.
func (s *sitting) agrees() bool { return s.public(s.match.State()) == s.path[len(s.path)-1] }

// behind is how many of the moves that were made are not in the record; -1 when
// the record is somewhere else.
func (s *sitting) behind() int {
	at := s.public(s.match.State())
	for i := len(s.path) - 1; i >= 0; i-- {
		if s.path[i] == at {
			return len(s.path) - 1 - i
		}
	}
	return -1
}

// astray counts the moves of the record that were never made, and those that
// were made and are not in the record.
func (s *sitting) astray() (wrong, missing int) {
	for i := s.match.Len(); i >= 0; i-- {
		at := s.public(s.before(i))
		for k := len(s.path) - 1; k >= 0; k-- {
			if s.path[k] == at {
				return s.match.Len() - i, len(s.path) - 1 - k
			}
		}
	}
	return s.match.Len(), len(s.moves)
}

// before is the record's state before move i, or now.
func (s *sitting) before(i int) game.State {
	if i == s.match.Len() {
		return s.match.State()
	}
	return s.match.Before(i)
}
