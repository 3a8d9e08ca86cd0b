package blackwood

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// people play a whole game by themselves. They hold no secrets: what comes off
// a deck is any card that nobody has seen.
type people struct {
	pick func(n int) int
}

// people makes simulated people for a set-up.
func (e *edition) people(s game.Setup, pick func(n int) int) (game.Players, error) {
	_, err := e.newHouse(s)
	return kit.Played(&people{pick}), err
}

// Next is the next move of whoever is to act.
func (pl *people) Next(p *position) (game.Move, error) {
	switch p.phase {
	case dealing:
		at := p.dealPlaces()[0]
		return p.move("deal", at, kit.OneOf(pl.pick, p.mayCome(at))), nil
	case handing, advancing:
		return p.Legal(game.Table)[0], nil
	case exploring:
		return pl.think(p).exploring(), nil
	case gathering:
		return pl.think(p).gathering(), nil
	case peddling:
		return pl.think(p).peddling(), nil
	case crossing, crossing2:
		return pl.think(p).crossing(), nil
	}
	return kit.OneOf(pl.pick, p.Legal(p.actor())), nil
}

// mind is the thinking of the Witch in turn in one position.
type mind struct {
	*people
	*position
	shown []kit.Piece // the potions on display
	has   bag         // what her forest cards hold
	now   int         // what that is worth
}

func (pl *people) think(p *position) mind {
	m := mind{people: pl, position: p, shown: p.displayed()}
	for _, x := range p.held(p.seat) {
		m.has = m.has.plus(p.forest[x].has)
	}
	m.now = m.worth(m.has)
	return m
}

// worth is how much further a bag gets with some potion of the display: half
// points of reputation, so that single steps count.
func (m mind) worth(has bag) int {
	best := 0
	for _, x := range m.shown {
		recipe := m.potions[x].needs
		lack, size := missing(recipe, has), recipe.size()
		v := m.value(x) * (size - lack) / size
		if lack == 0 {
			v += m.value(x) / 2
		}
		best = max(best, v-3*lack)
	}
	return best
}

// value is what a potion is worth, in the same measure.
func (m mind) value(potion kit.Piece) int {
	return 6*m.potions[potion].reputation + 4*m.potions[potion].coins
}

// gain is what a forest card adds to what the Witch has, at a cost.
func (m mind) gain(x kit.Piece, cost int) int {
	card := m.forest[x].has
	later := 2 * card.size() * (rounds - m.round() + 1) / rounds
	return m.worth(m.has.plus(card)) - m.now + later - 4*cost
}

// exploring places a marionette, and now and then does something else first.
func (m mind) exploring() game.Move {
	if o, ok := m.extras(); ok {
		return o
	}
	to, _ := kit.Best(m.placeable(), func(c cell) int {
		return m.placing(c) + m.pick(5)
	})
	if to == 0 {
		return m.move("done", kit.Nowhere)
	}
	return m.move("place", m.dollZone[to], kit.OneOf(m.pick, m.atHome(m.seat)))
}

// placing is what a marionette on a card is worth: cards of past columns are
// lost, those of later ones far away.
func (m mind) placing(c cell) int {
	x, ahead := m.cardOn(c), c.column()-m.round()
	v := m.gain(x, m.forest[x].cost)
	switch {
	case ahead < 0:
		return v - 400
	case ahead > 0:
		v -= 6 + 12*ahead
	}
	for k := m.round(); k < c.column(); k++ {
		if m.dollOn(at(c.row(), k)) != 0 {
			v += 8 // it will slide nearer
		}
	}
	return v
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
		return m.move("done", kit.Nowhere)
	}
	x, own, coins := m.cardOn(m.fetched), m.own[m.seat], int(m.coins[m.seat])
	gain := m.gain(x, m.price())
	potion, _ := kit.Best(m.fronts(m.seat), func(x kit.Piece) int { return -m.potions[x].reputation })
	switch token := m.nextToken(); {
	case coins >= m.price() && (gain > 0 || m.price() == 0):
		return m.move("buy", own.forest, x)
	case gain > 45 && token != 0 && coins <= loanMost && m.Count(own.fagus) == 0:
		return m.move("loan", own.fagus, token)
	case gain > 25 && potion != 0:
		return m.move("sell", kit.Nowhere, potion)
	}
	return m.move("leave", kit.Nowhere, x)
}

// bestBrew is the best potion that can be made now, with the cheapest cards.
func (m mind) bestBrew() (game.Move, bool) {
	brew, v := kit.Best(m.brews(mostCovers), func(brew game.Move) int {
		v := m.value(m.Piece(brew.Objects[0]))
		for _, id := range brew.Objects[1:] {
			v -= 2 * m.forest[m.Piece(id)].has.size()
		}
		return v
	})
	return brew, v > 0
}

// extras are spells to cast and to buy.
func (m mind) extras() (game.Move, bool) {
	for _, c := range m.casts() {
		if m.wantsCast(m.spells[m.Piece(c.Objects[0])].kind) {
			return c, true
		}
	}
	last := m.expedition() == m.expeditions
	if last && m.round() > 2 || int(m.coins[m.seat])-m.spellPrice(m.seat) < 3 {
		return game.Move{}, false
	}
	if all := m.exchanges(); len(all) > 0 && m.pick(3) == 0 {
		return kit.OneOf(m.pick, all), true
	}
	return game.Move{}, false
}

// wantsCast says whether a spell is worth its use now.
func (m mind) wantsCast(k spellKind) bool {
	coins := m.coins[m.seat]
	switch k {
	case secondPuppet:
		return m.turn.placed && coins >= 4 && m.round() <= 4
	case freeGathering:
		return m.price() >= 2 && m.gain(m.cardOn(m.fetched), 0) > 0
	case joker:
		return true
	case pedlar:
		return coins >= 2 && m.pick(2) == 0
	case crossedPaths:
		return m.phase == exploring && !m.turn.placed && m.pick(3) == 0
	}
	return !m.turn.placed && m.pick(3) == 0
}

// peddling buys the best of the shown cards, or none. Of cards that nobody else
// sees, any eighth may be among the five.
func (m mind) peddling() game.Move {
	none := m.move("pass", kit.Nowhere)
	buy, v := kit.Best(m.Legal(m.seat), func(buy game.Move) int {
		if buy.Verb != "buy" || m.secretPedlar && m.pick(8) != 0 {
			return 0
		}
		x := m.Piece(buy.Objects[0])
		if m.peddled(x) > int(m.coins[m.seat]) {
			return 0
		}
		return m.gain(x, m.peddled(x))
	})
	if v <= 0 {
		return none
	}
	return buy
}

// crossing brings the best free card into the tracker's column: first the best
// of the far cards, then the worst of the near ones.
func (m mind) crossing() game.Move {
	swap, _ := kit.Best(m.Legal(m.seat), func(swap game.Move) int {
		if swap.Verb != "swap" {
			return -10000
		}
		x := m.Piece(swap.Objects[len(swap.Objects)-1])
		v, near := m.gain(x, m.forest[x].cost), m.cellOf[m.At(x)].column() == m.round()
		switch {
		case m.phase == crossing && near:
			v -= 100
		case m.phase == crossing2 && near:
			v = -v
		case m.phase == crossing2:
			v = -1000
		}
		return v
	})
	return swap
}
