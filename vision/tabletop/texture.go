package tabletop

import (
	"image"
	"math"

	"github.com/grovewatch/grovewatch/vision"
)

// texture is a picture of a thing with premultiplied alpha, drawn about twice
// as fine as the camera sees it.
type texture struct {
	pix  []uint8 // RGBA
	w, h int
}

func newTexture(w, h int) *texture { return &texture{make([]uint8, 4*w*h), w, h} }

// textureOf takes a picture over; there is none of no picture.
func textureOf(m *image.RGBA) *texture {
	if m == nil {
		return nil
	}
	t := newTexture(m.Rect.Dx(), m.Rect.Dy())
	for y := range t.h {
		copy(t.pix[4*y*t.w:4*(y+1)*t.w], m.Pix[m.PixOffset(m.Rect.Min.X, m.Rect.Min.Y+y):])
	}
	return t
}

// halved is the texture at half the size, each texel the mean of four.
func (t *texture) halved() *texture {
	out := newTexture(t.w/2, t.h/2)
	for y := range out.h {
		a, b := t.pix[8*y*t.w:], t.pix[(8*y+4)*t.w:]
		for x := range out.w {
			for c := range 4 {
				i := 8*x + c
				out.pix[4*(y*out.w+x)+c] = uint8((uint(a[i]) + uint(a[i+4]) + uint(b[i]) + uint(b[i+4]) + 2) >> 2)
			}
		}
	}
	return out
}

// sprite is a texture as the camera sees it: lit, blurred, premultiplied.
type sprite struct {
	box  image.Rectangle // in the picture, clipped to it
	pix  []uint8         // RGBA, box.Dx() wide
	span []span          // by row of box: what is not transparent
}

// span is a run of columns, from x0 to before x1.
type span struct{ x0, x1 int }

func (s *span) join(o span) {
	if o.x0 >= o.x1 {
		return
	}
	if s.x0 >= s.x1 {
		*s = o
		return
	}
	s.x0, s.x1 = min(s.x0, o.x0), max(s.x1, o.x1)
}

// warp draws a texture through the map from texels to px, four samples a
// pixel, each interpolated between texels.
func (t *texture) warp(m vision.Homography, picture image.Rectangle, pad int) *sprite {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, c := range [4][2]float64{{0, 0}, {float64(t.w), 0}, {float64(t.w), float64(t.h)}, {0, float64(t.h)}} {
		p := m.Apply(vision.Point{X: c[0], Y: c[1]})
		x0, y0, x1, y1 = math.Min(x0, p.X), math.Min(y0, p.Y), math.Max(x1, p.X), math.Max(y1, p.Y)
	}
	reach := picture.Inset(-pad)
	box := image.Rect(int(math.Floor(x0))-pad, int(math.Floor(y0))-pad, int(math.Ceil(x1))+pad, int(math.Ceil(y1))+pad).Intersect(reach)
	s := &sprite{box: box}
	if box.Empty() {
		s.box = image.Rectangle{}
		return s
	}
	w, h := box.Dx(), box.Dy()
	s.pix = make([]uint8, 4*w*h)
	inv := m.Inverse()
	tw, th := t.w<<8, t.h<<8
	for y := range h {
		py := float64(box.Min.Y + y)
		row := s.pix[4*y*w : 4*(y+1)*w]
		lo, hi := t.reach(m, box, y)
		for x := lo; x < hi; x++ {
			px := float64(box.Min.X + x)
			var r, g, b, a uint32
			for k := range 4 {
				sx, sy := px+0.25+0.5*float64(k&1), py+0.25+0.5*float64(k>>1)
				d := 256 / (inv[6]*sx + inv[7]*sy + inv[8])
				u, v := int((inv[0]*sx+inv[1]*sy+inv[2])*d), int((inv[3]*sx+inv[4]*sy+inv[5])*d)
				if u < 0 || v < 0 || u >= tw || v >= th {
					continue
				}
				// Texel centres lie at half integers.
				u, v = max(u-128, 0), max(v-128, 0)
				tx, ty := u>>8, v>>8
				fu, fv := uint32(u&255), uint32(v&255)
				i := 4 * (ty*t.w + tx)
				right, below := 4, 4*t.w
				if tx+1 >= t.w {
					right = 0
				}
				if ty+1 >= t.h {
					below = 0
				}
				w00, w10, w01, w11 := (256-fu)*(256-fv), fu*(256-fv), (256-fu)*fv, fu*fv
				p00 := t.pix[i : i+4 : i+4]
				p10 := t.pix[i+right : i+right+4 : i+right+4]
				p01 := t.pix[i+below : i+below+4 : i+below+4]
				p11 := t.pix[i+right+below : i+right+below+4 : i+right+below+4]
				r += (uint32(p00[0])*w00 + uint32(p10[0])*w10 + uint32(p01[0])*w01 + uint32(p11[0])*w11) >> 12
				g += (uint32(p00[1])*w00 + uint32(p10[1])*w10 + uint32(p01[1])*w01 + uint32(p11[1])*w11) >> 12
				b += (uint32(p00[2])*w00 + uint32(p10[2])*w10 + uint32(p01[2])*w01 + uint32(p11[2])*w11) >> 12
				a += (uint32(p00[3])*w00 + uint32(p10[3])*w10 + uint32(p01[3])*w01 + uint32(p11[3])*w11) >> 12
			}
			o := row[4*x : 4*x+4 : 4*x+4]
			o[0], o[1], o[2], o[3] = uint8((r+32)>>6), uint8((g+32)>>6), uint8((b+32)>>6), uint8((a+32)>>6)
		}
	}
	return s
}

// reach bounds the columns of a row of box that the texture can touch: the
// row's cut through the texture's outline, a pixel more on each side.
func (t *texture) reach(m vision.Homography, box image.Rectangle, row int) (lo, hi int) {
	y0, y1 := float64(box.Min.Y+row)-0.5, float64(box.Min.Y+row)+1.5
	var q [4]vision.Point
	for i, c := range [4][2]float64{{0, 0}, {float64(t.w), 0}, {float64(t.w), float64(t.h)}, {0, float64(t.h)}} {
		q[i] = m.Apply(vision.Point{X: c[0], Y: c[1]})
	}
	left, right := math.Inf(1), math.Inf(-1)
	for i, a := range q {
		b := q[(i+1)%4]
		if a.Y > b.Y {
			a, b = b, a
		}
		if b.Y < y0 || a.Y > y1 {
			continue
		}
		for _, y := range [2]float64{math.Max(a.Y, y0), math.Min(b.Y, y1)} {
			x := a.X
			if b.Y > a.Y {
				x += (b.X - a.X) * (y - a.Y) / (b.Y - a.Y)
			}
			left, right = math.Min(left, x), math.Max(right, x)
		}
	}
	if left > right {
		return 0, 0
	}
	return max(0, int(math.Floor(left))-1-box.Min.X), min(box.Dx(), int(math.Ceil(right))+2-box.Min.X)
}

// finish finds the rows' spans, after the sprite's last change.
func (s *sprite) finish() {
	w := s.box.Dx()
	s.span = make([]span, s.box.Dy())
	for y := range s.span {
		row := s.pix[4*y*w : 4*(y+1)*w]
		x0, x1 := 0, w
		for x0 < w && row[4*x0+3] == 0 {
			x0++
		}
		for x1 > x0 && row[4*x1-1] == 0 {
			x1--
		}
		s.span[y] = span{s.box.Min.X + x0, s.box.Min.X + x1}
	}
}
