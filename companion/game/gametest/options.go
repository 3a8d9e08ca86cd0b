package gametest

import (
	"fmt"
	"math/rand/v2"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Options plays one game of simulated people with each value of each option of the game, for
// the numbers of players in turn: all their moves are legal, and the game ends.
func (s Suite) Options() error {
	chooser, ok := s.Game.(game.Chooser)
	if !ok {
		return nil
	}
	numbers := s.Game.Box().Players()
	for i, players := range numbers {
		n := 0
		for _, o := range chooser.Choices(game.Setup{Game: s.Game.Name(), Players: players}) {
			for _, v := range o.Values {
				if n++; n%len(numbers) != i {
					continue
				}
				setup := game.Setup{Game: s.Game.Name(), Players: players, Options: map[string]string{o.Name: v.Word}}
				if _, err := s.Game.New(setup); err != nil {
					continue // so many people cannot choose it, or must choose something beside
				}
				if err := s.played(setup); err != nil {
					return fmt.Errorf("%d players, %s=%s: %w", players, o.Name, v.Word, err)
				}
			}
		}
	}
	return nil
}

// played lets simulated people play a game to its end.
func (s Suite) played(setup game.Setup) error {
	people, err := s.Game.Players(setup, rand.New(rand.NewPCG(1, 2)).IntN)
	if err != nil {
		return err
	}
	state, err := s.Game.New(setup)
	if err != nil {
		return err
	}
	for range s.most() {
		if state.Result() != nil {
			return nil
		}
		m, err := people.Next(state)
		if err != nil {
			return err
		}
		after, _, err := state.Apply(m)
		if err != nil {
			return fmt.Errorf("%s: %w", m.Line(state.Seats()), err)
		}
		state = after
	}
	return errEndless
}
