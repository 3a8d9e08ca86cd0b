// Package visitors is the game The Visitors: its rules, its printed box and
// its words. It must not know cameras, widgets, clocks or chance. The rule
// numbers R1 to R62 in comments and tests are those of the specification.
package visitors

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Game makes matches of The Visitors.
type Game struct{}

var (
	_ game.Game    = Game{}
	_ game.Chooser = Game{}
)

// Name is the word used in commands and files.
func (Game) Name() string { return "visitors" }

// Title is the English name shown to people.
func (Game) Title() string { return "The Visitors" }

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
