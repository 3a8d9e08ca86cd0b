package main

import (
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/printables"
)

// TestEveryGuideHasRoomForItsWords draws all that each game has to read in a
// language that needs a fifth more room than English: what does not fit in
// letters that can be read is refused.
func TestEveryGuideHasRoomForItsWords(t *testing.T) {
	longer := func(s string) string {
		r := []rune(s)
		return s + string(r[:len(r)/5])
	}
	for _, g := range games.List() {
		only := []string{"roles", "rules", "reference"}
		plan, err := printables.NewPlan(g.Box(), printables.Options{Word: longer})
		if err != nil {
			t.Fatal(err)
		}
		drawn := 0
		for n, page := range plan.Pages {
			if !slices.Contains(only, page.Sheet) {
				continue
			}
			if _, err := plan.Picture(n, 0.5); err != nil {
				t.Errorf("%s, %s: %v", g.Name(), page.Title, err)
			}
			drawn++
		}
		if drawn < 4 {
			t.Errorf("%s: %d pages to read", g.Name(), drawn)
		}
	}
}
