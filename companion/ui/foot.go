package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
)

// drawFoot tells the edition and the house rules in one quiet line. When they
// are too many for it their number stands there; the menu has them all.
func (w *Window) drawFoot(size fyne.Size) []fyne.CanvasObject {
	u := w.unit
	var parts []string
	for _, t := range w.screen.Setup {
		parts = append(parts, tell(t))
	}
	ts := 13 * u
	text := strings.Join(parts, "  ·  ")
	const short = 2 // the first option and the players
	if len(parts) > short && fyne.MeasureText(text, ts, plain).Width > size.Width {
		rest := word("1 house rule: see the menu")
		if n := len(parts) - short; n > 1 {
			rest = say("%d house rules: see the menu", n)
		}
		text = strings.Join(append(parts[:short:short], rest), "  ·  ")
	}
	lines, ts := fit(text, ts, 9*u, plain, size.Width, 1)
	if len(lines) == 0 {
		return nil
	}
	y := (size.Height - lineHeight(ts, plain)) / 2
	return []fyne.CanvasObject{label(lines[0], ts, plain, look.Mist, 2*u, y)}
}
