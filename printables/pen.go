package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// pen draws on a canvas in a frame of its own, such as a piece's, in the style
// of its sheet.
type pen struct {
	on canvas
	at matrix // the pen's frame in the canvas's frame
	style
}

// style is what all drawing on a sheet shares.
type style struct {
	outline bool                // black lines on white instead of colour
	ground  bool                // neither words nor signs nor pictures: what goes on beyond an edge
	word    func(string) string // gives a printed sentence in the sheet's language; nil leaves it English
}

// word marks a sentence that is said later.
func word(s string) string { return s }

// say is a sentence in the sheet's language, with its numbers and names.
func (s style) say(format string, args ...any) string {
	if s.word != nil && format != "" {
		format = s.word(format)
	}
	if len(args) == 0 {
		return format
	}
	return fmt.Sprintf(format, args...)
}

// called is a piece's name in the sheet's language.
func (s style) called(p cards.Piece) string {
	return p.Called(func(english string) string { return s.say(english) })
}

func (p pen) within(m matrix) pen { return pen{p.on, p.at.then(m), p.style} }

// hair is the line of a drawing in outline, mm on paper.
const hair = 0.2

// fill paints the inside of a path. In outline an opaque ground is white with
// a thin edge, so that what lies behind it is hidden; a veil is nothing.
func (p pen) fill(q *path, c look.Colour) {
	switch {
	case c.A == 0 || p.outline && c.A < 255:
	case p.outline:
		q = q.through(p.at)
		x0, y0, x1, y1 := q.bounds()
		if min(x1-x0, y1-y0) < 4*hair { // it is a line itself
			p.on.fill(q, black)
			return
		}
		p.on.fill(q, look.Paper)
		p.on.stroke(q, hair, black)
	default:
		p.on.fill(q.through(p.at), c)
	}
}

// veil darkens a ground by a share, so that what is on it is read. In outline a
// small one is bare, and a large one has room for what lies behind it.
func (p pen) veil(q *path, share float64) {
	const small = 100 * 100 // mm²
	if x0, y0, x1, y1 := q.bounds(); p.outline && (x1-x0)*(y1-y0) < small {
		p.solid(q, look.Paper)
		return
	}
	p.fill(q, look.Alpha(look.Ink, share))
}

// write fills a path that is a sign or a letter; in outline it is black.
func (p pen) write(q *path, c look.Colour) {
	switch {
	case c.A == 0 || p.outline && c.A < 100:
		return
	case p.outline:
		c = black
	}
	p.on.fill(q.through(p.at), c)
}

// solid fills a path with a colour as it is in every ink, such as a tag's.
func (p pen) solid(q *path, c look.Colour) { p.on.fill(q.through(p.at), c) }

func (p pen) stroke(q *path, width float64, c look.Colour, dash ...float64) {
	k := p.at.scale()
	width *= k
	if p.outline {
		if c.A < 60 {
			return
		}
		if c.A < 128 && len(dash) == 0 { // a faint line
			dash = []float64{0.5 / k, 1.3 / k}
		}
		c, width = black, min(width, 1.5*hair)
	}
	scaled := make([]float64, len(dash))
	for i, d := range dash {
		scaled[i] = d * k
	}
	p.on.stroke(q.through(p.at), width, c, scaled...)
}

// clip keeps what draw paints within a rectangle of the pen's frame, which must
// lie square on the canvas.
func (p pen) clip(x, y, w, h float64, draw func()) {
	x0, y0, x1, y1 := rect(x, y, w, h).through(p.at).bounds()
	p.on.clip(x0, y0, x1-x0, y1-y0, draw)
}

// stamp shows an opaque drawing of w × h at the pen's origin; the pen must lie
// square on the canvas.
func (p pen) stamp(name string, w, h float64, draw func(p pen)) {
	p.on.stamp(name, p.at, w, h, func(on canvas, at matrix) { draw(pen{on, at, p.style}) })
}

// symbol draws a sign centred on (x, y), size mm high.
func (p pen) symbol(s cards.Sign, x, y, size float64, c look.Colour) {
	if p.ground {
		return
	}
	in := p.within(shift(x-size/2, y-size/2).then(zoom(size / 24)))
	if p.outline && size*p.at.scale() > large && c.A > 30 {
		in.fill(symbolPath(s), solid(c))
		return
	}
	in.write(symbolPath(s), c)
}

// large is from how many mm on in outline signs and letters are drawn hollow.
const large = 8.0

// glow paints light that fades from the edge of q inwards: steps shapes, from
// the outermost (t = 0) to the innermost (t = 1). Outlines have no light.
func (p pen) glow(steps int, from, to look.Colour, q func(t float64) *path) {
	if p.outline {
		return
	}
	for i := range steps {
		t := float64(i) / float64(steps-1)
		p.fill(q(t), look.Mix(from, to, t))
	}
}

// shade paints n shapes, each over the one before, that fade from one colour to
// another. In outline the first stands for all.
func (p pen) shade(n int, from, to look.Colour, q func(t float64) *path) {
	for i := range n {
		t := float64(i) / float64(n-1)
		if i == 0 || !p.outline {
			p.fill(q(t), look.Mix(from, to, t))
		}
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
