package printables

import "github.com/grovewatch/grovewatch/cards/look"

// A canvas takes filled and stroked paths in mm. There are two: a page of a
// PDF and a picture; both show the same.
type canvas interface {
	// fill paints the inside of a path, by the non-zero rule.
	fill(p *path, c look.Colour)
	// stroke draws a path's outline with round ends and corners; dash gives
	// the lengths of dashes and gaps, mm.
	stroke(p *path, width float64, c look.Colour, dash ...float64)
	// clip keeps what draw paints within a rectangle.
	clip(x, y, w, h float64, draw func())
	// stamp shows an opaque drawing of w × h with its corner at (x, y); under
	// one name it is always the same drawing, so it may be kept.
	stamp(name string, x, y, w, h float64, draw func(p pen))
}

// pen draws on a canvas in a frame of its own, such as a piece's.
type pen struct {
	on canvas
	at matrix // the pen's frame in the canvas's frame
}

func (p pen) within(m matrix) pen { return pen{p.on, p.at.then(m)} }

func (p pen) fill(q *path, c look.Colour) {
	if c.A > 0 {
		p.on.fill(q.through(p.at), c)
	}
}

func (p pen) stroke(q *path, width float64, c look.Colour, dash ...float64) {
	k := p.at.scale()
	scaled := make([]float64, len(dash))
	for i, d := range dash {
		scaled[i] = d * k
	}
	p.on.stroke(q.through(p.at), width*k, c, scaled...)
}

// clip keeps what draw paints within a rectangle of the pen's frame, which must
// lie square on the canvas.
func (p pen) clip(x, y, w, h float64, draw func()) {
	x0, y0, x1, y1 := rect(x, y, w, h).through(p.at).bounds()
	p.on.clip(x0, y0, x1-x0, y1-y0, draw)
}

// stamp shows an opaque drawing of w × h at the pen's origin; the pen must lie
// upright on the canvas.
func (p pen) stamp(name string, w, h float64, draw func(p pen)) {
	p.on.stamp(name, p.at.e, p.at.f, w, h, draw)
}

// symbol draws a sign centred on (x, y), size mm high.
func (p pen) symbol(s look.Symbol, x, y, size float64, c look.Colour) {
	p.within(shift(x-size/2, y-size/2).then(zoom(size/24))).fill(symbolPath(s), c)
}

// glow paints light that fades from the edge of q inwards: steps shapes, from
// the outermost (t = 0) to the innermost (t = 1).
func (p pen) glow(steps int, from, to look.Colour, q func(t float64) *path) {
	for i := range steps {
		t := float64(i) / float64(steps-1)
		p.fill(q(t), look.Mix(from, to, t))
	}
}

// halo paints light around a point that fades to nothing at radius far: n
// rings, each adding a share of the colour.
func (p pen) halo(x, y, near, far float64, n int, c look.Colour, share float64) {
	for i := range n {
		t := float64(i) / float64(n)
		p.fill(circle(x, y, far+(near-far)*t), look.Alpha(c, share))
	}
}
