package vision

import "math"

// half is a part of a code that stays in view when something covers the rest
// from one side.
type half struct {
	in    [cells]float32    // 1 where in view
	basis [4][cells]float32 // orthonormal there: what says nothing about identity
}

// Something may come from eight sides over a quarter or nearly a half.
const (
	sides    = 8
	quarter  = 5 // modules
	nearHalf = 9
)

// halves are the parts of a bank's codes that can be in view.
func (b *bank) makeHalves() {
	b.halves = b.halves[:0]
	for k := range 2 * sides {
		sin, cos := math.Sincos(2 * math.Pi * float64(k/2) / sides)
		edge := Modules/2. - quarter
		if k%2 == 1 {
			edge = Modules/2. - nearHalf
		}
		var h half
		for i := range h.in {
			x, y := float64(i%Modules-Modules/2), float64(i/Modules-Modules/2)
			if x*cos+y*sin < edge {
				h.in[i] = 1
			}
		}
		h.basis = b.basis
		for i := range h.basis {
			for j, f := range h.in {
				h.basis[i][j] *= f
			}
			for j := range i {
				subtract(&h.basis[i], &h.basis[j])
			}
			normalise(&h.basis[i])
		}
		b.halves = append(b.halves, h)
	}
}

// partly is how well a code fits the samples through a blur where it fits
// best: all but one side of it.
func (cb *Codebook) partly(code, blur int, s *patch) float64 {
	b := &cb.banks[blur]
	v, c := s.code(), &b.codes[code]
	times(&v, &b.weight)
	best := 0.
	for i := range b.halves {
		h := &b.halves[i]
		var vv, vc, cc float32
		for j, f := range h.in {
			x, y := f*v[j], f*c[j]
			vv, vc, cc = vv+x*x, vc+x*y, cc+y*y
		}
		for j := range h.basis {
			x, y := dot(h.basis[j][:], v[:]), dot(h.basis[j][:], c[:])
			vv, vc, cc = vv-x*x, vc-x*y, cc-y*y
		}
		if vv > Modules*Modules/2 && cc > 0 { // a grey level a module
			best = max(best, float64(vc)/math.Sqrt(float64(vv)*float64(cc)))
		}
	}
	return best
}
