package psisquad

import "github.com/grovewatch/grovewatch/companion/game"

// Cover is how the game is offered to people who do not know it.
func (Game) Cover() game.Cover {
	return game.Cover{
		Line:    game.Say("Everyone hides a cypher of digits. Guess the cyphers of the others before they guess yours."),
		Minutes: [2]int{20, 40},
		Pieces:  []string{"digit-3-1", "digit-0-1", "digit-5-1"},
	}
}
