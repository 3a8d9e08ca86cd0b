package visitors

import (
	_ "embed"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

//go:embed lesson.toml
var lesson string

// Lessons are a first round for one player: all are alike, and on one side.
func (g Game) Lessons() []game.Lesson {
	setup := game.Setup{Game: g.Name(), Players: 2}
	return []game.Lesson{{
		Role: kit.PlayerSeat(learner), Title: game.Say("A guardian"),
		About: game.Say("Together you drive the spirits out, before three Visitors walk the house."),
		Setup: setup, Seed: 31, Laid: laidRooms, Held: game.Say("Your Trinkets"), Steps: kit.MustSteps(lesson),
		Table: func() (game.Tutor, error) { return newTutor(setup) },
	}}
}

// laidRooms is how many rooms lie beside the Foyer when the lesson begins.
const laidRooms = 3
