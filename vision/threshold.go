package vision

import (
	"encoding/binary"
	"math/bits"
)

const (
	blockRadius = 3                                         // px of the next coarser level: the neighbourhood whose mean is the threshold
	blockArea   = (2*blockRadius + 1) * (2*blockRadius + 1) // px
	contrast    = 8                                         // grey levels that light must stand above it
	lanes       = 0x0001_0001_0001_0001                     // four numbers of 16 bits in one
)

// run is a row's stretch of light pixels, x0 ≤ x < x1.
type run struct{ y, x0, x1, blob int32 }

// bitmap is one bit a pixel, rows of whole words, the lowest bit leftmost.
type bitmap struct {
	words []uint64
	span  int // words a row
}

func (b *bitmap) row(y int) []uint64 { return b.words[y*b.span : (y+1)*b.span] }

// threshold lists the runs of pixels of p within r that are lighter than the
// mean around them, which is taken from the coarser level; r starts at
// multiples of 8. Pixels that are in no light square of 2 × 2 are left out:
// that is the noise, and the gaps through which labels touch the table.
func (d *detector) threshold(p, coarser plane, r rect) {
	n, rows := r.x1-r.x0, r.y1-r.y0
	d.light.span, d.inner.span = (n+63)/64, (n+63)/64
	d.light.words = resize(d.light.words, rows*d.light.span)
	d.inner.words = resize(d.inner.words, rows*d.light.span)
	d.columns = resize(d.columns, (n+1)/2+2*blockRadius)
	d.levels = resize(d.levels, (n+7)/8)
	clear(d.columns)
	for y := -blockRadius; y < blockRadius; y++ {
		d.slide(coarser, r.x0/2, r.y0/2+y, 1)
	}
	for y := 0; y < rows; y += 2 {
		d.slide(coarser, r.x0/2, (r.y0+y)/2+blockRadius, 1)
		d.measure()
		d.slide(coarser, r.x0/2, (r.y0+y)/2-blockRadius, ^uint16(0))
		for i := y; i < min(y+2, rows); i++ {
			d.compare(p.pix[(r.y0+i)*p.stride:][:p.w], r.x0, r.x1, d.light.row(i))
		}
	}
	d.open(rows)
	d.runs = d.runs[:0]
	for y := range rows {
		d.split(int32(r.y0+y), int32(r.x0), d.light.row(y))
	}
}

// slide adds a row of the coarser level, times f, to the sums by column.
func (d *detector) slide(p plane, x0, y int, f uint16) {
	y = min(max(y, 0), p.h-1)
	row := p.pix[y*p.stride : y*p.stride+p.w]
	x0 -= blockRadius
	lo, hi := max(-x0, 0), min(p.w-x0, len(d.columns))
	for i := range lo {
		d.columns[i] += f * uint16(row[0])
	}
	in := d.columns[lo:hi]
	from := row[x0+lo:][:len(in)]
	for i, v := range from {
		in[i] += f * uint16(v)
	}
	for i := hi; i < len(d.columns); i++ {
		d.columns[i] += f * uint16(row[p.w-1])
	}
}

// measure makes of the sums by column the level that light must reach, for
// eight pixels a word: the same for every two.
func (d *detector) measure() {
	const block = 2*blockRadius + 1
	var sum uint32
	for _, v := range d.columns[:block-1] {
		sum += uint32(v)
	}
	n := len(d.columns) - block + 1
	head, tail := d.columns[block-1:][:n], d.columns[:n]
	var word uint64
	for i, v := range head {
		sum += uint32(v)
		level := sum*(1<<16/blockArea)>>16 + contrast
		sum -= uint32(tail[i])
		word |= uint64(level) << (i & 3 * 16)
		if i&3 == 3 || i == n-1 {
			d.levels[i>>2] = word
			word = 0
		}
	}
}

// compare marks the pixels of a row that reach their level.
func (d *detector) compare(row []uint8, x0, x1 int, out []uint64) {
	clear(out)
	const top = lanes << 15
	levels := d.levels
	for i, level := range levels {
		x := x0 + 8*i
		var px uint64
		if x+8 <= len(row) {
			px = binary.LittleEndian.Uint64(row[x:])
		} else {
			var end [8]byte
			copy(end[:], row[x:])
			px = binary.LittleEndian.Uint64(end[:])
		}
		even := ((px&(lanes*0xff) | top) - level) & top
		odd := ((px>>8&(lanes*0xff) | top) - level) & top
		b := even>>15 | odd>>14
		b |= b >> 14
		b |= b >> 28
		out[i>>3] |= b & 0xff << (i & 7 * 8)
	}
	if n := (x1 - x0) & 63; n > 0 {
		out[len(out)-1] &= 1<<n - 1
	}
}

// open keeps the light squares of 2 × 2 pixels.
func (d *detector) open(rows int) {
	clear(d.inner.row(rows - 1))
	for y := range rows - 1 {
		a, b, out := d.light.row(y), d.light.row(y+1), d.inner.row(y)
		for i := range out {
			v := a[i] & b[i]
			next := v >> 1
			if i+1 < len(out) {
				next |= a[i+1] & b[i+1] << 63
			}
			out[i] = v & next
		}
	}
	for y := rows - 1; y >= 0; y-- {
		out, a := d.light.row(y), d.inner.row(y)
		b := a
		if y > 0 {
			b = d.inner.row(y - 1)
		}
		var carry uint64
		for i := range out {
			v := a[i] | b[i]
			out[i] = v | v<<1 | carry
			carry = v >> 63
		}
	}
}

// split appends a row's runs.
func (d *detector) split(y, x0 int32, row []uint64) {
	start := int32(-1)
	var carry uint64
	for i, v := range row {
		for edges := v ^ (v<<1 | carry); edges != 0; edges &= edges - 1 {
			x := x0 + int32(64*i+bits.TrailingZeros64(edges))
			if start < 0 {
				start = x
			} else {
				d.runs = append(d.runs, run{y, start, x, 0})
				start = -1
			}
		}
		carry = v >> 63
	}
	if start >= 0 {
		d.runs = append(d.runs, run{y, start, x0 + int32(64*len(row)), 0})
	}
}
