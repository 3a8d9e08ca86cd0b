package storytest

import (
	"fmt"
	"testing"

	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/fallible"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Faultless plays games of people who make no mistake, for each number of
// players, by what a camera sees: every move enters the record and none beside. One
// that the referee cannot make out from the table does not.
func Faultless(t *testing.T, g game.Game) {
	for _, players := range g.Box().Players() {
		setup := game.Setup{Game: g.Name(), Players: players}
		if _, err := g.New(setup); err != nil {
			continue // so many have to choose something first
		}
		var first string
		r := fallible.Report{Trace: func(_ demo.Mistake, what string) {
			if first == "" {
				first = what
			}
		}}
		if err := fallible.Play(g, setup, fallible.Options{Seed: 1}, &r); err != nil {
			t.Fatal(err)
		}
		said := fmt.Sprintf("%d players:\n%s", players, first)
		for _, f := range r.Kinds {
			if f.Wrong > 0 || f.Missing > 0 {
				t.Errorf("the record has %d moves that nobody made and lacks %d that were made; with %s", f.Wrong, f.Missing, said)
			}
		}
		if r.Ended == 0 {
			t.Errorf("the game does not end in the record; with %s", said)
		}
	}
}
