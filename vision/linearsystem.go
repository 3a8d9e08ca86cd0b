package vision

import "math"

// linearSystem is a system of linear equations. It keeps its memory.
type linearSystem struct {
	buffer []float64
	rows   [][]float64
	scale  []float64
}

// reset makes the system one of n equations for n unknowns, all zero, and gives
// its rows: n coefficients and the right side.
func (l *linearSystem) reset(n int) [][]float64 {
	l.buffer, l.rows, l.scale = resized(l.buffer, n*(n+1)), resized(l.rows, n), resized(l.scale, n+1)
	clear(l.buffer)
	for i := range l.rows {
		l.rows[i] = l.buffer[i*(n+1) : (i+1)*(n+1) : (i+1)*(n+1)]
	}
	return l.rows
}

// solveSymmetric solves a symmetric positive definite system. It scales the
// unknowns by the diagonal first (Jacobi preconditioning), as their sizes
// differ widely. The solution is the last column.
func (l *linearSystem) solveSymmetric() bool {
	m, d := l.rows, l.scale
	n := len(m)
	d[n] = 1
	for i := range n {
		if d[i] = math.Sqrt(m[i][i]); !(d[i] > 0) {
			return false
		}
	}
	for i := range m {
		for j := range m[i] {
			m[i][j] /= d[i] * d[j]
		}
		m[i][i] += 1e-9
	}
	if !gaussJordan(m) {
		return false
	}
	for i := range m {
		m[i][n] /= d[i]
	}
	return true
}
