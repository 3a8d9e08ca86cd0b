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

// TestTheDeckKeepsItsOrder: a deal that is taken back deals the same cards again, a redo makes
// the same moves, and other cards come to another table.
func TestTheDeckKeepsItsOrder(t *testing.T) {
	dealt := func(m *game.Match) (out []string) {
		for i := range m.Len() {
			if mv := m.Move(i); mv.Verb == "deal" {
				out = append(out, mv.Place+" "+mv.Objects[0])
			}
		}
		return out
	}
	x := coven(t)
	m := x.cfg.Match
	x.do("table crown cauldron @CAULDRON-player1")
	x.obey(Deal{})
	first := dealt(m)
	for range first {
		x.obey(Undo{})
	}
	if n := len(dealt(m)); n != 0 {
		t.Fatalf("%d cards are left", n)
	}
	for range first {
		x.obey(Redo{})
	}
	if again := dealt(m); !slices.Equal(again, first) {
		t.Errorf("a redo dealt %v, not %v", again, first)
	}
	for range first {
		x.obey(Undo{})
	}
	x.obey(Undo{})
	x.do("table crown cauldron @CAULDRON-player2")
	x.obey(Deal{})
	if again := dealt(m); !slices.Equal(again, first) {
		t.Errorf("after another move the deck gave %v, not %v", again, first)
	}
	y := coven(t)
	y.do("table crown cauldron @CAULDRON-player1")
	y.obey(Deal{})
	if slices.Equal(dealt(y.cfg.Match), first) {
		t.Error("the same cards come to every table")
	}
}

// TestWhoDealsIsRemembered, also when the game is resumed.
func TestWhoDealsIsRemembered(t *testing.T) {
	x := coven(t)
	x.do("table crown cauldron @CAULDRON-player1")
	if x.dealer != "" {
		t.Errorf("before a card is dealt, the dealer is %q", x.dealer)
	}
	x.obey(Do{Move: x.cfg.Match.State().View(game.Table).Action[0].Choices[0]})
	if x.dealer != PeopleDeal {
		t.Errorf("people have dealt, but the dealer is %q", x.dealer)
	}
	x.obey(Deal{})
	if x.dealer != AppDeals {
		t.Errorf("the app has dealt, but the dealer is %q", x.dealer)
	}
	y := coven(t)
	y.recallDealer([]string{"deals people", "deals app", "deals nobody", "sits player1 \"\" \"\""})
	if y.dealer != AppDeals {
		t.Errorf("a game that is resumed has the dealer %q", y.dealer)
	}
}
