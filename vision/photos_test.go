package vision_test

import (
	"bytes"
	"image"
	"image/draw"
	_ "image/jpeg"
	_ "image/png"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/reach"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

const photos = "testdata/photos"

// photo is a picture with what lies in it.
type photo struct {
	name   string
	gray   *image.Gray
	labels []vision.Label
}

// album is all pictures of the folder.
func album(t testing.TB) []photo {
	t.Helper()
	files, err := os.ReadDir(photos)
	if err != nil {
		t.Fatal(err)
	}
	var out []photo
	for _, file := range files {
		ending := filepath.Ext(file.Name())
		if ending != ".jpg" && ending != ".jpeg" && ending != ".png" {
			continue
		}
		p := photo{name: strings.TrimSuffix(file.Name(), ending)}
		if p.gray, err = grayPicture(filepath.Join(photos, file.Name())); err != nil {
			t.Fatalf("%s: %v", file.Name(), err)
		}
		text, err := os.ReadFile(filepath.Join(photos, p.name+".txt"))
		if err != nil {
			t.Fatalf("%s has no labels: %v", file.Name(), err)
		}
		if p.labels, err = vision.ReadLabels(bytes.NewReader(text)); err != nil {
			t.Fatalf("%s: %v", p.name, err)
		}
		out = append(out, p)
	}
	return out
}

func grayPicture(path string) (*image.Gray, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	m, _, err := image.Decode(f)
	if err != nil {
		return nil, err
	}
	g := image.NewGray(image.Rect(0, 0, m.Bounds().Dx(), m.Bounds().Dy()))
	draw.Draw(g, g.Rect, m, m.Bounds().Min, draw.Src)
	return g, nil
}

// truth is what the labels say, for reach.Judge.
func (p photo) truth() (t tabletop.Truth) {
	for _, l := range p.labels {
		tag := tabletop.TagTruth{Payload: l.ID, Corners: l.Corners, Module: side(l.Corners) / cards.Modules}
		if l.Hidden {
			tag.Covered = 1
		}
		t.Tags = append(t.Tags, tag)
	}
	return t
}

// side is the mean side of a quad, px.
func side(q vision.Quad) float64 {
	sum := 0.
	for i, a := range q {
		b := q[(i+1)%4]
		sum += math.Hypot(b.X-a.X, b.Y-a.Y)
	}
	return sum / 4
}

// bookOf knows every tag in the album, and the tags of reach's tables.
func bookOf(t testing.TB, album []photo) *vision.Codebook {
	t.Helper()
	codes, err := reach.Codes(64)
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, c := range codes {
		known[c.ID] = true
	}
	for _, p := range album {
		for _, l := range p.labels {
			if known[l.ID] {
				continue
			}
			known[l.ID] = true
			m, err := cards.Encode(l.ID)
			if err != nil {
				t.Fatalf("the label %s of %s: %v", l.ID, p.name, err)
			}
			codes = append(codes, vision.Code{ID: l.ID, Modules: m[:]})
		}
	}
	book, err := vision.NewCodebook(codes)
	if err != nil {
		t.Fatal(err)
	}
	return book
}

// TestPhotos reads every picture of the folder by itself, knowing nothing of
// the others. Of all tags that can be seen a share must be read, of those in
// any one picture a smaller one, and none where there is none.
func TestPhotos(t *testing.T) {
	if *update {
		develop(t)
	}
	const floor, each = .94, .4
	album := album(t)
	book := bookOf(t, album)
	var all reach.Tally
	for _, p := range album {
		got := reach.Judge(p.truth(), 0, vision.NewReader(book).Read(vision.Frame{Gray: p.gray}))
		t.Logf("%-20s %d of %d, %d wrong", p.name, got.Read, got.Shown, got.Wrong)
		if got.Share() < each || got.Wrong > 0 || got.Shown == 0 {
			t.Errorf("in %s, %d of %d tags are read, %d wrongly", p.name, got.Read, got.Shown, got.Wrong)
		}
		all.Add(got)
	}
	if all.Share() < floor || all.Shown < 150 {
		t.Errorf("%d of %d tags are read (%.3f), where %.2f of 150 and more are expected", all.Read, all.Shown, all.Share(), floor)
	}
}
