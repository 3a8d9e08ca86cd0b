package vision

import (
	"cmp"
	"math"
	"slices"
)

// spot is a square with more texture in it than around it, as a code on white
// paper is: the centre and the side, px of its level. It is right to a few
// modules and a third of its side.
type spot struct {
	x, y, side float64
	strength   float64 // mean count of changes inside, less ringShare of that around
}

// A spot has at least minTexture changes a cell and minStrength. At half of its
// resolution its grey values have a standard deviation of minContrast of their mean:
// ink on paper has .11 even where a blur leaves little of it. Its
// edges lie along two axes, and not mostly along one, as grain and lines of text do.
const (
	minTexture  = 6
	minStrength = 4.2
	ringShare   = .7
	minContrast = .1
	maxKurtosis = 5
	maxGrain    = .7
	maxSpots    = 400 // in a level of a region
)

// spotSides are the sides of spots in cells; on the coarsest level there are the
// larger ones, too.
var spotSides = [...]int{3, 4, 6, 8, 11}

// spotError is by how much a spot's side may be wrong, up or down.
const spotError = 1.35

// findSpots appends the spots in r, a part of p whose texture was counted, to out,
// at most maxSpots: those that may be codes of least to most px per module.
// coarser is the next level of the pyramid; coarsest tells that none coarser than p
// is searched.
func (d *detector) findSpots(p, coarser grayImage, r rect, t *textureCells, coarsest bool, least, most float64, out []spot) []spot {
	sides := spotSides[:3]
	if coarsest {
		sides = spotSides[:]
	}
	d.peaks = d.peaks[:0]
	for _, n := range sides {
		if m := float64(n*cellPx) / Modules; m*spotError >= least && m <= most*spotError {
			d.findPeaks(t, n)
		}
	}
	for i := range d.peaks {
		s := &d.peaks[i]
		s.x, s.y, s.side = float64(r.x0)+s.x*cellPx, float64(r.y0)+s.y*cellPx, s.side*cellPx
	}
	d.peaks = slices.DeleteFunc(d.peaks, func(s spot) bool { return !coarser.inky(s) }) // most of them
	slices.SortFunc(d.peaks, func(a, b spot) int { return cmp.Compare(b.strength, a.strength) })
	first := len(out)
	for _, s := range d.peaks {
		if len(out)-first == maxSpots {
			break
		}
		s = t.centred(s, r)
		if !slices.ContainsFunc(out[first:], s.like) && coarser.grain(s) <= maxGrain {
			out = append(out, s)
		}
	}
	return out
}

// like reports whether two spots are nearly the same.
func (s spot) like(o spot) bool {
	dx, dy, least := s.x-o.x, s.y-o.y, min(s.side, o.side)
	return 4*(dx*dx+dy*dy) < least*least && max(s.side, o.side) < 1.45*least
}

// findPeaks appends to d.peaks the local maxima of strength among the squares
// of n × n cells, in cells (non-maximum suppression).
func (d *detector) findPeaks(t *textureCells, n int) {
	w, h := t.w-n-1, t.h-n-1 // positions whose ring of one cell is inside
	if w < 1 || h < 1 {
		return
	}
	inner := float32(n * n)
	ring := float32((n+2)*(n+2)) - inner
	least := uint32(minTexture * inner)
	d.strengths = resized(d.strengths, w*h)
	for y := range h {
		row := d.strengths[y*w : (y+1)*w]
		sums := func(y, x int) []uint32 { return t.sums[y*(t.w+1)+x:][:w] }
		a, b, c, e := sums(y+1, 1), sums(y+1, n+1), sums(y+n+1, 1), sums(y+n+1, n+1)
		oa, ob, oc, oe := sums(y, 0), sums(y, n+2), sums(y+n+2, 0), sums(y+n+2, n+2)
		for x := range row {
			row[x] = 0
			if in := e[x] - c[x] - b[x] + a[x]; in >= least {
				around := oe[x] - oc[x] - ob[x] + oa[x] - in
				row[x] = float32(in)/inner - ringShare*float32(around)/ring
			}
		}
	}
	for y := range h {
		for x, s := range d.strengths[y*w : (y+1)*w] {
			if s >= minStrength && d.isPeak(x, y, w, h) {
				c := float64(n)/2 + 1
				d.peaks = append(d.peaks, spot{float64(x) + c, float64(y) + c, float64(n), float64(s)})
			}
		}
	}
}

// isPeak reports whether no neighbour of a position is stronger, nor an equal
// one after it.
func (d *detector) isPeak(x, y, w, h int) bool {
	s := d.strengths[y*w+x]
	for v := max(y-1, 0); v <= min(y+1, h-1); v++ {
		for u := max(x-1, 0); u <= min(x+1, w-1); u++ {
			o := d.strengths[v*w+u]
			if o > s || o == s && (v > y || v == y && u > x) {
				return false
			}
		}
	}
	return true
}

// inky reports whether the grey values on a spot of the next finer level are as ink and
// paper give them: with enough contrast, and in two levels rather than around one. Noise
// is half as strong here as where it crossed the threshold.
func (p grayImage) inky(s spot) bool {
	const n = 6
	var xs, ys [n]int
	for i := range n {
		off := s.side * ((float64(i)+.5)/n - .5)
		xs[i], ys[i] = min(max(int((s.x+off)/2), 0), p.w-1), min(max(int((s.y+off)/2), 0), p.h-1)*p.stride
	}
	var grey [n * n]int
	sum := 0
	for i := range grey {
		grey[i] = int(p.pix[ys[i/n]+xs[i%n]])
		sum += grey[i]
	}
	mean := float64(sum) / (n * n)
	var square, fourth float64
	for _, c := range grey {
		d := float64(c) - mean
		square, fourth = square+d*d, fourth+d*d*d*d
	}
	least := max(minContrast*mean, thresholdOffset)
	return square >= n*n*least*least && fourth*n*n <= maxKurtosis*square*square
}

// grain is how far the edges in a spot of the next finer level run along one
// direction: the difference of the eigenvalues of the structure tensor as a share of
// their sum.
func (p grayImage) grain(s spot) float64 {
	x0, y0 := max(int((s.x-s.side/2)/2), 1), max(int((s.y-s.side/2)/2), 1)
	x1, y1 := min(int((s.x+s.side/2)/2)+1, p.w-1), min(int((s.y+s.side/2)/2)+1, p.h-1)
	var xx, yy, xy int
	for y := y0; y < y1; y++ {
		above, here, below := p.pix[(y-1)*p.stride:], p.pix[y*p.stride:], p.pix[(y+1)*p.stride:]
		for x := x0; x < x1; x++ {
			gx, gy := int(here[x+1])-int(here[x-1]), int(below[x])-int(above[x])
			xx, yy, xy = xx+gx*gx, yy+gy*gy, xy+gx*gy
		}
	}
	return math.Hypot(float64(xx-yy), float64(2*xy)) / float64(xx+yy+1)
}
