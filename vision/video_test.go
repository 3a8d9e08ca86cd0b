package vision_test

import (
	"fmt"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/benchmark"
)

// BenchmarkVideo gives, for each codec and each size of the tags, the share that
// is known after 1, 15 and 60 frames of a still table at 30 a second, with all
// of the simulated camera's faults, and the tags that are known wrongly:
//
//	go test ./vision -run '^$' -bench Video -benchtime 1x
func BenchmarkVideo(b *testing.B) {
	const frames, rate = 60, 30
	book, err := benchmark.Book(64)
	if err != nil {
		b.Fatal(err)
	}
	all := effects()
	e := all[len(all)-1]
	e.codec = benchmark.Codec{}
	e.rate = rate
	for _, px := range []float64{.7, .85} {
		for _, codec := range []benchmark.Codec{benchmark.MJPG(8), benchmark.H264(4000)} {
			b.Run(fmt.Sprintf("%s/%.2f", codec.Name, px), func(b *testing.B) {
				shown, wrong := 0, 0
				known := map[int]int{1: 0, 15: 0, frames: 0}
				for _, s := range benchmark.Settings(1280, 720, px, 3*b.N) {
					e.codec = codec
					pictures, truths, err := e.film(s, frames)
					if err != nil {
						b.Fatal(err)
					}
					lying := map[string]bool{}
					for _, t := range truths[frames-1].Tags {
						lying[t.Payload] = t.Visible()
						if t.Visible() {
							shown++
						}
					}
					reader, tracker := vision.NewReader(book), vision.NewTracker(nil, vision.TrackerOptions{})
					for i, f := range pictures {
						seen := reader.Read(f)
						tags := tracker.Update(f, seen).Tags
						if n := i + 1; n == 1 {
							known[n] += benchmark.Score(truths[i], 0, seen).Read
						} else if _, ok := known[n]; ok {
							for _, t := range tags {
								if visible, there := lying[t.ID]; !there {
									wrong++
								} else if visible {
									known[n]++
								}
							}
						}
					}
				}
				for n, k := range known {
					b.ReportMetric(float64(k)/float64(shown), fmt.Sprintf("after%d", n))
				}
				b.ReportMetric(float64(shown), "tags")
				b.ReportMetric(float64(wrong), "wrong")
				b.ReportMetric(0, "ns/op")
			})
		}
	}
}
