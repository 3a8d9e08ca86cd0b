package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// drawFooter tells the edition and the house rules in one quiet line. When they
// are too many for it their number stands there; the menu has them all. On the right,
// below the button, stands why nothing can be taken back.
func (w *Table) drawFooter(size fyne.Size) []fyne.CanvasObject {
	u := w.Unit
	var out []fyne.CanvasObject
	room := size.Width
	if why := words.Tell(w.Screen.Bound); why != "" && !w.watching {
		lines, ts := paint.Fit(words.Say("Undo: %s", why), 14*u, w.least(), paint.Plain, 0.7*size.Width, 1)
		t := paint.Label(lines[0], ts, paint.Plain, look.Mist, 0, (size.Height-paint.LineHeight(ts, paint.Plain))/2)
		t.Move(t.Position().AddXY(size.Width-t.MinSize().Width, 0))
		out, room = append(out, t), room-t.MinSize().Width-14*u
	}
	var parts []string
	for _, t := range w.Screen.Setup {
		parts = append(parts, words.Tell(t))
	}
	ts := 14 * u
	text := strings.Join(parts, "  ·  ")
	const short = 2 // the first option and the players
	if len(parts) > short && fyne.MeasureText(text, ts, paint.Plain).Width > room {
		rest := words.Word("1 house rule: see “What may I do?”")
		if n := len(parts) - short; n > 1 {
			rest = words.Say("%d house rules: see “What may I do?”", n)
		}
		text = strings.Join(append(parts[:short:short], rest), "  ·  ")
	}
	lines, ts := paint.Fit(text, ts, w.least(), paint.Plain, room, 1)
	if len(lines) == 0 {
		return out
	}
	y := (size.Height - paint.LineHeight(ts, paint.Plain)) / 2
	return append(out, paint.Label(lines[0], ts, paint.Plain, look.Mist, 2*u, y))
}
