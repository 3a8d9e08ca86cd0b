package vision

import "math"

// template aligns a known pattern with the picture by the inverse-compositional
// Lucas–Kanade algorithm (Baker and Matthews 2004, Lucas-Kanade 20 Years On;
// compare OpenCV's findTransformECC). Gain, offset and a linear slope of the
// light are solved for together with the warp. The weighted pseudo-inverse is
// computed beforehand, so that a step is a product of a matrix with the samples.
type template struct {
	params        int      // of the warp: 6, affine, or 8, a homography
	pseudoInverse [9]patch // a row for each parameter of the warp, then one for the gain
	normalised    patch    // the detrended pattern, of length one, to correlate samples with
}

// leastSquares is room for the derivatives of a pattern by the parameters, and the same
// weighted. A template's pseudo-inverse is made of them.
type leastSquares struct{ basis, weighted [mostParams]patch }

const mostParams = 8 + 4

// precompute prepares the template for a pattern. weight is the weight of each
// sample.
func (t *template) precompute(p *patch, weight *patch, params int, ls *leastSquares) {
	n := params + 4
	const half = patchSide / 2
	for y := range patchSide {
		above, here, below := p[max(y-1, 0)*patchSide:][:patchSide], p[y*patchSide:][:patchSide], p[min(y+1, patchSide-1)*patchSide:][:patchSide]
		for x := range patchSide {
			i := y*patchSide + x
			u, v := float32(x-half), float32(y-half)
			gx, gy := (here[min(x+1, patchSide-1)]-here[max(x-1, 0)])/2, (below[x]-above[x])/2
			d := u*gx + v*gy
			row := [8]float32{gx, gy, u * gx, v * gx, u * gy, v * gy, -u * d, -v * d}
			for k, f := range row[:params] {
				ls.basis[k][i] = f
			}
			ls.basis[params][i], ls.basis[params+1][i], ls.basis[params+2][i], ls.basis[params+3][i] = here[x], 1, u, v
		}
	}
	for k := range n {
		from := &ls.basis[k]
		for i, f := range weight {
			ls.weighted[k][i] = f * from[i]
		}
	}
	var room [mostParams][2 * mostParams]float64
	var m [mostParams][]float64
	for r := range n {
		m[r] = room[r][:2*n]
		for c := range r + 1 {
			m[r][c] = float64(dot(ls.weighted[r][:], ls.basis[c][:]))
			m[c][r] = m[r][c]
		}
		m[r][n+r] = 1
	}
	for r := range params { // a trace keeps a pattern without corners solvable
		m[r][r] *= 1 + 1e-6
	}
	t.params = params
	t.pseudoInverse = [9]patch{}
	if !gaussJordan(m[:n]) {
		return // a template without a gain fits nothing
	}
	for r := range params + 1 {
		row := &t.pseudoInverse[r]
		for c := range n {
			addScaled(row[:], float32(m[r][n+c]), ls.weighted[c][:])
		}
	}
	t.normalised = *p
	t.normalised.detrend()
	t.normalised.normalise()
}

// blurSamples makes the template blur the samples by a kernel before it compares
// them. That is linear, too, and needs no work in a step.
func (t *template) blurSamples(kernel []float32) {
	for i := range t.params + 1 {
		t.pseudoInverse[i].adjointFilter(kernel)
	}
}

// lucasKanadeStep is one Gauss–Newton step from the pose h, at which the samples
// were taken. It gives the next pose and how far that moves a corner, in
// modules. It reports false when the pattern is not there.
func (t *template) lucasKanadeStep(h pose, s *patch) (pose, float64, bool) {
	gain := dot(t.pseudoInverse[t.params][:], s[:])
	if !(gain > 2) { // grey levels between light and dark
		return h, 0, false
	}
	var d [8]float64
	for k := range t.params {
		d[k] = float64(dot(t.pseudoInverse[k][:], s[:]) / gain)
	}
	const r = float64(Modules) / 2
	far := math.Max(math.Abs(d[0])+r*(math.Abs(d[2])+math.Abs(d[3])), math.Abs(d[1])+r*(math.Abs(d[4])+math.Abs(d[5])))
	far += r * r * (math.Abs(d[6]) + math.Abs(d[7]))
	if math.IsNaN(far) {
		return h, 0, false
	}
	if far > 3 {
		for k := range d {
			d[k] *= 3 / far
		}
	}
	move := Homography{1 + d[2], d[3], d[0], d[4], 1 + d[5], d[1], d[6], d[7], 1}
	back := move.Inverse()
	if back == (Homography{}) {
		return h, 0, false
	}
	return h.Times(back), far, true
}

// correlation is the normalised cross-correlation of the samples with the
// pattern, both detrended: 1 at best.
func (t *template) correlation(s *patch) float32 {
	n := s.detrendedLength()
	if n < patchSide { // a root mean square below one grey level shows nothing
		return 0
	}
	return dot(s[:], t.normalised[:]) / n
}
