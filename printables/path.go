package printables

import "math"

// point is a place in mm, y down.
type point struct{ x, y float64 }

// A path is closed or open outlines made of lines and cubic curves. Paths are
// filled by the non-zero rule on every canvas.
type path struct {
	ops []op
	pts []point
}

// op is one step of a path; it takes one point, a curve three, close none.
type op uint8

const (
	moveTo op = iota
	lineTo
	curveTo
	closing
)

func (p *path) move(x, y float64) *path {
	p.ops, p.pts = append(p.ops, moveTo), append(p.pts, point{x, y})
	return p
}

func (p *path) line(x, y float64) *path {
	p.ops, p.pts = append(p.ops, lineTo), append(p.pts, point{x, y})
	return p
}

func (p *path) curve(ax, ay, bx, by, x, y float64) *path {
	p.ops = append(p.ops, curveTo)
	p.pts = append(p.pts, point{ax, ay}, point{bx, by}, point{x, y})
	return p
}

func (p *path) close() *path {
	p.ops = append(p.ops, closing)
	return p
}

// add appends another path's outlines.
func (p *path) add(q *path) *path {
	p.ops = append(p.ops, q.ops...)
	p.pts = append(p.pts, q.pts...)
	return p
}

// through is the path carried by a matrix.
func (p *path) through(m matrix) *path {
	out := &path{ops: p.ops, pts: make([]point, len(p.pts))}
	for i, q := range p.pts {
		out.pts[i] = m.apply(q)
	}
	return out
}

// each walks the path's steps with their points.
func (p *path) each(step func(o op, q []point)) {
	i := 0
	for _, o := range p.ops {
		n := 1
		switch o {
		case curveTo:
			n = 3
		case closing:
			n = 0
		}
		step(o, p.pts[i:i+n])
		i += n
	}
}

// bounds is the box of all points, control points included.
func (p *path) bounds() (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, q := range p.pts {
		x0, x1 = min(x0, q.x), max(x1, q.x)
		y0, y1 = min(y0, q.y), max(y1, q.y)
	}
	return
}

// polylines flattens the path into open runs of points, with a curve's bends
// no further off than a fraction of fine mm; a closed outline ends where it
// began.
func (p *path) polylines(fine float64) [][]point {
	var out [][]point
	var run []point
	flush := func() {
		if len(run) > 1 {
			out = append(out, run)
		}
		run = nil
	}
	p.each(func(o op, q []point) {
		switch o {
		case moveTo:
			flush()
			run = []point{q[0]}
		case lineTo:
			run = append(run, q[0])
		case curveTo:
			a := run[len(run)-1]
			long := math.Hypot(q[0].x-a.x, q[0].y-a.y) + math.Hypot(q[1].x-q[0].x, q[1].y-q[0].y) + math.Hypot(q[2].x-q[1].x, q[2].y-q[1].y)
			pieces := 3 + int(math.Sqrt(long/fine))
			for i := 1; i <= pieces; i++ {
				run = append(run, bezier(a, q[0], q[1], q[2], float64(i)/float64(pieces)))
			}
		case closing:
			if len(run) > 0 {
				first := run[0]
				run = append(run, first)
				flush()
				run = []point{first}
			}
		}
	})
	flush()
	return out
}

func bezier(a, b, c, d point, t float64) point {
	u := 1 - t
	k0, k1, k2, k3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
	return point{k0*a.x + k1*b.x + k2*c.x + k3*d.x, k0*a.y + k1*b.y + k2*c.y + k3*d.y}
}

// matrix maps (x, y) to (a·x + c·y + e, b·x + d·y + f), as in SVG.
type matrix struct{ a, b, c, d, e, f float64 }

var identity = matrix{a: 1, d: 1}

func (m matrix) apply(p point) point {
	return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f}
}

// then is n within m: n is applied first.
func (m matrix) then(n matrix) matrix {
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

// scale is by how much the matrix lengthens, on average.
func (m matrix) scale() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

func shift(x, y float64) matrix { return matrix{a: 1, d: 1, e: x, f: y} }

func zoom(k float64) matrix { return matrix{a: k, d: k} }

// turn rotates clockwise on the page, in degrees.
func turn(deg float64) matrix {
	s, c := math.Sincos(deg * math.Pi / 180)
	return matrix{a: c, b: s, c: -s, d: c}
}
