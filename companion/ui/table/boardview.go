package table

import (
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
)

// leastText is the smallest size of what people read while they play, in units: 14
// pixels in a window of 1280 × 800.
const leastText = 14

// least is that size for what would be cut otherwise: text that was chosen to be larger
// is made normal again first.
func (w *Table) least() float32 { return leastText * w.Unit / room.TextSize(w.App.Preferences()) }

// boardView is the table as a clean drawing, seen from above. A click on it
// answers the chooser, or opens the card of a piece; pieces can be dragged.
type boardView struct {
	widget.BaseWidget
	*board.Drawing
	w     *Table
	pane  *paint.Pane
	shown []board.Piece // as last drawn, bottom first

	drag  *drag           // that drags a piece
	lit   string          // the pieces that the light last came up around
	pulse *fyne.Animation // of that light
}

func newBoardView(w *Table) *boardView {
	t := &boardView{w: w}
	t.Drawing = board.NewDrawing(w.Box, w.SeatWord, t.canvasScale)
	t.pane = paint.NewPane(t.draw)
	t.pane.Dark = true
	t.drag = newDrag(t)
	t.ExtendBaseWidget(t)
	return t
}

func (t *boardView) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewStack(t.pane, t.drag.layer))
}

func (t *boardView) MinSize() fyne.Size { return fyne.NewSize(10, 10) }

// Tapped gives the chooser the zone and the piece that were clicked; when
// nothing is asked it opens the card of the piece.
func (t *boardView) Tapped(e *fyne.PointEvent) {
	if t.Board == nil {
		return
	}
	x, y := t.Lens.MM(e.Position)
	if t.w.guided() {
		t.w.coach.Touch(t.zoneAmong(t.w.coach.Targets(), x, y))
		return
	}
	piece := ""
	if p := t.pieceAt(e.Position); p != nil {
		piece = p.ID
	}
	if !t.w.chooser.open() {
		zone, _ := t.Board.ZoneAt(x, y)
		switch {
		case piece != "" && t.w.watching:
			t.w.large.show(piece, "")
		case piece == "" && !t.w.facts.open() && zone != "" && !slices.Contains(t.w.Screen.View.Secret, zone):
			t.w.large.show("", zone)
		}
		if piece == "" || t.w.watching || piece == t.w.facts.piece {
			t.w.facts.close()
		} else {
			t.w.facts.ask(piece, "")
		}
		return
	}
	wanted, _ := t.w.chooser.wanted()
	if t.w.chooser.arranging.on() {
		wanted = t.w.chooser.arranging.places()
	}
	zone := t.zoneAmong(wanted, x, y)
	if !t.touchBerth(zone) {
		t.w.chooser.touch(zone, piece)
	}
}

// zoneAmong is the zone at a point, mm, one of the wanted before all others: a
// place may lie within another, and who clicks the outer one means it, too.
func (t *boardView) zoneAmong(wanted []string, x, y float64) string {
	for _, id := range wanted {
		if z, ok := t.Board.Zones[id]; ok && t.Board.Clear(z).Contains(x, y) {
			return id
		}
	}
	zone, _ := t.Board.ZoneAt(x, y)
	var within []string
	for _, id := range wanted {
		if z, ok := t.Board.Zones[id]; ok && t.Board.Zones[zone].Rect.Contains(z.Rect.X+z.Rect.W/2, z.Rect.Y+z.Rect.H/2) {
			within = append(within, id)
		}
	}
	if len(within) == 1 {
		return within[0]
	}
	return zone
}

// pieceAt is the topmost piece that is drawn at a place, or one that is only
// just missed; a tile lies below all others.
func (t *boardView) pieceAt(pos fyne.Position) *board.Piece {
	x, y := t.Lens.MM(pos)
	for _, tile := range []bool{false, true} {
		for _, slack := range []float64{0, 4 * float64(t.w.Unit) / t.Lens.K} {
			for i, p := range slices.Backward(t.shown) {
				if (p.Printed.Kind == cards.Plate) == tile && p.Rect.Shrink(-slack).Contains(x, y) && !t.secret(p) {
					return &t.shown[i]
				}
			}
		}
	}
	return nil
}

// onPile reports whether cards are drawn at a place that nobody knows.
func (t *boardView) onPile(pos fyne.Position) bool {
	zone, _ := t.Board.ZoneAt(t.Lens.MM(pos))
	return t.Board.Zones[zone].Style == cards.Deck && t.Piled(zone, t.w.Screen.View) > 0
}

// secret reports whether a piece lies where nobody may see it.
func (t *boardView) secret(p board.Piece) bool {
	return p.Printed.Kind != cards.Shield && slices.Contains(t.w.Screen.View.Secret, p.Zone) && !t.w.chooser.arranging.lies(p.ID)
}

func (t *boardView) draw(size fyne.Size) []fyne.CanvasObject {
	view := t.w.Screen.View
	t.Least = leastText * t.w.Unit
	t.Name = t.Least / room.TextSize(t.w.App.Preferences())
	t.Lay(t.w.Players, view, size)
	var out []fyne.CanvasObject
	if paint.ByDay() {
		out = append(out, paint.RoundRect(look.Day(look.Night), look.Day(look.Moss), 1, 14*t.w.Unit, 0, 0, size.Width, size.Height))
	}
	out = append(out, t.Mats(view)...)

	t.shown = board.Arrange(t.Board, t.Pieces, t.w.chooser.arranging.lay(view.Pieces))
	var latest []fyne.CanvasObject // above the others, whose edges would cut its light
	var halos []*canvas.Image
	newest := ""
	for _, p := range t.shown {
		switch {
		case t.secret(p), t.inTheWay(p):
		case p.Latest:
			halo := t.Halo(p.Rect.Shrink(board.Inset))
			halos, newest = append(halos, halo), newest+p.ID+p.Zone+" "
			latest = append(append(latest, halo), t.Object(p)...)
		default:
			out = append(out, t.Object(p)...)
		}
	}
	out = append(out, latest...)
	t.greet(newest, halos)
	out = append(out, t.overruled()...)
	if p := t.w.facts.placed(); p != nil {
		out = append(out, t.outline(p.Rect, look.Glow)...)
	}
	if g := t.w.Guide(); t.w.guided() {
		out = append(out, t.spotlights(g.Show)...)
		out = append(out, t.outlines(t.w.coach.Targets(), look.Glow)...)
	}
	out = append(out, t.outlines(t.w.Screen.Wish, look.Glow)...)
	if q := t.w.Screen.Question; q != nil {
		c := look.Lamp
		if q.Gentle {
			c = look.Mist
		}
		out = append(out, t.outlines(q.Zones, c)...)
	}
	if zones, pieces := t.w.chooser.wanted(); len(zones)+len(pieces) > 0 {
		out = append(out, t.outlines(zones, look.Glow)...)
		if zone := t.w.chooser.chosen(); zone != "" {
			out = append(out, t.outlines([]string{zone}, look.Lamp)...)
		}
		for _, p := range t.shown {
			if slices.Contains(pieces, p.ID) {
				out = append(out, t.outline(p.Rect, look.Glow)...)
			}
		}
	}
	return out
}

func (t *boardView) canvasScale() float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(t); c != nil {
		return c.Scale()
	}
	return 1
}

// spotlights are outlines in lamplight around zones, pieces and whole mats.
func (t *boardView) spotlights(names []string) []fyne.CanvasObject {
	out := t.outlines(names, look.Lamp)
	for _, m := range t.Board.Mats {
		if slices.Contains(names, m.ID) {
			out = append(out, t.outline(m.Rect, look.Lamp)...)
		}
	}
	for _, p := range t.shown {
		if slices.Contains(names, p.ID) {
			out = append(out, t.outline(p.Rect, look.Lamp)...)
		}
	}
	return out
}

func (t *boardView) outlines(zones []string, c look.Colour) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, id := range zones {
		if z, ok := t.Board.Zones[id]; ok && !t.Board.HidesBerth(z) {
			out = append(out, t.outline(t.Board.Clear(z), c)...)
		}
	}
	return out
}

// inTheWay reports whether a piece is the shield, and places behind it are lit to be
// chosen: its name would show through them.
func (t *boardView) inTheWay(p board.Piece) bool {
	if p.Printed.Kind != cards.Shield {
		return false
	}
	zones, _ := t.w.chooser.wanted()
	over := t.Board.Zones[p.Zone].Rect
	return slices.ContainsFunc(zones, func(id string) bool {
		z, ok := t.Board.Zones[id]
		return ok && id != p.Zone && over.Contains(z.Rect.X+z.Rect.W/2, z.Rect.Y+z.Rect.H/2)
	})
}

// outline is a line around what is lit; by day a dark one, which is seen on a light ground,
// and a bright one within, which is seen on a dark card.
func (t *boardView) outline(r board.Rect, c look.Colour) []fyne.CanvasObject {
	x, y, w, h := t.Lens.Rect(board.NewRect(r.X+1, r.Y+1, r.W-2, r.H-2))
	line, corner := 2.5*t.w.Unit, 7*t.w.Unit
	if !paint.ByDay() {
		return []fyne.CanvasObject{paint.RoundRect(look.Alpha(c, 0.10), c, line, corner, x, y, w, h)}
	}
	return []fyne.CanvasObject{
		paint.RoundRect(look.Alpha(c, 0.10), c, 0.6*line, corner-line, x+line, y+line, w-2*line, h-2*line),
		paint.RoundRect(look.Alpha(c, 0), look.Day(c), line, corner, x, y, w, h),
	}
}

// greet lets the light come up, twice, around pieces that were not lit before.
func (t *boardView) greet(newest string, halos []*canvas.Image) {
	if newest == t.lit {
		return
	}
	t.rest()
	t.lit = newest
	if len(halos) == 0 {
		return
	}
	t.pulse = fyne.NewAnimation(1400*time.Millisecond, func(done float32) {
		for _, h := range halos {
			h.Translucency = 0.5 + 0.5*math.Cos(3*math.Pi*float64(done))
			h.Refresh()
		}
	})
	t.pulse.Start()
}

// rest ends the light's coming up.
func (t *boardView) rest() {
	if t.pulse != nil {
		t.pulse.Stop()
		t.pulse = nil
	}
}

// touchBerth takes a click on a berth for all that lie in its place: how the
// tile is turned is asked next.
func (t *boardView) touchBerth(zone string) bool {
	z, ok := t.Board.Zones[zone]
	if !ok || !z.Tiled() {
		return false
	}
	t.w.chooser.keep(func(m game.Move) bool {
		o, ok := t.Board.Zones[m.Place]
		return ok && o.Rect == z.Rect
	})
	return true
}
