package grove

import "github.com/grovewatch/grovewatch/companion/game"

// Redact is what a seat may know of a move made in this state, built up from
// empty (R73). Everyone may know the verb and who acted.
func (p *position) Redact(m game.Move, seat game.Seat) game.Move {
	out := game.Move{Seat: m.Seat, Verb: m.Verb}
	switch m.Verb {
	case vTest, vHide:
		out.Place = m.Place
		owner := kid
		if m.Verb == vTest {
			owner = m.Seat
		}
		known := 1
		if seat == visitor || seat == owner {
			known = 2
		}
		out.Objects = m.Objects[:min(known, len(m.Objects)):min(known, len(m.Objects))]
	case vSet:
		if seat == visitor {
			out.Place = m.Place
		}
	case vDeal, vPlace, vProve, vGuess, vSlide, vLift, vPredict, vAgain, vStop, vRaise, vReveal, game.Correct:
		out.Objects, out.Place, out.Number = m.Objects, m.Place, m.Number
	}
	return out
}
