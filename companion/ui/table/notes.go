package table

import (
	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// DrawNotes tells those who begin what they see, a note at each part of the table:
// board is what is told of the board, and picture of the camera's, or nothing without a
// camera. A button ends it.
func (w *Table) DrawNotes(size fyne.Size, board, picture string, done func()) []fyne.CanvasObject {
	u := w.Unit
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Ink, 0.66), look.Ink, 0, 0, 0, 0, size.Width, size.Height)}
	k := paint.NewButton(w.Unit, words.Word("Got it: begin"), "", paint.Warm, done)
	kw := max(paint.Floor(k.Width()), 200*u)
	left, top := size.Width-paint.Floor(40*u)-kw, size.Height-paint.Floor(84*u)
	note := func(o fyne.CanvasObject, text string, x, y, width float32) {
		p, s := o.Position(), o.Size()
		out = append(out, paint.RoundRect(look.Alpha(look.Ink, 0), look.Lamp, 2*u, 12*u, p.X-4*u, p.Y-2*u, s.Width+8*u, s.Height+4*u))
		lines, ts := paint.Fit(text, 19*u, 14*u, paint.Bold, width-36*u, 6)
		h := paint.LineHeight(ts, paint.Bold)*float32(len(lines)) + 26*u
		if x+width > left { // above the button
			y = min(y, top-h-6*u)
		}
		out = append(out, paint.RoundRect(look.Mix(look.Ink, look.Ember, 0.34), look.Lamp, 1.6*u, 12*u, x, y, width, h))
		objs, _ := paint.Paragraph(lines, ts, paint.Bold, look.Moon, x+18*u, y+13*u)
		out = append(out, objs...)
	}
	at0 := func(o fyne.CanvasObject) (x, y, width, h float32) {
		return o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height
	}
	x, y, width, h := at0(w.board)
	note(w.board, board, x+width*0.14, y+h*0.42, width*0.66)
	x, y, _, h = at0(w.header)
	note(w.header, words.Word("Here it always says who acts, and what to do now."), x+width*0.14, y+h+6*u, width*0.6)
	x, y, _, _ = at0(w.actions)
	say := words.Word("Say here what the camera did not see, by click or key. Undo takes a move back.")
	if picture == "" {
		say = words.Word("Here you say each move, by click or key. Pieces can be dragged, too. Undo takes a move back.")
	}
	note(w.actions, say, x+width*0.14, y-96*u, width*0.66)
	if picture != "" {
		x, y, width, h = at0(w.camera.box)
		note(w.camera.box, picture, x+10*u, y+h+10*u, width-20*u)
	}
	return append(out, paint.At(k, left, top, kw, paint.Floor(60*u)-4*u))
}
