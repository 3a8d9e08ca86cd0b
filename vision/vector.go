package vision

import "math"

// moduleVector has a number for each module of a code, row by row.
type moduleVector [moduleCount]float32

// multiply multiplies v element by element.
func (v *moduleVector) multiply(weight *moduleVector) {
	for i, f := range weight {
		v[i] *= f
	}
}

// removeComponent subtracts from v its projection on the unit vector u, as a
// step of the Gram–Schmidt process does.
func (v *moduleVector) removeComponent(u *moduleVector) {
	d := dot(v[:], u[:])
	for i := range v {
		v[i] -= d * u[i]
	}
}

// removeComponents does so for four unit vectors that are orthogonal to one another.
func (v *moduleVector) removeComponents(u *[4]moduleVector) {
	var d [4]float32
	for i := range u {
		d[i] = dot(v[:], u[i][:])
	}
	for i := range v {
		v[i] -= d[0]*u[0][i] + d[1]*u[1][i] + d[2]*u[2][i] + d[3]*u[3][i]
	}
}

// normalise scales v to length one; one that is nearly zero becomes zero.
func (v *moduleVector) normalise() {
	n := float32(math.Sqrt(float64(dot(v[:], v[:]))))
	if n < 1e-6 {
		*v = moduleVector{}
		return
	}
	for i := range v {
		v[i] /= n
	}
}

// dot is the inner product of two vectors of equal length.
func dot(a, b []float32) float32 {
	b = b[:len(a)]
	var s0, s1, s2, s3 float32
	i := 0
	for ; i+4 <= len(a); i += 4 {
		x, y := a[i:i+4:i+4], b[i:i+4:i+4]
		s0 += x[0] * y[0]
		s1 += x[1] * y[1]
		s2 += x[2] * y[2]
		s3 += x[3] * y[3]
	}
	for ; i < len(a); i++ {
		s0 += a[i] * b[i]
	}
	return s0 + s1 + s2 + s3
}
