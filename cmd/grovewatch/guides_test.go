package main

import (
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/printables"
)

// TestEveryGuideHasRoomForItsWords draws all that each game has to read in
// every language, and in one that needs a fifth more room than English: what
// does not fit in letters that can be read is refused.
func TestEveryGuideHasRoomForItsWords(t *testing.T) {
	if err := learnWords(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { language.Speak("") })
	words := map[string]func(string) string{"longer": func(s string) string {
		r := []rune(s)
		return s + string(r[:len(r)/5])
	}}
	for _, l := range language.All() {
		words[l] = language.In
	}
	for l, word := range words {
		if l != "longer" {
			language.Speak(l)
		}
		for _, g := range games.List() {
			plan, err := printables.NewPlan(g.Box(), printables.Options{Word: word})
			if err != nil {
				t.Fatal(err)
			}
			drawn := 0
			for n, page := range plan.Pages {
				if !slices.Contains([]string{"roles", "rules", "reference"}, page.Sheet) {
					continue
				}
				if _, err := plan.Picture(n, 0.5); err != nil {
					t.Errorf("%s, %s: %v", l, g.Name(), err)
				}
				drawn++
			}
			if drawn < 2 { // a page of role cards and one of references at least
				t.Errorf("%s: %d pages to read", g.Name(), drawn)
			}
		}
	}
}
