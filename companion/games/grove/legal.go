package grove

import (
	"slices"
	"sync"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

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

// firstDeals are the ways to turn the first two objects up.
func (n *pack) firstDeals() (out []game.Move) {
	for x := range n.cards() {
		for y := x + 1; y <= n.last; y++ {
			out = append(out, n.Move(game.Table, "deal", show, x, y))
		}
	}
	return slices.Clip(out)
}

// alone are the verbs that need nothing beside them, by phase.
var alone = map[phase]string{ruling: "rule", trimming: "trim", shielding: "shield", marking: "set", locking: "lock", ended: "done"}

// Legal lists the moves of a seat, in a fixed order. What only some may know
// plays no part in it: any object that has not been seen open may turn up.
// Callers must not change the moves.
func (p *position) Legal(seat game.Seat) []game.Move {
	if !slices.Contains(p.Turn(), seat) {
		return nil
	}
	l := list{position: p, seat: seat}
	if verb := alone[p.phase]; verb != "" {
		l.add(verb, nil, "", 0)
	}
	switch p.phase {
	case dealing:
		return p.house.pack.deals()
	case starting, claimed:
		l.spaces(p.In(show), on, by)
	case acting:
		if p.showed {
			l.lay("hide", p.seat)
			break
		}
		if p.hands[seat] > 0 {
			l.lay("test", seat)
		}
		l.prove()
		l.pass()
	case predicts:
		if p.run > 0 {
			l.add("stop", nil, "", p.run)
		}
		l.predict()
		l.prove()
		l.pass()
	case hidden:
		l.lay("hide", kid)
	case right:
		l.add("stop", nil, "", p.run)
		if p.canGoOn() {
			l.add("again", nil, "", 0)
		}
	case visiting:
		switch up := p.In(show); {
		case p.house.track.has(hideOwn, p.trust):
			l.lay("hide", kid)
		case len(up) > 0:
			l.spaces(up, on, by)
		default:
			l.spaces(p.unplayed(), on, by)
			for _, c := range p.unplayed() {
				l.add("turn", p.Set().Objects(c), zone(show), 0)
			}
		}
	case raising:
		l.add("raise", nil, "", failedProof)
	case revealing:
		l.reveal()
	case rowing:
		l.turnUp()
	case guessing:
		objects, _ := p.proof()
		for _, s := range allSides() {
			l.add("guess", p.Set().IDs(objects[:]...), s, 0)
		}
	case locking:
		for k := range columns {
			c, s := p.column(k)
			l.add("slide", p.Set().Objects(c), zone(row[s.other()][k]), 0)
		}
	case lifting:
		if p.sealed {
			l.add("lift", nil, "", 0)
			break
		}
		for _, s := range allSides() {
			l.add("lift", nil, s, 0)
		}
	case sorting:
		for k, s := range p.marks {
			if c, _ := p.column(k); c != 0 {
				l.spaces([]kit.Piece{c}, s)
			}
		}
	case ended:
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
	seat  game.Seat
	moves []game.Move
}

func (l *list) add(verb string, objects []string, place string, number int) {
	l.moves = append(l.moves, game.Move{Seat: l.seat, Verb: verb, Objects: objects, Place: place, Number: number})
}

// spaces lists each of some objects on every space of some sides that it may
// take.
func (l *list) spaces(objects []kit.Piece, on ...side) {
	var free []kit.Place
	for _, s := range on {
		free = append(free, l.takers(s)...)
	}
	l.moves = slices.Grow(l.moves, len(objects)*len(free))
	for _, c := range objects {
		for _, at := range free {
			l.add("place", l.Set().Objects(c), zone(at), 0)
		}
	}
}

// lay lists every free marker of an owner in both lanes.
func (l *list) lay(verb string, owner game.Seat) {
	for _, m := range l.house.pack.markers[owner] {
		if l.At(m) == kit.Nowhere {
			l.add(verb, l.Set().Objects(m), zone(lanes[owner][on]), 0)
			l.add(verb, l.Set().Objects(m), zone(lanes[owner][by]), 0)
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
		l.add("prove", l.Set().Objects(c), next, 0)
	}
}

func (l *list) predict() {
	if l.hands[kid] == 0 {
		return
	}
	claim := func(objects []string) {
		l.add("predict", objects, zone(claims[on]), 0)
		l.add("predict", objects, zone(claims[by]), 0)
	}
	if l.hiding() {
		claim(unknown)
	}
	if !l.hiding() || l.house.secretMay {
		for _, c := range l.unplayed() {
			claim(l.Set().Objects(c))
		}
	}
}

// reveal lists each hidden object of the Agent as every object it may be.
func (l *list) reveal() {
	for m := range l.hides(l.seat) {
		for _, at := range l.revealTo(m) {
			for _, c := range l.unplayed() {
				l.add("reveal", l.Set().IDs(m, c), zone(at), 0)
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
		l.add("pass", nil, "", 0)
	}
}
