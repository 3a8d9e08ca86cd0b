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
	if s.w.reveal.plays() { // the outcome is told when its time comes, with all that follows
		s.drawn = s.drawn[:min(len(s.drawn), s.w.reveal.before)]
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
	rows    []moveRow // as they were drawn last, by the number of the move
}

// moveRow is a move as it was drawn.
type moveRow struct {
	look    rowLook
	y, h    float32
	objects []fyne.CanvasObject
}

// rowLook is all that a row is drawn by.
type rowLook struct {
	text        string
	newest, day bool
	owner       look.Owner
	width, unit float32
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
	rows := make([]moveRow, len(log))
	y := float32(0)
	for i := len(log) - 1; i >= 0; i-- {
		l := rowLook{newest: i == len(log)-1, day: paint.ByDay(), owner: w.Owner(int(log[i].Seat)), width: r.width, unit: u}
		l.text = moveText(log[i])
		if i < len(r.rows) && r.rows[i].look == l {
			rows[i] = r.rows[i]
		} else {
			rows[i] = newMoveRow(l)
		}
		rows[i].moveTo(y)
		r.objects = append(r.objects, rows[i].objects...)
		y += rows[i].h + 5*u
	}
	r.rows, r.height = rows, y
}

// moveTo lays the row at a height.
func (m *moveRow) moveTo(y float32) {
	for _, o := range m.objects {
		o.Move(o.Position().AddXY(0, y-m.y))
	}
	m.y = y
}

// moveText is what is told of a move.
func moveText(e game.Entry) (text string) {
	for _, t := range e.Story {
		if s := words.Tell(t); s != "" {
			if text != "" {
				text += " "
			}
			text += s
		}
	}
	return text
}

// newMoveRow draws a move at the top.
func newMoveRow(l rowLook) moveRow {
	u, o := l.unit, l.owner
	size, ink := 14.5*u, look.Mist
	if l.newest {
		size, ink = 17*u, look.Moon
	}
	left, pad := 36*u, 6*u
	lines := paint.Wrap(l.text, size, paint.Plain, l.width-left-12*u)
	objs, h := paint.Paragraph(lines, size, paint.Plain, ink, left, pad)
	h = max(h, 22*u) + 2*pad
	var out []fyne.CanvasObject
	if l.newest {
		out = append(out, paint.RoundRect(look.Alpha(look.Dusk, 0.75), look.Alpha(look.Moss, 0.6), 1, 9*u, 0, 0, l.width-4*u, h))
	}
	out = append(out, paint.RoundRect(look.Alpha(o.Colour, 0.9), color.Transparent, 0, 1.5*u, 0, 7*u, 3*u, h-14*u))
	out = append(out, paint.Sign(o.Sign, o.Colour, 11*u, pad+2*u, 17*u))
	out = append(out, objs...)
	if l.day {
		paint.Daylight(out)
	}
	return moveRow{look: l, h: h, objects: out}
}
