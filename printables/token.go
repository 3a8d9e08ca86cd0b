package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// tokenFace draws a token or marker: the tag above, and below it a band in the
// owner's colour with her symbol and the code, and the picture that cards of
// the same sort have.
func tokenFace(p pen, t cards.Piece) error {
	sign, colour := SignOf(t)
	p.fill(rect(0, 0, t.W, t.H), look.Ink)
	top := t.W
	p.fill(rect(0, top, t.W, t.H-top), colour)
	mid := top + (t.H-top)/2
	band := t.H - top
	const edge = 1.2
	mark := min(7, 0.84*band)
	p.symbol(sign, edge+mark/2, mid, mark, look.Ink)
	start := edge + mark + 1
	room := t.W - start - edge
	if t.Picture != "" {
		pic, err := emoji(t.Picture)
		if err != nil {
			return fmt.Errorf("the token %q: %w", t.Name, err)
		}
		size := min(7, 0.92*band)
		p.fill(circle(t.W-edge-size/2, mid, size/2), look.Moon)
		p.picture(pic, t.W-edge-size/2, mid, size*0.8)
		room -= size + 0.8
	}
	size := bold.fitted(t.Code, room, min(6.4, 0.86*band))
	if t.Code != "" && size < figure {
		return tooLong("the token", t.Code)
	}
	p.text(bold, t.Code, start, mid+size*0.345, size, left, look.Ink)
	return nil
}

// SignOf is the symbol and the colour of a piece: its own, or its owner's.
func SignOf(t cards.Piece) (cards.Sign, look.Colour) {
	o := look.OwnerOf(t.Owner)
	if t.Sign != "" {
		o.Sign = t.Sign
	}
	if t.Tint != "" {
		o.Colour = look.Tint(t.Tint)
	}
	return o.Sign, o.Colour
}
