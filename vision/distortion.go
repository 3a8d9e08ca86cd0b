package vision

import "math"

// Distortion is how a lens bends straight lines, by Brown's radial model (Brown
// 1966, Decentering Distortion of Lenses) about the picture's centre. What is
// seen r half diagonals from there would be seen 1 + K1·r² + K2·r⁴ times as far
// away without the distortion, in the straight picture. K1 is above zero for a
// lens with barrel distortion. The zero value bends nothing.
type Distortion struct {
	K1, K2 float64
	W, H   float64 // the picture's size, px
}

// Straight is where a point of the picture lies in the straight picture, px.
func (d Distortion) Straight(p Point) Point {
	if d.K1 == 0 && d.K2 == 0 {
		return p
	}
	x, y := p.X-d.W/2, p.Y-d.H/2
	r2 := (x*x + y*y) / d.halfDiagonalSquared()
	f := r2 * (d.K1 + d.K2*r2)
	return Point{p.X + f*x, p.Y + f*y}
}

// Bent is the inverse of Straight.
func (d Distortion) Bent(p Point) Point {
	if d.K1 == 0 && d.K2 == 0 {
		return p
	}
	x, y := p.X-d.W/2, p.Y-d.H/2
	straight := math.Sqrt((x*x + y*y) / d.halfDiagonalSquared())
	if straight < 1e-9 {
		return p
	}
	r := straight
	for range 20 { // Newton's method
		slope := d.slope(r)
		if slope < minSlope {
			break // far outside of the picture
		}
		step := (r*(1+r*r*(d.K1+d.K2*r*r)) - straight) / slope
		if r -= step; math.Abs(step) < 1e-9 {
			break
		}
	}
	f := r / straight
	return Point{d.W/2 + f*x, d.H/2 + f*y}
}

// StraightQuad maps a quad's corners by Straight.
func (d Distortion) StraightQuad(q Quad) Quad {
	for i, p := range q {
		q[i] = d.Straight(p)
	}
	return q
}

// BentQuad maps a quad's corners by Bent.
func (d Distortion) BentQuad(q Quad) Quad {
	for i, p := range q {
		q[i] = d.Bent(p)
	}
	return q
}

func (d Distortion) halfDiagonalSquared() float64 { return (d.W*d.W + d.H*d.H) / 4 }

// slope is by how much the distance in the straight picture grows with that in
// the picture, r half diagonals from the centre.
func (d Distortion) slope(r float64) float64 { return 1 + r*r*(3*d.K1+5*d.K2*r*r) }

// minSlope is the least slope of a lens that a camera may have.
const minSlope = .3

// plausible reports whether a lens can be such.
func (d Distortion) plausible() bool {
	for r := .1; r < 1.05; r += .1 {
		if s := d.slope(r); !(s > minSlope && s < 1/minSlope) {
			return false
		}
	}
	return true
}

// scaledTo is the same lens's distortion in pictures of another size; none when
// their sides have another ratio, since they then show another part of what the
// lens sees.
func (d Distortion) scaledTo(w, h float64) Distortion {
	if !(d.W > 0 && d.H > 0 && math.Abs(d.W*h-d.H*w) <= .01*d.W*h) {
		return Distortion{}
	}
	d.W, d.H = w, h
	return d
}

// Px is where a point of the plate, mm, is seen in the picture.
func (p PlatePose) Px(mm Point) Point { return p.Lens.Bent(p.ToPx.Apply(mm)) }

// PxQuad maps a quad's corners by Px.
func (p PlatePose) PxQuad(mm Quad) Quad { return p.Lens.BentQuad(p.ToPx.Quad(mm)) }

// FromPx gives the map back, from the picture to the plate. It is false when
// there is none.
func (p PlatePose) FromPx() (toMM func(Point) Point, ok bool) {
	back := p.ToPx.Inverse()
	return func(px Point) Point { return back.Apply(p.Lens.Straight(px)) }, back != (Homography{})
}
