package vision

import "math"

// A code is compared with the picture at one sample a module, three quiet
// modules around it included.
const (
	margin = 3
	side   = Modules + 2*margin
	area   = side * side
)

type patch [area]float32

// blurred is a pattern of modules in its quiet zone as seen through a Gaussian
// blur of sigma modules.
func blurred(p *[cells]float32, sigma float64) *patch {
	var in, out patch
	for i := range in {
		in[i] = 1
	}
	for y := range Modules {
		copy(in[(y+margin)*side+margin:], p[y*Modules:(y+1)*Modules])
	}
	smooth(&in, &out, moduleKernel(sigma), 1)
	return &in
}

// moduleKernel is a Gaussian integrated over each module.
func moduleKernel(sigma float64) []float32 {
	n := int(math.Ceil(3*sigma + .5))
	k := make([]float32, 2*n+1)
	cdf := func(x float64) float64 { return .5 * math.Erfc(-x/(sigma*math.Sqrt2)) }
	for i := range k {
		d := float64(i - n)
		k[i] = float32(cdf(d+.5) - cdf(d-.5))
	}
	return k
}

// smooth blurs p in place with a kernel both ways; what lies outside is taken
// as outside, or like the nearest sample when outside is negative.
func smooth(p, tmp *patch, k []float32, outside float32) {
	n := len(k) / 2
	var line [side + 16]float32
	pass := func(src, dst *patch, start, step int) {
		first, last := outside, outside
		if outside < 0 {
			first, last = src[start], src[start+(side-1)*step]
		}
		for i := range n {
			line[i], line[n+side+i] = first, last
		}
		for i := range side {
			line[n+i] = src[start+i*step]
		}
		for i := range side {
			var s float32
			for j, f := range k {
				s += f * line[i+j]
			}
			dst[start+i*step] = s
		}
	}
	for y := range side {
		pass(p, tmp, y*side, 1)
	}
	for x := range side {
		pass(tmp, p, x, side)
	}
}

// pose maps a code's modules, with the origin at its centre, to pixels.
type pose = Homography

// template moves a pose so that a known pattern fits the picture better: one
// step of inverse-compositional Gauss–Newton, with the gain, the offset and a
// slope of the light solved at once. The least-squares inverse is made
// beforehand, so a step is a product of a matrix with the samples.
type template struct {
	moves int      // 6: affine; 8: with perspective
	rows  [9]patch // moves in the pose, then the gain
	like  patch    // the pattern without constant and slope, of length one
}

// set prepares the template for a pattern whose samples count as weight says.
func (t *template) set(p *patch, weight *patch, moves int) {
	const most = 8 + 4
	var basis, weighted [most]patch
	n := moves + 4
	const half = side / 2
	at := func(x, y int) float32 { return p[min(max(y, 0), side-1)*side+min(max(x, 0), side-1)] }
	for y := range side {
		for x := range side {
			i := y*side + x
			u, v := float32(x-half), float32(y-half)
			gx, gy := (at(x+1, y)-at(x-1, y))/2, (at(x, y+1)-at(x, y-1))/2
			d := u*gx + v*gy
			row := [8]float32{gx, gy, u * gx, v * gx, u * gy, v * gy, -u * d, -v * d}
			for k, f := range row[:moves] {
				basis[k][i] = f
			}
			basis[moves][i], basis[moves+1][i], basis[moves+2][i], basis[moves+3][i] = p[i], 1, u, v
			for k := range n {
				weighted[k][i] = weight[i] * basis[k][i]
			}
		}
	}
	var room [most][2 * most]float64
	var m [most][]float64
	for r := range n {
		m[r] = room[r][:2*n]
		for c := range r + 1 {
			m[r][c] = float64(dot(weighted[r][:], basis[c][:]))
			m[c][r] = m[r][c]
		}
		m[r][n+r] = 1
	}
	for r := range moves { // a trace keeps a pattern without corners solvable
		m[r][r] *= 1 + 1e-6
	}
	t.moves = moves
	t.rows = [9]patch{}
	if !solve(m[:n]) {
		return // a template without a gain fits nothing
	}
	for r := range moves + 1 {
		for c := range n {
			f := float32(m[r][n+c])
			row, from := &t.rows[r], &weighted[c]
			for i := range row {
				row[i] += f * from[i]
			}
		}
	}
	t.like = *p
	t.like.flatten()
	t.like.normalise()
}

// step gives the better pose for the samples taken at h, and how far it moves
// a corner, in modules. It reports false when the pattern is not there at all.
func (t *template) step(h pose, s *patch) (pose, float64, bool) {
	gain := dot(t.rows[t.moves][:], s[:])
	if !(gain > 2) { // grey levels between light and dark
		return h, 0, false
	}
	var d [8]float64
	for k := range t.moves {
		d[k] = float64(dot(t.rows[k][:], s[:]) / gain)
	}
	const r = float64(Modules) / 2
	far := math.Max(math.Abs(d[0])+r*(math.Abs(d[2])+math.Abs(d[3])), math.Abs(d[1])+r*(math.Abs(d[4])+math.Abs(d[5])))
	far += r * r * (math.Abs(d[6]) + math.Abs(d[7]))
	if math.IsNaN(far) {
		return h, 0, false
	}
	if far > 3 {
		for k := range d {
			d[k] *= 3 / far
		}
	}
	move := Homography{1 + d[2], d[3], d[0], d[4], 1 + d[5], d[1], d[6], d[7], 1}
	back := move.Inverse()
	if back == (Homography{}) {
		return h, 0, false
	}
	return h.Times(back), far, true
}

// likeness is the correlation of the samples with the pattern, light slopes
// left out: 1 at best.
func (t *template) likeness(s *patch) float32 {
	f := *s
	f.flatten()
	n := dot(f[:], f[:])
	if n < area { // below one grey level there is nothing to see
		return 0
	}
	return dot(f[:], t.like[:]) / float32(math.Sqrt(float64(n)))
}

// flatten takes the mean and the slopes out of a patch.
func (p *patch) flatten() {
	const half = side / 2
	var s, su, sv float32
	for y := range side {
		v := float32(y - half)
		var row float32
		for x, f := range p[y*side : (y+1)*side] {
			row += f
			su += f * float32(x-half)
		}
		s += row
		sv += v * row
	}
	const spread = side * (side*side - 1) * side / 12.
	s, su, sv = s/area, su/spread, sv/spread
	for y := range side {
		base := s + sv*float32(y-half)
		for x := range side {
			p[y*side+x] -= base + su*float32(x-half)
		}
	}
}

func (p *patch) normalise() {
	n := float32(math.Sqrt(float64(dot(p[:], p[:]))))
	if n > 1e-6 {
		for i := range p {
			p[i] /= n
		}
	}
}

// code takes the samples of the modules alone.
func (p *patch) code() (c [cells]float32) {
	for y := range Modules {
		copy(c[y*Modules:(y+1)*Modules], p[(y+margin)*side+margin:])
	}
	return c
}

// corners is the outline of the code in a pose, px.
func corners(h pose) Quad {
	const r = float64(Modules) / 2
	return h.Quad(Quad{{-r, -r}, {r, -r}, {r, r}, {-r, r}})
}

// modulePx is the size of a module in px at the centre of the code: the root of its area.
func modulePx(h pose) float64 {
	const e = .5
	a, b, c, d := h.Apply(Point{-e, 0}), h.Apply(Point{e, 0}), h.Apply(Point{0, -e}), h.Apply(Point{0, e})
	return math.Sqrt(math.Abs((b.X-a.X)*(d.Y-c.Y) - (b.Y-a.Y)*(d.X-c.X)))
}

// poseOf is the affine pose whose square of the given half side fits a quad best.
func poseOf(q Quad, half float64) pose {
	var h Homography
	h[0] = (q[1].X - q[0].X + q[2].X - q[3].X) / (4 * half)
	h[1] = (q[3].X - q[0].X + q[2].X - q[1].X) / (4 * half)
	h[2] = (q[0].X + q[1].X + q[2].X + q[3].X) / 4
	h[3] = (q[1].Y - q[0].Y + q[2].Y - q[3].Y) / (4 * half)
	h[4] = (q[3].Y - q[0].Y + q[2].Y - q[1].Y) / (4 * half)
	h[5] = (q[0].Y + q[1].Y + q[2].Y + q[3].Y) / 4
	h[8] = 1
	return h
}

// finest is the most px per module at which samples are taken; a finer picture
// is looked at on a coarser level, which also averages its noise away.
const finest = 2.3

// levelFor is the level at which a code of so many px per module is sampled.
func levelFor(px float64) int {
	l := 0
	for px > finest && l < levels-1 {
		px /= 2
		l++
	}
	return l
}

// sample takes one sample a module around a code in a pose. In a fine picture
// a sample is the mean of four within the module: the middles of sharp modules
// alone would not tell where their edges are.
func (py *pyramid) sample(h pose, level int, out *patch) {
	p := py.at[level]
	if p.w < 2 || p.h < 2 {
		*out = patch{}
		return
	}
	if level == 0 {
		p.sample(h, 1, 0, 0, out)
		return
	}
	scale := 1 / float64(int(1)<<level)
	const off = .25
	var more patch
	p.sample(h, scale, -off, -off, out)
	for _, d := range [3][2]float64{{off, -off}, {-off, off}, {off, off}} {
		p.sample(h, scale, d[0], d[1], &more)
		for i, f := range more {
			out[i] += f
		}
	}
	for i := range out {
		out[i] /= 4
	}
}

// sample takes one sample a module, off the module's middle by du and dv.
func (p plane) sample(h pose, scale, du, dv float64, out *patch) {
	const half = side / 2
	maxX, maxY := float64(p.w)-1.001, float64(p.h)-1.001
	within := true
	for _, c := range [4]Point{{-half, -half}, {half, -half}, {half, half}, {-half, half}} {
		u, v := c.X+du, c.Y+dv
		w := h[6]*u + h[7]*v + h[8]
		x, y := (h[0]*u+h[1]*v+h[2])*scale/w-.5, (h[3]*u+h[4]*v+h[5])*scale/w-.5
		within = within && w > 0 && x >= 0 && y >= 0 && x <= maxX && y <= maxY
	}
	flat := h[6] == 0 && h[7] == 0
	for y := range side {
		v := float64(y-half) + dv
		x0, y0, w0 := h[1]*v+h[2], h[4]*v+h[5], h[7]*v+h[8]
		row := out[y*side : (y+1)*side]
		k := scale / w0
		for i := range row {
			u := float64(i-half) + du
			if !flat {
				k = scale / (h[6]*u + w0)
			}
			px, py := (h[0]*u+x0)*k-.5, (h[3]*u+y0)*k-.5
			if !within {
				px, py = inside(px, maxX), inside(py, maxY)
			}
			ix, iy := int(px), int(py)
			fx, fy := float32(px-float64(ix)), float32(py-float64(iy))
			o := iy*p.stride + ix
			a, b := p.pix[o:o+2:o+2], p.pix[o+p.stride:o+p.stride+2]
			top := float32(a[0]) + fx*(float32(a[1])-float32(a[0]))
			bot := float32(b[0]) + fx*(float32(b[1])-float32(b[0]))
			row[i] = top + fy*(bot-top)
		}
	}
}

// inside is the nearest number from 0 to most; 0 for what is no number.
func inside(x, most float64) float64 {
	if !(x > 0) {
		return 0
	}
	return min(x, most)
}

// turned turns a patch clockwise by a quarter.
func (p *patch) turned() (out patch) {
	for y := range side {
		for x := range side {
			out[y*side+x] = p[(side-1-x)*side+y]
		}
	}
	return out
}

// turnPose turns a code clockwise by a quarter where it lies.
func turnPose(h pose) pose {
	return h.Times(Homography{0, -1, 0, 1, 0, 0, 0, 0, 1})
}
