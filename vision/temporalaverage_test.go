package vision

import (
	"fmt"
	"image"
	"math"
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

// TestBlurredTagsAreReadFromTheirAverage shows tags many of which are too blurred for a single
// picture, and foreign ones as blurred.
func TestBlurredTagsAreReadFromTheirAverage(t *testing.T) {
	const each = 40
	for _, foreign := range []bool{false, true} {
		rng := rand.New(rand.NewPCG(12, 3))
		v := view{w: 560, h: 320, blur: 1.1, noise: 2, light: .2, toPx: camera(560, 320, .66/moduleMM, 5, 20, 1500)}
		pieces := spread(v, each, shuffled(each, rng), rng)
		if foreign {
			pieces = spread(v, each, deck().foreign[:each], rng)
		}
		c := newCanvas(v, rng)
		for _, p := range pieces {
			c.draw(v, p)
		}
		r := NewReader(deck().book)
		var at [2]int // read after so many pictures: too few for an average, and all
		for i := range maxPendingFrames {
			seen := r.Read(frameOf(c.shoot(v, rng), i))
			right, wrong, _ := score(v, pieces, seen)
			if foreign {
				wrong = len(seen)
			}
			if wrong > 0 {
				t.Errorf("foreign %v, picture %d: %d wrong", foreign, i, wrong)
			}
			if i < averagedFrames-1 {
				at[0] = right
			}
			at[1] = right
		}
		t.Logf("foreign %v: %d, then %d of %d", foreign, at[0], at[1], each)
		if !foreign && at[1] < at[0]+4 {
			t.Errorf("of %d blurred tags %d are read by single pictures and %d by their average", each, at[0], at[1])
		}
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

	// Nor are those that were too faint from the beginning watched for ever.
	r.known = r.known[:0]
	for _, k := range taken {
		k.average = &temporalAverage{mean: k.average.mean, frames: maxPendingFrames - 1, pending: true}
		r.known = append(r.known, k)
	}
	r.Read(frameOf(c.shoot(v, rng), confirmFrames+1))
	for _, k := range r.known {
		if k.average != nil && k.average.frames >= maxPendingFrames {
			t.Errorf("%s is watched after %d frames", r.cb.ids[k.code], k.average.frames)
		}
	}
}

// BenchmarkGatheredForeign watches forty foreign tags a round, small, blurred and
// noisy, over 60 pictures. It counts those that are read, and gives how far the
// confidence of the likeliest of the others stays below what is asked, and how well the
// average of one fits a code through a strong blur:
//
//	go test ./vision -run '^$' -bench GatheredForeign -benchtime 500x
func BenchmarkGatheredForeign(b *testing.B) {
	const frames, each = 60, 40
	tags, read, gathered := 0, 0, 0
	nearest, clearest := math.Inf(1), 0.
	for round := range b.N {
		rng := rand.New(rand.NewPCG(77, uint64(round)))
		v := view{w: 560, h: 320, blur: .5 + .8*rng.Float64(), light: .2}
		px := .58 + .3*rng.Float64()
		v.toPx = camera(v.w, v.h, px/moduleMM, 20*rng.Float64(), 360*rng.Float64(), 1500)
		codes := make([]Code, each)
		for i := range codes {
			codes[i] = Code{fmt.Sprint("foreign-", i), randomCode(b, rng)}
		}
		clean := v.picture(spread(v, each, codes, rng), rng)
		noise := 1 + 10*rng.Float64()
		r := NewReader(deck().book)
		wrong := map[string]bool{}
		for i := range frames {
			f := frameOf(image.NewGray(clean.Rect), i)
			for k, p := range clean.Pix {
				f.Gray.Pix[k] = uint8(min(max(float64(p)+noise*rng.NormFloat64(), 0), 255))
			}
			for _, s := range r.Read(f) {
				wrong[s.ID] = true
			}
			for _, k := range r.known {
				if t := k.average; t == nil || t.frames < maxPendingFrames/2 {
					continue
				}
				c := matcher{cb: r.cb}
				c.project(&k.average.mean)
				m, second := c.bestMatch(r.cb.Len())
				if score, margin := c.averageMatch(m.code, &k.average.mean); margin >= minMargin {
					clearest = max(clearest, score)
				}
				if gathered++; m.score >= minScore && m.margin >= minMargin {
					nearest = min(nearest, minConfidence[m.bank]-c.confidence(m, second))
				}
			}
		}
		tags, read = tags+each, read+len(wrong)
	}
	b.ReportMetric(float64(tags), "tags")
	b.ReportMetric(float64(read), "read")
	b.ReportMetric(float64(gathered), "gathered")
	b.ReportMetric(nearest, "nearest")
	b.ReportMetric(clearest, "clearest")
	b.ReportMetric(0, "ns/op")
}
