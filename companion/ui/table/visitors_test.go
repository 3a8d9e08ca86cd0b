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

// TestWhatStandsInARoomIsTakenBeforeTheRoom: a click or a drag takes the pawn, and the
// tile below it only where nothing stands.
func TestWhatStandsInARoomIsTakenBeforeTheRoom(t *testing.T) {
	w := newTable(t, visitors.Game, game.Setup{Game: "visitors", Players: 2}, func(companion.Command) {})
	w.Show(&companion.Screen{Seq: 1, View: game.View{Pieces: []game.Placed{
		{ID: "pawn-player1", Zone: "library/pawns"}, {ID: "frost-1", Zone: "library/hearth"}, {ID: "tile-library", Zone: "M+1+0/0"},
	}}})
	w.board.draw(uitest.Usual)
	for _, id := range []string{"pawn-player1", "frost-1"} {
		if p := w.board.pieceAt(on(t, w, id)); p == nil || p.ID != id {
			t.Errorf("where %s lies, %v is taken", id, p)
		}
	}
	if p := w.board.pieceAt(inZone(w, "library/ladder")); p == nil || p.ID != "tile-library" {
		t.Errorf("in the room %v is taken", p)
	}
}

// TestARoomIsNamedOnce: the middle of a room, which bears the room's own name, has no other.
func TestARoomIsNamedOnce(t *testing.T) {
	w := newTable(t, visitors.Game, game.Setup{Game: "visitors", Players: 2}, func(companion.Command) {})
	for place, want := range map[string]string{"kitchen/pawns": "Kitchen", "kitchen/oven": "Kitchen · Oven"} {
		if got := w.PlaceName(place); got != want {
			t.Errorf("%s is called %q, not %q", place, got, want)
		}
	}
}
