package table

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// namesOnlyMoved reports whether every object of a move was seen to move, or goes
// with one that was from a hand that nobody sees onto a pile, or from beneath others,
// and whether a move into a slot brings only what is seen there, as no card passes
// through a slot unseen.
func (x *search) namesOnlyMoved(from *Explanation, m game.Move) bool {
	if len(m.Objects) == 0 {
		return true
	}
	style := x.zones[m.Place].Style
	slot, cell := style == cards.Slot, style == cards.Cell
	for _, o := range m.Objects {
		switch {
		case cell && !x.free && x.kinds.own[o] && !x.seenIn(m.Place, x.kinds.of[o]):
			return false
		case slot && !x.kinds.same(x.seen[o], m.Place) && x.kinds.of[o] == nil:
			return false
		case m.Place != "" && x.Surface.kinds[o] == cards.Plate && !x.kinds.same(x.seen[o], m.Place):
			return false // a tile is laid where it is seen, however many others are laid with it
		case o == game.Unknown || x.moved[o] || x.wanders(o):
		case len(m.Objects) > 1 && x.seen[o] == "" && (m.Place == "" && from.layout[o] == "" || from.layout[o] == game.Anywhere) && x.moves(m):
		default:
			return false
		}
	}
	return true
}

// needless reports whether a move names a piece that it leaves where it lies, where it has
// come to is explained already, and another one could be named instead: nothing shows
// that it was this one.
func (x *search) needless(from, n *Explanation, m game.Move) bool {
	for i, o := range m.Objects {
		at, lies := from.layout[o]
		if !lies || at == game.Anywhere || n.layout[o] != at || at != x.seen[o] || at == x.from[o] || x.wanders(o) {
			continue
		}
		instead := func(l game.Move) bool {
			l.Objects = slices.Clone(l.Objects)
			if len(l.Objects) != len(m.Objects) || l.Objects[i] == o {
				return false
			}
			l.Objects[i] = o
			return l.Equal(m)
		}
		if slices.ContainsFunc(from.After.Legal(m.Seat), instead) {
			return true
		}
	}
	return false
}

// moves reports whether a move names a piece that was seen to move.
func (x *search) moves(m game.Move) bool {
	return slices.ContainsFunc(m.Objects, func(o string) bool { return x.moved[o] })
}

// seenIn reports whether one of several pieces is seen in a place.
func (x *search) seenIn(place string, pieces []string) bool {
	return slices.ContainsFunc(pieces, func(o string) bool { return x.kinds.same(x.seen[o], place) })
}

// wanders reports whether an object may go and come back unseen, or need not go
// at all: tokens in a free search, indicators, and a card that may lie there again.
func (x *search) wanders(o string) bool {
	return x.free && x.token(o) || x.shows[o] || x.again && x.seen[o] != "" && x.seen[o] == x.from[o] && x.Surface.kinds[o] == cards.Card
}

// plausible reports whether a move changes only what was seen to move, or
// brings it where it is seen. What only shows something after it may be late.
// In a free search it lays cards and markers to rest only where they are seen,
// or under what is seen there.
func (x *search) plausible(from, n *Explanation) bool {
	for _, c := range n.changes() {
		o := c.object
		switch moved := x.moved[o]; {
		case !x.free && c.from != "" && c.from == x.seen[o] && moved && x.kinds.of[o] == nil && x.Surface.kinds[o] == cards.Card && !(c.to == "" && n.ends() && n.indicators()[o]):
			return false // it has come to where it lies
		case x.wanders(o):
		case c.to == "":
			if !moved && (x.free || x.seen[o] != "") {
				return false
			}
		case c.to == game.Anywhere || !moved && n.indicators()[o]:
		case !moved && (x.free || !x.kinds.same(c.to, x.seen[o])) && !x.likeMoved(o, c.to):
			return false
		case x.free && x.kinds.of[o] == nil && !x.rests(o, c.to):
			return false
		}
	}
	return true
}

// likeMoved reports whether another piece of an object's kind has moved to where it
// should lie: any of them may have.
func (x *search) likeMoved(o, zone string) bool {
	return slices.ContainsFunc(x.kinds.of[o], func(id string) bool { return id != o && x.moved[id] && x.kinds.same(zone, x.seen[id]) })
}

// rests reports whether a card or a marker may have come to rest in a zone.
func (x *search) rests(o, zone string) bool {
	switch z, last := x.zones[zone], x.zones[x.seen[o]]; z.Style {
	case cards.Lane:
		return x.seen[o] == zone
	case cards.Slide:
		return last.Style != cards.Slide || last.X == z.X // it slides within its column
	case cards.Space:
		return x.seen[o] == zone || x.seen[o] == "" && x.taken(zone)
	}
	return true
}

// taken reports whether an object that has moved is seen in a zone.
func (x *search) taken(zone string) bool {
	for o, z := range x.seen {
		if z == zone && x.moved[o] {
			return true
		}
	}
	return false
}
