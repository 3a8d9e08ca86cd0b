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

// TestTheNotesOfSpacesKeepWithinThem: clear of the frame that is drawn around a space, in larger text, too.
func TestTheNotesOfSpacesKeepWithinThem(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	d := NewDrawing(psisquad.Game.Box(), func(int) string { return "" }, func() float32 { return 1 })
	d.Lay(3, game.View{}, fyne.NewSize(838, 595))
	_, _, frame, _ := d.Lens.Rect(d.Board.Zones["C1"].Rect.Shrink(2))
	notes := 0
	for d.Least, d.Name = 10, 10; d.Least < 18; d.Least += 0.2 {
		for _, o := range d.labels(game.View{}) {
			if text, ok := o.(*canvas.Text); ok && text.Text == "Correct" && text.TextStyle == paint.Plain {
				if notes++; text.MinSize().Width > frame {
					t.Errorf("at %.1f %q is %.1f wide in a frame of %.1f", d.Least, text.Text, text.MinSize().Width, frame)
				}
			}
		}
	}
	if notes == 0 {
		t.Error("no notes are shown")
	}
}

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
