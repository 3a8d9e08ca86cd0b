package vision

// meanTemplate is the mean of all codes. Correlation with it says whether samples
// are a code at all, and in which quarter turn. All turns share the white border
// and the dark middle, which drown the difference; so it is the correlation with
// what the turns have in common plus that with what sets each apart.
type meanTemplate struct {
	common, turned patch // detrended, of length one
	kernel         []float32
}

// A spot whose correlation is less than minCorrelation is no code; turns whose
// correlation is less by turnSlack are not tried. At sureCorrelation no other
// outline of a spot is tried.
const (
	minCorrelation  = .75
	turnSlack       = .25
	sureCorrelation = .95
)

func (l *meanTemplate) precompute(mean *moduleVector) {
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

// correlateMean samples a pose and correlates it with the mean template: the best
// of the quarter turns, and each of them.
func (w *worker) correlateMean(h pose) (best float32, turns [4]float32) {
	l := &w.Reader.meanTemplate
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
