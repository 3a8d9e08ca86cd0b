package paint

import (
	"image"
	"math"

	"github.com/grovewatch/grovewatch/cards/look"
)

// Plot draws soft shapes into a picture from their distance functions, which
// gives smooth edges and light around things at any size. Coordinates are in
// the caller's unit; scale turns them into pixels.
type Plot struct {
	Image *image.RGBA
	Scale float64
}

// NewPlot makes an empty picture of w × h units.
func NewPlot(w, h, scale float64) *Plot {
	return &Plot{image.NewRGBA(image.Rect(0, 0, max(int(math.Ceil(w*scale)), 1), max(int(math.Ceil(h*scale)), 1))), scale}
}

// Style is how a shape is painted: filled from top to bottom, outlined inside
// its edge, and with light around it that fades over Reach.
type Style struct {
	Fill, Foot look.Colour // Foot is the fill at the lower edge when set
	Line       look.Colour
	Width      float64
	Light      look.Colour
	Reach      float64
	Inward     bool // the light fades inwards instead
	Dash       float64
}

// Box paints a rectangle with rounded corners.
func (p *Plot) Box(x, y, w, h, r float64, s Style) {
	cx, cy := x+w/2, y+h/2
	r = min(r, w/2, h/2)
	dist := func(px, py float64) float64 {
		qx, qy := math.Abs(px-cx)-w/2+r, math.Abs(py-cy)-h/2+r
		return math.Hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - r
	}
	p.shape(x, y, w, h, dist, s)
}

// Ring paints a circle.
func (p *Plot) Ring(cx, cy, r float64, s Style) {
	p.shape(cx-r, cy-r, 2*r, 2*r, func(px, py float64) float64 { return math.Hypot(px-cx, py-cy) - r }, s)
}

// Light paints a glow that fades from its middle.
func (p *Plot) Light(cx, cy, reach float64, c look.Colour) {
	p.Ring(cx, cy, 0, Style{Light: c, Reach: reach})
}

// shape paints what lies where dist, the distance to the edge, is negative. A pixel that
// is far from the edge tells that those beside it are no nearer than the steps to them.
func (p *Plot) shape(x, y, w, h float64, dist func(x, y float64) float64, s Style) {
	out, in := 1.0, s.Width // beyond out nothing is painted; beyond in only the fill
	if s.Inward {
		in = max(in, s.Reach)
	} else {
		out += s.Reach
	}
	pixels := func(d float64) int { return max(int(d*p.Scale)-2, 0) }
	b := p.Image.Bounds()
	x0, x1 := max(int((x-out)*p.Scale), b.Min.X), min(int((x+w+out)*p.Scale)+1, b.Max.X)
	y0, y1 := max(int((y-out)*p.Scale), b.Min.Y), min(int((y+h+out)*p.Scale)+1, b.Max.Y)
	for py := y0; py < y1; py++ {
		uy := (float64(py) + 0.5) / p.Scale
		fill := s.Fill
		if s.Foot.A > 0 {
			fill = look.Mix(s.Fill, s.Foot, (uy-y)/h)
		}
		for px := x0; px < x1; px++ {
			ux := (float64(px) + 0.5) / p.Scale
			d := dist(ux, uy)
			if far := pixels(d - out); far > 0 {
				px += far - 1
				continue
			}
			if deep := pixels(-d - in); deep > 0 {
				deep = min(deep, x1-px)
				p.run(px, py, deep, fill)
				px += deep - 1
				continue
			}
			if s.Reach > 0 && !s.Inward && d >= 0 && d < s.Reach {
				t := 1 - d/s.Reach
				p.over(px, py, s.Light, t*t)
			}
			edge := d * p.Scale
			if edge > 1 {
				continue
			}
			p.over(px, py, fill, 0.5-edge)
			if s.Reach > 0 && s.Inward && -d < s.Reach {
				t := 1 + min(d, 0)/s.Reach
				p.over(px, py, s.Light, t*t*min(max(0.5-edge, 0), 1))
			}
			if s.Width > 0 {
				if s.Dash > 0 && math.Mod(ux+uy+1000*s.Dash, 2*s.Dash) > s.Dash {
					continue
				}
				half := s.Width * p.Scale / 2
				p.over(px, py, s.Line, 0.5-(math.Abs(edge+half)-half))
			}
		}
	}
}

// run lays a colour on n pixels of a row.
func (p *Plot) run(x, y, n int, c look.Colour) {
	for i := range n {
		p.over(x+i, y, c, 1)
	}
}

// over lays a colour on a pixel; share is its cover, clamped to 0 to 1.
func (p *Plot) over(x, y int, c look.Colour, share float64) {
	if share <= 0 || c.A == 0 {
		return
	}
	const whole = 255 * 255
	a := uint32(min(share, 1)*255+0.5) * uint32(c.A)
	i := p.Image.PixOffset(x, y)
	px := p.Image.Pix[i : i+4 : i+4]
	if a == whole {
		px[0], px[1], px[2], px[3] = c.R, c.G, c.B, 255
		return
	}
	for j, v := range [4]uint8{c.R, c.G, c.B, 255} {
		px[j] = uint8((uint32(v)*a + uint32(px[j])*(whole-a) + whole/2) / whole)
	}
}
