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
	k.template.precompute(blurredPattern(w.cb.pattern(code), blurs[bank]), &w.exactWeights, params)
}

// recheck looks for a known tag at its last pose and aligns it from there. When
// it then fits worse than usual, or not better than at its last pose, something
// covers a part of it and pulls the alignment aside. The pose then stays as it
// was, if the tag still fits there; otherwise the tag is not seen.
func (w *worker) recheck(k *knownTag) {
	level := pyramidLevel(modulePx(k.pose))
	w.prepareTemplate(k, k.code, k.bank, level)
	const whole, better, small = .85, .015, .12
	w.pyramid.sample(k.pose, level, &w.samples)
	first := w.cb.correlation(k.code, k.bank, &w.samples)
	h, score := k.pose, 0.
	if first < whole*k.meanScore { // a swinging camera may have moved it by modules
		moved := w.swing.moved(h)
		if w.pyramid.sample(moved, level, &w.samples); w.cb.correlation(k.code, k.bank, &w.samples) > .85*k.meanScore {
			h = moved
		} else {
			h = w.realign(h, level)
		}
	}
	for range 4 {
		w.pyramid.sample(h, level, &w.samples)
		score = w.cb.correlation(k.code, k.bank, &w.samples)
		next, far, ok := k.template.lucasKanadeStep(h, &w.samples)
		if score < minTrackedScore || !ok || !w.plausiblePose(next) {
			break
		}
		h = next
		if far < .15 {
			break
		}
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

// realign aligns the mean pattern from a pose that may be some modules off. It
// gives the pose itself where that does not succeed.
func (w *worker) realign(at pose, level int) pose {
	h := at
	for i := range 2 {
		st := &w.alignStages[Texture][i]
		for range 3 {
			w.pyramid.sampleOnce(h, level, &w.samples)
			w.samples.whitenQuiet()
			next, far, ok := st.lucasKanadeStep(h, &w.samples)
			if !ok || !w.plausiblePose(next) {
				return at
			}
			if h = next; far < .05 {
				break
			}
		}
	}
	return h
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
	score := w.cb.maskedCorrelation(k.code, k.bank, &w.samples)
	if score < minMasked || score < whole*k.meanScore {
		return false
	}
	k.score = score
	return true
}
