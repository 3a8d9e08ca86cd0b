package vision

// prepareTemplate gives a tag at a pose the template of a code of a bank. For small
// codes the warp is affine, as their perspective is lost in the noise.
func (w *worker) prepareTemplate(k *knownTag, h pose, code, bank int) {
	params := 6
	if pyramidLevel(modulePx(h)) > 0 {
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

// recheck looks for a known tag where the swing has moved its last pose, and aligns it
// from there. When it then fits worse than usual, or not better than before, something
// covers a part of it and pulls the alignment aside. The pose then stays as it
// was, if the tag still fits there; otherwise the tag is not seen. A tag that is not
// confirmed yet may have been read without this alignment, and takes any that fits better.
func (w *worker) recheck(k *knownTag) {
	level := recheckLevel(modulePx(k.pose))
	w.prepareTemplate(k, k.pose, k.code, k.bank)
	const whole, small = .85, .12
	enough, better := whole*k.meanScore, .015
	if k.average != nil {
		better = 0
	}
	from := w.swing.moved(k.pose)
	first := w.fit(k, from, level)
	h, score := w.alignOwn(k, from, first, level)
	if score < min(enough, minScore) { // a swinging camera may have moved it by modules
		h = w.follow(k, from, first, level, enough)
		h, score = w.alignOwn(k, h, w.fit(k, h, level), level)
	}
	k.seen, k.covered = true, false
	switch {
	case score > minScore && score > enough &&
		(score > first+better || maxCornerDistance(corners(from), corners(h)) < small):
		k.pose, k.score = h, score
	case first > minScore:
		k.pose, k.score = from, first
	case w.seenPartlyCovered(k, from, level):
		k.pose, k.unseenFrames, k.covered = from, 0, true
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

// alignOwn aligns a known tag's own pattern from a pose at which the samples were taken and
// fit so well. It gives the pose and how well the code fits there, or nearly there.
func (w *worker) alignOwn(k *knownTag, h pose, score float64, level int) (pose, float64) {
	for range 6 {
		next, far, ok := k.template.lucasKanadeStep(h, &w.samples)
		if score < minTrackedScore || !ok || !w.plausiblePose(next) {
			break
		}
		h = next
		if far < .15 {
			break
		}
		score = w.fit(k, h, level)
	}
	return h, score
}

// fit samples a known tag at a pose: the correlation with its code.
func (w *worker) fit(k *knownTag, h pose, level int) float64 {
	w.pyramid.sample(h, level, &w.samples)
	return w.matcher.correlation(k.code, k.bank, &w.samples)
}

// follow looks for a known tag that does not fit well where the swing has moved it: at its
// last pose; where the mean pattern is aligned; and, if it was seen in the
// picture before and no swing is known yet, at places all around. It gives the first
// pose at which the tag's own code fits well enough, or else the one where it fits best.
func (w *worker) follow(k *knownTag, from pose, first float64, level int, enough float64) pose {
	best, most := from, first
	fits := func(h pose) bool {
		if c := w.fit(k, h, level); c > most {
			best, most = h, c
		}
		return most >= enough
	}
	if from != k.pose && fits(k.pose) {
		return best
	}
	if h, ok := w.realign(from, level); ok && fits(h) || !k.seen || w.swing.known {
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
		w.pyramid.sample(h, level, &w.samples)
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
			w.pyramid.sample(h, level, &w.samples)
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

// seenPartlyCovered reports whether a known tag fits at a pose by the masked
// correlation. A tag that has been unseen for a while is tried in some frames only.
func (w *worker) seenPartlyCovered(k *knownTag, h pose, level int) bool {
	const minMasked, whole, everyFrame, interval = .75, .85, 8, 8
	if k.unseenFrames > everyFrame && k.unseenFrames%interval != 0 {
		return false
	}
	w.pyramid.sample(h, level, &w.samples)
	score := w.matcher.maskedCorrelation(k.code, k.bank, &w.samples)
	if score < minMasked || score < whole*k.meanScore {
		return false
	}
	k.score = score
	return true
}
