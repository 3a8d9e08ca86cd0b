package game

import (
	"errors"

	"github.com/grovewatch/grovewatch/cards"
)

// BoxFor is what so many players need of a game's box; nought is all of it. It
// fails when the game is not for so many. Where so many have to choose an option
// first, the pieces of one player more are in it, too.
func BoxFor(g Game, players int) (*cards.Box, error) {
	if players == 0 {
		return g.Box(), nil
	}
	var wish *OptionError
	for n := players; ; n++ {
		s, err := g.New(Setup{Game: g.Name(), Players: n}.Complete(g))
		switch {
		case err == nil:
			return g.Box().For(players, s.Seats()), nil
		case g.Box().Tables[n+1].Places == nil || !errors.As(err, &wish):
			return nil, err
		}
	}
}
