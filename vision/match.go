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

// matcher compares samples with a codebook's codes. It keeps its buffers, and is for one
// goroutine at a time.
type matcher struct {
	cb     *Codebook
	rest   [len(blurs)]moduleVector // the samples as each bank compares them: weighed, without their components along its basis
	length [len(blurs)]float32      // of what is left, 0 when that is too little
	vector moduleVector
	patch  patch
	differ []uint16 // by code: how many signs differ
}

// judge finds the code that fits samples best, the second best, or -1, and what speaks
// against reading it, if anything; slack is by how much less confidence than for a
// first reading is enough. All codes are compared, so that no margin is taken for larger
// than it is.
func (c *matcher) judge(s *patch, slack float64) (m codeMatch, second int, refused Refusal) {
	c.project(s)
	m, second = c.bestMatch(len(c.cb.codes))
	switch {
	case m.score < minScore:
		refused = NotOurs
	case m.margin < minMargin:
		refused = Uncertain
	case c.confidence(m, second) < minConfidence[m.bank]-slack:
		refused = Faint
	}
	return m, second, refused
}

// project takes the samples to compare.
func (c *matcher) project(s *patch) {
	for b := range c.cb.banks {
		c.rest[b] = s.crop()
		c.length[b] = c.cb.banks[b].projectOut(&c.rest[b])
	}
}

// bestMatch finds the code whose normalised cross-correlation with the samples
// is highest, and the second best, or -1 (template matching; OpenCV's
// matchTemplate with TM_CCOEFF_NORMED), of so many codes whose signs are most like
// the samples'. The middle bank chooses the two; every bank may improve their scores.
func (c *matcher) bestMatch(most int) (codeMatch, int) {
	v, n := &c.rest[middleBank], c.length[middleBank]
	if n == 0 {
		return codeMatch{}, -1
	}
	best, second := -1, -1
	bs, ss := float32(math.Inf(-1)), float32(math.Inf(-1))
	bank := c.cb.banks[middleBank].codes
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
		c.differ = c.differ[:0]
		for i := range c.cb.signs {
			d := c.cb.signs[i].differ(&of, &strong)
			c.differ = append(c.differ, d)
			count[d]++
		}
		limit := 0
		for n := 0; n < most; limit++ {
			n += count[limit]
		}
		for i, d := range c.differ {
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
	for b := range c.cb.banks {
		n := c.length[b]
		if b == middleBank || n == 0 {
			continue
		}
		if d := float64(dot(c.cb.banks[b].codes[best][:], c.rest[b][:]) / n); d > f.score {
			f.score, f.bank = d, b
		}
		if second >= 0 {
			other = max(other, float64(dot(c.cb.banks[b].codes[second][:], c.rest[b][:])/n))
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

// averageMatch is how well an average of samples fits a code through a strong blur, and by
// how much better than any other.
func (c *matcher) averageMatch(code int, s *patch) (score, margin float64) {
	b := &c.cb.average
	c.vector = s.crop()
	n := b.projectOut(&c.vector)
	if n == 0 {
		return 0, 0
	}
	other := 0.
	for i := range b.codes {
		if d := float64(dot(b.codes[i][:], c.vector[:]) / n); i == code {
			score = d
		} else {
			other = max(other, d)
		}
	}
	return score, score - other
}

// correlation is the normalised cross-correlation of the samples with one code
// of one bank.
func (c *matcher) correlation(code, bank int, s *patch) float64 {
	c.vector = s.crop()
	n := c.cb.banks[bank].projectOut(&c.vector)
	if n == 0 {
		return 0
	}
	return float64(dot(c.cb.banks[bank].codes[code][:], c.vector[:]) / n)
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
func (c *matcher) confidence(f codeMatch, second int) float64 {
	b, v := &c.cb.banks[f.bank], &c.rest[f.bank]
	b.unsharpMask(v, &c.vector, &c.patch)
	sharp := c.vector[:]
	n := float32(math.Sqrt(float64(dot(sharp, v[:]))))
	of := func(code int) float64 {
		return float64(dot(sharp, b.codes[code][:]) / (n * b.sharpLengths[code]))
	}
	best, other := of(f.code), 0.
	if second >= 0 {
		other = max(0, of(second))
	}
	return best + (best-other)/2
}

// unsharpMask subtracts most of the blurred samples from the samples; p is room for
// them. The map is symmetric and positive definite, so the product of its result with
// the samples is the square of a length: that of the samples filtered by the map's
// square root.
func (b *templateBank) unsharpMask(v, out *moduleVector, p *patch) {
	const most = .88
	*p = patch{}
	for y := range Modules {
		copy(p[(y+patchBorder)*patchSide+patchBorder:], v[y*Modules:(y+1)*Modules])
	}
	filterSeparably(p, b.kernel, 0)
	*out = p.crop()
	for i, f := range v {
		out[i] = f - most*out[i]
	}
}
