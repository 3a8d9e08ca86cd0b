package vision

import "math"

// A patch holds one sample a module of a code and of the patchBorder innermost
// modules of its quiet zone.
const (
	patchBorder = 3
	patchSide   = Modules + 2*patchBorder
	patchArea   = patchSide * patchSide
)

// patch is a rectified picture of a tag: its samples row by row from the code's
// own top left.
type patch [patchArea]float32

// ones, across and down are patches of constant light and of its slopes.
var ones, across, down = func() (o, u, v patch) {
	for i := range o {
		o[i], u[i], v[i] = 1, float32(i%patchSide-patchSide/2), float32(i/patchSide-patchSide/2)
	}
	return o, u, v
}()

// product makes p the product of two patches, sample by sample.
func (p *patch) product(a, b *patch) {
	for i := range p {
		p[i] = a[i] * b[i]
	}
}

// blurredPattern is the patch of a pattern of modules, 1 being light, as seen
// through a Gaussian blur of sigma modules.
func blurredPattern(p *moduleVector, sigma float64) *patch {
	out := &patch{}
	out.blurPattern(p, gaussianKernel(sigma))
	return out
}

// blurPattern makes of a patch that of a pattern as seen through a kernel.
func (p *patch) blurPattern(pattern *moduleVector, kernel []float32) {
	for i := range p {
		p[i] = 1
	}
	for y := range Modules {
		copy(p[(y+patchBorder)*patchSide+patchBorder:], pattern[y*Modules:(y+1)*Modules])
	}
	filterSeparably(p, kernel, 1)
}

// maxTaps is how far a kernel reaches at most, modules.
const maxTaps = 8

// gaussianKernel is a Gaussian of sigma modules, integrated over each module.
func gaussianKernel(sigma float64) []float32 {
	n := int(math.Ceil(3*sigma + .5))
	k := make([]float32, 2*n+1)
	cdf := func(x float64) float64 { return .5 * math.Erfc(-x/(sigma*math.Sqrt2)) }
	for i := range k {
		d := float64(i - n)
		k[i] = float32(cdf(d+.5) - cdf(d-.5))
	}
	return k
}

// filterSeparably convolves p in place with a symmetric kernel along rows and
// columns (OpenCV's sepFilter2D). The samples beyond the patch are taken to be
// outside, or those nearest to them when outside is negative. For each tap of the
// kernel all samples are added at once.
func filterSeparably(p *patch, k []float32, outside float32) {
	n := len(k) / 2
	const most = patchSide + 2*maxTaps
	var in, out [most * most]float32
	stride := patchSide + 2*n
	for y := range stride {
		row, from := in[y*stride:(y+1)*stride], p[min(max(y-n, 0), patchSide-1)*patchSide:][:patchSide]
		first, last := outside, outside
		if outside < 0 {
			first, last = from[0], from[patchSide-1]
		}
		copy(row[n:], from)
		for i := range n {
			row[i], row[n+patchSide+i] = first, last
		}
		if outside >= 0 && (y < n || y >= n+patchSide) {
			for i := range row {
				row[i] = outside
			}
		}
	}
	rows := out[:stride*stride-2*n]
	for j, f := range k {
		addScaled(rows, f, in[j:j+len(rows)])
	}
	columns := in[:stride*patchSide]
	clear(columns)
	for j, f := range k {
		addScaled(columns, f, out[j*stride:j*stride+len(columns)])
	}
	for y := range patchSide {
		copy(p[y*patchSide:(y+1)*patchSide], columns[y*stride:])
	}
}

// adjointFilter makes of p, whose inner product with samples is wanted after
// filterSeparably has blurred them with the nearest outside, the patch that has
// the same product with the samples as they are.
func (p *patch) adjointFilter(k []float32) {
	n := len(k) / 2
	pass := func(start, step int) {
		var line [patchSide]float32
		for i := range patchSide {
			for j, f := range k {
				line[min(max(i+j-n, 0), patchSide-1)] += f * p[start+i*step]
			}
		}
		for i, f := range line {
			p[start+i*step] = f
		}
	}
	for y := range patchSide {
		pass(y*patchSide, 1)
	}
	for x := range patchSide {
		pass(x, patchSide)
	}
}

// detrend subtracts the least-squares plane from a patch: its mean and the
// slopes of the light.
func (p *patch) detrend() {
	const half = patchSide / 2
	var s, su, sv float32
	for y := range patchSide {
		v := float32(y - half)
		var row float32
		for x, f := range p[y*patchSide : (y+1)*patchSide] {
			row += f
			su += f * float32(x-half)
		}
		s += row
		sv += v * row
	}
	const spread = patchSide * (patchSide*patchSide - 1) * patchSide / 12.
	s, su, sv = s/patchArea, su/spread, sv/spread
	for y := range patchSide {
		base := s + sv*float32(y-half)
		for x := range patchSide {
			p[y*patchSide+x] -= base + su*float32(x-half)
		}
	}
}

// detrendedLength is the length that detrend would leave of a patch.
func (p *patch) detrendedLength() float32 {
	const half = patchSide / 2
	base := p[patchArea/2] // subtracted so that the sum of squares stays exact
	var s, su, sv, square float32
	for y := range patchSide {
		var row, slope, squares float32
		for x, f := range p[y*patchSide : (y+1)*patchSide] {
			f -= base
			row += f
			slope += f * float32(x-half)
			squares += f * f
		}
		s += row
		su += slope
		sv += row * float32(y-half)
		square += squares
	}
	const spread = patchSide * (patchSide*patchSide - 1) * patchSide / 12.
	return float32(math.Sqrt(max(0, float64(square-s*s/patchArea-(su*su+sv*sv)/spread))))
}

// correlation is the normalised cross-correlation of the samples with a pattern that
// is detrended and of length one: 1 at best.
func (p *patch) correlation(pattern *patch) float32 {
	n := p.detrendedLength()
	if n < patchSide { // a root mean square below one grey level shows nothing
		return 0
	}
	return dot(p[:], pattern[:]) / n
}

// normalise scales a patch to length one, unless it is nearly zero.
func (p *patch) normalise() {
	n := float32(math.Sqrt(float64(dot(p[:], p[:]))))
	if n > 1e-6 {
		for i := range p {
			p[i] /= n
		}
	}
}

// crop is the code's part of a patch, without the quiet zone.
func (p *patch) crop() (c moduleVector) {
	for y := range Modules {
		copy(c[y*Modules:(y+1)*Modules], p[(y+patchBorder)*patchSide+patchBorder:])
	}
	return c
}

// rotated90 is the patch turned clockwise by a quarter.
func (p *patch) rotated90() (out patch) {
	for y := range patchSide {
		for x := range patchSide {
			out[y*patchSide+x] = p[(patchSide-1-x)*patchSide+y]
		}
	}
	return out
}

// ringOf is how many samples the ith one is from the rim of a patch: below
// patchBorder for those of the quiet zone.
func ringOf(i int) int {
	x, y := i%patchSide, i/patchSide
	return min(x, y, patchSide-1-x, patchSide-1-y)
}

// whitenQuiet fills the outer two rings of the quiet zone, on which something
// else may lie, with the white of the rest.
func (p *patch) whitenQuiet() {
	greys := histogramOf(p[:])
	white := greys.percentile(whiteShare)
	for y := range patchSide {
		row := p[y*patchSide : (y+1)*patchSide]
		if y < 2 || y >= patchSide-2 {
			for x := range row {
				row[x] = white
			}
			continue
		}
		row[0], row[1], row[patchSide-2], row[patchSide-1] = white, white, white, white
	}
}

// A code's white is what so large a share of samples lies below, and its black
// likewise.
const (
	whiteShare = .85
	blackShare = .05
)

// histogram counts samples by their level, four grey levels a bin.
type histogram struct {
	bins  [64]int
	total int
}

func histogramOf(samples []float32) (h histogram) {
	for _, v := range samples {
		h.bins[min(max(int(v)/4, 0), 63)]++
	}
	h.total = len(samples)
	return h
}

// percentile is the level that a share of the samples lies below, to four grey
// levels.
func (h *histogram) percentile(share float64) float32 {
	left := int(share * float64(h.total))
	for i, n := range h.bins {
		if left -= n; left < 0 {
			return float32(4*i + 2)
		}
	}
	return 255
}

// fitsAllOver reports whether the samples correlate with the pattern in each quarter
// of the code, finder patterns and all, nearly as well as in the best of them. Where
// a corner lies elsewhere the quarter there does not, though the rest may suffice to
// tell the code. Of 24 poses in photographs with a corner more than 1.5 modules off
// this refuses 20, and 44 of 23,600 with none more than a module off.
func (p *patch) fitsAllOver(s *patch) bool {
	const alike, side = .75, Modules/2 + 1 // the quarters share the middle row and column
	least, most := float32(1), float32(0)
	for quarter := range 4 {
		start := patchBorder*(patchSide+1) + (quarter%2+quarter/2*patchSide)*(Modules-side)
		var sp, ss, pp, sums, sump float32
		base := s[start]
		for y := range side {
			for x := range side {
				i := start + y*patchSide + x
				a, b := s[i]-base, p[i]
				sums, sump, ss, pp, sp = sums+a, sump+b, ss+a*a, pp+b*b, sp+a*b
			}
		}
		const n = side * side
		ss, pp, sp = ss-sums*sums/n, pp-sump*sump/n, sp-sums*sump/n
		c := sp / float32(math.Sqrt(float64(max(ss*pp, 1e-12))))
		least, most = min(least, c), max(most, c)
	}
	return least >= alike*most
}
