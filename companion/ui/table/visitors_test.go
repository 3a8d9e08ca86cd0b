package table

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/visitors"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestTheVisitorsArePlayedByMouseAlone plays a game from the first tile to its
// ending with nothing but clicks on buttons, lists and the table.
func TestTheVisitorsArePlayedByMouseAlone(t *testing.T) {
	setup := game.Setup{Game: "visitors", Players: 2}
	m := playByMouse(t, visitors.Game, setup, 7)
	if m.Len() < 100 {
		t.Errorf("the game ended after %d moves", m.Len())
	}
}

// TestChoicesOfOneNameAreToldApart: two spirits of a type are named with where
// they lie.
func TestChoicesOfOneNameAreToldApart(t *testing.T) {
	w := newTable(t, visitors.Game, game.Setup{Game: "visitors", Players: 2}, func(companion.Command) {})
	use := func(token string) game.Move {
		return game.Move{Seat: 1, Verb: "use", Objects: []string{"ember-1", token}}
	}
	w.Show(&companion.Screen{Seq: 1, View: game.View{Pieces: []game.Placed{
		{ID: "tile-library", Zone: "M+1+0/0"}, {ID: "ember-1", Zone: "HAND-player1"}, {ID: "frost-1", Zone: "library/hearth"}, {ID: "frost-2", Zone: "library/ladder"},
	}}})
	w.board.draw(uitest.Usual)
	list := w.options(byObjects, []game.Move{use("frost-1"), use("frost-2")})
	for i, want := range []string{"Warm Ember + Frost · Hearth", "Warm Ember + Frost · Ladder"} {
		if list[i].Text != want {
			t.Errorf("line %d says %q, not %q", i+1, list[i].Text, want)
		}
	}
}
