package psisquad

import (
	"sync"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Legal lists the moves of a seat, in a fixed order. Cyphers, typed guesses and
// typed answers are too many to be listed: the forms of a view offer them.
// Callers must not change the moves.
func (p *position) Legal(seat game.Seat) []game.Move {
	var out []game.Move
	add := func(verb, place string, objects ...string) {
		out = append(out, game.Move{Seat: seat, Verb: verb, Objects: objects, Place: place})
	}
	switch {
	case p.phase == locking:
		if p.seated(seat) && !p.home[seat] {
			add(vLock, "")
		}
	case p.phase == starting && seat == game.Table:
		for s := p.begin(); s <= p.last(); s++ {
			add(vFirst, turnZone(int(s)))
		}
		add(vFirst, anyone) // last: a marker that is seen tells who
	case p.phase == settling && seat == game.Table:
		add(vSettle, settleKept)
		add(vSettle, settleRight)
	case p.phase == answering && seat == p.asked.on && !p.house.whisper:
		for c := 0; c <= p.house.keys; c++ {
			for s := 0; s <= c; s++ {
				if p.house.possible(c, s) {
					add(vAnswer, answerPlace(c, s), correctToken, spottedToken)
				}
			}
		}
	case p.phase == told && seat == p.seat:
		add(vDone, "")
	case (p.phase == guessing || p.phase == uncovering) && seat == p.seat:
		return p.legalAtMat(seat)
	}
	return out
}

// legalAtMat lists what the seat in turn may do with the guess mat.
func (p *position) legalAtMat(seat game.Seat) []game.Move {
	out := make([]game.Move, 0, 16+digits*copies*p.house.keys)
	one := names()
	switch {
	case p.phase == uncovering:
		if p.house.allows(p.draft()) == nil {
			out = append(out, game.Move{Seat: seat, Verb: vUncover})
		}
	case p.mayAsk() == nil:
		out = append(out, game.Move{Seat: seat, Verb: vAsk})
	}
	for s := p.begin(); p.phase == guessing && s <= p.last(); s++ {
		if s != p.aim && p.mayAim(seat, s) == nil {
			out = append(out, game.Move{Seat: seat, Verb: vAim, Objects: one.tokens[s], Place: aimZone})
		}
	}
	for i := range p.house.keys {
		for card := uint8(1); card <= digits*copies; card++ {
			if p.cards[i] != card {
				out = append(out, game.Move{Seat: seat, Verb: vLay, Objects: one.cards[card], Place: one.keys[i]})
			}
		}
	}
	if p.aim != 0 {
		out = append(out, game.Move{Seat: seat, Verb: vTake, Objects: one.tokens[p.aim]})
	}
	for _, card := range p.cards {
		if card != 0 {
			out = append(out, game.Move{Seat: seat, Verb: vTake, Objects: one.cards[card]})
		}
	}
	if p.aim != 0 || p.cards != [maxKeys]uint8{} {
		out = append(out, game.Move{Seat: seat, Verb: vClear})
	}
	return out
}

// pieceNames are the names that legal moves share.
type pieceNames struct {
	tokens [maxSeats + 1][]string
	cards  [digits*copies + 1][]string
	keys   [maxKeys]string
}

var names = sync.OnceValue(func() *pieceNames {
	n := &pieceNames{}
	for s := 1; s <= maxSeats; s++ {
		n.tokens[s] = []string{tokenID(s)}
	}
	for c := uint8(1); c <= digits*copies; c++ {
		n.cards[c] = []string{cardID(c)}
	}
	for i := range n.keys {
		n.keys[i] = keyZone(i)
	}
	return n
})
