package vision

import "math"

// deleteGone deletes the tracks that have expired and those of tags that are
// gone. While less than a quarter of the tags is seen the camera is blind:
// covered, turned away or in the dark. Then no tag goes.
func (t *Tracker) deleteGone() {
	confirmed, seen := 0, 0
	for _, k := range t.tracks {
		if k.confirmed {
			confirmed++
			if k.seen {
				seen++
			}
		}
	}
	blind := 4*seen < confirmed
	for _, id := range t.ids {
		k := t.tracks[id]
		if k.expired(t.clock) || k.confirmed && !k.seen && !blind && t.gone(k) {
			delete(t.tracks, id)
		}
	}
	t.sortIDs()
}

// gone reports whether a tag that is not seen no longer lies at its place.
func (t *Tracker) gone(k *track) bool {
	for id, half := range t.options.Covers {
		if o := t.tracks[id]; o != nil && o != k && o.confirmed && o.seen && coversPoint(o.corners, half, diagonalIntersection(k.corners)) {
			k.lastSeen = t.clock // so that goneTime starts when the cover is taken away
			return false
		}
	}
	if !t.replaced(k) {
		k.replacedSince = math.Inf(1)
	} else if k.replacedSince = min(k.replacedSince, t.clock); t.clock-k.replacedSince >= replaceTime-1e-6 {
		return true
	}
	since, underArm, ok := t.motion.quietSince(frameOutline(k.corners))
	if !ok {
		return false
	}
	rest := t.clock - max(since, k.lastSeen)
	return rest > goneTime && !underArm || rest > armAbsorbTime
}

// replaced reports whether another tag is seen at a tag's place.
func (t *Tracker) replaced(k *track) bool {
	centre, m := diagonalIntersection(k.corners), moduleSize(k.corners)
	for _, o := range t.tracks {
		if o != k && o.confirmed && o.seen && distance(diagonalIntersection(o.corners), centre) < followDistance*m {
			return true
		}
	}
	return false
}
