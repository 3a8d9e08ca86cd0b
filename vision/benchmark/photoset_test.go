package benchmark

import (
	"encoding/json"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
)

// A folder with a truth file gives its codes and labelled photographs, and one
// without gives foreign ones.
func TestReadPhotoSet(t *testing.T) {
	folder := t.TempDir()
	write := func(name string, g *image.Gray) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(filepath.Join(folder, name)), 0o700); err != nil {
			t.Fatal(err)
		}
		f, err := os.Create(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, g); err != nil {
			t.Fatal(err)
		}
	}
	write("lots/a.png", image.NewGray(image.Rect(0, 0, 40, 30)))
	write("lots/b.png", image.NewGray(image.Rect(0, 0, 40, 30)))
	write("foreign/c.png", image.NewGray(image.Rect(0, 0, 40, 30)))
	truth := map[string]any{
		"codes": map[string]string{"one": "#" + strings.Repeat(".", 440)},
		"tags":  []any{map[string]any{"picture": "b.png", "code": "one", "corners": [][2]float64{{1, 2}, {22, 2}, {22, 23}, {1, 23}}}},
	}
	text, err := json.Marshal(truth)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "lots", "truth.json"), text, 0o600); err != nil {
		t.Fatal(err)
	}
	set, err := ReadPhotoSet(folder)
	if err != nil {
		t.Fatal(err)
	}
	if len(set.Codes) != 1 || !set.Codes[0].Modules[0] || set.Codes[0].Modules[1] || len(set.Codes[0].Modules) != 441 {
		t.Errorf("the codes are %v", set.Codes)
	}
	if len(set.Photos) != 2 || len(set.Photos[0].Labels) != 0 || len(set.Photos[1].Labels) != 1 {
		t.Fatalf("the photographs are %v", set.Photos)
	}
	if l := set.Photos[1].Labels[0]; l.ID != "one" || l.Corners[2] != (vision.Point{X: 22, Y: 23}) {
		t.Errorf("the label is %v", l)
	}
	if len(set.Foreign) != 1 || filepath.Base(set.Foreign[0]) != "c.png" {
		t.Errorf("the foreign ones are %v", set.Foreign)
	}
	if err := os.WriteFile(filepath.Join(folder, "foreign", "truth.json"), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadPhotoSet(folder); err == nil || !strings.Contains(err.Error(), filepath.Join("foreign", "truth.json")) {
		t.Errorf("a torn truth file gives the error %v", err)
	}
}

// Shrinking keeps the mean of what falls into each pixel, also where the sides
// are no multiples.
func TestShrunkAveragesAreas(t *testing.T) {
	g := image.NewGray(image.Rect(0, 0, 5, 5))
	for y := range 5 {
		for x := range 5 {
			g.SetGray(x, y, color.Gray{uint8(50 * x)})
		}
	}
	half := Shrunk(g, .4) // 2.5 px become one
	if half.Rect.Dx() != 2 || half.Rect.Dy() != 2 {
		t.Fatalf("5 × 5 px become %v", half.Rect.Size())
	}
	// 0 + 50 + ½·100 of 2.5, and ½·100 + 150 + 200.
	for y := range 2 {
		if l, r := half.GrayAt(0, y).Y, half.GrayAt(1, y).Y; l != 40 || r != 160 {
			t.Errorf("row %d is %d, %d", y, l, r)
		}
	}
	if same := Shrunk(g, 1); string(same.Pix) != string(g.Pix) {
		t.Error("a picture of its own size is another")
	}
}

// A telephone's pixels lie as it was held; Exif says how.
func TestUprightTurnsAsExifSays(t *testing.T) {
	g := image.NewGray(image.Rect(0, 0, 3, 2))
	copy(g.Pix, []uint8{1, 2, 3, 4, 5, 6})
	for orientation, want := range map[int]string{
		1: "\x01\x02\x03\x04\x05\x06", 2: "\x03\x02\x01\x06\x05\x04", 3: "\x06\x05\x04\x03\x02\x01", 4: "\x04\x05\x06\x01\x02\x03",
		5: "\x01\x04\x02\x05\x03\x06", 6: "\x04\x01\x05\x02\x06\x03", 7: "\x06\x03\x05\x02\x04\x01", 8: "\x03\x06\x02\x05\x01\x04",
	} {
		if got := string(upright(g, orientation).Pix); got != want {
			t.Errorf("orientation %d gives %v, not %v", orientation, []byte(got), []byte(want))
		}
	}
	head := "\xff\xd8\xff\xe1\x00\x22Exif\x00\x00"
	for name, c := range map[string]struct {
		data string
		want int
	}{
		"little-endian": {head + "II*\x00\x08\x00\x00\x00\x02\x00\x00\x01\x03\x00\x01\x00\x00\x00\x05\x00\x00\x00\x12\x01\x03\x00\x01\x00\x00\x00\x06\x00\x00\x00", 6},
		"big-endian":    {head + "MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x08\x00\x00\x00\x00", 8},
		"torn":          {head + "II*\x00\x08\x00\x00\x00\x02\x00", 1},
		"far off":       {head + "II*\x00\xff\xff\xff\xff\x02\x00", 1},
		"no Exif":       {"\xff\xd8\xff\xdb", 1},
	} {
		if got := exifOrientation([]byte(c.data)); got != c.want {
			t.Errorf("%s: %d instead of %d", name, got, c.want)
		}
	}
}

// A frame and a bar are painted where they are said to be, turned with the code,
// and nothing on the code itself.
func TestRetouchPaintsAroundTheCode(t *testing.T) {
	g := image.NewGray(image.Rect(0, 0, 200, 200))
	for i := range g.Pix {
		g.Pix[i] = 200
	}
	p := Photo{Gray: g, Labels: []vision.Label{{ID: "a", Corners: vision.Quad{{X: 58, Y: 58}, {X: 142, Y: 58}, {X: 142, Y: 142}, {X: 58, Y: 142}}}}} // 4 px a module
	for _, r := range Retouches() {
		out := r.On(p).Gray
		if frame := out.GrayAt(100, 100-62).Y < 100; frame != strings.HasPrefix(r.Name, "in dark frames") {
			t.Errorf("%s: the frame is there: %v", r.Name, frame)
		}
		for gap, at := range map[string]int{"dark 2": 142 + 9, "dark 1 ": 142 + 5} {
			if bar := out.GrayAt(at, 100).Y < 100; bar != (strings.Contains(r.Name, gap) || gap == "dark 2" && strings.Contains(r.Name, "dark 1 ")) {
				t.Errorf("%s: at %d it is dark: %v", r.Name, at, bar)
			}
		}
		for y := 56; y < 144; y++ {
			for x := 56; x < 144; x++ {
				if out.GrayAt(x, y).Y != 200 {
					t.Fatalf("%s paints on the code, at %d, %d", r.Name, x, y)
				}
			}
		}
	}
}
