package vision

import (
	"cmp"
	"math"
	"slices"
)

// outlinedSpot is a spot of texture and what it looks like from near.
type outlinedSpot struct {
	spot
	level       int
	pose        pose
	correlation float32
	turns       [4]float32 // the correlation in each quarter turn
}

// spotBatch is how many spots are outlined before those that look like codes are
// read. What is read explains other spots at its place.
const spotBatch = 64

// readSpots reads the spots of a level that look like codes. It looks only where no
// tag is seen, and for sizes near those of the tags that are.
func (r *Reader) readSpots(level int) {
	f := float64(int(1) << level)
	r.takeTasks(level)
	lo, hi := r.moduleRange()
	for _, t := range r.tasks {
		t.lo, t.hi = lo/f, hi/f
	}
	r.workers.parallelFor(len(r.tasks), (*worker).findSpots)
	r.spots = r.spots[:0]
	for _, t := range r.tasks {
		for _, s := range t.spots {
			if t.ownRows.contains(int(s.x), int(s.y)) {
				r.spots = append(r.spots, outlinedSpot{spot: s, level: level})
			}
		}
	}
	for next := 0; next < len(r.spots); {
		lo, hi := r.moduleRange()
		r.outlined = r.outlined[:0]
		for ; next < len(r.spots) && len(r.outlined) < spotBatch; next++ {
			s := r.spots[next]
			if m := s.side / Modules * f; m*spotError > lo && m < spotError*hi && !r.occupied(Point{s.x * f, s.y * f}) {
				r.outlined = append(r.outlined, s)
			}
		}
		r.workers.parallelFor(len(r.outlined), (*worker).outlineSpot)
		r.chooseOutlined()
		r.readCandidates()
	}
}

// chooseOutlined makes the outlined spots that look like codes the candidates.
func (r *Reader) chooseOutlined() {
	slices.SortStableFunc(r.outlined, func(a, b outlinedSpot) int { return cmp.Compare(b.correlation, a.correlation) })
	r.candidates = r.candidates[:0]
	for _, s := range r.outlined {
		c := candidate{way: Texture, spot: s.spot, level: s.level, pose: s.pose, orientationScores: s.turns}
		switch {
		case slices.ContainsFunc(r.candidates, func(o candidate) bool { return onSamePlace(o.pose, s.pose) }):
		case s.correlation >= minCorrelation:
			r.candidates = append(r.candidates, c)
		case s.correlation > 0 && r.onCandidate != nil:
			c.refused = NoCode
			r.onCandidate(c)
		}
	}
}

// onSamePlace reports whether the centre of b lies on the code at a.
func onSamePlace(a, b pose) bool {
	return math.Hypot(a[2]-b[2], a[5]-b[5]) < modulePx(a)*Modules/2
}

func (w *worker) outlineSpot(i int) {
	s := &w.outlined[i]
	h, ok := w.outline(s.spot, s.level, sureCorrelation)
	if !ok {
		return
	}
	s.pose = h
	s.correlation, s.turns = w.likelyTurns(h)
}

// likelyTurns correlates a pose with the mean template: the best of the quarter turns,
// and those that are nearly as good, the others being below zero.
func (w *worker) likelyTurns(h pose) (best float32, turns [4]float32) {
	best, turns = w.correlateMean(h)
	for k := range turns {
		if turns[k] < best-turnSlack {
			turns[k] = -1
		}
	}
	return best, turns
}

// identifyOtherwise tries the outline of a spot that looks most like a code where none
// of the codebook fits the first one that did: that may take in something dark beside.
func (w *worker) identifyOtherwise(c *candidate) {
	h, ok := w.outline(c.spot, c.level, float32(math.Inf(1)))
	if !ok || h == c.pose {
		return
	}
	_, turns := w.likelyTurns(h)
	if tag, r := w.identify(h, turns, Texture); r.refused == "" {
		c.pose, c.orientationScores, c.tag, c.reading = h, turns, tag, r
	}
}
