package companion_test

import (
	"image"
	"image/color"
	"sync"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
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

// textures are the pictures of what lies on the tables of these tests, by game.
var textures sync.Map

// texturesOf are those of a game's table, which all tests share.
func texturesOf(g game.Game) *tabletop.Textures {
	t, _ := textures.LoadOrStore(g.Name(), tabletop.NewTextures(g.Box()))
	return t.(*tabletop.Textures)
}

// restingAt is a simulated table at which nobody has begun.
func restingAt(t *testing.T, name string) (game.Game, game.Setup, *demo.Demo) {
	t.Helper()
	g, err := games.Find(name)
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: name, Players: 3}
	d, err := demo.New(g, setup, demo.Options{Seed: 1, Calm: true, Hold: true, Textures: texturesOf(g)})
	if err != nil {
		t.Fatal(err)
	}
	d.Rest(true)
	return g, setup, d
}

// TestAPreviewCoversTheSecretMats, whichever game is chosen: what lies there may be left
// from another one.
func TestAPreviewCoversTheSecretMats(t *testing.T) {
	previewed(t, func(f vision.Frame) vision.Frame { return f }, func(string, int, *image.RGBA) {})
}

// TestFilmAMirroredPreviewCoversTheSecretMats, in which no tag is read as it is.
func TestFilmAMirroredPreviewCoversTheSecretMats(t *testing.T) {
	previewed(t, vision.Frame.Mirrored, func(name string, i int, img *image.RGBA) {
		if left := nights(img.SubImage(image.Rect(0, 0, img.Rect.Dx()/2, img.Rect.Dy()))); name == "psisquad" && left < 2000 {
			t.Fatalf("frame %d: %d pixels are covered on the left, where the mat lies in a mirrored picture", i, left)
		}
	})
}

// previewed checks that a preview covers the secret mats of tables, of which it sees the
// frames as they are taken. Each picture is checked further.
func previewed(t *testing.T, taken func(vision.Frame) vision.Frame, check func(name string, i int, img *image.RGBA)) {
	t.Helper()
	for name, secret := range map[string]bool{"psisquad": true, "grove": true, "pairs": false} {
		_, _, d := restingAt(t, name)
		p, err := companion.NewPreview(boxesOfAll())
		if err != nil {
			t.Fatal(err)
		}
		shown := 0
		for i := range 30 {
			f, err := d.Next()
			if err != nil {
				t.Fatal(err)
			}
			img := p.Show(taken(f))
			if img == nil {
				continue
			}
			shown++
			if n := nights(img); secret != (n > 2000) {
				t.Fatalf("%s, frame %d: %d pixels are covered", name, i, n)
			}
			check(name, i, img)
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

// TestWhatAnotherGameLeftIsCoveredAsLongAsItLies: who begins a game of pairs, and makes a
// move in it, sees no cypher that lies on the table.
func TestWhatAnotherGameLeftIsCoveredAsLongAsItLies(t *testing.T) {
	g, err := games.Find("pairs")
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.NewMatch(g, game.Setup{Game: "pairs", Players: 3}.Complete(g))
	if err != nil {
		t.Fatal(err)
	}
	sight, err := companion.NewPreview(boxesOfAll())
	if err != nil {
		t.Fatal(err)
	}
	var last *companion.Screen
	s, err := companion.New(companion.Config{Match: m, Camera: "0", Wait: true, Preview: sight, Show: func(now *companion.Screen) { last = now }})
	if err != nil {
		t.Fatal(err)
	}
	at := time.Unix(1000, 0)
	look := func(name string, frames int, covered bool) {
		t.Helper()
		_, _, d := restingAt(t, name)
		defer d.Close()
		f, err := d.Next()
		if err != nil {
			t.Fatal(err)
		}
		var was image.Image
		for range frames {
			was = last.Picture
			at = at.Add(100 * time.Millisecond)
			f.Time = at
			s.Look(f)
		}
		if last.Picture == was {
			t.Errorf("%s: after %d moves the picture stands still", name, m.Len())
		}
		if got := nights(last.Picture) > 2000; got != covered {
			t.Errorf("%s: after %d moves the mat of another game is covered: %v", name, m.Len(), got)
		}
	}
	s.Obey(companion.Follow{On: false})
	look("psisquad", 20, true)
	s.Obey(companion.Follow{On: true})
	look("psisquad", 10, true)
	s.Obey(companion.Do{Move: last.View.Action[0].Choices[0]})
	if m.Len() == 0 {
		t.Fatal("no move was made")
	}
	look("psisquad", 80, true)
	look("pairs", 70, false)
}

// TestAMatThatIsGoneIsForgotten after some seconds, in which the last picture stays.
func TestAMatThatIsGoneIsForgotten(t *testing.T) {
	p, err := companion.NewPreview(boxesOfAll())
	if err != nil {
		t.Fatal(err)
	}
	at := time.Unix(1000, 0)
	var last image.Image
	look := func(name string, frames int) {
		_, _, d := restingAt(t, name)
		defer d.Close()
		f, err := d.Next()
		if err != nil {
			t.Fatal(err)
		}
		for range frames {
			at = at.Add(100 * time.Millisecond)
			f.Time = at
			last = p.Show(f)
		}
	}
	for _, step := range []struct {
		name    string
		frames  int
		covered bool
	}{{"psisquad", 20, true}, {"pairs", 20, true}, {"pairs", 50, false}, {"psisquad", 20, true}} {
		if look(step.name, step.frames); nights(last) > 2000 != step.covered {
			t.Errorf("after %d frames of %s the mat is covered: %v", step.frames, step.name, !step.covered)
		}
	}
}

func boxesOfAll() (boxes []*cards.Box) {
	for _, g := range games.List() {
		boxes = append(boxes, g.Box())
	}
	return boxes
}
