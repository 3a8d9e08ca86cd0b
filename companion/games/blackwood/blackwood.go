package blackwood

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Game makes matches of Blackwood.
type Game struct{}

var _ game.Game = Game{}

// Name is the word used in commands and files.
func (Game) Name() string { return "blackwood" }

// Title is the English name shown to people.
func (Game) Title() string { return "Blackwood" }

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
