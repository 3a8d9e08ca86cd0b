package grove

import "github.com/grovewatch/grovewatch/companion/game"

// Redact is what a seat may know of a move made in this state, built up from
// empty (R73). Everyone may know the verb and who acted.
func (p *position) Redact(m game.Move, seat game.Seat) game.Move {
	out := game.Move{Seat: m.Seat, Verb: m.Verb}
	if p.private(m) {
		return p.redactPrivate(m, seat)
	}
	switch m.Verb {
	case vRule:
		if seat == visitor {
			out.Objects, out.Place = m.Objects, m.Place
		}
	case vTest, vHide:
		out.Place = m.Place
		owner := kid
		if m.Verb == vTest {
			owner = m.Seat
		}
		known := 1
		if p.mayKnow(seat, owner) {
			known = 2
		}
		out.Objects = m.Objects[:min(known, len(m.Objects)):min(known, len(m.Objects))]
	case vSet:
		if out.Place = sealedAs(m.Place); seat == visitor {
			out.Place = m.Place
		}
	case vLift:
		out.Objects, out.Place = p.opened(m)
	case vDeal, vPlace, vProve, vGuess, vSlide, vPredict, vAgain, vStop, vRaise, vReveal, game.Correct:
		out.Objects, out.Place, out.Number = m.Objects, m.Place, m.Number
	}
	return out
}

// redactPrivate is what a seat may know of a private move: all of it, or not
// even that it was made.
func (p *position) redactPrivate(m game.Move, seat game.Seat) game.Move {
	knows := seat == m.Seat
	if m.Verb == vNote {
		if marker, _, ok := two(m); ok {
			n, owner := p.house.pack.marker(marker)
			knows = knows || n != 0 && p.mayKnow(seat, owner)
		}
	}
	if !knows {
		return game.Move{}
	}
	out := game.Move{Seat: m.Seat, Verb: m.Verb, Objects: m.Objects, Place: m.Place}
	// Pieces are named as such, so that what is covered later is named to nobody.
	if first, second, ok := two(m); ok && len(m.Objects) == 0 && m.Verb != vRule {
		if out.Objects, out.Place = []string{first, second}, ""; m.Verb == vJudge {
			out.Objects, out.Place = []string{first}, second
		}
	}
	return out
}
