package vision

import (
	"math"
	"time"
)

// How much evidence changes a belief. Times are seconds of the tracker's
// clock, distances modules of the tag.
const (
	sightings  = 3   // a new place is believed after so many in a row there
	placeTime  = .2  // over at least this time
	stillTime  = .4  // unmoved for so long, a tag is still
	jitter     = .35 // less is noise
	nearby     = 12. // less is followed when read twice; more must come to rest first
	strays     = 2   // readings off the place in a row that make a tag move
	goneTime   = 1.2 // a place quiet for so long without its tag has lost it
	coverTime  = .5  // or with another tag on it
	smoothing  = 8   // sightings
	staleTime  = 1.  // a place where a tag was seen in passing is forgotten
	likeBefore = .88 // correlation at which a place looks as it did with its tag
)

// belief is what the tracker holds of one tag.
type belief struct {
	known  bool // on the table: it has appeared
	at     Quad // px
	count  int  // sightings that at is the mean of
	seen   bool // in the latest frame
	seenAt float64
	moved  float64   // when it came to lie there
	since  time.Time // the same in frame time
	next   glimpse   // where it was read instead
	astray int       // readings in a row off its place
	under  float64   // since when another tag is read in its place; +Inf: none
	held   int       // the plate it lies on, or -1
	mm     Quad      // and where on it
	look   patch     // the picture there while it was seen
}

// glimpse is a place where a tag was read that is not yet believed.
type glimpse struct {
	at    Quad
	count int
	first float64
	last  float64
	time  time.Time
}

// spreadOf is the greatest distance between corners of two quads in modules.
func spreadOf(a, b Quad) float64 {
	far := 0.
	for i := range a {
		far = max(far, distance(a[i], b[i]))
	}
	return far / moduleOf(a)
}

// moduleOf is a code's module, px.
func moduleOf(q Quad) float64 {
	a := math.Abs(polygonArea(q[:]))
	return max(math.Sqrt(a)/Modules, .1)
}

// read takes a sighting.
func (b *belief) read(q Quad, clock float64, now time.Time) {
	if b.known {
		d := spreadOf(b.at, q)
		if d < jitter {
			b.count = min(b.count+1, smoothing)
			f := 1 / float64(b.count)
			for i := range q {
				b.at[i].X += f * (q[i].X - b.at[i].X)
				b.at[i].Y += f * (q[i].Y - b.at[i].Y)
			}
			b.astray = 0
			b.confirm(clock)
			return
		}
		b.astray++
		if d < nearby {
			// Once may be a hand over a part of it, which draws the reading aside.
			if b.astray >= strays {
				b.place(q, clock, now)
			}
			b.confirm(clock)
			return
		}
	}
	n := &b.next
	if n.count == 0 || clock-n.last > staleTime || spreadOf(n.at, q) > 1 {
		*n = glimpse{first: clock, time: now}
	}
	n.at, n.last = q, clock
	n.count++
	if n.count >= sightings && clock-n.first >= placeTime-1e-6 {
		b.place(q, n.first, n.time)
		b.astray = 0
		b.confirm(clock)
	}
}

func (b *belief) place(q Quad, clock float64, now time.Time) {
	b.known, b.at, b.count, b.moved, b.since = true, q, 1, clock, now
}

// confirm notes that the tag lies where it is believed to.
func (b *belief) confirm(clock float64) {
	b.seen, b.seenAt, b.next = true, clock, glimpse{}
	b.under = math.Inf(1)
}

// still reports whether the tag has come to rest and was not read elsewhere just now.
func (b *belief) still(clock float64) bool {
	return clock-b.moved >= stillTime-1e-6 && (b.next.count == 0 || clock-b.next.last > staleTime)
}

// idle reports whether nothing is known of the tag any more.
func (b *belief) idle(clock float64) bool {
	return !b.known && clock-b.next.last > staleTime
}

// poseFrom is the pose of a code from its corners: the map of a square to a
// quad in closed form (Heckbert 1989, Fundamentals of Texture Mapping, 2.2.3).
func poseFrom(q Quad) (pose, bool) {
	a, b := Point{q[1].X - q[2].X, q[1].Y - q[2].Y}, Point{q[3].X - q[2].X, q[3].Y - q[2].Y}
	s := Point{q[0].X - q[1].X + q[2].X - q[3].X, q[0].Y - q[1].Y + q[2].Y - q[3].Y}
	det := a.X*b.Y - b.X*a.Y
	if !(math.Abs(det) > 1e-9) {
		return pose{}, false
	}
	g, h := (s.X*b.Y-b.X*s.Y)/det, (a.X*s.Y-s.X*a.Y)/det
	unit := Homography{
		q[1].X - q[0].X + g*q[1].X, q[3].X - q[0].X + h*q[3].X, q[0].X,
		q[1].Y - q[0].Y + g*q[1].Y, q[3].Y - q[0].Y + h*q[3].Y, q[0].Y,
		g, h, 1,
	}
	return unit.Times(Homography{1. / Modules, 0, .5, 0, 1. / Modules, .5, 0, 0, 1}), true
}

// withFrame is the outline of the dark frame around a code.
func withFrame(q Quad) Quad {
	h, ok := poseFrom(q)
	if !ok {
		return q
	}
	const e = label/2. + 2
	return h.Quad(Quad{{-e, -e}, {e, -e}, {e, e}, {-e, e}})
}

// covers reports whether a piece whose half size is given in sides of its
// code, and whose code is seen at q, hides a point.
func covers(q Quad, half Point, p Point) bool {
	h, ok := poseFrom(q)
	if !ok {
		return false
	}
	u := h.Inverse().Apply(p)
	return math.Abs(u.X) < half.X*Modules && math.Abs(u.Y) < half.Y*Modules
}
