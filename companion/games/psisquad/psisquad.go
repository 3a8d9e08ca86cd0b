package psisquad

import (
	_ "embed"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

//go:embed lesson.toml
var lesson string

// Game makes matches of Psi Squad, and teaches it.
var Game = &kit.Game[house]{
	Printed: Box,
	Offered: game.Cover{
		Line:    game.Say("Everyone hides a cypher of digits. Guess the cyphers of the others before they guess yours."),
		Minutes: [2]int{20, 40},
		Pieces:  []string{"digit-3-1", "digit-0-1", "digit-5-1"},
	},
	Options: options, Start: start, People: seat,
	// A first round for one player: the squad's seats are all alike. The players
	// answer from their sheets, so that the learner sees how it is done.
	Taught: []game.Lesson{{
		Role: kit.PlayerSeat(learner), Title: game.Say("Solving a cypher"),
		About: game.Say("You hide a cypher of four digits and guess the cyphers of the others."),
		Setup: lessonSetup, Seed: 21, Held: game.Say("Your cypher: nobody else sees it"), Steps: kit.MustSteps(lesson),
		Table: newTutor,
	}},
}

var lessonSetup = game.Setup{Game: "psisquad", Players: 3, Options: map[string]string{"mode": "paper"}}

// start gives the position before any cypher is locked (R3, R4).
func start(s game.Setup) (game.State, error) {
	h, err := newHouse(s)
	if err != nil {
		return nil, err
	}
	p := &position{house: h, phase: locking, lies: kit.NewStore(set())}
	for s := range h.Seats.All() {
		p.status[s] = h.most()
	}
	return p, nil
}
