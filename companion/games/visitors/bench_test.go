package visitors

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// play plays a game of simulated people to its end, its laws checked.
func play(t testing.TB, s game.Setup, seed uint64) *position {
	t.Helper()
	people, err := Game.Players(s, rand.New(rand.NewPCG(seed, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	st, err := Game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	for range 2000 {
		if st.Result() != nil {
			return st.(*position)
		}
		m, err := people.Next(st)
		if err != nil {
			t.Fatal(err)
		}
		after, _, err := st.Apply(m)
		if err == nil {
			err = st.(*position).Audit(m, after)
		}
		if err != nil {
			t.Fatalf("seed %d, %s: %v", seed, m.Line(st.Seats()), err)
		}
		st = after
	}
	t.Fatal("the game does not end")
	return nil
}

// BenchmarkGames plays whole games and reports how they end, for each count of
// players and difficulty.
func BenchmarkGames(b *testing.B) {
	for _, d := range []string{"easy", "medium", "hard"} {
		for n := 1; n <= maxPlayers; n++ {
			b.Run(fmt.Sprintf("%s/%d", d, n), func(b *testing.B) {
				ends := [divided + 1]int{}
				turns, seed := 0, uint64(0)
				for b.Loop() {
					p := play(b, game.Setup{Game: "visitors", Players: n, Options: map[string]string{"difficulty": d}}, seed)
					ends[p.ending]++
					turns += p.turn
					seed++
				}
				part := func(n int) float64 { return 100 * float64(n) / float64(b.N) }
				b.ReportMetric(part(ends[survived]), "%won")
				b.ReportMetric(part(ends[overrun]), "%overrun")
				b.ReportMetric(part(ends[unblighted]), "%blights")
				b.ReportMetric(part(ends[divided]), "%divided")
				b.ReportMetric(float64(turns)/float64(b.N), "turns")
			})
		}
	}
}
