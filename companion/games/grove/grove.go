package grove

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Game makes matches of Visitor in Blackwood Grove.
type Game struct{}

var _ game.Game = Game{}

// Name is the word used in commands and files.
func (Game) Name() string { return "grove" }

// Title is the English name shown to people.
func (Game) Title() string { return "Visitor in Blackwood Grove" }

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

// first is the position before anything is dealt.
func first(h *house) *position {
	return &position{house: h, book: &noBook, phase: dealing, deck: h.deck}
}
