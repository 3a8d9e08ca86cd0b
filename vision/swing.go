package vision

import (
	"math"
	"slices"
)

// A camera that swings moves all tags from picture to picture, and as a rolling
// shutter reads one row after the other, the upper ones otherwise than the lower.
// It is estimated from a few tags, the leaders, which are rechecked first, and for them from
// the first that is seen; the others are then looked for where it has moved them, too.

// swing is by how many px the tags have moved since the picture before, as a linear
// function of the row.
type swing struct {
	top, perRow Point
	known       bool
}

const (
	leaders     = 6  // tags that a swing is estimated from
	leaderError = .6 // px that all of them but one may lie off it
)

// at is the movement at a row.
func (s swing) at(y float64) Point {
	return Point{s.top.X + y*s.perRow.X, s.top.Y + y*s.perRow.Y}
}

// moved is where a pose is taken to be after the swing.
func (s swing) moved(h pose) pose {
	d := s.at(h[5] / h[8])
	return Homography{1, 0, d.X, 0, 1, d.Y, 0, 0, 1}.Times(h)
}

// chooseLeaders puts leaders, spread evenly over the rows, first among the known
// tags to recheck, and reports false when hardly more tags may swing.
func (r *Reader) chooseLeaders() bool {
	swinging := r.swinging
	if len(swinging) < 2*leaders {
		return false
	}
	row := func(i int32) float64 { h := r.known[r.rechecks[i]].pose; return h[5] / h[8] }
	slices.SortFunc(swinging, func(a, b int32) int {
		if row(a) < row(b) {
			return -1
		}
		return 1
	})
	var chosen [leaders]int32
	for k := range chosen {
		chosen[k] = swinging[k*(len(swinging)-1)/(leaders-1)]
	}
	slices.Sort(chosen[:])
	for k, i := range chosen {
		r.rechecks[k], r.rechecks[i] = r.rechecks[i], r.rechecks[k]
	}
	return true
}

// recheckKnown rechecks the chosen tags, the leaders first.
func (r *Reader) recheckKnown() {
	all := r.rechecks
	r.swing = swing{}
	if r.chooseLeaders() {
		var before [leaders]Point
		for k, i := range all[:leaders] {
			before[k] = r.known[i].pose.Apply(Point{})
		}
		next := 0
		for ; next < leaders && !r.swing.known; next++ { // once one is seen, the others are looked for where it has moved
			r.rechecks = all[next : next+1]
			r.recheckChosen()
			if k := &r.known[all[next]]; k.seen {
				p := k.pose.Apply(Point{})
				r.swing = swing{top: Point{p.X - before[next].X, p.Y - before[next].Y}, known: true}
			}
		}
		r.rechecks = all[next:leaders]
		r.recheckChosen()
		var after [leaders]Point
		for k, i := range all[:leaders] {
			after[k] = r.known[i].pose.Apply(Point{})
			if !r.known[i].seen {
				after[k].X = math.Inf(1)
			}
		}
		r.swing = estimateSwing(&before, &after)
		r.rechecks = all[leaders:]
		if r.swing.known {
			r.letDrift()
		}
	}
	r.recheckChosen()
}

// letDrift moves the tags to recheck whose turn it is not by the swing instead.
func (r *Reader) letDrift() {
	keep := r.rechecks[:0]
	for _, i := range r.rechecks {
		if k := &r.known[i]; k.drifts {
			k.pose = r.swing.moved(k.pose)
		} else {
			keep = append(keep, i)
		}
	}
	r.rechecks = keep
}

// recheckChosen rechecks the tags in rechecks, and has the parts of the pyramid
// built that they need.
func (r *Reader) recheckChosen() {
	for _, i := range r.rechecks {
		if h := r.known[i].pose; recheckLevel(modulePx(h)) > 0 {
			box := around(h)
			r.pyramid.request(box.y0-chunkRows/8, box.y1+chunkRows/8)
		}
	}
	r.buildPyramid()
	r.workers.parallelFor(len(r.rechecks), (*worker).recheckTag)
}

// estimateSwing fits a swing to the leaders by least squares, without the one that
// fits worst. It is none when the others do not move together. A leader that is not
// seen lies at infinity.
func estimateSwing(before, after *[leaders]Point) swing {
	var best swing
	least := math.Inf(1)
	for out := range leaders {
		if s, e := fitSwing(before, after, out); e < least {
			best, least = s, e
		}
	}
	if least > leaderError {
		return swing{}
	}
	return best
}

// fitSwing fits a swing to all leaders but one, and gives its largest error, px.
func fitSwing(before, after *[leaders]Point, out int) (s swing, worst float64) {
	const n = leaders - 1
	var y, yy, x, xy, d, dy float64
	for k, p := range before {
		if k == out {
			continue
		}
		q := after[k]
		if math.IsInf(q.X, 1) {
			return s, math.Inf(1)
		}
		y, yy = y+p.Y, yy+p.Y*p.Y
		x, xy = x+q.X-p.X, xy+(q.X-p.X)*p.Y
		d, dy = d+q.Y-p.Y, dy+(q.Y-p.Y)*p.Y
	}
	det := n*yy - y*y
	if det < 1 {
		return s, math.Inf(1) // all in one row
	}
	s.known = true
	s.perRow = Point{(n*xy - y*x) / det, (n*dy - y*d) / det}
	s.top = Point{(x - y*s.perRow.X) / n, (d - y*s.perRow.Y) / n}
	for k, p := range before {
		if k != out {
			m := s.at(p.Y)
			worst = max(worst, math.Hypot(after[k].X-p.X-m.X, after[k].Y-p.Y-m.Y))
		}
	}
	return s, worst
}
