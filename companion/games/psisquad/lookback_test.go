package psisquad

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Each guess leaves no more cyphers than before, and a solved one leaves itself.
func TestTheTaleCountsTheCyphersThatWereLeft(t *testing.T) {
	g := Game
	setup := game.Setup{Game: "psisquad", Players: 3}.Complete(g)
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := g.Players(setup, rand.New(rand.NewPCG(3, 1)).IntN)
	for err == nil && m.State().Result() == nil {
		var next game.Move
		if next, err = people.Next(m.State()); err == nil {
			err = m.Apply(next)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	solved := 0
	review := game.TaleOf(m).Review
	for _, r := range review {
		t.Log(r)
		if strings.HasSuffix(r.String(), " → 1") {
			solved++
		}
	}
	if len(review) == 0 || solved == 0 {
		t.Errorf("of no cypher it is told that it alone was left: %v", review)
	}
}
