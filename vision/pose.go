package vision

import "math"

// pose maps a code's modules, with the origin at its centre, to pixels.
type pose = Homography

// corners is the outline of the code in a pose, px.
func corners(h pose) Quad {
	const r = float64(Modules) / 2
	return h.Quad(Quad{{-r, -r}, {r, -r}, {r, r}, {-r, r}})
}

// modulePx is the size of a module at the centre of the code, px: the square
// root of its area, by the derivative of the homography there.
func modulePx(h pose) float64 {
	det := h[0]*(h[4]*h[8]-h[5]*h[7]) - h[1]*(h[3]*h[8]-h[5]*h[6]) + h[2]*(h[3]*h[7]-h[4]*h[6])
	return math.Sqrt(math.Abs(det / (h[8] * h[8] * h[8])))
}

// affinePose is the affine pose that maps a square of the given half side onto
// a quad with the least squared error.
func affinePose(q Quad, half float64) pose {
	var h Homography
	h[0] = (q[1].X - q[0].X + q[2].X - q[3].X) / (4 * half)
	h[1] = (q[3].X - q[0].X + q[2].X - q[1].X) / (4 * half)
	h[2] = (q[0].X + q[1].X + q[2].X + q[3].X) / 4
	h[3] = (q[1].Y - q[0].Y + q[2].Y - q[3].Y) / (4 * half)
	h[4] = (q[3].Y - q[0].Y + q[2].Y - q[1].Y) / (4 * half)
	h[5] = (q[0].Y + q[1].Y + q[2].Y + q[3].Y) / 4
	h[8] = 1
	return h
}

// rotatedPose is the pose of a code turned clockwise by a quarter in place.
func rotatedPose(h pose) pose {
	return h.Times(Homography{0, -1, 0, 1, 0, 0, 0, 0, 1})
}

// squareToQuad is the pose of a code from its corners: the map of a square to a
// quad in closed form (Heckbert 1989, Fundamentals of Texture Mapping, 2.2.3).
func squareToQuad(q Quad) (pose, bool) {
	a, b := Point{q[1].X - q[2].X, q[1].Y - q[2].Y}, Point{q[3].X - q[2].X, q[3].Y - q[2].Y}
	s := Point{q[0].X - q[1].X + q[2].X - q[3].X, q[0].Y - q[1].Y + q[2].Y - q[3].Y}
	det := a.X*b.Y - b.X*a.Y
	if !(math.Abs(det) > 1e-9) {
		return pose{}, false
	}
	g, h := (s.X*b.Y-b.X*s.Y)/det, (a.X*s.Y-s.X*a.Y)/det
	unit := Homography{
		q[1].X - q[0].X + g*q[1].X, q[3].X - q[0].X + h*q[3].X, q[0].X,
		q[1].Y - q[0].Y + g*q[1].Y, q[3].Y - q[0].Y + h*q[3].Y, q[0].Y,
		g, h, 1,
	}
	return unit.Times(Homography{1. / Modules, 0, .5, 0, 1. / Modules, .5, 0, 0, 1}), true
}

// frameOutline is the outline of the dark frame around a code.
func frameOutline(q Quad) Quad {
	h, ok := squareToQuad(q)
	if !ok {
		return q
	}
	const e = squareModules/2. + 2
	return h.Quad(Quad{{-e, -e}, {e, -e}, {e, e}, {-e, e}})
}
