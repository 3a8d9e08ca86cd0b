package table

import (
	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// tellsApart reports whether a band says that record and table are apart: one thing is
// asked at a time, and a question has the ways to bring them together itself. A hint is told
// below the band, whose buttons do not move when it comes.
func (w *Table) tellsApart() bool {
	return w.Screen.Apart.Pieces > 0 && (w.Screen.Question == nil || w.Screen.Question.Gentle)
}

// ways are the buttons that bring record and table together, but for those that the
// answers of a question stand for.
func (w *Table) ways() (keys []*paint.Button) {
	apart, asked := w.Screen.Apart, w.Screen.Question
	add := func(text string, c companion.Command) {
		keys = append(keys, paint.NewButton(w.Unit, text, "", paint.Ready, func() { w.Send(c) }))
	}
	settled := asked != nil && asked.Settles
	if apart.Pieces == 0 || w.watching { // they are pressed at the first window
		return nil
	}
	if !settled && (asked == nil || !asked.Backs) {
		add(words.Word("Put back"), companion.PutBack{})
	}
	if apart.Redo {
		add(words.Word("Redo"), companion.CatchUp{})
	}
	if !settled {
		add(words.Word("The table is right"), companion.Adopt{})
	}
	return keys
}

// layWays lays those buttons out below one another as far as they need it, and gives
// their height.
func (w *Table) layWays(x, y, width float32) (out []fyne.CanvasObject, height float32) {
	h, gap := 34*w.Unit, 6*w.Unit
	for _, row := range buttonRows(w.ways(), width, gap) {
		out = append(out, paint.Row(row, 1, gap, paint.NewArea(x, y+height, width, h))...)
		height += h + gap
	}
	return out, height
}

// drawApart is the band that says how far record and table are apart, with the
// ways to bring them together, a click each.
func (w *Table) drawApart(size fyne.Size) []fyne.CanvasObject {
	u := w.Unit
	band := paint.RoundRect(look.Mix(look.Ink, look.Ember, 0.34), look.Lamp, 1.6*u, 10*u, 0, 0, size.Width, size.Height)
	objs, _ := w.layApart(size.Width)
	return append([]fyne.CanvasObject{band}, objs...)
}

// apartHeight is what the band needs at a width.
func (w *Table) apartHeight(width float32) float32 {
	_, h := w.layApart(width)
	return h
}

// layApart lays the band out and gives its height.
func (w *Table) layApart(width float32) ([]fyne.CanvasObject, float32) {
	u, apart := w.Unit, w.Screen.Apart
	pad := 12 * u
	lines, size := paint.Fit(words.Tell(apart.Text), 16*u, 14*u, paint.Bold, width-2*pad, 2)
	out, y := paint.Paragraph(lines, size, paint.Bold, look.Moon, pad, pad*0.6)
	y += pad*0.6 + 4*u
	keys, h := w.layWays(pad, y, width-2*pad)
	out, y = append(out, keys...), y+h
	if why := words.Tell(apart.Why); why != "" && w.Screen.Question == nil { // below the buttons, which do not move when it comes
		lines, size := paint.Fit(why, 15*u, 14*u, fyne.TextStyle{}, width-2*pad, 4)
		told, h := paint.Paragraph(lines, size, fyne.TextStyle{}, look.Moon, pad, y)
		out, y = append(out, told...), y+h+4*u
	}
	return out, y + pad*0.3
}

// buttonRows puts buttons into rows in which their words stay whole.
func buttonRows(keys []*paint.Button, width, gap float32) (rows [][]*paint.Button) {
	for _, k := range keys {
		n := len(rows) - 1
		if n < 0 || paint.LeastRow(append(rows[n], k), 1, gap) > width {
			rows = append(rows, []*paint.Button{k})
			continue
		}
		rows[n] = append(rows[n], k)
	}
	return rows
}
