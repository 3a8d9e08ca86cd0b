package kit

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Game is a game.Game that is told as data and two functions. H is what the
// game makes of a table's options.
type Game[H any] struct {
	Printed func() *cards.Box // everything printed; its Game and Title name the game
	Offered game.Cover
	Options Options[H]
	Start   func(game.Setup) (game.State, error)
	People  func(s game.Setup, pick func(n int) int) (game.Players, error)
	Taught  []game.Lesson // guided first rounds, or none
	// Minds plays a seat in the place of a person; nil where the app plays none.
	Minds func(s game.Setup, seat game.Seat, level automa.Level) (automa.Mind, error)
}

// Name is the word used in commands and files.
func (g Game[H]) Name() string { return g.Printed().Game }

// Title is the English name shown to people.
func (g Game[H]) Title() string { return g.Printed().Title }

// Box is everything printed for the game. Callers must not change it.
func (g Game[H]) Box() *cards.Box { return g.Printed() }

// Cover is how the game is offered to people who do not know it.
func (g Game[H]) Cover() game.Cover { return g.Offered }

// Choices lists the options of a set-up.
func (g Game[H]) Choices(s game.Setup) []game.Option { return g.Options.Choices(s) }

// CheckOptions says what is wrong with the table of options, for gametest.
func (g Game[H]) CheckOptions() error { return g.Options.Check() }

// New checks a set-up and gives the first state. The error is a sentence.
func (g Game[H]) New(s game.Setup) (game.State, error) { return g.Start(s) }

// Lessons lists the guided first rounds, in the order in which they are offered.
func (g Game[H]) Lessons() []game.Lesson { return g.Taught }

// Players makes simulated people for a set-up.
func (g Game[H]) Players(s game.Setup, pick func(n int) int) (game.Players, error) {
	return g.People(s, pick)
}

// Mind plays a seat. The error is a sentence that says why the app cannot.
func (g Game[H]) Mind(s game.Setup, seat game.Seat, level automa.Level) (automa.Mind, error) {
	st, err := g.New(s)
	switch {
	case err != nil:
		return nil, err
	case g.Minds == nil:
		return nil, game.Refuse("The app plays no seat of this game yet.")
	case seat <= game.Table || int(seat) >= len(st.Seats()):
		return nil, game.Refuse("Nobody sits there.")
	}
	return g.Minds(s, seat, level)
}
