package tabletop

import (
	"encoding/binary"
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
	// smeared is set when the thing moved while the shutter was open.
	smeared bool
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

// warp draws a texture through maps from texels to px: the mean of what they
// give, which smears a thing that moves. Samples are interpolated between
// texels; a fine texture under a single map takes four of them a pixel. The
// sprite has room for pad px of blur. When the shutter rolls, rows gives the
// maps for each row of the picture.
func (t *texture) warp(maps []vision.Homography, rows func(y float64) []vision.Homography, picture image.Rectangle, pad int, fine bool) *sprite {
	if rows != nil {
		maps = append(maps, rows(float64(picture.Min.Y))...)
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	corners := make([][4]vision.Point, len(maps))
	back := make([]vision.Homography, len(maps))
	for i, m := range maps {
		corners[i], back[i] = t.corners(m), m.Inverse()
		for _, p := range corners[i] {
			x0, y0, x1, y1 = math.Min(x0, p.X), math.Min(y0, p.Y), math.Max(x1, p.X), math.Max(y1, p.Y)
		}
	}
	reach := picture.Inset(-pad)
	box := image.Rect(int(math.Floor(x0))-pad, int(math.Floor(y0))-pad, int(math.Ceil(x1))+pad, int(math.Ceil(y1))+pad).Intersect(reach)
	s := &sprite{box: box, smeared: len(maps) > 1}
	if box.Empty() {
		s.box = image.Rectangle{}
		return s
	}
	w, h := box.Dx(), box.Dy()
	s.pix = make([]uint8, 4*w*h)
	sums := make([]uint64, w)
	for y := range h {
		py := float64(box.Min.Y+y) + 0.5
		row := s.pix[4*y*w : 4*(y+1)*w]
		if rows != nil {
			corners, back = corners[:0], back[:0]
			for _, m := range rows(py) {
				corners, back = append(corners, t.corners(m)), append(back, m.Inverse())
			}
		}
		var all span
		if len(back) > 1 {
			clear(sums)
		}
		for i, q := range corners {
			lo, hi := rowSpan(q, box, y)
			all.join(span{lo, hi})
			if len(back) > 1 && lo < hi {
				t.addRow(sums[lo:hi], &back[i], float64(box.Min.X+lo)+0.25+0.5*float64(i&1), py-0.25+0.5*float64(i>>1&1))
			}
		}
		// For a sum of up to 16 bytes, this is the quotient without its fraction.
		share := 1<<16/uint64(len(back)) + 1
		for x := all.x0; x < all.x1; x++ {
			px := float64(box.Min.X+x) + 0.5
			var pixel uint32
			switch {
			case len(back) > 1:
				c := sums[x]
				pixel = packed(c&0xffff*share>>16 | c>>16&0xffff*share>>16<<16 | c>>32&0xffff*share>>16<<32 | c>>48*share>>16<<48)
			case fine:
				pixel = t.supersample(&back[0], px, py)
			default:
				u, v, _ := texel(&back[0], px, py)
				pixel = packed(t.sample(int(u*fixedPointOne), int(v*fixedPointOne)))
			}
			binary.LittleEndian.PutUint32(row[4*x:], pixel)
		}
	}
	return s
}

// coarse is how many px wide a pixel of an arm's shadow is while it is drawn.
const coarse = 4

// warpCoarse is warp for a shadow so soft that it can be drawn small and
// enlarged. It makes the maps smaller in place.
func (t *texture) warpCoarse(maps []vision.Homography, rows func(y float64) []vision.Homography, picture image.Rectangle) *sprite {
	small := func(maps []vision.Homography) []vision.Homography {
		for i := range maps {
			for k := range 6 {
				maps[i][k] /= coarse
			}
		}
		return maps
	}
	var smallRows func(y float64) []vision.Homography
	if rows != nil {
		smallRows = func(y float64) []vision.Homography { return small(rows(coarse * y)) }
	}
	box := image.Rect(0, 0, (picture.Dx()+coarse-1)/coarse, (picture.Dy()+coarse-1)/coarse)
	return t.warp(small(maps), smallRows, box, 1, false).enlarged(picture)
}

// enlarged is the sprite of a shadow at coarse times its size, its alpha
// interpolated between the middles of its pixels.
func (s *sprite) enlarged(picture image.Rectangle) *sprite {
	const whole = 2 * coarse // parts of a pixel: the middle of a px of the picture lies on one
	s.finish()
	box := image.Rectangle{Min: s.box.Min.Mul(coarse), Max: s.box.Max.Mul(coarse)}.Intersect(picture)
	out := &sprite{box: box, pix: make([]uint8, 4*box.Dx()*box.Dy()), smeared: s.smeared}
	w, h := s.box.Dx(), s.box.Dy()
	column := make([]int, w+2) // with a transparent pixel at both ends
	// between gives the pixel before a place in the picture, and the parts from its middle.
	between := func(at, first int) (pixel, parts int) {
		at = 2*(at-coarse*first) + 1 - coarse + whole
		return at/whole - 1, at % whole
	}
	for y := box.Min.Y; y < box.Max.Y; y++ {
		above, fy := between(y, s.box.Min.Y)
		clear(column)
		var seen span
		for k, weight := range [2]int{whole - fy, fy} {
			if i := above + k; i >= 0 && i < h {
				seen.join(s.span[i])
				for x := range w {
					column[x+1] += weight * int(s.pix[4*(i*w+x)+3])
				}
			}
		}
		if seen.x0 >= seen.x1 {
			continue
		}
		row := out.pix[4*(y-box.Min.Y)*box.Dx():]
		for x := max(box.Min.X, coarse*(seen.x0-1)); x < min(box.Max.X, coarse*(seen.x1+1)); x++ {
			left, fx := between(x, s.box.Min.X)
			row[4*(x-box.Min.X)+3] = uint8((column[left+1]*(whole-fx) + column[left+2]*fx + whole*whole/2) / (whole * whole))
		}
	}
	return out
}

// texel gives where a point of the picture lies on the texture, and the map's
// scale factor there.
func texel(inv *vision.Homography, x, y float64) (u, v, d float64) {
	d = 1 / (inv[6]*x + inv[7]*y + inv[8])
	return (inv[0]*x + inv[1]*y + inv[2]) * d, (inv[3]*x + inv[4]*y + inv[5]) * d, d
}

// supersample is the mean of four samples within a pixel. The map is taken to be
// affine there.
func (t *texture) supersample(inv *vision.Homography, x, y float64) uint32 {
	u, v, d := texel(inv, x, y)
	iu, iv := int(u*fixedPointOne), int(v*fixedPointOne)
	d *= fixedPointOne / 4
	ux, vx := int((inv[0]-inv[6]*u)*d), int((inv[3]-inv[6]*v)*d)
	uy, vy := int((inv[1]-inv[7]*u)*d), int((inv[4]-inv[7]*v)*d)
	sum := t.sample(iu-ux-uy, iv-vx-vy) + t.sample(iu+ux-uy, iv+vx-vy) + t.sample(iu-ux+uy, iv-vx+vy) + t.sample(iu+ux+uy, iv+vx+vy)
	return packed((sum + 2*ones) >> 2 & colours)
}

// addRow adds samples through a map, a pixel apart along a row, to sums.
// Motion blur is the mean of such rows, at different places within the pixel.
// The map is exact at every sixteenth pixel, and goes evenly between them.
func (t *texture) addRow(sums []uint64, inv *vision.Homography, x, y float64) {
	const run, more = 16, 1 << 16 // parts that a place is known to, for fixedPointOne's each
	at := func() (u, v int) {
		fu, fv, _ := texel(inv, x, y)
		return int(fu * (fixedPointOne * more)), int(fv * (fixedPointOne * more))
	}
	u, v := at()
	for len(sums) > 0 {
		x += run
		nextU, nextV := at()
		du, dv := (nextU-u)/run, (nextV-v)/run
		n := min(run, len(sums))
		for i := range sums[:n] {
			sums[i] += t.sample(u>>16, v>>16)
			u, v = u+du, v+dv
		}
		sums, u, v = sums[n:], nextU, nextV
	}
}

// fixedPointOne is a texel in the fixed-point numbers that sample takes.
const fixedPointOne = 1 << 12

// colours is where the bytes of a colour lie in a sample.
const colours = 0x00ff00ff00ff00ff

// spread gives each byte of a colour 16 bits, so that each operation does four.
func spread(p uint32) uint64 { return uint64(p)&0xff00ff | uint64(p>>8&0xff00ff)<<32 }

// packed is the inverse of spread.
func packed(c uint64) uint32 { return uint32(c) | uint32(c>>32)<<8 }

// sample is the colour, spread, at a point of the texture, in parts of a texel
// from its top left corner; transparent outside.
func (t *texture) sample(u, v int) uint64 {
	if u < 0 || v < 0 || u >= t.w*fixedPointOne || v >= t.h*fixedPointOne {
		return 0
	}
	// Texel centres lie at half integers; sixteenths are fine enough.
	u, v = max(u-fixedPointOne/2, 0), max(v-fixedPointOne/2, 0)
	x, y := u/fixedPointOne, v/fixedPointOne
	fu, fv := uint64(u%fixedPointOne)>>8, uint64(v%fixedPointOne)>>8
	i, right, below := 4*(y*t.w+x), 4, 4*t.w
	if x+1 >= t.w {
		right = 0
	}
	if y+1 >= t.h {
		below = 0
	}
	a, b := binary.LittleEndian.Uint32(t.pix[i:]), binary.LittleEndian.Uint32(t.pix[i+right:])
	c, d := binary.LittleEndian.Uint32(t.pix[i+below:]), binary.LittleEndian.Uint32(t.pix[i+below+right:])
	if a == b && a == c && a == d {
		return spread(a)
	}
	// What a difference borrows from the next colour, the sum gives back.
	top, bottom := spread(a), spread(c)
	top, bottom = top<<4+(spread(b)-top)*fu, bottom<<4+(spread(d)-bottom)*fu
	return (top<<4 + (bottom-top)*fv + 128*ones) >> 8 & colours
}

// corners are the texture's corners in the picture.
func (t *texture) corners(m vision.Homography) (q [4]vision.Point) {
	for i, c := range [4][2]float64{{0, 0}, {float64(t.w), 0}, {float64(t.w), float64(t.h)}, {0, float64(t.h)}} {
		q[i] = m.Apply(vision.Point{X: c[0], Y: c[1]})
	}
	return q
}

// rowSpan bounds the columns of a row of box that a quadrilateral touches, a
// pixel more on each side.
func rowSpan(q [4]vision.Point, box image.Rectangle, row int) (lo, hi int) {
	y0, y1 := float64(box.Min.Y+row)-0.5, float64(box.Min.Y+row)+1.5
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
