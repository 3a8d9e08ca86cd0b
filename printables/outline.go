package printables

import "math"

// fatten is the body of a run of points drawn with a round pen of radius h: a
// ring when the run ends where it began.
func fatten(run []point, h float64) *path {
	run = distinct(run)
	if len(run) == 1 {
		return circle(run[0].x, run[0].y, h)
	}
	last := len(run) - 1
	if closed := last > 2 && run[0] == run[last]; closed {
		run = run[:last]
		out := polygonOf(side(run, h, true))
		return out.add(polygonOf(side(reverse(run), h, true)))
	}
	there := side(run, h, false)
	back := side(reverse(run), h, false)
	there = append(there, roundEnd(run[last-1], run[last], h)...)
	there = append(there, back...)
	return polygonOf(append(there, roundEnd(run[1], run[0], h)...))
}

// side is the line at distance h to the left of a run, as seen by one who
// walks it with y down.
func side(run []point, h float64, closed bool) []point {
	n := len(run)
	var out []point
	for i, q := range run {
		before, after := (i+n-1)%n, (i+1)%n
		switch {
		case !closed && i == 0:
			out = append(out, off(q, normal(q, run[after]), h))
		case !closed && i == n-1:
			out = append(out, off(q, normal(run[before], q), h))
		default:
			out = append(out, corner(q, normal(run[before], q), normal(q, run[after]), h)...)
		}
	}
	return out
}

// corner goes round a point from one normal to the next.
func corner(q, a, b point, h float64) []point {
	turn := math.Atan2(a.x*b.y-a.y*b.x, a.x*b.x+a.y*b.y)
	switch {
	case math.Abs(turn) < 0.5: // nearly straight: the two lines' own crossing
		k := h / (1 + a.x*b.x + a.y*b.y)
		return []point{{q.x + (a.x+b.x)*k, q.y + (a.y+b.y)*k}}
	case turn < 0: // the inner side: through the corner itself
		return []point{off(q, a, h), q, off(q, b, h)}
	}
	return append(round(q, a, turn, h), off(q, b, h))
}

// round is an arc about q that begins at the normal a and turns clockwise.
func round(q, a point, turn, h float64) []point {
	n := 1 + int(turn/0.35)
	out := make([]point, 0, n+1)
	for i := range n {
		s, c := math.Sincos(turn * float64(i) / float64(n))
		out = append(out, off(q, point{a.x*c - a.y*s, a.x*s + a.y*c}, h))
	}
	return out
}

// roundEnd is the half circle about the end q of a line that comes from p.
func roundEnd(p, q point, h float64) []point {
	return round(q, normal(p, q), math.Pi, h)[1:]
}

// normal is the unit vector to the left of the way from p to q.
func normal(p, q point) point {
	d := math.Hypot(q.x-p.x, q.y-p.y)
	return point{(q.y - p.y) / d, -(q.x - p.x) / d}
}

func off(q, n point, h float64) point { return point{q.x + n.x*h, q.y + n.y*h} }

func reverse(run []point) []point {
	out := make([]point, len(run))
	for i, q := range run {
		out[len(run)-1-i] = q
	}
	return out
}

// distinct leaves out points that stand where the one before does.
func distinct(run []point) []point {
	out := run[:1:1]
	for _, q := range run[1:] {
		if p := out[len(out)-1]; math.Hypot(q.x-p.x, q.y-p.y) > 1e-9 {
			out = append(out, q)
		}
	}
	return out
}

func polygonOf(run []point) *path {
	p := new(path).move(run[0].x, run[0].y)
	for _, q := range run[1:] {
		p.line(q.x, q.y)
	}
	return p.close()
}
