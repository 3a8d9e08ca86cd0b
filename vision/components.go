package vision

import "math"

// component is a connected component of light pixels. The fields of one that
// was united with another are not kept up to date; those of the root are.
type component struct {
	x0, y0, x1, y1 int32 // inclusive bounds
	pixels         int32
	extents        int32 // where its rows start in detector.first and last, or -1
}

// connectedComponents labels the runs with their connected components, in one
// pass over the rows with a union-find (He, Chao and Suzuki 2008; OpenCV's
// connectedComponents). Runs are connected when they touch in neighbouring
// rows (4-connectivity).
func (d *detector) connectedComponents() {
	d.sets, d.components = d.sets[:0], d.components[:0]
	above, here := 0, 0 // a run of the row above that may touch, and the first of this row
	for i := range d.runs {
		r := &d.runs[i]
		if r.y != d.runs[here].y {
			above, here = here, i
		}
		if above < here && d.runs[above].y != r.y-1 {
			above = here
		}
		for above < here && d.runs[above].x1 <= r.x0 {
			above++
		}
		root := int32(-1)
		for j := above; j < here && d.runs[j].x0 < r.x1; j++ {
			switch o := d.sets.find(d.runs[j].component); {
			case root < 0:
				root = o
			case root != o:
				root = d.unite(root, o)
			}
		}
		if root < 0 {
			root = d.sets.add()
			d.components = append(d.components, component{x0: r.x0, y0: r.y, x1: r.x1 - 1, y1: r.y})
		}
		r.component = root
		c := &d.components[root]
		c.x0, c.x1, c.y1 = min(c.x0, r.x0), max(c.x1, r.x1-1), r.y
		c.pixels += r.x1 - r.x0
	}
}

// unite makes one component of two, given by their roots, and gives its root.
func (d *detector) unite(a, b int32) int32 {
	root := d.sets.union(a, b)
	p, q := &d.components[root], &d.components[a+b-root]
	p.x0, p.x1 = min(p.x0, q.x0), max(p.x1, q.x1)
	p.y0, p.y1 = min(p.y0, q.y0), max(p.y1, q.y1)
	p.pixels += q.pixels
	return root
}

// rowExtents notes where each row of the components that have extents begins
// and ends; rows is how many these are together.
func (d *detector) rowExtents(rows int) {
	d.first, d.last = resized(d.first, rows), resized(d.last, rows)
	for i := range d.first {
		d.first[i], d.last[i] = math.MaxInt32, -1
	}
	if rows == 0 {
		return
	}
	for _, r := range d.runs {
		c := &d.components[d.sets.find(r.component)]
		if c.extents < 0 {
			continue
		}
		i := c.extents + r.y - c.y0
		d.first[i], d.last[i] = min(d.first[i], r.x0), max(d.last[i], r.x1)
	}
}
