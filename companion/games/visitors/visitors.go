// Package visitors is the game The Visitors: its rules, its printed box and
// its words. It must not know cameras, widgets, clocks or chance. The rule
// numbers R1 to R67 in comments and tests are those of the specification.
package visitors

import (
	_ "embed"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

//go:embed lesson.toml
var lesson string

// Game makes matches of The Visitors, and teaches it.
var Game = &kit.Game[house]{
	Printed: Box,
	Offered: game.Cover{
		Line:    game.Say("Play together: remove the spirits from a manor before too many Visitors come."),
		Minutes: [2]int{30, 60},
		Pieces:  []string{"visit-library-ladder-frost", "visit-library-visitor", "visit-library-hearth-whisper"},
	},
	Options: options, Start: start, People: seat,
	// A first round for one player: all are alike, and on one side.
	Taught: []game.Lesson{{
		Role: kit.PlayerSeat(learner), Title: game.Say("A guardian"),
		About: game.Say("You all play together and remove spirits, before 3 Visitors are in the manor."),
		Setup: lessonSetup, Seed: 31, Laid: laidRooms, Held: game.Say("Your Trinkets"), Steps: kit.MustSteps(lesson),
		Table: newTutor,
	}},
}

var lessonSetup = game.Setup{Game: "visitors", Players: 2}

// laidRooms is how many rooms lie beside the Foyer when the lesson begins.
const laidRooms = 3

// start gives the first state of a set-up.
func start(s game.Setup) (game.State, error) {
	h, err := newHouse(s)
	if err != nil {
		return nil, err
	}
	return &position{house: h, Store: kit.NewStore(h.Set)}, nil
}
