package printables

import (
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

func TestHelpCardsLieFourToAPage(t *testing.T) {
	long := cards.Help{Title: "Help", Copies: 6}
	for range 20 {
		long.Parts = append(long.Parts, cards.HelpPart{Word: "A long word here", Text: "So much text that the letters of the whole card have to shrink until all of it is on the card, down to its end."})
	}
	for _, p := range papers {
		pages, err := helpPages([]cards.Help{long, {Title: "More", Copies: 1}}, p)
		if err != nil || len(pages) != 2 {
			t.Fatalf("%s: %d pages: %v", p.name, len(pages), err)
		}
		r := newRaster(p.w, p.h, 2)
		if err := pages[1].draw(pen{r, identity}, nil); err != nil {
			t.Fatal(err)
		}
		// Three of the page's four places are taken, the last is bare.
		b := pages[1].block
		for i := range 4 {
			x, y := b.x+float64(i%2)*helpW+1, b.y+float64(i/2)*helpH+helpH/2
			_, _, _, a := r.img.At(int(x*2), int(y*2)).RGBA()
			c := r.img.RGBAAt(int(x*2), int(y*2))
			if dark := a > 0 && c.R < 80; dark != (i < 3) {
				t.Errorf("%s: place %d is printed: %v", p.name, i, dark)
			}
		}
	}
}
