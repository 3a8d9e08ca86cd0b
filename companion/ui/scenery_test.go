package ui

import (
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// Where the wood's picture begins nobody sees an edge: the window's own colour
// goes on into it, by night and by day.
func TestTheSkyGoesOnIntoTheWindow(t *testing.T) {
	for _, day := range []bool{false, true} {
		app := test.NewTempApp(t)
		look := night{grow: 1, day: day}
		app.Settings().SetTheme(look)
		w := &Window{app: app}
		img := w.drawBackdrop(usual)[0].(*canvas.Image)
		if foot := img.Position().Y + img.Size().Height; img.Position().Y <= 0 || foot != usual.Height || img.Size().Width != usual.Width {
			t.Errorf("the wood lies at %v, %v", img.Position(), img.Size())
		}
		r, g, b, _ := look.Color(theme.ColorNameBackground, theme.VariantDark).RGBA()
		for x := range img.Image.Bounds().Dx() {
			if r2, g2, b2, _ := img.Image.At(x, 0).RGBA(); r != r2 || g != g2 || b != b2 {
				t.Fatalf("by day %v: %v at its upper edge", day, img.Image.At(x, 0))
			}
		}
	}
}
