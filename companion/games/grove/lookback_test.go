package grove

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// withTheApp is a game among people with the app as the Visitor, played to its end.
func withTheApp(t *testing.T, seed uint64) *game.Match {
	t.Helper()
	setup := game.Setup{Game: "grove", Players: 4}.Complete(Game)
	m, err := game.NewMatch(Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := Game.Players(setup, rand.New(rand.NewPCG(seed, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	app, err := automa.NewPlayer(Game, setup, visitor, automa.Even, seed)
	for err == nil && m.State().Result() == nil {
		var next game.Move
		if next, err = (automa.Company{People: people, Apps: []*automa.Player{app}}).Next(m); err == nil {
			err = m.Apply(next)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestItIsToldWhenTheRuleCouldHaveBeenKnown(t *testing.T) {
	told := map[string]bool{}
	for seed := range uint64(4) {
		review := game.TaleOf(withTheApp(t, seed)).Review
		for _, r := range review {
			t.Log(r)
			for _, want := range []string{"Rules that were still possible", "could have known the rule from move", "could have guessed the rule from move", "The test that would have told most", "Boldest"} {
				told[want] = told[want] || strings.Contains(r.String(), want)
			}
		}
		if len(review) < 5 { // one for the rules, for three seats and for the best test
			t.Errorf("game %d: only %d sentences", seed, len(review))
		}
	}
	for want, ok := range told {
		if !ok {
			t.Errorf("no game tells: %s", want)
		}
	}
}

func TestWhatWasLikelyWasNoLuck(t *testing.T) {
	bold := risk{what: game.Say("A proof with 20 %%."), chance: 0.2}
	for chance, want := range map[float64]int{0.78: 1, 0.5: 1, 0.49: 2} {
		told := daring([]risk{{what: game.Say("A prediction."), chance: chance, right: true}, bold})
		if len(told) != want {
			t.Errorf("of a prediction with a chance of %v that came true it is told: %v", chance, told)
		}
	}
	if told := daring([]risk{{what: game.Say("A prediction."), chance: 0.86, right: true}}); len(told) > 0 {
		t.Errorf("of a prediction with a chance of 86 %% it is told: %v", told)
	}
}

// Of a rule of which nobody said what it admits, less is told.
func TestOfARuleInWordsLessIsTold(t *testing.T) {
	review := game.TaleOf(finished(t, 5)).Review
	if len(review) == 0 {
		t.Error("nothing is told")
	}
	for _, r := range review {
		if s := r.String(); strings.Contains(s, "could have known") || strings.Contains(s, "told most") {
			t.Errorf("of a rule in words it is told: %s", s)
		}
	}
}
