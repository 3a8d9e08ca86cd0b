package tabletop

import (
	"github.com/grovewatch/grovewatch/vision"
	"golang.org/x/image/vector"
	"image"
	"math"
	"slices"
)

// drawHull fills the outline of a standing box, the convex hull of its eight
// corners, with one dark colour.
func (r *Renderer) drawHull(it item) *sprite {
	var at []vision.Point
	p := it.plane
	for i := range 8 {
		v := p.o.add(vec{0, 0, it.key.h * float64(i>>2)})
		if i&1 != 0 {
			v = v.add(p.u)
		}
		if i&2 != 0 {
			v = v.add(p.v)
		}
		x, y, _ := r.lens.point(v)
		at = append(at, vision.Point{X: x, Y: y})
	}
	at = convexHull(at)
	pad := float64(len(r.kernel) + 1)
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, q := range at {
		x0, y0, x1, y1 = math.Min(x0, q.X-pad), math.Min(y0, q.Y-pad), math.Max(x1, q.X+pad), math.Max(y1, q.Y+pad)
	}
	s := &sprite{box: image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)), int(math.Ceil(y1))).Intersect(r.box.Inset(-int(pad)))}
	if s.box.Empty() {
		s.box = image.Rectangle{}
		return s
	}
	z := vector.NewRasterizer(s.box.Dx(), s.box.Dy())
	for i, q := range at {
		x, y := float32(q.X-float64(s.box.Min.X)), float32(q.Y-float64(s.box.Min.Y))
		if i == 0 {
			z.MoveTo(x, y)
		} else {
			z.LineTo(x, y)
		}
	}
	z.ClosePath()
	mask := image.NewAlpha(image.Rect(0, 0, s.box.Dx(), s.box.Dy()))
	z.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	s.pix = make([]uint8, 4*len(mask.Pix))
	for i, a := range mask.Pix {
		s.pix[4*i], s.pix[4*i+1], s.pix[4*i+2], s.pix[4*i+3] = uint8(uint(a)*20/255), uint8(uint(a)*24/255), uint8(uint(a)*34/255), a
	}
	s.finish()
	s.blur(r.kernel)
	s.finish()
	r.light.illuminate(s, it)
	return s
}

// convexHull is the convex hull of points, in order around it (Andrew's
// monotone chain).
func convexHull(at []vision.Point) []vision.Point {
	slices.SortFunc(at, func(a, b vision.Point) int {
		switch {
		case a.X < b.X || a.X == b.X && a.Y < b.Y:
			return -1
		case a == b:
			return 0
		}
		return 1
	})
	half := func(at []vision.Point) []vision.Point {
		var h []vision.Point
		for _, p := range at {
			for len(h) > 1 && (h[len(h)-1].X-h[len(h)-2].X)*(p.Y-h[len(h)-2].Y)-(h[len(h)-1].Y-h[len(h)-2].Y)*(p.X-h[len(h)-2].X) <= 0 {
				h = h[:len(h)-1]
			}
			h = append(h, p)
		}
		return h[:len(h)-1]
	}
	lower := half(at)
	slices.Reverse(at)
	return append(lower, half(at)...)
}
