package blackwood

import "github.com/grovewatch/grovewatch/companion/game"

// Redact is what a seat may know of a move, built up from empty. All moves are
// made in the open: only the order of the decks is hidden, from the app too.
func (p *position) Redact(m game.Move, seat game.Seat) game.Move {
	out := game.Move{Seat: m.Seat, Verb: m.Verb}
	switch m.Verb {
	case vCrown, vDeal, vPlace, vDone, vHand, vBuy, vLeave, vPrepare, vExchange, vSell, vLoan, vCast, vShow, vPass, vSwap, vYield, vAdvance, game.Correct:
		out.Objects, out.Place, out.Number = m.Objects, m.Place, m.Number
	case vCount:
		if !p.house.hiddenCoins || seat == m.Seat {
			out.Place = m.Place
		}
	}
	return out
}
