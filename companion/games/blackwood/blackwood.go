// Package blackwood is the game Blackwood: its rules, its printed box and its
// words. It must not know cameras, widgets, clocks or chance. The rule numbers
// R1 to R86 in comments and tests are those of the specification.
package blackwood

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Blackwood makes matches of the game.
type Blackwood struct{ kit.Game[house] }

// Game is played with the cards of our own lists.
var Game = standard.game(game.Cover{Pieces: []string{"potion-p02", "forest-f39", "forest-f01"}}, lessons)
