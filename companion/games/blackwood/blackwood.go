// Package blackwood is the game Blackwood: its rules, its printed box and its
// words. It must not know cameras, widgets, clocks or chance. The rule numbers
// R1 to R86 in comments and tests are those of the specification.
package blackwood

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Game makes matches of Blackwood.
type Game struct{}

var _ interface {
	game.Game
	game.Chooser
	game.Teacher
} = Game{}

// Name is the word used in commands and files.
func (Game) Name() string { return "blackwood" }

// Title is the English name shown to people.
func (Game) Title() string { return "Blackwood" }

// Box is everything printed for the game. Callers must not change it.
func (Game) Box() *cards.Box { return Box() }

// Choices lists the options of a set-up.
func (Game) Choices(s game.Setup) []game.Option { return options.Choices(s) }

// Cover is how the game is offered to people who do not know it.
func (Game) Cover() game.Cover {
	return game.Cover{
		Line:    game.Say("Witches send marionettes into a forest that shifts, brew, sell and cast spells."),
		Minutes: [2]int{45, 75},
		Pieces:  []string{"potion-p02", "forest-f39", "forest-f01"},
	}
}

// New checks a set-up and gives the first state. The error is a sentence.
func (Game) New(s game.Setup) (game.State, error) {
	h, err := newHouse(s)
	if err != nil {
		return nil, err
	}
	return first(h), nil
}
