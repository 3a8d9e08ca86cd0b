package psisquad

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
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
		if p.house.Seats.Seated(seat) && !p.locked[seat] {
			add(vLock, "")
		}
	case p.phase == starting && seat == game.Table:
		for s := range p.house.Seats.All() {
			add(vFirst, turnZone(s))
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
	add := func(verb, place string, piece kit.Piece) {
		out = append(out, game.Move{Seat: seat, Verb: verb, Objects: set().Objects(piece), Place: place})
	}
	cards, aim := p.cards(), p.aim()
	switch {
	case p.phase == uncovering:
		if p.house.allows(p.draft()) == nil {
			out = append(out, game.Move{Seat: seat, Verb: vUncover})
		}
	case p.mayAsk() == nil:
		out = append(out, game.Move{Seat: seat, Verb: vAsk})
	}
	for s := range p.house.Seats.All() {
		if p.phase == guessing && s != aim && p.mayAim(seat, s) == nil {
			add(vAim, aimZone, set().Piece(tokenID(s)))
		}
	}
	for i := range p.house.keys {
		zone := keyZone(i)
		for card := kit.Piece(1); card <= lastCard; card++ {
			if cards[i] != card {
				add(vLay, zone, card)
			}
		}
	}
	if aim != 0 {
		add(vTake, "", set().Piece(tokenID(aim)))
	}
	for _, card := range cards {
		if card != 0 {
			add(vTake, "", card)
		}
	}
	if aim != 0 || cards != [maxKeys]kit.Piece{} {
		out = append(out, game.Move{Seat: seat, Verb: vClear})
	}
	return out
}
