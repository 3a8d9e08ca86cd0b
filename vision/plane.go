package vision

import "image"

// plane is a grey picture at one level of a pyramid. A point at (x, y) px in
// the full picture lies at (x, y)/2^level in it.
type plane struct {
	pix    []uint8
	stride int
	w, h   int
}

func planeOf(g *image.Gray) plane {
	if g == nil {
		return plane{}
	}
	r := g.Rect
	w, h := r.Dx(), r.Dy()
	if w <= 0 || h <= 0 || g.Stride < w || len(g.Pix) < (h-1)*g.Stride+w {
		return plane{}
	}
	return plane{g.Pix, g.Stride, w, h}
}

// halve makes the picture of half the size, each pixel the mean of four, in
// dst's memory where it suffices.
func (p plane) halve(dst plane) plane {
	w, h := p.w/2, p.h/2
	if cap(dst.pix) < w*h {
		dst.pix = make([]uint8, w*h)
	}
	dst = plane{dst.pix[:w*h], w, w, h}
	for y := range h {
		a := p.pix[2*y*p.stride : 2*y*p.stride+2*w]
		b := p.pix[(2*y+1)*p.stride : (2*y+1)*p.stride+2*w]
		b = b[:len(a)]
		out := dst.pix[y*w : (y+1)*w]
		for x := range out {
			i := 2 * x
			if i+1 >= len(a) {
				break
			}
			out[x] = uint8((uint(a[i]) + uint(a[i+1]) + uint(b[i]) + uint(b[i+1]) + 2) >> 2)
		}
	}
	return dst
}

// levels is how often a picture is halved: tags of up to 23 px per module are
// found at the last but one level, and the last tells what has changed.
const levels = 4

type pyramid [levels]plane

func (py *pyramid) build(full plane) {
	py[0] = full
	for l := 1; l < levels; l++ {
		py[l] = py[l-1].halve(py[l])
	}
}
