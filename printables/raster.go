package printables

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	xdraw "golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
	"golang.org/x/image/vector"

	"github.com/grovewatch/grovewatch/cards/look"
)

// raster is a canvas that is a picture.
type raster struct {
	img *image.RGBA
	k   float64         // px per mm
	in  image.Rectangle // where painting is allowed
	z   vector.Rasterizer
}

func newRaster(w, h, pxPerMM float64) *raster {
	b := image.Rect(0, 0, max(1, int(math.Round(w*pxPerMM))), max(1, int(math.Round(h*pxPerMM))))
	return &raster{img: image.NewRGBA(b), k: pxPerMM, in: b}
}

func (r *raster) clip(x, y, w, h float64, draw func()) {
	before := r.in
	r.in = before.Intersect(image.Rect(
		int(math.Round(x*r.k)), int(math.Round(y*r.k)),
		int(math.Round((x+w)*r.k)), int(math.Round((y+h)*r.k))))
	draw()
	r.in = before
}

func (r *raster) stamp(_ string, at matrix, w, h float64, draw func(on canvas, at matrix)) {
	x0, y0, x1, y1 := rect(0, 0, w, h).through(at).bounds()
	r.clip(x0, y0, x1-x0, y1-y0, func() { draw(r, at) })
}

func (r *raster) fill(p *path, c look.Colour) {
	x0, y0, x1, y1 := p.bounds()
	box := image.Rect(
		int(math.Floor(x0*r.k)), int(math.Floor(y0*r.k)),
		int(math.Ceil(x1*r.k)), int(math.Ceil(y1*r.k))).Intersect(r.in)
	if box.Empty() {
		return
	}
	r.z.Reset(box.Dx(), box.Dy())
	at := func(q point) (float32, float32) {
		return float32(q.x*r.k - float64(box.Min.X)), float32(q.y*r.k - float64(box.Min.Y))
	}
	open := false
	p.each(func(o op, q []point) {
		switch o {
		case moveTo:
			if open {
				r.z.ClosePath()
			}
			open = true
			r.z.MoveTo(at(q[0]))
		case lineTo:
			r.z.LineTo(at(q[0]))
		case curveTo:
			ax, ay := at(q[0])
			bx, by := at(q[1])
			x, y := at(q[2])
			r.z.CubeTo(ax, ay, bx, by, x, y)
		case closing:
			r.z.ClosePath()
		}
	})
	if open {
		r.z.ClosePath()
	}
	r.z.DrawOp = draw.Over
	r.z.Draw(r.img, box, image.NewUniform(color.NRGBA(c)), image.Point{})
}

func (r *raster) pixels(b *bitmap, at matrix, w, h float64) {
	m := zoom(r.k).then(at).then(matrix{a: w / float64(b.img.Rect.Dx()), d: h / float64(b.img.Rect.Dy())})
	in := r.img.SubImage(r.in).(*image.RGBA)
	xdraw.CatmullRom.Transform(in, f64.Aff3{m.a, m.c, m.e, m.b, m.d, m.f}, b.img, b.img.Rect, draw.Over, nil)
}

// stroke fills the line's body.
func (r *raster) stroke(p *path, width float64, c look.Colour, dash ...float64) {
	body := new(path)
	for _, run := range p.polylines(1 / r.k) {
		for _, bit := range dashed(run, dash) {
			body.add(fatten(bit, width/2))
		}
	}
	if len(body.ops) > 0 {
		r.fill(body, c)
	}
}

// dashed cuts a run of points into dashes; without a pattern it stays whole.
func dashed(run []point, pattern []float64) [][]point {
	total := 0.0
	for _, d := range pattern {
		total += d
	}
	if total <= 0 {
		return [][]point{run}
	}
	var out [][]point
	bit := []point{run[0]}
	n, left := 0, pattern[0]
	for i := 1; i < len(run); i++ {
		a, b := run[i-1], run[i]
		length := math.Hypot(b.x-a.x, b.y-a.y)
		for at := 0.0; length-at > 0; {
			if left > length-at {
				left -= length - at
				if n%2 == 0 {
					bit = append(bit, b)
				}
				break
			}
			at += left
			t := at / length
			q := point{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t}
			if n%2 == 0 {
				out = append(out, append(bit, q))
			}
			bit = []point{q}
			n++
			left = pattern[n%len(pattern)]
		}
	}
	if n%2 == 0 && len(bit) > 1 {
		out = append(out, bit)
	}
	return out
}
