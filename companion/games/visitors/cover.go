package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// Cover is how the game is offered to people who do not know it.
func (Game) Cover() game.Cover {
	return game.Cover{
		Line:    game.Say("Together in a manor at night: gather its spirits before too many Visitors come."),
		Minutes: [2]int{30, 60},
		Pieces:  []string{"visit-library-ladder-frost", "visit-library-visitor", "visit-library-hearth-whisper"},
	}
}
