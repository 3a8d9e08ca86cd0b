package vision

import (
	"math"
)

// A code is taken only when it fits its pattern well and every other one
// clearly worse; a known code at its known place needs no comparison.
const (
	leastScore  = .60
	leastMargin = .25
)

// Reader finds the codebook's tags in pictures. It remembers where tags lay in
// the picture before, looks there first and searches only where the picture
// has changed and, a strip each time, everywhere. A new Reader searches the
// whole of its first picture. It is for one goroutine at a time.
//
// Tags are found from about 0.7 px a module, in any turn, tilted up to about
// 40°, when the white square around them is whole and framed in dark.
type Reader struct {
	cb     *Codebook
	stages [3]stage
	exact  map[sharp]*template // made when first needed
	inner  patch               // the weights for them: little for what the frame's blur reaches
	pics   pyramid
	finder detector
	quads  []Quad
	known  []known
	change changes
}

// stage is one sharpness at which the mean pattern is aligned.
type stage struct {
	kernel []float32 // blurs the samples; nil when they are sharp enough
	*template
}

// sharp names the template of one code at one blur, affine or with perspective.
type sharp struct {
	code, blur, moves int
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
}

// memory is for how many frames a tag that is not seen is looked for at its
// last place.
const memory = 600

// NewReader makes a reader of a codebook's tags.
func NewReader(cb *Codebook) *Reader {
	r := &Reader{cb: cb, exact: map[sharp]*template{}}
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
		r.stages[i].template = newTemplate(blurred(&cb.mean, s.pattern), &wide, 6)
		if s.samples > 0 {
			r.stages[i].kernel = moduleKernel(s.samples)
		}
	}
	return r
}

// Read lists the tags in a frame. Two copies of one tag are both listed.
func (r *Reader) Read(f Frame) []Sighting {
	full := planeOf(f.Gray)
	if full.w < Modules || full.h < Modules {
		r.known = r.known[:0]
		return nil
	}
	if full.w != r.pics[0].w || full.h != r.pics[0].h {
		r.known = r.known[:0]
		r.change.reset()
	}
	r.pics.build(full)
	for i := range r.known {
		r.recheck(&r.known[i])
	}
	_, largest := r.scale()
	for _, area := range r.change.regions(&r.pics, largest) {
		r.search(area)
	}
	return r.report()
}

// scale is the range of px per module to search for.
func (r *Reader) scale() (lo, hi float64) {
	lo = math.Inf(1)
	n := 0
	for _, k := range r.known {
		if k.seen {
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

// most bounds the candidates that are looked at in one level of one region, so
// that no picture takes forever.
const most = 400

// search reads the tags in a part of the full picture, the largest first:
// once some are found, much smaller ones are not expected.
func (r *Reader) search(area rect) {
	for l := levels - 2; l >= 0; l-- {
		f := float64(int(1) << l)
		lo, hi := r.scale()
		// A level is left out where a coarser or a finer one does its work.
		if lo > f*smallest*3 || hi < f*smallest || l > 0 && hi < f/2*largest && lo < f*smallest*1.5 {
			continue
		}
		s := 1 << l
		r.quads = r.finder.find(r.pics[l], r.pics[l+1], rect{area.x0 / s, area.y0 / s, (area.x1 + s - 1) / s, (area.y1 + s - 1) / s}, r.quads[:0])
		tried := 0
		for _, q := range r.quads {
			for i := range q {
				q[i] = Point{q[i].X * f, q[i].Y * f}
			}
			h := poseOf(q, label/2.)
			if r.taken(Point{h[2], h[5]}) {
				continue
			}
			if tried++; tried > most {
				break
			}
			if k, ok := r.identify(h); ok {
				r.remember(k)
			}
		}
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

// recheck looks for a tag where it was, and follows it a little. When it fits
// worse than it did, or no better than where it was, something covers a part
// of it or of the white around it and would draw the pose aside: then it stays
// where it was if it fits there, and is not seen otherwise.
func (r *Reader) recheck(k *known) {
	var s patch
	level := levelFor(modulePx(k.pose))
	h, score, first := k.pose, 0., 0.
	for i := range 4 {
		r.pics.sample(h, level, &s)
		score = r.cb.score(k.code, k.blur, &s)
		if i == 0 {
			first = score
		}
		next, far, ok := r.exactly(k.code, k.blur, level).step(h, &s)
		if score < .35 || !ok || !r.sane(next) {
			break
		}
		h = next
		if far < .15 {
			break
		}
	}
	const whole, better, small = .85, .015, .12
	k.seen = true
	switch {
	case score > leastScore && score > whole*k.usual &&
		(score > first+better || spreadOf(corners(k.pose), corners(h)) < small):
		k.pose, k.score = h, score
	case first > leastScore:
		k.score = first
	default:
		k.seen = false
		k.lost++
		return
	}
	k.lost = 0
	k.usual += .05 * (k.score - k.usual)
}

// identify reads the code within a white square: in the turn that looks most
// like a code, or else in the next.
func (r *Reader) identify(h pose) (known, bool) {
	var s, tmp patch
	level := levelFor(modulePx(h))
	r.pics.sample(h, level, &s)
	smooth(&s, &tmp, r.stages[1].kernel, -1)
	var like [4]float32
	for t := range like {
		like[t] = r.stages[1].likeness(&s)
		s = s.turned()
	}
	for range 2 {
		at := 0
		for t := range like {
			if like[t] > like[at] {
				at = t
			}
		}
		if like[at] < .25 {
			break
		}
		like[at] = -1
		g := h
		for range (4 - at) % 4 { // samples turned clockwise are a code turned against the clock
			g = turnPose(g)
		}
		if k, ok := r.align(g, level); ok {
			return k, true
		}
	}
	return known{}, false
}

// align fits the mean pattern at a pose, from soft to sharp, and reads the code.
func (r *Reader) align(h pose, level int) (known, bool) {
	none := known{}
	var s, tmp patch
	for i := range r.stages {
		st := &r.stages[i]
		for range 3 {
			r.pics.sample(h, level, &s)
			if st.kernel != nil {
				smooth(&s, &tmp, st.kernel, -1)
			}
			next, far, ok := st.step(h, &s)
			if !ok || !r.sane(next) {
				return none, false
			}
			h = next
			if far < .05 {
				break
			}
		}
	}
	r.pics.sample(h, level, &s)
	if r.stages[2].likeness(&s) < .45 {
		return none, false
	}
	return r.settle(h, level, &s)
}

// settle names the code at a pose that fits the mean pattern, and fits the
// pose to the code's own.
func (r *Reader) settle(h pose, level int, s *patch) (known, bool) {
	first := r.cb.match(s)
	if first.score < .35 {
		return known{}, false
	}
	for range 4 + 4*min(level, 1) {
		next, far, ok := r.exactly(first.code, first.blur, level).step(h, s)
		if !ok || !r.sane(next) {
			return known{}, false
		}
		h = next
		r.pics.sample(h, level, s)
		if far < .02 {
			break
		}
	}
	m := r.cb.match(s)
	if m.code != first.code || m.score < leastScore || m.margin < leastMargin {
		return known{}, false
	}
	return known{code: m.code, pose: h, score: m.score, usual: m.score, blur: m.blur, seen: true}, true
}

// exactly is the template of one code through one blur: affine for small
// codes, whose perspective is lost in the noise.
func (r *Reader) exactly(code, blur, level int) *template {
	k := sharp{code, blur, 6}
	if level > 0 {
		k.moves = 8
	}
	t := r.exact[k]
	if t == nil {
		t = newTemplate(blurred(r.cb.lightness(code), blurs[blur]), &r.inner, k.moves)
		r.exact[k] = t
	}
	return t
}

// sane reports whether a pose is still that of a tag in the picture.
func (r *Reader) sane(h pose) bool {
	m := modulePx(h)
	w, hh := float64(r.pics[0].w), float64(r.pics[0].h)
	c := Point{h[2] / h[8], h[5] / h[8]}
	if !(m > .5 && m < 40 && c.X > 0 && c.Y > 0 && c.X < w && c.Y < hh) {
		return false
	}
	a, b := math.Hypot(h[0], h[3]), math.Hypot(h[1], h[4])
	return a < 2.2*b && b < 2.2*a && h[0]*h[4]-h[1]*h[3] > .4*a*b &&
		math.Abs(h[6])+math.Abs(h[7]) < .02*math.Abs(h[8])
}

func (r *Reader) report() []Sighting {
	var out []Sighting
	keep := r.known[:0]
	for _, k := range r.known {
		if k.lost <= memory {
			keep = append(keep, k)
		}
		if k.seen {
			out = append(out, Sighting{ID: r.cb.ids[k.code], Corners: corners(k.pose), Score: k.score})
		}
	}
	r.known = keep
	return out
}
