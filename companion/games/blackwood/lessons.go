package blackwood

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Who sits at the table of the lesson.
const (
	learner game.Seat = 1
	rival   game.Seat = 2
)

// lessonForest is the forest deck from the top: three rows from the village on,
// then what fills them up. The first column makes a potion for either Witch,
// and the second and third another one, of the colour that each then lacks.
var lessonForest = []string{
	"f17", "f19", "f25", "f33", "f21", // Clover, Fungus; Clover, Toad; Fungus, Bat; …
	"f37", "f35", "f41", "f29", "f13", // Clover, Fungus, Toad; Bat, Bat; Clover, Toad, Bat; …
	"f38", "f39", "f51", "f31", "f27", // Clover, Fungus, Toad; Clover, Fungus, Bat; Clover, Toad, Toad; …
	"f11", "f47", "f45", "f23", "f43", "f07",
}

// lessonPotions is the potion deck from the top: the display, then the two
// Tinctures that take the places of the two Draughts.
var lessonPotions = []string{"p01", "p11", "p23", "p35", "p05", "p38", "p02", "p12", "p28", "p08"}

// lessonLaid is how many moves lay the table: the Cauldron, the forest, the
// display.
const lessonLaid = 1 + 3*columns + onDisplay

// Lessons is a Witch's first round.
func (g Game) Lessons() []game.Lesson {
	return []game.Lesson{{
		Role: kit.PlayerSeat(learner), Title: game.Say("A Witch"), About: game.Say("You fetch ingredients, brew potions and win a spell."),
		Setup: game.Setup{Game: g.Name(), Players: 2}, Seed: 21, Laid: lessonLaid, Held: game.Say("What lies before you"), Steps: lessonSteps,
		Table: func() (game.Tutor, error) { return newTutor(lessonForest, lessonPotions) },
	}}
}
