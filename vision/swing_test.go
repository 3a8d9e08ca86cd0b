package vision

import (
	"math"
	"math/rand/v2"
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

// TestOnlyTagsWhoseTurnItIsNotDrift: they are moved, the others are rechecked.
func TestOnlyTagsWhoseTurnItIsNotDrift(t *testing.T) {
	r := NewReader(deck().book)
	for i := range 4 {
		r.known = append(r.known, knownTag{pose: pose{2, 0, 100, 0, 2, float64(100 * i), 0, 0, 1}, drifts: i%2 == 0})
		r.rechecks = append(r.rechecks, int32(i))
	}
	r.swing = swing{top: Point{3, 1}, known: true}
	r.letDrift()
	if len(r.rechecks) != 2 || r.rechecks[0] != 1 || r.rechecks[1] != 3 {
		t.Errorf("%v are rechecked", r.rechecks)
	}
	for i, k := range r.known {
		moved := k.pose.Apply(Point{}) == Point{103, float64(100*i + 1)}
		if moved != k.drifts {
			t.Errorf("tag %d lies at %v", i, k.pose.Apply(Point{}))
		}
	}
}

// Small tags are followed when all of the picture moves at once by some modules, before
// any swing is known: each by itself, without a search.
func TestSmallTagsAreFollowed(t *testing.T) {
	const n, px, modules = 20, .7, 3
	rng := rand.New(rand.NewPCG(5, 6))
	v := view{w: 960, h: 540, blur: .6, noise: 4, light: .2, toPx: camera(960, 540, px/moduleMM, 10, 20, 900)}
	pieces := spread(v, n, deck().codes[:n], rng)
	r := NewReader(deck().book)
	var before int
	for i := range 6 {
		before = len(r.Read(frameOf(v.picture(pieces, rng), i)))
	}
	if before < n-1 {
		t.Fatalf("%d of %d are read: the test shows little", before, n)
	}
	v.toPx = Homography{1, 0, modules * px, 0, 1, -modules * px, 0, 0, 1}.Times(v.toPx)
	r.pyramid.reset(grayImageOf(v.picture(pieces, rng)))
	r.rechecks, r.swing = r.rechecks[:0], swing{}
	for i := range r.known {
		r.rechecks = append(r.rechecks, int32(i))
	}
	r.recheckChosen()
	right, wrong, _ := score(v, pieces, r.report())
	if right < before || wrong > 0 {
		t.Errorf("of %d tags %d are seen where they have moved to, %d elsewhere", before, right, wrong)
	}
}

// A tag that was not seen in the picture before is looked for with the mean pattern, from
// where it lay.
func TestAnUnseenTagIsAlignedAnew(t *testing.T) {
	const n, px, modules = 12, 1.2, 2.5
	rng := rand.New(rand.NewPCG(5, 7))
	v := view{w: 960, h: 540, blur: .6, noise: 4, light: .2, toPx: camera(960, 540, px/moduleMM, 10, 20, 900)}
	pieces := spread(v, n, deck().codes[:n], rng)
	r := NewReader(deck().book)
	for i := range 6 {
		r.Read(frameOf(v.picture(pieces, rng), i))
	}
	v.toPx = Homography{1, 0, modules * px, 0, 1, -modules * px, 0, 0, 1}.Times(v.toPx)
	r.pyramid.reset(grayImageOf(v.picture(pieces, rng)))
	r.rechecks, r.swing = r.rechecks[:0], swing{}
	for i := range r.known {
		r.known[i].seen = false
		r.rechecks = append(r.rechecks, int32(i))
	}
	r.recheckChosen()
	right, wrong, _ := score(v, pieces, r.report())
	if right < n-1 || wrong > 0 {
		t.Errorf("of %d tags %d are seen where they have moved to, %d elsewhere", n, right, wrong)
	}
}
