package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// moveList is the list of moves, the newest on top and brightest.
type moveList struct {
	w      *Table
	scroll *container.Scroll
	list   *moveRows
	drawn  []game.Entry
}

func newMoveList(w *Table) *moveList {
	s := &moveList{w: w}
	s.list = &moveRows{view: s}
	s.list.ExtendBaseWidget(s.list)
	s.scroll = container.NewVScroll(s.list)
	return s
}

// show draws the moves of the screen and scrolls to the newest.
func (s *moveList) show() {
	s.drawn = s.w.Screen.Log
	if n := len(s.drawn); n > 0 && s.w.reveal.plays() {
		s.drawn = s.drawn[:n-1] // its outcome is told when its time comes
	}
	s.list.Refresh()
	s.scroll.Refresh()
	s.scroll.ScrollToTop()
}

// moveRows holds one row for each move.
type moveRows struct {
	widget.BaseWidget
	view *moveList
}

func (l *moveRows) CreateRenderer() fyne.WidgetRenderer { return &moveRowsRenderer{list: l} }

type moveRowsRenderer struct {
	list    *moveRows
	width   float32
	height  float32
	objects []fyne.CanvasObject
}

func (r *moveRowsRenderer) Layout(s fyne.Size) {
	if s.Width != r.width {
		r.width = s.Width
		r.build()
		// The height follows from the width, which is known only now.
		r.list.view.scroll.Refresh()
	}
}

func (r *moveRowsRenderer) MinSize() fyne.Size           { return fyne.NewSize(10, r.height) }
func (r *moveRowsRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *moveRowsRenderer) Destroy()                     {}

func (r *moveRowsRenderer) Refresh() {
	r.build()
	canvas.Refresh(r.list)
}

func (r *moveRowsRenderer) build() {
	r.objects, r.height = nil, 0
	w := r.list.view.w
	u := w.Unit
	if r.width < 60*u {
		return
	}
	log := r.list.view.drawn
	y := float32(0)
	for i := len(log) - 1; i >= 0; i-- {
		objs, h := w.moveRow(log[i], y, r.width, i == len(log)-1)
		r.objects = append(r.objects, objs...)
		y += h + 5*u
	}
	r.height = y
	if paint.ByDay() {
		paint.Daylight(r.objects)
	}
}

// moveRow draws one move from its top, and gives its height.
func (w *Table) moveRow(e game.Entry, y, width float32, newest bool) ([]fyne.CanvasObject, float32) {
	u := w.Unit
	size, ink := 14.5*u, look.Mist
	if newest {
		size, ink = 17*u, look.Moon
	}
	text := ""
	for _, t := range e.Story {
		if s := words.Tell(t); s != "" {
			if text != "" {
				text += " "
			}
			text += s
		}
	}
	if text == "" { // nothing to tell: the bare move, as the transcript has it
		text, size, ink = e.Line, 14*u, look.Alpha(look.Mist, 0.7)
	}
	left, pad := 36*u, 6*u
	lines := paint.Wrap(text, size, paint.Plain, width-left-12*u)
	objs, h := paint.Paragraph(lines, size, paint.Plain, ink, left, y+pad)
	h = max(h, 22*u) + 2*pad
	o := w.Owner(int(e.Seat))
	var out []fyne.CanvasObject
	if newest {
		out = append(out, paint.RoundRect(look.Alpha(look.Dusk, 0.75), look.Alpha(look.Moss, 0.6), 1, 9*u, 0, y, width-4*u, h))
	}
	out = append(out, paint.RoundRect(look.Alpha(o.Colour, 0.9), color.Transparent, 0, 1.5*u, 0, y+7*u, 3*u, h-14*u))
	out = append(out, paint.Sign(o.Sign, o.Colour, 11*u, y+pad+2*u, 17*u))
	return append(out, objs...), h
}
