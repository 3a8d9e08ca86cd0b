package printables

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// roof draws the top of a shield, around its tag.
func roof(p pen, s cards.Piece) {
	p.fill(rect(0, 0, s.W, s.H), look.Night)
	stars(p, 0, 0, s.W, s.H, 60, 5)
	o := look.OwnerOf(s.Owner)
	for i := range 4 {
		inset := 3 + 2.2*float64(i)
		p.stroke(rounded(inset, inset, s.W-2*inset, s.H-2*inset, 7-float64(i)), 0.5, look.Alpha(o.Colour, 0.85-0.2*float64(i)))
	}
	p.symbol(o.Symbol, s.W*0.19, s.H/2, 22, o.Colour)
	p.symbol(look.Eye, s.W*0.81, s.H/2, 22, o.Colour)
}
