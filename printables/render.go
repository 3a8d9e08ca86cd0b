package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// render draws a sheet as a PDF.
func (s sheet) render(b *cards.Box) ([]byte, error) {
	d := newDocument(b.Title+" · "+s.title, short(b))
	for n, pg := range s.pages {
		d.page(pg.w, pg.h, pg.block, pg.bleed)
		if err := pg.render(pen{d, identity}, b); err != nil {
			return nil, fmt.Errorf("page %d of %s: %w", n+1, s.file, err)
		}
		strip(pen{d, identity}, pg, b, fmt.Sprintf("%s · page %d of %d", s.title, n+1, len(s.pages)))
	}
	return d.bytes()
}

// render draws the pieces of a page and its crop marks.
func (pg page) render(p pen, b *cards.Box) error {
	if pg.back {
		w, h := cardSize(b)
		for _, i := range pg.items {
			g := region{i.x, i.y, w, h}.grown(pg.bleed)
			p.fill(rect(g.x, g.y, g.w, g.h), look.Night)
		}
		for _, i := range pg.items {
			at := p.within(shift(i.x, i.y))
			at.clip(0, 0, w, h, func() { cardBack(at, w, h) })
		}
	}
	if !pg.back {
		for _, i := range pg.items {
			if err := face(p.within(shift(i.x, i.y)), i.piece, b); err != nil {
				return err
			}
		}
	}
	if pg.draw != nil {
		if err := pg.draw(p, b); err != nil {
			return err
		}
	}
	for _, c := range pg.cuts {
		p.stroke(segment(c.x0, c.y0, c.x1, c.y1), cutWidth, black)
	}
	return nil
}
