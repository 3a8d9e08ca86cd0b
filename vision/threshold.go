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
	d.columnSums = resized(d.columnSums, (n+1)/2+2*windowRadius)
	d.thresholds = resized(d.thresholds, (n+7)/8)
	clear(d.columnSums)
	for y := -windowRadius; y < windowRadius; y++ {
		d.addToColumnSums(coarser, r.x0/2, r.y0/2+y, 1)
	}
	for y := 0; y < rows; y += 2 {
		d.addToColumnSums(coarser, r.x0/2, (r.y0+y)/2+windowRadius, 1)
		d.rowThresholds()
		d.addToColumnSums(coarser, r.x0/2, (r.y0+y)/2-windowRadius, ^uint16(0))
		for i := y; i < min(y+2, rows); i++ {
			d.binarise(p.pix[(r.y0+i)*p.stride:][:p.w], r.x0, r.x1, d.binary.row(i))
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

// addToColumnSums adds f times row y of the coarser level to the column sums.
// Beyond its edges the level repeats its outermost pixels.
func (d *detector) addToColumnSums(p grayImage, x0, y int, f uint16) {
	y = min(max(y, 0), p.h-1)
	row := p.pix[y*p.stride : y*p.stride+p.w]
	x0 -= windowRadius
	lo, hi := max(-x0, 0), min(p.w-x0, len(d.columnSums))
	for i := range lo {
		d.columnSums[i] += f * uint16(row[0])
	}
	in := d.columnSums[lo:hi]
	from := row[x0+lo:][:len(in)]
	for i, v := range from {
		in[i] += f * uint16(v)
	}
	for i := hi; i < len(d.columnSums); i++ {
		d.columnSums[i] += f * uint16(row[p.w-1])
	}
}

// rowThresholds computes the thresholds of a row from the column sums by a
// sliding window. Two neighbouring pixels share a threshold, so a word of four
// lanes holds those of eight pixels.
func (d *detector) rowThresholds() {
	const window = 2*windowRadius + 1
	var sum uint32
	for _, v := range d.columnSums[:window-1] {
		sum += uint32(v)
	}
	n := len(d.columnSums) - window + 1
	head, tail := d.columnSums[window-1:][:n], d.columnSums[:n]
	var word uint64
	for i, v := range head {
		sum += uint32(v)
		threshold := sum*(1<<16/windowArea)>>16 + thresholdOffset
		sum -= uint32(tail[i])
		word |= uint64(threshold) << (i & 3 * 16)
		if i&3 == 3 || i == n-1 {
			d.thresholds[i>>2] = word
			word = 0
		}
	}
}

// binarise sets the bits of a row's pixels that reach their threshold.
func (d *detector) binarise(row []uint8, x0, x1 int, out []uint64) {
	clear(out)
	const top = lanes << 15
	for i, threshold := range d.thresholds {
		x := x0 + 8*i
		var px uint64
		if x+8 <= len(row) {
			px = binary.LittleEndian.Uint64(row[x:])
		} else {
			var end [8]byte
			copy(end[:], row[x:])
			px = binary.LittleEndian.Uint64(end[:])
		}
		even := ((px&(lanes*0xff) | top) - threshold) & top
		odd := ((px>>8&(lanes*0xff) | top) - threshold) & top
		b := even>>15 | odd>>14
		b |= b >> 14
		b |= b >> 28
		out[i>>3] |= b & 0xff << (i & 7 * 8)
	}
	if n := (x1 - x0) & 63; n > 0 {
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
