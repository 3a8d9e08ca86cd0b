package vision

import "math"

// Labels are looked for at each level of the pyramid while a module there
// measures between these many px.
const (
	smallest = .55
	largest  = 2.2
)

// label is the side in modules of the white square that a code is printed on,
// within its dark frame.
const label = Modules + 8

// rect is a part of a plane, px: x0 ≤ x < x1.
type rect struct{ x0, y0, x1, y1 int }

func (r rect) clip(w, h int) rect {
	return rect{max(r.x0, 0), max(r.y0, 0), min(r.x1, w), min(r.y1, h)}
}

// blob is a connected set of light pixels.
type blob struct {
	x0, y0, x1, y1 int32 // inclusive bounds
	px             int32
	rows           int32 // where its outline starts, or -1
}

// detector finds light squares in dark frames. It keeps its buffers.
type detector struct {
	columns []uint16 // sums by column of the coarser level, over the block's rows
	levels  []uint64 // what is light in a row, four numbers a word
	light   bitmap
	inner   bitmap // the top left corners of light squares
	runs    []run
	parent  []int32
	blobs   []blob
	left    []int32 // outlines: the first and last px of each row
	right   []int32
	hull    []Point
	chain   []Point
}

// find appends to out the quads, in px of the plane, that may be the white
// square of a tag within r.
func (d *detector) find(p, coarser plane, r rect, out []Quad) []Quad {
	r.x0, r.y0 = r.x0&^7, r.y0&^1
	r = r.clip(p.w, p.h)
	const least = label * smallest * .9
	if float64(min(r.x1-r.x0, r.y1-r.y0)) < least {
		return out
	}
	d.threshold(p, coarser, r)
	d.connect()
	most := int32(math.Ceil(label * largest * math.Sqrt2))
	rows := int32(0)
	for i := range d.blobs {
		b := &d.blobs[i]
		w, h := b.x1-b.x0+1, b.y1-b.y0+1
		b.rows = -1
		if d.parent[i] != int32(i) || float64(min(w, h)) < least || w > most || h > most ||
			w > 2*h || h > 2*w || 5*b.px < w*h {
			continue
		}
		b.rows = rows
		rows += h
	}
	d.outline(int(rows))
	for i := range d.blobs {
		b := &d.blobs[i]
		if b.rows < 0 {
			continue
		}
		d.convex(b)
		if q, ok := quadOf(d.hull); ok && labelLike(q) {
			out = append(out, q)
		}
	}
	return out
}

func (d *detector) root(i int32) int32 {
	for d.parent[i] != i {
		d.parent[i] = d.parent[d.parent[i]]
		i = d.parent[i]
	}
	return i
}

// connect joins runs that touch in neighbouring rows into blobs.
func (d *detector) connect() {
	d.parent, d.blobs = d.parent[:0], d.blobs[:0]
	above, here := 0, 0 // where the rows start
	for i := range d.runs {
		r := &d.runs[i]
		if r.y != d.runs[here].y {
			above, here = here, i
		}
		if above < here && d.runs[above].y != r.y-1 {
			above = here
		}
		r.blob = -1
		for above < here && d.runs[above].x1 <= r.x0 {
			above++
		}
		for j := above; j < here && d.runs[j].x0 < r.x1; j++ {
			o := d.root(d.runs[j].blob)
			if r.blob < 0 {
				r.blob = o
			} else if a := d.root(r.blob); a != o {
				d.join(a, o)
			}
		}
		if r.blob < 0 {
			r.blob = int32(len(d.blobs))
			d.parent = append(d.parent, r.blob)
			d.blobs = append(d.blobs, blob{x0: r.x0, y0: r.y, x1: r.x1 - 1, y1: r.y})
		}
		b := &d.blobs[d.root(r.blob)]
		b.x0, b.x1, b.y1 = min(b.x0, r.x0), max(b.x1, r.x1-1), r.y
		b.px += r.x1 - r.x0
	}
}

func (d *detector) join(a, b int32) {
	if b < a {
		a, b = b, a
	}
	d.parent[b] = a
	p, q := &d.blobs[a], &d.blobs[b]
	p.x0, p.x1 = min(p.x0, q.x0), max(p.x1, q.x1)
	p.y0, p.y1 = min(p.y0, q.y0), max(p.y1, q.y1)
	p.px += q.px
}

// outline notes the first and last pixel in every row of the blobs in question.
func (d *detector) outline(rows int) {
	d.left, d.right = resize(d.left, rows), resize(d.right, rows)
	for i := range d.left {
		d.left[i], d.right[i] = math.MaxInt32, -1
	}
	if rows == 0 {
		return
	}
	for _, r := range d.runs {
		b := d.blobs[d.root(r.blob)]
		if b.rows < 0 {
			continue
		}
		i := b.rows + r.y - b.y0
		d.left[i], d.right[i] = min(d.left[i], r.x0), max(d.right[i], r.x1)
	}
}

// convex fills d.hull with the convex hull of a blob, clockwise.
func (d *detector) convex(b *blob) {
	d.hull = d.hull[:0]
	n := int(b.y1 - b.y0 + 1)
	for pass := range 2 { // the right side downwards, then the left side upwards
		d.chain = d.chain[:0]
		for k := range n {
			i := k
			if pass == 1 {
				i = n - 1 - k
			}
			x := d.right[int(b.rows)+i]
			if pass == 1 {
				x = d.left[int(b.rows)+i]
			}
			p := Point{float64(x), float64(int(b.y0)+i) + .5}
			for m := len(d.chain); m >= 2 && turn(d.chain[m-2], d.chain[m-1], p) <= 0; m-- {
				d.chain = d.chain[:m-1]
			}
			d.chain = append(d.chain, p)
		}
		d.hull = append(d.hull, d.chain...)
	}
}

// turn is twice the area of a triangle, positive when it goes clockwise.
func turn(a, b, c Point) float64 { return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X) }

func polygonArea(ps []Point) float64 {
	var s float64
	for i, p := range ps {
		q := ps[(i+1)%len(ps)]
		s += p.X*q.Y - p.Y*q.X
	}
	return s / 2
}

// quadOf is the quad that a convex outline nearly fills, if it does.
func quadOf(hull []Point) (Quad, bool) {
	var q Quad
	if len(hull) < 4 {
		return q, false
	}
	var buf [256]Point
	ps := append(buf[:0], hull...)
	for len(ps) > 4 { // drop the corner that matters least
		least, at := math.Inf(1), 0
		for i := range ps {
			if a := turn(ps[(i+len(ps)-1)%len(ps)], ps[i], ps[(i+1)%len(ps)]); a < least {
				least, at = a, i
			}
		}
		ps = append(ps[:at], ps[at+1:]...)
	}
	copy(q[:], ps)
	full := polygonArea(hull)
	if polygonArea(q[:]) < .70*full {
		return q, false
	}
	q, ok := straighten(q, hull)
	if !ok {
		return q, false
	}
	fill := full / polygonArea(q[:])
	return q, fill > .85 && fill < 1.1
}

// straighten lays each side of a quad along the outline's edges that run with it.
func straighten(q Quad, hull []Point) (Quad, bool) {
	var dir, mid [4]Point
	var length [4]float64
	for i, a := range hull {
		b := hull[(i+1)%len(hull)]
		e := Point{b.X - a.X, b.Y - a.Y}
		n := math.Hypot(e.X, e.Y)
		if n == 0 {
			continue
		}
		best, k := .9, -1
		for s := range q {
			f := Point{q[(s+1)%4].X - q[s].X, q[(s+1)%4].Y - q[s].Y}
			if c := (e.X*f.X + e.Y*f.Y) / (n * math.Hypot(f.X, f.Y)); c > best {
				best, k = c, s
			}
		}
		if k < 0 {
			continue
		}
		dir[k] = Point{dir[k].X + e.X, dir[k].Y + e.Y}
		mid[k] = Point{mid[k].X + n*(a.X+b.X)/2, mid[k].Y + n*(a.Y+b.Y)/2}
		length[k] += n
	}
	for s := range 4 {
		if length[s] == 0 {
			return q, false
		}
		mid[s] = Point{mid[s].X / length[s], mid[s].Y / length[s]}
	}
	var out Quad
	for s := range 4 {
		p := (s + 3) % 4 // corner s is where the side before meets side s
		det := dir[p].X*dir[s].Y - dir[p].Y*dir[s].X
		if math.Abs(det) < 1e-9 {
			return q, false
		}
		t := ((mid[s].X-mid[p].X)*dir[s].Y - (mid[s].Y-mid[p].Y)*dir[s].X) / det
		out[s] = Point{mid[p].X + t*dir[p].X, mid[p].Y + t*dir[p].Y}
	}
	return out, true
}

// labelLike reports whether a quad can be the white square at its level: the
// right size, and not too far from a square.
func labelLike(q Quad) bool {
	h := poseOf(q, .5)
	a, b := math.Hypot(h[0], h[3]), math.Hypot(h[1], h[4])
	size := math.Sqrt(math.Abs(h[0]*h[4] - h[1]*h[3]))
	if size < label*smallest || size > label*largest || a > 1.8*b || b > 1.8*a {
		return false
	}
	// Opposite sides of a square seen from afar are nearly parallel.
	skew := math.Hypot(q[0].X-q[1].X+q[2].X-q[3].X, q[0].Y-q[1].Y+q[2].Y-q[3].Y)
	cos := math.Abs(h[0]*h[1]+h[3]*h[4]) / (a * b)
	return skew < .25*size && cos < .6
}

func resize[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}
