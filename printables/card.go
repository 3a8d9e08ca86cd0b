package printables

import (
	"fmt"
	"math"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// cardFace draws an object card: the object before the moon, its name, and in
// the dark foot the tag with the voice code beside it.
func cardFace(p pen, c cards.Piece) error {
	pic, err := emoji(c.Picture)
	if err != nil {
		return fmt.Errorf("the card %q: %w", c.Name, err)
	}
	foot := cardFoot(c)
	mid := c.W / 2
	name := foot - 3.6 // the name's baseline
	sky(p, 0, 0, c.W, foot)
	moonY := (name - 6.2) / 2
	moonR := moonY - 2.4
	p.glow(10, look.Dusk, look.Mix(look.Dusk, look.Mist, 0.35), func(t float64) *path {
		return circle(mid, moonY, moonR+3.2*(1-t))
	})
	p.fill(circle(mid, moonY, moonR), look.Moon)
	wood(p, 0, c.W, name+1.5, 21, moonR+2, mid, look.Fern, 7)
	p.picture(pic, mid, moonY, moonR*2*0.74)

	p.fill(rect(0, name-6.6, c.W, c.H-name+6.6), look.Night)
	p.text(display, c.Name, mid, name, display.fitted(c.Name, c.W-7, 6.6), middle, look.Moon)
	p.fill(rect(0, foot-0.6, c.W, c.H-foot+0.6), look.Ink)

	if c.Code != "" {
		tagLeft := mid - cards.TagMM/2
		p.text(bold, c.Code, tagLeft/2+0.6, c.H-4.6, 8.2, middle, look.Lamp)
	}
	fir(p, c.W-tagSide(c)/2, c.H-4.4, 10, look.Fern)
	return nil
}

// cardFoot is where the dark foot with the tag begins.
func cardFoot(c cards.Piece) float64 {
	if len(c.Tags) == 0 {
		return c.H * 0.62
	}
	return c.Tags[0].Y - cards.TagMM/2
}

// tagSide is the width beside a card's tag.
func tagSide(c cards.Piece) float64 { return (c.W - cards.TagMM) / 2 }

// cardBack draws the back of every card: the same either way up.
func cardBack(p pen, w, h float64) {
	p.fill(rect(0, 0, w, h), look.Night)
	for side := range 2 {
		half := p
		if side == 1 {
			half = p.within(shift(w, h).then(turn(180)))
		}
		for i := range 9 {
			x := w * (float64(i) + 0.5) / 9
			tall := 13 + 5*math.Cos(float64(i)*2.4)
			fir(half, x, h+0.5, tall+7, look.Pine)
		}
		for i := range 6 {
			x := w * (float64(i) + 0.5) / 6
			fir(half, x, h+0.5, 11+3*math.Sin(float64(i)*1.9), look.Fern)
		}
	}
	mid, centre := w/2, h/2
	for i := range 4 {
		r := 21.0 - 4.2*float64(i)
		p.stroke(circle(mid, centre, r), 0.35+0.12*float64(i), look.Alpha(look.Glow, 0.28+0.2*float64(i)))
	}
	p.fill(circle(mid, centre, 6), look.Glow)
	p.fill(circle(mid, centre, 4.6), look.Night)
	p.fill(circle(mid, centre, 2.2), look.Moon)
	p.stroke(rounded(2.6, 2.6, w-5.2, h-5.2, 3), 0.35, look.Alpha(look.Mist, 0.6))
}
