package table

import (
	"reflect"
	"sort"

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
	// Verdict is true when one of its moves tells whether somebody was right.
	Verdict bool
	// Late are the indicators that do not lie as after it: people are reminded.
	Late []Difference
	// Lax is true when other tokens lie as if somebody had forgotten to move
	// them: people are asked before it is taken.
	Lax bool

	layout game.Layout // of After
	opened bool        // the last move opens a secret: nothing can be made of what follows
	// Somebody's turn was taken for ended, though nothing shows it: somebody
	// else must have acted.
	waits bool
	ended game.Seat

	shown      map[string]bool // what declarations that are seen have moved
	parent     *Explanation    // the one that it extends
	nearlyFits bool
	passed     bool // a fitting explanation extends it
}

// then is an explanation with one more move.
func (e *Explanation) then(m game.Move, after game.State, events []game.Event) *Explanation {
	out := &Explanation{After: after, layout: after.Layout(), parent: e, Verdict: e.Verdict, waits: e.waits, ended: e.ended, shown: e.shown}
	out.opened = game.SignOf(e.After, m, nil) == game.Opens
	out.Moves = append(append(out.Moves, e.Moves...), m)
	out.Story = append(out.Story, e.Story...)
	for _, ev := range events {
		out.Reveals = out.Reveals || ev.Reveals
		out.Verdict = out.Verdict || ev.Verdict
		if ev.For(game.Table) && !ev.Reveals {
			out.Story = append(out.Story, ev.Text)
		}
	}
	return out
}

// extends reports whether the explanation merely goes on where another one
// nearly fits.
func (e *Explanation) extends() bool {
	for up := e.parent; up != nil; up = up.parent {
		if up.nearlyFits && !up.passed {
			return true
		}
	}
	return false
}

// unlike drops explanations that differ from an earlier one in nothing that
// people can see.
func unlike(ways []Explanation) []Explanation {
	var out []Explanation
	var views []game.View
	for _, w := range ways {
		v := w.After.View(game.Table)
		v.Action = nil
		known := false
		for _, o := range views {
			known = known || reflect.DeepEqual(o, v)
		}
		if !known {
			out, views = append(out, w), append(views, v)
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

// indicators are the pieces of a position that only show what its record knows.
func indicators(s game.State) map[string]bool {
	x, ok := s.(game.Indicator)
	if !ok {
		return nil
	}
	out := map[string]bool{}
	for _, id := range x.Indicators() {
		out[id] = true
	}
	return out
}
