package kit

import (
	"errors"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Thought is a mind that thinks about one imagined position of its game, of
// type P, and has the move at once.
type Thought[P game.State] func(p P, s automa.Sight) (game.Move, error)

// Choose is what comes to mind.
func (t Thought[P]) Choose(s automa.Sight, _ func() bool) (game.Move, error) {
	p, ok := s.Imagine(s.Chance(0)).(P)
	if !ok {
		return game.Move{}, errors.New("this mind plays another game")
	}
	return t(p, s)
}
