package psisquad

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Game makes matches of Psi Squad.
type Game struct{}

var _ game.Game = Game{}

// Name is the word used in commands and files.
func (Game) Name() string { return "psisquad" }

// Title is the English name shown to people.
func (Game) Title() string { return "Psi Squad" }

// Box is everything printed for the game. Callers must not change it.
func (Game) Box() *cards.Box { return Box() }

// New checks a set-up and gives the first state. The error is a sentence.
func (Game) New(s game.Setup) (game.State, error) {
	h, err := newHouse(s)
	if err != nil {
		return nil, err
	}
	return first(h), nil
}

// first is the position before any cypher is locked (R3, R4).
func first(h *house) *position {
	p := &position{house: h, phase: locking, lies: kit.NewStore(set())}
	for s := range h.Seats.All() {
		p.status[s] = h.most()
	}
	return p
}
