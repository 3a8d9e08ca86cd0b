package ui

import (
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestNoSeatIsOfferedToTheAppWhereSimulatedPeoplePlay: the page of the people says why.
func TestNoSeatIsOfferedToTheAppWhereSimulatedPeoplePlay(t *testing.T) {
	g, err := games.Find("blackwood")
	if err != nil {
		t.Fatal(err)
	}
	for _, simulated := range []bool{false, true} {
		e := listen(t, g, game.Setup{Game: g.Name(), Players: 2})
		if simulated {
			e.w.Screen.Pace = &companion.Pace{}
		}
		e.w.askPeople()
		e.settle()
		texts := uitest.Texts(e.w.Win.Canvas().Overlays().Top())
		all := strings.Join(texts, " ")
		if slices.Contains(texts, "a person") == simulated || strings.Contains(all, "Simulated people play every seat") != simulated ||
			strings.Contains(all, "Click “a person”") == simulated {
			t.Errorf("simulated people %v: the page says %q", simulated, texts)
		}
		e.w.page.Close()
	}
}
