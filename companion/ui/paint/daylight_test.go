package paint

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// TestSymbolsFollowTheDay: by day a bright symbol on a dark ground is dark on a bright one.
func TestSymbolsFollowTheDay(t *testing.T) {
	for _, day := range []bool{false, true} {
		app := test.NewTempApp(t)
		app.Settings().SetTheme(Theme{Day: day})
		win := app.NewWindow("")
		win.SetPadded(false)
		win.SetContent(NewPane(func(size fyne.Size) []fyne.CanvasObject {
			return []fyne.CanvasObject{RoundRect(look.Ink, look.Ink, 0, 0, 0, 0, size.Width, size.Height), Sign(cards.SignMoon, look.Moon, 0, 0, size.Width)}
		}))
		win.Resize(fyne.NewSize(64, 64))
		win.Show()
		img := win.Canvas().Capture()
		light := func(x, y int) float64 {
			r, g, b, _ := img.At(x, y).RGBA()
			return look.Light(look.Colour{R: uint8(r >> 8), G: uint8(g >> 8), B: uint8(b >> 8), A: 255})
		}
		low, high := 1.0, 0.0
		for x := range 64 {
			low, high = min(low, light(x, 32)), max(high, light(x, 32))
		}
		if day != (light(0, 0) > 0.5) || high-low < 0.5 {
			t.Errorf("day %v: the ground is %.2f bright, and what is drawn from %.2f to %.2f", day, light(0, 0), low, high)
		}
		win.Close()
	}
}
