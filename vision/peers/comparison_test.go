package main

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/vision/benchmark"
)

// Where cards are packed their tags stay in view, at the size that the
// column says.
func TestFilmCrowdedTablesShowTheirTags(t *testing.T) {
	px := sizes[len(sizes)-1]
	for _, s := range benchmark.Settings(1920, 1080, px, 3)[1:] {
		s.Camera.Gray, s.Camera.Quality = true, 0
		scene, err := s.Lay()
		if err != nil {
			t.Fatal(err)
		}
		if err := layInRows(scene); err != nil {
			t.Fatal(err)
		}
		_, truth, err := scene.Shoot()
		if err != nil {
			t.Fatal(err)
		}
		shown, sum := 0, 0.
		for _, tag := range truth.Tags {
			if tag.Visible() {
				shown++
				sum += tag.Module
			}
		}
		if lie := len(scene.World.Loose); shown < lie-1 || shown < 20 || shown > 40 {
			t.Errorf("%d of %d tags are in view", shown, lie)
		}
		if mean := sum / float64(shown); mean < .95*px || mean > 1.05*px {
			t.Errorf("the tags have %.2f px per module instead of %g", mean, px)
		}
	}
}

// A small contest of ours alone gives a row for each way of reading, with no
// wrong reading, and the table holds them.
func TestFilmTheTableHoldsEveryReader(t *testing.T) {
	before := sizes
	defer func() { sizes = before }()
	sizes = []float64{2}
	book, err := benchmark.Book(codebookSize)
	if err != nil {
		t.Fatal(err)
	}
	readers := ours(book)
	c, err := compare(readers, conditions{name: "Test"}, 640, 360, 1)
	if err != nil {
		t.Fatal(err)
	}
	if c.pictures != 1 || c.minTags < 1 || c.minTags != c.maxTags {
		t.Errorf("one table gave %d pictures with %d to %d tags", c.pictures, c.minTags, c.maxTags)
	}
	for i, r := range c.results {
		want := c.minTags
		if got := r.tallies[0]; r.name != readers[i].name || got.Shown != want || got.Read == 0 || got.Wrong > 0 || r.pictures == 0 || r.wall <= 0 {
			t.Errorf("%s read %+v of %d tags in %v", r.name, got, want, r.wall)
		}
	}
	text := c.String()
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) != 5+len(readers) || strings.Count(lines[3], "|") != strings.Count(lines[len(lines)-1], "|") {
		t.Errorf("the table is\n%s", text)
	}
}

func TestPercentRoundsDown(t *testing.T) {
	for share, want := range map[float64]string{1: "100", .9999: "99.9", .123: "12", 0: "0"} {
		if got := percent(share); got != want {
			t.Errorf("%v is %s %%, not %s", share, got, want)
		}
	}
}
