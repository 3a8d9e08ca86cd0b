package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// Legal lists the moves of a seat, in a fixed order. Pieces of one sort are
// alike, so that each move names one for all.
func (p *position) Legal(seat game.Seat) []game.Move {
	if p.phase == over || seat != p.actor() {
		return nil
	}
	l := choices{position: p, seat: seat}
	w := words()
	switch p.phase {
	case building:
		l.tiles()
	case setAside:
		l.add(vAside, "", 0)
	case stacking:
		l.add(vStack, "", 0)
	case shuffling:
		l.add(vShuffle, "", 0)
	case starting:
		for s := game.Seat(1); int(s) <= p.house.players; s++ {
			l.add(vStart, seatName(s), 0)
		}
	case visiting:
		for v := range visit(visits) {
			if p.inPile(v) {
				l.add(vVisit, visitZone, 0, w.visits[v])
			}
		}
	case laying:
		id, zone := p.brought()
		l.add(vLay, zone, 0, id)
	case taking:
		if p.house.hidden {
			l.add(vTake, "", p.takes())
			break
		}
		for k := range trinket(trinkets) {
			if p.stock[k] > 0 || p.trinketPile() == 0 && p.used[k] > 0 {
				l.add(vTake, handZone(seat), 0, w.trinkets[k][p.spare(k)])
			}
		}
	case trimming:
		for k := range trinket(trinkets) {
			if n := p.hasUse(k, seat); n != 0 {
				l.add(vDrop, "", 0, w.trinkets[k][n])
			}
		}
	case acting:
		l.actions()
	case summoning:
		for r, due := range p.summons {
			if due {
				l.add(vSummon, w.figureAt[r], 0, w.figures[p.freeFigure()])
			}
		}
	case cursing:
		if p.blightPile() == 0 {
			l.add(vCurse, "", 0)
		}
		for b, owner := range p.blight {
			if owner == game.Table {
				l.add(vCurse, handZone(seat), 0, w.blights[b])
			}
		}
	case turning:
		l.add(vDone, "", 0)
	}
	return l.moves
}

// choices gathers the legal moves of one seat.
type choices struct {
	*position
	seat  game.Seat
	moves []game.Move
}

func (l *choices) add(verb, place string, number int, objects ...string) {
	l.moves = append(l.moves, game.Move{Seat: l.seat, Verb: verb, Objects: objects, Place: place, Number: number})
}

// tiles lists every tile in every cell that it joins, in every turn that has a
// door there, and then the tiles that may go again.
func (l *choices) tiles() {
	for r := foyer + 1; r < rooms; r++ {
		if l.at[r].laid {
			continue
		}
		for x := int8(-reach); x <= reach; x++ {
			for y := int8(-reach); y <= reach; y++ {
				if !l.touches(x, y) {
					continue
				}
				for turn := range uint8(4) {
					if c := (cell{x, y, turn, true}); l.fits(r, c) == nil {
						l.add(vJoin, berthZone(c), 0, words().tiles[r])
					}
				}
			}
		}
	}
	for r := foyer + 1; r < rooms; r++ {
		if !l.at[r].laid {
			continue
		}
		without := *l.position
		without.at[r] = cell{}
		if without.joined() {
			l.add(vLift, "", 0, words().tiles[r])
		}
	}
}

// touches reports whether a free cell lies beside a tile.
func (p *position) touches(x, y int8) bool {
	near := false
	for _, c := range p.at {
		if !c.laid {
			continue
		}
		dx, dy := c.x-x, c.y-y
		if dx == 0 && dy == 0 {
			return false
		}
		near = near || dx*dx+dy*dy == 1
	}
	return near
}

// actions lists what action points buy (R30 to R35), and leaving them.
func (l *choices) actions() {
	w := words()
	here := l.pawn[l.seat]
	for k := range trinket(trinkets) {
		n := l.hasUse(k, l.seat)
		switch {
		case n == 0:
		case k == vessel:
			if f := l.figure[here]; f != 0 {
				l.add(vUse, "", 0, w.trinkets[k][n], w.figures[f])
			}
		default:
			for s := range spots {
				if t := l.tokens[here][s][k]; t != 0 {
					l.add(vUse, "", 0, w.trinkets[k][n], w.tokens[k][t])
				}
			}
		}
	}
	for r := foyer; r < rooms; r++ {
		if l.passage(here, r) {
			l.add(vMove, w.pawnAt[r], 0, pawnID(l.seat))
		}
	}
	if l.house.trade && l.hand[l.seat] > 0 {
		l.gifts()
	}
	l.add(vEnd, "", 0)
}

func (l *choices) gifts() {
	for s := game.Seat(1); int(s) <= l.house.players; s++ {
		if s == l.seat || l.pawn[s] != l.pawn[l.seat] {
			continue
		}
		if l.house.hidden {
			l.add(vGive, handZone(s), 0)
			continue
		}
		for k := range trinket(trinkets) {
			if n := l.top(k, l.seat); n != 0 {
				l.add(vGive, handZone(s), 0, words().trinkets[k][n])
			}
		}
	}
}
