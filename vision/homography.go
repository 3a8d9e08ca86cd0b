package vision

import "math"

// Apply maps a point through the homography.
func (h Homography) Apply(p Point) Point {
	w := h[6]*p.X + h[7]*p.Y + h[8]
	if w == 0 {
		w = 1e-12
	}
	return Point{(h[0]*p.X + h[1]*p.Y + h[2]) / w, (h[3]*p.X + h[4]*p.Y + h[5]) / w}
}

// Quad maps a quad corner by corner.
func (h Homography) Quad(q Quad) Quad {
	for i, p := range q {
		q[i] = h.Apply(p)
	}
	return q
}

// Inverse is the map back, from pixels to mm; the zero Homography when there
// is none.
func (h Homography) Inverse() Homography {
	c := Homography{
		h[4]*h[8] - h[5]*h[7], h[2]*h[7] - h[1]*h[8], h[1]*h[5] - h[2]*h[4],
		h[5]*h[6] - h[3]*h[8], h[0]*h[8] - h[2]*h[6], h[2]*h[3] - h[0]*h[5],
		h[3]*h[7] - h[4]*h[6], h[1]*h[6] - h[0]*h[7], h[0]*h[4] - h[1]*h[3],
	}
	det := h[0]*c[0] + h[1]*c[3] + h[2]*c[6]
	if det == 0 || math.IsNaN(det) || math.IsInf(det, 0) {
		return Homography{}
	}
	for i := range c {
		c[i] /= det
	}
	return c.normalised()
}

// Times is the map that applies g first and h after it.
func (h Homography) Times(g Homography) Homography {
	var m Homography
	for r := range 3 {
		for c := range 3 {
			m[3*r+c] = h[3*r]*g[c] + h[3*r+1]*g[3+c] + h[3*r+2]*g[6+c]
		}
	}
	return m.normalised()
}

// normalised is the same map scaled so that its last element is one, where
// that can be.
func (h Homography) normalised() Homography {
	if s := h[8]; s != 0 && s != 1 {
		for i := range h {
			h[i] /= s
		}
	}
	return h
}

// fitHomography fits the homography that maps from[i] to to[i] by the
// normalised direct linear transform (Hartley and Zisserman, Multiple View
// Geometry, algorithm 4.2; OpenCV's findHomography with method 0). It minimises
// the weighted algebraic error, which is close enough to the error in pixels
// for a refinement to start from. It needs four or more pairs; weights may be nil.
func fitHomography(from, to []Point, weight []float64) (Homography, bool) {
	if len(from) < 4 || len(from) != len(to) {
		return Homography{}, false
	}
	nf, nt := hartleyNormalisation(from), hartleyNormalisation(to)
	var a [8][9]float64
	for i := range from {
		p, q := nf.Apply(from[i]), nt.Apply(to[i])
		w := 1.0
		if weight != nil {
			w = weight[i]
		}
		rows := [2][9]float64{
			{p.X, p.Y, 1, 0, 0, 0, -q.X * p.X, -q.X * p.Y, q.X},
			{0, 0, 0, p.X, p.Y, 1, -q.Y * p.X, -q.Y * p.Y, q.Y},
		}
		for _, r := range rows {
			for j := range 8 {
				for k := range 9 {
					a[j][k] += w * r[j] * r[k]
				}
			}
		}
	}
	m := make([][]float64, 8)
	for i := range m {
		m[i] = a[i][:]
	}
	if !gaussJordan(m) {
		return Homography{}, false
	}
	var h Homography
	for i := range 8 {
		h[i] = a[i][8]
	}
	h[8] = 1
	return nt.Inverse().Times(h).Times(nf), true
}

// hartleyNormalisation moves the points' centroid to the origin and scales
// their mean distance from it to one (Hartley 1997).
func hartleyNormalisation(ps []Point) Homography {
	var mx, my, s float64
	for _, p := range ps {
		mx += p.X
		my += p.Y
	}
	mx /= float64(len(ps))
	my /= float64(len(ps))
	for _, p := range ps {
		s += math.Hypot(p.X-mx, p.Y-my)
	}
	s /= float64(len(ps))
	if s == 0 {
		s = 1
	}
	return Homography{1 / s, 0, -mx / s, 0, 1 / s, -my / s, 0, 0, 1}
}

// gaussJordan reduces an n×(n+k) system by Gauss–Jordan elimination with
// partial pivoting: the last k columns then hold the solutions. It reports
// false when the matrix is singular.
func gaussJordan(a [][]float64) bool {
	n := len(a)
	for c := range n {
		p := c
		for r := c + 1; r < n; r++ {
			if math.Abs(a[r][c]) > math.Abs(a[p][c]) {
				p = r
			}
		}
		if v := math.Abs(a[p][c]); !(v > 1e-12) {
			return false
		}
		if p != c {
			for k := range a[c] {
				a[c][k], a[p][k] = a[p][k], a[c][k]
			}
		}
		inv := 1 / a[c][c]
		for k := c; k < len(a[c]); k++ {
			a[c][k] *= inv
		}
		for r := range n {
			if f := a[r][c]; r != c && f != 0 {
				for k := c; k < len(a[c]); k++ {
					a[r][k] -= f * a[c][k]
				}
			}
		}
	}
	return true
}
