package vision

import (
	"math"
	"time"
)

// How much evidence changes a track. Times are in seconds of the tracker's
// clock, distances in modules of the tag.
const (
	confirmSightings         = 3   // sightings at a new place that confirm it …
	confirmTime              = .2  // … over at least this time
	stillTime                = .4  // after which an unmoved tag is still
	jitter                   = .35 // less is noise …
	jitterPx                 = .5  // and so is less than so many px
	tentativeDistance        = 1.  // up to which sightings are of one tentative place …
	tentativePx              = 1.5 // or up to so many px
	followDistance           = 12. // up to which a move is followed; a place further off must be confirmed
	followSightings          = 2   // sightings off its place in a row after which a tag is followed
	goneTime                 = 1.2 // after which a quiet place without its tag has lost it
	replaceTime              = .5  // after which a tag is gone when another is read in its place
	averagedSightings        = 8   // sightings that a place is the mean of, at most
	staleTime                = 1.  // after which a tentative place is forgotten
	minAppearanceCorrelation = .88 // at which a place looks as it did with its tag
)

// track is what the tracker knows of one tag. As usual in multi-target
// tracking, a track is tentative until it is confirmed by several sightings,
// and goes on for a while without any.
type track struct {
	confirmed     bool // the tag lies on the table
	corners       Quad // where it lies, px
	averaged      int  // sightings that corners is the mean of
	seen          bool // in the latest frame
	lastSeen      float64
	movedAt       float64        // since when it has lain there
	since         time.Time      // the same in frame time
	tentative     tentativePlace // another place where it was read
	offPlace      int            // sightings in a row that were off its place
	replacedSince float64        // since when another tag is read in its place; +Inf when none is
	plate         int            // the plate it lies on, or -1
	onPlate       Quad           // its corners on that plate, mm
	appearance    patch          // of its place when it was last seen
}

// tentativePlace is a place where a tag was read that is not confirmed yet.
type tentativePlace struct {
	corners   Quad
	sightings int
	first     float64
	last      float64
	time      time.Time
}

// maxCornerDistance is the greatest distance between corresponding corners of
// two quads, in modules of the first.
func maxCornerDistance(a, b Quad) float64 {
	far := 0.
	for i := range a {
		far = max(far, distance(a[i], b[i]))
	}
	return far / moduleSize(a)
}

// moduleSize is the mean size of a code's modules, px.
func moduleSize(q Quad) float64 {
	a := math.Abs(shoelaceArea(q[:]))
	return max(math.Sqrt(a)/Modules, .1)
}

// update takes the tag's sighting in this frame.
func (k *track) update(q Quad, clock float64, now time.Time) {
	if k.confirmed {
		d := maxCornerDistance(k.corners, q)
		if d < max(jitter, jitterPx/moduleSize(k.corners)) {
			k.averaged = min(k.averaged+1, averagedSightings)
			f := 1 / float64(k.averaged)
			for i := range q {
				k.corners[i].X += f * (q[i].X - k.corners[i].X)
				k.corners[i].Y += f * (q[i].Y - k.corners[i].Y)
			}
			k.offPlace = 0
			k.markSeen(clock)
			return
		}
		k.offPlace++
		if d < followDistance {
			// A single one may be wrong: a hand over a part of the tag pulls
			// the alignment aside.
			if k.offPlace >= followSightings {
				k.moveTo(q, clock, now)
			}
			k.markSeen(clock)
			return
		}
	}
	n := &k.tentative
	if n.sightings == 0 || clock-n.last > staleTime || maxCornerDistance(n.corners, q) > max(tentativeDistance, tentativePx/moduleSize(q)) {
		*n = tentativePlace{first: clock, time: now}
	}
	n.corners, n.last = q, clock
	n.sightings++
	if n.sightings >= confirmSightings && clock-n.first >= confirmTime-1e-6 {
		k.moveTo(q, n.first, n.time)
		k.offPlace = 0
		k.markSeen(clock)
	}
}

func (k *track) moveTo(q Quad, clock float64, now time.Time) {
	k.confirmed, k.corners, k.averaged, k.movedAt, k.since = true, q, 1, clock, now
}

// markSeen notes that the tag was seen at its place.
func (k *track) markSeen(clock float64) {
	k.seen, k.lastSeen, k.tentative = true, clock, tentativePlace{}
	k.replacedSince = math.Inf(1)
}

// still reports whether the tag has lain unmoved for a while and has no
// tentative place.
func (k *track) still(clock float64) bool {
	return clock-k.movedAt >= stillTime-1e-6 && (k.tentative.sightings == 0 || clock-k.tentative.last > staleTime)
}

// resting is where the tag lies as far as is known, and whether it lay there when
// it was read last: a tag that was just read for the first time may as well
// have lain there.
func (k *track) resting(clock float64) (at Quad, ok bool) {
	if k.confirmed {
		return k.corners, k.offPlace == 0 || k.still(clock)
	}
	return k.tentative.corners, k.tentative.sightings > 0 && clock-k.tentative.last <= staleTime
}

// expired reports whether the track was never confirmed and its tentative place
// is stale.
func (k *track) expired(clock float64) bool {
	return !k.confirmed && clock-k.tentative.last > staleTime
}

// coversPoint reports whether a piece covers a point of the picture. The piece's
// code is seen at q; half is half the piece's size in sides of that code.
func coversPoint(q Quad, half Point, p Point) bool {
	h, ok := squareToQuad(q)
	if !ok {
		return false
	}
	u := h.Inverse().Apply(p)
	return math.Abs(u.X) < half.X*Modules && math.Abs(u.Y) < half.Y*Modules
}
