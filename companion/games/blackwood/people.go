package blackwood

import (
	"fmt"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// people play a whole game by themselves. They hold no secrets: what comes off
// a deck is any card that nobody has seen.
type people struct {
	pick func(n int) int
}

// Players makes simulated people.
func (Game) Players(s game.Setup, pick func(n int) int) (game.Players, error) {
	if _, err := newHouse(s); err != nil {
		return nil, err
	}
	return &people{pick}, nil
}

// Next is the next move in a state.
func (pl *people) Next(st game.State) (game.Move, error) {
	p, ok := st.(*position)
	if !ok || p.phase == over {
		return game.Move{}, fmt.Errorf("the people at this table play Blackwood, and their game is over")
	}
	m := mind{people: pl, position: p, seat: p.actor()}
	switch p.phase {
	case crowning:
		w := game.Seat(1 + pl.pick(p.house.players))
		return m.move(vCrown, ofWitch(cauldronCell, w), cauldronToken), nil
	case dealing:
		return m.draw(vDeal, p.dealZones()[0]), nil
	case showing:
		return m.draw(vShow, showZone), nil
	case handing:
		return m.move(vHand, ofWitch(cauldronCell, p.heir), cauldronToken), nil
	case advancing:
		return m.move(vAdvance, "", forestTracker), nil
	case exploring:
		return m.exploring(), nil
	case gathering:
		return m.gathering(), nil
	case peddling:
		return m.peddling(), nil
	case crossing, crossing2:
		return m.crossing(), nil
	}
	legal := p.Legal(m.seat)
	return legal[pl.pick(len(legal))], nil
}

// mind is one Witch's thinking in one position.
type mind struct {
	*people
	*position
	seat game.Seat
}

func (m mind) move(verb, place string, objects ...string) game.Move {
	return game.Move{Seat: m.seat, Verb: verb, Objects: objects, Place: place}
}

// draw turns up any card that may be on top of the deck.
func (m mind) draw(verb, zone string) game.Move {
	var ids []string
	if _, display := words().displayNos[zone]; display {
		for c := 1; c <= potionCards; c++ {
			if m.potion[c] == inDeck {
				ids = append(ids, words().potions[c].ID)
			}
		}
	} else {
		for c := 1; c <= forestCards; c++ {
			if m.forest[c] == unseen {
				ids = append(ids, words().forest[c].ID)
			}
		}
	}
	return m.move(verb, zone, ids[m.pick(len(ids))])
}

// holds is what a Witch's forest cards contain.
func (m mind) holds() bag {
	var b bag
	for _, c := range m.held[m.seat].all() {
		b = b.plus(m.house.lists.forest[c].has)
	}
	return b
}

// worth is how much further a bag gets with some potion of the display: half
// points of reputation, so that single steps count.
func (m mind) worth(has bag) int {
	best := 0
	for _, c := range m.display {
		if c == 0 {
			continue
		}
		card := m.house.lists.potions[c]
		lack, size := missing(card.needs, has), card.needs.size()
		value := 6*card.reputation + 4*card.coins
		v := value * (size - lack) / size
		if lack == 0 {
			v += value / 2
		}
		best = max(best, v-3*lack)
	}
	return best
}

// gain is what a forest card adds to what a Witch has, at a cost.
func (m mind) gain(c cardNo, cost int) int {
	has := m.holds()
	card := m.house.lists.forest[c]
	left := (rounds - int(m.round)) + 1
	later := 2 * card.has.size() * left / rounds
	return m.worth(has.plus(card.has)) - m.worth(has) + later - 4*cost
}

// exploring places a marionette, and now and then does something else first.
func (m mind) exploring() game.Move {
	if o, ok := m.extras(); ok {
		return o
	}
	if !m.mayPlace() {
		return m.move(vDone, "")
	}
	best, to := -1<<30, noCell
	for c := range m.cells() {
		if !m.mayPlaceOn(c) {
			continue
		}
		v := m.gain(m.grid[c], m.house.lists.forest[m.grid[c]].cost)
		switch ahead := c.column() - int(m.round); {
		case ahead < 0:
			v -= 400
		case ahead > 0:
			v -= 6 + 12*ahead
			for k := int(m.round); k < c.column(); k++ {
				if m.doll[at(c.row(), k)] != noDoll {
					v += 8 // it will slide nearer
				}
			}
		}
		if v += m.pick(5); v > best {
			best, to = v, c
		}
	}
	var free []dollNo
	for k := range dolls {
		if d := dollOf(m.seat, k); m.dollAt[d] == noCell {
			free = append(free, d)
		}
	}
	return m.move(vPlace, dollZone(to), free[m.pick(len(free))].id())
}

// gathering buys what helps, makes what can be made, and ends the turn.
func (m mind) gathering() game.Move {
	if brew, ok := m.bestBrew(); ok {
		return brew
	}
	if o, ok := m.extras(); ok {
		return o
	}
	if m.turn.decided {
		return m.move(vDone, "")
	}
	c := m.grid[m.fetched]
	id := words().forest[c].ID
	gain := m.gain(c, m.price())
	if gain > 0 || m.price() == 0 {
		if int(m.witch[m.seat].coins) >= m.price() {
			return m.move(vBuy, ofWitch(forestLane, m.seat), id)
		}
		if n := m.nextToken(); gain > 45 && n > 0 && m.witch[m.seat].coins <= loanMost && m.witch[m.seat].tokens < 1 {
			return m.move(vLoan, ofWitch(fagusCell, m.seat), fagusID(n))
		}
		if f := m.cheapFront(); gain > 25 && f != 0 {
			return m.move(vSell, "", words().potions[f].ID)
		}
	}
	return m.move(vLeave, "", id)
}

// cheapFront is a potion that loses all its reputation by being sold, or any
// while the Witch cannot pay for anything.
func (m mind) cheapFront() cardNo {
	var best cardNo
	for _, c := range m.fronts(m.seat) {
		if best == 0 || m.house.lists.potions[c].reputation < m.house.lists.potions[best].reputation {
			best = c
		}
	}
	return best
}

// bestBrew is the best potion that can be made now, with the cheapest cards.
func (m mind) bestBrew() (game.Move, bool) {
	best, out := 0, game.Move{}
	for _, c := range m.display {
		if c == 0 {
			continue
		}
		card := m.house.lists.potions[c]
		for _, set := range m.covers(m.seat, c, int(m.turn.jokers), mostCovers) {
			v := 6*card.reputation + 4*card.coins
			objects := []string{words().potions[c].ID}
			for _, f := range set {
				v -= 2 * m.house.lists.forest[f].has.size()
				objects = append(objects, words().forest[f].ID)
			}
			if v > best {
				best, out = v, m.move(vPrepare, "", objects...)
			}
		}
	}
	return out, best > 0
}

// extras are spells to cast and to buy.
func (m mind) extras() (game.Move, bool) {
	l := &list{position: m.position, seat: m.seat}
	l.casts()
	for _, c := range l.moves {
		if m.wantsCast(m.house.lists.spells[words().spellNos[c.Objects[0]]].kind) {
			return c, true
		}
	}
	last := int(m.expedition) == m.house.expeditions
	spare := int(m.witch[m.seat].coins) - m.spellPrice(m.seat)
	if last && int(m.round) > 2 || spare < 3 {
		return game.Move{}, false
	}
	l.moves = nil
	l.exchanges()
	if len(l.moves) > 0 && m.pick(3) == 0 {
		return l.moves[m.pick(len(l.moves))], true
	}
	return game.Move{}, false
}

// wantsCast says whether a spell is worth its use now.
func (m mind) wantsCast(k spellKind) bool {
	coins := int(m.witch[m.seat].coins)
	switch k {
	case secondPuppet:
		return m.turn.placed && coins >= 4 && int(m.round) <= 4
	case freeGathering:
		return m.price() >= 2 && m.gain(m.grid[m.fetched], 0) > 0
	case joker:
		return true
	case pedlar:
		return coins >= 2 && m.pick(2) == 0
	case crossedPaths:
		return m.phase == exploring && !m.turn.placed && m.pick(3) == 0
	}
	return !m.turn.placed && m.pick(3) == 0
}

// peddling buys the best of the shown cards, or none.
func (m mind) peddling() game.Move {
	best, out := 0, m.move(vPass, "")
	for c := cardNo(1); c <= forestCards; c++ {
		if !m.offered(c) || m.house.secretPedlar && m.pick(8) != 0 || int(m.witch[m.seat].coins) < m.peddled(c) {
			continue
		}
		if g := m.gain(c, m.peddled(c)); g > best {
			best, out = g, m.move(vBuy, ofWitch(forestLane, m.seat), words().forest[c].ID)
		}
	}
	return out
}

// crossing brings the best free card into the tracker's column.
func (m mind) crossing() game.Move {
	legal := m.Legal(m.seat)
	near := func(id string) bool {
		c := slices.IndexFunc(m.grid[:], func(f cardNo) bool { return f != 0 && words().forest[f].ID == id })
		return c >= 0 && cell(c).column() == int(m.round)
	}
	best, out := -1<<30, legal[0]
	for _, mv := range legal {
		id := mv.Objects[len(mv.Objects)-1]
		c := words().forestNos[id]
		v := m.gain(c, m.house.lists.forest[c].cost)
		switch { // first the best of the far cards, then the worst of the near ones
		case m.phase == crossing && near(id):
			v -= 100
		case m.phase == crossing2 && near(id):
			v = -v
		case m.phase == crossing2:
			v = -1000
		}
		if v > best {
			best, out = v, mv
		}
	}
	return out
}
