package vision

import (
	"fmt"
	"math/bits"
)

// Modules is the side of a tag's code in modules: version-1 QR. Around it lie
// four light quiet modules and a dark frame of two.
const Modules = 21

const moduleCount = Modules * Modules

// minDistance is the least Hamming distance between two codes, in any quarter
// turn: in fewer modules no clear margin between them could exist.
const minDistance = 32

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
	mean  moduleVector   // the mean pattern: how often each module is light
	banks []templateBank // one for each of blurs
	signs []signs        // of the codes of the middle bank

	average templateBank // for the averages of some pictures
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
		case len(c.Modules) != moduleCount:
			return nil, fmt.Errorf("the tag %q has %d modules instead of %d: only version-1 QR codes can be read", c.ID, len(c.Modules), moduleCount)
		}
		seen[c.ID] = true
		cb.ids = append(cb.ids, c.ID)
		cb.codes = append(cb.codes, append([]bool(nil), c.Modules...))
	}
	if err := cb.checkDistances(); err != nil {
		return nil, err
	}
	cb.mean = meanPattern(cb.codes)
	for _, sigma := range blurs {
		b := cb.newBank(sigma)
		b.makeMasks()
		cb.banks = append(cb.banks, b)
	}
	cb.average = cb.newBank(averageBlur)
	for i := range cb.codes {
		cb.signs = append(cb.signs, signsOf(&cb.banks[middleBank].codes[i]))
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
				if d >= minDistance {
					continue
				}
				if j == i {
					return fmt.Errorf("the tag %q looks almost the same when turned by %d°: give it another payload", cb.ids[i], 90*turn)
				}
				return fmt.Errorf("the tags %q and %q differ in only %d modules (at least %d are needed): give one of them another payload", cb.ids[j], cb.ids[i], d, minDistance)
			}
			turned = rotatedPattern(turned)
		}
	}
	return nil
}

// rotatedPattern is a code's modules turned clockwise by a quarter.
func rotatedPattern(m []bool) []bool {
	out := make([]bool, len(m))
	for y := range Modules {
		for x := range Modules {
			out[y*Modules+x] = m[(Modules-1-x)*Modules+y]
		}
	}
	return out
}

// meanPattern is how often each module is light. A prior that weighs as much
// as four codes and holds the function patterns alone keeps the mean of a small
// codebook from being its codes themselves (additive smoothing).
func meanPattern(codes [][]bool) (mean moduleVector) {
	const prior = 4
	for i := range mean {
		sum := prior * functionModule(i%Modules, i/Modules)
		for _, c := range codes {
			if !c[i] {
				sum++
			}
		}
		mean[i] = float32(sum / float64(prior+len(codes)))
	}
	return mean
}

// functionModule is the lightness of a module of the function patterns, which
// all version-1 codes share (ISO/IEC 18004, 6.3), and a half elsewhere: the
// finder patterns with their separators, and the timing patterns.
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

// pattern is one code as lightness: 1 light, 0 dark.
func (cb *Codebook) pattern(i int) *moduleVector {
	var out moduleVector
	for k, dark := range cb.codes[i] {
		if !dark {
			out[k] = 1
		}
	}
	return &out
}
