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
	quads   []Quad
}

// candidateSquare is a white square that was found and the result of reading it.
type candidateSquare struct {
	pose              pose // of the square, its orientation unknown
	orientationScores [4]float32
	tag               knownTag
	reading
}

func (w *worker) findSquares(i int) {
	t := &w.searchTasks[i]
	const overlap = 50 // px: half the diagonal of the largest white square, and a little
	part := rect{t.area.x0, max(t.ownRows.y0-overlap, t.area.y0), t.area.x1, min(t.ownRows.y1+overlap, t.area.y1)}
	t.quads = w.detector.findSquares(w.pyramid.at[t.level], w.pyramid.at[t.level+1], part, t.quads[:0])
}

func (w *worker) scoreSquare(i int) {
	w.squares[i].orientationScores = w.orientationScores(w.squares[i].pose)
}

func (w *worker) identifySquare(i int) {
	q := &w.squares[i]
	q.tag, q.reading = w.identify(q.pose, q.orientationScores)
}

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
	return lo / 1.4, hi * 1.4
}

// The work on a picture is bounded: at most maxSquares white squares are scored
// in each level of a region, and at most maxReads are read in the whole
// picture, those of the highest orientation scores.
const (
	maxSquares          = 4000
	maxReads            = 400
	minOrientationScore = .25
)

// search reads the tags in a part of the full picture, from the coarsest level
// on: once some are found, much smaller ones are not searched for.
func (r *Reader) search(area rect) {
	const beyond = 160 // px that aligning and downsampling may read outside the area
	r.pyramid.request(area.y0-beyond, area.y1+beyond)
	r.buildPyramid()
	for l := levels - 2; l >= 0; l-- {
		f := float64(int(1) << l)
		lo, hi := r.moduleRange()
		// A level is skipped when coarser or finer ones cover the range.
		if lo > f*minModulePx*3 || hi < f*minModulePx || l > 0 && hi < f/2*maxModulePx && lo < f*minModulePx*1.5 {
			continue
		}
		r.splitSearch(l, area)
		r.workers.parallelFor(len(r.searchTasks), (*worker).findSquares)
		r.squares = r.squares[:0]
		for _, t := range r.searchTasks {
			for _, q := range t.quads {
				h := affinePose(q, squareModules/2.)
				x, y := int(h[2]), int(h[5])
				if x < t.ownRows.x0 || y < t.ownRows.y0 || x >= t.ownRows.x1 || y >= t.ownRows.y1 {
					continue
				}
				for i := range 6 {
					h[i] *= f
				}
				if len(r.squares) < maxSquares && !r.occupied(Point{h[2], h[5]}) {
					r.squares = append(r.squares, candidateSquare{pose: h})
				}
			}
		}
		r.workers.parallelFor(len(r.squares), (*worker).scoreSquare)
		r.limitReads()
		r.workers.parallelFor(len(r.squares), (*worker).identifySquare)
		for _, q := range r.squares {
			if r.onSquare != nil {
				r.onSquare(q)
			}
			if q.refused == "" {
				r.remember(q.tag)
			} else if q.tag.average != nil {
				r.addPending(q.tag)
			}
		}
	}
}

// limitReads drops the squares of the lowest orientation scores when more look
// like codes than may still be read in this picture.
func (r *Reader) limitReads() {
	likely := 0
	for i := range r.squares {
		if slices.Max(r.squares[i].orientationScores[:]) >= minOrientationScore {
			likely++
		}
	}
	if likely > r.readsLeft {
		slices.SortStableFunc(r.squares, func(a, b candidateSquare) int {
			return cmp.Compare(slices.Max(b.orientationScores[:]), slices.Max(a.orientationScores[:]))
		})
		likely = r.readsLeft
		r.squares = r.squares[:likely]
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
	for len(r.searchTasks) < n {
		r.searchTasks = append(r.searchTasks, searchTask{})
	}
	r.searchTasks = r.searchTasks[:n]
	for i := range r.searchTasks {
		own := area
		own.y0, own.y1 = area.y0+i*(area.y1-area.y0)/n, area.y0+(i+1)*(area.y1-area.y0)/n
		r.searchTasks[i].level, r.searchTasks[i].area, r.searchTasks[i].ownRows = level, area, own
	}
}
