package ui

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/visitors"
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

// TestTilesAreDrawnWhereTheyLie: a map keeps to its part of the table, and a
// long one pushes the other mats aside.
func TestTilesAreDrawnWhereTheyLie(t *testing.T) {
	box := visitors.Box()
	lay := func(places ...string) *ground {
		g := newGround(box, 2)
		var placed []game.Placed
		for i, p := range places {
			placed = append(placed, game.Placed{ID: []string{"tile-library", "tile-kitchen", "tile-nursery"}[i], Zone: p})
		}
		g.layTiles(box, placed)
		return g
	}
	bare := newGround(box, 2)
	foyer := bare.zones["foyer/pawns"].rect
	if got := lay("M+1+0/0").zones["foyer/pawns"].rect; got != foyer {
		t.Errorf("the Foyer moved to %v", got)
	}
	g := lay("M+1+0/90")
	if d := g.zones["library/door-2"].rect; d.w < d.h { // printed right, now below
		t.Errorf("the turned door lies at %v", d)
	}
	g = lay("M-1+0/0", "M-2+0/0", "M-3+0/0")
	for _, m := range g.mats {
		if m.x < 0 || m.y < 0 || m.x+m.w > g.w+1 || m.y+m.h > g.h+1 {
			t.Errorf("%s lies outside the table, at %v", m.Name, m.rect)
		}
	}
	if before, after := bare.zones["VISITS"].rect.x, g.zones["VISITS"].rect.x; after <= before {
		t.Errorf("the Visits stay at %g under the longer map, from %g", after, before)
	}
	g = lay("M+1+0/0")
	for _, berth := range []string{"M+3+0/0", "M+0+3/0"} {
		if !g.hidesBerth(g.zones[berth]) {
			t.Errorf("the berth %s, outside the map's part of the table, is offered", berth)
		}
	}
}

// TestChoicesOfOneNameAreToldApart: two spirits of a type are named with where
// they lie.
func TestChoicesOfOneNameAreToldApart(t *testing.T) {
	w := New(test.NewTempApp(t), visitors.Game, game.Setup{Game: "visitors", Players: 2}, func(companion.Command) {})
	w.win.Show()
	w.win.Resize(usual)
	t.Cleanup(w.win.Close)
	use := func(token string) game.Move {
		return game.Move{Seat: 1, Verb: "use", Objects: []string{"ember-1", token}}
	}
	w.Show(&companion.Screen{Seq: 1, View: game.View{Pieces: []game.Placed{
		{ID: "tile-library", Zone: "M+1+0/0"}, {ID: "ember-1", Zone: "HAND-player1"}, {ID: "frost-1", Zone: "library/hearth"}, {ID: "frost-2", Zone: "library/ladder"},
	}}})
	w.table.draw(usual)
	list := w.options(byObjects, []game.Move{use("frost-1"), use("frost-2")})
	for i, want := range []string{"Warm Ember + Frost · Hearth", "Warm Ember + Frost · Ladder"} {
		if list[i].text != want {
			t.Errorf("line %d says %q, not %q", i+1, list[i].text, want)
		}
	}
}
