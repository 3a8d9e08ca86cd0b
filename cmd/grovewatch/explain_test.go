package main

import (
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/vision"
)

// candidates are one of each outcome, and worse looks at the tag that was read.
func candidates() []vision.Candidate {
	return []vision.Candidate{
		{Corners: quad(30, 30), Refused: vision.NoCode},
		{Corners: quad(200, 31), Best: "OTHER", Second: "TAG", Score: .4, Margin: .05, Refused: vision.NotOurs},
		{Corners: quad(33, 29), Best: "TAG", Second: "OTHER", Score: .7, Margin: .1, Refused: vision.Uncertain},
		{Corners: quad(30, 30), Best: "TAG", Second: "OTHER", Score: .97, Margin: .6},
		{Corners: quad(30, 200), Refused: vision.NoCode},
		{Corners: quad(200, 200), Refused: vision.NoFit},
		{Corners: quad(500, 100), Best: "TAG", Second: "OTHER", Score: .5, Margin: .3, Refused: vision.Faint},
		{Corners: quad(400, 200), Best: "TAG", Second: "OTHER", Score: .7, Margin: -.1, Refused: vision.Uncertain},
	}
}

func TestOneFindingASquareTheBestFirst(t *testing.T) {
	found := findings(candidates(), strings.ToLower)
	var got []vision.Refusal
	for _, f := range found {
		got = append(got, f.Refused)
	}
	if want := []vision.Refusal{"", vision.Uncertain, vision.Faint, vision.NotOurs, vision.NoFit, vision.NoCode}; !slices.Equal(got, want) {
		t.Errorf("the findings are %q, not %q", got, want)
	}
	if f := found[0]; f.best != "tag" || f.second != "other" || f.Score != .97 {
		t.Errorf("what was read is %+v", f)
	}
	for i, want := range map[int]string{
		1: "2.0 px per module: most like tag, 0.70; other 0.80",
		4: "2.0 px per module: the code's outline could not be fitted",
	} {
		if got := found[i].sentence(); got != want {
			t.Errorf("it says %q, not %q", got, want)
		}
	}
}

// Every finding has its outline in its own colour on the picture, and the
// panel stands beside it.
func TestTheExplainedPictureShowsEveryFinding(t *testing.T) {
	g := image.NewGray(image.Rect(0, 0, 640, 360))
	for i := range g.Pix {
		g.Pix[i] = 120
	}
	found := findings(candidates(), strings.ToLower)
	img, err := drawExplained(vision.Frame{Gray: g}, "table.jpg", "1 tag", found)
	if err != nil {
		t.Fatal(err)
	}
	k := enlargement(g.Rect.Size(), found)
	if got := img.Rect.Dx(); got <= int(640*k) || img.Rect.Dy() < int(360*k) {
		t.Fatalf("the picture of %v px is enlarged %g times with its panel", img.Rect.Size(), k)
	}
	for _, f := range found {
		near := 0
		q := around21(f.Corners, k)
		for x := int(q[0].X); x < int(q[1].X); x++ {
			for d := -4; d <= 4; d++ {
				if c := img.RGBAAt(x, int(q[0].Y)+d); look.Colour(c) == f.colour {
					near++
				}
			}
		}
		if near < 10 {
			t.Errorf("the outline of what was %q has %d px of its colour", f.words, near)
		}
	}
	panel := 0
	for y := range img.Rect.Dy() {
		for x := int(640 * k); x < img.Rect.Dx(); x++ {
			if look.Colour(img.RGBAAt(x, y)) == look.Moon {
				panel++
			}
		}
	}
	if panel < 1000 {
		t.Errorf("the panel has %d px of writing", panel)
	}
}
