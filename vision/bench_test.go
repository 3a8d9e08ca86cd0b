package vision

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"
)

func benchmarkPictures(w, h int, px float64) (view, []piece, []*image.Gray) {
	rng := rand.New(rand.NewPCG(5, uint64(w)))
	v := view{w: w, h: h, blur: .7, noise: 5, light: .3, toPx: camera(w, h, px, 15, 20, 900)}
	pieces := spread(v, 30, shuffled(30, rng), rng)
	c := newCanvas(v, rng)
	for _, p := range pieces {
		c.draw(v, p)
	}
	var out []*image.Gray
	for range 4 {
		out = append(out, c.shoot(v, rng))
	}
	return v, pieces, out
}

func benchmarkSizes(b *testing.B, run func(b *testing.B, v view, pieces []piece, pics []*image.Gray)) {
	for _, c := range []struct {
		w, h int
		px   float64
	}{{1920, 1080, 2.3}, {1280, 720, 1.55}} {
		b.Run(fmt.Sprintf("%dp", c.h), func(b *testing.B) {
			v, pieces, pics := benchmarkPictures(c.w, c.h, c.px)
			b.ReportAllocs()
			b.ResetTimer()
			run(b, v, pieces, pics)
		})
	}
}

func BenchmarkReadCold(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, v view, pieces []piece, pics []*image.Gray) {
		right, wrong := 0, 0
		for i := range b.N {
			n, w, _ := score(v, pieces, NewReader(deck().book).Read(frameOf(pics[i%len(pics)], i)))
			right, wrong = right+n, wrong+w
		}
		b.ReportMetric(float64(right)/float64(b.N*len(pieces)), "recall")
		b.ReportMetric(float64(wrong)/float64(b.N), "wrong/frame")
	})
}

func BenchmarkReadSteady(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, v view, pieces []piece, pics []*image.Gray) {
		r := NewReader(deck().book)
		for i := range 8 {
			r.Read(frameOf(pics[i%len(pics)], i))
		}
		b.ResetTimer()
		right, wrong := 0, 0
		for i := range b.N {
			n, w, _ := score(v, pieces, r.Read(frameOf(pics[i%len(pics)], i)))
			right, wrong = right+n, wrong+w
		}
		b.ReportMetric(float64(right)/float64(b.N*len(pieces)), "recall")
		b.ReportMetric(float64(wrong)/float64(b.N), "wrong/frame")
	})
}

func BenchmarkTrackSteady(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, v view, pieces []piece, pics []*image.Gray) {
		r, t := NewReader(deck().book), NewTracker(plates(fourMats()), TrackerOptions{})
		var frames []Frame
		var seen [][]Sighting
		for i := range 8 {
			f := frameOf(pics[i%len(pics)], i)
			frames, seen = append(frames, f), append(seen, r.Read(f))
			t.Update(f, seen[i])
		}
		b.ResetTimer()
		for i := range b.N {
			t.Update(frames[i%8], seen[i%8])
		}
	})
}
