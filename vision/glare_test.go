package vision_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/benchmark"
)

// movingLight films a still table for two seconds below a lamp that swings by so many mm
// to each side, once in that time, and that cards mirror as white as can be. It counts the
// tags that nothing covers: those that are read in the first picture, and those that the
// tracker knows after the last.
func movingLight(s benchmark.Setting, swing float64) (first, after benchmark.Tally, err error) {
	const frames, rate, step = 60, 30, 6 // the lamp moves with every sixth picture
	book, err := benchmark.Book(64)
	if err != nil {
		return first, after, err
	}
	s.Rate, s.Room.Glare, s.Camera.Gray = rate, 1, true
	sc, err := s.Lay()
	if err != nil {
		return first, after, err
	}
	reader, tracker := vision.NewReader(book), vision.NewTracker(nil, vision.TrackerOptions{})
	place := func(i int) float64 { return swing * math.Sin(2*math.Pi*float64(i)/frames) }
	for i := range frames {
		if i > 0 && i%step == 0 {
			if err := sc.MoveLamp(place(i)-place(i-step), 0); err != nil {
				return first, after, err
			}
		}
		f, truth, err := sc.Shoot()
		if err != nil {
			return first, after, err
		}
		seen := reader.Read(f)
		if i == 0 {
			first = benchmark.Score(truth, 0, seen)
		}
		var known []vision.Sighting
		for _, t := range tracker.Update(f, seen).Tags {
			known = append(known, vision.Sighting{ID: t.ID, Corners: t.Corners})
		}
		after = benchmark.Score(truth, 0, known)
	}
	return first, after, nil
}

// TestFilmMovingLight: what is burnt out in one picture is read in another.
func TestFilmMovingLight(t *testing.T) {
	first, after, err := movingLight(benchmark.Settings(1280, 720, 1.4, 3)[1], 150)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d of %d tags are read in the first picture, %d are known after two seconds", first.Read, first.Shown, after.Read)
	if first.Read == first.Shown || after.Share() < .95 || first.Wrong+after.Wrong > 0 {
		t.Errorf("first %+v, after two seconds %+v", first, after)
	}
}

// BenchmarkMovingLight gives the share of the tags that is read in the first picture and
// that is known after two seconds, where a lamp's reflection moves:
//
//	go test ./vision -run '^$' -bench MovingLight -benchtime 3x
func BenchmarkMovingLight(b *testing.B) {
	for _, swing := range []float64{0, 50, 150} {
		for _, px := range []float64{1, 1.4, 2} {
			b.Run(fmt.Sprintf("%g mm/%.2f", swing, px), func(b *testing.B) {
				var first, after benchmark.Tally
				for _, s := range benchmark.Settings(1280, 720, px, b.N) {
					f, a, err := movingLight(s, swing)
					if err != nil {
						b.Fatal(err)
					}
					first.Add(f)
					after.Add(a)
				}
				b.ReportMetric(first.Share(), "first")
				b.ReportMetric(after.Share(), "after60")
				b.ReportMetric(float64(after.Shown), "tags")
				b.ReportMetric(float64(first.Wrong+after.Wrong), "wrong")
				b.ReportMetric(0, "ns/op")
			})
		}
	}
}
