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

// BenchmarkHowManyGuesses solves cyphers by the guesses of the app alone, at strong,
// and tells how many it takes on average, the right one counted.
func BenchmarkHowManyGuesses(b *testing.B) {
	for _, cyphers := range []string{"keys=3", "keys=4", "keys=5", "cyphers=different"} {
		b.Run(cyphers, func(b *testing.B) {
			guesses, solved := 0, 0
			for seed := uint64(0); b.Loop(); seed++ {
				st, err := Game.New(setup(2, "duel=on", cyphers))
				if err != nil {
					b.Fatal(err)
				}
				p := *st.(*position)
				p.seat, p.phase = 1, guessing
				pick := rand.New(rand.NewPCG(seed, 2)).IntN
				for cypher := p.house.oneOf(nil, pick); ; {
					_, guess := p.most(pick)
					correct, spotted := score(guess, cypher, p.house.anywhere)
					p.lines = append(p.lines, p.house.written(line{by: 1, on: 2, guess: guess}, correct, spotted, p.value[2], p.status[1]))
					l := p.lines[len(p.lines)-1]
					p.value[2], p.status[1] = int(l.value), p.status[1]+int(l.points)
					guesses++
					if guess == cypher {
						break
					}
				}
				solved++
			}
			b.ReportMetric(float64(guesses)/float64(solved), "guesses")
		})
	}
}
