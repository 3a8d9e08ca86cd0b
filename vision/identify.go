package vision

import "math"

// worker does a part of a reader's work on one core: it finds candidates, reads
// the codes in them and rechecks known tags.
type worker struct {
	*Reader
	detector      detector
	samples       patch
	lines         outlineLines
	pattern       codePattern
	spareTemplate *template // unused; for the next code that needs one
	derivatives   derivatives
	matcher       matcher
}

// codePattern is a code as seen through the blur of a bank, once it is known.
type codePattern struct {
	patch
	code, bank int
	known      bool
}

// reading is the result of reading a candidate.
type reading struct {
	codeMatch
	second  int     // the second best code, or -1
	aligned pose    // as far as it was aligned
	refused Refusal // empty when it was read
}

// Refusal says why a candidate was not read as a tag; empty when it was.
type Refusal string

// The reasons, from the least to the most like a tag.
const (
	NoCode    Refusal = "nothing in it looks like a code"
	NoFit     Refusal = "the code's outline could not be fitted"
	NotOurs   Refusal = "a code, but none of the codebook fits"
	Uncertain Refusal = "one of the codebook fits, but another nearly as well"
	Faint     Refusal = "one of the codebook fits, but too little can be seen to be sure"
)

// orientationTemplate is the mean pattern in each of its four orientations,
// detrended and of length one.
type orientationTemplate struct {
	turns  [4]patch
	kernel []float32 // blurs the samples
}

func (o *orientationTemplate) precompute(mean *moduleVector) {
	o.kernel = gaussianKernel(.7)
	p := *blurredPattern(mean, .95)
	p.detrend()
	p.normalise()
	for i := range o.turns { // samples turned clockwise are a code turned anticlockwise
		o.turns[(4-i)%4] = p
		p = p.rotated90()
	}
}

// orientationScores is the correlation of a white square with the mean pattern
// in each of its four orientations.
func (w *worker) orientationScores(h pose) (scores [4]float32) {
	w.pyramid.sample(h, pyramidLevel(modulePx(h)), &w.samples)
	filterSeparably(&w.samples, w.orientations.kernel, -1)
	n := w.samples.detrendedLength()
	if n < patchSide { // a root mean square below one grey level shows nothing
		return scores
	}
	for i := range scores {
		scores[i] = dot(w.samples[:], w.orientations.turns[i][:]) / n
	}
	return scores
}

// attempt is a way to align a candidate: with the weights of a way of finding, and
// from which of the alignment's stages on.
type attempt struct {
	weights Way
	stage   int
}

// attempts are tried in turn until a code is read. The blur of the coarsest stage
// lets it find a pose that is many modules off, but draws it to something dark beside
// the code, where a finer one stays. An outline of texture is mostly right to two
// modules. Of 2,887 codes of 1 px per module or more in photographs, with a bar one
// module from a side, the coarsest alone reads 2,660, a finer one after it 2,850.
var attempts = [2][]attempt{
	WhiteSquare: {{WhiteSquare, 0}, {Texture, 1}},
	Texture:     {{Texture, 1}, {Texture, 2}, {Texture, 0}, {WhiteSquare, 0}},
}

// identify reads the code of a candidate in the orientation of the highest
// score, or else of the next.
func (w *worker) identify(h pose, scores [4]float32, way Way) (knownTag, reading) {
	level := pyramidLevel(modulePx(h))
	var best knownTag
	result := reading{refused: NoCode}
	for range 2 {
		top := 0
		for i := range scores {
			if scores[i] > scores[top] {
				top = i
			}
		}
		if scores[top] < minOrientationScore {
			break
		}
		scores[top] = -1
		g := h
		for range (4 - top) % 4 { // samples turned clockwise are a code turned anticlockwise
			g = rotatedPose(g)
		}
		k, r := w.align(g, level, attempts[way][0])
		for _, a := range attempts[way][1:] {
			if r.refused != NoFit && r.refused != NotOurs {
				break
			}
			// What is only nearly read then may lie anywhere, and is not kept.
			if again, read := w.align(g, level, a); read.refused == "" {
				k, r = again, read
			}
		}
		if r.refused == "" {
			return k, r
		}
		if r.score >= result.score {
			best, result = k, r
		}
	}
	return best, result
}

// minMeanCorrelation is the least correlation with the mean pattern, aligned, at which
// the codebook's codes are compared.
const minMeanCorrelation = .45

// align aligns the mean pattern with the picture from coarse to fine, starting
// at a pose, and reads the code there. What was found by its texture may have
// something on its quiet zone.
func (w *worker) align(h pose, level int, a attempt) (knownTag, reading) {
	none := reading{refused: NoFit}
	stages := w.alignStages[a.weights][a.stage:]
	coarser := level // there a sample is the mean of four at the level
	if level > 0 {
		coarser = min(level+1, levels-1)
	}
	for i := range stages {
		near := .2
		if i == len(stages)-1 {
			near = .05
		}
		for range 3 {
			w.pyramid.sample(h, coarser, &w.samples)
			w.whitenFor(a)
			next, far, ok := stages[i].lucasKanadeStep(h, &w.samples)
			if !ok || !w.plausiblePose(next) {
				return knownTag{}, none
			}
			h = next
			if far < near {
				break
			}
		}
	}
	w.pyramid.supersample(h, level, &w.samples)
	w.whitenFor(a)
	if w.samples.correlation(&w.sharpMean) < minMeanCorrelation {
		return knownTag{}, none
	}
	return w.recognise(h, level)
}

// whitenFor whitens the quiet zone of the samples where an attempt asks for it.
func (w *worker) whitenFor(a attempt) {
	if a.weights == Texture {
		w.samples.whitenQuiet()
	}
}

// exactScore is the score at which the alignment of the mean pattern is exact enough: of
// 840 codes that fit so well the corners of half were off by .14 modules, of the worst by
// .6. Of those that fit by less than .95 half were off by .6, the worst by 2.4.
const exactScore = .97

// smallModule is the size of a module, px, up to which the mean pattern's alignment is
// exact enough: the corners of a larger tag come out better with its own code's pattern.
const smallModule = 1.25

// minFirstScore is the least correlation of the best code, where the mean pattern was
// aligned, at which the code's own pattern is aligned, too. Of 1,600 codes that were read
// the lowest had .515; of what is no code of ours about half have less than .4.
const minFirstScore = .4

// recognise matches the samples at an aligned pose with the codebook. Where that leaves
// a doubt, it aligns the best code's own pattern and matches again.
func (w *worker) recognise(h pose, level int) (knownTag, reading) {
	w.matcher.project(&w.samples)
	first, second := w.matcher.bestMatch(likeliest)
	r := reading{codeMatch: first, second: second, aligned: h, refused: NotOurs}
	if first.score < minFirstScore {
		return knownTag{}, r
	}
	if first.score >= exactScore && modulePx(h) < smallModule {
		if r := w.judge(h); r.refused == "" {
			return w.newTag(r), r
		}
	}
	k := knownTag{template: w.spareTemplate, code: -1}
	w.prepareTemplate(&k, h, first.code, first.bank)
	w.spareTemplate = k.template
	near := .15
	if level > 1 {
		near = .06 // of large modules that is as many pixels
	}
	for range 4 + 4*min(level, 1) {
		next, far, ok := k.template.lucasKanadeStep(h, &w.samples)
		if !ok || !w.plausiblePose(next) {
			return knownTag{}, r
		}
		h = next
		w.pyramid.supersample(h, level, &w.samples)
		if far < near {
			break
		}
	}
	r = w.judge(h)
	if r.refused != NotOurs && r.code != first.code {
		r.refused = Uncertain
	}
	if r.refused == NotOurs || r.refused == NoFit || r.code != first.code {
		return knownTag{}, r
	}
	return w.newTag(r), r
}

// judge matches the samples, taken at a pose, with the codebook.
func (w *worker) judge(h pose) reading {
	r := reading{aligned: h}
	r.codeMatch, r.second, r.refused = w.matcher.judge(&w.samples, 0)
	if r.refused == "" && !w.fitsAllOver(r.codeMatch, &w.samples) {
		r.refused = NoFit
	}
	return r
}

// newTag is the tag that was read from the samples, or nearly.
func (w *worker) newTag(r reading) knownTag {
	return knownTag{code: r.code, pose: r.aligned, score: r.score, meanScore: r.score, bank: r.bank, seen: true,
		average: &temporalAverage{mean: w.samples, frames: 1, pending: r.refused != ""}}
}

// fitsAllOver reports whether all of a code is where the samples were taken.
func (w *worker) fitsAllOver(m codeMatch, s *patch) bool {
	return w.patternOf(m.code, m.bank).fitsAllOver(s)
}

// patternOf is the patch of a code as seen through the blur of a bank. It is good until
// the next call, which mostly asks for the same.
func (w *worker) patternOf(code, bank int) *patch {
	p := &w.pattern
	if !p.known || p.code != code || p.bank != bank {
		p.blurPattern(w.cb.pattern(code), w.cb.banks[bank].kernel)
		p.code, p.bank, p.known = code, bank, true
	}
	return &p.patch
}

// plausiblePose reports whether a pose is that of a tag whose centre lies in the
// picture. It judges the code's sides where its centre is, by the derivative of
// the homography there: far from the picture's origin the homography's own
// columns say more of the place than of the sides.
func (r *Reader) plausiblePose(h pose) bool {
	m := modulePx(h)
	width, height := float64(r.pyramid.at[0].w), float64(r.pyramid.at[0].h)
	c := Point{h[2] / h[8], h[5] / h[8]}
	if !(m > .5 && m < 40 && c.X > 0 && c.Y > 0 && c.X < width && c.Y < height) {
		return false
	}
	u := Point{(h[0] - c.X*h[6]) / h[8], (h[3] - c.Y*h[6]) / h[8]} // px per module to the code's right
	v := Point{(h[1] - c.X*h[7]) / h[8], (h[4] - c.Y*h[7]) / h[8]} // and down
	a, b := math.Hypot(u.X, u.Y), math.Hypot(v.X, v.Y)
	return a < 2.2*b && b < 2.2*a && u.X*v.Y-v.X*u.Y > .4*a*b &&
		math.Abs(h[6])+math.Abs(h[7]) < .02*math.Abs(h[8])
}
