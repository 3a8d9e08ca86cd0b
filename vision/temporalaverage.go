package vision

// temporalAverage is the running mean of a new code's samples over some frames,
// in which there is less noise than in one. A code that was read in one frame
// must be confirmed by the mean. A code that was too faint is pending: it is
// not reported before the mean confirms it.
type temporalAverage struct {
	mean    patch
	frames  int
	pending bool
}

const (
	confirmFrames    = 4   // frames after which the mean must confirm a code that was read
	confirmSlack     = .03 // by which its confidence may be lower than for a first reading
	averagedFrames   = 8   // frames whose mean is compared through a stronger blur, too
	maxPendingFrames = 16  // frames after which a pending code is given up
	maxPending       = 32  // pending codes at a time
)

// pending reports whether a tag is not to be reported yet.
func (k *knownTag) pending() bool { return k.average != nil && k.average.pending }

// addPending remembers a code that was too faint to be read.
func (r *Reader) addPending(n knownTag) {
	pending := 0
	for i := range r.known {
		if r.known[i].pending() {
			pending++
		}
	}
	if pending < maxPending && !r.occupied(Point{n.pose[2], n.pose[5]}) {
		r.known = append(r.known, n)
	}
}

// averageSamples adds the samples of a tag that was just seen to its temporal
// average, and decides whether the average confirms the tag.
func (w *worker) averageSamples(k *knownTag, level int) {
	t := k.average
	if t == nil {
		return
	}
	w.pyramid.sample(k.pose, level, &w.samples)
	t.frames++
	share := 1 / float32(t.frames)
	for i, f := range w.samples {
		t.mean[i] += share * (f - t.mean[i])
	}
	slack := confirmSlack
	if t.pending {
		slack = 0
	}
	m, _, refused := w.matcher.judge(&t.mean, slack)
	confirmed := m.code == k.code && (refused == "" || t.isClear(&w.matcher, k.code))
	switch {
	case t.pending && confirmed && w.fitsAllOver(m, &t.mean):
		t.pending, k.bank, k.meanScore = false, m.bank, min(k.meanScore, m.score)
	case m.code != k.code || t.frames >= confirmFrames && !t.pending && !confirmed: // start again
		k.code, k.bank = m.code, m.bank
		*t = temporalAverage{mean: w.samples, frames: 1, pending: true}
	case t.frames >= maxPendingFrames:
		k.seen, k.unseenFrames = false, maxUnseenFrames+1
	}
	if t.frames >= confirmFrames && !t.pending {
		k.average = nil
	}
}

// isClear reports whether the mean of a pending code's samples shows the code though it is
// blurred more than in a single picture may be.
func (t *temporalAverage) isClear(m *matcher, code int) bool {
	if !t.pending || t.frames < averagedFrames {
		return false
	}
	score, margin := m.averageMatch(code, &t.mean)
	return score >= minAverageScore && margin >= minMargin
}
