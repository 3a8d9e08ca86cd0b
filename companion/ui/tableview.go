package ui

import (
	"image"
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
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// tableView is the table as a clean drawing, seen from above. A click on it
// answers the chooser, or opens the card of a piece; pieces can be dragged.
type tableView struct {
	widget.BaseWidget
	w      *Window
	pane   *paint.Pane
	pieces map[string]cards.Piece
	ground *ground
	laid   int    // players that ground is for
	tiles  string // how the tiles lie that ground is for
	lens   lens
	shown  []onTable // as last drawn, bottom first

	scene   *image.RGBA // the mats, for ground and scenePx
	scenePx float64
	stamps  map[stamp]*image.RGBA

	hand  *hand // that drags a piece
	shelf paint.ImageCache
	lit   string          // the pieces that the light last came up around
	pulse *fyne.Animation // of that light
}

// stamp names a picture that many pieces share.
type stamp struct {
	what string
	w, h int // px
}

func newTableView(w *Window) *tableView {
	t := &tableView{w: w, pieces: map[string]cards.Piece{}, stamps: map[stamp]*image.RGBA{}}
	for _, p := range w.box.Pieces() {
		t.pieces[p.ID] = p
	}
	t.pane = paint.NewPane(t.draw)
	t.pane.Dark = true
	t.hand = newHand(t)
	t.ExtendBaseWidget(t)
	return t
}

func (t *tableView) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewStack(t.pane, t.hand.layer))
}

func (t *tableView) MinSize() fyne.Size { return fyne.NewSize(10, 10) }

// Tapped gives the chooser the zone and the piece that were clicked; when
// nothing is asked it opens the card of the piece.
func (t *tableView) Tapped(e *fyne.PointEvent) {
	if t.ground == nil {
		return
	}
	x, y := t.lens.mm(e.Position)
	if t.w.guide() != nil {
		t.w.touchGuided(t.zoneAmong(t.w.targets(), x, y))
		return
	}
	piece := ""
	if p := t.pieceAt(e.Position); p != nil {
		piece = p.ID
	}
	if !t.w.chooser.open() {
		if piece == "" || t.w.watching || piece == t.w.facts.piece {
			t.w.facts.close()
		} else {
			t.w.facts.ask(piece, "")
		}
		return
	}
	wanted, _ := t.w.chooser.wanted()
	zone := t.zoneAmong(wanted, x, y)
	if !t.touchBerth(zone) {
		t.w.chooser.touch(zone, piece)
	}
}

// zoneAmong is the zone at a point, mm, one of the wanted before all others: a
// place may lie within another, and who clicks the outer one means it, too.
func (t *tableView) zoneAmong(wanted []string, x, y float64) string {
	for _, id := range wanted {
		if z, ok := t.ground.zones[id]; ok && z.contains(x, y) {
			return id
		}
	}
	zone, _ := t.ground.zoneAt(x, y)
	var within []string
	for _, id := range wanted {
		if z, ok := t.ground.zones[id]; ok && t.ground.zones[zone].contains(z.rect.x+z.rect.w/2, z.rect.y+z.rect.h/2) {
			within = append(within, id)
		}
	}
	if len(within) == 1 {
		return within[0]
	}
	return zone
}

// pieceAt is the topmost piece that is drawn at a place, or one that is only
// just missed.
func (t *tableView) pieceAt(pos fyne.Position) *onTable {
	x, y := t.lens.mm(pos)
	for _, slack := range []float64{0, 4 * float64(t.w.unit) / t.lens.k} {
		for i, p := range slices.Backward(t.shown) {
			if p.rect.shrink(-slack).contains(x, y) && !t.secret(p) {
				return &t.shown[i]
			}
		}
	}
	return nil
}

// secret reports whether a piece lies where nobody may see it.
func (t *tableView) secret(p onTable) bool {
	return p.piece.Kind != cards.Shield && slices.Contains(t.w.screen.View.Secret, p.Zone)
}

func (t *tableView) draw(size fyne.Size) []fyne.CanvasObject {
	view := t.w.screen.View
	if tiles := tilesKey(t.pieces, view.Pieces); t.ground == nil || t.laid != t.w.players || t.tiles != tiles {
		t.ground, t.laid, t.tiles, t.scene = newGround(t.w.box, t.w.players), t.w.players, tiles, nil
		t.ground.layTiles(t.w.box, view.Pieces)
	}
	g := t.ground
	t.lens = g.lens(size)

	pixels := t.lens.k * float64(t.scale())
	if t.scene == nil || t.scenePx != pixels {
		t.scene, t.scenePx = paintGround(g, pixels), pixels
		t.stamps = map[stamp]*image.RGBA{}
	}
	t.shelf.Begin()
	x, y, w, h := t.lens.rect(rect{0, 0, g.w, g.h})
	var out []fyne.CanvasObject
	if paint.ByDay() {
		out = append(out, paint.RoundRect(look.Night, look.Moss, 1, 14*t.w.unit, 0, 0, size.Width, size.Height))
	}
	out = append(out, t.shelf.Picture(t.scene, x, y, w, h))
	out = append(out, t.labels()...)
	out = append(out, t.deck(view)...)

	t.shown = arrangePieces(g, t.pieces, view.Pieces)
	var latest []fyne.CanvasObject // above the others, whose edges would cut its light
	var halos []*canvas.Image
	newest := ""
	for _, p := range t.shown {
		switch {
		case t.secret(p):
		case p.Latest:
			halo := t.halo(p.rect.shrink(inset))
			halos, newest = append(halos, halo), newest+p.ID+p.Zone+" "
			latest = append(append(latest, halo), t.object(p)...)
		default:
			out = append(out, t.object(p)...)
		}
	}
	out = append(out, latest...)
	t.greet(newest, halos)
	out = append(out, t.overruled()...)
	if p := t.w.facts.placed(); p != nil {
		out = append(out, t.outline(p.rect, look.Glow))
	}
	if g := t.w.guide(); g != nil {
		out = append(out, t.spotlights(g.Show)...)
		out = append(out, t.outlines(t.w.targets(), look.Glow)...)
	}
	if q := t.w.screen.Question; q != nil {
		c := look.Lamp
		if q.Gentle {
			c = look.Mist
		}
		out = append(out, t.outlines(q.Zones, c)...)
	}
	if zones, pieces := t.w.chooser.wanted(); len(zones)+len(pieces) > 0 {
		out = append(out, t.outlines(zones, look.Glow)...)
		for _, p := range t.shown {
			if slices.Contains(pieces, p.ID) {
				out = append(out, t.outline(p.rect, look.Glow))
			}
		}
	}
	return out
}

func (t *tableView) scale() float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(t); c != nil {
		return c.Scale()
	}
	return 1
}

// stamp gives a shared picture of a size in widget pixels, painting it once.
func (t *tableView) stamp(what string, w, h float32, draw func(p *paint.Plot, w, h float64)) *image.RGBA {
	s := float64(t.scale())
	p := paint.NewPlot(float64(w), float64(h), s)
	k := stamp{what, p.Image.Rect.Dx(), p.Image.Rect.Dy()}
	if img, ok := t.stamps[k]; ok {
		return img
	}
	draw(p, float64(w), float64(h))
	t.stamps[k] = p.Image
	return p.Image
}

// pileOf is how many cards a pile has: the table's count of the zone or of its
// name, or its first one that is of no zone.
func pileOf(z cards.Zone, counts []game.Count) int {
	first := -1
	for _, c := range counts {
		if c.Seat != game.Table {
			continue
		}
		if c.Zone == z.ID || c.Zone == "" && c.Name.String() == z.Label {
			return c.N
		}
		if first < 0 && c.Zone == "" {
			first = c.N
		}
	}
	return max(first, 0)
}

// deck draws the piles with their numbers of cards, when everyone may know them.
func (t *tableView) deck(v game.View) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, id := range t.ground.order {
		z := t.ground.zones[id]
		if z.Style != cards.Deck {
			continue
		}
		n := pileOf(z.Zone, v.Counts)
		if n == 0 {
			continue
		}
		cx, cy := z.rect.x+z.rect.w/2, z.rect.y+z.rect.h/2
		layers := min(1+n/30, 4)
		for i := range layers {
			d := 1.1 * float64(layers-1-i)
			out = append(out, t.back(t.ground.cardAt(cx+d, cy+d), "", z.Pile)...)
		}
		x, y, w, h := t.lens.rect(t.ground.cardAt(cx, cy))
		k := float32(t.lens.k)
		size := 25 * k
		out = append(out, paint.RoundRect(look.Alpha(look.Ink, 0.72), look.Alpha(look.Glow, 0.4), max(0.6*k, 1), 7*k, x+8*k, y+h/2-16*k, w-16*k, 32*k))
		out = append(out, paint.Centred(words.Say("%d", n), size, paint.Display, look.Moon, x+w/2, y+h/2-paint.LineHeight(size, paint.Display)/2))
	}
	return out
}

// spotlights are outlines in lamplight around zones, pieces and whole mats.
func (t *tableView) spotlights(names []string) []fyne.CanvasObject {
	out := t.outlines(names, look.Lamp)
	for _, m := range t.ground.mats {
		if slices.Contains(names, m.ID) {
			out = append(out, t.outline(m.rect, look.Lamp))
		}
	}
	for _, p := range t.shown {
		if slices.Contains(names, p.ID) {
			out = append(out, t.outline(p.rect, look.Lamp))
		}
	}
	return out
}

func (t *tableView) outlines(zones []string, c look.Colour) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, id := range zones {
		if z, ok := t.ground.zones[id]; ok && !t.ground.hidesBerth(z) {
			out = append(out, t.outline(z.rect, c))
		}
	}
	return out
}

func (t *tableView) outline(r rect, c look.Colour) fyne.CanvasObject {
	x, y, w, h := t.lens.rect(rect{r.x + 1, r.y + 1, r.w - 2, r.h - 2})
	return paint.RoundRect(look.Alpha(c, 0.10), c, 2.5*t.w.unit, 7*t.w.unit, x, y, w, h)
}

// halo is the light around what came last.
func (t *tableView) halo(r rect) *canvas.Image {
	const reach = 9.0
	x, y, w, h := t.lens.rect(rect{r.x - reach, r.y - reach, r.w + 2*reach, r.h + 2*reach})
	img := t.stamp("halo", w, h, func(p *paint.Plot, pw, ph float64) {
		d := reach * t.lens.k
		p.Box(d, d, pw-2*d, ph-2*d, 6*t.lens.k, paint.Style{Light: look.Alpha(look.Lamp, 0.95), Reach: d})
	})
	return paint.Picture(img, x, y, w, h)
}

// greet lets the light come up, twice, around pieces that were not lit before.
func (t *tableView) greet(newest string, halos []*canvas.Image) {
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
func (t *tableView) rest() {
	if t.pulse != nil {
		t.pulse.Stop()
		t.pulse = nil
	}
}
