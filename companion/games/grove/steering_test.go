package grove

import (
	"math/rand/v2"
	"testing"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// BenchmarkHowOftenAKidWinsWhoIsAlwaysRight prints how often a strong Kid of the app would
// win against people if each object that she predicts openly were on the side she claims.
// No Kid can be as often right, so that it bounds what the levels can reach.
func BenchmarkHowOftenAKidWinsWhoIsAlwaysRight(b *testing.B) {
	const games = 300
	for _, c := range []struct {
		players int
		edition string
	}{{3, "a"}, {3, "b"}, {4, "a"}, {4, "b"}, {5, "a"}, {5, "b"}, {6, "a"}} {
		setup := game.Setup{Game: "grove", Players: c.players, Options: map[string]string{"edition": c.edition}}
		won := 0
		for seed := range uint64(games) {
			m, err := game.NewMatch(Game, setup)
			if err != nil {
				b.Fatal(err)
			}
			w, err := newPeople(builtIn(), setup, rand.New(rand.NewPCG(seed+1, 1)).IntN)
			if err != nil {
				b.Fatal(err)
			}
			app, err := automa.NewPlayer(Game, setup, kid, automa.Strong, seed+1)
			if err != nil {
				b.Fatal(err)
			}
			table := automa.Company{People: kit.Played(w), Apps: []*automa.Player{app}}
			for m.State().Result() == nil {
				mv, err := table.Next(m)
				if mv.Verb == "predict" && mv.Objects[0] != game.Unknown {
					mv.Place = zone(claims[w.truth(w.pack.card(mv.Objects[0]))])
				}
				if err == nil {
					err = m.Apply(mv)
				}
				if err != nil {
					b.Fatal(err)
				}
			}
			if e := m.State().(*position).ending; e == kidProof || e == emptyDeck {
				won++
			}
		}
		b.Logf("%d players, edition %s: %.0f %%", c.players, c.edition, 100*float64(won)/games)
	}
}
