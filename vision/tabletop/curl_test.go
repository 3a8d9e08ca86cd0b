package tabletop

import (
	"fmt"
	"math"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

func TestBowKeepsItsLength(t *testing.T) {
	for _, c := range []Curl{{Sag: 4}, {Sag: -6, Axis: 90}, {Sag: 2, Axis: 30}, {Sag: 0.001}} {
		b := c.cylinder(63, 88)
		length, x0, z0 := 0.0, 0.0, 0.0
		for i := range 2001 {
			x, z := b.at(b.half * (float64(i)/1000 - 1))
			if i > 0 {
				length += math.Hypot(x-x0, z-z0)
			}
			x0, z0 = x, z
		}
		if math.Abs(length-2*b.half) > 0.001 {
			t.Errorf("%+v: a card of %.2f mm became %.2f mm long", c, 2*b.half, length)
		}
		_, middle := b.at(0)
		_, edge := b.at(b.half)
		if math.Abs(middle-edge-c.Sag) > 0.001 || math.Min(middle, edge) < -1e-9 {
			t.Errorf("%+v: the middle is %.3f mm high and the edge %.3f mm", c, middle, edge)
		}
	}
	if x, y, z := (Curl{}).cylinder(63, 88).roll(11, -7); x != 11 || y != -7 || z != 0 {
		t.Errorf("a flat card is bent to %g, %g, %g", x, y, z)
	}
}

// A curled card's tag must lie where the truth says, too, and not where it
// would lie on a flat card.
func TestCurledCornersAreExact(t *testing.T) {
	w, r := scene(t, Camera{Width: 1280, Height: 720, Tilt: 25, Roll: 3, Margin: .03, Blur: .8, Gray: true}, 8)
	put(t, w, "card-1", "SP")
	put(t, w, "card-2", "PV")
	w.Find("card-1").Pose.Angle = 131
	flat := tagOf(t, r.Truth(w), "card-1").Corners
	for _, c := range []Curl{{Sag: 5}, {Sag: -5, Axis: 90}, {Sag: -4, Axis: 25}} {
		for _, id := range []string{"card-1", "card-2"} {
			w.Find(id).Curl = c
		}
		f, truth := shoot(t, w, r)
		for _, id := range []string{"card-1", "card-2"} {
			g, l := tagOf(t, truth, id), w.Find(id)
			if !g.Visible() {
				t.Errorf("%+v: %.1f %% of the tag of %s is hidden", c, 100*g.Covered, id)
			}
			p, err := cards.Encode(g.Payload)
			if err != nil {
				t.Fatal(err)
			}
			on := r.on(*l, l.Piece.Tags[0])
			at := func(u, v float64) vision.Point { return on((u-.5)*cards.CodeMM, (v-.5)*cards.CodeMM) }
			if d := math.Hypot(at(1, 0).X-g.Corners[1].X, at(1, 0).Y-g.Corners[1].Y); d > 1e-9 {
				t.Errorf("%+v: the corner is %g px off", c, d)
			}
			best := fitAt(f.Gray, at, p, 0, 0)
			if best < 0.72 {
				t.Errorf("%+v: %s fits its pattern with only %.3f", c, id, best)
			}
			for _, d := range [][2]float64{{0.2, 0}, {-0.2, 0}, {0, 0.2}, {0, -0.2}} {
				if v := fitAt(f.Gray, at, p, d[0], d[1]); v > best {
					t.Errorf("%+v: %s fits better %.1f, %.1f modules beside (%.4f) than where it should be (%.4f)", c, id, d[0], d[1], v, best)
				}
			}
		}
		if moved := far(flat, tagOf(t, truth, "card-1").Corners); moved < 0.5 {
			t.Errorf("%+v moves the tag by only %.2f px", c, moved)
		}
	}
	put(t, w, "card-1", "SP")
	if got := w.Find("card-1").Curl.Sag; got != -4 {
		t.Errorf("a card with a sag of -4 mm has %g mm when it is laid again", got)
	}
}

func far(a, b vision.Quad) float64 {
	d := 0.0
	for i := range a {
		d = max(d, math.Hypot(a[i].X-b[i].X, a[i].Y-b[i].Y))
	}
	return d
}

// The lamp is mirrored elsewhere when the camera has moved, by as much as a
// mirror says, and on the slope of a curled card.
func TestGlareIsAMirrors(t *testing.T) {
	m := specular{lamp: vec{0, 0, 900}, camera: vec{600, 0, 900}, strength: 0.8}
	if g := m.glare(vec{300, 0, 0}, vec{0, 0, 1}); math.Abs(g-0.8) > 1e-9 {
		t.Errorf("half-way between lamp and camera the glare is %.2f, not 0.8", g)
	}
	m.camera.x = 800
	if a, b := m.glare(vec{300, 0, 0}, vec{0, 0, 1}), m.glare(vec{400, 0, 0}, vec{0, 0, 1}); a > 0.6 || math.Abs(b-0.8) > 1e-9 {
		t.Errorf("the camera went to the right and the glare is %.2f at the old place and %.2f at the new", a, b)
	}
	// A slope towards the lamp by a fifth of a radian mirrors it where a flat card does not.
	at := vec{400 + 900*math.Tan(0.4), 0, 0}
	m.camera = vec{400, 0, 900}
	m.lamp = vec{400, 0, 900}
	if flat, slope := m.glare(at, vec{0, 0, 1}), m.glare(at, vec{-math.Sin(0.4), 0, math.Cos(0.4)}); flat > 0.02 || math.Abs(slope-0.8) > 1e-9 {
		t.Errorf("off the spot the glare is %.2f on a flat card and %.2f on a slope that faces the lamp", flat, slope)
	}
}

// A card that lies on another hides a part of it.
func TestCardsLieOnOneAnother(t *testing.T) {
	w, r := scene(t, Camera{Width: 640, Height: 360, Margin: .03, Gray: true}, 8)
	for i, x := range []float64{200, 236} {
		if err := w.PutAt(fmt.Sprint("card-", i), Pose{x, 130, 0}); err != nil {
			t.Fatal(err)
		}
	}
	_, truth := shoot(t, w, r)
	under, over := tagOf(t, truth, "card-0"), tagOf(t, truth, "card-1")
	if !over.Visible() || under.Covered < 0.3 || under.Covered > 0.6 {
		t.Errorf("%.0f %% of the lower card's tag and %.0f %% of the upper one's are hidden", 100*under.Covered, 100*over.Covered)
	}
}
