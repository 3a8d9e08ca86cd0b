package game

import "github.com/grovewatch/grovewatch/cards"

// Beginner is a Game of which a part is enough for a first evening.
type Beginner interface {
	Game
	// FirstEvening is that part of the box, and the set-up that it is played in.
	FirstEvening() (*cards.Box, Setup)
}
