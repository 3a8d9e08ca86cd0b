package table

import (
	"iter"
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// The search's bounds: no real table changes more between two looks, two turns
// with a proof in them are some twenty moves, and a table in disorder must not
// stop the program.
const (
	maxMoves     = 14
	maxRound     = 7 // after more moves a marker that lies where it lay was forgotten, not passed all round
	maxNodes     = 600
	maxFreeMoves = 24
	maxFreeNodes = 8000
	maxFreeMoved = 24 // cards, markers and tiles; more is disorder
)

// search looks for the sequences of legal moves that lead from a state to what
// is seen, the shortest first. It follows only moves that touch what was seen
// to move, and never passes a declaration whose sign is not seen.
//
// A free search is for a table that was out of sight for some moves. Cards and
// markers still may only go where they are seen, but tokens may have gone and
// come back: the turn marker all round, the claim token out and home again.
type search struct {
	*Surface
	kinds     kinds
	from      game.Layout // what the start expects
	seen      game.Layout
	otherwise []Difference    // what does not lie as the start expects it
	moved     map[string]bool // objects that do not lie where the start expects them
	groups    [][]string      // of alike pieces, some of which do not
	free      bool
	passing   bool // a card in a show zone where none is expected is left out
	agreed    bool // people say that all has happened as it lies: declarations need no sign
	again     bool // a card that lies where it lay may have been taken away and laid there again

	root          *Explanation    // of no move
	shows         map[string]bool // the indicators of the state that is expanded
	visited       map[string]bool // states already met, by key
	nodes         int
	ways          []*Explanation // that fit
	late          []*Explanation // that fit but for indicators
	lax           []*Explanation // that fit but for tokens that lie where they lay before
	outOfNodes    bool
	depth, budget int
}

// newSearch prepares a search.
func (s *Surface) newSearch(state game.State, seen game.Layout, free, passing bool) *search {
	x := &search{Surface: s, kinds: s.kindsOf(state), from: state.Layout(), seen: seen, moved: map[string]bool{},
		free: free, passing: passing || free, depth: maxMoves, budget: maxNodes}
	x.root = &Explanation{After: state, layout: x.from}
	if free {
		x.depth, x.budget = maxFreeMoves, maxFreeNodes
	}
	x.otherwise = x.diff(x.from, seen, false)
	for _, d := range x.otherwise {
		x.moved[d.Object] = true
		if g := x.kinds.of[d.Object]; g != nil && !slices.ContainsFunc(x.groups, func(o []string) bool { return o[0] == g[0] }) {
			x.groups = append(x.groups, g)
		}
		for _, id := range x.kinds.of[d.Object] {
			x.moved[id] = x.moved[id] || !x.kinds.own[id] || d.Expected == "" // one more of them has come
		}
	}
	return x
}

// differs lists what does not lie as the start expects it; a card that is only shown is left
// out where the search passes it over.
func (x *search) differs() []Difference {
	if !x.passing {
		return x.otherwise
	}
	return slices.DeleteFunc(slices.Clone(x.otherwise), x.passes)
}

// hopeless reports whether more has moved than a free search could explain.
func (x *search) hopeless() bool {
	n := 0
	for o := range x.moved {
		if !x.token(o) {
			n++
		}
	}
	return x.free && n > maxFreeMoved
}

// run searches. A search that stopped at its bounds has perhaps seen only one
// of several explanations: it finds none. A free one goes on after it has found
// one, to find out whether there is another.
func (x *search) run() {
	level := []*Explanation{x.root}
	x.visited = map[string]bool{x.root.After.Key(): true}
	x.outOfNodes = x.hopeless()
	for depth := 0; len(level) > 0 && !x.outOfNodes; depth++ {
		if depth == x.depth {
			x.outOfNodes = x.outOfNodes || x.free
			break
		}
		if x.outOfNodes = x.free && x.tooMany(level); x.outOfNodes {
			break
		}
		var next []*Explanation
		for _, from := range level {
			next = append(next, x.expand(from)...)
			if x.nodes >= x.budget {
				x.outOfNodes = true
				break
			}
		}
		if x.outOfNodes || len(x.ways) > 0 && !x.free {
			break
		}
		level = next
	}
	if x.outOfNodes {
		x.ways, x.late, x.lax = nil, nil, nil
	}
	for _, w := range x.ways {
		for up := w.parent; up != nil; up = up.parent {
			up.passed = true // the way to a better explanation
		}
	}
	onlyExtends := func(e *Explanation) bool { return e.passed || e.extends() }
	x.lax = slices.DeleteFunc(x.lax, onlyExtends)
	x.late = x.best(x.late)
}

// tooMany reports whether there are more moves to try from a level than the search may try:
// then it need not begin with them.
func (x *search) tooMany(level []*Explanation) bool {
	left, moved := x.budget-x.nodes, x.moved
	x.moved = maps.Clone(moved)
	defer func() { x.moved = moved }()
	for _, from := range level {
		for range x.worthTrying(from) {
			if left--; left <= 0 {
				return true
			}
		}
	}
	return false
}

// worthTrying visits the legal moves after an explanation of which something may be seen,
// with what the table tells of each.
func (x *search) worthTrying(from *Explanation) iter.Seq2[game.Move, game.Sign] {
	return func(yield func(game.Move, game.Sign) bool) {
		if from.Reveals || from.opens() {
			return
		}
		x.shows = from.indicators()
		for _, seat := range actingSeats(from.After) {
			for _, m := range from.After.Legal(seat) {
				x.unearth(from.After, m)
				if !x.namesOnlyMoved(from, m) {
					continue
				}
				sign := game.SignOf(from.After, m, x.seen)
				if x.agreed && !game.Opening(from.After, m) && (m.Seat != game.Table || sign != game.Missing) {
					sign = game.Effect
				}
				if sign == game.Missing || sign == game.Shown && x.leftLying(from, m) {
					continue
				}
				if !yield(m, sign) {
					return
				}
			}
		}
	}
}

// expand gives the explanations that are one move longer and do not fit yet.
func (x *search) expand(from *Explanation) []*Explanation {
	var out []*Explanation
	for m, sign := range x.worthTrying(from) {
		if x.nodes >= x.budget {
			break
		}
		x.nodes++
		after, events, err := from.After.Apply(m)
		if err != nil || sign == game.Shown && x.leftAlone(from, m, after) {
			continue
		}
		key := after.Key()
		if sign == game.Passed || from.waits {
			key += " waits" // it may be met again by what is seen
		}
		if x.visited[key] {
			continue
		}
		n := from.then(m, after, events)
		if x.needless(from, n, m) || !x.plausible(from, n) {
			continue
		}
		x.visited[key] = true
		x.conclude(from, n, m, sign)
		if sign == game.Effect && !x.agreed && x.groundless(from, n) {
			n.unseen = append(n.unseen, m.Objects...)
			out = append(out, n) // what comes after it may show it
			continue
		}
		if !n.waits && x.compare(n) {
			continue // what only continues it can be taken later
		}
		out = append(out, n)
	}
	return out
}

// leftLying reports whether a piece that a move names should have been moved before and
// lies where it lay at the start, or is seen nowhere, as it may still be in a hand: it
// shows nothing new.
func (x *search) leftLying(from *Explanation, m game.Move) bool {
	return slices.ContainsFunc(m.Objects, func(o string) bool {
		at := from.layout[o]
		return at != x.from[o] && (!x.moved[o] && x.seen[o] != "" && x.seen[o] == x.from[o] || x.seen[o] == "" && at != "" && at != game.Anywhere)
	})
}

// leftAlone reports whether what shows a declaration is an indicator that should have gone
// elsewhere with a turn that is only concluded to be over, and comes back by it to where it
// has lain all the time: nobody has touched it.
func (x *search) leftAlone(from *Explanation, m game.Move, after game.State) bool {
	if len(from.Moves) < maxRound && m.Seat != from.ended || len(m.Objects) > 0 || from.ended == game.Table {
		return false
	}
	layout := after.Layout()
	for o := range from.indicators() {
		if was := x.from[o]; was != "" && x.seen[o] == was && layout[o] == was && from.layout[o] != was {
			return true
		}
	}
	return false
}

// conclude notes what the sign of the last move leaves open.
func (x *search) conclude(from, n *Explanation, m game.Move, sign game.Sign) {
	switch {
	case sign == game.Passed:
		n.waits, n.ended = true, m.Seat
	case n.waits && m.Seat != game.Table && m.Seat != n.ended && x.seenToAct(from, n):
		n.waits = false
	}
	if sign == game.Shown {
		shown := map[string]bool{}
		for o := range n.shown {
			shown[o] = true
		}
		for _, c := range n.changes() {
			if c.to != "" {
				shown[c.object] = true
			}
		}
		n.shown = shown
	}
}

// groundless reports whether nothing is seen of all that the last move does.
func (x *search) groundless(from, n *Explanation) bool {
	lie := func(l game.Layout, o, zone string) (count int) { // so many pieces like it
		for _, id := range x.kinds.of[o] {
			if l[id] == zone {
				count++
			}
		}
		return count
	}
	moved := false
	for _, c := range n.changes() {
		switch {
		case c.to == game.Anywhere || c.from == game.Anywhere && c.to == "":
			continue
		case c.to == "" && (x.seen[c.object] == "" || lie(x.seen, c.object, c.from) < lie(from.layout, c.object, c.from)):
			return false
		case c.to != "" && (x.kinds.same(c.to, x.seen[c.object]) || lie(x.seen, c.object, c.to) > lie(from.layout, c.object, c.to)):
			return false
		case n.ends() && c.from != "" && x.seen[c.object] == "" && x.zones[c.to].Style == cards.Space && x.taken(c.to):
			return false // it may lie beneath another
		}
		moved = true
	}
	return moved
}

// seenToAct reports whether the last move touches a piece that was seen to move
// and is no mere indicator.
func (x *search) seenToAct(from, n *Explanation) bool {
	return slices.ContainsFunc(n.changes(), func(c change) bool {
		return x.moved[c.object] && !game.Indicates(from.After, from.indicators(), c.object, x.seen[c.object])
	})
}

// unearth takes a card for moved that is seen nowhere, when another one that lies
// in its place now may cover it and the game sees a sign of it.
func (x *search) unearth(state game.State, m game.Move) {
	if len(m.Objects) != 1 || x.zones[m.Place].Style != cards.Space || x.moved[m.Objects[0]] || x.seen[m.Objects[0]] != "" {
		return
	}
	if x.taken(m.Place) && game.SignOf(state, m, x.seen) == game.Shown {
		x.moved[m.Objects[0]] = true
	}
}

// token reports whether an object is neither a card nor an owner's marker nor a
// tile: it may go and come back.
func (s *Surface) token(object string) bool {
	kind, ok := s.kinds[object]
	return !ok || kind != cards.Card && kind != cards.Marker && kind != cards.Plate
}
