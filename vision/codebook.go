package vision

import (
	"fmt"
	"math"
	"math/bits"
)

// Modules is the side of a tag's code in modules: version-1 QR. Around it lie
// four light quiet modules and a dark frame of two.
const Modules = 21

const cells = Modules * Modules

// leastDistance is in how many modules two codes must differ at least, in any
// quarter turn, so that a clear margin between them can exist at all.
const leastDistance = 32

// Code is a printed tag that the reader may meet.
type Code struct {
	ID      string
	Modules []bool // Modules × Modules, row by row from the top left; true is dark
}

// Codebook is the set of tags that can be on the table, prepared for reading.
// It never changes, and several readers may share it.
type Codebook struct {
	ids   []string
	codes [][]bool
	mean  [cells]float32 // how often a module is light
	banks []bank         // the codes as seen through growing blur
}

// blurs are the blurs of the banks, in modules.
var blurs = [...]float64{.35, .5, .7, .95, 1.25}

// middle is the bank that is searched first.
const middle = 2

// bank holds what remains of every code, as seen through one blur, when
// everything that says nothing about its identity has been taken out:
// brightness, a slope of light, and what all codes have in common.
type bank struct {
	basis [4][cells]float32 // orthonormal: constant, slopes, mean pattern
	codes [][cells]float32  // orthogonal to the basis, of length one

	halves []half
	weight [cells]float32
	kernel []float32 // what sharpens the samples
	sharp  []float32 // the codes' lengths when sharpened
}

// NewCodebook prepares the codes for reading. It refuses codes of the wrong
// size, without an id or with the id of another, and codes so much alike in
// some quarter turn that no reader could tell them apart.
func NewCodebook(codes []Code) (*Codebook, error) {
	if len(codes) == 0 {
		return nil, fmt.Errorf("the codebook has no tags: name at least one")
	}
	cb := &Codebook{}
	seen := map[string]bool{}
	for i, c := range codes {
		switch {
		case c.ID == "":
			return nil, fmt.Errorf("tag %d of the codebook has no id: give it one", i+1)
		case seen[c.ID]:
			return nil, fmt.Errorf("two tags of the codebook have the id %q: rename one", c.ID)
		case len(c.Modules) != cells:
			return nil, fmt.Errorf("the tag %q has %d modules instead of %d: only version-1 QR codes can be read", c.ID, len(c.Modules), cells)
		}
		seen[c.ID] = true
		cb.ids = append(cb.ids, c.ID)
		cb.codes = append(cb.codes, append([]bool(nil), c.Modules...))
	}
	if err := cb.checkDistances(); err != nil {
		return nil, err
	}
	cb.average()
	for _, sigma := range blurs {
		cb.banks = append(cb.banks, cb.newBank(sigma))
	}
	return cb, nil
}

// Len is the number of tags in the codebook.
func (cb *Codebook) Len() int { return len(cb.ids) }

func (cb *Codebook) checkDistances() error {
	type packed [7]uint64
	pack := func(m []bool) (p packed) {
		for i, dark := range m {
			if dark {
				p[i/64] |= 1 << (i % 64)
			}
		}
		return p
	}
	var all []packed
	for i, code := range cb.codes {
		turned := code
		for turn := range 4 {
			p := pack(turned)
			if turn == 0 {
				all = append(all, p)
			}
			for j, q := range all {
				if j == i && turn == 0 {
					continue
				}
				d := 0
				for k := range p {
					d += bits.OnesCount64(p[k] ^ q[k])
				}
				if d >= leastDistance {
					continue
				}
				if j == i {
					return fmt.Errorf("the tag %q looks almost the same when turned by %d°: give it another payload", cb.ids[i], 90*turn)
				}
				return fmt.Errorf("the tags %q and %q differ in only %d modules (at least %d are needed): give one of them another payload", cb.ids[j], cb.ids[i], d, leastDistance)
			}
			turned = quarterTurn(turned)
		}
	}
	return nil
}

// quarterTurn turns a square pattern clockwise.
func quarterTurn(m []bool) []bool {
	out := make([]bool, len(m))
	for y := range Modules {
		for x := range Modules {
			out[y*Modules+x] = m[(Modules-1-x)*Modules+y]
		}
	}
	return out
}

// average finds the mean pattern. Four imagined codes that know only what
// every version-1 code has keep the mean of a small codebook from being its
// codes themselves.
func (cb *Codebook) average() {
	const imagined = 4
	for i := range cb.mean {
		sum := imagined * functionModule(i%Modules, i/Modules)
		for _, c := range cb.codes {
			if !c[i] {
				sum++
			}
		}
		cb.mean[i] = float32(sum / float64(imagined+len(cb.codes)))
	}
}

// functionModule is the lightness of a module that all version-1 codes share,
// and a half elsewhere: finders with their separators, and the timing lines.
func functionModule(x, y int) float64 {
	const last = Modules - 1
	if x > 7 && y > 7 || x > 7 && x < last-7 || y > 7 && y < last-7 {
		if x == 6 && y%2 == 0 || y == 6 && x%2 == 0 {
			return 0
		}
		if x == 6 || y == 6 {
			return 1
		}
		return .5
	}
	fx, fy := min(x, last-x), min(y, last-y)
	ring := max(abs(fx-3), abs(fy-3))
	if ring == 2 || ring == 4 {
		return 1
	}
	return 0
}

func abs(n int) int { return max(n, -n) }

// lightness is one code as numbers: 1 light, 0 dark.
func (cb *Codebook) lightness(i int) *[cells]float32 {
	var out [cells]float32
	for k, dark := range cb.codes[i] {
		if !dark {
			out[k] = 1
		}
	}
	return &out
}

func (cb *Codebook) newBank(sigma float64) bank {
	b := bank{kernel: moduleKernel(sigma), codes: make([][cells]float32, len(cb.codes)), sharp: make([]float32, len(cb.codes))}
	seen := func(p *[cells]float32) [cells]float32 { return blurred(p, sigma).code() }
	var mean, square [cells]float32
	for i := range cb.codes {
		b.codes[i] = seen(cb.lightness(i))
		for k, f := range b.codes[i] {
			mean[k], square[k] = mean[k]+f, square[k]+f*f
		}
	}
	b.weigh(&mean, &square, float32(len(cb.codes)))
	b.basis[3] = seen(&cb.mean)
	for i := range cells {
		b.basis[0][i] = 1
		b.basis[1][i] = float32(i%Modules - Modules/2)
		b.basis[2][i] = float32(i/Modules - Modules/2)
	}
	for i := range b.basis {
		times(&b.basis[i], &b.weight)
		for j := range i {
			subtract(&b.basis[i], &b.basis[j])
		}
		normalise(&b.basis[i])
	}
	b.makeHalves()
	for i := range b.codes {
		c := &b.codes[i]
		times(c, &b.weight)
		for j := range b.basis {
			subtract(c, &b.basis[j])
		}
		normalise(c)
		sharp := b.sharpened(c)
		b.sharp[i] = float32(math.Sqrt(float64(dot(sharp[:], c[:]))))
	}
	return b
}

// weigh lets a module count by how much it differs between the codes, given
// the sums over n codes of its lightness and of the lightness squared. Those
// that are the same in every code only add their noise.
func (b *bank) weigh(sum, square *[cells]float32, n float32) {
	if n == 1 {
		for i := range b.weight {
			b.weight[i] = 1
		}
		return
	}
	var most float32
	for i, s := range sum {
		b.weight[i] = max(0, square[i]/n-s*s/(n*n))
		most = max(most, b.weight[i])
	}
	const little = .1
	for i, v := range b.weight {
		b.weight[i] = float32(math.Sqrt(float64(v / (v + little*most))))
	}
}

// times weighs a vector.
func times(v, weight *[cells]float32) {
	for i, f := range weight {
		v[i] *= f
	}
}

// subtract takes out of v its part along the unit vector u.
func subtract(v, u *[cells]float32) {
	d := dot(v[:], u[:])
	for i := range v {
		v[i] -= d * u[i]
	}
}

func normalise(v *[cells]float32) {
	n := float32(math.Sqrt(float64(dot(v[:], v[:]))))
	if n < 1e-6 {
		*v = [cells]float32{}
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
