package opencv

import (
	"fmt"
	"image"
	"image/png"
	"io"
	"path/filepath"
	"testing"

	"gocv.io/x/gocv"
)

// ways are all eight; at tells where the picture's red and green corner come to
// lie, which are at its top left and its top right.
var ways = []struct {
	opt        Options
	red, green string
}{
	{Options{}, "top left", "top right"},
	{Options{Turn: 1}, "top right", "bottom right"},
	{Options{Turn: 2}, "bottom right", "bottom left"},
	{Options{Turn: -1}, "bottom left", "top left"},
	{Options{Mirror: true}, "top right", "top left"},
	{Options{Turn: 1, Mirror: true}, "top left", "bottom left"},
	{Options{Turn: 6, Mirror: true}, "bottom left", "bottom right"},
	{Options{Turn: 3, Mirror: true}, "bottom right", "top right"},
}

// corner names where a picture's brightest pixel of a channel is.
func corner(img image.Image, channel int) string {
	b := img.Bounds()
	for name, p := range map[string]image.Point{
		"top left": {}, "top right": {b.Dx() - 1, 0}, "bottom left": {0, b.Dy() - 1}, "bottom right": {b.Dx() - 1, b.Dy() - 1},
	} {
		r, g, bl, _ := img.At(p.X, p.Y).RGBA()
		if c := [3]uint32{r, g, bl}; c[channel] > 60000 && c[(channel+1)%3] < 5000 {
			return name
		}
	}
	return "nowhere"
}

func TestPicturesAreTurnedFirstAndMirroredAfterwards(t *testing.T) {
	const w, h = 6, 4
	bgr := make([]byte, 3*w*h)
	bgr[2], bgr[3*(w-1)+1] = 255, 255 // red at the top left, green at the top right
	mat, err := gocv.NewMatFromBytes(h, w, gocv.MatTypeCV8UC3, bgr)
	if err != nil {
		t.Fatal(err)
	}
	defer mat.Close()
	file := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := 3; i < len(file.Pix); i += 4 {
		file.Pix[i] = 255
	}
	file.Pix[0], file.Pix[4*(w-1)+1] = 255, 255
	path := filepath.Join(t.TempDir(), "corners.png")
	write(t, path, func(f io.Writer) error { return png.Encode(f, file) })
	for _, way := range ways {
		t.Run(fmt.Sprintf("%d %v", way.opt.Turn, way.opt.Mirror), func(t *testing.T) {
			check := func(what string, img image.Image, gray *image.Gray) {
				t.Helper()
				if got := corner(img, 0); got != way.red {
					t.Errorf("%s: red is %s, want %s", what, got, way.red)
				}
				if got := corner(img, 1); got != way.green {
					t.Errorf("%s: green is %s, want %s", what, got, way.green)
				}
				if gray.Bounds() != img.Bounds() {
					t.Errorf("%s: grey is %v, colour %v", what, gray.Bounds(), img.Bounds())
				}
				for y := range gray.Rect.Dy() {
					for x := range gray.Rect.Dx() {
						_, g, _, _ := img.At(x, y).RGBA()
						if bright := gray.GrayAt(x, y).Y > 120; bright != (g > 60000) {
							t.Fatalf("%s: grey and colour differ at %d, %d", what, x, y)
						}
					}
				}
			}
			turn := newTurner(way.opt)
			defer turn.Close()
			for range 2 { // its room is used again
				m, err := turn.apply(mat)
				if err != nil {
					t.Fatal(err)
				}
				f, err := frameOf(m)
				if err != nil {
					t.Fatal(err)
				}
				check("a camera", f.Color, f.Gray)
			}
			f, err := open(t, path, way.opt).Next()
			if err != nil {
				t.Fatal(err)
			}
			check("a file", f.Color, f.Gray)
		})
	}
}

// BenchmarkTurn measures what a quarter turn and a mirrored picture cost.
func BenchmarkTurn(b *testing.B) {
	m := gocv.NewMatWithSize(720, 1280, gocv.MatTypeCV8UC3)
	defer m.Close()
	for _, opt := range []Options{{Turn: 1}, {Mirror: true}, {Turn: 1, Mirror: true}} {
		b.Run(fmt.Sprint(opt.Turn, opt.Mirror), func(b *testing.B) {
			turn := newTurner(opt)
			defer turn.Close()
			for b.Loop() {
				if _, err := turn.apply(m); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
