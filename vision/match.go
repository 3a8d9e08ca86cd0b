package vision

import (
	"math"
	"math/bits"
)

// codeMatch is the code that fits samples best.
type codeMatch struct {
	code, bank int
	score      float64 // normalised cross-correlation, 1 at most
	margin     float64 // by which it exceeds that of the second best
}

// judge finds the code that fits samples best, the second best, or -1, and what speaks
// against reading it, if anything; slack is by how much less confidence than for a
// first reading is enough. Only where the likeliest codes leave one that fits clearly best
// all of them are compared, so that no margin is taken for larger than it is.
func (cb *Codebook) judge(s *patch, slack float64) (m codeMatch, second int, refused Refusal) {
	p := cb.project(s)
	for _, most := range [2]int{likeliest, len(cb.codes)} {
		m, second = cb.bestMatch(&p, most)
		switch {
		case m.score < minScore:
			return m, second, NotOurs
		case m.margin < minMargin:
			return m, second, Uncertain
		}
	}
	if cb.confidence(m, second, &p) < minConfidence[m.bank]-slack {
		return m, second, Faint
	}
	return m, second, ""
}

// projection is samples as each bank compares them: weighed, without their components
// along its basis; and the length of what is left, 0 when that is too little.
type projection struct {
	rest   [len(blurs)]moduleVector
	length [len(blurs)]float32
}

func (cb *Codebook) project(s *patch) (p projection) {
	c := s.crop()
	for b := range cb.banks {
		p.rest[b] = c
		p.length[b] = cb.banks[b].projectOut(&p.rest[b])
	}
	return p
}

// bestMatch finds the code whose normalised cross-correlation with the samples
// is highest, and the second best, or -1 (template matching; OpenCV's
// matchTemplate with TM_CCOEFF_NORMED), of so many codes whose signs are most like
// the samples'. The middle bank chooses the two; every bank may improve their scores.
func (cb *Codebook) bestMatch(p *projection, most int) (codeMatch, int) {
	v, n := &p.rest[middleBank], p.length[middleBank]
	if n == 0 {
		return codeMatch{}, -1
	}
	best, second := -1, -1
	var bs, ss float32 = -2, -2
	bank := cb.banks[middleBank].codes
	try := func(i int) {
		d := dot(bank[i][:], v[:])
		if d > bs {
			best, second, bs, ss = i, best, d, bs
		} else if d > ss {
			second, ss = i, d
		}
	}
	if len(bank) <= most {
		for i := range bank {
			try(i)
		}
	} else {
		of, strong := signsOf(v), strongestOf(v)
		var count [2*moduleCount + 1]int // codes by how many signs differ
		differ := make([]uint16, 0, 512)
		for i := range cb.signs {
			d := cb.signs[i].differ(&of, &strong)
			differ = append(differ, d)
			count[d]++
		}
		limit := 0
		for n := 0; n < most; limit++ {
			n += count[limit]
		}
		for i, d := range differ {
			if int(d) < limit {
				try(i)
			}
		}
	}
	f := codeMatch{code: best, bank: middleBank, score: float64(bs / n)}
	other := 0.0
	if second >= 0 {
		other = max(0, float64(ss/n))
	}
	for b := range cb.banks {
		n := p.length[b]
		if b == middleBank || n == 0 {
			continue
		}
		if d := float64(dot(cb.banks[b].codes[best][:], p.rest[b][:]) / n); d > f.score {
			f.score, f.bank = d, b
		}
		if second >= 0 {
			other = max(other, float64(dot(cb.banks[b].codes[second][:], p.rest[b][:])/n))
		}
	}
	f.margin = f.score - other
	return f, second
}

// likeliest is how many codes, those of the likest signs, are compared first. One that
// correlates with the samples by .4 differs in 163 of 441 signs, a random one in 220 ±
// 10: of 5,000 random codes not one is likelier.
const likeliest = 16

// signs has a bit for each module of a template: whether it is lighter than what
// the codes have in common. Many codes are compared by them in little time.
type signs [(moduleCount + 63) / 64]uint64

func signsOf(v *moduleVector) (s signs) {
	for i, f := range v {
		if f > 0 {
			s[i/64] |= 1 << (i % 64)
		}
	}
	return s
}

// strongestOf marks the modules that stand out most, about half of them.
func strongestOf(v *moduleVector) (s signs) {
	var sum float32
	for _, f := range v {
		sum += max(f, -f)
	}
	for i, f := range v {
		if max(f, -f) > .85*sum/moduleCount {
			s[i/64] |= 1 << (i % 64)
		}
	}
	return s
}

// differ counts the bits in which two signs differ, the strong ones twice.
func (s *signs) differ(o, strong *signs) uint16 {
	n := 0
	for i, w := range s {
		w ^= o[i]
		n += bits.OnesCount64(w) + bits.OnesCount64(w&strong[i])
	}
	return uint16(n)
}

// correlation is the normalised cross-correlation of the samples with one code
// of one bank.
func (cb *Codebook) correlation(code, bank int, s *patch) float64 {
	c := s.crop()
	n := cb.banks[bank].projectOut(&c)
	if n == 0 {
		return 0
	}
	return float64(dot(cb.banks[bank].codes[code][:], c[:]) / n)
}

// projectOut weighs the samples and removes their components along the basis,
// which say nothing about a code's identity. It gives the length of the rest: 0
// when too little is left.
func (b *templateBank) projectOut(v *moduleVector) float32 {
	v.multiply(&b.weight)
	v.removeComponents(&b.basis)
	n := float32(math.Sqrt(float64(dot(v[:], v[:]))))
	if n < Modules { // one grey level a module
		return 0
	}
	return n
}

// confidence says how sure it is that the best code is the one that was
// printed: the correlation of samples and code, both sharpened by an unsharp
// mask, and half of its margin over the second's. A blur leaves mostly the
// coarse parts of a pattern, which chance fits well; after sharpening all that
// can be told from the noise counts alike. It is up to about 1.4.
func (cb *Codebook) confidence(f codeMatch, second int, p *projection) float64 {
	b, c := &cb.banks[f.bank], &p.rest[f.bank]
	sharp := b.unsharpMask(c)
	n := float32(math.Sqrt(float64(dot(sharp[:], c[:]))))
	of := func(code int) float64 {
		return float64(dot(sharp[:], b.codes[code][:]) / (n * b.sharpLengths[code]))
	}
	best, other := of(f.code), 0.
	if second >= 0 {
		other = max(0, of(second))
	}
	return best + (best-other)/2
}

// unsharpMask subtracts most of the blurred samples from the samples. The map
// is symmetric and positive definite, so the product of its result with the
// samples is the square of a length: that of the samples filtered by the map's
// square root.
func (b *templateBank) unsharpMask(v *moduleVector) moduleVector {
	const most = .88
	var p patch
	for y := range Modules {
		copy(p[(y+patchBorder)*patchSide+patchBorder:], v[y*Modules:(y+1)*Modules])
	}
	filterSeparably(&p, b.kernel, 0)
	out := p.crop()
	for i, f := range v {
		out[i] = f - most*out[i]
	}
	return out
}
