package vision_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/benchmark"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// layings lays a setting's cards that lie on others one by one, each by a hand
// that comes from the near edge and goes again. For each it gives in how many
// frames after nothing covers its tag any more the tracker knows where it lies,
// at most 90.
func layings(s benchmark.Setting) ([]int, error) {
	const settle, reach, patience = 12, 5, 90
	book, err := benchmark.Book(300)
	if err != nil {
		return nil, err
	}
	sc, err := s.Lay()
	if err != nil {
		return nil, err
	}
	w := sc.World
	var later []tabletop.Lying
	for i, l := range slices.Clone(w.Loose) {
		if i%2 == 1 {
			later = append(later, l)
			w.Take(l.Piece.ID)
		}
	}
	reader, tracker := vision.NewReader(book), vision.NewTracker(nil, vision.TrackerOptions{})
	// look takes a picture. It reports whether a tag is in full view, and whether
	// it is known to lie where it does.
	look := func(payload string) (shown, known bool, err error) {
		f, truth, err := sc.Shoot()
		if err != nil {
			return false, false, err
		}
		at := map[string]tabletop.TagTruth{}
		for _, t := range truth.Tags {
			at[t.Payload] = t
		}
		for _, t := range tracker.Update(f, reader.Read(f)).Tags {
			a, b := t.Corners.Centroid(), at[t.ID].Corners.Centroid()
			known = known || t.ID == payload && math.Hypot(a.X-b.X, a.Y-b.Y) < 3*at[t.ID].Module
		}
		return at[payload].Visible() && at[payload].Module > 0, known, nil
	}
	for range settle {
		if _, _, err := look(""); err != nil {
			return nil, err
		}
	}
	var out []int
	for _, l := range later {
		tag := l.Piece.Tags[0].Payload
		shoulder := vision.Point{X: l.Pose.X, Y: w.H + 300}
		frames := 0
		for i := -reach; frames < patience; i++ {
			if i == 0 {
				if err := w.PutAt(l.Piece.ID, l.Pose); err != nil {
					return nil, err
				}
			}
			away := min(1, math.Abs(float64(i))/reach)
			w.Hands = []tabletop.Hand{{Shoulder: shoulder, Tip: vision.Point{X: l.Pose.X, Y: l.Pose.Y + away*(w.H+100-l.Pose.Y)}, Person: 1}}
			shown, known, err := look(tag)
			if err != nil {
				return nil, err
			}
			if frames > 0 || i >= 0 && shown {
				frames++
			}
			if known {
				break
			}
			if i > patience {
				frames = patience // it never came into view
			}
		}
		out = append(out, frames)
	}
	return out, nil
}

// BenchmarkLaying gives for each size of the tags the median and the 99th
// percentile of the frames, at 30 a second, from the one that shows the tag of a
// card that is laid whole to the one after which it is known:
//
//	go test ./vision -run '^$' -bench Laying -benchtime 3x
func BenchmarkLaying(b *testing.B) {
	for _, px := range []float64{.7, .85, 1, 1.4, 2} {
		b.Run(fmt.Sprintf("%.2f", px), func(b *testing.B) {
			var all []int
			for _, s := range benchmark.Settings(1280, 720, px, b.N) {
				s.Rate, s.Cards, s.Camera.Gray = 30, 20, true
				n, err := layings(s)
				if err != nil {
					b.Fatal(err)
				}
				all = append(all, n...)
			}
			slices.Sort(all)
			b.ReportMetric(float64(all[len(all)/2]), "median")
			b.ReportMetric(float64(all[(len(all)*99+99)/100-1]), "p99")
			b.ReportMetric(float64(len(all)), "cards")
			b.ReportMetric(0, "ns/op")
		})
	}
}
