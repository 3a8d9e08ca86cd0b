package benchmark

import (
	"fmt"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
)

func book(t testing.TB, n int) *vision.Codebook {
	b, err := Book(n)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func firstFrame(b *vision.Codebook) func() func(vision.Frame) []vision.Sighting {
	return func() func(vision.Frame) []vision.Sighting { return vision.NewReader(b).Read }
}

// recallCases are the kinds of pictures that are measured and the share of tags
// that must be read in them. The floors are a little below the measured recall.
var recallCases = []struct {
	name          string
	width, height int
	px, floor     float64
	worse         func(*Setting)
}{
	{"0.70 px", 1280, 720, .7, .95, nil},
	{"0.85 px", 1280, 720, .85, .98, nil},
	{"1.00 px", 1280, 720, 1, .99, nil},
	{"1.40 px", 1280, 720, 1.4, .995, nil},
	{"2 px, shaken by 3 px", 1920, 1080, 2, .99, func(s *Setting) { s.Shake = 3 }},
	{"2 px, defocus of a module", 1920, 1080, 2, .99, func(s *Setting) { s.Camera.Blur = s.Px }},
}

// TestRecall looks at one picture whose tags are small, but surely read.
func TestRecall(t *testing.T) {
	b := book(t, 300)
	got, err := Measure(Settings(1280, 720, 1.4, 1), firstFrame(b))
	if err != nil {
		t.Fatal(err)
	}
	if got.Share() < .995 || got.Wrong > 0 || got.Shown < 20 {
		t.Errorf("%+v is %.3f", got, got.Share())
	}
}

func TestFilmRecall(t *testing.T) {
	b := book(t, 300)
	for _, c := range recallCases {
		n := 4
		if c.worse != nil {
			n = 2
		}
		settings := Settings(c.width, c.height, c.px, n)
		for i := range settings {
			if c.worse != nil {
				c.worse(&settings[i])
			}
		}
		got, err := Measure(settings, firstFrame(b))
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: %d of %d (%.3f), %d wrong", c.name, got.Read, got.Shown, got.Share(), got.Wrong)
		if got.Share() < c.floor || got.Wrong > 0 || got.Shown < 20*n {
			t.Errorf("%s: %+v is %.3f, at least %.3f expected", c.name, got, got.Share(), c.floor)
		}
	}
}

// TestFilmRecallWhenCovered lays cards over a fifth of codes that were read before.
func TestFilmRecallWhenCovered(t *testing.T) {
	got, err := covered(book(t, 300), Settings(1920, 1080, 2, 6)[:2], .2)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d of %d, %d wrong", got.Read, got.Shown, got.Wrong)
	if got.Share() < .99 || got.Wrong > 0 || got.Shown < 30 {
		t.Errorf("of tags that are covered by a fifth %+v are read", got)
	}
}

// covered counts the tags that are read in the third picture after a share of
// their codes was covered, of those that were read before.
func covered(b *vision.Codebook, settings []Setting, share float64) (Tally, error) {
	var sum Tally
	for _, s := range settings {
		sc, err := s.Lay()
		if err != nil {
			return sum, err
		}
		r := vision.NewReader(b)
		before := map[string]bool{}
		for i := range 6 {
			if i == 3 {
				if err := sc.Cover(share); err != nil {
					return sum, err
				}
			}
			f, truth, err := sc.Shoot()
			if err != nil {
				return sum, err
			}
			seen := r.Read(f)
			if i < 3 {
				for _, s := range seen {
					before[s.ID] = true
				}
				continue
			}
			if i < 5 {
				continue
			}
			// The quiet zone is hidden, too, and what a neighbour's cover hides
			// more does not count.
			most := (share*21 + 4 + .5) / 29
			tags := truth.Tags[:0]
			for _, tag := range truth.Tags {
				if before[tag.Payload] {
					tags = append(tags, tag)
				}
			}
			truth.Tags = tags
			sum.Add(Score(truth, most, seen))
		}
	}
	return sum, nil
}

func TestNoFalsePositives(t *testing.T) { noFalsePositives(t, 1) }

func TestFilmNoFalsePositives(t *testing.T) { noFalsePositives(t, 12) }

// noFalsePositives shows so many tables of clutter.
func noFalsePositives(t *testing.T, tables int) {
	t.Helper()
	codes, err := Codes(300)
	if err != nil {
		t.Fatal(err)
	}
	b := book(t, 300)
	pieces := 0
	for seed := range uint64(tables) {
		c, err := NewClutter(1280, 720, seed, codes)
		if err != nil {
			t.Fatal(err)
		}
		pieces += c.Pieces
		r := vision.NewReader(b)
		for range 2 {
			f, err := c.Shoot()
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range r.Read(f) {
				t.Errorf("clutter %d: read %s (%.2f) at %v", seed, s.ID, s.Score, s.Corners[0])
			}
		}
	}
	if pieces < 170*tables {
		t.Errorf("only %d pieces of clutter were shown", pieces)
	}
}

// TestFilmNoFalsePositivesOnCards shows a table to a reader of another deck.
func TestFilmNoFalsePositivesOnCards(t *testing.T) {
	codes, err := Codes(300)
	if err != nil {
		t.Fatal(err)
	}
	other, err := vision.NewCodebook(codes[62:])
	if err != nil {
		t.Fatal(err)
	}
	for _, px := range []float64{.8, 1.6} {
		got, err := Measure(Settings(1280, 720, px, 2), firstFrame(other))
		if err != nil {
			t.Fatal(err)
		}
		if got.Wrong > 0 || got.Shown < 30 {
			t.Errorf("%.1f px: %+v", px, got)
		}
	}
}

// BenchmarkRecall measures recall on many more pictures: -benchtime 1x.
func BenchmarkRecall(b *testing.B) {
	deck := book(b, 300)
	for _, c := range recallCases {
		b.Run(c.name, func(b *testing.B) {
			var got Tally
			for range b.N {
				settings := Settings(c.width, c.height, c.px, 24)
				for i := range settings {
					if c.worse != nil {
						c.worse(&settings[i])
					}
				}
				t, err := Measure(settings, firstFrame(deck))
				if err != nil {
					b.Fatal(err)
				}
				got.Add(t)
			}
			report(b, got)
		})
	}
	b.Run("2 px, a fifth covered", func(b *testing.B) {
		var got Tally
		for range b.N {
			t, err := covered(deck, Settings(1920, 1080, 2, 12), .2)
			if err != nil {
				b.Fatal(err)
			}
			got.Add(t)
		}
		report(b, got)
	})
}

func report(b *testing.B, t Tally) {
	b.ReportMetric(t.Share(), "recall")
	b.ReportMetric(float64(t.Shown), "tags")
	b.ReportMetric(float64(t.Wrong), "wrong")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkFalsePositives shows a picture of clutter a round, some 260 pieces, to
// fresh readers: -benchtime 400x for 100,000 pieces.
func BenchmarkFalsePositives(b *testing.B) {
	for _, size := range []int{300, 5000} {
		b.Run(fmt.Sprintf("%d codes", size), func(b *testing.B) { falsePositives(b, size, 1) })
	}
}

// BenchmarkFalseTracks watches clutter for a second a round, and counts the tags
// that a tracker confirms.
func BenchmarkFalseTracks(b *testing.B) { falsePositives(b, 300, 20) }

func falsePositives(b *testing.B, size, frames int) {
	codes, err := Codes(size)
	if err != nil {
		b.Fatal(err)
	}
	deck := book(b, size)
	pieces, wrong, confirmed := 0, 0, 0
	for i := range b.N {
		c, err := NewClutter(1280, 720, uint64(1000+i), codes)
		if err != nil {
			b.Fatal(err)
		}
		r, t := vision.NewReader(deck), vision.NewTracker(nil, vision.TrackerOptions{})
		tags := map[string]bool{}
		for range frames {
			f, err := c.Shoot()
			if err != nil {
				b.Fatal(err)
			}
			seen := r.Read(f)
			wrong += len(seen)
			for _, s := range seen {
				b.Logf("clutter %d: read %s (%.3f) at %v", 1000+i, s.ID, s.Score, s.Corners[0])
			}
			for _, tag := range t.Update(f, seen).Tags {
				tags[tag.ID] = true
			}
		}
		pieces += c.Pieces
		confirmed += len(tags)
	}
	b.ReportMetric(float64(pieces*frames), "pieces")
	b.ReportMetric(float64(wrong), "false")
	if frames > 1 {
		b.ReportMetric(float64(confirmed), "confirmed")
	}
	b.ReportMetric(0, "ns/op")
}
