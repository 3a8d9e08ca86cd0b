package companion

import (
	"image"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// BenchmarkPicture measures what the shared live picture costs a frame.
func BenchmarkPicture(b *testing.B) {
	for name, size := range map[string]image.Point{"720p": {X: 1280, Y: 720}, "1080p": {X: 1920, Y: 1080}} {
		b.Run(name, func(b *testing.B) {
			p := newPictures(nil)
			f := vision.Frame{Color: image.NewRGBA(image.Rectangle{Max: size})}
			b.ReportAllocs()
			for b.Loop() {
				p.take(f, true)
				p.show(nil, nil, true)
			}
		})
	}
}

// While nothing moves a new picture is made ten times a second only; at once
// when something moves, or when something else must be hidden.
func TestAStillTableIsPicturedLessOften(t *testing.T) {
	p := newPictures(&cards.Box{})
	f := vision.Frame{Color: image.NewRGBA(image.Rect(0, 0, 64, 36)), Time: time.Unix(100, 0)}
	step := func(moving bool) *image.RGBA {
		f.Time = f.Time.Add(time.Second / 30)
		p.take(f, moving)
		return p.show(nil, nil, false)
	}
	count := func(moving bool) (n int) {
		was := step(moving)
		for range 30 {
			if now := step(moving); now != was {
				was = now
				n++
			}
		}
		return n
	}
	if n := count(false); n != 10 {
		t.Errorf("%d pictures a second of a still table", n)
	}
	if n := count(true); n != 30 {
		t.Errorf("%d pictures a second of a moving hand", n)
	}
	was := step(true)
	if p.show(nil, nil, false) != was {
		t.Error("a command makes a new picture")
	}
	if p.show(nil, nil, true) == was || p.show(nil, []string{"PO1"}, true) == was {
		t.Error("the old picture stays when something else must be hidden")
	}
}
