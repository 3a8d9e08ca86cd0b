package vision_test

import (
	"cmp"
	"fmt"
	"os/exec"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/benchmark"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// effect is something that real cameras, lamps and cards do to a picture.
type effect struct {
	name  string
	see   func(s *benchmark.Setting)
	curl  float64         // mm that cards are bent, one up and the next down
	codec benchmark.Codec // instead of single JPEGs
	// each changes the table before each picture, of which the first lead are
	// not shown.
	lead int
	rate float64 // pictures a second; 0 means 20
	each func(w *tabletop.World, i int)
}

// sleeves lays two arms in pale sleeves over the table until it is shown.
func sleeves(w *tabletop.World, i int) {
	w.Hands = nil
	for k := range 2 {
		x := w.W * (.35 + .3*float64(k))
		if i > -8 && i < 0 {
			w.Hands = append(w.Hands, tabletop.Hand{Shoulder: vision.Point{X: x, Y: w.H + 300}, Tip: vision.Point{X: x, Y: w.H * .1}, Person: 1})
		}
	}
}

// effects are each of them alone, none, and all that a webcam does at once.
func effects() []effect {
	raw := func(s *benchmark.Setting) {
		s.Camera.Bayer, s.Camera.Well, s.Camera.Chroma = true, 600, tabletop.Chroma420
	}
	lens := func(s *benchmark.Setting) { s.Camera.Barrel = .08 }
	crisp := func(s *benchmark.Setting) { s.Camera.Sharpen = .6 }
	auto := func(s *benchmark.Setting) { s.Camera.Auto = .05 }
	mains := func(s *benchmark.Setting) { s.Room.Flicker, s.Camera.Readout = .3, .025 }
	sway := func(s *benchmark.Setting) { s.Camera.Sway, s.Camera.Readout, s.Camera.Motion = 1.5, .025, .015 }
	glare := func(s *benchmark.Setting) { s.Room.Glare = .6 }
	return []effect{
		{name: "plain"},
		{name: "distortion", see: lens},
		{name: "sensor", see: raw},
		{name: "sharpening", see: crisp},
		{name: "exposure", see: auto, lead: 9, each: sleeves},
		{name: "flicker", see: mains},
		{name: "rolling", see: sway},
		{name: "glare", see: glare},
		{name: "curl", curl: 3},
		{name: "MJPG", codec: benchmark.MJPG(8)},
		{name: "H.264", codec: benchmark.H264(2500)},
		{name: "all", curl: 3, lead: 9, each: sleeves, codec: benchmark.H264(2500), see: func(s *benchmark.Setting) {
			for _, see := range []func(*benchmark.Setting){raw, lens, crisp, auto, sway, mains, glare} {
				see(s)
			}
		}},
	}
}

// film takes n pictures of a setting with an effect.
func (e effect) film(s benchmark.Setting, n int) ([]vision.Frame, []tabletop.Truth, error) {
	if e.see != nil {
		e.see(&s)
	}
	if e.codec.Name != "" {
		s.Camera.Quality = 0
	}
	s.Rate = cmp.Or(e.rate, 20)
	sc, err := s.Lay()
	if err != nil {
		return nil, nil, err
	}
	for i := range sc.World.Loose {
		sc.World.Loose[i].Curl = tabletop.Curl{Sag: e.curl * float64(1-2*(i%2)), Axis: float64(90 * (i / 2 % 2))}
	}
	frames, truths := make([]vision.Frame, n), make([]tabletop.Truth, n)
	for i := -e.lead; i < n; i++ {
		if e.each != nil {
			e.each(sc.World, i)
		}
		f, truth, err := sc.Shoot()
		if err != nil {
			return nil, nil, err
		}
		if i >= 0 {
			frames[i], truths[i] = f, truth
		}
	}
	if e.codec.Name != "" {
		frames, err = (benchmark.Transcoder{Codec: e.codec, Rate: s.Rate}).Transcode(frames)
	}
	return frames, truths, err
}

// readOver reads an effect's pictures of some settings: cold, in the first
// picture, and in the fifth by a reader that has followed.
func (e effect) readOver(settings []benchmark.Setting) (cold, followed benchmark.Tally, err error) {
	book, err := benchmark.Book(64)
	if err != nil {
		return cold, followed, err
	}
	const n = 5
	for _, s := range settings {
		frames, truths, err := e.film(s, n)
		if err != nil {
			return cold, followed, err
		}
		reader := vision.NewReader(book)
		for i, f := range frames {
			seen := reader.Read(f)
			switch i {
			case 0:
				cold.Add(benchmark.Score(truths[i], 0, seen))
			case n - 1:
				followed.Add(benchmark.Score(truths[i], 0, seen))
			}
		}
	}
	return cold, followed, nil
}

// TestFilmLight reads a table as a webcam shows it, with everything that it does
// to a picture; BenchmarkLight tells them apart.
func TestFilmLight(t *testing.T) {
	if _, err := exec.LookPath("ffmpeg"); err != nil {
		t.Skip("ffmpeg is not installed")
	}
	all := effects()
	e := all[len(all)-1]
	for _, c := range []struct{ px, cold, followed float64 }{{.85, .72, .75}, {1.2, .95, .95}} {
		cold, followed, err := e.readOver(benchmark.Settings(960, 540, c.px, 3)[1:2])
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%.2f px per module: %d of %d at once, %d of %d in the fifth picture", c.px, cold.Read, cold.Shown, followed.Read, followed.Shown)
		if cold.Share() < c.cold || followed.Share() < c.followed || cold.Wrong+followed.Wrong > 0 {
			t.Errorf("%.2f px per module: read %.3f and then %.3f, where %.2f and %.2f are expected; %d wrong",
				c.px, cold.Share(), followed.Share(), c.cold, c.followed, cold.Wrong+followed.Wrong)
		}
	}
}

// BenchmarkLight gives, for each effect and each size of the tags, the share
// that is read in the first picture and in the fifth, and the false reads:
//
//	go test ./vision -run '^$' -bench Light -benchtime 1x
func BenchmarkLight(b *testing.B) {
	for _, e := range effects() {
		for _, px := range []float64{.7, .85, 1, 1.4, 2} {
			b.Run(fmt.Sprintf("%s/%.2f", e.name, px), func(b *testing.B) {
				var cold, followed benchmark.Tally
				for range b.N {
					c, f, err := e.readOver(benchmark.Settings(1280, 720, px, 3))
					if err != nil {
						b.Fatal(err)
					}
					cold.Add(c)
					followed.Add(f)
				}
				b.ReportMetric(cold.Share(), "first")
				b.ReportMetric(followed.Share(), "fifth")
				b.ReportMetric(float64(cold.Wrong+followed.Wrong)/float64(b.N), "wrong")
				b.ReportMetric(0, "ns/op")
			})
		}
	}
}
