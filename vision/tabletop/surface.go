package tabletop

import "math"

// Surface is what the table is made of.
type Surface string

// The surfaces.
const (
	Oak   Surface = "oak"   // warm planks
	Slate Surface = "slate" // dark felt-like grey
	Cloth Surface = "cloth" // a woven check
)

// rectMM is a part of the table, mm.
type rectMM struct{ x0, y0, x1, y1 float64 }

// within reports whether all of b is in o.
func (b rectMM) within(o rectMM) bool {
	return b.x0 >= o.x0 && b.y0 >= o.y0 && b.x1 <= o.x1 && b.y1 <= o.y1
}

// draw makes a texture of a part of the table with a number of texels per mm.
func (s Surface) draw(b rectMM, perMM float64, seed uint64) *texture {
	t := newTexture(int((b.x1-b.x0)*perMM), int((b.y1-b.y0)*perMM))
	l := newValueNoise(newRand(seed, "surface "+string(s)))
	colour := l.oak
	switch s {
	case Slate:
		colour = l.slate
	case Cloth:
		colour = l.cloth
	}
	for y := range t.h {
		for x := range t.w {
			r, g, b := colour(b.x0+float64(x)/perMM, b.y0+float64(y)/perMM)
			i := 4 * (y*t.w + x)
			t.pix[i], t.pix[i+1], t.pix[i+2], t.pix[i+3] = byteOf(r), byteOf(g), byteOf(b), 255
		}
	}
	return t
}

// oak is planks along x with rings drawn out along the grain.
func (l *valueNoise) oak(x, y float64) (r, g, b float64) {
	const plank = 118.0
	row := math.Floor(y / plank)
	shift := 997 * l.at(row*7.1+0.5, 3.3)
	x += shift * 4
	in := y - row*plank
	warp := 9 * l.octaves(x/210, y/60, 2)
	rings := 0.5 + 0.5*math.Sin((in*0.32+warp*2.4+18*l.at(x/420+row*9, row*3.7)))
	fine := l.octaves(x/26, y*1.1, 2)
	pores := smooth(0.70, 0.86, l.at(x/13, y*1.9))
	tone := 0.86 + 0.20*(l.at(row*5.3+0.5, 9.1)-0.5)
	k := tone * (1 - 0.13*rings*rings - 0.12*(fine-0.5) - 0.10*pores)
	gap := 1 - 0.55*smooth(1.1, 0.2, math.Min(in, plank-in))
	k *= gap
	return 186 * k, 134 * k * (0.99 + 0.02*fine), 86 * k
}

// slate is an even dark grey with a soft cloudy mottle.
func (l *valueNoise) slate(x, y float64) (r, g, b float64) {
	k := 1 + 0.30*(l.octaves(x/90, y/90, 3)-0.5) + 0.35*(l.at(x*1.7, y*1.7)-0.5)
	return 52 * k, 56 * k, 62 * k
}

// cloth is a woven check of cream, red and dark red.
func (l *valueNoise) cloth(x, y float64) (r, g, b float64) {
	const check = 42.0
	on := func(v float64) float64 {
		f := v/check - math.Floor(v/check)
		return smooth(0.49, 0.51, f) - smooth(0.985, 1.0, f)
	}
	weave := 1 + 0.10*math.Sin(x*3.1)*math.Sin(y*3.1) + 0.12*(l.at(x/3, y/3)-0.5)
	k := (on(x) + on(y)) / 2
	return mix(226, 150, k) * weave, mix(216, 52, k) * weave, mix(196, 50, k) * weave
}
