package tabletop

import (
	"math"
	"strconv"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// The most steps in which a moving piece and an arm, which is large and has
// little detail, are drawn.
const (
	pieceSteps = 16
	armSteps   = 5
)

// previousPlanes holds where moving items were in the previous picture.
type previousPlanes struct {
	at     time.Time
	planes map[string]plane
}

// identity names a moving item, the same in every picture.
func (it item) identity() string {
	return it.key.what + " " + it.owner + " " + strconv.Itoa(it.key.number)
}

// motionPath is the movement of an item while a picture is taken.
type motionPath struct {
	from, to plane
	exposed  float64 // the share of the way that it goes while the shutter is open
	readout  float64 // the share that it goes while the shutter rolls from the first row to the last
	steps    int
}

// motionPath is the movement of an item since the previous picture.
func (r *Renderer) motionPath(it item, now time.Time) motionPath {
	before, ok := r.previous.planes[it.identity()]
	passed := now.Sub(r.previous.at).Seconds()
	if !it.moves || it.key.what == "shadow" || !ok || passed <= 0 || r.camera.still() {
		return motionPath{to: it.plane, steps: 1}
	}
	c := motionPath{from: before, to: it.plane, exposed: math.Min(1, r.camera.Motion/passed)}
	ax, ay, _ := r.lens.point(before.o)
	bx, by, _ := r.lens.point(it.plane.o)
	most := pieceSteps
	if it.key.what != "face" && it.key.what != "back" {
		most = armSteps
	}
	far := math.Hypot(bx-ax, by-ay)
	c.steps = max(1, min(most, int(math.Ceil(far*c.exposed/1.5))))
	if late := r.camera.Readout / passed; far*late > 0.25 {
		c.readout = late
	}
	return c
}

// planes lists planes along the path while the shutter is open, as motion blur
// needs them. The last lies a share of the path before its end.
func (c motionPath) planes(before float64) []plane {
	if c.steps == 1 && before == 0 {
		return []plane{c.to}
	}
	out := make([]plane, c.steps)
	for i := range out {
		k := 1 - before - c.exposed*float64(c.steps-1-i)/float64(c.steps)
		out[i] = plane{c.from.o.lerp(c.to.o, k), c.from.u.lerp(c.to.u, k), c.from.v.lerp(c.to.v, k)}
	}
	return out
}

// still reports whether the exposure is instantaneous: no motion blur and no
// rolling shutter.
func (c Camera) still() bool { return c.Motion <= 0 && c.Readout <= 0 }

// rememberPlanes keeps where the moving items are, for the next picture.
func (r *Renderer) rememberPlanes(items []item, now time.Time) {
	if r.camera.still() {
		return
	}
	clear(r.previous.planes)
	for _, it := range items {
		if it.moves {
			r.previous.planes[it.identity()] = it.plane
		}
	}
	r.previous.at = now
}

// matrices map an item's texels, seen on planes, to px.
func (r *Renderer) matrices(it item, planes []plane, t *texture) []vision.Homography {
	out := make([]vision.Homography, len(planes))
	for i, p := range planes {
		out[i] = r.matrix(it, p, t)
	}
	return out
}

// matrix maps an item's texels, seen on a plane, to px.
func (r *Renderer) matrix(it item, p plane, t *texture) vision.Homography {
	if k := r.textures.density(it.key); k > 0 {
		return r.lens.matrix(p, it.w*k, it.h*k)
	}
	return r.lens.matrix(p, float64(t.w), float64(t.h))
}
