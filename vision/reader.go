package vision

import "math"

// A new code is read only when its correlation is at least minScore and that of
// every other code is lower by at least minMargin. A known tag at its known
// place is not compared with others; it needs minScore alone. Below
// minTrackedScore an alignment is given up.
const (
	minScore        = .60
	minMargin       = .25
	minTrackedScore = .35
)

// minConfidence is the least confidence at which a new code is read, by
// template bank: a strong blur leaves so little of a pattern that chance fits
// it, too. Of 113,000 foreign codes, small and blurred, the highest confidence
// was .89 at the strongest blur, .78 at the next and .59 at the middle one;
// each .06 more lets a tenth as many through.
var minConfidence = [len(blurs)]float64{.80, .80, .80, .87, .94}

// minAverageScore is the least correlation at which the average of a code's samples over
// some pictures shows it through a strong blur. Of 10,000 foreign codes of .58 to .88 px per
// module, watched over 60 pictures each, the highest correlation that exceeded the others by
// minMargin was .867.
const minAverageScore = .90

// Reader finds the codebook's tags in pictures. It looks first where tags lay in
// the picture before, and searches only where the picture has changed and, one
// strip at a time, everywhere. A new Reader searches the whole of its first
// picture. It is for one goroutine at a time.
//
// Tags are found from about 0.7 px per module on, in any orientation, tilted by
// up to about 40°: by the white square around them where that is whole and lies
// in a dark frame, and else by their texture. The samples of a tag that is too faint for one picture are
// averaged over up to sixteen. A tag that was read stays seen while up to two
// fifths of its code are covered.
type Reader struct {
	// Nearer is how many times as large as those on the table a tag may be that is
	// held up to the camera. It may be changed between two pictures.
	Nearer float64

	cb           *Codebook
	alignStages  [2][3]template // by way: the mean pattern at three blurs, coarse to fine
	sharpMean    patch          // the last of these, detrended and of length one
	orientations orientationTemplate
	meanTemplate meanTemplate
	exactWeights patch // for aligning a code's own pattern
	pyramid      pyramid
	workers      *workerPool
	known        []knownTag
	changes      changeDetector
	sightings    []Sighting

	frame    int
	rechecks []int32 // the known tags to recheck in this picture
	swinging []int32 // those among them that may swing, by their place in rechecks
	swing    swing   // of the camera since the picture before, as far as it is known

	searchTasks [levels - 1][]searchTask // by level
	tasks       []*searchTask            // that the workers run
	candidates  []candidate
	spots       []outlinedSpot // of the level that is being read
	outlined    []outlinedSpot
	readsLeft   int             // how many more candidates may be read in this picture
	onCandidate func(candidate) // called for each candidate that was read or refused; or nil
}

// quietWeight is how much the ith sample of a patch counts where something may
// lie on the quiet zone: less the farther it is from the code.
func quietWeight(i int) float32 {
	switch ringOf(i) {
	case 0, 1:
		return .02
	case 2:
		return .1
	}
	return 1
}

// knownTag is a tag that the reader remembers.
type knownTag struct {
	code         int
	pose         pose
	score        float64
	meanScore    float64 // exponential moving average of its scores
	bank         int     // the template bank that fits best
	seen         bool    // in the latest frame
	unseenFrames int     // since it was seen
	covered      bool    // in part
	drifts       bool    // in this picture it may be moved by the swing instead of being rechecked

	template     *template        // of the code's own pattern
	templateBank int              // the bank it was made for
	average      *temporalAverage // nil when the tag is confirmed
}

// maxUnseenFrames is for how many frames an unseen tag is rechecked at its last
// pose.
const maxUnseenFrames = 600

// NewReader makes a reader of a codebook's tags.
func NewReader(cb *Codebook) *Reader {
	r := &Reader{cb: cb}
	r.workers = newWorkerPool(r)
	var weight moduleVector
	for i, p := range cb.mean {
		weight[i] = 1 / (.08 + p*(1-p))
	}
	r.meanTemplate.precompute(&cb.mean)
	r.orientations.precompute(&cb.mean)
	const sharpestBlur = .65
	var room derivatives
	for way := range r.alignStages {
		var weights patch // by the variance of what the mean pattern predicts
		for i := range weights {
			weights[i] = 1 / .08
			if Way(way) == Texture {
				weights[i] *= quietWeight(i)
			}
		}
		for y := range Modules {
			copy(weights[(y+patchBorder)*patchSide+patchBorder:], weight[y*Modules:(y+1)*Modules])
		}
		for i, s := range []struct{ samples, pattern float64 }{{1.4, 1.5}, {.7, .95}, {0, sharpestBlur}} {
			st := &r.alignStages[way][i]
			st.precompute(blurredPattern(&cb.mean, s.pattern), &weights, 6, &room)
			if s.samples > 0 {
				st.blurSamples(gaussianKernel(s.samples))
			}
		}
	}
	r.sharpMean = *blurredPattern(&cb.mean, sharpestBlur)
	r.sharpMean.detrend()
	r.sharpMean.normalise()
	for i := range r.exactWeights {
		r.exactWeights[i] = quietWeight(i)
	}
	return r
}

// Read lists the tags in a frame. Two copies of one tag are both listed. The
// list is good until the next call.
func (r *Reader) Read(f Frame) []Sighting {
	full := grayImageOf(f.Gray)
	if full.w < Modules || full.h < Modules {
		r.known = r.known[:0]
		return nil
	}
	if full.w != r.pyramid.at[0].w || full.h != r.pyramid.at[0].h {
		r.known = r.known[:0]
		r.changes.reset()
	}
	r.pyramid.reset(full)
	fresh := r.changes.update(full)
	r.chooseRechecks()
	r.recheckKnown()
	r.changes.explain(r.liesAsBefore)
	r.readsLeft = maxReads
	if fresh {
		r.search(rect{0, 0, full.w, full.h})
		return r.report()
	}
	_, largest := r.moduleRange()
	for _, area := range r.changes.regions(full, largest) {
		r.search(area)
	}
	return r.report()
}

// recheckInterval is how many pictures lie between two in which every tag is
// rechecked although nothing has changed. All are rechecked in the same
// picture, so that its pyramid is built only once. Of the tags that may swing
// each is rechecked every driftInterval pictures, and moved by the swing between.
const (
	recheckInterval = 12
	driftInterval   = 4
)

// around is a box around a tag at a pose and its quiet zone, however it is turned.
func around(h pose) rect {
	x, y, radius := h[2]/h[8], h[5]/h[8], modulePx(h)*squareModules*math.Sqrt2/2
	return rect{int(x - radius), int(y - radius), int(x+radius) + 1, int(y+radius) + 1}
}

// chooseRechecks picks the known tags to recheck: those that were not seen or
// are not confirmed yet, those where the picture has changed or may swing, and every
// recheckInterval pictures all. Where it may swing, single blocks change all the time
// and tell nothing.
func (r *Reader) chooseRechecks() {
	r.rechecks, r.swinging = r.rechecks[:0], r.swinging[:0]
	r.frame++
	for i := range r.known {
		k := &r.known[i]
		box := around(k.pose)
		swings, least := r.changes.restlessWithin(box), 1
		if swings {
			least = leastChanged
		}
		due := !k.seen || k.average != nil || r.frame%recheckInterval == 0 || r.changes.changedWithin(box, least)
		if !due && !swings {
			continue
		}
		k.drifts = !due && (r.frame+i)%driftInterval != 0
		r.rechecks = append(r.rechecks, int32(i))
		if k.seen && swings {
			r.swinging = append(r.swinging, int32(len(r.rechecks)-1))
		}
	}
}

// liesAsBefore reports whether a point lies on a tag that is seen whole, or on its
// frame.
func (r *Reader) liesAsBefore(x, y float64) bool {
	const half = squareModules/2. + 2.5
	for i := range r.known {
		k := &r.known[i]
		h := &k.pose
		cx, cy := h[2]/h[8], h[5]/h[8]
		dx, dy := x-cx, y-cy
		a, b, c, d := h[0]-cx*h[6], h[1]-cx*h[7], h[3]-cy*h[6], h[4]-cy*h[7] // its derivative at the centre, by h[8]
		det := a*d - b*c
		if !k.seen || k.covered || k.pending() || h[8]*h[8]*(dx*dx+dy*dy) > 2*half*half*math.Abs(det) {
			continue
		}
		u, v := h[8]*(d*dx-b*dy)/det, h[8]*(a*dy-c*dx)/det
		if math.Abs(u) < half && math.Abs(v) < half {
			return true
		}
	}
	return false
}

// buildPyramid builds the requested parts of the pyramid.
func (r *Reader) buildPyramid() {
	r.workers.parallelFor(len(r.pyramid.requested), (*worker).buildPyramidChunk)
	r.pyramid.requested = r.pyramid.requested[:0]
}

func (w *worker) buildPyramidChunk(i int) { w.pyramid.build(int(w.pyramid.requested[i])) }

func (w *worker) recheckTag(i int) { w.recheck(&w.known[w.rechecks[i]]) }

// occupied reports whether a tag that is seen covers a point.
func (r *Reader) occupied(p Point) bool {
	for i := range r.known {
		if k := &r.known[i]; k.seen {
			h := k.pose
			if m := modulePx(h) * Modules / 2; math.Hypot(h[2]/h[8]-p.X, h[5]/h[8]-p.Y) < m {
				return true
			}
		}
	}
	return false
}

// remember adds a tag that was read. It drops the same tag unseen elsewhere and
// unseen tags at the place where it lies now.
func (r *Reader) remember(n knownTag) {
	c := Point{n.pose[2], n.pose[5]}
	m := modulePx(n.pose) * Modules / 2
	if r.occupied(c) {
		return
	}
	keep := r.known[:0]
	for _, k := range r.known {
		if !k.seen && (k.code == n.code || math.Hypot(k.pose[2]-c.X, k.pose[5]-c.Y) < m) {
			continue
		}
		keep = append(keep, k)
	}
	r.known = append(keep, n)
}

// listed reports whether the same tag is seen at the same place among others.
func (r *Reader) listed(among []knownTag, k knownTag) bool {
	for i := range among {
		if o := &among[i]; o.seen && o.code == k.code && o.pending() == k.pending() && onSamePlace(o.pose, k.pose) {
			return true
		}
	}
	return false
}

// report lists the tags that are seen and forgets those unseen for too long.
func (r *Reader) report() []Sighting {
	r.sightings = r.sightings[:0]
	keep := r.known[:0]
	for _, k := range r.known {
		if k.seen && r.listed(keep, k) {
			continue // a pose that went astray has come to the tag of another
		}
		if k.unseenFrames == 0 || k.unseenFrames <= maxUnseenFrames && !k.pending() {
			keep = append(keep, k)
		}
		if k.seen && !k.pending() {
			r.sightings = append(r.sightings, Sighting{ID: r.cb.ids[k.code], Corners: corners(k.pose), Score: k.score})
		}
	}
	r.known = keep
	return r.sightings
}
