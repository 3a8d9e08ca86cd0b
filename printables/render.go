package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
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
		// With their bleed first, then without: no card's bleed lies on another.
		for _, bleed := range []float64{pg.bleed, 0} {
			for _, i := range pg.items {
				w, h, back := i.piece.W, i.piece.H, b.BackOf(i.piece.Deck)
				name := fmt.Sprintf("back %s %g %g %g", back.Deck, w, h, bleed)
				p.within(shift(i.x-bleed, i.y-bleed)).stamp(name, w+2*bleed, h+2*bleed, func(p pen) {
					cardBack(p.within(shift(bleed, bleed)), w, h, bleed, back)
				})
			}
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
