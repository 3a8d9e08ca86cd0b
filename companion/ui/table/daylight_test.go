package table

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

func TestDayAndNight(t *testing.T) {
	w, _ := open(t, "question", uitest.Usual)
	margin := image.Rect(2, 100, 12, 500)
	on := func(light string) image.Image {
		w.App.Settings().SetTheme(paint.Theme{Day: light == "day"})
		w.Remeasure()
		return w.Win.Canvas().Capture()
	}
	nightly, daily := on("night"), on("day")
	if n, d := uitest.Light(nightly, margin), uitest.Light(daily, margin); n > 0.1 || d < 0.7 {
		t.Errorf("the wood is %.2f bright by night and %.2f by day", n, d)
	}
	table := image.Rect(200, 200, 700, 500)
	if n, d := uitest.Light(nightly, table), uitest.Light(daily, table); n > 0.2 || d < 0.4 {
		t.Errorf("the table is %.2f bright by night and %.2f by day", n, d)
	}
	for name, part := range map[string]fyne.CanvasObject{
		"header": w.header, "track": w.track, "seats": w.seats, "moves": w.moves.scroll, "foot": w.footer, "camera": w.camera.pane,
	} {
		uitest.Walk(part, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if txt, ok := o.(*canvas.Text); ok {
				if l := look.Light(txt.Color.(look.Colour)); l > 0.3 {
					t.Errorf("%s: %q is %.2f bright by day", name, txt.Text, l)
				}
			}
		})
	}
	if again := on("night"); uitest.Light(again, margin) > 0.1 {
		t.Error("night does not come again")
	}
}

// TestWhatIsLitIsSeenByDay on a light ground and on a dark card.
func TestWhatIsLitIsSeenByDay(t *testing.T) {
	w, _ := open(t, "question", uitest.Usual)
	w.App.Settings().SetTheme(paint.Theme{Day: true})
	ground, card := false, false
	for _, o := range w.board.outline(board.NewRect(100, 100, 60, 80), look.Glow) {
		line := o.(*canvas.Rectangle).StrokeColor.(look.Colour)
		ground = ground || look.Contrast(line, look.Day(look.Night)) > 4.5
		card = card || look.Contrast(line, look.Ink) > 4.5
	}
	if !ground || !card {
		t.Errorf("what is lit is seen on the ground: %v, on a card: %v", ground, card)
	}
}

// TestTheNotesKeepClearOfTheirButton, also below a high header.
func TestTheNotesKeepClearOfTheirButton(t *testing.T) {
	w, _ := open(t, "question", uitest.Usual)
	size := w.root.Size()
	w.camera.box.Move(fyne.NewPos(size.Width*0.7, size.Height*0.5))
	out := w.DrawNotes(size, "The table.", "What a camera above their table sees. It has them wait, and gives you time to follow.", func() {})
	button := out[len(out)-1]
	for _, o := range out[:len(out)-1] {
		if x, ok := o.(*canvas.Text); ok && x.Position().X+x.MinSize().Width > button.Position().X && x.Position().Y+x.MinSize().Height > button.Position().Y {
			t.Errorf("%q lies over the button", x.Text)
		}
	}
}

// TestTheRimOfTheBoardIsCoveredByTheEnding: a line would stand above a part of it by day.
func TestTheRimOfTheBoardIsCoveredByTheEnding(t *testing.T) {
	w, _ := open(t, "winner", uitest.Usual)
	w.App.Settings().SetTheme(paint.Theme{Day: true})
	w.Remeasure()
	seen := w.Win.Canvas().Capture()
	row := func(above int) float64 {
		x, y := int(w.ending.Position().X)+60, int(w.ending.Position().Y)-above
		return uitest.Light(seen, image.Rect(x, y, x+120, y+1))
	}
	for above := -1; above <= 1; above++ {
		if got, ground := row(above), row(5); got < ground-0.02 {
			t.Errorf("%d above the ending it is %.3f bright, on the ground %.3f", above, got, ground)
		}
	}
}
