package blackwood

import (
	"fmt"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Audit checks that a move broke no law: one thing lies in a place, a
// marionette stands on a card, and coins come and go only as the move says. It
// holds while no one corrects the record by hand.
func (p *position) Audit(m game.Move, after game.State) error {
	q := after.(*position)
	if err := q.laws(); err != nil {
		return err
	}
	return p.coinLaws(m, q)
}

// laws are what holds in every position.
func (p *position) laws() error {
	for c := cell(1); c <= cells; c++ {
		if cards, dolls := p.Count(p.cardZone[c]), p.Count(p.dollZone[c]); cards > 1 || dolls > cards || c > p.cells() && cards > 0 {
			return fmt.Errorf("%d cards and %d marionettes are in %s", cards, dolls, c.text())
		}
	}
	for _, at := range append(p.display[:], p.piles[:]...) {
		if p.Count(at) > 1 {
			return fmt.Errorf("%d cards lie on %s", p.Count(at), p.ZoneID(at))
		}
	}
	if p.hidden < 0 || p.deck() < 0 {
		return fmt.Errorf("the deck has %d cards, and %d were discarded unseen", p.deck(), p.hidden)
	}
	for w := range p.witches() {
		if spent := p.Count(p.own[w].spent); p.coins[w] < 0 && !p.hiddenCoins || spent != spellPotions*p.spellsOf(w) {
			return fmt.Errorf("the Witch of seat %d has %d coins, and %d spells for %d potions", w, p.coins[w], p.spellsOf(w), spent)
		}
	}
	return nil
}

// coinLaws: what each Witch gains or pays is what the move is worth.
func (p *position) coinLaws(m game.Move, q *position) error {
	if m.Verb == "count" || m.Verb == game.Correct {
		return nil
	}
	var x kit.Piece
	if len(m.Objects) > 0 {
		x = p.Piece(m.Objects[0])
	}
	cost := p.price()
	if p.phase == peddling {
		cost = p.peddled(x)
	}
	worth := map[string]int{
		"buy": -cost, "prepare": p.potions[x].coins, "exchange": -p.spellPrice(m.Seat),
		"sell": saleCoins, "loan": loanCoins, "yield": pushedCoins,
	}
	for w := range p.witches() {
		want := 0
		if w == m.Seat {
			want = worth[m.Verb]
		}
		if q.expedition() != p.expedition() || q.phase == over && p.lastSale {
			want += p.leftAfter(m, cost, w)
		}
		if got := int(q.coins[w] - p.coins[w]); got != want {
			return fmt.Errorf("the Witch of seat %d gains %d coins by %s, not %d", w, got, m.Verb, want)
		}
	}
	return nil
}

// leftAfter is what a Witch gets for the cards that she has after a move, at
// the end of an expedition.
func (p *position) leftAfter(m game.Move, cost int, w game.Seat) int {
	after := *p
	after.Store = p.Copy()
	for i, id := range m.Objects {
		switch x := p.Piece(id); {
		case m.Verb == "buy":
			after.Lay(x, p.own[m.Seat].forest)
			after.paid[x] = uint8(cost)
		case m.Verb == "prepare" && i > 0:
			after.Lay(x, p.discard)
		}
	}
	return after.leftOvers(w)
}
