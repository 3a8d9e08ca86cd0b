package companion

import (
	"image"
	"image/color"
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

// TestASecondMatDoesNotUncoverTheFirst: where a secret mat was seen stays covered when its tags
// are seen elsewhere at once, until it is secret no more. A mat that is pushed leaves nothing
// covered behind it.
func TestASecondMatDoesNotUncoverTheFirst(t *testing.T) {
	box := begun(t).cfg.Match.Game.Box()
	mat, secret := box.Mat("mat-shield"), []string{}
	for _, z := range box.Mat("mat-shield").Zones {
		secret = append(secret, z.ID)
	}
	frame := image.NewRGBA(image.Rect(0, 0, 960, 540))
	fill(frame, color.RGBA{200, 180, 160, 255})
	p := newPictures(box)
	covered := func(x float64, secret []string) (first, here bool) {
		pose := vision.PlatePose{ID: mat.ID, Seen: true, ToPx: vision.Homography{1, 0, x, 0, 1, 60, 0, 0, 1}}
		p.take(vision.Frame{Color: frame}, true)
		img := p.show([]vision.PlatePose{pose}, secret, true)
		return img.RGBAAt(40+int(mat.W/2), 60+int(mat.H/2)) == night, img.RGBAAt(int(x+mat.W/2), 60+int(mat.H/2)) == night
	}
	for x := 40.0; x <= 600; x += 20 { // pushed there and back
		covered(x, secret)
	}
	if first, here := covered(600, secret); first || !here {
		t.Errorf("after a push it is covered where it lay: %v, where it lies: %v", first, here)
	}
	for x := 600.0; x >= 40; x -= 20 {
		covered(x, secret)
	}
	for range 3 {
		if first, here := covered(600, secret); !first || !here {
			t.Errorf("after a jump it is covered where it lay: %v, where it lies: %v", first, here)
		}
	}
	covered(600, nil)
	if first, here := covered(600, secret); first || !here {
		t.Errorf("when it is secret again it is covered where it lay: %v, where it lies: %v", first, here)
	}
}
