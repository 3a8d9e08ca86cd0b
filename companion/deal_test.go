package companion

import (
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// TestTheAppDeals turns up all cards that are due, a place after the other, and stops
// where somebody has to decide.
func TestTheAppDeals(t *testing.T) {
	x := coven(t)
	m := x.cfg.Match
	x.obey(Deal{})
	if m.Len() != 0 {
		t.Error("cards were dealt before the first Witch was chosen")
	}
	x.do("table crown cauldron @CAULDRON-player1")
	x.obey(Deal{})
	var places []string
	for i := range m.Len() {
		if mv, err := game.ParseMove(m.Line(i, 0), m.State().Seats()); err == nil && mv.Verb == "deal" {
			places = append(places, mv.Place)
		}
	}
	if n := len(slices.Compact(slices.Sorted(slices.Values(places)))); n != 21 || len(places) != n {
		t.Errorf("%d cards were dealt to %v", len(places), places)
	}
	a := m.State().View(game.Table).Action[0]
	if a.Chance || a.Choices[0].Verb != "place" {
		t.Errorf("then %v is to be done", a.Choices[0])
	}
}
