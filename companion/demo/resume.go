package demo

import (
	"maps"
	"math/rand/v2"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Seeds up to this one are tried to find a saved game again.
const mostSeeds = 60

// Resume finds the game of simulated people that a match was watched in: its
// seed, one that is likely before all others, and after how many of their moves the
// table lies as the match has it. It reports false when they never played it.
func Resume(m *game.Match, likely uint64) (seed uint64, moves int, ok bool) {
	want := m.State().Layout()
	if moves, ok := replayReaches(m, likely, want); ok {
		return likely, moves, true
	}
	for seed = 1; seed <= mostSeeds; seed++ {
		if moves, ok := replayReaches(m, seed, want); ok {
			return seed, moves, true
		}
	}
	return 0, 0, false
}

// GoesOn reports whether simulated people can go on from a match in which somebody at
// the window has played, too, so that they never played it: not where they know more
// than the record tells.
func GoesOn(m *game.Match) bool {
	players, err := m.Game.Players(m.Setup, playersRand(1).IntN)
	if err != nil {
		return false
	}
	p, ok := players.(interface{ Secretive() bool })
	return ok && !p.Secretive()
}

// Idle are people who make no move of their own.
type Idle struct{}

// Next is part of game.Players.
func (Idle) Next(game.State) (game.Move, error) { return game.Move{}, ErrThinking }

// replayReaches plays the game of a seed as far as the match may have come and
// reports after how many moves the layout is the wanted one. Their number may
// differ from the match's, as the camera may have split or joined moves.
func replayReaches(m *game.Match, seed uint64, want game.Layout) (moves int, ok bool) {
	players, err := m.Game.Players(m.Setup, playersRand(seed).IntN)
	if err != nil {
		return 0, false
	}
	state, err := m.Game.New(m.Setup)
	if err != nil {
		return 0, false
	}
	for n := 0; n <= 2*m.Len()+8; n++ {
		if 2*n >= m.Len() && maps.Equal(state.Layout(), want) {
			return n, true
		}
		if state.Result() != nil {
			break
		}
		move, err := players.Next(state)
		if err != nil {
			break
		}
		if state, _, err = state.Apply(move); err != nil {
			break
		}
	}
	return 0, false
}

// playersRand is the random numbers by which the people of a seed decide.
func playersRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 2)) }
