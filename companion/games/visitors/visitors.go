// Package visitors is the game The Visitors: its rules, its printed box and
// its words. It must not know cameras, widgets, clocks or chance. The rule
// numbers R1 to R67 in comments and tests are those of the specification.
package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Game makes matches of The Visitors, and teaches it.
var Game = &kit.Game[house]{
	Printed: Box,
	Offered: game.Cover{
		Line:    game.Say("Play together: remove the spirits from a manor before too many Visitors come."),
		Minutes: [2]int{30, 60},
		Pieces:  []string{"visit-library-ladder-frost", "visit-library-visitor", "visit-library-hearth-whisper"},
	},
	Options: options, Start: start, People: seat, Taught: lessons, Minds: minds,
}

// start gives the first state of a set-up.
func start(s game.Setup) (game.State, error) {
	h, err := newHouse(s)
	if err != nil {
		return nil, err
	}
	return &position{house: h, Store: kit.NewStore(h.Set)}, nil
}
