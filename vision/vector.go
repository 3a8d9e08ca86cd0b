package vision

import (
	"math"

	"gonum.org/v1/gonum/blas/gonum"
)

// blas does vector arithmetic, four numbers at a time where the processor can.
var blas gonum.Implementation

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
	addScaled(v[:], -dot(v[:], u[:]), u[:])
}

// removeComponents does so for four unit vectors that are orthogonal to one another.
func (v *moduleVector) removeComponents(u *[4]moduleVector) {
	var d [4]float32
	for i := range u {
		d[i] = dot(v[:], u[i][:])
	}
	for i := range u {
		addScaled(v[:], -d[i], u[i][:])
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
	return blas.Sdot(len(a), a, 1, b, 1)
}

// addScaled adds f times b to a vector a of equal length.
func addScaled(a []float32, f float32, b []float32) {
	blas.Saxpy(len(b), f, b, 1, a, 1)
}
