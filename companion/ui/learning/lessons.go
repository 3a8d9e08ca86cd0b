package learning

import (
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Lesson is a guided first round that the window offers.
type Lesson struct {
	Game   game.Game
	Lesson game.Lesson
	// Begin lets it begin; show takes its screens, from any goroutine. It is
	// called on the window's goroutine and must not block for long.
	Begin func(show func(*companion.Screen)) (*Class, error)
}

// Class is a lesson that goes on.
type Class struct {
	Send  func(companion.Command) // must not block
	Close func()
}
