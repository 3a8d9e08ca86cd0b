package vision

// meanTemplate is the mean of all codes. Correlation with it says whether samples
// are a code at all, and in which quarter turn. All turns share the white border
// and the dark middle, which drown the difference; so it is the correlation with
// what the turns have in common plus that with what sets each apart.
type meanTemplate struct {
	common patch    // detrended, of length one
	turned [4]patch // likewise, for each quarter turn
	kernel []float32
}

// A spot whose correlation is less than minCorrelation is no code; turns whose
// correlation is less by turnSlack are not tried. At sureCorrelation no other
// outline of a spot is tried.
const (
	minCorrelation  = .775
	turnSlack       = .25
	sureCorrelation = .95
)

func (l *meanTemplate) precompute(mean *moduleVector) {
	l.kernel = gaussianKernel(.7)
	turn := *blurredPattern(mean, .95)
	apart := turn
	for range 4 {
		for i, f := range turn {
			l.common[i] += f / 4
		}
		turn = turn.rotated90()
	}
	for i, f := range l.common {
		apart[i] -= f
	}
	for _, p := range []*patch{&l.common, &apart} {
		p.detrend()
		p.normalise()
	}
	for i := range l.turned { // samples turned clockwise are a code turned anticlockwise
		l.turned[(4-i)%4] = apart
		apart = apart.rotated90()
	}
}

// correlateMean samples a pose and correlates it with the mean template: the best
// of the quarter turns, and each of them.
func (w *worker) correlateMean(h pose) (best float32, turns [4]float32) {
	l := &w.Reader.meanTemplate
	w.pyramid.sample(h, pyramidLevel(modulePx(h)), &w.samples)
	w.samples.whitenQuiet()
	filterSeparably(&w.samples, l.kernel, -1)
	n := w.samples.detrendedLength()
	if n < 1e-6 {
		return 0, turns
	}
	common := dot(w.samples[:], l.common[:])
	for i := range turns {
		turns[i] = (common + dot(w.samples[:], l.turned[i][:])) / n
		best = max(best, turns[i])
	}
	return best, turns
}
