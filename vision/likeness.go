package vision

// likeness says how much samples look like a code in each of its quarter turns.
// All turns share the white border and the dark middle, which drown the
// difference; so it is the correlation with what the turns have in common plus
// that with what sets each apart.
type likeness struct {
	common, turned patch // detrended, of length one
	kernel         []float32
}

// A spot whose likeness is less than minLikeness is no code; turns whose
// likeness is less by turnSlack are not tried. At sureLikeness no other outline
// of a spot is tried.
const (
	minLikeness  = .75
	turnSlack    = .25
	sureLikeness = .95
)

func (l *likeness) precompute(mean *moduleVector) {
	l.kernel = gaussianKernel(.7)
	l.turned = *blurredPattern(mean, .95)
	turn := l.turned
	for range 4 {
		for i, f := range turn {
			l.common[i] += f / 4
		}
		turn = turn.rotated90()
	}
	for i, f := range l.common {
		l.turned[i] -= f
	}
	for _, p := range []*patch{&l.common, &l.turned} {
		p.detrend()
		p.normalise()
	}
}

// likenessAt samples a pose and gives its likeness to a code: the best, and that
// of each quarter turn.
func (w *worker) likenessAt(h pose) (best float32, turns [4]float32) {
	l := &w.Reader.likeness
	w.pyramid.sample(h, pyramidLevel(modulePx(h)), &w.samples)
	w.samples.whitenQuiet()
	filterSeparably(&w.samples, &w.filtered, l.kernel, -1)
	p := w.samples
	p.detrend()
	p.normalise()
	common := dot(p[:], l.common[:])
	for i := range turns {
		turns[i] = common + dot(p[:], l.turned[:])
		best = max(best, turns[i])
		p = p.rotated90()
	}
	return best, turns
}
