package vision

import "math"

// mask selects the part of a code that stays visible when something covers the
// rest from one side.
type mask struct {
	visible moduleVector    // 1 where visible, else 0
	basis   [4]moduleVector // the bank's basis within the mask, orthonormal
}

// A code may be covered from eight directions, by a quarter or by nearly a half.
const (
	maskDirections = 8
	maskQuarter    = 5 // modules
	maskNearHalf   = 9
)

// makeMasks makes the bank's masks.
func (b *templateBank) makeMasks() {
	b.masks = b.masks[:0]
	for k := range 2 * maskDirections {
		sin, cos := math.Sincos(2 * math.Pi * float64(k/2) / maskDirections)
		edge := Modules/2. - maskQuarter
		if k%2 == 1 {
			edge = Modules/2. - maskNearHalf
		}
		var m mask
		for i := range m.visible {
			x, y := float64(i%Modules-Modules/2), float64(i/Modules-Modules/2)
			if x*cos+y*sin < edge {
				m.visible[i] = 1
			}
		}
		m.basis = b.basis
		for i := range m.basis {
			for j, f := range m.visible {
				m.basis[i][j] *= f
			}
			for j := range i {
				m.basis[i].removeComponent(&m.basis[j])
			}
			m.basis[i].normalise()
		}
		b.masks = append(b.masks, m)
	}
}

// maskedCorrelation is the highest normalised cross-correlation of the samples
// with a code within any of the masks (Padfield 2012, Masked object
// registration; OpenCV's matchTemplate with a mask): how well a code fits that
// is covered from one side.
func (m *matcher) maskedCorrelation(code, bank int, s *patch) float64 {
	b := &m.cb.banks[bank]
	v, c := &m.vector, &b.codes[code]
	*v = s.crop()
	v.multiply(&b.weight)
	best := 0.
	for i := range b.masks {
		k := &b.masks[i]
		var vv, vc, cc float32
		for j, f := range k.visible {
			x, y := f*v[j], f*c[j]
			vv, vc, cc = vv+x*x, vc+x*y, cc+y*y
		}
		for j := range k.basis {
			x, y := dot(k.basis[j][:], v[:]), dot(k.basis[j][:], c[:])
			vv, vc, cc = vv-x*x, vc-x*y, cc-y*y
		}
		if vv > Modules*Modules/2 && cc > 0 { // a grey level a module
			best = max(best, float64(vc)/math.Sqrt(float64(vv)*float64(cc)))
		}
	}
	return best
}
