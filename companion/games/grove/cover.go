package grove

import "github.com/grovewatch/grovewatch/companion/game"

// Cover is how the game is offered to people who do not know it.
func (Game) Cover() game.Cover {
	return game.Cover{
		Line:    game.Say("A Visitor lets in only what fits her secret rule. Find it out, object by object."),
		Minutes: [2]int{20, 40},
		Pieces:  []string{"card-telescope", "card-saxophone", "card-snowman"},
	}
}
