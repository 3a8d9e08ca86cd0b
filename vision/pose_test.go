package vision

import (
	"math/rand/v2"
	"testing"
)

// TestTagsFarFromTheOriginAreRead lays tags along the right and the lower edge
// of a tilted 4K picture, turned at will. There the columns of a pose differ from
// the module's sides by the place times the perspective, as much as a module,
// so the pose must be judged by its derivative at the tag.
func TestTagsFarFromTheOriginAreRead(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 16))
	v := view{w: 3840, h: 2160, noise: 4, light: .2, toPx: camera(3840, 2160, 2.6/moduleMM, -35, 25, 900)}
	back := v.toPx.Inverse()
	var pieces []piece
	for _, at := range []Point{
		{3660, 300}, {3500, 700}, {3680, 1100}, {3480, 1500}, {3650, 1950}, {3300, 2000},
		{2900, 1900}, {2500, 2000}, {2100, 1900}, {1700, 2000}, {3250, 1650}, {3050, 1250},
	} {
		p := back.Apply(at)
		pieces = append(pieces, piece{code: deck().codes[len(pieces)], x: p.X, y: p.Y, turn: rng.Float64()*360 - 180, w: 33, h: 38, dy: 2, shade: 45})
	}
	frame := frameOf(v.picture(pieces, rng), 0)
	r := NewReader(deck().book)
	right, wrong, _ := score(v, pieces, r.Read(frame))
	if right != len(pieces) || wrong > 0 {
		t.Errorf("%d of %d tags are read right, %d wrong", right, len(pieces), wrong)
	}
	known := r.known[0]
	if m := modulePx(known.pose); m < maxSampledModulePx {
		t.Errorf("%.2f px per module: perspective is not fitted, the test shows nothing", m)
	}
}
