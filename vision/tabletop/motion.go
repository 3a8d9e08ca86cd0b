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

// trace remembers where moving things were in the latest picture.
type trace struct {
	at     time.Time
	planes map[string]plane
}

// key names a moving item from one picture to the next.
func (it item) key() string {
	return it.paint.what + " " + it.owner + " " + strconv.Itoa(it.paint.number)
}

// exposures lists the planes that a moving item goes through while the shutter
// is open, the last being where it is now.
func (r *Renderer) exposures(it item, now time.Time) []plane {
	before, ok := r.trace.planes[it.key()]
	passed := now.Sub(r.trace.at).Seconds()
	if !it.moves || it.paint.what == "shadow" || !ok || passed <= 0 || r.camera.Motion <= 0 {
		return []plane{it.plane}
	}
	share := math.Min(1, r.camera.Motion/passed)
	ax, ay, _ := r.lens.point(before.o)
	bx, by, _ := r.lens.point(it.plane.o)
	most := pieceSteps
	if it.paint.what != "face" && it.paint.what != "back" {
		most = armSteps
	}
	n := max(1, min(most, int(math.Ceil(math.Hypot(bx-ax, by-ay)*share/1.5))))
	out := make([]plane, n)
	for i := range out {
		k := 1 - share*float64(n-1-i)/float64(n)
		out[i] = plane{before.o.lerp(it.plane.o, k), before.u.lerp(it.plane.u, k), before.v.lerp(it.plane.v, k)}
	}
	return out
}

// remember keeps where the moving items are.
func (r *Renderer) remember(items []item, now time.Time) {
	if r.camera.Motion <= 0 {
		return
	}
	clear(r.trace.planes)
	for _, it := range items {
		if it.moves {
			r.trace.planes[it.key()] = it.plane
		}
	}
	r.trace.at = now
}

// matrix maps an item's texels, seen on a plane, to px.
func (r *Renderer) matrix(it item, p plane, t *texture) vision.Homography {
	if k := r.studio.density(it.paint); k > 0 {
		return r.lens.matrix(p, it.w*k, it.h*k)
	}
	return r.lens.matrix(p, float64(t.w), float64(t.h))
}
