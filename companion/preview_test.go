package companion_test

import (
	"image"
	"image/color"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// night is what covers a secret mat.
var night = color.RGBA{0x0b, 0x1a, 0x17, 0xff}

// nights counts the pixels of a picture that are covered.
func nights(img image.Image) (n int) {
	b := img.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if color.RGBAModel.Convert(img.At(x, y)) == night {
				n++
			}
		}
	}
	return n
}

// restingAt is a simulated table at which nobody has begun.
func restingAt(t *testing.T, name string) (game.Game, game.Setup, *demo.Demo) {
	t.Helper()
	g, err := games.Find(name)
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: name, Players: 3}
	d, err := demo.New(g, setup, demo.Options{Seed: 1, Calm: true, Hold: true})
	if err != nil {
		t.Fatal(err)
	}
	d.Rest(true)
	return g, setup, d
}

// TestAPreviewCoversTheSecretMats, whichever game is chosen: what lies there may be left
// from another one.
func TestAPreviewCoversTheSecretMats(t *testing.T) {
	var boxes []*cards.Box
	for _, g := range games.List() {
		boxes = append(boxes, g.Box())
	}
	for name, secret := range map[string]bool{"psisquad": true, "grove": true, "pairs": false} {
		_, _, d := restingAt(t, name)
		p, err := companion.NewPreview(boxes)
		if err != nil {
			t.Fatal(err)
		}
		shown := 0
		for i := range 30 {
			f, err := d.Next()
			if err != nil {
				t.Fatal(err)
			}
			img := p.Show(f)
			if img == nil {
				continue
			}
			shown++
			if n := nights(img); secret != (n > 2000) {
				t.Fatalf("%s, frame %d: %d pixels are covered", name, i, n)
			}
		}
		if shown < 10 {
			t.Errorf("%s: of 30 frames %d are shown", name, shown)
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestTheSecretMatIsCoveredWhileTheMatsAreLaid on a table of people; what simulated people
// play leaves nothing there.
func TestTheSecretMatIsCoveredWhileTheMatsAreLaid(t *testing.T) {
	for _, peopled := range []bool{false, true} {
		g, setup, d := restingAt(t, "psisquad")
		m, err := game.NewMatch(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		var last image.Image
		pictures := 0
		var people companion.Simulated
		if peopled {
			people = d
		}
		s, err := companion.New(companion.Config{Match: m, Source: d, Camera: "demo", Wait: true, Fresh: true, Simulated: people, Show: func(now *companion.Screen) {
			if now.Picture == nil {
				return
			}
			if last = now.Picture; pictures == 30 {
				_ = d.Close()
			}
			pictures++
		}})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
		if covered := nights(last) > 2000; covered == peopled {
			t.Errorf("with simulated people %v the mat is covered: %v", peopled, covered)
		}
	}
}
