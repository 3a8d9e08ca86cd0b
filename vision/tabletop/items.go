package tabletop

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// item is a thing to draw: a texture on a plane. Equal items look the same.
type item struct {
	key     textureKey
	plane   plane
	w, h    float64 // the plane's size in mm, which the texture fills
	owner   string  // whose pixels these are for the ground truth; empty for shadows
	opacity float64 // 0 to 1
	moves   bool    // in a hand
	curl    Curl    // of a lying card
}

// Light comes from above, behind the far left corner: where a shadow falls for
// each mm of height.
const shadowX, shadowY = 0.32, 0.42

// items lists everything on the table, from the lowest to the highest.
func (w *World) items() []item {
	var out []item
	for _, m := range w.Mats {
		p := m.Piece
		out = append(out, boxShade(m.Pose, p.W, p.H, 0.6, 1.6, 0.42), face(m))
	}
	out = w.piles(out)

	order := make([]int, len(w.Loose))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return w.Loose[a].level() - w.Loose[b].level() })
	for _, i := range order {
		if l := w.Loose[i]; l.HasCard && l.Lift == 0 {
			out = w.under(out, l)
		}
	}
	hands := func(under bool) {
		for i, h := range w.Hands {
			if h.Under == under {
				out = arm(out, h, fmt.Sprintf("hand %d", i))
			}
		}
	}
	reached := false
	for _, i := range order {
		l := w.Loose[i]
		if !reached && l.level() >= standing {
			hands(true)
			reached = true
		}
		p, first := l.Piece, len(out)
		switch {
		case p.Height > 0:
			out = standingPiece(out, l)
		case l.HasCard && l.Lift > 0:
			out = append(w.under(out, l), face(l))
		default:
			out = append(out, boxShade(l.Pose, p.W, p.H, max(l.Lift, 0.9+math.Abs(l.curl().Sag)/2), 1.5+l.Lift*0.35, 0.42-0.002*l.Lift), face(l))
		}
		for k := first; k < len(out); k++ {
			out[k].moves = l.Lift > 0
		}
	}
	if !reached {
		hands(true)
	}
	hands(false)
	return out
}

// face is the up side of a flat piece.
func face(l Lying) item {
	what := textureKey{what: "face", name: l.Piece.ID}
	if l.Down {
		what = textureKey{what: "back", name: l.Piece.Deck}
	}
	return item{key: what, plane: horizontalPlane(l.Pose, l.Piece.W, l.Piece.H, l.Lift), w: l.Piece.W, h: l.Piece.H, owner: l.Piece.ID, opacity: 1, curl: l.curl()}
}

// curl is the curl that a piece has now.
func (l Lying) curl() Curl {
	if l.Lift > 0 || l.Piece.Height > 0 || l.Curl.Sag == 0 {
		return Curl{}
	}
	return l.Curl
}

// under draws the face-down card under a marker.
func (w *World) under(out []item, l Lying) []item {
	bw, bh := w.back("")
	return append(out, boxShade(l.Card, bw, bh, max(l.Lift, 0.8), 1.5+l.Lift*0.35, 0.4),
		item{key: textureKey{what: "back"}, plane: horizontalPlane(l.Card, bw, bh, l.Lift), w: bw, h: bh, owner: "card under " + l.Piece.ID, opacity: 1})
}

// The levels of standing pieces and of what a hand carries over them.
const (
	standing = 20
	carried  = 30
)

// level orders what lies on the table: tiles, cards, then tokens and markers, what a
// hand holds under a roof, the roofs, and what hands hold above.
func (l Lying) level() int {
	switch {
	case l.Piece.Height > 0:
		return standing
	case l.Lift > 0 && l.Under:
		return standing - 1
	case l.Lift > 0:
		return carried
	case l.Piece.Kind == cards.Plate:
		return 0
	case l.Piece.Kind == cards.Card:
		return 1
	}
	return 2
}

// roofed reports whether a standing piece other than the named one is over a
// point of the table.
func (w *World) roofed(at Pose, but string) bool {
	for _, l := range w.Loose {
		if l.Piece.Height == 0 || l.Lift > 0 || l.Piece.ID == but {
			continue
		}
		p := l.Pose.in(l.Piece.W, l.Piece.H, vision.Point{X: at.X, Y: at.Y})
		if p.X >= 0 && p.Y >= 0 && p.X < l.Piece.W && p.Y < l.Piece.H {
			return true
		}
	}
	return false
}

// boxShade is the shadow of a rectangle that is height mm above the table,
// soft over so many mm.
func boxShade(p Pose, w, h, height, soft, opacity float64) item {
	p.X += shadowX * height
	p.Y += shadowY * height
	// Shadows come in few sizes, so that their textures are shared.
	soft = math.Ceil(soft/3) * 3
	if height < 2 {
		soft = 1.5
	}
	return item{
		key: textureKey{what: "shadow", w: w, h: h, soft: soft}, plane: horizontalPlane(p, w+2*soft, h+2*soft, 0),
		w: w + 2*soft, h: h + 2*soft, opacity: opacity,
	}
}

// piles draws each pile as layers of card edges with a back on top.
func (w *World) piles(out []item) []item {
	zones := slices.Sorted(maps.Keys(w.Piles))
	const thick = 0.31 // mm a card
	for _, id := range zones {
		mat, z, err := w.zone(id)
		if err != nil || w.Piles[id] <= 0 {
			continue
		}
		bw, bh := w.back(z.Pile)
		x, y := z.Centre()
		at := mat.Pose.at(mat.Piece.W, mat.Piece.H, x, y)
		pose := Pose{at.X, at.Y, mat.Pose.Angle + 0.8}
		owner, top := "pile "+id, thick*float64(w.Piles[id])
		out = append(out, boxShade(pose, bw, bh, max(1, top*0.6), 1.5+top*0.2, 0.5))
		for height := 0.0; height < top-thick/2; height += 2.2 {
			// A shuffled pile is not quite square.
			wobble := math.Sin(height * 3.1)
			p := Pose{pose.X + 0.5*wobble, pose.Y + 0.4*math.Cos(height*5.3), pose.Angle + 0.7*wobble}
			out = append(out, item{key: textureKey{what: "edge"}, plane: horizontalPlane(p, bw, bh, height), w: bw, h: bh, owner: owner, opacity: 1})
		}
		out = append(out, item{key: textureKey{what: "back", name: z.Pile}, plane: horizontalPlane(pose, bw, bh, top), w: bw, h: bh, owner: owner, opacity: 1})
	}
	return out
}

// standingPiece draws a piece that stands, such as a shield: walls under a roof,
// open on the far side.
func standingPiece(out []item, l Lying) []item {
	p := l.Piece
	out = append(out, boxShade(l.Pose, p.W, p.H, l.Lift+p.Height*0.6, 9+l.Lift*0.2, 0.5))
	top, foot := horizontalPlane(l.Pose, p.W, p.H, l.Lift+p.Height), horizontalPlane(l.Pose, p.W, p.H, l.Lift)
	up := top.o.sub(foot.o)
	// The whole outline first: no light falls through the seams.
	out = append(out, item{key: textureKey{what: "hull", h: p.Height}, plane: foot, owner: p.ID, opacity: 1})
	for _, side := range [3][2]vec{{foot.o, foot.v}, {foot.o.add(foot.u), foot.v}, {foot.o.add(foot.v), foot.u}} {
		out = append(out, item{key: textureKey{what: "wall"}, plane: plane{o: side[0].add(up), u: side[1], v: up.times(-1)}, w: 1, h: 1, owner: p.ID, opacity: 1})
	}
	roof := face(l)
	roof.plane = top
	return append(out, roof)
}

// arm draws a hand with its shadow.
func arm(out []item, h Hand, owner string) []item {
	const width, length = 2 * armHalf, armAhead + armLength
	up := armUp + h.Up
	dx, dy := h.Shoulder.X-h.Tip.X, h.Shoulder.Y-h.Tip.Y
	d := math.Hypot(dx, dy)
	if d == 0 {
		return out
	}
	// v points from the fingertips along the arm, u to its right.
	v := vec{dx / d, dy / d, 0}
	u := vec{v.y, -v.x, 0}
	at := func(tip vec, z float64) plane {
		o := tip.add(u.times(-armHalf)).add(v.times(-armAhead))
		o.z = z
		return plane{o: o, u: u.times(width), v: v.times(length)}
	}
	tip := vec{h.Tip.X, h.Tip.Y, 0}
	return append(out, item{
		key:   textureKey{what: "arm shadow", number: h.Person, soft: 9},
		plane: at(tip.add(vec{shadowX * up, shadowY * up, 0}), 0), w: width, h: length, opacity: 0.4, moves: true,
	}, item{
		key: textureKey{what: "arm", number: h.Person}, plane: at(tip, up), w: width, h: length, owner: owner, opacity: 1, moves: true,
	})
}
