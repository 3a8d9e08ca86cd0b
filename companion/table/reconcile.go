package table

import (
	"sort"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Explanation is a sequence of legal moves that leads to what is seen.
type Explanation struct {
	Moves []game.Move
	After game.State
	Story []game.Text // what happened, as everyone may know it
	// Reveals is true when its last move brings to light what nobody knew: what
	// comes after it cannot be supposed.
	Reveals bool
	// Lax is true when tokens lie as if somebody had forgotten to move them:
	// people are asked before it is taken.
	Lax bool

	opened bool // the last move opens a secret: nothing can be made of what follows
}

// Finding is what Reconcile makes of a layout.
type Finding struct {
	// Agrees is true when the state already expects what is seen.
	Agrees bool
	// Ways are the shortest explanations with different outcomes: one is
	// taken, several are asked about, none leaves a difference.
	Ways []Explanation
	// Differs lists what is expected and what is seen, by object, when
	// nothing explains it.
	Differs []Difference
	// OnTheWay is true when what is seen lies between the state and a legal
	// move, as when two of four cards have been laid: nothing is wrong yet.
	OnTheWay bool
	// Recovered is true when Ways take in moves of which nothing is to be seen
	// any more: wait until the table rests before one is taken.
	Recovered bool
}

// Difference is one object that does not lie where the rules expect it. An
// empty zone means in no zone.
type Difference struct {
	Object         string
	Expected, Seen string
}

// The search's bounds: no real table changes more between two looks, and a
// table in disorder must not stop the program.
const (
	maxMoves = 8
	maxNodes = 600
)

// Reconcile finds the legal moves from a state whose layout is what is seen.
// It is level-triggered: only the layout counts, not how it came about.
//
// A card in a show zone where none is expected counts when a move explains it;
// otherwise it is only passing (R78) and left out.
func (s *Surface) Reconcile(state game.State, seen game.Layout) Finding {
	expected := state.Layout()
	if len(s.diff(expected, seen, false)) == 0 {
		return Finding{Agrees: true}
	}
	if ways := s.distinguishedByTokens(state, seen, s.explain(state, seen, false)); len(ways) > 0 {
		return Finding{Ways: ways}
	}
	start := s.diff(expected, seen, true)
	if len(start) == 0 {
		return Finding{Agrees: true}
	}
	if ways := s.distinguishedByTokens(state, seen, s.explain(state, seen, true)); len(ways) > 0 {
		return Finding{Ways: ways}
	}
	if onTheWay(state, start) {
		return Finding{Differs: start, OnTheWay: true}
	}
	fitting, lax := s.recover(state, seen)
	switch {
	case len(fitting) == 0 && len(lax) == 1:
		return Finding{Differs: s.diff(lax[0].After.Layout(), seen, true), OnTheWay: true}
	case len(fitting)+len(lax) > 0:
		return Finding{Ways: append(fitting, lax...), Recovered: true}
	}
	return Finding{Differs: start}
}

// explain gives the shortest sequences of moves with different outcomes.
func (s *Surface) explain(state game.State, seen game.Layout, passing bool) []Explanation {
	search := breadthFirstSearch{surface: s, seen: seen, moved: map[string]bool{}, visited: map[string]bool{state.Key(): true}}
	for _, d := range s.diff(state.Layout(), seen, false) {
		search.moved[d.Object] = true
	}
	level := []Explanation{{After: state}}
	for depth := 0; depth < maxMoves && len(level) > 0 && search.nodes < maxNodes; depth++ {
		var next, ways []Explanation
		for _, from := range level {
			for _, e := range search.expand(from) {
				if len(s.diff(e.After.Layout(), seen, passing)) == 0 {
					ways = append(ways, e)
				} else {
					next = append(next, e)
				}
			}
		}
		if search.nodes >= maxNodes {
			return nil // there may be more ways than were found
		}
		if len(ways) > 0 {
			return ways
		}
		level = next
	}
	return nil
}

// onTheWay reports whether some legal move brings every object that has moved to
// where it is seen. An object in no zone is taken to be in somebody's hand when
// the move takes it from its place.
func onTheWay(state game.State, differs []Difference) bool {
	for _, seat := range actingSeats(state) {
		for _, m := range state.Legal(seat) {
			after, _, err := state.Apply(m)
			if err != nil {
				continue
			}
			layout, fits := after.Layout(), true
			for _, d := range differs {
				zone := layout[d.Object]
				fits = fits && (zone == d.Seen || zone == game.Anywhere || d.Seen == "" && zone != d.Expected)
			}
			if fits {
				return true
			}
		}
	}
	return false
}

// breadthFirstSearch searches the sequences of legal moves, the shortest first.
type breadthFirstSearch struct {
	surface *Surface
	seen    game.Layout
	moved   map[string]bool // objects that do not lie where the start expects them
	visited map[string]bool // states already met, by key
	nodes   int
}

// expand gives the explanations that are one move longer, leaving out moves
// that touch what was not seen to move and states already met.
func (s *breadthFirstSearch) expand(from Explanation) []Explanation {
	if from.Reveals {
		return nil
	}
	var out []Explanation
	before := from.After.Layout()
	for _, seat := range actingSeats(from.After) {
		for _, m := range from.After.Legal(seat) {
			if from.opened || !s.namesOnlyMoved(m) || s.nodes >= maxNodes {
				continue
			}
			s.nodes++
			after, events, err := from.After.Apply(m)
			if err != nil || s.visited[after.Key()] || !s.plausible(before, after.Layout()) {
				continue
			}
			s.visited[after.Key()] = true
			out = append(out, from.then(m, after, events))
		}
	}
	return out
}

// then is an explanation with one more move.
func (e Explanation) then(m game.Move, after game.State, events []game.Event) Explanation {
	out := Explanation{After: after}
	out.opened = game.SignOf(e.After, m, nil) == game.Opens
	out.Moves = append(append(out.Moves, e.Moves...), m)
	out.Story = append(out.Story, e.Story...)
	for _, ev := range events {
		out.Reveals = out.Reveals || ev.Reveals
		if ev.For(game.Table) && !ev.Reveals {
			out.Story = append(out.Story, ev.Text)
		}
	}
	return out
}

// actingSeats lists the seats that may act, the table last: chance is the least
// likely explanation.
func actingSeats(s game.State) []game.Seat {
	out := append([]game.Seat(nil), s.Turn()...)
	sort.SliceStable(out, func(i, j int) bool { return out[i] != game.Table && out[j] == game.Table })
	return out
}

// fillsSlotAsSeen reports whether a move into a slot brings only objects that
// are seen there, as no card passes through a slot unseen.
func (s *Surface) fillsSlotAsSeen(m game.Move, seen game.Layout) bool {
	if s.zones[m.Place].Style != cards.Slot {
		return true
	}
	for _, o := range m.Objects {
		if seen[o] != m.Place {
			return false
		}
	}
	return true
}

// namesOnlyMoved reports whether every object of a move was seen to move.
func (s *breadthFirstSearch) namesOnlyMoved(m game.Move) bool {
	if !s.surface.fillsSlotAsSeen(m, s.seen) {
		return false
	}
	for _, o := range m.Objects {
		if o != game.Unknown && !s.moved[o] {
			return false
		}
	}
	return true
}

// plausible reports whether a move changes only what was seen to move, or
// brings it where it is seen.
func (s *breadthFirstSearch) plausible(before, after game.Layout) bool {
	ok := func(o string) bool {
		zone := after[o]
		return zone == before[o] || s.moved[o] || zone == game.Anywhere || zone == s.seen[o]
	}
	for o := range after {
		if !ok(o) {
			return false
		}
	}
	for o := range before {
		if _, in := after[o]; !in && !ok(o) {
			return false
		}
	}
	return true
}

// diff lists the objects that lie elsewhere than expected, by name; with
// passing, a card in a show zone where none is expected is left out.
func (s *Surface) diff(expected, seen game.Layout, passing bool) []Difference {
	var out []Difference
	for o, zone := range expected {
		if zone != game.Anywhere && seen[o] != zone {
			out = append(out, Difference{o, zone, seen[o]})
		}
	}
	for o, zone := range seen {
		if _, in := expected[o]; in {
			continue
		}
		if passing && s.zones[zone].Style == cards.Show {
			continue
		}
		out = append(out, Difference{o, "", zone})
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Object < out[j].Object })
	return out
}
