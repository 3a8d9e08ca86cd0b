package ui

import (
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// questionView asks when the table and the rules disagree: what is expected
// beside what is seen, and the answers. A gentle question is a calm strip.
type questionView struct {
	w    *Window
	pane *pane
}

func newQuestionView(w *Window) *questionView {
	q := &questionView{w: w}
	q.pane = newPane(q.draw)
	q.pane.Hide()
	return q
}

func (q *questionView) show() {
	if q.w.screen.Question != nil {
		q.pane.Refresh()
	}
}

// answer sends an answer, when there is such a one.
func (q *questionView) answer(choice int) bool {
	asked := q.w.screen.Question
	if asked == nil || choice < 0 || choice >= len(asked.Answers) {
		return false
	}
	q.w.send(companion.Answer{Question: asked.ID, Choice: choice})
	return true
}

// height is what the question needs at a width.
func (q *questionView) height(width float32) float32 {
	if q.w.screen.Question == nil {
		return 0
	}
	_, h := q.build(width, q.w.unit)
	return h
}

func (q *questionView) draw(size fyne.Size) []fyne.CanvasObject {
	asked := q.w.screen.Question
	if asked == nil {
		return nil
	}
	u := q.w.unit
	fill, line, lw := look.Mix(look.Ink, look.Ember, 0.2), look.Lamp, 2*u
	if asked.Gentle {
		fill, line, lw = look.Alpha(look.Dusk, 0.8), look.Alpha(look.Mist, 0.5), max(u, 1)
	}
	objs, h := q.build(size.Width, u)
	for scale := u; h > size.Height+1 && scale > 0.6*u; {
		scale *= 0.93
		objs, h = q.build(size.Width, scale)
	}
	return append([]fyne.CanvasObject{slab(fill, line, lw, 12*u, 0, 0, size.Width, size.Height)}, objs...)
}

// mostListed is how many differences are listed; more would not be read.
const mostListed = 5

// build lays the question out at a scale, and gives its height.
func (q *questionView) build(width, u float32) ([]fyne.CanvasObject, float32) {
	asked := q.w.screen.Question
	pad := 16 * u
	y := pad * 0.8
	var out []fyne.CanvasObject
	put := func(objs []fyne.CanvasObject, h float32) {
		out = append(out, objs...)
		y += h
	}
	size, style := 21*u, display
	if asked.Gentle {
		size, style = 16*u, plain
		pad = 14 * u
		y = pad * 0.7
	}
	side := size * 1.25
	c := look.Lamp
	if asked.Gentle {
		c = look.Mist
	}
	out = append(out, sign(look.Ask, c, pad, y+1*u, side))
	left := pad + side + 10*u
	put(paragraph(wrap(tell(asked.Text), size, style, width-left-pad), size, style, look.Moon, left, y))
	y += 8 * u

	if len(asked.Expected)+len(asked.Seen) > 0 {
		half := (width - 2*pad - 14*u) / 2
		top := y
		foot := top
		for i, col := range []struct {
			head string
			body []game.Text
			c    look.Colour
		}{{word("Expected"), asked.Expected, look.Glow}, {word("Seen"), asked.Seen, look.Lamp}} {
			x := pad + float32(i)*(half+14*u)
			y = top
			put(paragraph([]string{col.head}, 13.5*u, bold, col.c, x, y))
			for j, t := range col.body {
				if j == mostListed {
					more := say("… and %d more", len(col.body)-mostListed)
					put(paragraph([]string{more}, 15.5*u, plain, look.Mist, x, y))
					break
				}
				put(paragraph(wrap(tell(t), 15.5*u, plain, half), 15.5*u, plain, look.Moon, x, y))
				y += 3 * u
			}
			if len(col.body) == 0 {
				put(paragraph([]string{"–"}, 15.5*u, plain, look.Mist, x, y))
			}
			foot = max(foot, y)
		}
		out = append(out, slab(look.Alpha(look.Mist, 0.3), look.Alpha(look.Mist, 0), 0, 0, pad+half+7*u, top+2*u, max(u, 1), foot-top-4*u))
		y = foot + 8*u
	}

	h := 42 * u
	if asked.Gentle {
		h = 34 * u
	}
	answers := asked.Answers
	if q.w.watching {
		answers = nil // they are given at the first window
	}
	for i, a := range answers {
		t := ready
		if asked.Gentle {
			t = quiet
		} else if i == 0 {
			t = warm
		}
		letter := ""
		if i < 9 {
			letter = strconv.Itoa(i + 1)
		}
		k := newKey(q.w, tell(a), letter, t, func() { q.answer(i) })
		k.left = true
		out = append(out, at(k, pad, y, width-2*pad, h))
		y += h + 6*u
	}
	return out, y + pad*0.5
}
