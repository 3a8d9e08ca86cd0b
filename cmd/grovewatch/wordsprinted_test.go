package main

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/printables"
)

// Whatever is printed fits its card in every language.
func TestFilmEveryGamePrintsInEveryLanguage(t *testing.T) {
	if err := learnWords(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { language.Speak("") })
	for _, l := range language.All() {
		language.Speak(l)
		for _, g := range games.List() {
			plan, err := printables.NewPlan(g.Box(), printables.Options{Word: language.In})
			if err != nil {
				t.Errorf("%s in %s: %v", g.Name(), l, err)
				continue
			}
			for i := range plan.Pages {
				if _, err := plan.Picture(i, 0.2); err != nil {
					t.Errorf("%s in %s, page %d of %d: %v", g.Name(), l, i+1, len(plan.Pages), err)
				}
			}
		}
	}
}
