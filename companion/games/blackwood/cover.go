package blackwood

import "github.com/grovewatch/grovewatch/companion/game"

// Cover is how the game is offered to people who do not know it.
func (Game) Cover() game.Cover {
	return game.Cover{
		Line:    game.Say("Witches send marionettes into a forest that shifts, brew, sell and cast spells."),
		Minutes: [2]int{45, 75},
		Pieces:  []string{"potion-p02", "forest-f39", "forest-f01"},
	}
}
