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

// TestFaintWordsAreReadByDay: what is see-through by night is as dark by day as it must be.
func TestFaintWordsAreReadByDay(t *testing.T) {
	for _, size := range []float32{14, 30} {
		want := map[float32]float64{14: 4.5, 30: 3}[size]
		text := Label("Ingredients", size, Bold, look.Alpha(look.Mist, 0.28), 0, 0)
		Daylight([]fyne.CanvasObject{text})
		c, ground := text.Color.(look.Colour), look.Day(look.Night)
		if got := look.Contrast(look.Mix(ground, look.Alpha(c, 1), float64(c.A)/255), ground); got < want {
			t.Errorf("words of %.0f pixels have a contrast of %.2f", size, got)
		}
	}
}
