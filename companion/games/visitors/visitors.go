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
	_ game.Teacher = Game{}
)

// Name is the word used in commands and files.
func (Game) Name() string { return "visitors" }

// Title is the English name shown to people.
func (Game) Title() string { return "The Visitors" }

// Cover is how the game is offered to people who do not know it.
func (Game) Cover() game.Cover {
	return game.Cover{
		Line:    game.Say("Together in a manor at night: gather its spirits before too many Visitors come."),
		Minutes: [2]int{30, 60},
		Pieces:  []string{"visit-library-ladder-frost", "visit-library-visitor", "visit-library-hearth-whisper"},
	}
}

// Box is everything printed for the game. Callers must not change it.
func (Game) Box() *cards.Box { return Box() }

// Choices lists the options of a set-up.
func (Game) Choices(s game.Setup) []game.Option { return options.Choices(s) }

// New checks a set-up and gives the first state. The error is a sentence.
func (Game) New(s game.Setup) (game.State, error) {
	h, err := newHouse(s)
	if err != nil {
		return nil, err
	}
	return first(h), nil
}
