package vision

import (
	"encoding/binary"
	"math/bits"
	"slices"
)

// A pixel is light when it is brighter by thresholdOffset grey levels than the
// mean of the square window around it. The window is taken from the next
// coarser level of the pyramid and measured in that level's px.
const (
	windowRadius    = 3
	windowArea      = (2*windowRadius + 1) * (2*windowRadius + 1)
	thresholdOffset = 8
)

// run is a run of light pixels in one row, x0 ≤ x < x1, and the connected
// component that it belongs to.
type run struct{ y, x0, x1, component int32 }

// bitmap is a binary picture, one bit a pixel, the lowest bit leftmost.
type bitmap struct {
	words       []uint64
	wordsPerRow int
}

func (b *bitmap) row(y int) []uint64 { return b.words[y*b.wordsPerRow : (y+1)*b.wordsPerRow] }

// adaptiveThreshold binarises the part r of p by the adaptive mean threshold
// (Bradley and Roth 2007; OpenCV's adaptiveThreshold with
// ADAPTIVE_THRESH_MEAN_C). r must start at multiples of 8.
func (d *detector) adaptiveThreshold(p, coarser grayImage, r rect) {
	n, rows := r.x1-r.x0, r.y1-r.y0
	d.binary.wordsPerRow, d.eroded.wordsPerRow = (n+63)/64, (n+63)/64
	d.binary.words = resized(d.binary.words, rows*d.binary.wordsPerRow)
	d.eroded.words = resized(d.eroded.words, rows*d.binary.wordsPerRow)
	d.thresholds = resized(d.thresholds, 8*d.binary.wordsPerRow)
	d.columnSums = resized(d.columnSums, 8*len(d.thresholds)+16)
	d.coarseRow = resized(d.coarseRow, len(d.columnSums)/2)
	clear(d.columnSums)
	x, y := r.x0/2-windowRadius, r.y0/2
	for k := -windowRadius; k < windowRadius; k++ {
		d.addToColumnSums(coarser, x, y+k, 1)
	}
	for i := 0; i < rows; i += 2 {
		d.addToColumnSums(coarser, x, y+i/2+windowRadius, 1)
		d.rowThresholds()
		d.addToColumnSums(coarser, x, y+i/2-windowRadius, ^uint64(0))
		for k := i; k < min(i+2, rows); k++ {
			d.binarise(p.pix[(r.y0+k)*p.stride:][:p.w][r.x0:], n, d.binary.row(k))
		}
	}
}

// runLengthEncode encodes the binary picture of the part r of a level into
// d.runs.
func (d *detector) runLengthEncode(r rect) {
	edges := 0
	for _, v := range d.binary.words {
		edges += bits.OnesCount64(v ^ v<<1)
	}
	d.runs = slices.Grow(d.runs[:0], edges/2+len(d.binary.words)) // those at the words' ends may be counted too few
	for y := range r.y1 - r.y0 {
		d.appendRuns(int32(r.y0+y), int32(r.x0), d.binary.row(y))
	}
}

// addToColumnSums adds f times a row of the coarser level, from x on, to the column
// sums, four at a time. Beyond its edges the level repeats its outermost pixels.
func (d *detector) addToColumnSums(p grayImage, x, y int, f uint64) {
	y = min(max(y, 0), p.h-1)
	row := p.pix[y*p.stride : y*p.stride+p.w]
	left := max(-x, 0)
	for i := range left {
		d.coarseRow[i] = row[0]
	}
	for i := left + copy(d.coarseRow[left:], row[x+left:]); i < len(d.coarseRow); i++ {
		d.coarseRow[i] = row[p.w-1]
	}
	in, sums := d.coarseRow, d.columnSums
	for len(in) >= 4 && len(sums) >= 8 {
		v := uint64(binary.LittleEndian.Uint32(in))
		v = (v | v<<16) & 0x0000_ffff_0000_ffff
		v = (v | v<<8) & (lanes * 0xff)
		binary.LittleEndian.PutUint64(sums, binary.LittleEndian.Uint64(sums)+f*v)
		in, sums = in[4:], sums[8:]
	}
}

// rowThresholds computes the thresholds of a row from the column sums. Two neighbouring
// pixels share a threshold, so a word of four lanes holds those of eight pixels.
func (d *detector) rowThresholds() {
	const offset = windowArea*thresholdOffset - (windowArea - 1) // the mean is rounded down
	sums := d.columnSums
	for i := range d.thresholds {
		s := sums[8*i:][:2*(4+2*windowRadius)]
		word := uint64(lanes * offset)
		for k := 0; k <= 2*windowRadius; k++ {
			word += binary.LittleEndian.Uint64(s[2*k:])
		}
		d.thresholds[i] = word
	}
}

// binarise sets the bits of a row's first n pixels that reach their threshold.
func (d *detector) binarise(row []uint8, n int, out []uint64) {
	const top = lanes << 15
	var end [64]uint8
	for k := range out {
		in := row[64*k:]
		if len(in) < len(end) {
			copy(end[:], in)
			in = end[:]
		}
		var word uint64
		for i, threshold := range d.thresholds[8*k:][:8] {
			px := binary.LittleEndian.Uint64(in[8*i:])
			even := (px&(lanes*0xff)*windowArea | top) - threshold
			odd := (px>>8&(lanes*0xff)*windowArea | top) - threshold
			b := even&top>>15 | odd&top>>14
			b |= b >> 14
			b |= b >> 28
			word |= b & 0xff << (8 * i)
		}
		out[k] = word
	}
	if n &= 63; n > 0 {
		out[len(out)-1] &= 1<<n - 1
	}
}

// morphologicalOpening erodes and dilates the binary picture by a square of
// 2 × 2 pixels (OpenCV's morphologyEx with MORPH_OPEN): pixels in no such
// square are cleared. That removes noise and the thin bridges through which a
// white square touches what lies beside it.
func (d *detector) morphologicalOpening(rows int) {
	clear(d.eroded.row(rows - 1))
	for y := range rows - 1 {
		a, b, out := d.binary.row(y), d.binary.row(y+1), d.eroded.row(y)
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
		out, a := d.binary.row(y), d.eroded.row(y)
		b := a
		if y > 0 {
			b = d.eroded.row(y - 1)
		}
		var carry uint64
		for i := range out {
			v := a[i] | b[i]
			out[i] = v | v<<1 | carry
			carry = v >> 63
		}
	}
}

// appendRuns run-length encodes a row.
func (d *detector) appendRuns(y, x0 int32, row []uint64) {
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
