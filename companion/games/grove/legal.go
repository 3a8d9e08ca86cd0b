package grove

import (
	"sync"

	"github.com/grovewatch/grovewatch/companion/game"
)

// objectLists are the objects that legal moves name.
type objectLists struct {
	card    [maxCards + 1][]string
	marker  [maxMarkers][]string
	pair    [maxMarkers][maxCards + 1][]string // a marker and a card
	unknown []string
	deals   []game.Move // every pair of cards that can be dealt first
}

// listed makes what legal moves share. Nobody changes a legal move's objects.
func (n *pack) listed() *objectLists {
	l := &objectLists{unknown: []string{game.Unknown}}
	for c := cardNo(1); c <= n.last; c++ {
		l.card[c] = []string{n.cards[c]}
	}
	for m := range l.marker {
		l.marker[m] = []string{n.markers[m]}
		for c := cardNo(1); c <= n.last; c++ {
			l.pair[m][c] = []string{n.markers[m], n.cards[c]}
		}
	}
	for x := cardNo(1); x <= n.last; x++ {
		for y := x + 1; y <= n.last; y++ {
			l.deals = append(l.deals, game.Move{Verb: vDeal, Objects: []string{n.cards[x], n.cards[y]}, Place: n.zones[shown]})
		}
	}
	return l
}

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
	if p.phase == over || !p.mayAct(seat) {
		return nil
	}
	l := list{position: p, seat: seat}
	switch p.phase {
	case dealing:
		deals := p.pack.lists().deals
		return deals[:len(deals):len(deals)]
	case ruling:
		l.add(vRule, nil, "", 0)
	case trimming:
		l.add(vTrim, nil, "", 0)
	case starting:
		l.spaces(shown)
	case acting:
		if p.hands[seat] > 0 {
			l.lay(vTest, seat)
		}
		l.proof()
		l.passing()
	case predicts:
		if p.run > 0 {
			l.add(vStop, nil, "", p.run)
		}
		l.predictions()
		l.proof()
		l.passing()
	case claimed:
		l.spacesFor(p.said, noSide)
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
			l.spaces(unseen)
		}
	case raising:
		l.add(vRaise, nil, "", failedProof)
	case revealing:
		l.reveals()
	case rowing:
		l.row()
	case shielding:
		l.add(vShield, nil, "", 0)
	case marking:
		l.add(vSet, nil, "", 0)
	case guessing:
		row := make([]string, columns)
		for k, c := range p.row {
			row[k] = p.pack.cards[c]
		}
		for _, s := range allSides() {
			l.add(vGuess, row, s, 0)
		}
	case locking:
		l.add(vLock, nil, "", 0)
		for k, c := range p.row {
			l.add(vSlide, l.pack.lists().card[c], guessZones[p.guess[k].other()][k], 0)
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
		for k, c := range p.row {
			if c != 0 {
				l.spacesFor(c, p.marks[k])
			}
		}
	case ended:
		l.add(vDone, nil, "", 0)
		l.proof()
	}
	return l.moves
}

// list gathers the legal moves of one seat.
type list struct {
	*position
	seat  game.Seat
	moves []game.Move
}

func (l *list) add(verb string, objects []string, place string, number int) {
	l.moves = append(l.moves, game.Move{Seat: l.seat, Verb: verb, Objects: objects, Place: place, Number: number})
}

// room makes space for n more moves.
func (l *list) room(n int) {
	if cap(l.moves)-len(l.moves) < n {
		l.moves = append(make([]game.Move, 0, len(l.moves)+n), l.moves...)
	}
}

// spaces lists every object that lies at a place on every space it may take.
func (l *list) spaces(from place) {
	if from == unseen {
		l.room(int(l.pack.last) * 2 * spaces)
	}
	for c := cardNo(1); c <= l.pack.last; c++ {
		if l.at[c] == from {
			l.spacesFor(c, noSide)
		}
	}
}

// spacesFor lists the spaces that one object may take, of one side or both.
func (l *list) spacesFor(c cardNo, s side) {
	for at := firstOn; at < covered; at++ {
		if (s == noSide || at.spaceSide() == s) && l.mayTake(at) {
			l.add(vPlace, l.pack.lists().card[c], l.pack.zones[at], 0)
		}
	}
}

// lay lists every free marker of an owner in both lanes.
func (l *list) lay(verb string, owner game.Seat) {
	from, to := markersOf(owner)
	for m := from; m < to; m++ {
		if l.downs[m].side == noSide {
			l.add(verb, l.pack.lists().marker[m], l.pack.zones[lane(owner, on)], 0)
			l.add(verb, l.pack.lists().marker[m], l.pack.zones[lane(owner, by)], 0)
		}
	}
}

func (l *list) proof() {
	if l.canProve() {
		l.row()
	}
}

// row lists every object that may be the next of the proof row.
func (l *list) row() {
	l.room(int(l.pack.last))
	zone := l.pack.zones[firstRow+place(l.rowLaid())]
	for c := cardNo(1); c <= l.pack.last; c++ {
		if l.at[c] == unseen {
			l.add(vProve, l.pack.lists().card[c], zone, 0)
		}
	}
}

func (l *list) predictions() {
	if l.hands[kid] == 0 {
		return
	}
	if l.hiding() {
		l.add(vPredict, l.pack.lists().unknown, claimZones[on], 0)
		l.add(vPredict, l.pack.lists().unknown, claimZones[by], 0)
	}
	if !l.hiding() || l.house.secretMay {
		l.room(3 * int(l.pack.last))
		for c := cardNo(1); c <= l.pack.last; c++ {
			if l.at[c] == unseen {
				l.add(vPredict, l.pack.lists().card[c], claimZones[on], 0)
				l.add(vPredict, l.pack.lists().card[c], claimZones[by], 0)
			}
		}
	}
}

// reveals lists each hidden object of the Agent as every object it may be.
func (l *list) reveals() {
	from, to := markersOf(l.seat)
	for m := from; m < to; m++ {
		if l.downs[m].side == noSide {
			continue
		}
		for _, at := range l.revealTo(m) {
			l.room(int(l.pack.last))
			for c := cardNo(1); c <= l.pack.last; c++ {
				if l.at[c] == unseen {
					l.add(vReveal, l.pack.lists().pair[m][c], l.pack.zones[at], 0)
				}
			}
		}
	}
}

// revealTo lists where a hidden object may lie when it is turned up.
func (p *position) revealTo(m markerNo) []place {
	s := p.downs[m].side
	if !p.house.revealToSpace {
		return []place{lane(p.pack.owners[m], s)}
	}
	var out []place
	for at := sideFrom(s); at < sideFrom(s)+spaces; at++ {
		if p.mayTake(at) {
			out = append(out, at)
		}
	}
	return out
}

func (l *list) passing() {
	if l.stuck() {
		l.add(vPass, nil, "", 0)
	}
}
