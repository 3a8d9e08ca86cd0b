package vision

import "math"

// template aligns a known pattern with the picture by the inverse-compositional
// Lucas–Kanade algorithm (Baker and Matthews 2004, Lucas-Kanade 20 Years On;
// compare OpenCV's findTransformECC). Gain, offset and a linear slope of the
// light are solved for together with the warp. The matrix of the normal equations
// is inverted beforehand, so that a step is a product of two matrices with the samples.
type template struct {
	params   int                    // of the warp: 6, affine, or 8, a homography
	weighted [mostParams]patch      // the derivatives by the parameters of the warp and of the light, weighted
	inverse  [9][mostParams]float64 // of the normal equations' matrix: a row for each parameter of the warp, then one for the gain
}

const mostParams = 8 + 4

// derivatives is room for the derivatives of a pattern by the parameters.
type derivatives [mostParams]patch

// precompute prepares the template for a pattern. weight is the weight of each
// sample.
func (t *template) precompute(p *patch, weight *patch, params int, basis *derivatives) {
	n := params + 4
	gx, gy, along := &basis[0], &basis[1], &basis[7]
	for y := range patchSide {
		above, here, below := p[max(y-1, 0)*patchSide:][:patchSide], p[y*patchSide:][:patchSide], p[min(y+1, patchSide-1)*patchSide:][:patchSide]
		for x := range patchSide {
			i := y*patchSide + x
			gx[i], gy[i] = (here[min(x+1, patchSide-1)]-here[max(x-1, 0)])/2, (below[x]-above[x])/2
		}
	}
	basis[2].product(gx, &across)
	basis[3].product(gx, &down)
	basis[4].product(gy, &across)
	basis[5].product(gy, &down)
	if params > 6 {
		for i := range along {
			along[i] = -basis[2][i] - basis[5][i]
		}
		basis[6].product(along, &across)
		basis[7].product(along, &down)
	}
	basis[params], basis[params+1], basis[params+2], basis[params+3] = *p, ones, across, down
	for k := range n {
		t.weighted[k].product(&basis[k], weight)
	}
	var room [mostParams][2 * mostParams]float64
	var m [mostParams][]float64
	for r := range n {
		m[r] = room[r][:2*n]
		for c := range r + 1 {
			m[r][c] = float64(dot(t.weighted[r][:], basis[c][:]))
			m[c][r] = m[r][c]
		}
		m[r][n+r] = 1
	}
	for r := range params { // a trace keeps a pattern without corners solvable
		m[r][r] *= 1 + 1e-6
	}
	t.params = params
	t.inverse = [9][mostParams]float64{}
	if !gaussJordan(m[:n]) {
		return // a template without a gain fits nothing
	}
	for r := range params + 1 {
		copy(t.inverse[r][:], m[r][n:])
	}
}

// blurSamples makes the template blur the samples by a kernel before it compares
// them. That is linear, too, and needs no work in a step.
func (t *template) blurSamples(kernel []float32) {
	for i := range t.params + 4 {
		t.weighted[i].adjointFilter(kernel)
	}
}

// lucasKanadeStep is one Gauss–Newton step from the pose h, at which the samples
// were taken. It gives the next pose and how far that moves a corner, in
// modules. It reports false when the pattern is not there.
func (t *template) lucasKanadeStep(h pose, s *patch) (pose, float64, bool) {
	var products [mostParams]float64
	for k := range t.params + 4 {
		products[k] = float64(dot(t.weighted[k][:], s[:]))
	}
	var d [9]float64 // the parameters' changes times the gain, then the gain
	for k := range t.params + 1 {
		for i, f := range products {
			d[k] += t.inverse[k][i] * f
		}
	}
	gain := d[t.params]
	if !(gain > 2) { // grey levels between light and dark
		return h, 0, false
	}
	d[t.params] = 0
	for k := range t.params {
		d[k] /= gain
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
