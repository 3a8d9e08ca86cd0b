package vision

// prepareTemplate gives a known tag the template of a code of a bank. For small
// codes the warp is affine, as their perspective is lost in the noise.
func (w *worker) prepareTemplate(k *knownTag, code, bank, level int) {
	params := 6
	if level > 0 {
		params = 8
	}
	if k.template == nil {
		k.template = &template{}
	} else if k.code == code && k.templateBank == bank && k.template.params == params {
		return
	}
	k.code, k.templateBank = code, bank
	k.template.precompute(w.patternOf(code, bank), &w.exactWeights, params, &w.derivatives)
}

// recheck looks for a known tag at its last pose and aligns it from there. When
// it then fits worse than usual, or not better than at its last pose, something
// covers a part of it and pulls the alignment aside. The pose then stays as it
// was, if the tag still fits there; otherwise the tag is not seen. A tag that is not
// confirmed yet may have been read without this alignment, and takes any that fits better.
func (w *worker) recheck(k *knownTag) {
	level := pyramidLevel(modulePx(k.pose))
	w.prepareTemplate(k, k.code, k.bank, level)
	const whole, small = .85, .12
	better := .015
	if k.average != nil {
		better = 0
	}
	w.pyramid.sample(k.pose, level, &w.samples)
	first := w.matcher.correlation(k.code, k.bank, &w.samples)
	h, score := k.pose, first
	if first < whole*k.meanScore { // a swinging camera may have moved it by modules
		h = w.follow(k, level, whole*k.meanScore)
		w.pyramid.sample(h, level, &w.samples)
		score = w.matcher.correlation(k.code, k.bank, &w.samples)
	}
	for range 3 {
		next, far, ok := k.template.lucasKanadeStep(h, &w.samples)
		if score < minTrackedScore || !ok || !w.plausiblePose(next) {
			break
		}
		h = next
		if far < .15 {
			break
		}
		w.pyramid.sample(h, level, &w.samples)
		score = w.matcher.correlation(k.code, k.bank, &w.samples)
	}
	k.seen, k.covered = true, false
	switch {
	case score > minScore && score > whole*k.meanScore &&
		(score > first+better || maxCornerDistance(corners(k.pose), corners(h)) < small):
		k.pose, k.score = h, score
	case first > minScore:
		k.score = first
	case w.seenPartlyCovered(k, level):
		k.unseenFrames, k.covered = 0, true
		return
	default:
		k.seen = false
		k.unseenFrames++
		return
	}
	k.unseenFrames = 0
	k.meanScore += .05 * (k.score - k.meanScore)
	w.averageSamples(k, level)
}

// follow looks for a known tag that does not lie at its last pose: where the swing has
// moved it; where the mean pattern is aligned from there; and, if it was seen in the
// picture before and no swing is known yet, at places all around. It gives the first
// pose at which the tag's own code fits well enough, or else the one where it fits best.
func (w *worker) follow(k *knownTag, level int, enough float64) pose {
	best, most := k.pose, -1.
	fits := func(h pose) bool {
		w.pyramid.sample(h, level, &w.samples)
		if c := w.matcher.correlation(k.code, k.bank, &w.samples); c > most {
			best, most = h, c
		}
		return most >= enough
	}
	at := w.swing.moved(k.pose)
	if fits(at) {
		return best
	}
	if h, ok := w.realign(at, level); ok && fits(h) || !k.seen || w.swing.known {
		return best
	}
	if h, _, ok := k.template.lucasKanadeStep(w.scan(k, level)); ok && w.plausiblePose(h) {
		fits(h)
	}
	return best
}

// scan gives the place within some modules of a known tag's last pose where its code, as
// the strongest blur shows it, fits best, and the samples there: of a small tag the mean
// pattern leaves too little to be aligned.
func (w *worker) scan(k *knownTag, level int) (pose, *patch) {
	const reach, step = 3, 1.5 // steps to each side, modules
	best, most := k.pose, -1.
	for i := range (2*reach + 1) * (2*reach + 1) {
		x, y := i%(2*reach+1)-reach, i/(2*reach+1)-reach
		h := k.pose.Times(pose{1, 0, step * float64(x), 0, 1, step * float64(y), 0, 0, 1})
		w.pyramid.sampleOnce(h, level, &w.samples)
		if c := w.matcher.correlation(k.code, len(blurs)-1, &w.samples); c > most {
			best, most = h, c
		}
	}
	w.pyramid.sample(best, level, &w.samples)
	return best, &w.samples
}

// realign aligns the mean pattern from a pose that may be some modules off.
func (w *worker) realign(h pose, level int) (pose, bool) {
	for i := range 2 {
		st := &w.alignStages[Texture][i]
		for range 3 {
			w.pyramid.sampleOnce(h, level, &w.samples)
			w.samples.whitenQuiet()
			next, far, ok := st.lucasKanadeStep(h, &w.samples)
			if !ok || !w.plausiblePose(next) {
				return h, false
			}
			if h = next; far < .05 {
				break
			}
		}
	}
	return h, true
}

// seenPartlyCovered reports whether a known tag fits at its last pose by the
// masked correlation. A tag that has been unseen for a while is tried in some
// frames only.
func (w *worker) seenPartlyCovered(k *knownTag, level int) bool {
	const minMasked, whole, everyFrame, interval = .75, .85, 8, 8
	if k.unseenFrames > everyFrame && k.unseenFrames%interval != 0 {
		return false
	}
	w.pyramid.sample(k.pose, level, &w.samples)
	score := w.matcher.maskedCorrelation(k.code, k.bank, &w.samples)
	if score < minMasked || score < whole*k.meanScore {
		return false
	}
	k.score = score
	return true
}
