package ui

import (
	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// rect is a rectangle on the table, mm from the footprint's top left corner.
type rect struct{ x, y, w, h float64 }

func (r rect) contains(x, y float64) bool {
	return x >= r.x && x < r.x+r.w && y >= r.y && y < r.y+r.h
}

// placedZone is a zone where the arrangement puts it.
type placedZone struct {
	cards.Zone
	rect
}

// ground is the table for one number of players: mats and zones at their places.
type ground struct {
	w, h  float64    // mm
	card  [2]float64 // a card's width and height, mm
	mats  []placedMat
	zones map[string]placedZone
	order []string // zone ids, in the box's order
	yard  rect     // the part of the table that tiles lie in
}

type placedMat struct {
	*cards.Mat
	rect
}

func newGround(box *cards.Box, players int) *ground {
	a := box.Tables[players]
	g := &ground{w: max(a.W, 1), h: max(a.H, 1), card: [2]float64{63, 88}, zones: map[string]placedZone{}}
	if len(box.Deck) > 0 {
		g.card = [2]float64{box.Deck[0].W, box.Deck[0].H}
	}
	for _, p := range a.Places {
		m := box.Mat(p.Mat)
		if m == nil {
			continue
		}
		g.mats = append(g.mats, placedMat{m, rect{p.X, p.Y, m.W, m.H}})
		for _, z := range m.Zones {
			r := rect{p.X + z.X, p.Y + z.Y, z.W, z.H}
			if z.Style == cards.Hood { // where the shield stands, not where it may be seen
				r = rect{p.X, p.Y, m.W, m.H}
			}
			g.zones[z.ID] = placedZone{z, r}
			g.order = append(g.order, z.ID)
		}
	}
	return g
}

// zone is a zone that lies on the table, if it is drawn.
func (g *ground) zone(id string) (placedZone, bool) {
	if g == nil {
		return placedZone{}, false
	}
	z, ok := g.zones[id]
	return z, ok
}

// zoneAt finds the smallest zone at a point, mm.
func (g *ground) zoneAt(x, y float64) (string, bool) {
	best, area := "", 0.0
	for _, id := range g.order {
		z := g.zones[id]
		if a := z.rect.w * z.rect.h; z.contains(x, y) && (best == "" || a < area) {
			best, area = id, a
		}
	}
	return best, best != ""
}

// cardAt is a card that lies with its middle at a point.
func (g *ground) cardAt(cx, cy float64) rect {
	return rect{cx - g.card[0]/2, cy - g.card[1]/2, g.card[0], g.card[1]}
}

// headOf reports whether a stop is the uppermost of its column.
func (g *ground) headOf(z placedZone) bool {
	for _, o := range g.zones {
		if o.Style == cards.Slide && o.rect.x == z.rect.x && o.rect.y < z.rect.y {
			return false
		}
	}
	return true
}

// fanGap is what a short fan leaves between its cards, mm.
const fanGap = 3.0

// spread says where the pieces of one zone are drawn, bottom first. Sizes are
// those of the pieces, mm.
func spread(z placedZone, sizes [][2]float64) []rect {
	out := make([]rect, len(sizes))
	n := float64(len(sizes))
	for i, s := range sizes {
		cx, cy := z.rect.x+z.rect.w/2, z.rect.y+z.rect.h/2
		switch z.Style {
		case cards.Lane:
			step := 0.0
			if n > 1 {
				step = min(s[0]+fanGap, (z.rect.w-2*fanGap-s[0])/(n-1))
			}
			cx = z.rect.x + fanGap + s[0]/2 + step*float64(i)
		case cards.Show:
			step := min(s[0]+1, z.rect.w/n)
			cx += (float64(i) - (n-1)/2) * step
		case cards.Tray:
			cx, cy = cards.Zone{X: z.rect.x, Y: z.rect.y, W: z.rect.w, H: z.rect.h}.Stand(i, s[0], s[1])
		}
		out[i] = rect{cx - s[0]/2, cy - s[1]/2, s[0], s[1]}
	}
	return out
}

// spreads reports whether pieces of a zone lie beside one another.
func spreads(z placedZone) bool {
	return z.Style == cards.Lane || z.Style == cards.Show || z.Style == cards.Tray
}

// onTable is a piece with its place in the drawing.
type onTable struct {
	game.Placed
	piece cards.Piece
	known bool // the box has the piece
	rect
	strip float64 // of its width that the next in a fan leaves to be seen, mm
	pile  bool    // others lie below it, which nobody may see
}

// arrangePieces places a view's pieces. Of a pile only the topmost stays.
func arrangePieces(g *ground, pieces map[string]cards.Piece, placed []game.Placed) []onTable {
	byZone := map[string][]game.Placed{}
	var order []string
	for _, p := range placed {
		z, ok := g.zones[p.Zone]
		if !ok {
			continue
		}
		had := len(byZone[p.Zone]) > 0
		if had && !spreads(z) {
			byZone[p.Zone] = append(byZone[p.Zone][:0:0], p, p)
			continue
		}
		if !had {
			order = append(order, p.Zone)
		}
		byZone[p.Zone] = append(byZone[p.Zone], p)
	}
	var out []onTable
	for _, id := range order {
		z, in := g.zones[id], byZone[id]
		pile := false
		if len(in) > 1 && !spreads(z) {
			in, pile = in[len(in)-1:], true
		}
		sizes := make([][2]float64, len(in))
		list := make([]onTable, len(in))
		for i, p := range in {
			list[i] = onTable{Placed: p, pile: pile}
			list[i].piece, list[i].known = pieces[pieceOf(p)]
			sizes[i] = g.card
			if list[i].known && !p.Down && list[i].piece.Kind != cards.Card {
				sizes[i] = [2]float64{list[i].piece.W, list[i].piece.H}
			}
		}
		for i, r := range spread(z, sizes) {
			list[i].rect, list[i].strip = r, r.w
			if i > 0 {
				list[i-1].strip = min(r.x-list[i-1].x, list[i-1].w)
			}
		}
		out = append(out, list...)
	}
	return out
}

func pieceOf(p game.Placed) string {
	if p.Card != "" {
		return p.Card
	}
	return p.ID
}

// lens turns millimetres on the table into the widget's pixels.
type lens struct {
	k, dx, dy float64
}

// lens fits the ground into a size, in its middle.
func (g *ground) lens(size fyne.Size) lens { return lensInto(g.w, g.h, size) }

// lensInto fits a rectangle of millimetres into a size, in its middle.
func lensInto(w, h float64, size fyne.Size) lens {
	k := min(float64(size.Width)/w, float64(size.Height)/h)
	return lens{k, (float64(size.Width) - w*k) / 2, (float64(size.Height) - h*k) / 2}
}

func (l lens) rect(r rect) (x, y, w, h float32) {
	return float32(l.dx + r.x*l.k), float32(l.dy + r.y*l.k), float32(r.w * l.k), float32(r.h * l.k)
}

func (l lens) mm(p fyne.Position) (x, y float64) {
	return (float64(p.X) - l.dx) / l.k, (float64(p.Y) - l.dy) / l.k
}
