package printables

import (
	"image"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

// Every motif and every style of mats is drawn in a way of its own.
func TestMotifsAndMatsDiffer(t *testing.T) {
	seen := map[string]string{}
	differs := func(what string, img *image.RGBA, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		if other, ok := seen[string(img.Pix)]; ok {
			t.Errorf("%s and %s look alike", what, other)
		}
		seen[string(img.Pix)] = what
	}
	b := testBox()
	for _, m := range cards.Motifs() {
		b.Backs = []cards.Back{{Sign: cards.SignFlame, Tint: cards.TintRust, Motif: m}}
		img, err := Back(b, "", 1)
		differs(string(m), img, err)
	}
	for _, s := range append(cards.MatStyles(), "") {
		m := cards.Mat{Style: s, Piece: cards.Piece{ID: "mat", Kind: cards.Plate, Name: "Mat", W: 200, H: 150}}
		img, err := Face(m.Piece, &cards.Box{Mats: []cards.Mat{m}}, 1, nil)
		differs("the mat “"+string(s)+"”", img, err)
	}
}

// TestBackIsTheSameEitherWayUp looks at every figure, and at signs that are not
// the same upside down.
func TestBackIsTheSameEitherWayUp(t *testing.T) {
	for _, motif := range cards.Motifs() {
		t.Run(string(motif), func(t *testing.T) {
			b := testBox()
			b.Backs = []cards.Back{{Sign: cards.SignFlame, Tint: cards.TintRust, Motif: motif}}
			img := backOf(t, b, "")
			r := img.Bounds()
			if r.Dx() != 63*8 || r.Dy() != 88*8 {
				t.Fatalf("the back is %v", r)
			}
			// Means of squares of 0.5 mm, for a slanted edge is smoothed a little
			// differently upside down.
			const side, same = 4, 10
			lights := map[[3]int]bool{}
			for y := 0; y+side <= r.Dy(); y += side {
				for x := 0; x+side <= r.Dx(); x += side {
					c, d := mean(img, x, y, side), mean(img, r.Dx()-x-side, r.Dy()-y-side, side)
					lights[c] = true
					for i := range c {
						if apart := c[i] - d[i]; apart > same || apart < -same {
							t.Fatalf("turned round, the back differs at %d, %d: %v and %v", x, y, c, d)
						}
					}
				}
			}
			if len(lights) < 10 {
				t.Error("the back is blank")
			}
		})
	}
}

// TestDecksAreToldApartWithoutColour compares two decks' backs in grey, where
// they have the same colour too.
func TestDecksAreToldApartWithoutColour(t *testing.T) {
	b := testBox()
	b.Backs = []cards.Back{{Deck: "one", Sign: cards.SignStar, Tint: cards.TintLamp, Motif: cards.MotifStar}, {Deck: "two", Sign: cards.SignDrop, Tint: cards.TintLamp, Motif: cards.MotifStar}}
	one, two := grey(backOf(t, b, "one")), grey(backOf(t, b, "two"))
	differ := 0
	for i := range one.Pix {
		if d := int(one.Pix[i]) - int(two.Pix[i]); d > 60 || d < -60 {
			differ++
		}
	}
	if share := float64(differ) / float64(len(one.Pix)); share < 0.005 {
		t.Errorf("in grey the backs differ in %.2f %% of their picture only", 100*share)
	}
}

// mean is the colour of a square of side × side pixels.
func mean(img *image.RGBA, x0, y0, side int) (c [3]int) {
	for y := range side {
		for x := range side {
			p := img.RGBAAt(x0+x, y0+y)
			c[0], c[1], c[2] = c[0]+int(p.R), c[1]+int(p.G), c[2]+int(p.B)
		}
	}
	for i := range c {
		c[i] /= side * side
	}
	return c
}

func backOf(t *testing.T, b *cards.Box, deck string) *image.RGBA {
	t.Helper()
	img, err := Back(b, deck, 8)
	if err != nil {
		t.Fatal(err)
	}
	return img
}
