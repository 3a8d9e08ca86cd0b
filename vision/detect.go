package vision

import "math"

// At each level of the pyramid the detector looks for white squares whose
// modules measure between minModulePx and maxModulePx px there.
const (
	minModulePx = .55
	maxModulePx = 2.2
)

// squareModules is the side in modules of a tag's white square: the code and
// its quiet zone, as far as the dark frame.
const squareModules = Modules + 8

// rect is a part of a picture, px: x0 ≤ x < x1.
type rect struct{ x0, y0, x1, y1 int }

func (r rect) clip(w, h int) rect {
	return rect{max(r.x0, 0), max(r.y0, 0), min(r.x1, w), min(r.y1, h)}
}

func (r rect) contains(x, y int) bool { return x >= r.x0 && y >= r.y0 && x < r.x1 && y < r.y1 }

// detector finds white squares in dark frames (adaptive threshold, connected
// components, convex hull, quad) and spots of texture. It keeps its buffers.
type detector struct {
	coarseRow  []uint8  // of the coarser level, with what lies beyond its edges
	columnSums []uint8  // of such rows, over those of the threshold's window: two bytes each
	thresholds []uint64 // of a row, four a word, times windowArea
	binary     bitmap
	eroded     bitmap
	runs       []run
	sets       unionFind // over the components
	components []component
	first      []int32 // the row extents of components: x of the first px
	last       []int32 // and of the one after the last
	hull       []Point
	chain      []Point   // one side of the hull
	strengths  []float32 // of spots, by position
	peaks      []spot
}

// find appends to quads those within r, in px of p, that may be the white square
// of a tag, and counts the texture there. coarser is the next level of the pyramid.
func (d *detector) find(p, coarser grayImage, r rect, texture *textureCells, quads []Quad) []Quad {
	texture.clear()
	const least = Modules * minModulePx * .9
	if float64(min(r.x1-r.x0, r.y1-r.y0)) < least {
		return quads
	}
	d.adaptiveThreshold(p, coarser, r)
	texture.count(&d.binary, r.x1-r.x0, r.y1-r.y0)
	return d.findSquares(r, quads)
}

// findSquares appends to out the quads in the binary picture of r that may be
// the white square of a tag.
func (d *detector) findSquares(r rect, out []Quad) []Quad {
	const least = squareModules * minModulePx * .9
	d.morphologicalOpening(r.y1 - r.y0)
	d.runLengthEncode(r)
	d.connectedComponents()
	most := int32(math.Ceil(squareModules * maxModulePx * math.Sqrt2))
	rows := int32(0)
	for i := range d.components {
		c := &d.components[i]
		w, h := c.x1-c.x0+1, c.y1-c.y0+1
		c.extents = -1
		if d.sets[i] != int32(i) || float64(min(w, h)) < least || w > most || h > most ||
			w > 2*h || h > 2*w || 5*c.pixels < w*h {
			continue
		}
		c.extents = rows
		rows += h
	}
	d.rowExtents(int(rows))
	for i := range d.components {
		c := &d.components[i]
		if c.extents < 0 {
			continue
		}
		d.convexHull(c)
		if q, ok := quadFromHull(d.hull); ok && plausibleSquare(q) {
			out = append(out, q)
		}
	}
	return out
}

// plausibleSquare reports whether a quad, in px of its level, has the size of a
// tag's white square and nearly the shape of one seen at a slant.
func plausibleSquare(q Quad) bool {
	h := affinePose(q, .5)
	a, b := math.Hypot(h[0], h[3]), math.Hypot(h[1], h[4])
	size := math.Sqrt(math.Abs(h[0]*h[4] - h[1]*h[3]))
	if size < squareModules*minModulePx || size > squareModules*maxModulePx || a > 1.8*b || b > 1.8*a {
		return false
	}
	// A square seen from afar is nearly a parallelogram.
	skew := math.Hypot(q[0].X-q[1].X+q[2].X-q[3].X, q[0].Y-q[1].Y+q[2].Y-q[3].Y)
	cos := math.Abs(h[0]*h[1]+h[3]*h[4]) / (a * b)
	return skew < .25*size && cos < .6
}

// resized is a slice of length n: s itself where it has room. Its elements are
// undefined.
func resized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}
