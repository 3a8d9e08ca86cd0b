package table

import (
	"cmp"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// How well an explanation fits what is seen.

// compare files an explanation that fits, or nearly does, and reports whether
// it fits without a fault.
func (x *search) compare(n *Explanation) bool {
	if x.astray(n) || slices.ContainsFunc(n.unseen, func(o string) bool { return x.comesBack(n, o) }) {
		return false
	}
	late, lax, fits := x.faults(n)
	if !fits {
		return false
	}
	n.Late, n.Lax = late, lax
	switch {
	case lax:
		x.lax = append(x.lax, n)
		n.nearlyFits = true
	case len(late) > 0:
		x.late = append(x.late, n)
		n.nearlyFits = true
	default:
		x.ways = append(x.ways, n)
		return true
	}
	return false
}

// faults are what an explanation that fits leaves as it was: the indicators that lie elsewhere, and
// whether tokens lie where they may have been forgotten.
func (x *search) faults(n *Explanation) (late []Difference, lax, fits bool) {
	for _, d := range x.diffAt(n) {
		switch {
		case d.Seen != "" && d.Seen != x.from[d.Object] && slices.Contains(n.unseen, d.Object): // it was moved otherwise
			return nil, false, false
		case d.Seen == x.from[d.Object] && early(n.After, d): // it has not come early: it lies there still
			return nil, false, false
		case x.indicates(n.After, n.indicators(), d) && x.mayBeLate(n, d) && !(x.agreed && d.Seen == "" && n.layout[d.Object] != x.from[d.Object]):
			late = append(late, d)
		case x.forgotten(d.Object) && !n.names(d.Object): // what a move names has to be seen to move
			lax = true
		default:
			return nil, false, false
		}
	}
	// One that may be another of its kind, which is missing, has not come early.
	instead := func(d Difference) bool {
		return early(n.After, d) && slices.ContainsFunc(late, func(gone Difference) bool {
			return gone.Seen == "" && slices.Contains(x.kinds.of[d.Object], gone.Object)
		})
	}
	if slices.ContainsFunc(late, instead) {
		return nil, false, false
	}
	return late, lax, true
}

// astray reports whether some piece that has moved lies as no explanation may
// leave it: it is a quick look before all is compared.
func (x *search) astray(n *Explanation) bool {
	may := func(o, expected, seen string) bool {
		return expected == game.Anywhere || x.kinds.same(expected, seen) || x.forgotten(o) || n.indicators()[o] ||
			expected == "" && (x.passing && x.zones[seen].Style == cards.Show || game.Anticipated(n.After, o, seen))
	}
	for o := range x.moved {
		if x.kinds.of[o] == nil && !may(o, n.layout[o], x.seen[o]) {
			return true
		}
	}
	return slices.ContainsFunc(x.groups, func(g []string) bool {
		may := func(o string) bool { return x.forgotten(o) || n.indicators()[o] }
		return !slices.ContainsFunc(g, may) && x.elsewhere(g, n)
	})
}

// elsewhere reports whether pieces that are alike are seen in other places than an
// explanation has them, and none of them may lie there already.
func (x *search) elsewhere(group []string, n *Explanation) bool {
	var room [32]string
	lie := room[:0]
	for _, id := range group {
		z, in := n.layout[id]
		if z == game.Anywhere {
			return false
		}
		if in {
			lie = append(lie, x.kinds.stand(z))
		}
	}
	for _, id := range group {
		z, in := x.seen[id]
		if !in {
			continue
		}
		i := slices.Index(lie, x.kinds.stand(z))
		switch {
		case i < 0 && (x.passing && x.zones[z].Style == cards.Show || game.Anticipated(n.After, id, z)):
			continue
		case i < 0:
			return true
		}
		lie = slices.Delete(lie, i, i+1)
	}
	return len(lie) > 0
}

// forgotten reports whether an object is a token that lies where it lay before,
// which a free search finds lax.
func (x *search) forgotten(o string) bool {
	at := x.seen[o]
	return x.free && at != "" && at == x.from[o] && x.token(o)
}

// best keeps, of explanations that fit but for indicators, those that leave the
// fewest unexplained, and of these those that leave the fewest that have moved.
// An indicator is explained when it has left its place and a declaration that is
// seen has moved it, though it may lie too far. When it has not left its place
// it was forgotten, which leaves less open than one that has moved for no reason.
func (x *search) best(late []*Explanation) []*Explanation {
	if len(late) == 0 {
		return nil
	}
	least := len(x.differs())
	leastMoved := least
	mustMove := !x.startsLate()
	var out []*Explanation
	for _, n := range late {
		left, moved := 0, 0
		for _, d := range n.Late {
			if early(n.After, d) && !early(x.root.After, d) {
				continue // it may lie there from now on
			}
			if !n.shown[d.Object] || !x.moved[d.Object] {
				left++
			}
			if !n.shown[d.Object] && x.moved[d.Object] {
				moved++
			}
		}
		switch order := cmp.Or(cmp.Compare(moved, leastMoved), cmp.Compare(left, least)); {
		case order < 0, len(out) == 0 && mustMove && moved == 0: // better than to make no move
			least, leastMoved, out = left, moved, []*Explanation{n}
		case order == 0 && len(out) > 0 && !n.extends() && len(n.Moves) == len(out[0].Moves):
			out = append(out, n)
		}
	}
	return out
}

// startsLate reports whether nothing but indicators lies otherwise than the
// start has it: then to make no move at all is an explanation, too.
func (x *search) startsLate() bool {
	for _, d := range x.differs() {
		if !x.indicates(x.root.After, x.root.indicators(), d) {
			return false
		}
	}
	return true
}

// indicates reports whether a difference from a state is of a mere indicator, or
// of what is only early.
func (x *search) indicates(state game.State, shows map[string]bool, d Difference) bool {
	return early(state, d) || game.Indicates(state, shows, d.Object, d.Seen)
}

// early reports whether a difference from a state is of what may lie there already.
func early(state game.State, d Difference) bool {
	return d.Expected == "" && game.Anticipated(state, d.Object, d.Seen)
}

// mayBeLate reports whether a piece that is an indicator after an explanation was one
// before it, too, or is moved by it: one that lies elsewhere now does not come to lie
// right by the mere end of a turn.
func (x *search) mayBeLate(n *Explanation, d Difference) bool {
	was := x.from[d.Object]
	return d.Seen == "" || d.Expected == "" || d.Expected != was || n.parent != nil && x.seenToAct(n.parent, n) || x.indicates(x.root.After, x.root.indicators(), Difference{d.Object, was, d.Seen})
}

// diffAt lists what does not lie as after an explanation, whichever of several
// alike pieces are seen.
func (x *search) diffAt(n *Explanation) []Difference {
	out := x.diff(n.layout, x.seen, x.passing)
	for _, d := range out {
		if x.kinds.of[d.Object] != nil {
			return x.diff(n.layout, x.kinds.align(n.layout, x.seen), x.passing)
		}
	}
	return out
}

// diff is what differs between two layouts, but for places that are alike.
func (x *search) diff(expected, seen game.Layout, passing bool) []Difference {
	return slices.DeleteFunc(x.Surface.diff(expected, seen, passing), func(d Difference) bool {
		return d.Expected != "" && d.Seen != "" && x.kinds.same(d.Expected, d.Seen)
	})
}

// comesBack reports whether a piece that a move took away lies again where it lay at the start,
// or one like it does, and is seen there: nothing shows that it was ever gone.
func (x *search) comesBack(n *Explanation, o string) bool {
	at := x.from[o]
	if at == "" || at == game.Anywhere || x.seen[o] != at {
		return false
	}
	if n.layout[o] == at {
		return true
	}
	return slices.ContainsFunc(x.kinds.of[o], func(id string) bool { return n.layout[id] == at && x.from[id] != at })
}
