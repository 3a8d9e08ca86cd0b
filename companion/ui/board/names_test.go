package board

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// drawn is a box's table for so many players as in a window of 1280 by 800.
func drawn(t *testing.T, box *cards.Box, players int, v game.View) *Drawing {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	d := NewDrawing(box, func(int) string { return "" }, func() float32 { return 1 })
	d.Least, d.Name = 14, 14
	d.Lay(players, v, fyne.NewSize(838, 475))
	return d
}

// wordsOf are the words among some objects.
func wordsOf(all []fyne.CanvasObject) []string {
	var out []string
	for _, o := range all {
		if text, ok := o.(*canvas.Text); ok {
			out = append(out, text.Text)
		}
	}
	return out
}

// TestEveryOwnerIsNamed: also where six play in the Grove.
func TestEveryOwnerIsNamed(t *testing.T) {
	box := grove.Game.Box()
	for _, players := range box.Players() {
		d := drawn(t, box, players, game.View{})
		got := wordsOf(d.labels(game.View{}))
		for _, m := range d.Board.Mats {
			if m.Style == cards.MatOwner && !slices.Contains(got, m.Name) && !strings.Contains(strings.Join(got, " "), m.Name) {
				t.Errorf("%d players: the mat of %s is not named: %q", players, m.Name, got)
			}
		}
	}
}

// TestADrawnTableHasEveryZone: also where the mats are laid out anew for the window.
func TestADrawnTableHasEveryZone(t *testing.T) {
	box := grove.Game.Box()
	for _, players := range box.Players() {
		drawn, printed := New(box, players), Printed(box, players)
		for id := range printed.Zones {
			if z, ok := drawn.Zones[id]; !ok || z.Rect.X < 0 || z.Rect.Y < 0 && z.Style != cards.Hood || z.Rect.X+z.Rect.W > drawn.W || z.Rect.Y+z.Rect.H > drawn.H {
				t.Errorf("%d players: %s is not on the drawn table", players, id)
			}
		}
	}
}
