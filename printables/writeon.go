package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// paperPage is a page to write on, on white so that a pencil shows.
func paperPage(c cards.Paper, f format) page {
	r := f.whole()
	return page{room: r, title: c.Name, draw: func(p pen, b *cards.Box) error {
		writeOn(p.within(shift(r.block.x, r.block.y)), r.block.w, r.block.h, c, b)
		return nil
	}}
}

// writeOn draws the page, w × h: the head with its boxes and fields, the fold
// below it, and the ruled lines.
func writeOn(p pen, w, h float64, c cards.Paper, b *cards.Box) {
	const inset, box, gap, fold = 5.0, 15.0, 2.5, 58.0
	p.text(display, p.say(b.Title), inset, 12, 9, left, black)
	p.text(regular, p.say(c.Name), w-inset, 12, 5, right, black)
	x := inset
	for i := range c.Boxes {
		p.stroke(rounded(x, 19, box, box+3, 2), 0.4, black)
		p.text(regular, fmt.Sprint(i+1), x+1.8, 23, 2.8, left, look.Dusk)
		x += box + gap
	}
	p.text(bold, p.say(c.BoxesName), inset, 43, 4, left, black)
	for i, f := range c.Fields {
		f = p.say(f)
		y := 25 + 10.5*float64(i)
		p.text(bold, f, x+5, y, 4, left, black)
		_, ems := bold.set(f)
		p.stroke(segment(x+5+ems*4+2, y+0.6, w-inset, y+0.6), 0.25, black)
	}
	p.stroke(segment(0, fold, w, fold), 0.3, look.Dusk, 2, 1.5)
	p.text(regular, p.say("Fold back here"), w/2, fold-1.4, 2.8, middle, look.Dusk)

	text := p.say(c.Note)
	note := regular.wrap(text, w-2*inset, 3.6)
	low := h - float64(len(note))*3.6*leading - 2
	const top = fold + 5
	row := (low - top) / float64(c.Lines+1)
	const number = 11.0
	wide := (w - 2*inset - number) / float64(max(len(c.Columns), 1))
	for i, name := range c.Columns {
		name = p.say(name)
		at := inset + number + wide*float64(i)
		p.text(bold, name, at+wide/2, top+row*0.65, bold.fitted(name, wide-3, 4), middle, black)
		p.stroke(segment(at, top, at, low-1), 0.25, black)
	}
	for n := range c.Lines {
		y := top + row*float64(n+1)
		p.stroke(segment(inset, y, w-inset, y), 0.25, black)
		p.text(regular, fmt.Sprint(n+1), inset+number/2, y+row*0.65, 3.6, middle, look.Dusk)
	}
	p.stroke(rounded(inset, top, w-2*inset, low-1-top, 2), 0.4, black)
	p.lines(regular, text, inset, low+3.6, w-2*inset, 3.6, left, black)
}
