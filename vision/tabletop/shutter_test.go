package tabletop

import (
	"bytes"
	"math"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

func TestRollingShutterSkewsWhatMoves(t *testing.T) {
	// Where the wrist of a hand that goes right is at its first and its last row.
	slant := func(readout float64, hand float64) float64 {
		c := Camera{Width: 640, Height: 360, Margin: 0.03, Gray: true, Readout: readout}
		w, r := scene(t, c, 3)
		bare, _ := shoot(t, w, r)
		w.Hands = []Hand{{Shoulder: vision.Point{X: 250, Y: 600}, Tip: vision.Point{X: 250, Y: 60}}}
		if _, err := r.Render(w, time.Unix(1, 0)); err != nil {
			t.Fatal(err)
		}
		w.Hands[0].Tip.X += hand
		w.Hands[0].Shoulder.X += hand
		f, err := r.Render(w, time.Unix(1, 5e7))
		if err != nil {
			t.Fatal(err)
		}
		left := func(y int) float64 {
			for x := range f.Gray.Rect.Dx() {
				if d := int(f.Gray.GrayAt(x, y).Y) - int(bare.Gray.GrayAt(x, y).Y); d > 25 || d < -25 {
					return float64(x)
				}
			}
			return math.NaN()
		}
		return left(350) - left(240)
	}
	still, global, rolling := slant(.025, 0), slant(0, 60), slant(.025, 60)
	// 60 mm in 50 ms, of which 110 of 360 rows take 7.6 ms: 9.2 mm, at 1.13 px a mm.
	if d := rolling - still; math.Abs(d-10.3) > 3 {
		t.Errorf("the moving arm leans by %.1f px, not some 10.3", d)
	}
	if d := global - still; math.Abs(d) > 2 {
		t.Errorf("without a rolling shutter the moving arm leans by %.1f px", d)
	}
}

func TestSwayingCameraIsKnown(t *testing.T) {
	for _, motion := range []float64{0, .02} {
		c := Camera{Width: 1280, Height: 720, Roll: 3, Margin: .03, Blur: .8, Gray: true, Sway: 4, Readout: .03, Motion: motion}
		w, r := scene(t, c, 8)
		for piece, zone := range map[string]string{"card-1": "SP", "marker-1": "FD-ON", "guess-1": "G1", "shield": "SH"} {
			put(t, w, piece, zone)
		}
		var last []byte
		for i := range 2 {
			f, err := r.Render(w, time.Unix(1, int64(i)*4e7))
			if err != nil {
				t.Fatal(err)
			}
			for _, g := range r.Truth(w).Tags {
				if !g.Visible() {
					continue
				}
				p, err := cards.Encode(g.Payload)
				if err != nil {
					t.Fatal(err)
				}
				best := fit(f.Gray, g.Corners, p, 0, 0)
				for _, d := range [][2]float64{{0.25, 0}, {-0.25, 0}, {0, 0.25}, {0, -0.25}} {
					if v := fit(f.Gray, g.Corners, p, d[0], d[1]); v > best {
						t.Errorf("%s fits better %.2f, %.2f modules beside (%.4f) than where it should be (%.4f)", g.Piece, d[0], d[1], v, best)
					}
				}
			}
			if bytes.Equal(last, f.Gray.Pix) {
				t.Error("the camera does not sway")
			}
			last = f.Gray.Pix
		}
	}
}
