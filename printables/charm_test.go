package printables

import (
	"image"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// TestACardsCodeIsReadAtTheTable: its figures are 2.5 mm high and clear of a name in
// two lines.
func TestACardsCodeIsReadAtTheTable(t *testing.T) {
	const px = 20.0
	card := cards.Piece{ID: "forest-x", Kind: cards.Card, Code: "F01", Name: "Gypsy moth, Gypsy moth, Gypsy moth", W: 44, H: 68, Signs: []string{"🍀", "🍄"}, Tags: []cards.Tag{{Payload: "ABCDEFGHIJ", X: 22, Y: 14}}}
	img, err := Face(card, &cards.Box{}, px, nil)
	if err != nil {
		t.Fatal(err)
	}
	code, name := rowsOf(img, look.Lamp, 56*px), rowsOf(img, look.Moon, 62*px)
	if high := float64(code[1]-code[0]+1) / px; high < 2.5 {
		t.Errorf("the code is %.2f mm high", high)
	}
	if name[1] >= code[0] {
		t.Errorf("the name reaches down to %.2f mm, and the code begins at %.2f mm", float64(name[1])/px, float64(code[0])/px)
	}
}

// rowsOf are the first and the last row, from a row on, with a colour.
func rowsOf(img *image.RGBA, c look.Colour, from float64) [2]int {
	rows := [2]int{}
	for y := int(from); y < img.Rect.Dy(); y++ {
		for x := range img.Rect.Dx() {
			if at := img.RGBAAt(x, y); at.R == c.R && at.G == c.G && at.B == c.B {
				if rows[0] == 0 {
					rows[0] = y
				}
				rows[1] = y
			}
		}
	}
	return rows
}
