package vision

import "math"

// fit is how well the best code fits, and how much better than the second.
type fit struct {
	code, blur    int
	score, margin float64
}

// match finds the code that fits the samples of a code best. The bank of a
// middle blur finds the two best; every bank may improve their scores. It gives
// the second best too, or -1.
func (cb *Codebook) match(s *patch) (fit, int) {
	c := s.code()
	v, n := c, float32(0)
	if n = cb.banks[middle].reduce(&v); n == 0 {
		return fit{}, -1
	}
	best, second := -1, -1
	var bs, ss float32 = -2, -2
	bank := cb.banks[middle].codes
	for i := range bank {
		d := dot(bank[i][:], v[:])
		if d > bs {
			best, second, bs, ss = i, best, d, bs
		} else if d > ss {
			second, ss = i, d
		}
	}
	f := fit{code: best, blur: middle, score: float64(bs / n)}
	other := 0.0
	if second >= 0 {
		other = max(0, float64(ss/n))
	}
	for b := range cb.banks {
		if b == middle {
			continue
		}
		v = c
		n := cb.banks[b].reduce(&v)
		if n == 0 {
			continue
		}
		if d := float64(dot(cb.banks[b].codes[best][:], v[:]) / n); d > f.score {
			f.score, f.blur = d, b
		}
		if second >= 0 {
			other = max(other, float64(dot(cb.banks[b].codes[second][:], v[:])/n))
		}
	}
	f.margin = f.score - other
	return f, second
}

// score is how well one code fits the samples through one blur.
func (cb *Codebook) score(code, blur int, s *patch) float64 {
	c := s.code()
	n := cb.banks[blur].reduce(&c)
	if n == 0 {
		return 0
	}
	return float64(dot(cb.banks[blur].codes[code][:], c[:]) / n)
}

// reduce takes out of the samples what says nothing about a code's identity
// and gives the length of the rest: 0 when nothing is left to see.
func (b *bank) reduce(v *[cells]float32) float32 {
	times(v, &b.weight)
	for i := range b.basis {
		subtract(v, &b.basis[i])
	}
	n := float32(math.Sqrt(float64(dot(v[:], v[:]))))
	if n < Modules { // one grey level a module
		return 0
	}
	return n
}

// certainty is how surely the best code is the one that was printed: the
// correlation of samples and code, both sharpened, and half of what it is
// above the second's. What a blur leaves of a pattern is mostly its coarse
// parts, which chance fits well; sharpened, all that can be told from the
// noise counts alike. It is up to about 1.4.
func (cb *Codebook) certainty(f fit, second int, s *patch) float64 {
	b := &cb.banks[f.blur]
	c := s.code()
	if b.reduce(&c) == 0 {
		return 0
	}
	sharp := b.sharpened(&c)
	n := float32(math.Sqrt(float64(dot(sharp[:], c[:]))))
	of := func(code int) float64 {
		return float64(dot(sharp[:], b.codes[code][:]) / (n * b.sharp[code]))
	}
	best, other := of(f.code), 0.
	if second >= 0 {
		other = max(0, of(second))
	}
	return best + (best-other)/2
}

// sharpened takes most of what a bank's blur leaves out of a code. The map is
// symmetric and positive, so its product with the code itself is the square of
// a length: that of the code filtered by the map's root.
func (b *bank) sharpened(v *[cells]float32) [cells]float32 {
	const most = .88
	var p, tmp patch
	for y := range Modules {
		copy(p[(y+margin)*side+margin:], v[y*Modules:(y+1)*Modules])
	}
	smooth(&p, &tmp, b.kernel, 0)
	out := p.code()
	for i, f := range v {
		out[i] = f - most*out[i]
	}
	return out
}
