package ui

import (
	"image"
	"math"

	"github.com/grovewatch/grovewatch/cards/look"
)

// plot draws soft shapes into a picture from their distance functions, which
// gives smooth edges and light around things at any size. Coordinates are in
// the caller's unit; scale turns them into pixels.
type plot struct {
	img   *image.RGBA
	scale float64
}

func newPlot(w, h, scale float64) *plot {
	return &plot{image.NewRGBA(image.Rect(0, 0, max(int(math.Ceil(w*scale)), 1), max(int(math.Ceil(h*scale)), 1))), scale}
}

// skin is how a shape is painted: filled from top to bottom, outlined inside
// its edge, and with light around it that fades over Reach.
type skin struct {
	Fill, Foot look.Colour // Foot is the fill at the lower edge when set
	Line       look.Colour
	Width      float64
	Light      look.Colour
	Reach      float64
	Inward     bool // the light fades inwards instead
	Dash       float64
}

// box paints a rectangle with rounded corners.
func (p *plot) box(x, y, w, h, r float64, s skin) {
	cx, cy := x+w/2, y+h/2
	r = min(r, w/2, h/2)
	dist := func(px, py float64) float64 {
		qx, qy := math.Abs(px-cx)-w/2+r, math.Abs(py-cy)-h/2+r
		return math.Hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - r
	}
	p.shape(x, y, w, h, dist, s)
}

// ring paints a circle.
func (p *plot) ring(cx, cy, r float64, s skin) {
	p.shape(cx-r, cy-r, 2*r, 2*r, func(px, py float64) float64 { return math.Hypot(px-cx, py-cy) - r }, s)
}

// light paints a glow that fades from its middle.
func (p *plot) light(cx, cy, reach float64, c look.Colour) {
	p.ring(cx, cy, 0, skin{Light: c, Reach: reach})
}

func (p *plot) shape(x, y, w, h float64, dist func(x, y float64) float64, s skin) {
	out := 1.0
	if !s.Inward {
		out += s.Reach
	}
	b := p.img.Bounds()
	x0, x1 := max(int((x-out)*p.scale), b.Min.X), min(int((x+w+out)*p.scale)+1, b.Max.X)
	y0, y1 := max(int((y-out)*p.scale), b.Min.Y), min(int((y+h+out)*p.scale)+1, b.Max.Y)
	for py := y0; py < y1; py++ {
		uy := (float64(py) + 0.5) / p.scale
		fill := s.Fill
		if s.Foot.A > 0 {
			fill = look.Mix(s.Fill, s.Foot, (uy-y)/h)
		}
		for px := x0; px < x1; px++ {
			ux := (float64(px) + 0.5) / p.scale
			d := dist(ux, uy)
			if s.Reach > 0 && !s.Inward && d >= 0 && d < s.Reach {
				t := 1 - d/s.Reach
				p.over(px, py, s.Light, t*t)
			}
			edge := d * p.scale
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
				half := s.Width * p.scale / 2
				p.over(px, py, s.Line, 0.5-(math.Abs(edge+half)-half))
			}
		}
	}
}

// over lays a colour on a pixel; share is its cover, clamped to 0 to 1.
func (p *plot) over(x, y int, c look.Colour, share float64) {
	if share <= 0 || c.A == 0 {
		return
	}
	const whole = 255 * 255
	a := uint32(min(share, 1)*255+0.5) * uint32(c.A)
	i := p.img.PixOffset(x, y)
	px := p.img.Pix[i : i+4 : i+4]
	for j, v := range [4]uint8{c.R, c.G, c.B, 255} {
		px[j] = uint8((uint32(v)*a + uint32(px[j])*(whole-a) + whole/2) / whole)
	}
}
