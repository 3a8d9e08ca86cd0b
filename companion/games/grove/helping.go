package grove

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Carry is how people carry out what the app leaves open: they turn up or look at
// the top card of its pile, and show or name what it has to know.
func (w *people) Carry(p *position, choice game.Move) game.Move {
	if w.look(p) != nil {
		return game.Move{}
	}
	seat := choice.Seat
	switch choice.Verb {
	case "turn":
		return w.pack.Move(seat, "turn", show, w.hand.Of(visitor)[0])
	case "show":
		c := w.secret
		if p.phase == visiting {
			c = w.hand.Of(visitor)[0]
		}
		return w.pack.Move(kid, "show", kit.Nowhere, c)
	case "test":
		return w.hide(p, "test", seat, w.hand.Of(seat)[0])
	case "prove":
		return w.pack.Move(seat, "prove", p.Set().Place(choice.Place), w.deck[0])
	case "hold":
		var hand []kit.Piece
		for _, c := range w.hand.Of(kid) {
			if !p.held.has(c) {
				hand = append(hand, c)
			}
		}
		return w.pack.Move(visitor, "hold", kit.Nowhere, hand[:min(len(hand), p.unnamed())]...)
	case "reveal":
		m := p.Set().Piece(choice.Objects[0])
		return w.pack.Move(seat, "reveal", p.Set().Place(choice.Place), m, w.below(p, m))
	}
	return choice
}

// Tell shows the app what an Agent tests, where it plays the Visitor.
func (w *people) Tell(p *position, m game.Move, app game.Seat) game.Move {
	if app != visitor {
		return game.Move{}
	}
	if p.book.listed {
		w.rule = p.book.passes
	}
	if m.Verb == "test" && len(m.Objects) == 2 {
		return game.Move{Seat: m.Seat, Verb: "show", Objects: m.Objects[1:]}
	}
	return game.Move{}
}
