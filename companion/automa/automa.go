// Package automa plays seats that nobody wants. A mind thinks from what its
// seat was shown and from positions that it imagines, and from nothing else.
// The package must not know a particular game, a camera or a clock: the same
// seed gives the same moves.
package automa

import (
	"errors"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Automated is a Game whose seats the app can play.
type Automated interface {
	game.Game
	// Mind plays a seat of a match. The error is a sentence that says why the
	// app cannot take that seat at this table.
	Mind(s game.Setup, seat game.Seat, level Level) (Mind, error)
}

// Mind chooses moves for a seat. It keeps nothing from one choice to the next,
// so that a move can be taken back and a game resumed.
type Mind interface {
	// Choose is the move of a seat that has the turn, or the zero Move where chance
	// is to decide: people do what is due then. An object of it may be
	// Unknown, as a card that lies face down: whoever carries the move out turns
	// it up. So may its place, where somebody else decides. A seat that was not told yet
	// what she needs, such as her hand, chooses a move with an Unknown object, too: then
	// people have a button for the game.Form that Tells her. When stop reports true,
	// Choose gives ErrStopped as soon as it can.
	Choose(s Sight, stop func() bool) (game.Move, error)
}

// ErrStopped is the error of a choice that is not needed any more.
var ErrStopped = errors.New("the choice was stopped")

// Imaginer is a State that a seat can think on.
type Imaginer interface {
	game.State
	// Imagine is a position that the seat cannot tell from this one: what she
	// may not know is drawn by chance, or unknown where the position can say so.
	// Equal chance gives equal keys in any two positions that are alike to her.
	Imagine(seat game.Seat, pick func(n int) int) game.State
}

// Public is one position of all that fit what everyone knows, always the same: what it
// allows and shows tells nothing that anybody knows alone.
func Public(x Imaginer) game.State { return x.Imagine(game.Table, func(int) int { return 0 }) }

// Sight is all that a mind is given.
type Sight struct {
	Seat game.Seat
	View game.View
	// Log holds the moves so far as this seat may read them.
	Log []string
	// Imagine draws a position that this seat cannot tell from the true one.
	Imagine func(pick func(n int) int) game.State
	// Apps are the seats that the app plays, as everyone knows.
	Apps []game.Seat

	seed uint64
}

// Look is what a seat is shown of a position.
func Look(st Imaginer, seat game.Seat, log []string, seed uint64) Sight {
	return Sight{Seat: seat, View: st.View(seat), Log: log, seed: seed,
		Imagine: func(pick func(n int) int) game.State { return st.Imagine(seat, pick) }}
}

// Chance is the seat's own for this choice: the same wherever the choice is
// made again. Streams are independent of each other.
func (s Sight) Chance(stream int) func(n int) int {
	return chance(s.seed, uint64(s.Seat), uint64(len(s.Log))+1, uint64(stream))
}

// Character is chance that is the same in the whole game, for what a seat
// decides once and keeps to itself.
func (s Sight) Character() func(n int) int { return chance(s.seed, uint64(s.Seat), 0, 0) }
