package vision

// trial is how a new code proves itself: by the mean of its samples over some
// pictures, in which noise counts less. One that was read at once must be as
// sure in the mean, and one that was too faint is not reported before it is.
type trial struct {
	mean patch
	n    int // pictures
	open bool
}

const (
	proof      = 4   // pictures after which a code that was read must be sure in the mean
	slack      = .03 // and how much less sure it may be than at first
	gathered   = 16  // pictures after which a faint code is given up
	mostTrials = 32  // faint codes at a time
)

// open reports whether a code is not sure enough to be reported yet.
func (k *known) open() bool { return k.trial != nil && k.trial.open }

// suspect notes a code that was too faint to be read.
func (r *Reader) suspect(n known) {
	open := 0
	for i := range r.known {
		if r.known[i].open() {
			open++
		}
	}
	if open < mostTrials && !r.taken(Point{n.pose[2], n.pose[5]}) {
		r.known = append(r.known, n)
	}
}

// try takes another sample of a code on trial, where it was just seen.
func (w *worker) try(k *known, level int) {
	t := k.trial
	if t == nil {
		return
	}
	w.pics.sample(k.pose, level, &w.s)
	t.n++
	share := 1 / float32(t.n)
	for i, f := range w.s {
		t.mean[i] += share * (f - t.mean[i])
	}
	f, second := w.cb.match(&t.mean)
	sure := w.cb.certainty(f, second, &t.mean) - leastCertainty[f.blur]
	if !t.open {
		sure += slack
	}
	fits := f.code == k.code && f.score >= leastScore && f.margin >= leastMargin && sure >= 0
	switch {
	case t.open && fits:
		t.open, k.blur, k.usual = false, f.blur, min(k.usual, f.score)
	case f.code != k.code || t.n >= proof && !t.open && !fits: // begin again
		k.code, k.blur = f.code, f.blur
		*t = trial{mean: w.s, n: 1, open: true}
	case t.n >= gathered:
		k.seen, k.lost = false, memory+1
	}
	if t.n >= proof && !t.open {
		k.trial = nil
	}
}
