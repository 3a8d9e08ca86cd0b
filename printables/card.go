package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// cardFace draws an object card: the object before the moon, its name on the
// forest floor, and in the dark foot the tag with the voice code beside it. A
// card without a picture has its name before the moon.
func cardFace(p pen, c cards.Piece) error {
	if len(c.Signs) > 0 {
		return charmFace(p, c)
	}
	pic, err := pictureOf(c)
	if err != nil {
		return err
	}
	if pic == nil {
		return nameFace(p, c)
	}
	mid, foot := c.W/2, cardFoot(c)
	low := foot - 3.4 // the name's baseline
	floor := low - 7.2
	moonY := floor/2 + 0.2
	moonR := moonY - 2.2
	p.stamp(fmt.Sprintf("night %g %g %g", c.W, c.H, foot), c.W, c.H, func(p pen) {
		moonlight(p, c.W, c.H, floor, foot, moonY, moonR)
	})
	p.picture(pic, mid, moonY, moonR*2*0.78)
	if err := titled(p, "the card", p.called(c), mid, low, c.W-2*nameMargin, nameSize, look.Moon); err != nil {
		return err
	}
	return beside(p, c)
}

// The room for the name on an object card: its width, and the largest letters.
const (
	nameMargin = 3.0
	nameSize   = 6.6
)

// nameLines breaks a piece's name into one line or, smaller, into two.
func nameLines(name string, w, size float64) (lines []string, at float64, ok bool) {
	if lines, at, ok = display.within(name, w, size, 0.72*size, 1); ok {
		return lines, at, ok
	}
	return display.within(name, w, 0.72*size, legible, 2)
}

// titled writes a piece's name in one line or, smaller, in two, with the last
// baseline at y.
func titled(p pen, what, name string, x, y, w, size float64, c look.Colour) error {
	if name == "" {
		return nil
	}
	lines, at, ok := nameLines(name, w, size)
	if !ok {
		return tooLong(what, name)
	}
	if len(lines) == 2 {
		y += at * 0.35
		p.text(display, lines[0], x, y-at*1.1, at, middle, c)
	}
	p.text(display, lines[len(lines)-1], x, y, at, middle, c)
	return nil
}

// beside draws what stands in the foot beside the tag: the voice code on the
// left, on the right the card's sign with its marks above, or else a fir.
func beside(p pen, c cards.Piece) error {
	side := (c.W - cards.TagMM) / 2
	x, y := c.W-side/2-0.4, c.H-4.7
	if c.Code != "" {
		if size := bold.fitted(c.Code, side-1, 8); size >= figure {
			p.text(bold, c.Code, side/2, y, size, middle, look.Lamp)
		} else { // it reads upwards along the tag
			size := bold.fitted(c.Code, cards.TagMM, 4)
			p.within(shift(side/2, c.H-3.5).then(turn(-90))).text(bold, c.Code, 0, size*0.35, size, left, look.Lamp)
		}
	}
	if c.Sign == "" {
		fir(p, x, y+0.2, 9, look.Moss)
		y -= 10.4
	} else {
		size := min(side-1.4, 9)
		p.symbol(c.Sign, x, y+0.4-size/2, size, look.Tint(c.Tint))
		y -= size + 1.2
	}
	for _, m := range c.Marks {
		if m.Text != "" {
			word := p.say(m.Text)
			size := bold.fitted(word, side-1, 3.4)
			if size < legible {
				return tooLong("the card", m.Text)
			}
			p.text(bold, word, x, y, size, middle, look.Moon)
			y -= 4
		}
	}
	return nil
}

// nameFace draws a card whose name is its picture, such as a digit.
func nameFace(p pen, c cards.Piece) error {
	mid, foot := c.W/2, cardFoot(c)
	moonY := foot / 2
	moonR := moonY - 1.6
	p.stamp(fmt.Sprintf("name %g %g %g", c.W, c.H, foot), c.W, c.H, func(p pen) {
		moonlight(p, c.W, c.H, foot-4, foot, moonY, moonR)
	})
	lines, size := largest(display, p.called(c), 1.7*moonR, 1.9*moonR, 1.6*moonR)
	if size < legible {
		return tooLong("the card", c.Name)
	}
	y := moonY + 0.35*size - 0.55*size*float64(len(lines)-1)
	for i, l := range lines {
		p.text(display, l, mid, y+1.1*size*float64(i), size, middle, look.Night)
	}
	return beside(p, c)
}

// moonlight is the ground of every object card, w × h: the moon over the wood,
// the forest floor from floor on, and below foot the dark.
func moonlight(p pen, w, h, floor, foot, moonY, moonR float64) {
	mid := w / 2
	sky(p, 0, 0, w, floor+6)
	stars(p, 0, 0, w, floor-8, 26, 11)
	p.glow(14, look.Mix(look.Night, look.Dusk, 0.6), look.Mix(look.Dusk, look.Mist, 0.45), func(t float64) *path {
		return circle(mid, moonY, moonR+5*(1-t))
	})
	p.fill(circle(mid, moonY, moonR), look.Moon)
	wood(p, 0, w, floor+2.5, 25, moonR+1, mid, look.Mix(look.Fern, look.Dusk, 0.35), 7)
	wood(p, 0, w, floor+4, 19, moonR+4, mid, look.Pine, 23)
	p.shade(12, look.Pine, look.Ink, func(t float64) *path { return ridge(w, floor+(foot-floor-1)*t, 2.4*(1-t), h) })
}

// cardFoot is where the dark foot with the tag begins.
func cardFoot(c cards.Piece) float64 {
	if len(c.Tags) == 0 {
		return c.H * 0.62
	}
	return c.Tags[0].Y - cards.TagMM/2
}

// ridge is the ground from y down to the bottom, w wide, higher by rise at its
// two ends.
func ridge(w, y, rise, bottom float64) *path {
	return new(path).move(0, y-rise).
		curve(w*0.3, y+rise*0.6, w*0.7, y+rise*0.6, w, y-rise).
		line(w, bottom).line(0, bottom).close()
}
