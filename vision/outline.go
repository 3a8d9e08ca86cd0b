package vision

import "math"

// outlineStep is the distance between the samples of a spot, in modules: they
// reach beyond the code's quiet zone.
const outlineStep = 21. / 16

// outline estimates the pose of a code in a spot, but for its quarter turn: the
// turn from the gradients, place and size from where the texture ends. Where
// that leaves a choice, the first outline that looks as much like a code as sure is
// taken, or else the one that looks most like a code. It reports false when the
// texture does not end.
func (w *worker) outline(s spot, level int, sure float32) (pose, bool) {
	f := float64(int(1) << level)
	m := s.side / Modules * f
	h := pose{m, 0, s.x * f, 0, m, s.y * f, 0, 0, 1}
	var rough, fine outlines
	w.fitOutlines(h, &rough)
	best, most := h, float32(0)
	for _, g := range rough.list() {
		w.fitOutlines(g, &fine)
		if rough.n == 1 && fine.n == 1 {
			return fine.poses[0], true
		}
		for _, g := range fine.list() {
			if l, _ := w.correlateMean(g); l > most {
				best, most = g, l
			}
			if most >= sure {
				return best, true
			}
		}
	}
	return best, most > 0
}

// outlines are the poses that a spot may have, the likeliest first.
type outlines struct {
	poses [9]pose
	n     int
}

func (o *outlines) list() []pose { return o.poses[:o.n] }

// add adds the pose of a code whose sides have these ends on both axes, in
// samples from the middle, unless it is far from square.
func (o *outlines) add(h pose, ends [2][2]float64) {
	const shrink = .98 // the blur makes a code larger
	var size, centre [2]float64
	for axis, e := range ends {
		size[axis] = shrink * (e[1] - e[0]) * outlineStep / Modules
		centre[axis] = (e[0] + e[1]) / 2 * outlineStep
	}
	if o.n < len(o.poses) && min(size[0], size[1]) > .4 && max(size[0], size[1]) < 1.8*min(size[0], size[1]) {
		o.poses[o.n] = h.Times(pose{size[0], 0, centre[0], 0, size[1], centre[1], 0, 0, 1})
		o.n++
	}
}

// fitOutlines turns a pose as the gradients suggest, and finds the outlines that
// a code there may have.
func (w *worker) fitOutlines(h pose, out *outlines) {
	out.n = 0
	sin, cos := math.Sincos(w.dominantTurn(h))
	h = h.Times(pose{cos, -sin, 0, sin, cos, 0, 0, 0, 1})
	w.sampleOutline(h)
	greys := histogramOf(w.lines[:])
	white, black := greys.percentile(whiteShare), greys.percentile(blackShare)
	var ends [2][2]end
	for axis := range ends {
		ends[axis] = w.findEnds(axis, white, black)
	}
	// Three ends are enough: the fourth follows from the other axis.
	var at [2][2]float64
	for axis, e := range ends {
		other := ends[1-axis]
		side := other[1].at - other[0].at
		switch {
		case e[0].found && e[1].found:
			at[axis] = [2]float64{e[0].at, e[1].at}
		case !other[0].found || !other[1].found || !e[0].found && !e[1].found:
			return
		case e[0].found:
			at[axis] = [2]float64{e[0].at, e[0].at + side}
		default:
			at[axis] = [2]float64{e[1].at - side, e[1].at}
		}
	}
	out.add(h, at)
	for axis, e := range ends {
		for i := range e {
			if e[i].solid {
				other := at
				other[axis][i] = e[i].before
				out.add(h, other)
			}
		}
		// What is longer than it is wide may be a code and something beside it.
		side := at[1-axis][1] - at[1-axis][0]
		if at[axis][1]-at[axis][0] > 1.12*side {
			for i := range e {
				other := at
				other[axis][i] = at[axis][1-i] + side*float64(2*i-1)
				out.add(h, other)
			}
		}
	}
}

// outlineLevel is the level at which a code and what lies around it are sampled:
// where a module is at most 1.1 px.
func outlineLevel(h pose) int {
	l := 0
	for px := modulePx(h); px > 1.1 && l < levels-1; px /= 2 {
		l++
	}
	return l
}

// outlineLines are samples of a code and what lies around it, outlineStep apart: lines
// along both axes, every other one through the middle of the code.
type outlineLines [2 * outlineRows * patchSide]float32

const outlineRows = 7 // lines along an axis

// along is the lines along an axis.
func (l *outlineLines) along(axis int) []float32 {
	return l[axis*outlineRows*patchSide:][:outlineRows*patchSide]
}

// sampleOutline samples the lines through a code.
func (w *worker) sampleOutline(h pose) {
	l := outlineLevel(h)
	for i := range 9 {
		if i%3 < 2 {
			h[i] *= outlineStep
		}
	}
	across := pose{h[1], h[0], h[2], h[4], h[3], h[5], h[7], h[6], h[8]}
	for axis, h := range [2]pose{h, across} {
		w.pyramid.at[l].sampleRows(h, 1/float64(int(1)<<l), 2, w.lines.along(axis))
	}
}

// dominantTurn is the turn, from −45° to 45°, that the gradients g around a code
// have most in common: a quarter of the angle of the sum of |g|² e^{4iφ}, φ being the
// angle of g. The samples are soft: they are taken from a coarser level, in steps of
// 2.6 modules, and each is the mean of 3 × 3. Otherwise each px's own gradient would
// mislead.
func (w *worker) dominantTurn(h pose) float64 {
	const (
		radius = 6
		half   = radius + 3 // with what the gradients and the means reach beyond
		side   = 2*half + 1
		step   = 2 * outlineStep
	)
	l := min(outlineLevel(h)+1, levels-1)
	p, f := w.pyramid.at[l], 1/float64(int(1)<<l)
	// In integers: places in 256ths of a px, greys in 65,536ths of a level.
	const one = 256
	maxX, maxY := (p.w-1)*one-1, (p.h-1)*one-1
	dx, dy := h[0]*f*step*one, h[3]*f*step*one
	var sharp, soft [side * side]int32
	for row := range side {
		v := step * float64(row-half)
		x, y := (h[1]*v+h[2])*f*one-one/2-half*dx, (h[4]*v+h[5])*f*one-one/2-half*dy
		for i := range side {
			px, py := min(max(int(x), 0), maxX), min(max(int(y), 0), maxY)
			x, y = x+dx, y+dy
			at := py/one*p.stride + px/one
			a, b := p.pix[at:at+2:at+2], p.pix[at+p.stride:][:2:2]
			fx, fy := int32(px%one), int32(py%one)
			top, bottom := int32(a[0])*(one-fx)+int32(a[1])*fx, int32(b[0])*(one-fx)+int32(b[1])*fx
			sharp[row*side+i] = top*(one-fy) + bottom*fy
		}
	}
	for range 2 {
		for y := range side {
			row := sharp[y*side : (y+1)*side]
			before, here := row[0], row[0]
			for x := range side {
				after := row[min(x+1, side-1)]
				row[x] = before + here + after
				before, here = here, after
			}
		}
		for i := range sharp {
			soft[i] = sharp[max(i-side, i%side)] + sharp[i] + sharp[min(i+side, side*(side-1)+i%side)]
		}
		sharp = soft
	}
	var re, im float32
	for y := -radius; y <= radius; y++ {
		for x := -radius; x <= radius; x++ {
			if x*x+y*y > radius*radius {
				continue
			}
			i := (y+half)*side + x + half
			gx, gy := float32(soft[i+1]-soft[i-1]), float32(soft[i+side]-soft[i-side])
			a, b := gx*gx-gy*gy, 2*gx*gy // g²
			if n := gx*gx + gy*gy; n > 0 {
				re, im = re+(a*a-b*b)/n, im+2*a*b/n
			}
		}
	}
	return math.Atan2(float64(im), float64(re)) / 4
}

// end is where a code's texture ends on one side, in samples from the middle.
type end struct {
	at    float64
	found bool
	// Before that may come something solid and dark beside the code, with a
	// narrow gap between; the code then ends before it.
	solid  bool
	before float64
}

// findEnds finds both ends of the texture along an axis: where the projection of
// darkness falls below half of that in the middle. white and black are the
// samples' own.
func (w *worker) findEnds(axis int, white, black float32) (ends [2]end) {
	const half = patchSide / 2
	solid := .85 * outlineRows * (white - black)
	var dark [patchSide]float32
	lines := w.lines.along(axis)
	for k := range outlineRows {
		for i, v := range lines[k*patchSide:][:patchSide] {
			dark[i] += max(white-v, 0)
		}
	}
	var middle float32
	for _, d := range dark[half-4 : half+5] {
		middle += d / 9
	}
	for side, way := range [2]int{-1, 1} {
		e := &ends[side]
		for i := half + 3*way; i+way >= 0 && i+way < patchSide; i += way {
			if dark[i] > solid && !e.solid {
				const gap = 1.5 / outlineStep // the usual, samples
				e.solid, e.before = true, float64(i-half)-float64(way)*(.5+gap)
			}
			if dark[i] < middle/2 && dark[i+way] < middle/2 {
				last := dark[i-way]
				between := min(max((last-middle/2)/max(last-dark[i], 1), 0), 1)
				e.found, e.at = true, float64(i-way-half)+float64(way)*float64(between)
				break
			}
		}
	}
	return ends
}
