package companion_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
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
					v, _, _ := strings.Cut(v, "/")
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

// TestThereIsARuleAboutEveryPiece that is printed but the mats, in the reference of some seat.
func TestThereIsARuleAboutEveryPiece(t *testing.T) {
	for _, g := range games.List() {
		s := game.Setup{Game: g.Name(), Players: 3}
		state, err := g.New(s)
		if err != nil {
			t.Fatal(err)
		}
		var about []string
		for _, word := range state.Seats() {
			for _, p := range g.Box().ReferenceOf(word).Parts {
				about = append(about, p.Pieces...)
			}
		}
		silent := map[string]bool{}
		for _, p := range g.Box().Pieces() {
			if p.Kind != cards.Plate && !slices.ContainsFunc(about, func(begin string) bool { return strings.HasPrefix(p.ID, begin) }) {
				silent[p.ID] = true
			}
		}
		if len(silent) > 0 {
			t.Errorf("%s has no rule about %v", g.Name(), slices.Sorted(maps.Keys(silent)))
		}
	}
}
