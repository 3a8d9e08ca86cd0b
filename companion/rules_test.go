package companion_test

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// Every verb of a rule is a verb of the game, and what bars it is a sentence.
func TestEveryRuleIsAboutMovesOfItsGame(t *testing.T) {
	for _, g := range games.List() {
		s := game.Setup{Game: g.Name(), Players: 3}
		state, err := g.New(s)
		if err != nil {
			t.Fatal(err)
		}
		bar, ok := state.(game.Barrer)
		if !ok {
			t.Errorf("%s does not say what bars a move", g.Name())
			continue
		}
		for seat, word := range state.Seats() {
			rules := 0
			for _, p := range g.Box().ReferenceOf(word).Parts {
				for _, v := range p.Verbs {
					rules++
					if err := bar.Barred(game.Seat(seat), v); err != nil && strings.Contains(err.Error(), "is called") {
						t.Errorf("%s, %q: %v", g.Name(), p.Word, err)
					}
				}
				if len(p.Verbs) > 0 && p.Example == "" {
					t.Errorf("%s, %q has no example", g.Name(), p.Word)
				}
			}
			if rules == 0 && seat > 0 {
				t.Errorf("%s has no rules for %s", g.Name(), word)
			}
		}
	}
}
