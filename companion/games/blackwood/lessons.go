package blackwood

import (
	_ "embed"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Who sits at the table of the lesson.
const (
	learner game.Seat = 1
	rival   game.Seat = 2
)

// lessonDecks are the two decks from the top. Of the forest: three rows from
// the village on, then what fills them up. The first column makes a potion for
// either Witch, and the second and third another one, of the colour that each
// then lacks. Of the potions: the display, then the two Tinctures that take the
// places of the two Draughts.
var lessonDecks = strings.Fields(`
	forest-f17 forest-f19 forest-f25 forest-f33 forest-f21
	forest-f37 forest-f35 forest-f41 forest-f29 forest-f13
	forest-f38 forest-f39 forest-f51 forest-f31 forest-f27
	forest-f11 forest-f47 forest-f45 forest-f23 forest-f43 forest-f07
	potion-p01 potion-p11 potion-p23 potion-p35 potion-p05 potion-p38
	potion-p02 potion-p12 potion-p28 potion-p08`)

// lessonLaid is how many moves lay the table: the Cauldron, the forest, the
// display.
const lessonLaid = 1 + 3*columns + onDisplay

//go:embed lesson.toml
var lesson string

// The blanks of the lesson.
const (
	myPotion  game.Blank = "potion"     // the learner's newest
	herPotion game.Blank = "her potion" // the rival's newest
	myName    game.Blank = "mine"       // the learner's reputation
	herName   game.Blank = "hers"       // the rival's
)

// lessons are a Witch's first round.
var lessons = []game.Lesson{{
	Role: kit.PlayerSeat(learner), Title: game.Say("A Witch"), About: game.Say("You fetch ingredients, brew potions and win a spell."),
	Setup: game.Setup{Game: "blackwood", Players: 2}, Seed: 21, Laid: lessonLaid, Held: game.Say("What lies before you"), Steps: kit.MustSteps(lesson),
	Table: func() (game.Tutor, error) {
		return kit.Taught(&tutor{people: people{pick: func(int) int { return 0 }}}), nil
	},
}}
