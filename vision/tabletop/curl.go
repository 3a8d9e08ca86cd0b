package tabletop

import (
	"encoding/binary"
	"image"
	"math"

	"github.com/grovewatch/grovewatch/vision"
)

// Curl is how a card that lies is bent: paper takes up water on one side more
// than on the other and rolls about its grain, so that a card becomes a piece
// of a cylinder. In a hand it is flat again.
type Curl struct {
	// Sag is how many mm the middle stands above the two edges; less than 0
	// means that the edges stand up.
	Sag float64
	// Axis is the cylinder's axis on the card, degrees clockwise from its
	// long side; the grain mostly goes along a side.
	Axis float64
}

// cylinder is the shape of a card of a given size with a curl.
type cylinder struct {
	ex, ey float64 // across the axis, on the card
	half   float64 // mm along the card from its middle to its farthest point
	radius float64 // mm; 0 when the card is flat
	top    float64 // cosine of the angle at the edge
	up     bool    // the middle stands up
}

// cylinder is the shape of a card of w × h mm.
func (c Curl) cylinder(w, h float64) cylinder {
	sin, cos := math.Sincos(c.Axis * math.Pi / 180)
	b := cylinder{ex: cos, ey: sin, up: c.Sag > 0}
	b.half = w/2*math.Abs(cos) + h/2*math.Abs(sin)
	// The sag is half·(1-cos θ)/θ, with θ the angle at the edge.
	k := math.Min(math.Abs(c.Sag)/b.half, 0.24)
	if k == 0 {
		return b
	}
	angle := 2 * k
	for range 8 {
		angle = k * angle * angle / (1 - math.Cos(angle))
	}
	b.radius, b.top = b.half/angle, math.Cos(angle)
	return b
}

// fromAxis is the distance of a point of the card, mm from its middle, from the
// axis, measured along the card.
func (b cylinder) fromAxis(x, y float64) float64 { return b.ex*x + b.ey*y }

// at gives the distance from the axis along the table, and the height above the
// table, of a point whose distance along the card is s, mm.
func (b cylinder) at(s float64) (along, height float64) {
	if b.radius == 0 {
		return s, 0
	}
	sin, cos := math.Sincos(s / b.radius)
	if b.up {
		return b.radius * sin, b.radius * (cos - b.top)
	}
	return b.radius * sin, b.radius * (1 - cos)
}

// roll gives the point of the table under a point of the card, mm from its
// middle, and that point's height.
func (b cylinder) roll(x, y float64) (bx, by, height float64) {
	s := b.fromAxis(x, y)
	along, height := b.at(s)
	return x + (along-s)*b.ex, y + (along-s)*b.ey, height
}

// slope is how steeply the card rises at s, away from the axis.
func (b cylinder) slope(s float64) float64 {
	if b.radius == 0 {
		return 0
	}
	if b.up {
		return -math.Tan(s / b.radius)
	}
	return math.Tan(s / b.radius)
}

// stripCount is how many flat strips a curled card is drawn in.
const stripCount = 24

// strips approximates a curled item by flat strips. Each plane is that of the
// whole card as the strip continues it.
func (it item) strips() []plane {
	b := it.curl.cylinder(it.w, it.h)
	right, down := it.plane.u.times(1/it.w), it.plane.v.times(1/it.h)
	middle := it.plane.o.add(it.plane.u.times(0.5)).add(it.plane.v.times(0.5))
	e := right.times(b.ex).add(down.times(b.ey))
	out := make([]plane, stripCount)
	for i := range out {
		s0, s1 := b.stripStart(i), b.stripStart(i+1)
		a0, h0 := b.at(s0)
		a1, h1 := b.at(s1)
		// Within a strip all is linear in s.
		da, dh := (a1-a0)/(s1-s0), (h1-h0)/(s1-s0)
		o := middle.add(e.times(a0 - da*s0)).add(vec{0, 0, h0 - dh*s0})
		per := func(side vec, k float64) vec { // for each mm along a side, of which k goes across the axis
			return side.add(e.times((da - 1) * k)).add(vec{0, 0, dh * k})
		}
		u, v := per(right, b.ex).times(it.w), per(down, b.ey).times(it.h)
		out[i] = plane{o.add(u.times(-0.5)).add(v.times(-0.5)), u, v}
	}
	return out
}

// stripStart is where the i-th strip begins.
func (b cylinder) stripStart(i int) float64 { return b.half * (2*float64(i)/stripCount - 1) }

// drawOnCylinder draws a curled item. maps are from texels to px, one for each
// strip.
func (t *texture) drawOnCylinder(it item, maps []vision.Homography, picture image.Rectangle, pad int) *sprite {
	b := it.curl.cylinder(it.w, it.h)
	back := make([]vision.Homography, len(maps))
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i, m := range maps {
		back[i] = m.Inverse()
		for _, p := range t.corners(m) {
			x0, y0, x1, y1 = math.Min(x0, p.X), math.Min(y0, p.Y), math.Max(x1, p.X), math.Max(y1, p.Y)
		}
	}
	box := image.Rect(int(math.Floor(x0))-pad, int(math.Floor(y0))-pad, int(math.Ceil(x1))+pad, int(math.Ceil(y1))+pad).Intersect(picture.Inset(-pad))
	s := &sprite{box: box}
	if box.Empty() {
		s.box = image.Rectangle{}
		return s
	}
	s.pix = make([]uint8, 4*box.Dx()*box.Dy())
	perU, perV := it.w/float64(t.w), it.h/float64(t.h)
	i := 0
	for y := range box.Dy() {
		for x := range box.Dx() {
			px, py := float64(box.Min.X+x)+0.5, float64(box.Min.Y+y)+0.5
			// Go to the strip that this pixel shows, from that of the last.
			for came := 0; ; {
				u, v, _ := texel(&back[i], px, py)
				at := b.fromAxis(u*perU-it.w/2, v*perV-it.h/2)
				switch {
				case at > b.stripStart(i+1) && i+1 < stripCount && came >= 0:
					i, came = i+1, 1
					continue
				case at < b.stripStart(i) && i > 0 && came <= 0:
					i, came = i-1, -1
					continue
				}
				break
			}
			binary.LittleEndian.PutUint32(s.pix[4*(y*box.Dx()+x):], t.supersample(&back[i], px, py))
		}
	}
	return s
}
