package psisquad

import (
	"math/rand/v2"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// BenchmarkGame plays whole games of simulated people.
func BenchmarkGame(b *testing.B) {
	for _, s := range []game.Setup{setup(4), setup(8, "keys=5", "mode=paper")} {
		b.Run(s.Options["keys"]+" keys", func(b *testing.B) {
			for seed := uint64(0); b.Loop(); seed++ {
				people, err := Game.Players(s, rand.New(rand.NewPCG(seed, 1)).IntN)
				if err != nil {
					b.Fatal(err)
				}
				st, err := Game.New(s)
				for err == nil && st.Result() == nil {
					var m game.Move
					if m, err = people.Next(st); err == nil {
						st, _, err = st.Apply(m)
					}
				}
				if err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
