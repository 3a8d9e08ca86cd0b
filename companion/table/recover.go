package table

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// The bounds of recovery: two turns with a proof in them are some twenty moves.
const (
	maxRecovered     = 24
	maxRecoveryNodes = 30000
)

// recover explains a table that was out of sight for some moves. Cards and
// markers still may only go where they are seen, but tokens may have gone and
// come back: the turn marker all round, the claim token out and home again.
//
// Beside the explanations that fit it gives the lax ones: they fit but for
// tokens that lie where they lay before, because somebody may have forgotten
// to move them. A lax explanation is never taken; it keeps a fitting one from
// being taken without a question. Nothing is given when the search was not
// complete, as then nobody knows whether an explanation is the only one.
func (s *Surface) recover(state game.State, seen game.Layout) (fitting, lax []Explanation) {
	r := completeSearch{surface: s, start: state.Layout(), seen: seen, moved: map[string]bool{}, visited: map[string]bool{state.Key(): true}}
	for _, d := range s.diff(r.start, seen, false) {
		r.moved[d.Object] = true
	}
	level := []*node{{Explanation: Explanation{After: state}}}
	for depth := 0; len(level) > 0; depth++ {
		if depth == maxRecovered {
			return nil, nil
		}
		var next []*node
		for _, from := range level {
			next = append(next, r.expand(from)...)
			if r.nodes > maxRecoveryNodes {
				return nil, nil
			}
		}
		level = next
	}
	for _, n := range r.fitting {
		fitting = append(fitting, n.Explanation)
		for up := n.parent; up != nil; up = up.parent {
			up.passed = true // the way to a better explanation
		}
	}
	for _, n := range r.lax {
		if !n.passed && !n.extendsLax() {
			n.Lax = true
			lax = append(lax, n.Explanation)
		}
	}
	return s.distinguishedByTokens(state, seen, fitting), lax
}

// node is a node of the search tree: an explanation and the one that it extends.
type node struct {
	Explanation
	parent     *node
	nearlyFits bool
	passed     bool // a fitting explanation extends it
}

// extendsLax reports whether the node merely extends a lax explanation.
func (n *node) extendsLax() bool {
	for up := n.parent; up != nil; up = up.parent {
		if up.nearlyFits && !up.passed {
			return true
		}
	}
	return false
}

// completeSearch is a breadth-first search that goes on after it has found an
// explanation, to find out whether there is another.
type completeSearch struct {
	surface      *Surface
	start, seen  game.Layout
	moved        map[string]bool
	visited      map[string]bool
	fitting, lax []*node
	nodes        int
}

// expand gives the nodes that are one move longer and do not fit yet.
func (r *completeSearch) expand(from *node) []*node {
	if from.Reveals {
		return nil
	}
	var out []*node
	before := from.After.Layout()
	for _, seat := range actingSeats(from.After) {
		for _, m := range from.After.Legal(seat) {
			if from.opened || !r.namesOnlyMoved(m) {
				continue
			}
			r.nodes++
			after, events, err := from.After.Apply(m)
			if err != nil || r.visited[after.Key()] {
				continue
			}
			layout := after.Layout()
			if !r.plausible(before, layout) {
				continue
			}
			r.visited[after.Key()] = true
			n := &node{Explanation: from.then(m, after, events), parent: from}
			switch fits, nearly := r.compare(layout); {
			case fits:
				r.fitting = append(r.fitting, n)
				continue // what only continues it can be taken later
			case nearly:
				n.nearlyFits = true
				r.lax = append(r.lax, n)
			}
			out = append(out, n)
		}
	}
	return out
}

// namesOnlyMoved reports whether a move names only tokens and objects that were
// seen to move.
func (r *completeSearch) namesOnlyMoved(m game.Move) bool {
	if !r.surface.fillsSlotAsSeen(m, r.seen) {
		return false
	}
	for _, o := range m.Objects {
		if o != game.Unknown && !r.moved[o] && !r.surface.token(o) {
			return false
		}
	}
	return true
}

// plausible reports whether a move changes only tokens and what was seen to
// move, and lays cards and markers to rest only where they are seen, or under
// what is seen there.
func (r *completeSearch) plausible(before, after game.Layout) bool {
	for o, zone := range after {
		if zone == before[o] || zone == game.Anywhere || r.surface.token(o) {
			continue
		}
		if !r.moved[o] {
			return false
		}
		switch z, last := r.surface.zones[zone], r.surface.zones[r.seen[o]]; z.Style {
		case cards.Lane:
			if r.seen[o] != zone {
				return false
			}
		case cards.Slide:
			if last.Style == cards.Slide && last.X != z.X {
				return false // it slides within its column
			}
		case cards.Space:
			if r.seen[o] != zone && (r.seen[o] != "" || !r.taken(zone)) {
				return false
			}
		}
	}
	for o := range before {
		if _, in := after[o]; !in && !r.moved[o] && !r.surface.token(o) {
			return false
		}
	}
	return true
}

// taken reports whether an object that has moved is seen in a zone.
func (r *completeSearch) taken(zone string) bool {
	for o, z := range r.seen {
		if z == zone && r.moved[o] {
			return true
		}
	}
	return false
}

// compare reports whether a layout fits what is seen, or nearly fits: the only
// differences are tokens that lie where they lay at the start.
func (r *completeSearch) compare(layout game.Layout) (fits, nearly bool) {
	differs := r.surface.diff(layout, r.seen, true)
	for _, d := range differs {
		if !r.surface.token(d.Object) || d.Seen == "" || d.Seen != r.start[d.Object] {
			return false, false
		}
	}
	return len(differs) == 0, len(differs) > 0
}

// distinguishedByTokens keeps, of several explanations, those that agree with
// the tokens whose place matters no more: these still lie where they were last
// laid.
func (s *Surface) distinguishedByTokens(state game.State, seen game.Layout, ways []Explanation) []Explanation {
	if len(ways) < 2 {
		return ways
	}
	var out []Explanation
	for _, w := range ways {
		last := state.Layout()
		for at, i := state, 0; i < len(w.Moves); i++ {
			next, _, err := at.Apply(w.Moves[i])
			if err != nil {
				return ways
			}
			at = next
			for o, z := range at.Layout() {
				if z != game.Anywhere {
					last[o] = z
				}
			}
		}
		told := true
		for o, z := range w.After.Layout() {
			told = told && (z != game.Anywhere || last[o] == game.Anywhere || last[o] == seen[o])
		}
		if told {
			out = append(out, w)
		}
	}
	if len(out) == 0 {
		return ways
	}
	return out
}

// token reports whether an object is neither a card nor an owner's marker nor a
// tile: it may go and come back.
func (s *Surface) token(object string) bool {
	kind, ok := s.kinds[object]
	return !ok || kind != cards.Card && kind != cards.Marker && kind != cards.Plate
}
