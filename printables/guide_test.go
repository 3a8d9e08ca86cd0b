package printables

import (
	"bytes"
	"errors"
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

// testGuides are one of each form, with all that a guide can have.
func testGuides() []cards.Guide {
	parts := []cards.Part{
		{Sign: cards.SignRound, Word: "On a turn", Steps: true, Lines: []string{"Do one thing.", "Then do the other thing, which takes some more words to tell."}},
		{Sign: cards.SignStar, Word: "In numbers", Rows: [][]string{{"Trust", "Draw"}, {"1", "two"}, {"2", "none at all"}}},
		{Lines: []string{"A last word."}},
	}
	return []cards.Guide{
		{ID: "a-role", Form: cards.RoleCard, Title: "Somebody", Lead: "Win.", Owner: "kid", Picture: "👧", Parts: parts},
		{ID: "a-page", Form: cards.Reference, Title: "Somebody", Lead: "Win.", Owner: "kid", Parts: parts},
		{ID: "a-rule", Form: cards.RuleCard, Title: "A rule", Lead: "It is so.", Deck: "rules", Meters: []cards.Meter{{Sign: cards.SignShip, Word: "Hard", Value: 2, Most: 3}, {Word: "Of ten", Value: 4, Most: 10}}},
		{ID: "a-law", Form: cards.RuleCard, Title: "A law", Lead: "It is so.", Parts: parts},
	}
}

func drawnGuide(t *testing.T, g cards.Guide, word func(string) string) (*image.RGBA, error) {
	t.Helper()
	w, h := g.Form.Size()
	r := newRaster(w, h, 3)
	err := guideFace(pen{r, identity, style{word: word}}, g)
	return r.img, err
}

// TestEveryWordOfAGuideIsTranslated draws each guide in a language in which
// all sentences are the same, and a guide that has other words: nothing differs.
func TestEveryWordOfAGuideIsTranslated(t *testing.T) {
	for _, g := range testGuides() {
		asked := map[string]bool{}
		one, err := drawnGuide(t, g, func(s string) string { asked[s] = true; return "ord" })
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range g.Sentences() {
			if !asked[s] {
				t.Errorf("%s: %q is printed as it is", g.ID, s)
			}
		}
		for s := range asked {
			if s != "" && !slices.Contains(g.Sentences(), s) {
				t.Errorf("%s: %q is printed and not among its sentences", g.ID, s)
			}
		}
		other := g
		other.Title += " else"
		other.Parts = slices.Clone(g.Parts)
		for i := range other.Parts {
			other.Parts[i].Lines = slices.Clone(other.Parts[i].Lines)
			for k := range other.Parts[i].Lines {
				other.Parts[i].Lines[k] += " Else."
			}
		}
		two, err := drawnGuide(t, other, func(string) string { return "ord" })
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(one.Pix, two.Pix) {
			t.Errorf("%s: some words pass no translation", g.ID)
		}
	}
}

// TestAGuideThatSaysTooMuchIsRefused lets guides grow until they no longer fit
// in letters that can be read.
func TestAGuideThatSaysTooMuchIsRefused(t *testing.T) {
	for _, g := range testGuides() {
		fits := 0
		for ; fits < 400; fits++ {
			if _, err := drawnGuide(t, g, nil); err != nil {
				if !errors.Is(err, errGuide) || !strings.Contains(err.Error(), g.Title) {
					t.Errorf("%s: refused without its name: %v", g.ID, err)
				}
				break
			}
			if len(g.Parts) == 0 {
				g.Lead += " And some more words to make it long."
				continue
			}
			g.Parts = append(slices.Clone(g.Parts), cards.Part{Word: "More", Lines: []string{"And some more words to make it long."}})
		}
		if fits == 0 || fits == 400 {
			t.Errorf("%s: takes %d more parts", g.ID, fits)
		}
	}
}

// TestGuidesKeepToTheirPaper looks for ink beyond a guide's edges: words that
// are measured are drawn where they were measured.
func TestGuidesKeepToTheirPaper(t *testing.T) {
	for _, g := range testGuides() {
		for range 12 {
			if len(g.Parts) > 0 {
				g.Parts = append(slices.Clone(g.Parts), g.Parts[0])
			}
		}
		w, h := g.Form.Size()
		const around, k = 20.0, 3
		r := newRaster(w+2*around, h+2*around, k)
		p := pen{r, shift(around, around), style{}}
		var err error
		for err = guideFace(p, g); err != nil && len(g.Parts) > 0; err = guideFace(p, g) {
			g.Parts = g.Parts[:len(g.Parts)-1]
			clear(r.img.Pix)
		}
		if err != nil {
			t.Fatal(err)
		}
		b := r.img.Rect
		for y := range b.Max.Y {
			for x := range b.Max.X {
				out := y < around*k-2 || y > int((around+h)*k)+1
				if _, _, _, a := r.img.At(x, y).RGBA(); a > 0 && out {
					t.Fatalf("%s: ink %d, %d pixels off", g.ID, x, y)
				}
			}
		}
	}
}

func TestLongNamesAreBrokenOrRefused(t *testing.T) {
	b := testBox()
	for _, c := range []struct {
		name string
		fits bool
	}{
		{"Watch", true},
		{"An unusually long name for one card", true},
		{"Donaudampfschifffahrtsgesellschaft", true},
		{strings.Repeat("Donaudampfschifffahrt", 4), false},
		{strings.Repeat("far too many words ", 60), false},
	} {
		for _, picture := range []string{"⌚", ""} {
			p := b.Deck[0]
			p.Name, p.Picture = c.name, picture
			_, err := Face(p, b, 3, nil)
			if c.fits && err != nil {
				t.Errorf("%q is refused: %v", c.name, err)
			}
			if !c.fits && (err == nil || !strings.Contains(err.Error(), c.name)) {
				t.Errorf("%q is not refused by its name: %v", c.name, err)
			}
		}
	}
}
