package vision

import (
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// simulation plays a table to a reader and a tracker, 20 frames a second.
type simulation struct {
	t       *testing.T
	v       view
	mats    []mat
	pieces  []piece // on the table, from the lowest
	rng     *rand.Rand
	reader  *Reader
	tracker *Tracker
	seq     int
	scene   Scene
	clean   *canvas         // the table without hands; nil when it has changed
	handed  *canvas         // with an arm over it
	covers  image.Rectangle // the arm
	grain   []float32
}

const fps = 20

func newSimulation(t *testing.T, options TrackerOptions) *simulation {
	c := deck().codes
	mats := []mat{
		newMat("left", 200, 180, c[0:2], []Point{{17, 17}, {183, 17}}),
		newMat("right", 190, 180, c[2:4], []Point{{17, 17}, {17, 163}}),
	}
	mats[0].at = piece{x: -205, y: -90, turn: 1}
	mats[1].at = piece{x: 10, y: -88, turn: -2}
	v := view{w: 800, h: 450, blur: .6, noise: 4, light: .2, toPx: camera(800, 450, 1.75, 8, 2, 800)}
	th := &simulation{t: t, v: v, mats: mats, rng: rand.New(rand.NewPCG(9, 9)), reader: NewReader(deck().book)}
	th.tracker = NewTracker(plates(mats), options)
	th.grain = ground(v.w, v.h, th.rng)
	return th
}

func (th *simulation) lay(p piece) {
	th.take(p.code.ID)
	th.pieces, th.clean = append(th.pieces, p), nil
}

func (th *simulation) take(id string) {
	for i, p := range th.pieces {
		if p.code.ID == id {
			th.pieces = append(th.pieces[:i:i], th.pieces[i+1:]...)
			th.clean = nil
			return
		}
	}
}

// play shows so many frames; hand gives what an arm covers in each, or is nil.
func (th *simulation) play(frames int, hand func(i int) image.Rectangle) {
	for i := range frames {
		if th.clean == nil {
			th.clean, th.handed = &canvas{w: th.v.w, h: th.v.h, pix: slices.Clone(th.grain)}, nil
			for _, m := range th.mats {
				for _, p := range m.tags() {
					th.clean.draw(th.v, p)
				}
			}
			for _, p := range th.pieces {
				th.clean.draw(th.v, p)
			}
		}
		c := th.clean
		if hand != nil {
			if arm := hand(i); th.handed == nil || arm != th.covers {
				th.handed, th.covers = &canvas{w: c.w, h: c.h, pix: slices.Clone(c.pix)}, arm
				th.handed.fill(arm, 165)
			}
			c = th.handed
		}
		f := frameOf(c.shoot(th.v, th.rng), th.seq)
		th.seq++
		th.scene = th.tracker.Update(f, th.reader.Read(f))
	}
}

func (th *simulation) tag(id string) (Tracked, bool) {
	for _, k := range th.scene.Tags {
		if k.ID == id {
			return k, true
		}
	}
	return Tracked{}, false
}

// at checks where a tag lies in the scene, within 1.5 mm.
func (th *simulation) at(id, plate string, x, y float64) Tracked {
	th.t.Helper()
	k, ok := th.tag(id)
	if !ok {
		th.t.Errorf("%s is not in the scene", id)
		return k
	}
	if k.Plate != plate || math.Hypot(k.X-x, k.Y-y) > 1.5 {
		th.t.Errorf("%s is in the scene on %q at %.1f, %.1f mm instead of on %q at %.1f, %.1f", id, k.Plate, k.X, k.Y, plate, x, y)
	}
	return k
}

func (th *simulation) gone(id string) {
	th.t.Helper()
	if k, ok := th.tag(id); ok {
		th.t.Errorf("%s is still in the scene on %q at %.1f, %.1f mm", id, k.Plate, k.X, k.Y)
	}
}

// pixels is a rectangle that reaches from the lower edge up over a point on a mat.
func (th *simulation) arm(m mat, x, y, half float64) image.Rectangle {
	p := th.v.toPx.Times(m.at.place()).Apply(Point{x, y})
	return image.Rect(int(p.X-half), int(p.Y-half), int(p.X+half), th.v.h)
}

// passing is an arm that comes in from below over a spot, stays and goes.
func (th *simulation) passing(m mat, x, y float64, frames int) func(int) image.Rectangle {
	goal := th.arm(m, x, y, 45)
	return func(i int) image.Rectangle {
		r := goal
		far := max(0, 6-i, i-(frames-7)) * (goal.Dy() / 6)
		r.Min.Y += far
		r = r.Add(image.Pt(i%3*3, 0)) // a hand is never quite still
		if r.Min.Y >= th.v.h {
			return image.Rectangle{}
		}
		return r
	}
}

// cards are the pieces that the tests lay.
func (th *simulation) card(n int, m mat, x, y float64) piece {
	return m.lay(deck().codes[50+n], x, y, 5)
}

// simulationWithCards is a simulation with two cards on the left mat and one on the right.
func simulationWithCards(t *testing.T, options TrackerOptions) *simulation {
	th := newSimulation(t, options)
	th.play(10, nil)
	th.lay(th.card(0, th.mats[0], 60, 100))
	th.lay(th.card(1, th.mats[0], 140, 110))
	th.lay(th.card(2, th.mats[1], 120, 90))
	th.play(14, nil)
	for i, p := range []struct {
		plate string
		x, y  float64
	}{{"left", 60, 100}, {"left", 140, 110}, {"right", 120, 90}} {
		if k := th.at(card(i), p.plate, p.x, p.y); !k.Still || !k.Seen {
			t.Errorf("%s is not still and seen 0.7 s after it was laid: %+v", k.ID, k)
		}
	}
	if len(th.scene.Plates) != 2 || th.scene.Busy {
		t.Errorf("%d plates, busy %v", len(th.scene.Plates), th.scene.Busy)
	}
	if t.Failed() {
		t.FailNow()
	}
	return th
}

func card(n int) string { return deck().codes[50+n].ID }

func TestTagAppearsOnEvidence(t *testing.T) {
	th := newSimulation(t, TrackerOptions{})
	th.lay(th.card(0, th.mats[0], 60, 100))
	th.play(2, nil)
	if len(th.scene.Tags) != 0 {
		t.Errorf("%d tags are in the scene after two frames", len(th.scene.Tags))
	}
	th.play(6, nil)
	if k := th.at(card(0), "left", 60, 100); k.Still {
		t.Error("a tag seen for 0.4 s is called still too early")
	}
}

func TestPassingHandLosesNothing(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	const frames = 50
	hidden, busy := false, false
	pass := th.passing(th.mats[0], 60, 100, frames)
	for i := range frames {
		th.play(1, func(int) image.Rectangle { return pass(i) })
		k := th.at(card(0), "left", 60, 100)
		hidden = hidden || !k.Seen
		busy = busy || th.scene.Busy
	}
	if !hidden || !busy {
		t.Errorf("the hand hid nothing (%v) or was not noticed (%v): the test shows nothing", !hidden, !busy)
	}
	th.play(10, nil)
	if k := th.at(card(0), "left", 60, 100); !k.Seen || !k.Still || th.scene.Busy {
		t.Errorf("0.5 s after the hand: %+v, busy %v", k, th.scene.Busy)
	}
}

func TestRestingArmLosesNothing(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	arm := th.arm(th.mats[0], 60, 100, 45)
	th.play(4*fps, func(int) image.Rectangle { return arm })
	if k := th.at(card(0), "left", 60, 100); k.Seen {
		t.Error("the covered tag is called seen")
	}
	th.play(4, nil)
	if k := th.at(card(0), "left", 60, 100); !k.Seen {
		t.Error("the uncovered tag is not seen")
	}
}

func TestRemovedTagGoes(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	pass := th.passing(th.mats[0], 60, 100, 24)
	for i := range 24 {
		if i == 12 {
			th.take(card(0))
		}
		th.play(1, func(int) image.Rectangle { return pass(i) })
	}
	th.at(card(0), "left", 60, 100)
	th.play(1.8*fps, nil)
	th.gone(card(0))
	th.at(card(1), "left", 140, 110)
}

func TestMovedTagJumpsWhenItIsStill(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	th.take(card(0))
	th.play(6, nil) // in the hand
	th.at(card(0), "left", 60, 100)
	th.lay(th.card(0, th.mats[1], 60, 120))
	th.play(6, nil)
	th.at(card(0), "right", 60, 120)
	th.play(6, nil)
	if k, _ := th.tag(card(0)); !k.Still {
		t.Error("0.6 s after the move the tag is not still")
	}
}

func TestCarriedTagStaysAtItsPlaceOnTheWay(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	for i := range 8 {
		th.lay(th.card(0, th.mats[0], 75+15*float64(i), 40))
		th.play(1, nil)
		if k := th.at(card(0), "left", 60, 100); i > 0 && k.Still {
			t.Error("a tag read elsewhere is called still")
		}
	}
}

func TestReplacedCardGoes(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	th.lay(th.card(3, th.mats[0], 62, 99))
	th.play(18, nil)
	th.at(card(3), "left", 62, 99)
	th.gone(card(0))
}

func TestBumpedCameraMovesCoveredTagsToo(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	pass := th.passing(th.mats[0], 60, 100, 1000)
	for i := range 30 {
		if i == 20 {
			th.v.toPx = Homography{1, .01, 14, -.01, 1, -9, 0, 0, 1}.Times(th.v.toPx)
			th.clean = nil
		}
		th.play(1, func(int) image.Rectangle { return pass(i) })
		if o := th.at(card(2), "right", 120, 90); !o.Still {
			t.Errorf("frame %d: a bump of the camera makes a tag that lies still seem to move", i)
		}
		if i < 20 {
			continue
		}
		k := th.at(card(0), "left", 60, 100)
		if k.Seen {
			t.Fatal("the tag is not covered: the test shows nothing")
		}
		want := th.card(0, th.mats[0], 60, 100).corners(th.v)
		if d := maxCornerDistance(want, k.Corners) * moduleSize(want); d > 1.5 {
			t.Errorf("frame %d: the covered tag is %.1f px from where the bump has put it", i, d)
		}
	}
	th.play(5, nil)
	th.at(card(0), "left", 60, 100)
}

func TestBumpedMatIsFollowedAlone(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	m := &th.mats[1]
	m.at.x, m.at.y, m.at.turn = m.at.x+7, m.at.y+5, m.at.turn+3
	th.lay(th.card(2, *m, 120, 90))
	th.play(12, nil)
	th.at(card(2), "right", 120, 90)
	th.at(card(0), "left", 60, 100)
	th.lay(th.card(3, *m, 100, 140)) // and what is laid there then is placed right
	th.play(12, nil)
	th.at(card(3), "right", 100, 140)
}

// TestAPushedMatIsKnownToLieElsewhereAtOnce: its pose follows a frame later.
func TestAPushedMatIsKnownToLieElsewhereAtOnce(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	m := &th.mats[1]
	for frame, most := range []float64{1, math.Inf(1), 1} {
		if frame == 1 {
			m.at.x, m.at.y, th.clean = m.at.x+7, m.at.y+5, nil
		}
		th.play(1, nil)
		truth, pose := th.v.toPx.Times(m.at.place()), th.scene.Plates[1]
		off := distance(truth.Apply(Point{100, 100}), pose.ToPx.Apply(Point{100, 100}))
		if !pose.Seen || pose.Error > most || pose.Error < off/2 {
			t.Errorf("frame %d: the mat is seen: %v, off by %.1f px, and told is %.1f", frame, pose.Seen, off, pose.Error)
		}
	}
}

func TestCoverKeepsWhatIsUnderIt(t *testing.T) {
	th := newSimulation(t, TrackerOptions{Covers: map[string]Point{deck().codes[90].ID: {X: 3.2, Y: 2.1}}})
	th.lay(th.card(0, th.mats[0], 60, 100))
	th.lay(th.card(1, th.mats[1], 120, 90))
	th.play(16, nil)
	roof := th.mats[0].lay(deck().codes[90], 85, 110, 0)
	roof.w, roof.h, roof.dy, roof.shade = 120, 78, 0, 60
	th.lay(roof)
	th.play(4*fps, nil)
	if k := th.at(card(0), "left", 60, 100); k.Seen {
		t.Error("the tag under the roof is called seen")
	}
	th.take(roof.code.ID)
	th.take(card(0)) // it went with the roof
	th.play(3*fps, nil)
	th.gone(card(0))
	th.gone(roof.code.ID)
}

func TestForgottenTagComesBackOnlyWhenRead(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	arm := th.arm(th.mats[0], 60, 100, 45)
	th.play(8, func(int) image.Rectangle { return arm })
	th.at(card(0), "left", 60, 100)
	th.tracker.Forget(card(0))
	th.play(8, func(int) image.Rectangle { return arm })
	th.gone(card(0))
	th.play(8, nil)
	th.at(card(0), "left", 60, 100)
}

func TestDarknessTakesNothing(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	black := image.NewGray(image.Rect(0, 0, th.v.w, th.v.h))
	for range 4 * fps {
		f := frameOf(black, th.seq)
		th.seq++
		th.scene = th.tracker.Update(f, th.reader.Read(f))
	}
	th.at(card(0), "left", 60, 100)
	th.play(6, nil)
	if k := th.at(card(0), "left", 60, 100); !k.Seen {
		t.Error("the tag is not seen again when the light is back")
	}
}

func TestTwoCopiesAreTold(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	copied := th.card(0, th.mats[1], 130, 140)
	th.pieces, th.clean = append(th.pieces, copied), nil
	th.play(10, nil)
	if len(th.scene.Duplicates) != 1 || th.scene.Duplicates[0] != card(0) {
		t.Errorf("read twice: %v", th.scene.Duplicates)
	}
	th.at(card(0), "left", 60, 100) // the first stays
	th.pieces, th.clean = th.pieces[:len(th.pieces)-1], nil
	th.play(3, nil)
	if len(th.scene.Duplicates) != 0 {
		t.Errorf("still read twice: %v", th.scene.Duplicates)
	}
}

func TestSceneIsAValue(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	old := th.scene
	was := old.Tags[0]
	n := len(old.Tags)
	th.tracker.Forget(card(0), card(1), card(2), old.Tags[0].ID)
	th.play(2, nil)
	if old.Tags[0] != was || len(old.Tags) != n {
		t.Error("a later frame changed an earlier scene")
	}
	for i := 1; i < len(old.Tags); i++ {
		if old.Tags[i-1].ID >= old.Tags[i].ID {
			t.Error("the tags are not sorted")
		}
	}
}

func TestGapInTimeIsNoEvidence(t *testing.T) {
	th := simulationWithCards(t, TrackerOptions{})
	th.take(card(0))
	th.play(3, nil)
	th.seq += 3600 * fps // an hour without a picture
	th.play(3, nil)
	th.at(card(0), "left", 60, 100)
	th.seq -= 1800 * fps // a video starts again
	th.play(3, nil)
	th.at(card(0), "left", 60, 100)
	th.play(2*fps, nil)
	th.gone(card(0))
}

// TestTakenFromTheEdgeOfThePicture takes away a piece that reaches the
// picture's edge: what lay under it is remembered, so it is not taken for an arm.
func TestTakenFromTheEdgeOfThePicture(t *testing.T) {
	th := newSimulation(t, TrackerOptions{})
	th.play(20, nil)
	big := piece{code: deck().codes[80], x: 0, y: -100, w: 120, h: 80, shade: 60}
	th.lay(big)
	th.play(7.5*fps, nil) // long enough to belong to the table
	if _, ok := th.tag(big.code.ID); !ok {
		t.Fatal("the piece at the edge was not read")
	}
	th.take(big.code.ID)
	th.play(1.6*fps, nil)
	th.gone(big.code.ID)
}

// TestASwingingCameraIsFollowed has the camera swing by 1.5 px to each side, which
// is two modules here, faster than tags are confirmed.
func TestASwingingCameraIsFollowed(t *testing.T) {
	rng := rand.New(rand.NewPCG(31, 1))
	still := view{w: 480, h: 270, blur: .7, noise: 4, light: .2, toPx: camera(480, 270, .8/moduleMM, 8, 10, 1200)}
	pieces := spread(still, 16, shuffled(16, rng), rng)
	grain := ground(still.w, still.h, rng)
	reader, tracker := NewReader(deck().book), NewTracker(nil, TrackerOptions{})
	var scene Scene
	for i := range 24 {
		at := 2 * math.Pi * float64(i) / fps
		v := still
		v.toPx = Homography{1, 0, 1.5 * math.Sin(6*at), 0, 1, 1.5 * math.Sin(7.3*at+1), 0, 0, 1}.Times(still.toPx)
		c := &canvas{w: v.w, h: v.h, pix: slices.Clone(grain)}
		for _, p := range pieces {
			c.draw(v, p)
		}
		f := frameOf(c.shoot(v, rng), i)
		scene = tracker.Update(f, reader.Read(f))
	}
	lies, known := 0, map[string]bool{}
	for _, tag := range scene.Tags {
		known[tag.ID] = true
		if tag.Still {
			lies++
		}
	}
	for _, p := range pieces {
		if !known[p.code.ID] {
			t.Errorf("%s is not known", p.code.ID)
		}
	}
	if len(scene.Tags) != len(pieces) || lies < len(pieces)-2 {
		t.Errorf("%d of %d tags are known, %d lie still", len(scene.Tags), len(pieces), lies)
	}
}
