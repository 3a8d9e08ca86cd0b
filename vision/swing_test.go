package vision

import (
	"math"
	"testing"
)

// TestASwingIsEstimatedFromItsLeaders: one leader may be elsewhere, as under a
// hand; when two are, nothing is known.
func TestASwingIsEstimatedFromItsLeaders(t *testing.T) {
	want := swing{Point{1.5, -.7}, Point{-.002, .001}, true}
	var before, after [leaders]Point
	for i := range before {
		before[i] = Point{float64(100 * (i % 3)), float64(150 * i)}
		d := want.at(before[i].Y)
		after[i] = Point{before[i].X + d.X, before[i].Y + d.Y}
	}
	same := func(when string, want swing) {
		t.Helper()
		got := estimateSwing(&before, &after)
		if got.known != want.known {
			t.Errorf("%s it is known: %v", when, got.known)
		}
		for _, y := range []float64{0, 400, 1080} {
			a, b := want.at(y), got.at(y)
			if math.Hypot(a.X-b.X, a.Y-b.Y) > 1e-6 {
				t.Errorf("%s the swing at row %g is %v, not %v", when, y, b, a)
			}
		}
	}
	same("with all leaders", want)
	after[2].X += 9
	same("with one elsewhere", want)
	after[2].X = math.Inf(1)
	same("with one unseen", want)
	after[4].Y -= 5
	same("with two of them wrong", swing{})
	after[4].X = math.Inf(1)
	same("with two unseen", swing{})
}

func TestASwingMovesAPoseWithItsRow(t *testing.T) {
	h := Homography{2, .1, 300, -.1, 2, 500, 0, 0, 1}
	got := swing{Point{1, 2}, Point{.01, 0}, true}.moved(h).Apply(Point{})
	if math.Hypot(got.X-306, got.Y-502) > 1e-9 {
		t.Errorf("it lies at %v", got)
	}
}
