package tabletop

import (
	"bytes"
	"image"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// busy is a world with a bit of everything on it.
func busy(t testing.TB, c Camera, seed uint64) (*World, *Renderer) {
	t.Helper()
	w, r := scene(t, c, seed)
	w.Piles["DK"] = 40
	for _, p := range [][2]string{{"card-1", "SP"}, {"card-2", "PV"}, {"marker-1", "FD-ON"}, {"marker-2", "FD-ON"}, {"turn", "TURN"}, {"shield", "SH"}} {
		put(t, w, p[0], p[1])
	}
	w.Hands = []Hand{{Shoulder: w.Seat("kid", 1), Tip: vision.Point{X: 150, Y: 200}}}
	return w, r
}

func TestSameSeedSameBytes(t *testing.T) {
	c := Camera{Width: 640, Height: 360, Tilt: 9, Roll: 1, Margin: 0.03, Blur: 0.6, Noise: 4, Quality: 80}
	pictures := func(seed uint64) []byte {
		w, _ := busy(t, c, seed)
		r, err := NewRenderer(w.Box, w.W, w.H, c, Room{Lamp: 1, Seed: seed}) // draws everything anew
		if err != nil {
			t.Fatal(err)
		}
		var all []byte
		for range 3 {
			f, _ := shoot(t, w, r)
			all = append(all, f.Gray.Pix...)
			w.Hands[0].Tip.X += 9
		}
		return all
	}
	one := pictures(1)
	if !bytes.Equal(one, pictures(1)) {
		t.Error("one seed gave two different series of pictures")
	}
	if bytes.Equal(one, pictures(2)) {
		t.Error("two seeds gave the same pictures")
	}
}

// What is drawn bit by bit must look as if it had been drawn at once.
func TestChangesLeaveNoTrace(t *testing.T) {
	c := Camera{Width: 640, Height: 360, Tilt: 9, Roll: 1, Margin: 0.03, Blur: 0.8}
	w, r := busy(t, c, 3)
	for range 5 {
		shoot(t, w, r)
		w.Hands[0].Tip.X -= 17
		w.Mats[0].Pose.X += 3
		w.Find("card-2").Pose.Angle += 20
	}
	w.Take("card-1")
	got, _ := shoot(t, w, r)

	fresh, err := NewRenderer(w.Box, w.W, w.H, c, Room{Lamp: 1, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	want, _ := shoot(t, w, fresh)
	if !bytes.Equal(got.Color.(*image.RGBA).Pix, want.Color.(*image.RGBA).Pix) {
		t.Error("drawing only the changes gives another picture than drawing all")
	}
}

func TestGreyIsTheColoursGrey(t *testing.T) {
	c := Camera{Width: 640, Height: 360, Tilt: 9, Margin: 0.03, Noise: 3}
	w, r := busy(t, c, 3)
	f, _ := shoot(t, w, r)
	m := f.Color.(*image.RGBA)
	for i, g := range f.Gray.Pix {
		// Noise that is cut off at black or white may differ between the colours.
		p := m.Pix[4*i : 4*i+4]
		if d := int(grayLevel(p[0], p[1], p[2])) - int(g); min(p[0], p[1], p[2]) > 12 && max(p[0], p[1], p[2]) < 243 && (d < -1 || d > 1) {
			t.Fatalf("pixel %d is grey %d, its colour's grey differs by %d", i, g, d)
		}
	}
	c.Gray = true
	w, r = busy(t, c, 3)
	only, _ := shoot(t, w, r)
	if !bytes.Equal(only.Gray.Pix, f.Gray.Pix) || only.Color != nil {
		t.Error("a grey camera sees another grey than a colour camera")
	}
}

func TestOnlyWhatMovesIsSmeared(t *testing.T) {
	pictures := func(exposure float64) (moving, resting []byte) {
		w, r := busy(t, Camera{Width: 640, Height: 360, Tilt: 9, Margin: 0.03, Gray: true, Motion: exposure}, 3)
		var last vision.Frame
		for i := range 3 {
			var err error
			if last, err = r.Render(w, time.Unix(0, 0).Add(time.Duration(i)*100*time.Millisecond)); err != nil {
				t.Fatal(err)
			}
			if i == 0 {
				w.Hands[0].Tip.X += 25
			}
			if i == 1 {
				moving = last.Gray.Pix
			}
		}
		return moving, last.Gray.Pix
	}
	sharp, _ := pictures(0)
	moving, resting := pictures(0.03)
	if bytes.Equal(moving, sharp) {
		t.Error("a moving hand is as sharp as a resting one")
	}
	if !bytes.Equal(resting, sharp) {
		t.Error("a hand that has come to rest is still smeared")
	}
}

func TestImpossibleCamerasAreRefused(t *testing.T) {
	for _, c := range []Camera{{}, {Width: 64, Height: 36, Tilt: 80}, {Width: 64, Height: 36, FOV: 170}, {Width: 64, Height: 36, Margin: 0.5}, {Width: 64, Height: 36, Blur: -1}, {Width: 64, Height: 36, Quality: 101}, {Width: 64, Height: 36, Barrel: 2},
		{Width: 64, Height: 36, Well: -1}, {Width: 64, Height: 36, Chroma: "4:1:1"}, {Width: 64, Height: 36, Auto: -1}, {Width: 64, Height: 36, Readout: 3}, {Width: 64, Height: 36, Sway: math.NaN()}} {
		if _, err := NewRenderer(box(), 500, 300, c, Room{}); err == nil {
			t.Errorf("%+v: no error", c)
		}
	}
	for _, r := range []Room{{Flicker: 1.5}, {Flicker: .3, Mains: -50}} {
		if _, err := NewRenderer(box(), 500, 300, Camera{Width: 64, Height: 36}, r); err == nil {
			t.Errorf("%+v: no error", r)
		}
	}
}

func TestSharpeningSharpens(t *testing.T) {
	edges := func(amount float64) (sum int) {
		w, r := scene(t, Camera{Width: 640, Height: 360, Margin: 0.03, Blur: 1, Sharpen: amount}, 3)
		f, _ := shoot(t, w, r)
		for i := 1; i < len(f.Gray.Pix); i++ {
			d := int(f.Gray.Pix[i]) - int(f.Gray.Pix[i-1])
			sum += d * d
		}
		return sum
	}
	if soft, crisp := edges(0), edges(0.8); crisp < soft*5/4 {
		t.Errorf("sharpening raises the edges' strength only from %d to %d", soft, crisp)
	}
}

func TestGlareWhitensPrintsOnly(t *testing.T) {
	grey := func(glare float64) *image.Gray {
		b := box()
		w, err := NewWorld(b, 2, 5)
		if err != nil {
			t.Fatal(err)
		}
		r, err := NewRenderer(b, w.W, w.H, Camera{Width: 640, Height: 360, Margin: 0.03, Gray: true}, Room{Lamp: 1, Glare: glare, Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		f, _ := shoot(t, w, r)
		return f.Gray
	}
	dull, shiny := grey(0), grey(0.8)
	most := 0
	for i, v := range shiny.Pix {
		most = max(most, int(v)-int(dull.Pix[i]))
	}
	if most < 100 {
		t.Errorf("a strong glare brightens no pixel by more than %d", most)
	}
	if a, b := dull.GrayAt(3, 3), shiny.GrayAt(3, 3); a != b {
		t.Errorf("glare changes the wooden table from %d to %d", a.Y, b.Y)
	}
}

func TestAFarBumpStillShowsTheTable(t *testing.T) {
	w, r := scene(t, Camera{Width: 320, Height: 180, Margin: 0.03, Gray: true}, 3)
	if err := r.Bump(400, 300, 20); err != nil {
		t.Fatal(err)
	}
	f, _ := shoot(t, w, r)
	// The drawn ground is a quad in the picture: where it ends, it ends at the
	// rim. Within, black modules are as dark as nothing.
	rim := f.Gray.Rect
	for y := rim.Min.Y; y < rim.Max.Y; y++ {
		for x := rim.Min.X; x < rim.Max.X; x++ {
			if !image.Pt(x, y).In(rim.Inset(2)) && f.Gray.GrayAt(x, y).Y == 0 {
				t.Fatalf("pixel %d, %d shows nothing", x, y)
			}
		}
	}
}

func TestFootprintIsInThePicture(t *testing.T) {
	for _, c := range []Camera{{Width: 1280, Height: 720, Margin: 0.03}, {Width: 640, Height: 480, Margin: 0.03, Tilt: 25, Swing: 8, Roll: -4}} {
		l := c.frame(848, 470)
		least := 1.0
		for _, p := range []vision.Point{{}, {X: 848}, {X: 848, Y: 470}, {Y: 470}} {
			q := l.table(p)
			x, y := q.X/float64(c.Width), q.Y/float64(c.Height)
			least = min(least, x, y, 1-x, 1-y)
		}
		if least < 0.0295 || least > 0.035 {
			t.Errorf("the footprint's nearest corner is %.2f %% from the picture's edge, not 3 %%", 100*least)
		}
	}
}

func TestAnArmsShadowIsDrawnSmall(t *testing.T) {
	for _, c := range []Camera{Webcam(640, 360), Webcam(1278, 721), Webcam(1920, 1080)} {
		w, r := busy(t, c, 1)
		i := slices.IndexFunc(w.items(), func(it item) bool { return it.key.what == "arm shadow" })
		it := w.items()[i]
		shadow, err := r.textures.texture(it.key)
		if err != nil {
			t.Fatal(err)
		}
		moved := it.plane
		moved.o = moved.o.add(vec{9, 4, 0})
		for _, planes := range [][]plane{{it.plane}, {it.plane, moved}} {
			large := shadow.warp(r.matrices(it, planes, shadow), nil, r.box, 0, false)
			small := shadow.warpCoarse(r.matrices(it, planes, shadow), nil, r.box)
			off, most := 0, 0
			for y := range c.Height {
				for x := range c.Width {
					d := large.alpha(x, y) - small.alpha(x, y)
					off, most = off+max(d, -d), max(most, d, -d)
				}
			}
			// It is off most at the texture's rim, which cuts the shadow off.
			if most > 30 || float64(off) > 0.2*float64(c.Width*c.Height) || small.smeared != (len(planes) > 1) {
				t.Errorf("%d × %d: drawn small, a shadow of up to 255 is off by up to %d, %d in all", c.Width, c.Height, most, off)
			}
		}
	}
}

// alpha is the alpha of a sprite at a point of the picture.
func (s *sprite) alpha(x, y int) int {
	if !image.Pt(x, y).In(s.box) {
		return 0
	}
	return int(s.pix[4*((y-s.box.Min.Y)*s.box.Dx()+x-s.box.Min.X)+3])
}

func BenchmarkMovingHand(b *testing.B) {
	for _, c := range []struct {
		name string
		Camera
	}{{"720p", Webcam(1280, 720)}, {"1080p", Webcam(1920, 1080)}} {
		b.Run(c.name, func(b *testing.B) {
			w, r := busy(b, c.Camera, 1)
			shoot(b, w, r)
			for b.Loop() {
				w.Hands[0].Tip.X = 50 + float64(int(w.Hands[0].Tip.X+7)%200)
				shoot(b, w, r)
			}
		})
	}
}
