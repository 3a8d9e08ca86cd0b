package table

import (
	"maps"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Finding is what Reconcile makes of a layout.
type Finding struct {
	// Agrees is true when the state already expects what is seen.
	Agrees bool
	// Late are the indicators that lie elsewhere while all else agrees.
	Late []Difference
	// Ways are the shortest explanations with different outcomes: one is
	// taken, several are asked about, none leaves a difference.
	Ways []Explanation
	// Differs lists what is expected and what is seen, by object, when
	// nothing explains it.
	Differs []Difference
	// OnTheWay is true when what is seen lies between the state and legal
	// moves, as when two of four cards have been laid: nothing is wrong yet.
	OnTheWay bool
	// Left is what still has to move for the nearest legal outcome: on the way,
	// what people are about to move; else what they may have left out.
	Left []Difference
	// Passing is how many cards that are only shown were left out, so that the
	// rest agrees or is explained.
	Passing int
	// Unsure is true when Ways take in what is not to be seen any more, or
	// leave something to be reminded of: wait until the table rests before one
	// is taken.
	Unsure bool
}

// Difference is one object that does not lie where the rules expect it. An
// empty zone means in no zone.
type Difference struct {
	Object         string
	Expected, Seen string
}

// Reconcile finds the legal moves from a state whose layout is what is seen.
// It is level-triggered: only the layout counts, not how it came about.
//
// A card in a show zone where none is expected counts when a move explains it;
// otherwise it is only passing (R78) and left out. What is only indicated stops
// nothing, and what was only tidied up is corrected.
func (s *Surface) Reconcile(state game.State, seen game.Layout) Finding {
	f, done := s.Directly(state, seen)
	if done {
		return f
	}
	tidy, whole := s.tidied(state, seen)
	if whole {
		return Finding{Ways: []Explanation{tidy}, Unsure: true}
	}
	x := s.newSearch(state, seen, false, true)
	f.Differs = x.differs()
	if f.Left, f.OnTheWay = x.nearest(1); f.OnTheWay {
		return f
	}
	free := s.newSearch(state, seen, true, true)
	free.run()
	ways := distinguishedByTokens(seen, explanations(free.ways))
	switch lax := explanations(free.lax); {
	case len(ways)+len(free.late) == 0 && len(lax) == 1:
		left := x.diff(lax[0].layout, seen, true)
		return Finding{Differs: left, Left: left, OnTheWay: true}
	case len(ways) > 0 || len(free.late) == 0 && len(lax) > 0:
		return Finding{Ways: s.unlike(state, seen, append(ways, lax...)), Unsure: true}
	case len(free.late) > 0:
		return Finding{Ways: s.unlike(state, seen, explanations(free.late)), Unsure: true}
	case len(tidy.Moves) > 0 && len(s.Differences(tidy.After, seen)) <= maxLeft:
		return Finding{Ways: []Explanation{tidy}, Unsure: true}
	}
	if left, whole := x.nearest(maxNearMoves); whole && len(left) > 0 {
		f.Left = left
	}
	return f
}

// Directly is Reconcile without what takes long: it finds nothing that went by
// unseen. It reports whether it has found anything at all.
func (s *Surface) Directly(state game.State, seen game.Layout) (Finding, bool) {
	return s.Within(state, seen, maxMoves)
}

// Within is Directly with so many moves at most.
func (s *Surface) Within(state game.State, seen game.Layout, most int) (Finding, bool) {
	whole := s.newSearch(state, seen, false, true)
	whole.depth = min(whole.depth, most)
	all, resting := len(whole.otherwise), len(whole.differs())
	x, late := whole, []*Explanation(nil)
	for _, passing := range []bool{false, true} {
		differs := resting
		if x = whole; !passing {
			if all > 0 && all == resting {
				continue // nothing is passing
			}
			y := *whole
			y.passing, y.moved, differs = false, maps.Clone(whole.moved), all
			x = &y
		}
		if differs == 0 {
			return Finding{Agrees: true, Passing: all}, true
		}
		x.run()
		if ways := distinguishedByTokens(seen, explanations(x.ways)); len(ways) > 0 {
			return Finding{Ways: s.unlike(state, seen, ways), Passing: all - differs}, true
		}
		if passing && len(late) > 0 {
			break // what explains a card that is shown comes first
		}
		late = slices.DeleteFunc(slices.Clone(x.late), func(e *Explanation) bool {
			return !passing && slices.ContainsFunc(e.Late, func(d Difference) bool { return d.Seen != "" })
		})
	}
	switch {
	case len(late) > 0:
		return Finding{Ways: s.unlike(state, seen, explanations(late)), Unsure: true}, true
	case x.startsLate():
		return Finding{Agrees: true, Late: x.differs(), Passing: all - resting}, true
	}
	return Finding{}, false
}

// OnTheWay reports whether what is seen lies between a state and one legal move.
func (s *Surface) OnTheWay(state game.State, seen game.Layout) bool {
	_, yes := s.newSearch(state, seen, false, true).nearest(1)
	return yes
}

func explanations(found []*Explanation) []Explanation {
	out := make([]Explanation, len(found))
	for i, e := range found {
		out[i] = *e
	}
	return out
}

// diff lists the objects that lie elsewhere than expected, by name; with
// passing, a card in a show zone where none is expected is left out.
func (s *Surface) diff(expected, seen game.Layout, passing bool) []Difference {
	var out []Difference
	for o, zone := range expected {
		if at := seen[o]; at != zone && (zone != game.Anywhere || s.zones[at].Style == cards.Space) { // a pile shows what has come there
			out = append(out, Difference{o, zone, at})
		}
	}
	for o, zone := range seen {
		if _, in := expected[o]; in {
			continue
		}
		if d := (Difference{o, "", zone}); !passing || !s.passes(d) {
			out = append(out, d)
		}
	}
	slices.SortFunc(out, func(a, b Difference) int { return strings.Compare(a.Object, b.Object) })
	return out
}

// passes reports whether a difference is a card in a show zone where none is expected.
func (s *Surface) passes(d Difference) bool {
	return d.Expected == "" && s.zones[d.Seen].Style == cards.Show
}

// distinguishedByTokens keeps, of several explanations, those that agree with
// the tokens whose place matters no more: these still lie where they were last
// laid.
func distinguishedByTokens(seen game.Layout, ways []Explanation) []Explanation {
	var out []Explanation
	for _, w := range ways {
		last, told := w.lastLaid(), true
		for o, z := range w.layout {
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
