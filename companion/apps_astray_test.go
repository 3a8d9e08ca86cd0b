package companion_test

import (
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"filippo.io/age"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

// elsewhere makes any legal move that is like another but for its place.
func (c *company) elsewhere(m game.Move, pick func(int) int) game.Move {
	var like []game.Move
	for _, l := range c.m.State().Legal(m.Seat) {
		if l.Verb == m.Verb && slices.Equal(l.Objects, m.Objects) {
			like = append(like, l)
		}
	}
	if len(like) == 0 {
		return m
	}
	return like[pick(len(like))]
}

// The Visitor, a person, lays each object on any side: no rule fits.
func TestTheAppPlaysOnWhereLabelsContradictThemselves(t *testing.T) {
	for seed := range uint64(2) {
		m := match(t, "grove", 4)
		c, pick := &company{}, rand.New(rand.NewPCG(seed, 7)).IntN
		c.bend = func(m game.Move) game.Move {
			if m.Verb == "place" || m.Verb == "test" {
				return c.elsewhere(m, pick)
			}
			return m
		}
		c.play(t, m, nil, []companion.App{{Seat: 2, Level: automa.Strong}, {Seat: 3, Level: automa.Even}, {Seat: 4, Level: automa.Easy}}, nil)
		if m.State().Result() == nil {
			t.Errorf("seed %d: the game has not ended after %d moves", seed, m.Len())
		}
	}
}

// People make another move than the app wants wherever the rules have one, and
// insist on it.
func TestTheAppPlaysOnWherePeopleDoSomethingElse(t *testing.T) {
	for name, players := range map[string]int{"grove": 4, "blackwood": 2, "visitors": 2} {
		t.Run(name, func(t *testing.T) {
			m := match(t, name, players)
			c, pick := &company{}, rand.New(rand.NewPCG(3, 8)).IntN
			c.bend = func(m game.Move) game.Move {
				if c.apps[m.Seat] && pick(2) == 0 {
					return c.elsewhere(m, pick)
				}
				return m
			}
			var apps []companion.App
			for s := 1; s <= players; s++ {
				apps = append(apps, companion.App{Seat: game.Seat(s), Level: automa.Even})
			}
			c.play(t, m, nil, apps, nil)
			if m.State().Result() == nil {
				t.Fatalf("the game has not ended after %d moves", m.Len())
			}
		})
	}
}

// In the middle of a proof each seat that the app plays is given back.
func TestASeatIsGivenBackInTheMiddleOfAProof(t *testing.T) {
	for _, verb := range []string{"prove", "set", "guess", "lock"} {
		t.Run(verb, func(t *testing.T) {
			m := match(t, "grove", 4)
			c, given := &company{}, false
			c.play(t, m, nil, []companion.App{{Seat: 1, Level: automa.Even}, {Seat: 2, Level: automa.Even}, {Seat: 3, Level: automa.Strong}, {Seat: 4, Level: automa.Strong}}, func(*companion.Screen) bool {
				if n := m.Len(); !given && n > 0 && m.Move(n-1).Verb == verb {
					given = true
					for seat := game.Seat(1); seat <= 4; seat++ {
						c.session.Send(companion.Play{Seat: seat, Reply: func(err error) {
							if err != nil {
								t.Error(err)
							}
							delete(c.apps, seat)
						}})
					}
				}
				return false
			})
			if !given || m.State().Result() == nil {
				t.Errorf("given back: %v; the game has not ended after %d moves", given, m.Len())
			}
		})
	}
}

// The window is closed while the app thinks, and opened again.
func TestQuittingCutsThinkingOff(t *testing.T) {
	computer, err := age.GenerateX25519Identity()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"grove", "psisquad", "blackwood", "visitors"} {
		path := filepath.Join(t.TempDir(), name)
		m := match(t, name, 3)
		save, err := companion.CreateSave(path, m, keyring.New(computer))
		if err != nil {
			t.Fatal(err)
		}
		apps := []companion.App{{Seat: 1, Level: automa.Strong}, {Seat: 2, Level: automa.Strong}, {Seat: 3, Level: automa.Strong}}
		for cut := 4; cut < 30; cut += 8 {
			moves := 0
			accompany(t, m, save, apps, func(*companion.Screen) bool {
				moves = m.Len()
				return moves >= cut
			})
			if err := save.Close(); err != nil {
				t.Fatal(err)
			}
			if save, m, _, err = companion.OpenSave(path, find, keyring.New(computer)); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if m.Len() < moves {
				t.Fatalf("%s: of %d moves %d are saved", name, moves, m.Len())
			}
		}
		if err := save.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
