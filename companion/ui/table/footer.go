package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// drawFooter tells the edition and the house rules in one quiet line. When they
// are too many for it their number stands there; the menu has them all.
func (w *Table) drawFooter(size fyne.Size) []fyne.CanvasObject {
	u := w.Unit
	var parts []string
	for _, t := range w.Screen.Setup {
		parts = append(parts, words.Tell(t))
	}
	ts := 14 * u
	text := strings.Join(parts, "  ·  ")
	const short = 2 // the first option and the players
	if len(parts) > short && fyne.MeasureText(text, ts, paint.Plain).Width > size.Width {
		rest := words.Word("1 house rule: see the menu")
		if n := len(parts) - short; n > 1 {
			rest = words.Say("%d house rules: see the menu", n)
		}
		text = strings.Join(append(parts[:short:short], rest), "  ·  ")
	}
	lines, ts := paint.Fit(text, ts, 14*u, paint.Plain, size.Width, 1)
	if len(lines) == 0 {
		return nil
	}
	y := (size.Height - paint.LineHeight(ts, paint.Plain)) / 2
	return []fyne.CanvasObject{paint.Label(lines[0], ts, paint.Plain, look.Mist, 2*u, y)}
}
