package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// vellum is the ground that guides are read on: dark words on it cost the eye,
// and the printer, less than light words on the night.
var vellum = look.Mix(look.Moon, look.Paper, 0.4)

// guideFace draws a guide: its head in the night wood, its words on vellum.
func guideFace(p pen, g cards.Guide) error {
	var err error
	switch g.Form {
	case cards.RoleCard:
		err = roleCard(p, g)
	case cards.Reference:
		err = referencePage(p, g)
	default:
		err = ruleCard(p, g)
	}
	if err != nil {
		return fmt.Errorf("%q (%s): %w", g.Title, g.ID, err)
	}
	return nil
}

// seal is an owner's sign on a disc of her colour, as on her tokens.
func seal(p pen, o look.Owner, x, y, r float64) {
	p.fill(circle(x, y, r+0.7), look.Ink)
	p.fill(circle(x, y, r), o.Colour)
	p.symbol(o.Sign, x, y, 1.25*r, look.Ink)
}

// moonrise is a head of w × h: the night, the moon at (x, y) and the wood, whose
// trees are tall mm high.
func moonrise(p pen, w, h, x, y, r, tall float64) {
	sky(p, 0, 0, w, h)
	stars(p, 0, 0, w, h*0.75, int(w*h/70), 41)
	p.halo(x, y, r, r*1.9, 10, look.Mist, 0.05)
	wood(p, 0, w, h+1, tall, r*1.5, x, look.Mix(look.Fern, look.Dusk, 0.35), 7)
	p.fill(circle(x, y, r), look.Moon)
	wood(p, 0, w, h+2, tall*0.68, r*1.9, x, look.Pine, 23)
	p.fill(ridge(w, h-1.6, 1.4, h), look.Pine)
}

// portrait draws a guide's picture before the moon, or else its owner's sign.
func portrait(p pen, g cards.Guide, x, y, r float64) error {
	if g.Picture == "" {
		p.symbol(look.OwnerOf(g.Owner).Sign, x, y, r*1.2, look.Night)
		return nil
	}
	pic, err := emoji(g.Picture)
	if err != nil {
		return err
	}
	p.picture(pic, x, y, r*1.36)
	return nil
}

// roleCard draws who somebody is: her picture before the moon, her name on a
// band of her colour, and on vellum what she wants and does.
func roleCard(p pen, g cards.Guide) error {
	const w, h, head, band, rim = 96.0, 126.0, 37.0, 11.0, 3.0
	o := look.OwnerOf(g.Owner)
	p.fill(rect(0, 0, w, h), look.Night)
	p.clip(0, 0, w, head, func() { moonrise(p, w, head, w/2, 19, 15, 23) })
	if err := portrait(p, g, w/2, 19, 15); err != nil {
		return err
	}
	p.fill(rect(0, head, w, band), o.Colour)
	p.stroke(segment(0, head, w, head), 0.5, look.Ink)
	p.stroke(segment(0, head+band, w, head+band), 0.5, look.Ink)
	for _, x := range []float64{9, w - 9} {
		p.symbol(o.Sign, x, head+band/2, 7.6, look.Ink)
	}
	name, size, ok := display.within(p.say(g.Title), w-34, 7.6, readable, 1)
	if !ok {
		return errGuide
	}
	p.text(display, name[0], w/2, head+band/2+size*0.34, size, middle, look.Ink)
	top := head + band + rim
	p.fill(rounded(rim, top, w-2*rim, h-top-rim, 3), vellum)
	in := region{rim + 3.5, top + 3.6, w - 2*rim - 7, h - top - rim - 5.6}
	size = 3.7
	for ; size >= 2.8; size -= 0.05 {
		s := setting{p: p, size: size, accent: o.Colour}
		if s.column(g, in) <= in.y+in.h {
			s.draw = true
			s.column(g, in)
			return nil
		}
	}
	return errGuide
}

// ruleCard draws one rule on a card that may be drawn unseen.
func ruleCard(p pen, g cards.Guide) error {
	const w, h, head, rim = 63.0, 88.0, 17.0, 2.6
	o := look.OwnerOf(g.Owner)
	p.fill(rect(0, 0, w, h), look.Night)
	p.clip(0, 0, w, head, func() { moonrise(p, w, head, w-12, 8, 6, 9) })
	if err := portrait(p, g, w-12, 8, 6); err != nil {
		return err
	}
	name, size, ok := display.within(p.say(g.Title), w-28, 5.2, readable, 2)
	if !ok {
		return errGuide
	}
	y := 9.4 - float64(len(name)-1)*size*0.5
	for i, l := range name {
		p.text(display, l, 5, y+float64(i)*size*1.1, size, left, look.Moon)
	}
	p.fill(rounded(rim, head, w-2*rim, h-head-rim, 2.6), vellum)
	p.stroke(rounded(rim+1, head+1, w-2*rim-2, h-head-rim-2, 1.9), 0.35, dim(o.Colour, 0.75))
	low := h - rim - 3.6
	for i := len(g.Meters) - 1; i >= 0; i-- {
		meter(p, g.Meters[i], rim+4.5, low, w-2*rim-9, o)
		low -= 8.4
	}
	in := region{rim + 4.5, head + 5, w - 2*rim - 9, low - head - 5}
	if len(g.Parts) == 0 { // the rule alone, large, in the middle
		lines, at := largest(display, p.say(g.Lead), in.w, in.h, 6.6)
		if at < readable {
			return errGuide
		}
		y := in.y + (in.h-float64(len(lines))*at*1.18)/2 + at*0.9
		for i, l := range lines {
			p.text(display, l, w/2, y+float64(i)*at*1.18, at, middle, look.Ink)
		}
		return nil
	}
	for size = 3.5; size >= 2.6; size -= 0.05 {
		s := setting{p: p, size: size, accent: o.Colour}
		if s.column(g, in) <= in.y+in.h {
			s.draw = true
			s.column(g, in)
			return nil
		}
	}
	return errGuide
}

// largest breaks a text into lines in the largest size, at most size, in which
// they fill no more than w × h.
func largest(t *typeface, s string, w, h, size float64) (lines []string, at float64) {
	for at = size; at >= legible; at -= 0.1 {
		if lines = t.wrap(s, w, at); float64(len(lines))*at*1.18 <= h && t.widest(lines)*at <= w {
			break
		}
	}
	return lines, at
}

// meter shows so many of so many signs, with what they count above.
func meter(p pen, m cards.Meter, x, y, w float64, o look.Owner) {
	size := min(3.6, w/float64(max(m.Most, 1))-0.5)
	word := p.say(m.Word)
	p.text(bold, word, x, y-size-1, bold.fitted(word, w, 2.8), left, look.Dusk)
	for i := range m.Most {
		c := look.Mix(vellum, look.Mist, 0.55)
		if i < m.Value {
			c = look.Ink
		}
		at := x + size/2 + float64(i)*(size+0.5)
		if m.Sign == "" {
			if i < m.Value {
				p.write(circle(at, y-size/2, size*0.42), c)
			}
			p.stroke(circle(at, y-size/2, size*0.42), 0.25, look.Ink)
			continue
		}
		if i < m.Value {
			p.symbol(m.Sign, at, y-size/2, size, c)
		} else {
			p.stroke(symbolPath(m.Sign).through(shift(at-size/2, y-size).then(zoom(size/24))), 0.18, look.Mist)
		}
	}
}

// referencePage draws half a page of quick reference: three columns under a
// head with the moon.
func referencePage(p pen, g cards.Guide) error {
	const w, h, head, rim, gap = 194.0, 129.0, 18.0, 2.2, 4.4
	o := look.OwnerOf(g.Owner)
	p.fill(rect(0, 0, w, h), look.Night)
	p.clip(0, 0, w, head, func() { moonrise(p, w, head, 13, 9, 7.2, 5.4) })
	if err := portrait(p, g, 13, 9, 7.2); err != nil {
		return err
	}
	name, size, ok := display.within(p.say(g.Title), w-60, 7.2, readable, 1)
	lead, at, fits := bold.within(p.say(g.Lead), w-50, 3.8, readable, 1)
	low := 12.6 // the lead's first baseline
	if !fits {
		lead, at, fits = bold.within(p.say(g.Lead), w-50, 3.2, legible, 2)
		low = 11.6
	}
	if !ok || !fits {
		return errGuide
	}
	p.text(display, name[0], 25, 7.6, size, left, look.Moon)
	for i, l := range lead {
		p.text(bold, l, 25, low+float64(i)*at*1.15, at, left, look.Lamp)
	}
	if g.Owner != "" {
		seal(p, o, w-13, 9, 6)
	}
	p.fill(rect(0, head, w, 1.4), o.Colour)
	p.fill(rounded(rim, head+rim+1.4, w-2*rim, h-head-2*rim-1.4, 2.6), vellum)
	in := region{rim + 3, head + rim + 3.9, w - 2*rim - 6, h - head - 2*rim - 4.8}
	for _, how := range []struct {
		whole bool
		least float64
	}{{true, 3.2}, {false, 2.5}} {
		for size = 3.7; size >= how.least; size -= 0.05 {
			s := setting{p: p, size: size, accent: o.Colour}
			if cols, ok := s.columns(g.Parts, in, 3, gap, how.whole); ok {
				s.draw = true
				s.spread(cols, in, gap)
				return nil
			}
		}
	}
	return errGuide
}

// errGuide is what a guide is refused with that says too much.
var errGuide = fmt.Errorf("its words do not fit in letters that can be read at the table; say less")
