package table

import (
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// TestACardBetweenTwoSlotsLiesInTheFreeOne: of two cards that are read in one
// slot, the one that lies far out belongs to the empty slot beside it.
func TestACardBetweenTwoSlotsLiesInTheFreeOne(t *testing.T) {
	slot := func(id string, x float64) cards.Zone {
		return cards.Zone{ID: id, Style: cards.Slot, X: x, W: 46, H: 66}
	}
	mat := cards.Mat{Zones: []cards.Zone{slot("A", 0), slot("B", 46), slot("C", 92)}}
	s := &Surface{mats: map[string]cards.Mat{"mat": mat}, zones: map[string]cards.Zone{}}
	for _, z := range mat.Zones {
		s.zones[z.ID] = z
	}
	for _, c := range []struct {
		x    float64 // of the second card on B
		with string  // a third card there
		want string
	}{{69 + 20, "", "C"}, {69 - 20, "", "A"}, {69 + 10, "", "B"}, {69 + 20, "C", "B"}} {
		l := game.Layout{"one": "B", "two": "B"}
		at := map[string]centre{"one": {"mat", 69, 33}, "two": {"mat", c.x, 33}}
		if c.with != "" {
			l["three"], at["three"] = c.with, centre{"mat", 115, 33}
		}
		if s.spread(l, at); l["two"] != c.want || l["one"] != "B" {
			t.Errorf("a card at %.0f mm is read on %s, the other on %s", c.x, l["two"], l["one"])
		}
	}
}
