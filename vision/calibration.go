package vision

import (
	"math"
	"slices"
)

// Calibration is what a tracker has learned of the camera's lens.
type Calibration struct {
	Lens Distortion
	// Without and With say by how much places on the plates in view are off at
	// most without the lens's distortion and with it, mm; both are 0 while that
	// has not been measured.
	Without, With float64
}

// lensPrior is what is known of a lens beforehand: the likeliest distortion, and
// the inverse of its covariance for K1 and K2, as multiples of the inverse
// variance of a corner's noise.
type lensPrior struct {
	at        Distortion
	precision [2][2]float64
}

// unknownLens expects a lens with as little distortion as most have.
func unknownLens(w, h float64) lensPrior {
	return lensPrior{Distortion{W: w, H: h}, [2][2]float64{{squared(noisePx / .15), 0}, {0, squared(noisePx / .05)}}}
}

// rememberedLens expects a lens as it was; it may have been focused or zoomed.
func rememberedLens(d Distortion) lensPrior {
	return lensPrior{d, [2][2]float64{{squared(noisePx / .02), 0}, {0, squared(noisePx / .02)}}}
}

// addTo adds the prior to normal equations whose last unknowns are K1 and K2.
func (p *lensPrior) addTo(m [][]float64, now Distortion) {
	n := len(m)
	off := [2]float64{p.at.K1 - now.K1, p.at.K2 - now.K2}
	for i, row := range p.precision {
		for k, w := range row {
			m[n-2+i][n-2+k] += w
			m[n-2+i][n] += w * off[k]
		}
	}
}

// derivatives are those of the residual at a point, by K1 and K2, with the
// sign of the other unknowns' columns; axis is 0 for x and 1 for y.
func (d Distortion) derivatives(p Point, axis int) (k1, k2 float64) {
	at := [2]float64{p.X - d.W/2, p.Y - d.H/2}
	r2 := (at[0]*at[0] + at[1]*at[1]) / d.halfDiagonalSquared()
	return -at[axis] * r2, -at[axis] * r2 * r2
}

// calibration learns a lens's distortion from the tags of plates that lie still.
// Each arrangement of the plates counts once; what the ones before have shown is
// the prior of the next.
type calibration struct {
	result    Calibration
	prior     lensPrior
	posterior lensPrior
	learned   []observation // what the posterior was learned from
	next      float64       // when to look again at the earliest
}

// calibrateEvery is the least time from one look at the lens to the next, s.
const calibrateEvery = .5

// start takes the size of the pictures and a lens that was learned before, if
// it fits them.
func (c *calibration) start(w, h float64, remembered Distortion) {
	*c = calibration{prior: unknownLens(w, h), result: Calibration{Lens: Distortion{W: w, H: h}}}
	if d := remembered.scaledTo(w, h); d.plausible() && (d.K1 != 0 || d.K2 != 0) {
		c.prior, c.result.Lens = rememberedLens(d), d
	}
	c.posterior = c.prior
}

// learn looks at tags of plates that lie still. It reports whether the lens is
// now known better; then it has also fitted the bundle anew.
func (c *calibration) learn(b *planarBundle, obs []observation, sizes []Plate, clock float64) bool {
	if clock < c.next || !b.known {
		return false
	}
	c.next = clock + calibrateEvery
	switch {
	case rearranged(c.learned, obs):
		// It is another arrangement. What all before it have shown counts half:
		// plates that stayed would else count again and again.
		c.prior = c.posterior
		for i := range c.prior.precision {
			for k := range c.prior.precision[i] {
				c.prior.precision[i][k] /= 2
			}
		}
	case len(obs) <= len(c.learned):
		return false
	}
	c.learned = append(c.learned[:0], obs...)
	count := make([]int, len(b.plates))
	for _, o := range obs {
		count[o.plate]++
	}
	anchor := b.anchor(obs, count)
	if anchor < 0 {
		return false
	}
	trial := *b
	trial.plates, trial.fits = slices.Clone(b.plates), &c.prior
	trial.gaussNewton(obs, anchor, 20)
	if !trial.lens.plausible() {
		return false
	}
	m := trial.normalEquations(obs, anchor)
	c.posterior = lensPrior{trial.lens, lastPrecision(m)}
	trial.fits = nil
	// A lens that fits no better than the one so far is left alone.
	const better = 4. // standard deviations
	dx, dy := trial.lens.K1-b.lens.K1, trial.lens.K2-b.lens.K2
	p := c.posterior.precision
	changed := dx*dx*p[0][0]+2*dx*dy*p[0][1]+dy*dy*p[1][1] > squared(better*noisePx)
	if changed {
		*b = trial
	}
	c.result.Lens = b.lens
	if b.lens.K1 != 0 || b.lens.K2 != 0 {
		c.result.Without, c.result.With = b.errorsWithout(obs, sizes), b.largestError(obs)
	}
	return changed
}

// rearranged reports whether a tag lies elsewhere than before.
func rearranged(before, now []observation) bool {
	for _, a := range before {
		for _, b := range now {
			if a.plate == b.plate && a.mm == b.mm && distance(a.px.Centroid(), b.px.Centroid()) > movedPx {
				return true
			}
		}
	}
	return false
}

// lastPrecision is the precision of the last two unknowns of normal equations,
// whatever the others are: their Schur complement. It changes the equations.
func lastPrecision(m [][]float64) [2][2]float64 {
	n := len(m)
	for c := range n - 2 {
		if m[c][c] == 0 {
			continue
		}
		for r := c + 1; r < n; r++ {
			f := m[r][c] / m[c][c]
			for k := c; k < n; k++ {
				m[r][k] -= f * m[c][k]
			}
		}
	}
	return [2][2]float64{{m[n-2][n-2], m[n-2][n-1]}, {m[n-1][n-2], m[n-1][n-1]}}
}

// errorsWithout is by how much places on the observed plates would be off at
// most if the lens were taken for one without distortion, mm: at the plates'
// corners and middles as far as they are in the picture.
func (b *planarBundle) errorsWithout(obs []observation, sizes []Plate) float64 {
	plain := newPlanarBundle(len(b.plates))
	plain.update(obs)
	worst := 0.
	for i, s := range sizes {
		bent, ok := b.pose(i)
		straight, there := plain.pose(i)
		if !ok || !there || plain.count[i] == 0 {
			continue
		}
		back := straight.Inverse()
		for _, p := range [...]Point{{}, {s.W, 0}, {s.W, s.H}, {0, s.H}, {s.W / 2, s.H / 2}} {
			px := b.lens.Bent(bent.Apply(p))
			if px.X >= 0 && px.Y >= 0 && px.X <= b.lens.W && px.Y <= b.lens.H {
				worst = max(worst, distance(back.Apply(px), p))
			}
		}
	}
	return worst
}

// largestError is by how much the observed tags' centres are off at most, mm.
func (b *planarBundle) largestError(obs []observation) float64 {
	worst := 0.
	for _, o := range obs {
		if h, ok := b.pose(o.plate); ok {
			at := diagonalIntersection(h.Inverse().Quad(b.lens.StraightQuad(o.px)))
			worst = math.Max(worst, distance(at, diagonalIntersection(o.mm)))
		}
	}
	return worst
}
