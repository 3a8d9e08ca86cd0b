package vision

import (
	"cmp"
	"math"
	"slices"
)

// searchTask is a part of a pyramid level for one worker to search.
type searchTask struct {
	level   int
	area    rect // that all tasks of this search share
	ownRows rect // the part in which the centres of this task's squares lie
	part    rect // the part that it looks at
	quads   []Quad
	texture textureCells
	lo, hi  float64 // px of the level per module of the spots to search for
	spots   []spot
}

// Way is how a candidate was found.
type Way int

// The ways.
const (
	WhiteSquare Way = iota // as a white square in a dark frame
	Texture                // as a spot of texture where no tag was seen before
)

// candidate is a place where a tag may lie and the result of reading it.
type candidate struct {
	way               Way
	spot              spot // that it was found as, by its texture, on a level
	level             int
	pose              pose // as it was found, its orientation unknown
	orientationScores [4]float32
	tag               knownTag
	reading
}

func (w *worker) runSearchTask(i int) {
	t := w.tasks[i]
	const overlap = 50 // px: half the diagonal of the largest white square, and a little
	p := w.pyramid.at[t.level]
	t.part = rect{t.area.x0 &^ 7, max(t.ownRows.y0-overlap, t.area.y0) &^ 1, t.area.x1, min(t.ownRows.y1+overlap, t.area.y1)}.clip(p.w, p.h)
	t.quads = w.detector.find(p, w.pyramid.at[t.level+1], t.part, &t.texture, t.quads[:0])
}

func (w *worker) findSpots(i int) {
	t := w.tasks[i]
	t.spots = w.detector.findSpots(w.pyramid.at[t.level], w.pyramid.at[t.level+1], t.part, &t.texture, t.level == levels-2, t.lo, t.hi, t.spots[:0])
}

func (w *worker) scoreCandidate(i int) {
	c := &w.candidates[i]
	if w.darkerInside(c.pose) {
		c.orientationScores = w.orientationScores(c.pose)
	}
}

// darkerInside reports whether a white square may hold a code: whether what lies
// inside of the quiet zone is darker than the quiet zone, and not all alike. A few
// pixels tell, and most white squares in cloth and pictures are refused.
func (w *worker) darkerInside(h pose) bool {
	const n, least, darker = 8, .09, .45
	l := pyramidLevel(modulePx(h))
	p, f := w.pyramid.at[l], 1/float64(int(1)<<l)
	at := func(u, v float64) float64 {
		x, y := int((h[0]*u+h[1]*v+h[2])*f), int((h[3]*u+h[4]*v+h[5])*f)
		return float64(p.pix[min(max(y, 0), p.h-1)*p.stride+min(max(x, 0), p.w-1)])
	}
	var sum, square, ring float64
	for i := range n * n {
		c := at(Modules*((float64(i%n)+.5)/n-.5), Modules*((float64(i/n)+.5)/n-.5))
		sum, square = sum+c, square+c*c
	}
	const out = Modules/2. + 2 // the middle of the quiet zone
	for i := range n {
		e := out * (2*float64(i)/n - 1)
		ring += at(e, -out) + at(out, e) + at(-e, out) + at(-out, -e)
	}
	mean := sum / (n * n)
	deviation := math.Sqrt(max(square/(n*n)-mean*mean, 0))
	return deviation >= least*mean && ring/(4*n)-mean >= darker*deviation
}

func (w *worker) identifyCandidate(i int) {
	c := &w.candidates[i]
	c.tag, c.reading = w.identify(c.pose, c.orientationScores, c.way)
	if c.way == Texture && (c.refused == NoFit || c.refused == NotOurs) {
		w.identifyOtherwise(c)
	}
}

// alike is how much larger or smaller than those that are seen tags on a table are
// searched for.
const alike = 1.4

// moduleRange is the range of px per module to search for: around that of the
// tags that are seen, once there are a few.
func (r *Reader) moduleRange() (lo, hi float64) {
	lo = math.Inf(1)
	n := 0
	for _, k := range r.known {
		if k.seen && !k.pending() {
			m := modulePx(k.pose)
			lo, hi = min(lo, m), max(hi, m)
			n++
		}
	}
	if n < 3 {
		return 0, math.Inf(1)
	}
	return lo / alike, hi * max(alike, r.Nearer)
}

// The work on a picture is bounded: at most maxSquares white squares are scored
// in each level of a region, and at most maxReads candidates are read in the
// whole picture, those of the highest orientation scores.
const (
	maxSquares          = 4000
	maxReads            = 400
	minOrientationScore = .25
)

// search reads the tags in a part of the full picture, from the coarsest level
// on: once some are found, much smaller ones are not searched for. Spots of texture
// cost more than white squares. They wait until the tags' sizes are known, or until
// all white squares were read.
func (r *Reader) search(area rect) {
	const beyond = 160 // px that aligning and downsampling may read outside the area
	r.pyramid.request(area.y0-beyond, area.y1+beyond)
	r.buildPyramid()
	for l := range r.searchTasks {
		r.searchTasks[l] = r.searchTasks[l][:0]
	}
	waiting := levels - 2 // the coarsest level whose spots were not read
	for l := levels - 2; l >= 0; l-- {
		f := float64(int(1) << l)
		lo, hi := r.moduleRange()
		// A level is skipped when coarser or finer ones cover the range.
		if lo > f*minModulePx*3 || hi < f*minModulePx || l > 0 && hi < f/2*maxModulePx && lo < f*minModulePx*1.5 {
			continue
		}
		r.splitSearch(l, area)
		r.takeTasks(l)
		r.workers.parallelFor(len(r.tasks), (*worker).runSearchTask)
		r.collectSquares(f)
		r.workers.parallelFor(len(r.candidates), (*worker).scoreCandidate)
		r.readCandidates()
		if _, hi := r.moduleRange(); l == 0 || !math.IsInf(hi, 1) {
			for ; waiting >= l; waiting-- {
				r.readSpots(waiting)
			}
		}
	}
	for ; waiting >= 0; waiting-- {
		r.readSpots(waiting)
	}
}

// takeTasks makes the tasks of a level those that the workers run.
func (r *Reader) takeTasks(level int) {
	r.tasks = r.tasks[:0]
	for i := range r.searchTasks[level] {
		r.tasks = append(r.tasks, &r.searchTasks[level][i])
	}
}

// collectSquares makes the white squares of a level the candidates; a px of the
// level is f px.
func (r *Reader) collectSquares(f float64) {
	r.candidates = r.candidates[:0]
	for _, t := range r.tasks {
		for _, q := range t.quads {
			h := affinePose(q, squareModules/2.)
			if !t.ownRows.contains(int(h[2]), int(h[5])) {
				continue
			}
			for i := range 6 {
				h[i] *= f
			}
			if len(r.candidates) < maxSquares && !r.occupied(Point{h[2], h[5]}) {
				r.candidates = append(r.candidates, candidate{way: WhiteSquare, pose: h})
			}
		}
	}
}

// readCandidates reads the candidates and remembers the tags.
func (r *Reader) readCandidates() {
	r.limitReads()
	r.workers.parallelFor(len(r.candidates), (*worker).identifyCandidate)
	for _, c := range r.candidates {
		if r.onCandidate != nil {
			r.onCandidate(c)
		}
		if c.refused == "" {
			r.remember(c.tag)
		} else if c.tag.average != nil {
			r.addPending(c.tag)
		}
	}
}

// limitReads drops the candidates of the lowest orientation scores when more look
// like codes than may still be read in this picture.
func (r *Reader) limitReads() {
	likely := 0
	for i := range r.candidates {
		if slices.Max(r.candidates[i].orientationScores[:]) >= minOrientationScore {
			likely++
		}
	}
	if likely > r.readsLeft {
		slices.SortStableFunc(r.candidates, func(a, b candidate) int {
			return cmp.Compare(slices.Max(b.orientationScores[:]), slices.Max(a.orientationScores[:]))
		})
		likely = r.readsLeft
		r.candidates = r.candidates[:likely]
	}
	r.readsLeft -= likely
}

// splitSearch divides the search of a part of the full picture into tasks, as
// many as there are workers when it is large.
func (r *Reader) splitSearch(level int, area rect) {
	s := 1 << level
	area = rect{area.x0 / s, area.y0 / s, (area.x1 + s - 1) / s, (area.y1 + s - 1) / s}
	const least = 200 // px
	n := min(max((area.y1-area.y0)/least, 1), len(r.workers.workers))
	tasks := slices.Grow(r.searchTasks[level][:0], n)[:n]
	for i := range tasks {
		own := area
		own.y0, own.y1 = area.y0+i*(area.y1-area.y0)/n, area.y0+(i+1)*(area.y1-area.y0)/n
		tasks[i].level, tasks[i].area, tasks[i].ownRows = level, area, own
	}
	r.searchTasks[level] = tasks
}
