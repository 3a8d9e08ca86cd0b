package vision

import (
	"math"
	"testing"
)

// TestBumpIsRegisteredWithinTwoFrames shifts, turns and moves the camera,
// by little and by much, again and again.
func TestBumpIsRegisteredWithinTwoFrames(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	th.play(8, nil)
	for _, b := range []struct{ dx, dy, turn, zoom float64 }{
		{1.2, .4, 0, 1}, {-2.5, 1.5, 0, 1}, {4, -3, 0, 1}, {-5, 6, .01, 1}, {9, -8, 0, 1}, {-20, 6, -.03, 1}, {35, -24, .05, 1}, {0, 0, 0, 1.08}, {6, 4, .1, .92}, {-30, 20, -.12, 1},
	} {
		s, c := math.Sincos(b.turn)
		w, h := float64(th.v.w)/2, float64(th.v.h)/2
		middle := Homography{1, 0, w, 0, 1, h, 0, 0, 1}
		th.v.toPx = middle.Times(Homography{b.zoom * c, -b.zoom * s, b.dx, b.zoom * s, b.zoom * c, b.dy, 0, 0, 1}).Times(middle.Inverse()).Times(th.v.toPx)
		th.clean = nil
		th.play(2, nil)
		for i, m := range th.mats {
			truth := th.v.toPx.Times(m.at.place())
			pose := th.scene.Plates[i]
			if !pose.Seen {
				t.Errorf("%+v: the mat %s is not seen", b, pose.ID)
			}
			for _, p := range []Point{{0, 0}, {m.plate.W, 0}, {m.plate.W, m.plate.H}, {0, m.plate.H}} {
				if d := distance(truth.Apply(p), pose.ToPx.Apply(p)); d > 3 {
					t.Errorf("%+v: a corner of the mat %s is %.1f px off", b, pose.ID, d)
				}
			}
		}
		for _, p := range th.pieces {
			k, ok := th.tag(p.code.ID)
			if d := distance(diagonalIntersection(k.Corners), diagonalIntersection(p.corners(th.v))); !ok || !k.Seen || !k.Still || d > 1 {
				t.Errorf("%+v: the tag %s is %.1f px off, seen %v, still %v", b, p.code.ID, d, k.Seen, k.Still)
			}
		}
		th.play(6, nil)
	}
}
