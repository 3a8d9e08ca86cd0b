package vision

import "math"

// observation is a tag of a plate with its corners on the plate, mm, and in the
// picture, px.
type observation struct {
	plate  int
	mm, px Quad
}

// planarBundle finds the poses of plates in their common plane together with
// the camera's homography of that plane, by bundle adjustment (Triggs et al.
// 2000, Bundle Adjustment: A Modern Synthesis).
type planarBundle struct {
	camera Homography // plane mm to px of the straight picture
	lens   Distortion
	known  bool // whether camera is known
	plates []rigidPose
	fits   *lensPrior // the lens is an unknown, too, of which so much is known; nil: it is given

	count        []int // by plate: its observations
	firstUnknown []int // by plate: the index of its first unknown, or -1
	system       linearSystem
}

// rigidPose maps a plate's mm to the plane's: a rotation and a translation.
type rigidPose struct {
	x, y, turn float64
	known      bool
}

func newPlanarBundle(plates int) *planarBundle {
	return &planarBundle{plates: make([]rigidPose, plates), count: make([]int, plates), firstUnknown: make([]int, plates)}
}

func (p rigidPose) toPlane() Homography {
	c, s := math.Cos(p.turn), math.Sin(p.turn)
	return Homography{c, -s, p.x, s, c, p.y, 0, 0, 1}
}

// pose maps a plate's mm to px of the straight picture. It reports false while that is not known.
func (b *planarBundle) pose(i int) (Homography, bool) {
	if !b.known || !b.plates[i].known {
		return Homography{}, false
	}
	return b.camera.Times(b.plates[i].toPlane()), true
}

// residual is the root mean square reprojection error of a plate's corners in
// the straight picture, px;
// 0 when none were observed.
func (b *planarBundle) residual(i int, obs []observation) float64 {
	h, ok := b.pose(i)
	sum, n := 0., 0
	for _, o := range obs {
		if o.plate != i || !ok {
			continue
		}
		px := b.lens.StraightQuad(o.px)
		for k, p := range h.Quad(o.mm) {
			sum += squared(p.X-px[k].X) + squared(p.Y-px[k].Y)
			n++
		}
	}
	if n == 0 {
		return 0
	}
	return math.Sqrt(sum / float64(n))
}

func squared(x float64) float64 { return x * x }

// movedPx is the residual in px from which on a plate is taken to have moved.
const movedPx = 2.5

// update fits camera and plates to observations. A plate without observations
// keeps its pose in the plane; one that has moved is placed again.
func (b *planarBundle) update(obs []observation) {
	if len(obs) == 0 {
		return
	}
	count := b.count
	clear(count)
	for _, o := range obs {
		count[o.plate]++
	}
	if b.known && b.placeMoved(obs, count) == 0 {
		b.gaussNewton(obs, b.anchor(obs, count), 1)
		return
	}
	rounds := 8
	if !b.known && !b.initialise(obs, count) {
		return
	}
	// The plates without a pose are placed one after the other, always that
	// nearest to the placed ones: far from them the first estimate of the
	// plane is poor.
	for {
		next, nearest := -1, math.Inf(1)
		for i, n := range count {
			if n == 0 || b.plates[i].known {
				continue
			}
			for _, o := range obs {
				for _, k := range obs {
					if d := distance(o.px[0], k.px[0]); o.plate == i && b.plates[k.plate].known && d < nearest {
						next, nearest = i, d
					}
				}
			}
		}
		if next < 0 {
			for i, n := range count { // none of the placed plates is observed
				if n > 0 && !b.plates[i].known {
					next = i
				}
			}
		}
		if next < 0 {
			break
		}
		if !b.place(next, obs) {
			count[next] = 0
			continue
		}
		b.gaussNewton(obs, b.anchor(obs, count), rounds)
	}
	b.gaussNewton(obs, b.anchor(obs, count), rounds)
}

// placeMoved places the plates again that have moved, and counts the observed
// plates without a pose.
func (b *planarBundle) placeMoved(obs []observation, count []int) (unplaced int) {
	for i, n := range count {
		if n == 0 {
			continue
		}
		if b.plates[i].known && b.residual(i, obs) > movedPx {
			b.plates[i].known = b.place(i, obs)
		}
		if !b.plates[i].known {
			unplaced++
		}
	}
	return unplaced
}

// anchor is the plate that fixes the gauge: its pose in the plane stays. It is
// the one with the most observations that fit, or -1.
func (b *planarBundle) anchor(obs []observation, count []int) int {
	best, most := -1, 0.
	for i, n := range count {
		if n == 0 || !b.plates[i].known {
			continue
		}
		if v := float64(n) / (1 + b.residual(i, obs)); v > most {
			best, most = i, v
		}
	}
	return best
}

// initialise takes the plane of the plate with the most observations.
func (b *planarBundle) initialise(obs []observation, count []int) bool {
	best := 0
	for i, n := range count {
		if n > count[best] {
			best = i
		}
	}
	var from, to []Point
	for _, o := range obs {
		if o.plate == best {
			px := b.lens.StraightQuad(o.px)
			from, to = append(from, o.mm[:]...), append(to, px[:]...)
		}
	}
	h, ok := fitHomography(from, to, nil)
	if !ok || h[8] == 0 || !forward(h, from) {
		return false
	}
	b.camera, b.known = h, true
	b.plates[best] = rigidPose{known: true}
	b.gaussNewton(obs, best, 8)
	return true
}

// forward reports whether a plane is seen from its upper side with all of the
// points in front of the camera.
func forward(h Homography, at []Point) bool {
	for _, p := range at {
		w := h[6]*p.X + h[7]*p.Y + h[8]
		q := h.Apply(p)
		det := (h[0]-q.X*h[6])*(h[4]-q.Y*h[7]) - (h[1]-q.X*h[7])*(h[3]-q.Y*h[6])
		if !(w > 0) || !(det > 0) {
			return false
		}
	}
	return true
}

// place finds the pose of one plate in the plane by the rigid motion that fits
// its corners in the least-squares sense (Kabsch 1976, in two dimensions).
func (b *planarBundle) place(i int, obs []observation) bool {
	back := b.camera.Inverse()
	if back == (Homography{}) {
		return false
	}
	var n, mx, my, px, py, c, s float64
	for pass := range 2 {
		for _, o := range obs {
			if o.plate != i {
				continue
			}
			for k, q := range back.Quad(b.lens.StraightQuad(o.px)) {
				p := o.mm[k]
				if pass == 0 {
					n, mx, my, px, py = n+1, mx+p.X, my+p.Y, px+q.X, py+q.Y
					continue
				}
				ux, uy, vx, vy := p.X-mx, p.Y-my, q.X-px, q.Y-py
				c += ux*vx + uy*vy
				s += ux*vy - uy*vx
			}
		}
		if n == 0 {
			return false
		}
		if pass == 0 {
			mx, my, px, py = mx/n, my/n, px/n, py/n
		}
	}
	if c == 0 && s == 0 {
		return false
	}
	p := rigidPose{turn: math.Atan2(s, c), known: true}
	r := p.toPlane().Apply(Point{mx, my})
	p.x, p.y = px-r.X, py-r.Y
	b.plates[i] = p
	return true
}

// gaussNewton refines the camera and the poses of all plates but the anchor by
// Gauss–Newton steps on the reprojection error. Huber's weights keep the
// influence of a wrong tag small.
func (b *planarBundle) gaussNewton(obs []observation, anchor, rounds int) {
	if anchor < 0 {
		return
	}
	for range rounds {
		m := b.normalEquations(obs, anchor)
		n := len(m)
		if !b.system.solveSymmetric() {
			return
		}
		next := b.camera
		for k := range 8 {
			next[k] += m[k][n]
		}
		if next.Inverse() == (Homography{}) || math.IsNaN(next[0]) {
			return
		}
		b.camera = next
		for i, u := range b.firstUnknown {
			if u >= 0 {
				p := &b.plates[i]
				p.x, p.y, p.turn = p.x+m[u][n], p.y+m[u+1][n], p.turn+m[u+2][n]
			}
		}
		if b.fits != nil {
			b.lens.K1, b.lens.K2 = b.lens.K1+m[n-2][n], b.lens.K2+m[n-1][n]
		}
	}
}

// normalEquations are those of a step from here, with all that is known before:
// the camera's first, then those of the plates but the anchor, and those of the
// lens last when it is an unknown.
func (b *planarBundle) normalEquations(obs []observation, anchor int) [][]float64 {
	first := b.firstUnknown
	n := 8
	for i := range first {
		first[i] = -1
	}
	for _, o := range obs {
		if i := o.plate; i != anchor && b.plates[i].known && first[i] < 0 {
			first[i] = n
			n += 3
		}
	}
	if b.fits != nil {
		n += 2
	}
	b.camera = b.camera.normalised()
	m := b.system.reset(n)
	for _, o := range obs {
		if b.plates[o.plate].known {
			b.addNormalEquations(m, o, first[o.plate])
		}
	}
	// Few corners say little about perspective. A prior expects no more of
	// it than a table a metre away tilted by 30° shows, half a pixel being
	// noise.
	const slope = .0005
	for k := 6; k < 8; k++ {
		w := squared(noisePx / slope)
		m[k][k] += w
		m[k][n] -= w * b.camera[k]
	}
	if b.fits != nil {
		b.fits.addTo(m, b.lens)
	}
	return m
}

// noisePx is the standard deviation of a corner's place that priors are weighed
// against, px. Mats that are not quite flat are in it.
const noisePx = .5

// addNormalEquations adds one observation to the normal equations. first is the
// index of its plate's first unknown, or -1 when the plate's pose is fixed.
func (b *planarBundle) addNormalEquations(m [][]float64, o observation, first int) {
	h, at := b.camera, b.plates[o.plate]
	e := at.toPlane()
	n := len(m)
	px := b.lens.StraightQuad(o.px)
	unknown := [13]int{0, 1, 2, 3, 4, 5, 6, 7} // by column of a row
	columns := 8
	if first >= 0 {
		unknown[8], unknown[9], unknown[10] = first, first+1, first+2
		columns = 11
	}
	lensColumn := columns
	if b.fits != nil {
		unknown[columns], unknown[columns+1] = n-2, n-1
		columns += 2
	}
	for k, p := range o.mm {
		q := e.Apply(p)
		x := h.Apply(q)
		w := 1 / (h[6]*q.X + h[7]*q.Y + h[8])
		rx, ry := px[k].X-x.X, px[k].Y-x.Y
		weight := min(1, 1.5/(math.Hypot(rx, ry)+1e-9)) // Huber's, with 1.5 px
		for axis, row := range [2][13]float64{
			{q.X * w, q.Y * w, w, 0, 0, 0, -x.X * q.X * w, -x.X * q.Y * w, (h[0] - x.X*h[6]) * w, (h[1] - x.X*h[7]) * w},
			{0, 0, 0, q.X * w, q.Y * w, w, -x.Y * q.X * w, -x.Y * q.Y * w, (h[3] - x.Y*h[6]) * w, (h[4] - x.Y*h[7]) * w},
		} {
			row[10] = -row[8]*(q.Y-at.y) + row[9]*(q.X-at.x)
			r := [2]float64{rx, ry}[axis]
			if b.fits != nil {
				row[lensColumn], row[lensColumn+1] = b.lens.derivatives(o.px[k], axis)
			}
			for i, u := range unknown[:columns] {
				mi := m[u]
				for j, v := range unknown[:columns] {
					mi[v] += weight * row[i] * row[j]
				}
				mi[n] += weight * row[i] * r
			}
		}
	}
}
