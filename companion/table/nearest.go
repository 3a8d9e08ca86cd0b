package table

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// The bounds of the search for the nearest outcome, beyond single moves.
const (
	maxNearMoves = 3
	maxNearNodes = 800
)

// near is an outcome of legal moves beside what is seen.
type near struct {
	*Explanation
	strange []Difference // what has moved, and not towards it
	left    []Difference // what still has to move for it
}

// nearest finds the outcome of so many legal moves at most that is nearest to what
// is seen, and what still has to move for it: the two cards of four that were
// not laid yet, or the move that somebody has left out. It reports whether that
// explains everything that has moved. Of several that are equally near only
// what they share is left to do.
func (x *search) nearest(most int) (left []Difference, onTheWay bool) {
	start := x.judge(x.root)
	if len(start.strange) == 0 {
		return nil, false // none can be nearer
	}
	best := []near{}
	level := []near{start}
	visited := map[string]bool{x.root.After.Key(): true}
	nodes := 0
	for depth := 0; depth < most && len(level) > 0; depth++ {
		var next []near
		for _, from := range level {
			if from.Reveals || from.opens() {
				continue
			}
			for _, seat := range actingSeats(from.After) {
				for _, m := range from.After.Legal(seat) {
					if depth > 0 && (nodes >= maxNearNodes || !x.atHand(m, from.layout)) {
						continue
					}
					nodes++
					after, events, err := from.After.Apply(m)
					if err != nil {
						continue
					}
					n := x.judge(from.then(m, after, events))
					switch {
					case len(n.strange) >= len(start.strange) && len(n.strange) > 0 && depth > 0:
						continue
					case len(n.strange) < len(start.strange) && (len(best) == 0 || n.nearer(best[0])):
						best = []near{n}
					case len(best) > 0 && !best[0].nearer(n):
						best = append(best, n)
					}
					if len(n.strange) == 0 || depth+1 == most || !x.atHand(m, from.layout) || nodes >= maxNearNodes {
						continue
					}
					if key := after.Key(); !visited[key] {
						visited[key] = true
						next = append(next, n)
					}
				}
			}
		}
		if len(best) > 0 && len(best[0].strange) == 0 {
			break
		}
		level = next
	}
	if len(best) == 0 {
		return nil, false
	}
	left, strange := best[0].left, best[0].strange
	for _, b := range best[1:] {
		left, strange = shared(left, b.left), shared(strange, b.strange)
	}
	if len(strange) == 1 && len(best[0].strange) == 1 && len(start.strange) > 1 {
		left = append(slices.Clone(left), strange...) // it was laid in a wrong place
	}
	return left, len(best[0].strange) == 0
}

// atHand reports whether a move names only pieces that lie on the table: what
// may come from a hand or a deck nobody can tell beforehand.
func (x *search) atHand(m game.Move, layout game.Layout) bool {
	for _, o := range m.Objects {
		if _, lies := layout[o]; !lies && !x.moved[o] && !x.token(o) {
			return false
		}
	}
	return true
}

// judge compares an outcome with what is seen. An object in no zone is taken to
// be in somebody's hand when the outcome has it elsewhere than it lay.
func (x *search) judge(e *Explanation) near {
	out := near{Explanation: e}
	for _, d := range x.diffAt(e) {
		was := x.from[d.Object]
		if slices.ContainsFunc(x.kinds.of[d.Object], func(o string) bool { return d.Seen != "" && x.from[o] == d.Seen }) {
			was = d.Seen // one of its kind has not moved
		}
		switch {
		case d.Expected == "" && d.Seen == was && x.covers(e.layout, was):
			// What comes there covers it.
		case d.Expected != was && (d.Seen == "" || x.kinds.same(d.Seen, was)):
			if !x.Named(d) {
				d.Expected = game.Anywhere // everyone knows it: the record has had it on the table
			}
			out.left = append(out.left, d)
		case x.indicates(e.After, e.indicators(), d) && x.mayBeLate(e, d):
		default:
			out.strange = append(out.strange, d)
		}
	}
	return out
}

// covers reports whether something comes to lie in a place that has not lain there.
func (x *search) covers(layout game.Layout, place string) bool {
	for o, at := range layout {
		if at == place && x.from[o] != place {
			return true
		}
	}
	return false
}

// nearer reports whether an outcome is nearer to what is seen than another.
func (n near) nearer(o near) bool {
	if len(n.strange) != len(o.strange) {
		return len(n.strange) < len(o.strange)
	}
	return len(n.left) < len(o.left)
}

// shared are the differences that two outcomes have in common; where they have
// a piece in two places it may lie anywhere.
func shared(a, b []Difference) []Difference {
	in := map[string]string{}
	for _, d := range b {
		in[d.Object] = d.Expected
	}
	var out []Difference
	for _, d := range a {
		zone, ok := in[d.Object]
		if !ok {
			continue
		}
		if zone != d.Expected {
			d.Expected = game.Anywhere
		}
		out = append(out, d)
	}
	return out
}
