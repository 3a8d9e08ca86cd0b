package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// Redact is what a seat may know of a move made in this state, built up from
// empty. Nobody has a secret here that the record holds: hidden hands are not
// in it, nor the order of any pile.
func (p *position) Redact(m game.Move, _ game.Seat) game.Move {
	out := game.Move{Seat: m.Seat, Verb: m.Verb}
	if _, ok := rules[m.Verb]; ok || m.Verb == game.Correct {
		out.Objects, out.Place, out.Number = m.Objects, m.Place, m.Number
	}
	return out
}
