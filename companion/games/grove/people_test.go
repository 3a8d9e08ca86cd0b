package grove

import (
	"math/rand/v2"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// play lets simulated people play a whole game.
func play(t testing.TB, s game.Setup, seed uint64, each func(game.State, game.Move)) *position {
	t.Helper()
	st, err := Game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	people, err := Game.Players(s, rand.New(rand.NewPCG(seed, 7)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	for range 1000 {
		if st.Result() != nil {
			return st.(*position)
		}
		m, err := people.Next(st)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if each != nil {
			each(st, m)
		}
		next, _, err := st.Apply(m)
		if err != nil {
			t.Fatalf("seed %d: %s: %v", seed, m.Line(st.Seats()), err)
		}
		st = next
	}
	t.Fatalf("seed %d: the game does not end", seed)
	return nil
}

func BenchmarkPeople(b *testing.B) {
	s := game.Setup{Game: "grove", Players: 3}
	for i := range b.N {
		play(b, s, uint64(i), nil)
	}
}
