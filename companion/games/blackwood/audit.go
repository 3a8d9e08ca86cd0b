package blackwood

import (
	"fmt"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Audit checks that a move broke no law: cards, marionettes and tokens are
// conserved, and coins come and go only as the move says. It holds while no
// one corrects the record by hand.
func (p *position) Audit(m game.Move, after game.State) error {
	q := after.(*position)
	if err := q.cardLaws(); err != nil {
		return err
	}
	if err := q.pieceLaws(); err != nil {
		return err
	}
	return p.coinLaws(m, q)
}

// cardLaws: every card is in one place, and every place knows its card.
func (p *position) cardLaws() error {
	count := map[uint8]int{}
	for c := 1; c <= forestCards; c++ {
		count[p.forest[c]]++
	}
	if n := int(p.deck) + int(p.hidden); count[unseen] != n || p.deck < 0 || p.hidden < 0 {
		return fmt.Errorf("%d forest cards are unseen, %d are in the deck or were discarded unseen", count[unseen], n)
	}
	lies := 0
	for c := range p.cells() {
		if f := p.grid[c]; f != 0 {
			lies++
			if p.forest[f] != inForest {
				return fmt.Errorf("forest card %d lies at %d but is %d", f, c, p.forest[f])
			}
		}
	}
	if lies != count[inForest] || p.shownCards() != count[shown] {
		return fmt.Errorf("%d cards lie in the forest and %d are shown, not %d and %d", lies, p.shownCards(), count[inForest], count[shown])
	}
	made, potions := 0, 0
	for s := game.Seat(1); s <= p.last(); s++ {
		if n := int(p.held[s].n); n != count[heldBy+uint8(s)] {
			return fmt.Errorf("Witch %d has %d forest cards, not %d", s, n, count[heldBy+uint8(s)])
		}
		made += int(p.makes[s])
	}
	for c := 1; c <= potionCards; c++ {
		if p.potion[c] >= front {
			potions++
		}
	}
	if made != potions || made+p.shownPotions()+int(p.potionDeck) != potionCards {
		return fmt.Errorf("%d potions made, %d shown, %d in the deck", made, p.shownPotions(), p.potionDeck)
	}
	return nil
}

// pieceLaws: a marionette stands on a card, one on each; spells and tokens are
// counted where they are.
func (p *position) pieceLaws() error {
	standing := 0
	for c := range p.cells() {
		d := p.doll[c]
		if d == noDoll {
			continue
		}
		standing++
		if p.dollAt[d] != c || p.grid[c] == 0 {
			return fmt.Errorf("marionette %d stands at %d without a card, or elsewhere", d, c)
		}
	}
	out, tokens, spells := 0, 0, 0
	for d := range p.dollAt {
		if p.dollAt[d] != noCell {
			out++
		}
	}
	bought := 0
	for s := game.Seat(1); s <= p.last(); s++ {
		tokens += int(p.witch[s].tokens)
		bought += int(p.witch[s].bought)
		if p.witch[s].coins < 0 {
			return fmt.Errorf("Witch %d has %d coins", s, p.witch[s].coins)
		}
	}
	for c := 1; c <= spellCards; c++ {
		if p.spell[c] >= front {
			spells++
		}
	}
	if standing != out || bought != spells || tokens != fagusTokens-p.tokensLeft() {
		return fmt.Errorf("%d marionettes of %d, %d spells of %d, %d tokens of %d", standing, out, spells, bought, tokens, fagusTokens-p.tokensLeft())
	}
	turned := 0
	for c := 1; c <= potionCards; c++ {
		if p.potion[c] == spent {
			turned++
		}
	}
	if turned != spellPotions*bought {
		return fmt.Errorf("%d potions were turned for %d spells", turned, bought)
	}
	return nil
}

// coinLaws: what each Witch gains or pays is what the move is worth.
func (p *position) coinLaws(m game.Move, q *position) error {
	want := [maxWitches + 1]int{}
	switch m.Verb {
	case vBuy:
		c := words().forestNos[m.Objects[0]]
		want[m.Seat] = -p.costOf(c)
	case vPrepare:
		want[m.Seat] = p.house.lists.potions[words().potionNos[m.Objects[0]]].coins
	case vExchange:
		want[m.Seat] = -p.spellPrice(m.Seat)
	case vSell:
		want[m.Seat] = saleCoins
	case vLoan:
		want[m.Seat] = loanCoins
	case vYield:
		want[m.Seat] = pushedCoins
	case vCount, game.Correct:
		return nil
	}
	for s := game.Seat(1); s <= p.last(); s++ {
		got := int(q.witch[s].coins - p.witch[s].coins)
		if q.expedition != p.expedition || q.phase == over {
			got -= p.soldLeftOvers(m, q, s)
		}
		if got != want[s] {
			return fmt.Errorf("Witch %d gains %d coins by %s, not %d", s, got, m.Verb, want[s])
		}
	}
	return nil
}

// costOf is what a card costs in this position.
func (p *position) costOf(c cardNo) int {
	if p.phase == peddling {
		return p.peddled(c)
	}
	return p.price()
}

// soldLeftOvers is what a Witch gets for the cards that she has at the end of
// an expedition, reckoned anew from the printed costs.
func (p *position) soldLeftOvers(m game.Move, q *position, s game.Seat) int {
	if q.phase == over && !p.house.lastSale {
		return 0
	}
	held := p.held[s]
	paid := p.paid
	if s == m.Seat && m.Verb == vBuy {
		c := words().forestNos[m.Objects[0]]
		held.add(c)
		paid[c] = int8(p.costOf(c))
	}
	if s == m.Seat && m.Verb == vPrepare {
		for _, id := range m.Objects[1:] {
			held.drop(words().forestNos[id])
		}
	}
	after := *p
	after.held[s], after.paid = held, paid
	return after.leftOvers(s)
}
