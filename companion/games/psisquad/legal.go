package psisquad

import (
	"slices"

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
	if !slices.Contains(p.Turn(), seat) {
		return nil
	}
	switch p.phase {
	case locking:
		if p.house.paper {
			add(vLock, "")
		} else if p.mat != seat {
			add(vLock, asItLies)
		}
	case starting:
		for s := range p.house.Seats.All() {
			add(vFirst, turnZone(s))
		}
		add(vFirst, anyone) // last: a marker that is seen tells who
	case guessing, uncovering:
		return p.legalAtMat(seat)
	case answering:
		for c := 0; c <= p.house.keys && !p.house.whisper; c++ {
			for s := range c + 1 {
				if p.house.possible(c, s) {
					add(vAnswer, answerPlace(c, s), correctToken, spottedToken)
				}
			}
		}
	case told:
		if seat == game.Table {
			add(vRetract, "")
		} else {
			add(vDone, "")
		}
	case settling:
		add(vSettle, settleKept)
		add(vSettle, settleRight)
	}
	return out
}

// legalAtMat lists what the seat in turn may do with the guess mat.
func (p *position) legalAtMat(seat game.Seat) []game.Move {
	out := make([]game.Move, 0, 16+digits*copies*p.house.keys)
	add := func(verb string, to kit.Place, pieces ...kit.Piece) {
		out = append(out, set().Move(seat, verb, to, pieces...))
	}
	cards, aim := p.cards(), p.aim()
	switch {
	case p.phase == uncovering:
		if p.house.allows(p.draft()) == nil {
			add(vUncover, kit.Nowhere)
		}
	case p.mayAsk() == nil:
		add(vAsk, kit.Nowhere)
	}
	for s := range p.house.Seats.All() {
		if p.phase == guessing && s != aim && p.mayAim(seat, s) == nil {
			add(vAim, set().Must(aimZone), token(s))
		}
	}
	for i := range p.house.keys {
		at := key(i)
		for card := kit.Piece(1); card <= lastCard; card++ {
			if cards[i] != card {
				add(vLay, at, card)
			}
		}
	}
	if aim != 0 {
		add(vTake, kit.Nowhere, token(aim))
	}
	for _, card := range cards {
		if card != 0 {
			add(vTake, kit.Nowhere, card)
		}
	}
	if aim != 0 || cards != [maxKeys]kit.Piece{} {
		add(vClear, kit.Nowhere)
	}
	return out
}
