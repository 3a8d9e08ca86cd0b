package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/psisquad"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// TestTheWordsOfNarrowSpacesAreWhole: those without a sign have the whole width of their space.
func TestTheWordsOfNarrowSpacesAreWhole(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	d := NewDrawing(psisquad.Game.Box(), func(int) string { return "" }, func() float32 { return 1 })
	d.Least, d.Name = 14, 14
	d.Lay(3, game.View{}, fyne.NewSize(838, 595)) // as in a window of 1280 by 800
	var all []string
	for _, o := range d.labels(game.View{}) {
		if text, ok := o.(*canvas.Text); ok {
			all = append(all, text.Text)
		}
	}
	for _, want := range []string{"Whose", "Sure"} {
		if !slices.Contains(all, want) {
			t.Errorf("%q is not among %q", want, all)
		}
	}
}
