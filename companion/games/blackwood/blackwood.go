// Package blackwood is the game Blackwood: its rules, its printed box and its
// words. It must not know cameras, widgets, clocks or chance. The rule numbers
// R1 to R86 in comments and tests are those of the specification.
package blackwood

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Game makes matches of Blackwood.
var Game = &kit.Game[house]{
	Printed: Box,
	Offered: game.Cover{
		Line:    game.Say("Witches send marionettes into the forest to fetch ingredients, make potions and cast spells."),
		Minutes: [2]int{45, 75},
		Pieces:  []string{"potion-p02", "forest-f39", "forest-f01"},
	},
	Options: options, Start: start, People: seat, Taught: lessons, Minds: minds,
}
