package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// largeView fills the window with one piece, or with one place or tile and what
// lies there. A click or Escape closes it.
type largeView struct {
	w       *Table
	pane    *paint.Pane
	box     *fyne.Container
	drawing *board.Drawing // with pictures in sizes of its own
	piece   string         // a piece; else the zone is shown
	zone    string
}

func newLargeView(w *Table) *largeView {
	l := &largeView{w: w}
	l.drawing = board.NewDrawing(w.Box, w.SeatWord, w.board.canvasScale)
	l.pane = paint.NewPane(l.draw)
	l.pane.Dark = true
	l.box = container.NewStack(l.pane, paint.NewCover(l.close))
	l.box.Hide()
	return l
}

func (l *largeView) open() bool { return l.piece != "" || l.zone != "" }

// show opens it for a piece, or for a zone.
func (l *largeView) show(piece, zone string) {
	l.piece, l.zone = piece, zone
	l.w.arrange()
	l.pane.Refresh()
	canvas.Refresh(l.w.header) // Fyne paints nothing anew for what it has never painted
}

func (l *largeView) close() {
	l.piece, l.zone = "", ""
	l.w.arrange()
}

// shown are the part of the board that is shown, its name, and the pieces there.
func (l *largeView) shown() (r board.Rect, name string, pieces []board.Piece) {
	b := l.w.board
	if l.piece != "" {
		for _, p := range b.shown {
			if p.ID == l.piece && !b.secret(p) {
				p.Strip = p.Rect.W
				return p.Rect, l.w.facts.name(p), []board.Piece{p}
			}
		}
		return r, "", nil
	}
	z, ok := b.Board.Zone(l.zone)
	if !ok {
		return r, "", nil
	}
	r, name = z.Rect, l.w.PlaceName(l.zone)
	for _, m := range b.Board.Mats {
		if m.Style == cards.MatRoom && m.Rect.Contains(r.X+r.W/2, r.Y+r.H/2) {
			r, name = m.Rect, words.Word(m.Name)
		}
	}
	for _, p := range b.shown {
		if !b.secret(p) && p.Printed.Kind != cards.Plate && r.Contains(p.Rect.X+p.Rect.W/2, p.Rect.Y+p.Rect.H/2) {
			pieces = append(pieces, p)
		}
	}
	return r, name, pieces
}

func (l *largeView) draw(size fyne.Size) []fyne.CanvasObject {
	u, b := l.w.Unit, l.w.board
	r, name, pieces := l.shown()
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Ink, 0.95), look.Ink, 0, 0, 0, 0, size.Width, size.Height)}
	if r.W == 0 {
		return out
	}
	title, ts := paint.Whole(name, 40*u, 20*u, paint.Display, size.Width-80*u, 2)
	y := 20 * u
	for _, t := range title {
		out = append(out, paint.Centred(t, ts, paint.Display, look.Moon, size.Width/2, y))
		y += paint.LineHeight(ts, paint.Display)
	}
	if len(pieces) == 1 && l.piece != "" {
		if what := l.w.facts.what(pieces[0]); what != "" {
			out = append(out, paint.Centred(what, 20*u, paint.Plain, look.Glow, size.Width/2, y))
			y += paint.LineHeight(20*u, paint.Plain)
		}
	}
	y += 12 * u
	closes := paint.LineHeight(16*u, paint.Plain)
	out = append(out, paint.Centred(words.Word("A click or Escape closes it."), 16*u, paint.Plain, look.Mist, size.Width/2, size.Height-closes-12*u))
	least := 22 * u
	if l.piece != "" { // it is alone, and read from afar
		least = 40 * u
	}
	d := l.drawing
	d.Borrow(b.Drawing, board.LensInto(r.W, r.H, fyne.NewSize(size.Width-80*u, size.Height-y-closes-36*u)), least)
	d.Lens.Dx += float64(40*u) - r.X*d.Lens.K
	d.Lens.Dy += float64(y) - r.Y*d.Lens.K
	if l.piece == "" {
		out = append(out, l.places(r)...)
	}
	for _, p := range pieces {
		out = append(out, d.Object(p)...)
	}
	return out
}

// places are the zones in a part of the board, with what is printed on them.
func (l *largeView) places(r board.Rect) []fyne.CanvasObject {
	d, u := l.drawing, l.w.Unit
	var out []fyne.CanvasObject
	for id, z := range l.w.board.Board.Zones {
		if z.Tiled() || z.Style == cards.Hood || id != l.zone && !r.Contains(z.Rect.X+z.Rect.W/2, z.Rect.Y+z.Rect.H/2) {
			continue
		}
		x, y, w, h := d.Lens.Rect(z.Rect.Shrink(1))
		fill := look.Alpha(look.Dusk, 0.4)
		if z.Style == cards.Door {
			fill = look.Lamp
		}
		out = append(out, paint.RoundRect(fill, look.Alpha(look.Mist, 0.4), max(u, 1), 8*u, x, y, w, h))
		lines, size := paint.Whole(words.Word(z.Label), 34*u, leastText*u, paint.Display, w-8*u, 2)
		lh := paint.LineHeight(size, paint.Display)
		middle := x + w/2
		if z.Style == cards.Tray || z.Style == cards.Lane { // where a few pieces leave it to be seen
			middle = x + w*0.62
		}
		for i, t := range lines {
			out = append(out, paint.Centred(t, size, paint.Display, look.Alpha(look.Mist, 0.8), middle, y+h/2+lh*(float32(i)-float32(len(lines))/2)))
		}
	}
	return out
}
