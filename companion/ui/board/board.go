package board

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Rect is a rectangle on the table, mm from the footprint's top left corner.
type Rect struct{ X, Y, W, H float64 }

// Contains reports whether a point lies in the rectangle.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Zone is a zone of a mat, where it lies.
type Zone struct {
	cards.Zone
	Rect
}

// Board is the table for a number of players: its mats and zones, where they lie.
type Board struct {
	W, H  float64    // mm
	card  [2]float64 // a card's width and height, mm
	Mats  []Mat
	Zones map[string]Zone
	order []string // zone ids, in the box's order
	yard  Rect     // the part of the table that tiles lie in

	Captions []cards.Caption // of a board that is not laid as it is printed
	Filled   bool            // cards are as large as their places
}

// Mat is a mat, where it lies.
type Mat struct {
	*cards.Mat
	Rect
}

// cardSize is the width and height of a box's cards, mm.
func cardSize(box *cards.Box) [2]float64 {
	if len(box.Deck) > 0 {
		return [2]float64{box.Deck[0].W, box.Deck[0].H}
	}
	return [2]float64{63, 88}
}

// New lays a box's mats for a number of players as a window draws them. Tiles
// come with the view.
func New(box *cards.Box, players int) *Board {
	s, ok := box.Screens[players]
	if !ok {
		return Printed(box, players)
	}
	g := &Board{W: s.W, H: s.H, card: cardSize(box), Zones: map[string]Zone{}, Captions: s.Captions}
	if s.Card > 0 {
		g.card, g.Filled = [2]float64{s.Card, s.Card}, true
	}
	for i, p := range s.Places {
		g.lay(&s.Mats[i], p)
	}
	return g
}

// Printed lays a box's mats as they lie on the table.
func Printed(box *cards.Box, players int) *Board {
	a := box.Tables[players]
	g := &Board{W: max(a.W, 1), H: max(a.H, 1), card: cardSize(box), Zones: map[string]Zone{}}
	for _, p := range a.Places {
		if m := box.Mat(p.Mat); m != nil {
			g.lay(m, p)
		}
	}
	return g
}

// lay lays a mat with its zones.
func (g *Board) lay(m *cards.Mat, p cards.Place) {
	g.Mats = append(g.Mats, Mat{m, NewRect(p.X, p.Y, m.W, m.H)})
	for _, z := range m.Zones {
		r := NewRect(p.X+z.X, p.Y+z.Y, z.W, z.H)
		if z.Style == cards.Hood { // where the shield stands, not where it may be seen
			r = NewRect(p.X, p.Y, m.W, m.H)
		}
		g.Zones[z.ID] = Zone{z, r}
		g.order = append(g.order, z.ID)
	}
}

// sizeIn is how large a piece is drawn in a zone.
func (g *Board) sizeIn(z Zone, p cards.Piece, card bool) [2]float64 {
	w, h := p.W, p.H
	switch {
	case !g.Filled && card:
		return g.card
	case !g.Filled:
		return [2]float64{w, h}
	case !card:
		k := min((z.Rect.W-3)/w, (z.Rect.H-3)/h)
		return [2]float64{w * k, h * k}
	case spreads(z) && p.Picture == "" && len(p.Signs) > 0: // it has no name to read
		return [2]float64{min(0.65*g.card[0], z.Rect.W), z.Rect.H}
	case spreads(z):
		return [2]float64{min(g.card[0], z.Rect.W), z.Rect.H}
	}
	return [2]float64{z.Rect.W, z.Rect.H}
}

// Zone is a zone that lies on the table, if it is drawn.
func (g *Board) Zone(id string) (Zone, bool) {
	if g == nil {
		return Zone{}, false
	}
	z, ok := g.Zones[id]
	return z, ok
}

// ZoneAt finds the smallest zone at a point, mm.
func (g *Board) ZoneAt(x, y float64) (string, bool) {
	best, area := "", 0.0
	for _, id := range g.order {
		z := g.Zones[id]
		within := z.Rect.Contains(x, y) || z.Style == cards.Slide && g.Clear(z).Contains(x, y)
		if a := z.Rect.W * z.Rect.H; within && (best == "" || a < area) {
			best, area = id, a
		}
	}
	return best, best != ""
}

// Taking is the zone that takes a piece of a kind: the one that is named, or else
// the only one within it that does.
func (g *Board) Taking(zone string, kind cards.Kind) string {
	outer, ok := g.Zones[zone]
	if !ok || outer.Accepts(kind) {
		return zone
	}
	inner := ""
	for _, id := range g.order {
		z := g.Zones[id]
		switch {
		case id == zone || !z.Accepts(kind) || !outer.Rect.Contains(z.Rect.X+z.Rect.W/2, z.Rect.Y+z.Rect.H/2):
		case inner != "":
			return zone
		default:
			inner = id
		}
	}
	return cmp.Or(inner, zone)
}

// cardAt is a card that lies with its middle at a point.
func (g *Board) cardAt(cx, cy float64) Rect {
	return NewRect(cx-g.card[0]/2, cy-g.card[1]/2, g.card[0], g.card[1])
}

// cardIn is a card that lies in the middle of a zone.
func (g *Board) cardIn(z Zone) Rect {
	s := g.sizeIn(z, cards.Piece{}, true)
	return NewRect(z.Rect.X+(z.Rect.W-s[0])/2, z.Rect.Y+(z.Rect.H-s[1])/2, s[0], s[1])
}

// clear is the widest stretch of a mat between two heights, mm, in which no zone
// lies: its middle and its width. The corners are left out.
func (g *Board) clear(m Mat, top, foot float64) (cx, w float64) {
	const corner = 35.0
	from := m.Rect.X + min(corner, m.Rect.W*0.2)
	end := m.Rect.X + m.Rect.W - min(corner, m.Rect.W*0.2)
	var taken []Rect
	for _, z := range m.Zones {
		if r := g.Zones[z.ID].Rect; r.Y < foot && r.Y+r.H > top {
			taken = append(taken, r)
		}
	}
	slices.SortFunc(taken, func(a, b Rect) int { return cmp.Compare(a.X, b.X) })
	for _, r := range append(taken, NewRect(end, 0, 0, 0)) {
		if free := min(r.X, end) - from; free > w {
			cx, w = from+free/2, free
		}
		from = max(from, r.X+r.W)
	}
	return cx, w
}

// inRoom reports whether a zone lies in a room of a manor.
func (g *Board) inRoom(z Zone) bool {
	return slices.ContainsFunc(g.Mats, func(m Mat) bool {
		return m.Style == cards.MatRoom && slices.ContainsFunc(m.Zones, func(o cards.Zone) bool { return o.ID == z.ID })
	})
}

// headOf reports whether a stop is the uppermost of its column.
func (g *Board) headOf(z Zone) bool {
	for _, o := range g.Zones {
		if o.Style == cards.Slide && o.Rect.X == z.Rect.X && o.Rect.Y < z.Rect.Y {
			return false
		}
	}
	return true
}

// Clear is where a zone is lit, and where a click means it: of a stop that has a name
// the end of the column, which a card in the middle leaves free; of a berth the whole tile
// that lies in it.
func (g *Board) Clear(z Zone) Rect {
	r := z.Rect
	if z.Tiled() {
		for _, m := range g.Mats {
			if m.Style == cards.MatRoom && m.Rect.Contains(r.X+r.W/2, r.Y+r.H/2) {
				return m.Rect
			}
		}
	}
	if z.Style != cards.Slide || z.Label == "" {
		return r
	}
	card := g.cardAt(r.X+r.W/2, r.Y+r.H/2)
	if g.headOf(z) {
		return NewRect(r.X, card.Y, r.W, r.H)
	}
	return NewRect(r.X, card.Y+card.H-r.H, r.W, r.H)
}

// fanGap is what a short fan leaves between its cards, mm.
const fanGap = 3.0

// spread says where the pieces of one zone are drawn, bottom first. Sizes are
// those of the pieces, mm.
func spread(z Zone, sizes [][2]float64) []Rect {
	out := make([]Rect, len(sizes))
	n := float64(len(sizes))
	for i, s := range sizes {
		cx, cy := z.Rect.X+z.Rect.W/2, z.Rect.Y+z.Rect.H/2
		switch z.Style {
		case cards.Lane:
			step := 0.0
			if n > 1 {
				step = min(s[0]+fanGap, (z.Rect.W-2*fanGap-s[0])/(n-1))
			}
			cx = z.Rect.X + fanGap + s[0]/2 + step*float64(i)
		case cards.Show:
			step := min(s[0]+1, z.Rect.W/n)
			cx += (float64(i) - (n-1)/2) * step
		case cards.Tray:
			cx, cy = cards.Zone{X: z.Rect.X, Y: z.Rect.Y, W: z.Rect.W, H: z.Rect.H}.Stand(i, s[0], s[1])
		}
		out[i] = NewRect(cx-s[0]/2, cy-s[1]/2, s[0], s[1])
	}
	return out
}

// leastShared is the share of a card's height that its name needs.
const leastShared = 0.6

// share gives the open cards of a tray its whole room, in two columns or more, so that
// their names can be read. It gives nothing where other pieces lie, or more cards than
// it has room for.
func (g *Board) share(z Zone, list []Piece) []Rect {
	if g.Filled || z.Style != cards.Tray || slices.ContainsFunc(list, func(p Piece) bool {
		return !p.Known || p.Down || p.Printed.Kind != cards.Card
	}) {
		return nil
	}
	rows := max(1, int(z.Rect.H/g.card[1]))
	if len(list) > 2*rows && z.Rect.H/float64(rows+1) > leastShared*g.card[1] { // rather lower than narrower
		rows++
	}
	columns := max(2, (len(list)+rows-1)/rows)
	w, h := z.Rect.W/float64(columns), z.Rect.H/float64(rows)
	if w < g.card[0] {
		return nil
	}
	out := make([]Rect, len(list))
	for i := range out {
		out[i] = NewRect(z.Rect.X+w*float64(i%columns), z.Rect.Y+h*float64(i/columns), w, h)
	}
	return out
}

// spreads reports whether pieces of a zone lie beside one another.
func spreads(z Zone) bool {
	return z.Style == cards.Lane || z.Style == cards.Show || z.Style == cards.Tray
}

// Piece is a piece with its place in the drawing.
type Piece struct {
	game.Placed
	Printed cards.Piece
	Known   bool // the box has the piece
	Rect
	Strip float64 // of its width that the next in a fan leaves to be seen, mm
	pile  bool    // others lie below it, which nobody may see
	tiled bool    // it is drawn in the shape of its place, not as it is printed
}

// Arrange places a view's pieces. Of a pile only the topmost stays.
func Arrange(g *Board, pieces map[string]cards.Piece, placed []game.Placed) []Piece {
	byZone := map[string][]game.Placed{}
	var order []string
	for _, p := range placed {
		z, ok := g.Zones[p.Zone]
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
	var out []Piece
	for _, id := range order {
		z, in := g.Zones[id], byZone[id]
		pile := false
		if len(in) > 1 && !spreads(z) {
			in, pile = in[len(in)-1:], true
		}
		sizes := make([][2]float64, len(in))
		list := make([]Piece, len(in))
		for i, p := range in {
			list[i] = Piece{Placed: p, pile: pile}
			list[i].Printed, list[i].Known = pieces[pieceOf(p)]
			printed := list[i].Printed
			sizes[i] = g.sizeIn(z, printed, !list[i].Known || p.Down || printed.Kind == cards.Card)
		}
		rects := g.share(z, list)
		shared := rects != nil
		if !shared {
			rects = spread(z, sizes)
		}
		for i, r := range rects {
			list[i].Rect, list[i].Strip, list[i].tiled = r, r.W, g.Filled || shared
			if i > 0 && r.X >= list[i-1].X { // not in a new row
				list[i-1].Strip = min(r.X-list[i-1].X, list[i-1].W)
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

// Lens turns millimetres on the table into the widget's pixels.
type Lens struct {
	K, Dx, Dy float64
}

// lens fits the ground into a size, in its middle.
func (g *Board) lens(size fyne.Size) Lens { return LensInto(g.W, g.H, size) }

// LensInto fits a rectangle of millimetres into a size, in its middle.
func LensInto(w, h float64, size fyne.Size) Lens {
	k := min(float64(size.Width)/w, float64(size.Height)/h)
	return Lens{k, (float64(size.Width) - w*k) / 2, (float64(size.Height) - h*k) / 2}
}

func (l Lens) Rect(r Rect) (x, y, w, h float32) {
	return float32(l.Dx + r.X*l.K), float32(l.Dy + r.Y*l.K), float32(r.W * l.K), float32(r.H * l.K)
}

func (l Lens) MM(p fyne.Position) (x, y float64) {
	return (float64(p.X) - l.Dx) / l.K, (float64(p.Y) - l.Dy) / l.K
}

// NewRect is the rectangle with its top left corner at x, y, mm.
func NewRect(x, y, w, h float64) Rect { return Rect{X: x, Y: y, W: w, H: h} }
