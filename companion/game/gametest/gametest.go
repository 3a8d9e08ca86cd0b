// Package gametest is the conformance suite that every game must pass: the
// contract of package game, checked move by move over whole games. It must not
// know a particular game.
//
// The checks return errors instead of failing a test, so that a test can also
// make sure that a broken game is caught.
package gametest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Suite says what of a game is to be checked.
type Suite struct {
	Game   game.Game
	Setups []game.Setup
	// Disguise gives another move in place of m that the seat cannot tell from
	// it; other moves it returns as they are. It must not make two cards of a
	// game the same one: swap them. Nil trusts Redact, so that a Redact that
	// tells too much is not noticed: a game with secrets must give one.
	Disguise Disguise
	Games    int // games of each kind for each setup; 0 means 3
	Most     int // moves after which a game counts as endless; 0 means 2000
	// Wander is for a game that random moves may never end, as guesses at a
	// secret: so many of them are checked, to the end or not. 0: to the end.
	Wander int
	// Lost allows games that nobody wins.
	Lost bool
}

// Disguise changes in a move what a seat may not know.
type Disguise func(st game.State, m game.Move, seat game.Seat, pick func(int) int) game.Move

// Run checks a game: random legal games and simulated people's games, the
// contract at every step, secrecy for every seat, games in which the app
// takes each seat in turn, and one with each value of each option.
func Run(t *testing.T, s Suite) {
	if s.Games == 0 {
		s.Games = 3
	}
	if err := s.Box(); err != nil {
		t.Fatalf("the box: %v", err)
	}
	t.Run("every option", func(t *testing.T) {
		if err := s.Options(); err != nil {
			t.Error(err)
		}
	})
	for i, setup := range s.Setups {
		t.Run(fmt.Sprintf("%d players %v", setup.Players, setup.Options), func(t *testing.T) {
			for seed := range uint64(s.Games) {
				if err := s.Random(setup, seed); err != nil {
					t.Errorf("random game %d: %v", seed, err)
				}
				if err := s.People(setup, seed); err != nil {
					t.Errorf("people's game %d: %v", seed, err)
				}
				if err := s.Secrecy(setup, seed); err != nil {
					t.Errorf("secrecy, game %d: %v", seed, err)
				}
				if err := s.Automas(setup, seed, i > 0); err != nil {
					t.Errorf("game %d: %v", seed, err)
				}
			}
		})
	}
}

// Box checks what is printed, that there is a table for each set-up, and that the
// options of a kit.Game differ in what they do.
func (s Suite) Box() error {
	b := s.Game.Box()
	if err := b.Check(); err != nil {
		return err
	}
	if c, ok := s.Game.(interface{ CheckOptions() error }); ok {
		if err := c.CheckOptions(); err != nil {
			return err
		}
	}
	if c, ok := s.Game.(game.Presenter); ok {
		for _, id := range c.Cover().Pieces {
			if _, ok := b.Piece(id); !ok {
				return fmt.Errorf("the cover shows the piece %q, which is not in the box", id)
			}
		}
	}
	for _, setup := range s.Setups {
		if _, ok := b.Tables[setup.Players]; !ok {
			return fmt.Errorf("there is no table for %d players", setup.Players)
		}
		if err := s.guideVerbs(setup); err != nil {
			return err
		}
	}
	return nil
}

// Few returns the suite with n of its set-ups, evenly spread, for a quick look.
func (s Suite) Few(n int) Suite {
	var few []game.Setup
	for i := range min(n, len(s.Setups)) {
		few = append(few, s.Setups[i*len(s.Setups)/n])
	}
	s.Setups = few
	return s
}

// Fuzz plays games of the suite for as long as a fuzz test runs: the set-up,
// the kind of game and its chance come from the fuzzer.
func Fuzz(f *testing.F, s Suite) {
	f.Fuzz(func(t *testing.T, which uint, kind uint8, seed uint64) {
		setup := s.Setups[which%uint(len(s.Setups))]
		check := [](func(game.Setup, uint64) error){s.Random, s.People, s.Secrecy}[kind%3]
		if err := check(setup, seed); err != nil {
			t.Errorf("%d players %v: %v", setup.Players, setup.Options, err)
		}
	})
}

// Random plays one game of random legal moves and checks every step.
func (s Suite) Random(setup game.Setup, seed uint64) error {
	rnd := rand.New(rand.NewPCG(seed, 1))
	most := s.Wander
	if most == 0 {
		most = s.most()
	}
	err := s.play(setup, rnd, most, func(st game.State) (game.Move, error) {
		turn := st.Turn()
		legal := st.Legal(turn[rnd.IntN(len(turn))])
		for tries := 0; len(legal) == 0 && tries < 50; tries++ {
			legal = st.Legal(turn[rnd.IntN(len(turn))])
		}
		if len(legal) == 0 {
			if m, ok := formMove(st, rnd.IntN); ok {
				return m, nil
			}
			return game.Move{}, errors.New("nobody in turn has a legal move")
		}
		return legal[rnd.IntN(len(legal))], nil
	})
	if s.Wander > 0 && errors.Is(err, errEndless) {
		return nil
	}
	return err
}

var errEndless = errors.New("the game has not ended")

func (s Suite) most() int {
	if s.Most == 0 {
		return 2000
	}
	return s.Most
}

// People plays one game of simulated people and checks every step.
func (s Suite) People(setup game.Setup, seed uint64) error {
	rnd := rand.New(rand.NewPCG(seed, 2))
	people, err := s.Game.Players(setup, rnd.IntN)
	if err != nil {
		return err
	}
	box := newPrinted(s.Game, setup.Players)
	return s.play(setup, rnd, s.most(), func(st game.State) (game.Move, error) {
		if x, ok := people.(interface{ FaceDown(game.State) game.Layout }); ok {
			if err := box.layout(x.FaceDown(st)); err != nil {
				return game.Move{}, fmt.Errorf("what people lay face down: %w", err)
			}
		}
		return people.Next(st)
	})
}

// play plays one game, each move given by next, with all checks.
func (s Suite) play(setup game.Setup, rnd *rand.Rand, most int, next func(game.State) (game.Move, error)) error {
	st, err := s.Game.New(setup)
	if err != nil {
		return err
	}
	box := newPrinted(s.Game, setup.Players)
	box.lost = s.Lost
	for n := range most {
		if err := box.position(st, rnd.IntN); err != nil {
			return fmt.Errorf("move %d: %w", n+1, err)
		}
		if st.Result() != nil {
			return nil
		}
		m, err := next(st)
		if err != nil {
			return fmt.Errorf("move %d: %w", n+1, err)
		}
		after, err := step(st, m)
		if err != nil {
			return fmt.Errorf("move %d, %s: %w", n+1, m.Line(st.Seats()), err)
		}
		st = after
	}
	return fmt.Errorf("%w after %d moves", errEndless, most)
}
