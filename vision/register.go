package vision

import (
	"math"
	"sort"
)

// Register finds where plates lie in one picture from the tags read in it, all
// plates lying in one plane. A plate without a tag in the picture has no pose.
func Register(plates []Plate, seen []Sighting) []PlatePose {
	var obs []observation
	for i, p := range plates {
		best := map[string]Sighting{}
		for _, s := range seen {
			if _, ok := p.Tags[s.ID]; ok && s.Score > best[s.ID].Score {
				best[s.ID] = s
			}
		}
		for _, id := range sortedIDs(p.Tags) {
			if s, ok := best[id]; ok {
				obs = append(obs, observation{i, p.Tags[id], s.Corners})
			}
		}
	}
	a := newArrangement(len(plates))
	a.update(obs)
	var out []PlatePose
	for i, p := range plates {
		if h, ok := a.pose(i); ok {
			out = append(out, PlatePose{ID: p.ID, ToPx: h, Seen: true, Error: a.residual(i, obs)})
		}
	}
	return out
}

// Spot is where a code's centre lies on a plate, mm, and how it is turned
// clockwise against it, degrees, -180 to 180.
type Spot struct {
	Plate       string // empty: on none
	X, Y, Angle float64
}

// Locate finds the plate that a code's centre lies on, and where on it.
func Locate(code Quad, plates []Plate, poses []PlatePose) Spot {
	var out Spot
	closest := math.Inf(1)
	for _, pose := range poses {
		for _, p := range plates {
			if p.ID != pose.ID {
				continue
			}
			s, ok := LocateOn(code, pose)
			if !ok || s.X < 0 || s.Y < 0 || s.X > p.W || s.Y > p.H {
				continue
			}
			// Where plates overlap, the one whose middle is nearer counts.
			if d := math.Hypot(s.X-p.W/2, s.Y-p.H/2); d < closest {
				closest, out = d, s
			}
		}
	}
	return out
}

// LocateOn gives the place of a code in the frame of one plate, whether it
// lies on the plate or beside it.
func LocateOn(code Quad, pose PlatePose) (Spot, bool) {
	back := pose.ToPx.Inverse()
	if back == (Homography{}) {
		return Spot{}, false
	}
	q := back.Quad(code)
	c := crossing(q)
	dx, dy := q[1].X-q[0].X+q[2].X-q[3].X, q[1].Y-q[0].Y+q[2].Y-q[3].Y
	return Spot{Plate: pose.ID, X: c.X, Y: c.Y, Angle: math.Atan2(dy, dx) * 180 / math.Pi}, true
}

// crossing is where the diagonals of a quad meet: the centre of the square
// that it is the picture of.
func crossing(q Quad) Point {
	ax, ay := q[2].X-q[0].X, q[2].Y-q[0].Y
	bx, by := q[3].X-q[1].X, q[3].Y-q[1].Y
	det := ax*by - ay*bx
	if math.Abs(det) < 1e-12 {
		return Point{(q[0].X + q[1].X + q[2].X + q[3].X) / 4, (q[0].Y + q[1].Y + q[2].Y + q[3].Y) / 4}
	}
	t := ((q[1].X-q[0].X)*by - (q[1].Y-q[0].Y)*bx) / det
	return Point{q[0].X + t*ax, q[0].Y + t*ay}
}

// observation is a plate's tag as it was seen.
type observation struct {
	plate  int
	mm, px Quad
}

// arrangement is how plates lie in their common plane, and how the camera sees
// that plane.
type arrangement struct {
	camera Homography // plane mm to px
	known  bool       // the camera is
	at     []placement

	count, slot []int // by plate: its observations; where its unknowns start
	system      linear
}

// linear is a system of equations, kept for the next.
type linear struct {
	room  []float64
	rows  [][]float64
	scale []float64
}

// start gives the rows of n equations for n unknowns and their right side, all zero.
func (l *linear) start(n int) [][]float64 {
	l.room, l.rows, l.scale = resize(l.room, n*(n+1)), resize(l.rows, n), resize(l.scale, n+1)
	clear(l.room)
	for i := range l.rows {
		l.rows[i] = l.room[i*(n+1) : (i+1)*(n+1) : (i+1)*(n+1)]
	}
	return l.rows
}

// placement is a rigid motion from a plate's mm to the plane's.
type placement struct {
	x, y, turn float64
	known      bool
}

func newArrangement(plates int) *arrangement {
	return &arrangement{at: make([]placement, plates), count: make([]int, plates), slot: make([]int, plates)}
}

func (p placement) toPlane() Homography {
	c, s := math.Cos(p.turn), math.Sin(p.turn)
	return Homography{c, -s, p.x, s, c, p.y, 0, 0, 1}
}

// pose maps a plate's mm to px, when it is known where the plate lies.
func (a *arrangement) pose(i int) (Homography, bool) {
	if !a.known || !a.at[i].known {
		return Homography{}, false
	}
	return a.camera.Times(a.at[i].toPlane()), true
}

// residual is the root mean square distance, px, of a plate's corners from
// where its pose puts them; 0 when none were observed.
func (a *arrangement) residual(i int, obs []observation) float64 {
	h, ok := a.pose(i)
	sum, n := 0., 0
	for _, o := range obs {
		if o.plate != i || !ok {
			continue
		}
		for k, p := range h.Quad(o.mm) {
			sum += sq(p.X-o.px[k].X) + sq(p.Y-o.px[k].Y)
			n++
		}
	}
	if n == 0 {
		return 0
	}
	return math.Sqrt(sum / float64(n))
}

func sq(x float64) float64 { return x * x }

// bumped is how far off, px, a plate must seem for it to have been moved.
const bumped = 2.5

// update fits the arrangement to what is seen. A plate that is not seen keeps
// its place in the plane; one that was bumped is laid anew.
func (a *arrangement) update(obs []observation) {
	if len(obs) == 0 {
		return
	}
	count := a.count
	clear(count)
	for _, o := range obs {
		count[o.plate]++
	}
	if a.known && a.placeBumped(obs, count) == 0 {
		a.refine(obs, a.anchor(obs, count), 1)
		return
	}
	rounds := 8
	if !a.known && !a.start(obs, count) {
		return
	}
	// The plates that are not placed yet, from the nearest to the known ones
	// outwards: far from what is known the first estimate of the plane is poor.
	for {
		next, nearest := -1, math.Inf(1)
		for i, n := range count {
			if n == 0 || a.at[i].known {
				continue
			}
			for _, o := range obs {
				for _, k := range obs {
					if d := distance(o.px[0], k.px[0]); o.plate == i && a.at[k.plate].known && d < nearest {
						next, nearest = i, d
					}
				}
			}
		}
		if next < 0 {
			for i, n := range count { // no placed plate is in view
				if n > 0 && !a.at[i].known {
					next = i
				}
			}
		}
		if next < 0 {
			break
		}
		if !a.place(next, obs) {
			count[next] = 0
			continue
		}
		a.refine(obs, a.anchor(obs, count), rounds)
	}
	a.refine(obs, a.anchor(obs, count), rounds)
}

// placeBumped lays anew the plates that do not lie where they did, and counts
// the plates still to be placed.
func (a *arrangement) placeBumped(obs []observation, count []int) (unplaced int) {
	for i, n := range count {
		if n == 0 {
			continue
		}
		if a.at[i].known && a.residual(i, obs) > bumped {
			a.at[i].known = a.place(i, obs)
		}
		if !a.at[i].known {
			unplaced++
		}
	}
	return unplaced
}

// anchor is the plate that stays where it is in the plane: the best seen that fits.
func (a *arrangement) anchor(obs []observation, count []int) int {
	best, most := -1, 0.
	for i, n := range count {
		if n == 0 || !a.at[i].known {
			continue
		}
		if v := float64(n) / (1 + a.residual(i, obs)); v > most {
			best, most = i, v
		}
	}
	return best
}

// start takes the plane from the plate with the most tags.
func (a *arrangement) start(obs []observation, count []int) bool {
	best := 0
	for i, n := range count {
		if n > count[best] {
			best = i
		}
	}
	var from, to []Point
	for _, o := range obs {
		if o.plate == best {
			from, to = append(from, o.mm[:]...), append(to, o.px[:]...)
		}
	}
	h, ok := fitHomography(from, to, nil)
	if !ok || h[8] == 0 || !forward(h, from) {
		return false
	}
	a.camera, a.known = h, true
	a.at[best] = placement{known: true}
	a.refine(obs, best, 8)
	return true
}

// forward reports whether a plane is seen from its upper side and all of the
// points before the camera.
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

// place lays one plate in the plane so that its corners fit best.
func (a *arrangement) place(i int, obs []observation) bool {
	back := a.camera.Inverse()
	if back == (Homography{}) {
		return false
	}
	var n, mx, my, px, py, c, s float64
	for pass := range 2 {
		for _, o := range obs {
			if o.plate != i {
				continue
			}
			for k, q := range back.Quad(o.px) {
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
	p := placement{turn: math.Atan2(s, c), known: true}
	r := p.toPlane().Apply(Point{mx, my})
	p.x, p.y = px-r.X, py-r.Y
	a.at[i] = p
	return true
}

// refine moves the camera and all plates but the anchor so that the corners
// fit best: Gauss–Newton with weights that let a wrong tag count little.
func (a *arrangement) refine(obs []observation, anchor, rounds int) {
	if anchor < 0 {
		return
	}
	slot := a.slot
	n := 8
	for i := range slot {
		slot[i] = -1
	}
	for _, o := range obs {
		if i := o.plate; i != anchor && a.at[i].known && slot[i] < 0 {
			slot[i] = n
			n += 3
		}
	}
	for range rounds {
		a.camera = a.camera.normal()
		m := a.system.start(n)
		for _, o := range obs {
			if a.at[o.plate].known {
				a.normalEquations(m, o, slot[o.plate])
			}
		}
		// Few corners say little about perspective: expect no more of it than
		// a table a metre away tilted by 30° shows, half a pixel being noise.
		const slope = .0005
		for k := 6; k < 8; k++ {
			w := sq(.5 / slope)
			m[k][k] += w
			m[k][n] -= w * a.camera[k]
		}
		if !a.system.solve() {
			return
		}
		next := a.camera
		for k := range 8 {
			next[k] += m[k][n]
		}
		if next.Inverse() == (Homography{}) || math.IsNaN(next[0]) {
			return
		}
		a.camera = next
		for i, s := range slot {
			if s >= 0 {
				p := &a.at[i]
				p.x, p.y, p.turn = p.x+m[s][n], p.y+m[s+1][n], p.turn+m[s+2][n]
			}
		}
	}
}

// solve solves a symmetric system whose unknowns differ widely in scale: each
// is then the last number of its row.
func (l *linear) solve() bool {
	m, d := l.rows, l.scale
	n := len(m)
	d[n] = 1
	for i := range n {
		if d[i] = math.Sqrt(m[i][i]); !(d[i] > 0) {
			return false
		}
	}
	for i := range m {
		for j := range m[i] {
			m[i][j] /= d[i] * d[j]
		}
		m[i][i] += 1e-9
	}
	if !solve(m) {
		return false
	}
	for i := range m {
		m[i][n] /= d[i]
	}
	return true
}

// normalEquations adds one tag's corners to the system.
func (a *arrangement) normalEquations(m [][]float64, o observation, slot int) {
	h, at := a.camera, a.at[o.plate]
	e := at.toPlane()
	n := len(m)
	for k, p := range o.mm {
		q := e.Apply(p)
		x := h.Apply(q)
		w := 1 / (h[6]*q.X + h[7]*q.Y + h[8])
		rx, ry := o.px[k].X-x.X, o.px[k].Y-x.Y
		weight := min(1, 1.5/(math.Hypot(rx, ry)+1e-9))
		for axis, row := range [2][11]float64{
			{q.X * w, q.Y * w, w, 0, 0, 0, -x.X * q.X * w, -x.X * q.Y * w, (h[0] - x.X*h[6]) * w, (h[1] - x.X*h[7]) * w},
			{0, 0, 0, q.X * w, q.Y * w, w, -x.Y * q.X * w, -x.Y * q.Y * w, (h[3] - x.Y*h[6]) * w, (h[4] - x.Y*h[7]) * w},
		} {
			row[10] = -row[8]*(q.Y-at.y) + row[9]*(q.X-at.x)
			r := [2]float64{rx, ry}[axis]
			index := func(i int) int {
				if i < 8 {
					return i
				}
				return slot + i - 8
			}
			used := 11
			if slot < 0 {
				used = 8
			}
			for i := range used {
				mi := m[index(i)]
				for j := range used {
					mi[index(j)] += weight * row[i] * row[j]
				}
				mi[n] += weight * row[i] * r
			}
		}
	}
}

func distance(a, b Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

func sortedIDs[T any](m map[string]T) []string {
	out := make([]string, 0, len(m))
	for id := range m {
		out = append(out, id)
	}
	sort.Strings(out)
	return out
}
