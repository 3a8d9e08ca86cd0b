package vision

import "math"

// convexHull fills d.hull with the convex hull of a component, clockwise, from
// its rows' extents (Andrew's monotone chain, 1979; OpenCV's convexHull).
func (d *detector) convexHull(c *component) {
	d.hull = d.hull[:0]
	n := int(c.y1 - c.y0 + 1)
	for pass := range 2 { // the right side downwards, then the left side upwards
		d.chain = d.chain[:0]
		for k := range n {
			i := k
			if pass == 1 {
				i = n - 1 - k
			}
			x := d.last[int(c.extents)+i]
			if pass == 1 {
				x = d.first[int(c.extents)+i]
			}
			p := Point{float64(x), float64(int(c.y0)+i) + .5}
			for m := len(d.chain); m >= 2 && crossProduct(d.chain[m-2], d.chain[m-1], p) <= 0; m-- {
				d.chain = d.chain[:m-1]
			}
			d.chain = append(d.chain, p)
		}
		d.hull = append(d.hull, d.chain...)
	}
}

// crossProduct is the cross product of ab and ac: twice the area of the
// triangle, positive when it goes clockwise.
func crossProduct(a, b, c Point) float64 { return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X) }

// shoelaceArea is the area of a polygon by the shoelace formula, positive when
// it goes clockwise.
func shoelaceArea(ps []Point) float64 {
	var s float64
	for i, p := range ps {
		q := ps[(i+1)%len(ps)]
		s += p.X*q.Y - p.Y*q.X
	}
	return s / 2
}

// quadFromHull approximates a convex hull by a quad, if the hull nearly fills
// one. It removes the corners of the smallest triangles (Visvalingam and
// Whyatt 1993; compare OpenCV's approxPolyDP) and then fits the four sides.
func quadFromHull(hull []Point) (Quad, bool) {
	var q Quad
	if len(hull) < 4 {
		return q, false
	}
	var buf [256]Point
	ps := append(buf[:0], hull...)
	for len(ps) > 4 {
		least, at := math.Inf(1), 0
		for i := range ps {
			if a := crossProduct(ps[(i+len(ps)-1)%len(ps)], ps[i], ps[(i+1)%len(ps)]); a < least {
				least, at = a, i
			}
		}
		ps = append(ps[:at], ps[at+1:]...)
	}
	copy(q[:], ps)
	full := shoelaceArea(hull)
	if shoelaceArea(q[:]) < .70*full {
		return q, false
	}
	q, ok := fitSides(q, hull)
	if !ok {
		return q, false
	}
	fill := full / shoelaceArea(q[:])
	return q, fill > .85 && fill < 1.1
}

// fitSides moves each side of a quad onto the mean line of the hull's edges
// that are nearly parallel to it. It reports false when a side has none.
func fitSides(q Quad, hull []Point) (Quad, bool) {
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
