package vision

import (
	"math/rand/v2"
	"testing"
)

// TestFaintTagsAreGathered shows small tags in much noise again and again.
func TestFaintTagsAreGathered(t *testing.T) {
	rng := rand.New(rand.NewPCG(12, 1))
	v := view{w: 640, h: 360, blur: .95, noise: 13, light: .2, toPx: camera(640, 360, .72/moduleMM, 12, 20, 1500)}
	pieces := spread(v, 40, shuffled(40, rng), rng)
	c := newCanvas(v, rng)
	for _, p := range pieces {
		c.draw(v, p)
	}
	r := NewReader(deck().book)
	var first, last int
	for i := range 8 {
		right, wrong, _ := score(v, pieces, r.Read(frameOf(c.shoot(v, rng), i)))
		if wrong > 0 {
			t.Errorf("picture %d: %d wrong", i, wrong)
		}
		if i == 0 {
			first = right
		}
		last = right
	}
	t.Logf("%d of %d at once, %d in the end", first, len(pieces), last)
	if last < first+6 || first == 0 {
		t.Errorf("of %d faint tags %d are read at once and %d in the end", len(pieces), first, last)
	}
}

// TestWhatIsReadByChanceIsNotKept takes foreign codes for those that fit them
// best, as if noise had once let them through.
func TestWhatIsReadByChanceIsNotKept(t *testing.T) {
	rng := rand.New(rand.NewPCG(12, 2))
	v := view{w: 640, h: 360, blur: .9, noise: 5, light: .2, toPx: camera(640, 360, .8/moduleMM, 5, 20, 1500)}
	pieces := spread(v, 30, deck().foreign, rng)
	c := newCanvas(v, rng)
	for _, p := range pieces {
		c.draw(v, p)
	}
	r := NewReader(deck().book)
	var taken []knownTag
	r.onCandidate = func(s candidate) {
		if s.score > .5 && s.aligned != (pose{}) {
			k := knownTag{code: s.code, bank: s.bank, pose: s.aligned, score: s.score, meanScore: s.score, seen: true, average: &temporalAverage{frames: 1}}
			r.pyramid.sample(s.aligned, 0, &k.average.mean)
			taken = append(taken, k)
		}
	}
	r.Read(frameOf(c.shoot(v, rng), 0))
	r.onCandidate = nil
	r.known = append(r.known[:0], taken...)
	if got := len(r.report()); got < 5 {
		t.Fatalf("only %d codes are taken for others: the test shows nothing", got)
	}
	for i := range confirmFrames {
		r.Read(frameOf(c.shoot(v, rng), i+1))
	}
	if left := r.report(); len(left) > 0 {
		t.Errorf("%d of %d are still reported: %v", len(left), len(taken), left[0])
	}
}
