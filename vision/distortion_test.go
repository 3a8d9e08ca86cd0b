package vision

import (
	"math"
	"math/rand/v2"
	"testing"
)

func TestBentIsTheInverseOfStraight(t *testing.T) {
	for _, d := range []Distortion{{}, {K1: .05, W: 1280, H: 720}, {K1: .4, K2: -.03, W: 1280, H: 720}, {K1: -.1, K2: .02, W: 640, H: 480}, {K1: .1, K2: .1, W: 480, H: 640}} {
		for y := 0.; y <= d.H; y += 40 {
			for x := 0.; x <= d.W; x += 40 {
				p := Point{x, y}
				if back := d.Bent(d.Straight(p)); distance(back, p) > 1e-6 {
					t.Fatalf("%+v: %v comes back as %v", d, p, back)
				}
			}
		}
		// Far outside there may be no inverse, but there is a point.
		if far := d.Bent(Point{1e6, -1e6}); math.IsNaN(far.X) || math.IsInf(far.X, 0) {
			t.Errorf("%+v: a far point is seen at %v", d, far)
		}
	}
}

func TestADistortionBelongsToOneShapeOfPicture(t *testing.T) {
	d := Distortion{K1: .1, K2: .01, W: 1280, H: 720}
	if got := d.scaledTo(1920, 1080); got != (Distortion{K1: .1, K2: .01, W: 1920, H: 1080}) {
		t.Errorf("at 1920 × 1080 it is %+v", got)
	}
	if got := d.scaledTo(640, 480); got != (Distortion{}) {
		t.Errorf("at 640 × 480 it is %+v", got)
	}
	if got := (Distortion{}).scaledTo(640, 480); got.K1 != 0 || got.K2 != 0 {
		t.Errorf("no lens is taken for %+v", got)
	}
}

// lensView is a camera whose lens bends the picture of mats.
type lensView struct {
	Distortion
	toPx  Homography // of the table, in the straight picture
	noise float64    // of each corner, px
	slip  float64    // of each tag, mm: paper that is not flat
}

// see gives the tags of mats as they are seen.
func (v lensView) see(mats []mat, rng *rand.Rand) []observation {
	var obs []observation
	for i, m := range mats {
		at := v.toPx.Times(m.at.place())
		for _, c := range m.codes {
			o := observation{plate: i, mm: m.plate.Tags[c.ID]}
			dx, dy := v.slip*rng.NormFloat64(), v.slip*rng.NormFloat64()
			for k, p := range o.mm {
				p = v.Bent(at.Apply(Point{p.X + dx, p.Y + dy}))
				o.px[k] = Point{p.X + v.noise*rng.NormFloat64(), p.Y + v.noise*rng.NormFloat64()}
			}
			obs = append(obs, o)
		}
	}
	return obs
}

// error is by how much places on the mats are off at most, mm, as far as they
// are in the picture.
func (v lensView) error(mats []mat, b *planarBundle) (worst float64) {
	for i, m := range mats {
		toPx := v.toPx.Times(m.at.place())
		h, _ := b.pose(i)
		for y := 0.; y <= m.plate.H; y += m.plate.H / 4 {
			for x := 0.; x <= m.plate.W; x += m.plate.W / 4 {
				px := v.Bent(toPx.Apply(Point{x, y}))
				if px.X > 0 && px.Y > 0 && px.X < v.W && px.Y < v.H {
					worst = max(worst, distance(h.Inverse().Apply(b.lens.Straight(px)), Point{x, y}))
				}
			}
		}
	}
	return worst
}

// TestTheLensIsLearnedFromTheMats learns a lens from mats with two or three tags
// each, laid one after the other and then elsewhere.
func TestTheLensIsLearnedFromTheMats(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	for _, d := range []Distortion{{}, {K1: .06}, {K1: .13, K2: .02}, {K1: .3, K2: -.05}, {K1: -.06}} {
		d.W, d.H = 1280, 720
		mats := fourMats()
		v := lensView{d, camera(1280, 720, 1.3, 12, 3, 700), .1, 0}
		var c calibration
		c.start(d.W, d.H, Distortion{})
		b := newPlanarBundle(len(mats))
		b.lens = c.result.Lens
		for round := range 8 {
			if round >= 4 { // one is moved
				m := &mats[round%4]
				m.at.x, m.at.y, m.at.turn = m.at.x+60*rng.Float64()-30, m.at.y+60*rng.Float64()-30, m.at.turn+20*rng.Float64()-10
			}
			on := mats[:min(round+1, 4)]
			obs := v.see(on, rng)
			b.update(obs)
			c.learn(b, obs, plates(mats), float64(round))
			b.update(obs)
			if off := v.error(on, b); round >= 3 && off > 3 {
				t.Errorf("%+v is taken for %+v in round %d: places are off by up to %.2f mm", d, b.lens, round, off)
			}
		}
		t.Logf("%+v is taken for %+v: places off by %.1f mm without, tags by %.2f with", d, b.lens, c.result.Without, c.result.With)
		if d.K1 == 0 && b.lens != d {
			t.Errorf("a straight lens is taken for %+v", b.lens)
		}
	}
}

// TestPaperThatIsNotFlatBendsNoLens has tags that lie off where they were
// printed, by 0.4 mm in each direction (standard deviation).
func TestPaperThatIsNotFlatBendsNoLens(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	mats := fourMats()
	v := lensView{Distortion{W: 1280, H: 720}, camera(1280, 720, 1.3, 12, 3, 700), .1, .4}
	for range 40 {
		obs := v.see(mats, rng)
		var c calibration
		c.start(v.W, v.H, Distortion{})
		plain, b := newPlanarBundle(len(mats)), newPlanarBundle(len(mats))
		b.lens = c.result.Lens
		plain.update(obs)
		b.update(obs)
		c.learn(b, obs, plates(mats), 1)
		b.update(obs)
		if without, with := v.error(mats, plain), v.error(mats, b); with > without+2 {
			t.Errorf("places are off by %.2f mm without a lens, by %.2f with %+v", without, with, b.lens)
		}
	}
}
