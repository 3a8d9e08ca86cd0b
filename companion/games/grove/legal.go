package grove

import (
	"slices"
	"sync"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// objectLists are the objects that legal moves name: of two pieces, by their
// numbers. Nobody changes them.
type objectLists struct {
	one   [][]string
	pair  [][][]string // a marker and a card
	deals []game.Move  // every pair of cards that can be dealt first
}

// listed makes what legal moves share.
func (n *pack) listed() *objectLists {
	pieces, _ := n.Len()
	l := &objectLists{one: make([][]string, pieces), pair: make([][][]string, pieces)}
	for p := range l.one {
		l.one[p] = []string{n.ID(kit.Piece(p))}
	}
	for _, m := range n.markers[game.Table] {
		l.pair[m] = make([][]string, n.last+1)
		for c := range n.cards() {
			l.pair[m][c] = []string{n.ID(m), n.ID(c)}
		}
	}
	for x := range n.cards() {
		for y := x + 1; y <= n.last; y++ {
			l.deals = append(l.deals, game.Move{Verb: vDeal, Objects: []string{n.ID(x), n.ID(y)}, Place: zone(show)})
		}
	}
	return l
}

var unknown = []string{game.Unknown}

// allSides are the sixteen ways to sort four objects, as text.
var allSides = sync.OnceValue(func() (out [1 << columns]string) {
	for n := range out {
		var s [columns]side
		for k := range s {
			s[k] = on + side(n>>(columns-1-k)&1)
		}
		out[n] = sidesText(s)
	}
	return out
})

// Legal lists the moves of a seat, in a fixed order. What only some may know
// plays no part in it: any object that has not been seen open may turn up.
// Callers must not change the moves.
func (p *position) Legal(seat game.Seat) []game.Move {
	if !slices.Contains(p.Turn(), seat) {
		return nil
	}
	l := list{position: p, lists: p.house.pack.lists(), seat: seat}
	switch p.phase {
	case dealing:
		return slices.Clip(l.lists.deals)
	case ruling:
		l.add(vRule, nil, "", 0)
	case trimming:
		l.add(vTrim, nil, "", 0)
	case starting:
		l.spaces(p.In(show), on, by)
	case acting:
		if p.hands[seat] > 0 {
			l.lay(vTest, seat)
		}
		l.prove()
		l.pass()
	case predicts:
		if p.run > 0 {
			l.add(vStop, nil, "", p.run)
		}
		l.predict()
		l.prove()
		l.pass()
	case claimed:
		l.spaces(p.In(show), on, by)
	case hidden:
		l.lay(vHide, kid)
	case right:
		l.add(vStop, nil, "", p.run)
		if p.canGoOn() {
			l.add(vAgain, nil, "", 0)
		}
	case visiting:
		if p.house.track.has(hideOwn, p.trust) {
			l.lay(vHide, kid)
		} else {
			l.spaces(p.unplayed(), on, by)
		}
	case raising:
		l.add(vRaise, nil, "", failedProof)
	case revealing:
		l.reveal()
	case rowing:
		l.turnUp()
	case shielding:
		l.add(vShield, nil, "", 0)
	case marking:
		l.add(vSet, nil, "", 0)
	case guessing:
		ids := make([]string, columns)
		for k := range ids {
			c, _ := p.column(k)
			ids[k] = p.Set().ID(c)
		}
		for _, s := range allSides() {
			l.add(vGuess, ids, s, 0)
		}
	case locking:
		l.add(vLock, nil, "", 0)
		for k := range columns {
			c, s := p.column(k)
			l.add(vSlide, l.lists.one[c], zone(row[s.other()][k]), 0)
		}
	case lifting:
		if p.sealed {
			l.add(vLift, nil, "", 0)
			break
		}
		for _, s := range allSides() {
			l.add(vLift, nil, s, 0)
		}
	case sorting:
		for k, s := range p.marks {
			if c, _ := p.column(k); c != 0 {
				l.spaces([]kit.Piece{c}, s)
			}
		}
	case ended:
		l.add(vDone, nil, "", 0)
		l.prove()
	}
	return l.moves
}

// unplayed lists the objects that nobody has seen open: any may turn up.
func (p *position) unplayed() []kit.Piece {
	out := make([]kit.Piece, 0, p.house.pack.last)
	for c := range p.house.pack.cards() {
		if p.At(c) == kit.Nowhere {
			out = append(out, c)
		}
	}
	return out
}

// list gathers the legal moves of one seat.
type list struct {
	*position
	lists *objectLists
	seat  game.Seat
	moves []game.Move
}

func (l *list) add(verb string, objects []string, place string, number int) {
	l.moves = append(l.moves, game.Move{Seat: l.seat, Verb: verb, Objects: objects, Place: place, Number: number})
}

// spaces lists each of some objects on every space of some sides that it may
// take.
func (l *list) spaces(objects []kit.Piece, on ...side) {
	var free []string
	for _, s := range on {
		for _, at := range l.takers(s) {
			free = append(free, zone(at))
		}
	}
	l.moves = slices.Grow(l.moves, len(objects)*len(free))
	for _, c := range objects {
		for _, z := range free {
			l.add(vPlace, l.lists.one[c], z, 0)
		}
	}
}

// lay lists every free marker of an owner in both lanes.
func (l *list) lay(verb string, owner game.Seat) {
	for _, m := range l.house.pack.markers[owner] {
		if l.At(m) == kit.Nowhere {
			l.add(verb, l.lists.one[m], zone(lanes[owner][on]), 0)
			l.add(verb, l.lists.one[m], zone(lanes[owner][by]), 0)
		}
	}
}

func (l *list) prove() {
	if l.canProve() {
		l.turnUp()
	}
}

// turnUp lists every object that may be the next of the proof row.
func (l *list) turnUp() {
	next := zone(row[noSide][l.rowLaid()])
	for _, c := range l.unplayed() {
		l.add(vProve, l.lists.one[c], next, 0)
	}
}

func (l *list) predict() {
	if l.hands[kid] == 0 {
		return
	}
	yes, no := zone(claims[on]), zone(claims[by])
	if l.hiding() {
		l.add(vPredict, unknown, yes, 0)
		l.add(vPredict, unknown, no, 0)
	}
	if !l.hiding() || l.house.secretMay {
		for _, c := range l.unplayed() {
			l.add(vPredict, l.lists.one[c], yes, 0)
			l.add(vPredict, l.lists.one[c], no, 0)
		}
	}
}

// reveal lists each hidden object of the Agent as every object it may be.
func (l *list) reveal() {
	for m := range l.hides(l.seat) {
		for _, at := range l.revealTo(m) {
			for _, c := range l.unplayed() {
				l.add(vReveal, l.lists.pair[m][c], zone(at), 0)
			}
		}
	}
}

// revealTo lists where a hidden object may lie when it is turned up.
func (p *position) revealTo(m kit.Piece) []kit.Place {
	if p.house.revealToSpace {
		return p.takers(grounds[p.At(m)].side)
	}
	return []kit.Place{p.At(m)}
}

func (l *list) pass() {
	if l.stuck() {
		l.add(vPass, nil, "", 0)
	}
}
