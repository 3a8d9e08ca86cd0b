package vision

import (
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"testing"
)

func TestGrayOf(t *testing.T) {
	box := image.Rect(3, 2, 7, 5)
	colours := []color.Color{color.White, color.Black, color.RGBA{200, 0, 0, 255}, color.RGBA{0, 200, 0, 255}, color.Gray{77}}
	for name, m := range map[string]draw.Image{
		"grey": image.NewGray(box), "colour": image.NewRGBA(box), "straight alpha": image.NewNRGBA(box), "deep": image.NewRGBA64(box), "deep grey": image.NewGray16(box),
	} {
		for i := range box.Dx() * box.Dy() {
			m.Set(3+i%4, 2+i/4, colours[i%len(colours)])
		}
		g := GrayOf(m)
		if g.Rect != image.Rect(0, 0, 4, 3) {
			t.Fatalf("%s: the grey picture is %v", name, g.Rect)
		}
		for i, v := range g.Pix {
			want := color.GrayModel.Convert(m.At(3+i%4, 2+i/4)).(color.Gray).Y
			if d := int(v) - int(want); d > 1 || d < -1 {
				t.Errorf("%s: pixel %d is %d instead of %d", name, i, v, want)
			}
		}
	}
	clear := image.NewNRGBA(box)
	clear.Set(3, 2, color.NRGBA{0, 0, 0, 102}) // black ink, two fifths of it
	if g := GrayOf(clear); g.Pix[0] != 153 || g.Pix[1] != 255 {
		t.Errorf("on white paper the clear picture is %v", g.Pix)
	}
	video := image.NewYCbCr(image.Rect(0, 0, 8, 8), image.YCbCrSubsampleRatio420)
	for i := range video.Y {
		video.Y[i] = uint8(i)
	}
	if g := GrayOf(video.SubImage(image.Rect(2, 4, 6, 8))); g.Rect.Dx() != 4 || g.Pix[0] != 4*8+2 {
		t.Errorf("a part of a video frame is %v", g)
	}
	for _, m := range []image.Image{nil, &image.Gray{}, image.NewRGBA(image.Rect(5, 5, 5, 9))} {
		if g := GrayOf(m); g != nil {
			t.Errorf("nothing to see is %v", g)
		}
	}
}

// TestGrayColourAndAlphaReadAlike reads one picture in several forms.
func TestGrayColourAndAlphaReadAlike(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 9))
	v := view{w: 400, h: 300, blur: .6, noise: 4, toPx: camera(400, 300, 2, 5, 0, 900)}
	g := v.picture([]piece{{code: deck().codes[7], turn: 40, w: 33, h: 38, dy: 2, shade: 45}}, rng)
	for name, m := range map[string]draw.Image{"colour": image.NewRGBA(g.Rect), "alpha": image.NewNRGBA(g.Rect), "deep": image.NewGray16(g.Rect)} {
		draw.Draw(m, g.Rect, g, image.Point{}, draw.Src)
		if seen := NewReader(deck().book).Read(Frame{Gray: GrayOf(m)}); len(seen) != 1 || seen[0].ID != deck().codes[7].ID {
			t.Errorf("%s: read %v", name, seen)
		}
	}
}
