package board

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/visitors"
)

// TestTheWordsOfRoomsAreNotFaint: people find the places of a room by their names.
func TestTheWordsOfRoomsAreNotFaint(t *testing.T) {
	test.NewTempApp(t)
	d := NewDrawing(visitors.Box(), func(int) string { return "" }, func() float32 { return 1 })
	d.Least, d.Name = 14, 11
	d.Lay(2, game.View{}, fyne.NewSize(900, 600))
	found := false
	for _, o := range d.labels(game.View{}) {
		if text, ok := o.(*canvas.Text); ok && text.Text == "Foyer" {
			found = true
			if _, _, _, a := text.Color.RGBA(); a != 0xffff {
				t.Errorf("“Foyer” is drawn in %v", text.Color)
			}
		}
	}
	if !found {
		t.Error("the Foyer is not named")
	}
}

// TestLongNamesInRoomsAreNotLeftOut: they stand in two rows, parted by a hyphen if need be, or smaller.
func TestLongNamesInRoomsAreNotLeftOut(t *testing.T) {
	test.NewTempApp(t)
	v := game.View{Pieces: []game.Placed{{ID: "tile-chapel", Zone: "M+1+0/0"}, {ID: "tile-library", Zone: "M-1+0/0"}}}
	for _, c := range []struct {
		name, least float32
		size        fyne.Size
	}{{14, 14, fyne.NewSize(860, 570)}, {12, 17, fyne.NewSize(720, 480)}} { // the second with the largest text
		d := NewDrawing(visitors.Box(), func(int) string { return "" }, func() float32 { return 1 })
		d.Least, d.Name = c.least, c.name
		d.Lay(4, v, c.size)
		var all []string
		for _, o := range d.labels(v) {
			if text, ok := o.(*canvas.Text); ok {
				all = append(all, text.Text)
			}
		}
		said := strings.ReplaceAll(strings.Join(all, " "), "- ", "")
		for _, want := range []string{"Confessional", "Reading desk", "Altar"} {
			if !strings.Contains(said, want) {
				t.Errorf("in %v the rooms lack %q: %q", c.size, want, said)
			}
		}
	}
}

// TestTilesAreDrawnWhereTheyLie: a map keeps to its part of the table, and a
// long one pushes the other mats aside.
func TestTilesAreDrawnWhereTheyLie(t *testing.T) {
	box := visitors.Box()
	lay := func(places ...string) *Board {
		g := New(box, 2)
		var placed []game.Placed
		for i, p := range places {
			placed = append(placed, game.Placed{ID: []string{"tile-library", "tile-kitchen", "tile-nursery"}[i], Zone: p})
		}
		g.layTiles(box, placed)
		return g
	}
	bare := New(box, 2)
	if berth := bare.Zones["M+1+0/0"]; bare.Clear(berth) != berth.Rect {
		t.Errorf("an empty berth is lit at %v", bare.Clear(berth))
	}
	if laid := lay("M+1+0/0"); laid.Clear(laid.Zones["M+1+0/0"]) != laid.Mats[len(laid.Mats)-1].Rect {
		t.Errorf("the berth of a tile is lit at %v, the tile lies at %v", laid.Clear(laid.Zones["M+1+0/0"]), laid.Mats[len(laid.Mats)-1].Rect)
	}
	foyer := bare.Zones["foyer/pawns"].Rect
	if got := lay("M+1+0/0").Zones["foyer/pawns"].Rect; got != foyer {
		t.Errorf("the Foyer moved to %v", got)
	}
	g := lay("M+1+0/90")
	if d := g.Zones["library/door-2"].Rect; d.W < d.H { // printed right, now below
		t.Errorf("the turned door lies at %v", d)
	}
	g = lay("M-1+0/0", "M-2+0/0", "M-3+0/0")
	for _, m := range g.Mats {
		if m.X < 0 || m.Y < 0 || m.X+m.W > g.W+1 || m.Y+m.H > g.H+1 {
			t.Errorf("%s lies outside the table, at %v", m.Name, m.Rect)
		}
	}
	if before, after := bare.Zones["VISITS"].Rect.X, g.Zones["VISITS"].Rect.X; after <= before {
		t.Errorf("the Visits stay at %g under the longer map, from %g", after, before)
	}
	g = lay("M+1+0/0")
	for _, berth := range []string{"M+3+0/0", "M+0+3/0"} {
		if !g.HidesBerth(g.Zones[berth]) {
			t.Errorf("the berth %s, outside the map's part of the table, is offered", berth)
		}
	}
}
