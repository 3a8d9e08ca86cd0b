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
	p.symbol(sign, 6, mid, min(7, 0.84*band), look.Ink)
	room := t.W - 13.5
	if t.Picture != "" {
		pic, err := emoji(t.Picture)
		if err != nil {
			return fmt.Errorf("the token %q: %w", t.Name, err)
		}
		size := min(7, 0.92*band)
		p.fill(circle(t.W-1-size/2, mid, size/2), look.Moon)
		p.picture(pic, t.W-1-size/2, mid, size*0.76)
		room -= size + 0.2
	}
	size := bold.fitted(t.Code, room, min(6.4, 0.86*band))
	if size < legible {
		return tooLong("the token", t.Code)
	}
	p.text(bold, t.Code, 11, mid+size*0.345, size, left, look.Ink)
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
