package vision

import (
	"encoding/binary"
	"image"
)

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

// halve makes rows y0 ≤ y < y1 of half the picture, each pixel the mean of four.
func (p plane) halve(half plane, y0, y1 int) {
	const even = 0xff * lanes
	for y := y0; y < y1; y++ {
		a := p.pix[2*y*p.stride:][:2*half.w]
		b := p.pix[(2*y+1)*p.stride:][:2*half.w]
		out := half.pix[y*half.stride:][:half.w]
		for len(a) >= 8 && len(b) >= 8 && len(out) >= 4 { // four pixels at a time
			u, v := binary.LittleEndian.Uint64(a), binary.LittleEndian.Uint64(b)
			s := (u&even + u>>8&even + v&even + v>>8&even + 2*lanes) >> 2 & even
			s = (s | s>>8) & 0x0000_ffff_0000_ffff
			binary.LittleEndian.PutUint32(out, uint32(s|s>>16))
			a, b, out = a[8:], b[8:], out[4:]
		}
		for x := range out {
			out[x] = uint8((uint(a[2*x]) + uint(a[2*x+1]) + uint(b[2*x]) + uint(b[2*x+1]) + 2) >> 2)
		}
	}
}

// levels is how often a picture is halved: tags of up to 8 px per module are
// found at the last but one level, and the last tells what has changed.
const levels = 4

// pyramid is a picture at all its levels. The levels above the full picture
// are made where they are wanted only, a band of rows at a time.
type pyramid struct {
	at     [levels]plane
	made   []bool // the bands that are there
	wanted []int32
}

// bandRows is how many rows of a full picture are halved together: a multiple
// of 8, so that every level has whole rows of a band.
const bandRows = 128

// start takes a full picture and makes room for the levels above it.
func (py *pyramid) start(full plane) {
	py.at[0] = full
	for l := 1; l < levels; l++ {
		w, h := py.at[l-1].w/2, py.at[l-1].h/2
		py.at[l] = plane{resize(py.at[l].pix, w*h), w, w, h}
	}
	py.made = resize(py.made, (full.h+bandRows-1)/bandRows)
	clear(py.made)
}

// want asks for the full picture's rows y0 ≤ y < y1 at every level. What was
// asked for is there when each of the bands in wanted was made.
func (py *pyramid) want(y0, y1 int) {
	for b := max(y0, 0) / bandRows; b < len(py.made) && b*bandRows < y1; b++ {
		if !py.made[b] {
			py.made[b] = true
			py.wanted = append(py.wanted, int32(b))
		}
	}
}

// make makes a band.
func (py *pyramid) make(band int) {
	y0 := band * bandRows
	y1 := min(y0+bandRows, py.at[0].h)
	for l := 1; l < levels; l++ {
		y0, y1 = y0/2, y1/2
		py.at[l-1].halve(py.at[l], y0, y1)
	}
}
