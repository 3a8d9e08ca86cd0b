package vision

import (
	"cmp"
	"math"
	"slices"
)

// A code is taken only when it fits its pattern well and every other one
// clearly worse; a known code at its known place needs no comparison.
const (
	leastScore  = .60
	leastMargin = .25
)

// leastCertainty is how surely a new code must be the printed one, by the blur
// it is seen through: a strong blur leaves so little of a pattern that chance
// fits it, too. Of 113,000 foreign codes, small and blurred, the most certain
// had .89 at the strongest blur, .78 at the next and .59 at the middle one;
// each .06 more lets a tenth as many through.
var leastCertainty = [len(blurs)]float64{.80, .80, .80, .87, .94}

// Reader finds the codebook's tags in pictures. It remembers where tags lay in
// the picture before, looks there first and searches only where the picture
// has changed and, a strip each time, everywhere. A new Reader searches the
// whole of its first picture. It is for one goroutine at a time.
//
// Tags are found from about 0.7 px a module, in any turn, tilted up to about
// 40°, when the white square around them is whole and framed in dark.
// What is too faint for one picture is gathered over up to sixteen. A tag that
// was read stays seen while up to two fifths of its code are covered.
type Reader struct {
	cb     *Codebook
	stages [3]stage
	inner  patch // the weights of exact templates: little for what the frame's blur reaches
	pics   pyramid
	crew   *crew
	known  []known
	change changes
	found  []Sighting

	turn     int
	rechecks []int32 // the known tags to look at in this picture

	bands   []band
	squares []square
	left    int          // how many more may be read in this picture
	tried   func(square) // hears of each white square; or nil
}

// stage is one sharpness at which the mean pattern is aligned.
type stage struct {
	kernel []float32 // blurs the samples; nil when they are sharp enough
	template
}

// known is a tag that the reader remembers.
type known struct {
	code  int
	pose  pose
	score float64
	usual float64 // the mean of its latest scores
	blur  int     // the bank that fits best
	seen  bool    // in the latest frame
	lost  int     // frames since it was seen

	exact  *template // of the code itself
	fitted int       // through this blur
	trial  *trial    // nil when it has proved itself
}

// band is a part of a level of the picture for one worker to search.
type band struct {
	level int
	area  rect // in which other workers search bands, too
	own   rect // where the centres of its squares lie
	quads []Quad
}

// square is a white square that was found, and what became of it.
type square struct {
	pose  pose
	like  [4]float32
	known known
	verdict
}

// memory is for how many frames a tag that is not seen is looked for at its
// last place.
const memory = 600

// NewReader makes a reader of a codebook's tags.
func NewReader(cb *Codebook) *Reader {
	r := &Reader{cb: cb}
	r.crew = newCrew(r)
	var weight [cells]float32
	for i, p := range cb.mean {
		weight[i] = 1 / (.08 + p*(1-p))
	}
	var wide patch
	for i := range wide {
		wide[i] = 1 / .08
	}
	for y := range Modules {
		copy(wide[(y+margin)*side+margin:], weight[y*Modules:(y+1)*Modules])
	}
	for y := range side {
		for x := range side {
			r.inner[y*side+x] = 1
			if x == 0 || y == 0 || x == side-1 || y == side-1 {
				r.inner[y*side+x] = .1
			}
		}
	}
	for i, s := range []struct{ samples, pattern float64 }{{1.4, 1.5}, {.7, .95}, {0, .65}} {
		r.stages[i].set(blurred(&cb.mean, s.pattern), &wide, 6)
		if s.samples > 0 {
			r.stages[i].kernel = moduleKernel(s.samples)
		}
	}
	return r
}

// Read lists the tags in a frame. Two copies of one tag are both listed. The
// list is good until the next call.
func (r *Reader) Read(f Frame) []Sighting {
	full := planeOf(f.Gray)
	if full.w < Modules || full.h < Modules {
		r.known = r.known[:0]
		return nil
	}
	if full.w != r.pics.at[0].w || full.h != r.pics.at[0].h {
		r.known = r.known[:0]
		r.change.reset()
	}
	r.pics.start(full)
	fresh := r.change.look(full)
	r.chooseRechecks()
	r.build()
	r.crew.do(len(r.rechecks), (*worker).recheckOne)
	r.left = mostRead
	if fresh {
		r.search(rect{0, 0, full.w, full.h})
		return r.report()
	}
	_, largest := r.scale()
	for _, area := range r.change.regions(full, largest) {
		r.search(area)
	}
	return r.report()
}

// Every so many pictures each tag is looked at again although nothing has
// changed there: all in the same picture, which then makes its pyramid once.
const turns = 12

// chooseRechecks picks the known tags to look at: those that were not seen or
// not proven, those where the picture has changed, and at times all.
func (r *Reader) chooseRechecks() {
	r.rechecks = r.rechecks[:0]
	r.turn++
	for i := range r.known {
		k := &r.known[i]
		side := modulePx(k.pose) * label
		x, y := k.pose[2]/k.pose[8], k.pose[5]/k.pose[8]
		reach := side * math.Sqrt2 / 2
		box := rect{int(x - reach), int(y - reach), int(x+reach) + 1, int(y+reach) + 1}
		if k.seen && k.trial == nil && r.turn%turns != 0 && !r.change.touched(box) {
			continue
		}
		r.rechecks = append(r.rechecks, int32(i))
		if levelFor(modulePx(k.pose)) > 0 {
			r.pics.want(box.y0-bandRows/8, box.y1+bandRows/8)
		}
	}
}

// build makes the wanted parts of the pyramid.
func (r *Reader) build() {
	r.crew.do(len(r.pics.wanted), (*worker).makeOne)
	r.pics.wanted = r.pics.wanted[:0]
}

func (w *worker) makeOne(i int) { w.pics.make(int(w.pics.wanted[i])) }

func (w *worker) recheckOne(i int) { w.recheck(&w.known[w.rechecks[i]]) }

func (w *worker) findIn(i int) {
	b := &w.bands[i]
	const reach = 50 // px: half the largest label's diagonal and a little
	part := rect{b.area.x0, max(b.own.y0-reach, b.area.y0), b.area.x1, min(b.own.y1+reach, b.area.y1)}
	b.quads = w.finder.find(w.pics.at[b.level], w.pics.at[b.level+1], part, b.quads[:0])
}

func (w *worker) likeOne(i int) { w.squares[i].like = w.like(w.squares[i].pose) }

func (w *worker) identifyOne(i int) {
	q := &w.squares[i]
	q.known, q.verdict = w.identify(q.pose, q.like)
}

// scale is the range of px per module to search for.
func (r *Reader) scale() (lo, hi float64) {
	lo = math.Inf(1)
	n := 0
	for _, k := range r.known {
		if k.seen && !k.open() {
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

// In one level of one region so many white squares are looked at, and in the
// whole picture so many are read, those first that look most like codes, so
// that no picture takes forever.
const (
	mostSquares = 4000
	mostRead    = 400
	leastLike   = .25
)

// search reads the tags in a part of the full picture, the largest first:
// once some are found, much smaller ones are not expected.
func (r *Reader) search(area rect) {
	const around = 160 // px: what aligning and halving may read beyond
	r.pics.want(area.y0-around, area.y1+around)
	r.build()
	for l := levels - 2; l >= 0; l-- {
		f := float64(int(1) << l)
		lo, hi := r.scale()
		// A level is left out where a coarser or a finer one does its work.
		if lo > f*smallest*3 || hi < f*smallest || l > 0 && hi < f/2*largest && lo < f*smallest*1.5 {
			continue
		}
		r.divide(l, area)
		r.crew.do(len(r.bands), (*worker).findIn)
		r.squares = r.squares[:0]
		for _, b := range r.bands {
			for _, q := range b.quads {
				h := poseOf(q, label/2.)
				x, y := int(h[2]), int(h[5])
				if x < b.own.x0 || y < b.own.y0 || x >= b.own.x1 || y >= b.own.y1 {
					continue
				}
				for i := range 6 {
					h[i] *= f
				}
				if len(r.squares) < mostSquares && !r.taken(Point{h[2], h[5]}) {
					r.squares = append(r.squares, square{pose: h})
				}
			}
		}
		r.crew.do(len(r.squares), (*worker).likeOne)
		r.ration()
		r.crew.do(len(r.squares), (*worker).identifyOne)
		for _, q := range r.squares {
			if r.tried != nil {
				r.tried(q)
			}
			if q.refused == "" {
				r.remember(q.known)
			} else if q.known.trial != nil {
				r.suspect(q.known)
			}
		}
	}
}

// ration keeps of the squares that look like codes no more than may still be
// read in this picture.
func (r *Reader) ration() {
	likely := 0
	for i := range r.squares {
		if slices.Max(r.squares[i].like[:]) >= leastLike {
			likely++
		}
	}
	if likely > r.left {
		slices.SortStableFunc(r.squares, func(a, b square) int {
			return cmp.Compare(slices.Max(b.like[:]), slices.Max(a.like[:]))
		})
		likely = r.left
		r.squares = r.squares[:likely]
	}
	r.left -= likely
}

// divide makes bands of a part of the full picture, as many as there are
// workers when it is large.
func (r *Reader) divide(level int, area rect) {
	s := 1 << level
	area = rect{area.x0 / s, area.y0 / s, (area.x1 + s - 1) / s, (area.y1 + s - 1) / s}
	const least = 200 // px
	n := min(max((area.y1-area.y0)/least, 1), len(r.crew.workers))
	for len(r.bands) < n {
		r.bands = append(r.bands, band{})
	}
	r.bands = r.bands[:n]
	for i := range r.bands {
		own := area
		own.y0, own.y1 = area.y0+i*(area.y1-area.y0)/n, area.y0+(i+1)*(area.y1-area.y0)/n
		r.bands[i].level, r.bands[i].area, r.bands[i].own = level, area, own
	}
}

// taken reports whether a tag that is seen covers a point.
func (r *Reader) taken(p Point) bool {
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

// remember notes a tag that was found, in place of the same tag lost elsewhere
// and of others that were believed to lie where it lies now.
func (r *Reader) remember(n known) {
	c := Point{n.pose[2], n.pose[5]}
	m := modulePx(n.pose) * Modules / 2
	if r.taken(c) {
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

func (r *Reader) report() []Sighting {
	r.found = r.found[:0]
	keep := r.known[:0]
	for _, k := range r.known {
		if k.lost == 0 || k.lost <= memory && !k.open() {
			keep = append(keep, k)
		}
		if k.seen && !k.open() {
			r.found = append(r.found, Sighting{ID: r.cb.ids[k.code], Corners: corners(k.pose), Score: k.score})
		}
	}
	r.known = keep
	return r.found
}
