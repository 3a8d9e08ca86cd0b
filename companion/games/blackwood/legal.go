package blackwood

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// list gathers the legal moves of one seat, those of one verb together.
type list struct {
	*position
	seat  game.Seat
	moves []game.Move
}

func (l *list) add(verb, place string, objects ...string) {
	l.moves = append(l.moves, game.Move{Seat: l.seat, Verb: verb, Objects: objects, Place: place})
}

// Legal lists the moves of a seat, in a fixed order. Counting one's coins is
// an agreement and not listed.
func (p *position) Legal(seat game.Seat) []game.Move {
	if p.phase == over || seat != p.actor() {
		return nil
	}
	l := &list{position: p, seat: seat}
	switch p.phase {
	case crowning:
		for w := game.Seat(1); w <= p.last(); w++ {
			l.add(vCrown, ofWitch(cauldronCell, w), cauldronToken)
		}
	case dealing:
		l.deals()
	case handing:
		l.add(vHand, ofWitch(cauldronCell, p.heir), cauldronToken)
	case advancing:
		l.add(vAdvance, "", forestTracker)
	case exploring:
		l.places()
		l.ending()
		l.optional()
	case gathering:
		if !p.turn.decided {
			c := words().forest[p.grid[p.fetched]].ID
			if int(p.witch[seat].coins) >= p.price() {
				l.add(vBuy, ofWitch(forestLane, seat), c)
			}
			l.add(vLeave, "", c)
		}
		l.ending()
		l.brews(mostCovers)
		l.optional()
	case showing:
		for c := cardNo(1); c <= forestCards; c++ {
			if p.forest[c] == unseen {
				l.add(vShow, showZone, words().forest[c].ID)
			}
		}
	case peddling:
		for c := cardNo(1); c <= forestCards; c++ {
			if p.offered(c) && int(p.witch[seat].coins) >= p.peddled(c) {
				l.add(vBuy, ofWitch(forestLane, seat), words().forest[c].ID)
			}
		}
		l.add(vPass, "")
	case crossing, crossing2:
		l.crossings()
	case pushed:
		l.yields()
	}
	return l.moves
}

// deals lists every card that may come next, on the next empty place of each
// row and on every empty place of the display.
func (l *list) deals() {
	if l.wantsForest() {
		for r := 1; r <= l.house.rows; r++ {
			to := l.gap(r)
			if to == noCell {
				continue
			}
			for c := cardNo(1); c <= forestCards; c++ {
				if l.forest[c] == unseen {
					l.add(vDeal, cardZone(to), words().forest[c].ID)
				}
			}
		}
	}
	if !l.wantsPotions() {
		return
	}
	for k, there := range l.display {
		if there != 0 {
			continue
		}
		for c := cardNo(1); c <= potionCards; c++ {
			if l.potion[c] == inDeck {
				l.add(vDeal, displayZone(k), words().potions[c].ID)
			}
		}
	}
}

func (l *list) places() {
	for k := range dolls {
		d := dollOf(l.seat, k)
		if l.dollAt[d] != noCell {
			continue
		}
		for c := range l.cells() {
			if l.mayPlaceOn(c) {
				l.add(vPlace, dollZone(c), d.id())
			}
		}
	}
}

func (l *list) ending() {
	if l.mayEnd() {
		l.add(vDone, "")
	}
}

// brews lists the potions that can be made, each with the cards to spend (R81).
func (l *list) brews(most int) {
	for _, c := range l.display {
		if c == 0 {
			continue
		}
		for _, set := range l.covers(l.seat, c, int(l.turn.jokers), most) {
			objects := []string{words().potions[c].ID}
			for _, f := range set {
				objects = append(objects, words().forest[f].ID)
			}
			l.add(vPrepare, "", objects...)
		}
	}
}

// optional lists what may be done in both steps.
func (l *list) optional() {
	l.casts()
	l.exchanges()
	for _, c := range l.fronts(l.seat) {
		l.add(vSell, "", words().potions[c].ID)
	}
	if n := l.nextToken(); n > 0 && l.witch[l.seat].coins <= loanMost {
		l.add(vLoan, ofWitch(fagusCell, l.seat), fagusID(n))
	}
}

func (l *list) casts() {
	for _, s := range l.got[l.seat].all() {
		if l.castable(s) != nil {
			continue
		}
		id := words().spells[s].ID
		if l.house.lists.spells[s].kind != push {
			l.add(vCast, "", id)
			continue
		}
		for w := game.Seat(1); w <= l.last(); w++ {
			if w == l.seat || l.atHome(w) == dolls {
				continue
			}
			if l.house.victimPicks {
				l.add(vCast, kit.PlayerSeat(w), id)
				continue
			}
			for k := range dolls {
				if d := dollOf(w, k); l.dollAt[d] != noCell {
					l.add(vCast, "", id, d.id())
				}
			}
		}
	}
}

func (l *list) exchanges() {
	if int(l.witch[l.seat].coins) < l.spellPrice(l.seat) {
		return
	}
	fronts := l.fronts(l.seat)
	for kind := range spellKinds {
		s := l.top(kind)
		if s == 0 {
			continue
		}
		want := l.house.lists.spells[s].colours
		for _, a := range fronts {
			for _, b := range fronts {
				if a != b && l.house.lists.potions[a].colour == want[0] && l.house.lists.potions[b].colour == want[1] {
					l.add(vExchange, "", words().spells[s].ID, words().potions[a].ID, words().potions[b].ID)
				}
			}
		}
	}
}

func (l *list) crossings() {
	for c := range l.cells() {
		if !l.mayStand(c) || c == l.lifted {
			continue
		}
		if l.phase == crossing {
			l.add(vSwap, "", words().forest[l.grid[c]].ID)
		} else {
			l.add(vSwap, "", words().forest[l.grid[l.lifted]].ID, words().forest[l.grid[c]].ID)
		}
	}
}

func (l *list) yields() {
	for k := range dolls {
		d := dollOf(l.victim, k)
		if l.dollAt[d] == noCell || l.moving != noDoll && l.moving != d {
			continue
		}
		for c := range l.cells() {
			if l.mayStand(c) {
				l.add(vYield, dollZone(c), d.id())
			}
		}
	}
}

// mayMore reports whether the Witch in turn may do anything optional.
func (p *position) mayMore() bool {
	l := &list{position: p, seat: p.seat}
	l.optional()
	return len(l.moves) > 0 || p.phase == gathering && p.mayBrew(p.seat, int(p.turn.jokers))
}
