package grove

import "github.com/grovewatch/grovewatch/companion/game"

// Cover is how the game is offered to people who do not know it.
func (Game) Cover() game.Cover {
	return game.Cover{
		Line:    game.Say("A forcefield admits some objects and repels others. Find out the Visitor's secret rule."),
		Minutes: [2]int{20, 40},
		Pieces:  []string{"card-telescope", "card-saxophone", "card-snowman"},
	}
}
