package vision_test

import (
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/benchmark"
)

const photos = "testdata/photos"

// bookOf knows every tag in the photographs and on the benchmark's tables.
func bookOf(t testing.TB, album []benchmark.Photo) *vision.Codebook {
	t.Helper()
	codes, err := benchmark.Codes(64)
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, c := range codes {
		known[c.ID] = true
	}
	for _, p := range album {
		for _, l := range p.Labels {
			if known[l.ID] {
				continue
			}
			known[l.ID] = true
			m, err := cards.Encode(l.ID)
			if err != nil {
				t.Fatalf("the label %s of %s: %v", l.ID, p.Name, err)
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
	album, err := benchmark.Photos(photos)
	if err != nil {
		t.Fatal(err)
	}
	book := bookOf(t, album)
	var all benchmark.Tally
	for _, p := range album {
		got := benchmark.Score(p.Truth(), 0, vision.NewReader(book).Read(vision.Frame{Gray: p.Gray}))
		t.Logf("%-20s %d of %d, %d wrong", p.Name, got.Read, got.Shown, got.Wrong)
		if got.Share() < each || got.Wrong > 0 || got.Shown == 0 {
			t.Errorf("in %s, %d of %d tags are read, %d wrongly", p.Name, got.Read, got.Shown, got.Wrong)
		}
		all.Add(got)
	}
	if all.Share() < floor || all.Shown < 150 {
		t.Errorf("%d of %d tags are read (%.3f), where %.2f of 150 and more are expected", all.Read, all.Shown, all.Share(), floor)
	}
}
