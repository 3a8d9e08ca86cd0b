package table

import (
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// questionView asks when the table and the rules disagree: what is expected
// beside what is seen, and the answers. A gentle question is a calm strip.
type questionView struct {
	w    *Table
	pane *paint.Pane
}

func newQuestionView(w *Table) *questionView {
	q := &questionView{w: w}
	q.pane = paint.NewPane(q.draw)
	q.pane.Hide()
	return q
}

func (q *questionView) show() {
	if q.w.Screen.Question != nil {
		q.pane.Refresh()
	}
}

// answer sends an answer, if it is offered.
func (q *questionView) answer(choice int) bool {
	asked := q.w.Screen.Question
	if asked == nil || choice < 0 || choice >= len(asked.Answers) {
		return false
	}
	q.w.Send(companion.Answer{Question: asked.ID, Choice: choice})
	return true
}

// height is what the question needs at a width.
func (q *questionView) height(width float32) float32 {
	if q.w.Screen.Question == nil {
		return 0
	}
	_, h := q.build(width, q.w.Unit)
	return h
}

func (q *questionView) draw(size fyne.Size) []fyne.CanvasObject {
	asked := q.w.Screen.Question
	if asked == nil {
		return nil
	}
	u := q.w.Unit
	fill, line, lw := look.Mix(look.Ink, look.Ember, 0.2), look.Lamp, 2*u
	if asked.Gentle {
		fill, line, lw = look.Alpha(look.Dusk, 0.8), look.Alpha(look.Mist, 0.5), max(u, 1)
	}
	objs, h := q.build(size.Width, u)
	for scale := u; h > size.Height+1 && scale > 0.6*u; {
		scale *= 0.93
		objs, h = q.build(size.Width, scale)
	}
	return append([]fyne.CanvasObject{paint.RoundRect(fill, line, lw, 12*u, 0, 0, size.Width, size.Height)}, objs...)
}

// mostListed is how many differences are listed; more would not be read.
const mostListed = 5

// build lays the question out at a scale, and gives its height.
func (q *questionView) build(width, u float32) ([]fyne.CanvasObject, float32) {
	asked := q.w.Screen.Question
	pad := 16 * u
	y := pad * 0.8
	var out []fyne.CanvasObject
	put := func(objs []fyne.CanvasObject, h float32) {
		out = append(out, objs...)
		y += h
	}
	size, style := 21*u, paint.Display
	if asked.Gentle {
		size, style = 16*u, paint.Plain
		pad = 14 * u
		y = pad * 0.7
	}
	side := size * 1.25
	c := look.Lamp
	if asked.Gentle {
		c = look.Mist
	}
	out = append(out, paint.Sign(cards.SignAsk, c, pad, y+1*u, side))
	left := pad + side + 10*u
	put(paint.Paragraph(paint.Wrap(words.Tell(asked.Text), size, style, width-left-pad), size, style, look.Moon, left, y))
	y += 8 * u

	list := func() { // what differs
		if len(asked.Expected)+len(asked.Seen) == 0 {
			return
		}
		half := (width - 2*pad - 14*u) / 2
		top := y
		foot := top
		for i, col := range []struct {
			head string
			body []game.Text
			c    look.Colour
		}{{words.Word("Expected"), asked.Expected, look.Glow}, {words.Word("Seen"), asked.Seen, look.Lamp}} {
			x := pad + float32(i)*(half+14*u)
			y = top
			put(paint.Paragraph([]string{col.head}, 13.5*u, paint.Bold, col.c, x, y))
			for j, t := range col.body {
				if j == mostListed {
					more := words.Say("… and %d more", len(col.body)-mostListed)
					put(paint.Paragraph([]string{more}, 15.5*u, paint.Plain, look.Mist, x, y))
					break
				}
				put(paint.Paragraph(paint.Wrap(words.Tell(t), 15.5*u, paint.Plain, half), 15.5*u, paint.Plain, look.Moon, x, y))
				y += 3 * u
			}
			if len(col.body) == 0 {
				put(paint.Paragraph([]string{"–"}, 15.5*u, paint.Plain, look.Mist, x, y))
			}
			foot = max(foot, y)
		}
		out = append(out, paint.RoundRect(look.Alpha(look.Mist, 0.3), look.Alpha(look.Mist, 0), 0, 0, pad+half+7*u, top+2*u, max(u, 1), foot-top-4*u))
		y = foot + 8*u
	}
	answer := func() {
		h := 42 * u
		if asked.Gentle {
			h = 34 * u
		}
		answers := asked.Answers
		if q.w.watching {
			answers = nil // they are given at the first window
		}
		for i, a := range answers {
			t := paint.Ready
			if asked.Gentle {
				t = paint.Quiet
			} else if i == 0 {
				t = paint.Warm
			}
			letter := ""
			if i < 9 {
				letter = strconv.Itoa(i + 1)
			}
			k := paint.NewButton(q.w.Unit, words.Tell(a), letter, t, func() { q.answer(i) })
			k.Left = true
			h := max(h, k.HeightFor(width-2*pad)*u/q.w.Unit)
			out = append(out, paint.At(k, pad, y, width-2*pad, h))
			y += h + 6*u
		}
	}
	ways := func() { // and how record and table come together, where the answers do not say it
		apart := q.w.Screen.Apart
		if apart.Pieces == 0 || asked.Settles && !apart.Redo {
			return
		}
		put(paint.Paragraph(paint.Wrap(words.Tell(apart.Text), 14.5*u, paint.Bold, width-2*pad), 14.5*u, paint.Bold, look.Moon, pad, y))
		y += 4 * u
		put(q.w.layWays(pad, y, width-2*pad))
		y += 4 * u
	}
	if asked.Gentle { // what can be pressed stays in sight however long the list is
		answer()
		list()
	} else {
		list()
		answer()
		ways()
	}
	return out, y + pad*0.5
}
