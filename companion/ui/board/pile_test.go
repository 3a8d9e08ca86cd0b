package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/visitors"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// TestAPileHasTheCountOfItsZone: that of a player's own packet, too.
func TestAPileHasTheCountOfItsZone(t *testing.T) {
	counts := []game.Count{
		{Seat: 1, Name: game.Say("Cards"), N: 16, Zone: "PACKET-1"},
		{Seat: 2, Name: game.Say("Cards"), N: 15, Zone: "PACKET-2"},
		{Seat: 2, Name: game.Say("Stock"), N: 3},
		{Name: game.Say("Deck"), N: 40},
		{Name: game.Say("Stock"), N: 7},
	}
	for _, c := range []struct {
		zone cards.Zone
		want int
	}{
		{cards.Zone{ID: "PACKET-2", Label: "Packet"}, 15},
		{cards.Zone{ID: "STOCK", Label: "Stock"}, 7},
		{cards.Zone{ID: "DECK", Label: "Draw here"}, 40},
	} {
		if n := pileOf(c.zone, counts); n != c.want {
			t.Errorf("the pile %s has %d cards, not %d", c.zone.ID, n, c.want)
		}
	}
}

// TestAPileSaysWhatItIsOf beside its number, where the word has room.
func TestAPileSaysWhatItIsOf(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	v := game.View{Counts: []game.Count{{Name: game.Say("Visits"), N: 31, Zone: "PILE-visits"}, {Name: game.Say("Trinkets"), N: 40, Zone: "PILE-trinkets"}}}
	for width, want := range map[float32][]string{850: {"31", "Visits", "40", "Trinkets"}, 480: {"31", "Visits", "40", "Trinkets"}, 240: {"31", "40"}} {
		d := NewDrawing(visitors.Game.Box(), func(int) string { return "" }, func() float32 { return 1 })
		d.Least, d.Name = 14, 14
		d.Lay(3, v, fyne.NewSize(width, 595))
		var got []string
		for _, o := range d.deck(v) {
			if text, ok := o.(*canvas.Text); ok {
				got = append(got, text.Text)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("on a table %.0f wide the piles say %q, not %q", width, got, want)
		}
	}
}

// TestTheWordOfAnEmptyPileIsParted where its line has no room for it whole.
func TestTheWordOfAnEmptyPileIsParted(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	d := NewDrawing(visitors.Game.Box(), func(int) string { return "" }, func() float32 { return 1 })
	d.Least, d.Name = 14, 14
	d.Lay(2, game.View{}, fyne.NewSize(620, 490))
	var got []string
	for _, o := range d.labels(game.View{}) {
		if text, ok := o.(*canvas.Text); ok {
			got = append(got, text.Text)
		}
	}
	if !slices.Contains(got, "Trin-") {
		t.Errorf("the pile of the Trinkets says nothing: %q", got)
	}
}

// TestThePilesOfASmallTableSayWhatTheyAreOf, in larger text, too: in smaller letters, or parted below a
// smaller number, rather than not at all.
func TestThePilesOfASmallTableSayWhatTheyAreOf(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	v := game.View{Counts: []game.Count{{Name: game.Say("Trinkets"), N: 40, Zone: "PILE-trinkets"}}}
	for _, c := range []struct {
		wide, least, name float32
		want              []string
	}{{560, 15.7, 11.2, []string{"40", "Kleinode"}}, {465, 12.2, 12.2, []string{"40", "Klein-", "ode"}}} {
		d := NewDrawing(visitors.Game.Box(), func(int) string { return "" }, func() float32 { return 1 })
		d.Least, d.Name = c.least, c.name
		d.Lay(3, v, fyne.NewSize(c.wide, 440))
		z := d.Board.Zones["PILE-trinkets"]
		z.Label = "Kleinode"
		d.Board.Zones["PILE-trinkets"] = z
		if got := wordsOf(d.deck(v)); !slices.Equal(got, c.want) {
			t.Errorf("on a table %.0f wide the pile says %q, not %q", c.wide, got, c.want)
		}
	}
}
