package vision

import (
	"encoding/binary"
	"image"
)

// grayImage is one level of a picture's pyramid. A point at (x, y) px in the
// full picture lies at (x, y)/2^level in it.
type grayImage struct {
	pix    []uint8
	stride int
	w, h   int
}

func grayImageOf(g *image.Gray) grayImage {
	if g == nil {
		return grayImage{}
	}
	r := g.Rect
	w, h := r.Dx(), r.Dy()
	if w <= 0 || h <= 0 || g.Stride < w || len(g.Pix) < (h-1)*g.Stride+w {
		return grayImage{}
	}
	return grayImage{g.Pix, g.Stride, w, h}
}

// downsample computes rows y0 ≤ y < y1 of the picture at half its size, each
// pixel the mean of 2 × 2 (a box filter; OpenCV's resize with INTER_AREA).
func (p grayImage) downsample(half grayImage, y0, y1 int) {
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

// lanes has a one in each of the four 16-bit lanes of a word, for arithmetic on
// four numbers at once (SWAR, "SIMD within a register").
const lanes = 0x0001_0001_0001_0001

// levels is the number of pyramid levels. Tags of up to 8 px per module are
// found on the last but one; the last gives that one its local mean.
const levels = 4

// pyramid is an image pyramid: a picture and its copies of half, a quarter …
// of its size. The copies are computed only where they are requested, a chunk
// of rows at a time.
type pyramid struct {
	at        [levels]grayImage
	built     []bool  // by chunk: built, or requested
	requested []int32 // chunks to build
}

// chunkRows is the number of rows of the full picture in a chunk: a multiple
// of 8, so that every level has whole rows of it.
const chunkRows = 128

// reset takes the next full picture. Its copies are still to be built.
func (py *pyramid) reset(full grayImage) {
	py.at[0] = full
	for l := 1; l < levels; l++ {
		w, h := py.at[l-1].w/2, py.at[l-1].h/2
		py.at[l] = grayImage{resized(py.at[l].pix, w*h), w, w, h}
	}
	py.built = resized(py.built, (full.h+chunkRows-1)/chunkRows)
	clear(py.built)
}

// request adds to requested the chunks that hold the full picture's rows
// y0 ≤ y < y1. The rows can be used at every level after build was called for
// each of them.
func (py *pyramid) request(y0, y1 int) {
	for c := max(y0, 0) / chunkRows; c < len(py.built) && c*chunkRows < y1; c++ {
		if !py.built[c] {
			py.built[c] = true
			py.requested = append(py.requested, int32(c))
		}
	}
}

// build computes a chunk at all levels.
func (py *pyramid) build(chunk int) {
	y0 := chunk * chunkRows
	y1 := min(y0+chunkRows, py.at[0].h)
	for l := 1; l < levels; l++ {
		y0, y1 = y0/2, y1/2
		py.at[l-1].downsample(py.at[l], y0, y1)
	}
}
