package vision

import (
	"image"
	"math"
	"math/rand/v2"
	"testing"
)

// shuffled is n different tags of the deck.
func shuffled(n int, rng *rand.Rand) []Code {
	var out []Code
	for _, i := range rng.Perm(len(deck().codes))[:n] {
		out = append(out, deck().codes[i])
	}
	return out
}

func TestColdRecall(t *testing.T) { coldRecall(t, recall{1, 60, .99}) }

func TestFilmColdRecall(t *testing.T) {
	coldRecall(t, []recall{
		{.7, 60, .87}, {.85, 60, .96}, {1.0, 60, .99}, {1.3, 40, .99}, {1.6, 40, .99}, {2, 30, .99}, {2.5, 24, .99}, {3, 15, .99}, {4, 8, .99}, {6, 4, .99}, {8, 2, .99},
	}...)
}

// recall is how many of a number of tags must be read.
type recall struct {
	px    float64 // per module
	n     int
	floor float64
}

func coldRecall(t *testing.T, sizes ...recall) {
	t.Helper()
	for _, c := range sizes {
		right, wrong, total := 0, 0, 0
		var worst float64
		for k := range 6 {
			rng := rand.New(rand.NewPCG(uint64(k), uint64(c.px*100)))
			v := view{w: 1280, h: 720, blur: .5 + .1*float64(k), noise: 4 + float64(k%3)*2, light: .3,
				toPx: camera(1280, 720, c.px/moduleMM*1.07, float64(k)*5, float64(k)*77, 1100/c.px)}
			pieces := spread(v, c.n, shuffled(c.n, rng), rng)
			a, b, rms := score(v, pieces, NewReader(deck().book).Read(frameOf(v.picture(pieces, rng), 0)))
			right, wrong, total = right+a, wrong+b, total+len(pieces)
			worst = max(worst, rms)
		}
		share := float64(right) / float64(total)
		t.Logf("%.2f px/module: %d of %d (%.3f), %d wrong, corners within %.2f px", c.px, right, total, share, wrong, worst)
		if worst > .35/min(c.px, 1) {
			t.Errorf("%.2f px/module: the corners of a picture are %.2f px off", c.px, worst)
		}
		if share < c.floor || wrong > 0 {
			t.Errorf("%.2f px/module: read %.3f, at least %.2f expected; %d wrong", c.px, share, c.floor, wrong)
		}
	}
}

// TestNoFalseReads shows tags that are not in the codebook, print and clutter.
func TestNoFalseReads(t *testing.T) { noFalseReads(t, 6, 1) }

func TestFilmNoFalseReads(t *testing.T) { noFalseReads(t, 12, 2) }

// noFalseReads shows pieces without a known tag in some views, so often each.
func noFalseReads(t *testing.T, views, times int) {
	t.Helper()
	shown := 0
	for k := range views {
		rng := rand.New(rand.NewPCG(uint64(k), 77))
		px := []float64{.9, 1.2, 1.5, 2, 2.6, 4}[k%6]
		v := view{w: 1280, h: 720, blur: .4 + .1*float64(k%5), noise: 4 + float64(k%4)*2, light: .3,
			toPx: camera(1280, 720, px/moduleMM, float64(k%4)*8, float64(k)*31, 1100/px)}
		n := []int{100, 60, 45, 28, 18, 8}[k%6]
		pieces := spread(v, n, deck().foreign, rng)
		for i := range pieces {
			if i%3 == 1 { // any noise in a proper frame
				m := make([]bool, moduleCount)
				for j := range m {
					m[j] = rng.IntN(2) == 0
				}
				pieces[i].code.Modules = m
			}
			if i%7 == 2 { // a known code seen from behind
				m := make([]bool, moduleCount)
				for j := range m {
					m[j] = deck().codes[i].Modules[j/Modules*Modules+Modules-1-j%Modules]
				}
				pieces[i].code.Modules = m
			}
		}
		shown += len(pieces)
		c := newCanvas(v, rng)
		for _, p := range pieces {
			c.draw(v, p)
		}
		for range 300 { // print: bars like letters
			x, y := rng.IntN(v.w), rng.IntN(v.h)
			c.fill(image.Rect(x, y, x+2+rng.IntN(12), y+2+rng.IntN(12)), float32(20+rng.IntN(220)))
		}
		r := NewReader(deck().book)
		for range times {
			for _, s := range r.Read(frameOf(c.shoot(v, rng), k)) {
				t.Errorf("%.2f px/module: read %s (%.2f) where no such tag is", px, s.ID, s.Score)
			}
		}
	}
	if shown < 40*views {
		t.Fatalf("only %d tags shown", shown)
	}
}

func TestCornersKeepTheCodesOrder(t *testing.T) {
	v := view{w: 240, h: 240, blur: .6, noise: 4, toPx: camera(240, 240, 2.2, 15, 0, 700)}
	rng := rand.New(rand.NewPCG(4, 4))
	for turn := -180.; turn < 180; turn += 7.5 {
		p := piece{code: deck().codes[int(turn+180)%300], x: 3, y: -2, turn: turn, w: 33, h: 38, dy: 2, shade: 45}
		seen := NewReader(deck().book).Read(frameOf(v.picture([]piece{p}, rng), 0))
		if len(seen) != 1 || seen[0].ID != p.code.ID {
			t.Errorf("turned by %.1f°: %v", turn, seen)
			continue
		}
		for i, c := range p.corners(v) {
			if d := distance(c, seen[0].Corners[i]); d > .6 {
				t.Errorf("turned by %.1f°: corner %d is %.2f px off", turn, i, d)
			}
		}
	}
}

// TestReaderFollows moves the camera under a reader with a memory, a little
// and then a lot, uncovers a tag and lays a new one.
func TestReaderFollows(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	v := view{w: 960, h: 540, blur: .6, noise: 4, light: .2, toPx: camera(960, 540, 1.8, 10, 5, 900)}
	pieces := spread(v, 16, shuffled(16, rng), rng)
	r := NewReader(deck().book)
	seq := 0
	show := func(ps []piece, hide image.Rectangle) []Sighting {
		c := newCanvas(v, rand.New(rand.NewPCG(1, 1)))
		for _, p := range ps {
			c.draw(v, p)
		}
		c.fill(hide, 160)
		seq++
		return r.Read(frameOf(c.shoot(v, rng), seq))
	}
	check := func(what string, ps []piece, want int, seen []Sighting) {
		t.Helper()
		if right, wrong, rms := score(v, ps, seen); right != want || wrong > 0 || rms > .35 {
			t.Errorf("%s: %d of %d right, %d wrong, corners %.2f px off", what, right, want, wrong, rms)
		}
	}
	check("first", pieces[:15], 15, show(pieces[:15], image.Rectangle{}))
	v.toPx = Homography{1, 0, 1.3, 0, 1, -.8, 0, 0, 1}.Times(v.toPx)
	check("shifted by a pixel", pieces[:15], 15, show(pieces[:15], image.Rectangle{}))
	v.toPx = Homography{1, .02, 22, -.02, 1, 14, 0, 0, 1}.Times(v.toPx)
	check("bumped", pieces[:15], 15, show(pieces[:15], image.Rectangle{}))
	check("one more", pieces, 16, show(pieces, image.Rectangle{}))
	c := diagonalIntersection(pieces[3].corners(v))
	cover := image.Rect(int(c.X)-30, int(c.Y)-30, int(c.X)+30, int(c.Y)+30)
	check("one covered", pieces, 15, show(pieces, cover))
	check("uncovered", pieces, 16, show(pieces, image.Rectangle{}))
}

// TestPoorPictures: whatever comes in, the reader and the tracker live.
func TestPoorPictures(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 6))
	noisy := image.NewGray(image.Rect(0, 0, 640, 480))
	checks := image.NewGray(noisy.Rect)
	white := image.NewGray(noisy.Rect)
	for i := range noisy.Pix {
		noisy.Pix[i], white.Pix[i] = uint8(rng.IntN(256)), 255
		checks.Pix[i] = uint8(255 * (i % 640 / 30 % 2 * (i / 640 / 30 % 2)))
	}
	cut := white.SubImage(image.Rect(600, 440, 640, 480)).(*image.Gray)
	lying := &image.Gray{Pix: make([]uint8, 10), Stride: 1000, Rect: image.Rect(0, 0, 1000, 1000)}
	r := NewReader(deck().book)
	tr := NewTracker(plates(fourMats()), TrackerOptions{})
	for i, g := range []*image.Gray{nil, {}, image.NewGray(image.Rect(0, 0, 1, 1)), image.NewGray(image.Rect(0, 0, 9000, 1)),
		image.NewGray(image.Rect(0, 0, 21, 21)), image.NewGray(image.Rect(0, 0, 2, 3)), image.NewGray(image.Rect(0, 0, 2, 3)),
		image.NewGray(image.Rect(0, 0, 60000, 30)), image.NewGray(image.Rect(0, 0, 30, 60000)), white, image.NewGray(noisy.Rect), noisy, noisy, checks, checks, cut, lying, nil} {
		f := Frame{Gray: g, Seq: i}
		seen := r.Read(f)
		if len(seen) != 0 {
			t.Errorf("picture %d shows %v", i, seen)
		}
		if s := tr.Update(f, seen); len(s.Tags) != 0 || s.Seq != i {
			t.Errorf("picture %d gives the scene %+v", i, s)
		}
	}
}

// TestPartOfAPicture reads a frame whose memory is a part of a larger one.
func TestPartOfAPicture(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 9))
	v := view{w: 400, h: 300, blur: .6, noise: 4, toPx: camera(400, 300, 2, 5, 0, 900)}
	p := []piece{{code: deck().codes[7], turn: 40, w: 33, h: 38, dy: 2, shade: 45}}
	g := v.picture(p, rng)
	whole := NewReader(deck().book).Read(frameOf(g, 0))
	part := NewReader(deck().book).Read(frameOf(g.SubImage(image.Rect(51, 37, 380, 290)).(*image.Gray), 0))
	if len(whole) != 1 || len(part) != 1 || math.Abs(whole[0].Corners[0].X-part[0].Corners[0].X-51) > .1 || math.Abs(whole[0].Corners[0].Y-part[0].Corners[0].Y-37) > .1 {
		t.Errorf("the whole shows %v, the part %v", whole, part)
	}
}

// FuzzRead shows a reader and a tracker a picture, what is left of it when its
// beginning is cut off, and it again.
func FuzzRead(f *testing.F) {
	rng := rand.New(rand.NewPCG(3, 3))
	v := view{w: 96, h: 80, blur: .5, noise: 3, toPx: camera(96, 80, 1.8, 5, 0, 900)}
	p := []piece{{code: deck().codes[7], turn: 40, w: 33, h: 38, dy: 2, shade: 45}}
	f.Add(v.picture(p, rng).Pix, uint8(96), uint16(97))
	f.Add([]byte{}, uint8(0), uint16(0))
	f.Add(make([]byte, 64*64), uint8(64), uint16(640))
	f.Add([]byte("thin"), uint8(1), uint16(0))
	book, err := NewCodebook(deck().codes[:12])
	if err != nil {
		f.Fatal(err)
	}
	mats := plates(fourMats()[:1])
	f.Fuzz(func(t *testing.T, pix []byte, width uint8, cut uint16) {
		w := max(int(width), 1)
		r, tr := NewReader(book), NewTracker(mats, TrackerOptions{})
		for i, p := range [][]byte{pix, pix[min(int(cut), len(pix)):], pix} {
			frame := frameOf(&image.Gray{Pix: p, Stride: w, Rect: image.Rect(0, 0, w, len(p)/w)}, i)
			seen := r.Read(frame)
			for _, s := range seen {
				if s.ID == "" || !(s.Score >= minScore && s.Score <= 1.001) || !(shoelaceArea(s.Corners[:]) > 0) {
					t.Errorf("a strange sighting: %+v", s)
				}
			}
			tr.Update(frame, seen)
			r.Explain(frame)
		}
	})
}

// A tag that is read is forgotten where it was not seen any more, and two poses of the
// same tag at one place are listed once.
func TestATagIsRememberedOnce(t *testing.T) {
	at := func(x float64, seen bool) knownTag {
		return knownTag{code: 3, pose: pose{2, 0, x, 0, 2, 100, 0, 0, 1}, seen: seen}
	}
	r := NewReader(deck().book)
	r.known = []knownTag{at(100, false)}
	r.remember(at(400, true))
	if len(r.known) != 1 || r.known[0].pose[2] != 400 {
		t.Errorf("%d places of a tag are remembered", len(r.known))
	}
	r.known = []knownTag{at(400, true), at(402, true), at(600, true)}
	if got := r.report(); len(got) != 2 || len(r.known) != 2 {
		t.Errorf("a tag that lies at two places is listed %d times", len(got))
	}
}
