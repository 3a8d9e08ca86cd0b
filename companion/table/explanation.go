package table

import (
	"cmp"
	"maps"
	"reflect"
	"slices"
	"sort"
	"strings"

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

	layout  game.Layout     // of After
	changed []change        // what the last move has brought elsewhere, once it was asked for
	shows   map[string]bool // the indicators of After, once they were asked for
	// Somebody's turn was taken for ended, though nothing shows it: somebody
	// else must have acted.
	waits bool
	ended game.Seat

	shown      map[string]bool // what declarations that are seen have moved
	unseen     []string        // what moves have named of which nothing was seen when they were made
	parent     *Explanation    // the one that it extends
	nearlyFits bool
	passed     bool // a fitting explanation extends it
}

// change is an object that a move has brought from one zone to another; an empty zone
// stands for none.
type change struct{ object, from, to string }

// changes lists what the last move has brought elsewhere.
func (e *Explanation) changes() []change {
	if e.changed != nil || e.parent == nil {
		return e.changed
	}
	before := e.parent.layout
	e.changed = []change{}
	for o, to := range e.layout {
		if from := before[o]; from != to {
			e.changed = append(e.changed, change{o, from, to})
		}
	}
	for o, from := range before {
		if _, lies := e.layout[o]; !lies {
			e.changed = append(e.changed, change{o, from, ""})
		}
	}
	return e.changed
}

// opens reports whether the last move opens a secret: nothing can be made of what follows.
func (e *Explanation) opens() bool {
	return e.parent != nil && game.Opening(e.parent.After, e.Moves[len(e.Moves)-1])
}

// then is an explanation with one more move.
func (e *Explanation) then(m game.Move, after game.State, events []game.Event) *Explanation {
	out := &Explanation{After: after, layout: after.Layout(), parent: e, Verdict: e.Verdict, waits: e.waits, ended: e.ended, shown: e.shown, unseen: slices.Clip(e.unseen)}
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

// lastLaid is where each object was last laid on the way to the explanation.
func (e *Explanation) lastLaid() game.Layout {
	if e.parent == nil {
		return maps.Clone(e.layout)
	}
	last := e.parent.lastLaid()
	for o, z := range e.layout {
		if z != game.Anywhere {
			last[o] = z
		}
	}
	return last
}

// Told is the explanation that consists of moves, as far as the rules take them.
func Told(state game.State, moves []game.Move) Explanation {
	e := &Explanation{After: state}
	for _, m := range moves {
		after, events, err := e.After.Apply(m)
		if err != nil {
			break
		}
		e = e.then(m, after, events)
	}
	return *e
}

// ends reports whether its last move names nothing, such as the end of a turn: what it puts away
// lies on a pile in any order.
func (e *Explanation) ends() bool { return len(e.Moves[len(e.Moves)-1].Objects) == 0 }

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

// unlike drops explanations that differ from another one in nothing that people
// can see, such as which of several pieces that are alike were moved, or whether a seat that is
// in turn twice did something just before the end of the first turn or just after it. The one
// stays that moves those that are seen to have moved, in the first turn.
func (s *Surface) unlike(state game.State, seen game.Layout, ways []Explanation) []Explanation {
	if len(ways) < 2 {
		return ways
	}
	k := s.kindsOf(state)
	strange := func(w Explanation) int {
		n, layout := 0, w.After.Layout()
		for id := range k.own {
			if layout[id] != seen[id] {
				n++
			}
		}
		return n
	}
	slices.SortStableFunc(ways, func(a, b Explanation) int {
		return cmp.Or(strange(a)-strange(b), inFirstTurn(b.Moves)-inFirstTurn(a.Moves))
	})
	var out []Explanation
	var views []game.View
	for _, w := range ways {
		if slices.ContainsFunc(out, func(o Explanation) bool { return endsElsewhere(o.Moves, w.Moves) }) {
			continue
		}
		v := k.plain(w.After.View(game.Table))
		if !slices.ContainsFunc(views, func(o game.View) bool { return reflect.DeepEqual(o, v) }) {
			out, views = append(out, w), append(views, v)
		}
	}
	return out
}

// inFirstTurn counts the moves before the first one without a piece.
func inFirstTurn(moves []game.Move) int { return max(0, slices.IndexFunc(moves, isBare)) }

// isBare reports whether a move moves no piece, as the end of a turn.
func isBare(m game.Move) bool { return len(m.Objects) == 0 }

// endsElsewhere reports whether some moves of one seat are others but for where its turn ends.
func endsElsewhere(a, b []game.Move) bool {
	plain := func(moves []game.Move) []game.Move { return slices.DeleteFunc(slices.Clone(moves), isBare) }
	return len(a) == len(b) && slices.EqualFunc(plain(a), plain(b), game.Move.Equal) &&
		!slices.ContainsFunc(slices.Concat(a, b), func(m game.Move) bool { return m.Seat != a[0].Seat })
}

// plain is a view without what tells apart pieces that are alike.
func (k kinds) plain(v game.View) game.View {
	v.Action = nil
	v.Pieces = slices.Clone(v.Pieces)
	for i := range v.Pieces {
		p := &v.Pieces[i]
		p.Latest = false // the order in which they came
		if k.of[p.ID] != nil {
			p.ID, p.Card, p.Name, p.Zone = k.of[p.ID][0], "", game.Text{}, k.stand(p.Zone)
		}
	}
	slices.SortStableFunc(v.Pieces, func(a, b game.Placed) int {
		return cmp.Or(strings.Compare(a.Zone, b.Zone), strings.Compare(a.ID, b.ID))
	})
	return v
}

// actingSeats lists the seats that may act, the table last: chance is the least
// likely explanation.
func actingSeats(s game.State) []game.Seat {
	out := append([]game.Seat(nil), s.Turn()...)
	sort.SliceStable(out, func(i, j int) bool { return out[i] != game.Table && out[j] == game.Table })
	return out
}

// indicators are those of the position after it.
func (e *Explanation) indicators() map[string]bool {
	if e.shows == nil {
		if e.shows = game.IndicatorsOf(e.After); e.shows == nil {
			e.shows = map[string]bool{}
		}
	}
	return e.shows
}

// names reports whether one of its moves names an object.
func (e *Explanation) names(object string) bool {
	return slices.ContainsFunc(e.Moves, func(m game.Move) bool { return slices.Contains(m.Objects, object) })
}
