package printables

import (
	"context"
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// white is the paper itself.
var white = look.Paper

// render draws a sheet as a PDF and tells of each page that is done.
func (s sheet) render(ctx context.Context, b *cards.Box, f format, done func()) ([]byte, error) {
	d := newDocument(f.say(b.Title)+" · "+f.say(s.title), short(f.style, b))
	d.twoSided = s.twoSided()
	for n, pg := range s.pages {
		if ctx.Err() != nil {
			return nil, errCancelled
		}
		trim := pg.block
		if pg.behind {
			trim.x, trim.y = trim.x+f.offset.X, trim.y+f.offset.Y
		}
		d.page(pg.w, pg.h, trim, pg.bleed)
		if err := s.draw(pen{d, identity, f.style}, n, b, f); err != nil {
			return nil, err
		}
		done()
	}
	return d.bytes()
}

// draw draws a page on any canvas. The other side of a page is moved as the
// printer wants it.
func (s sheet) draw(p pen, n int, b *cards.Box, f format) error {
	pg := s.pages[n]
	if pg.behind {
		p = p.within(shift(f.offset.X, f.offset.Y))
	}
	if err := pg.render(p, b); err != nil {
		return fmt.Errorf("page %d of %s: %w", n+1, s.file, err)
	}
	strip(p, pg, b, s.heading(f.style, n))
	return nil
}

// render draws the pieces of a page and its crop marks.
func (pg page) render(p pen, b *cards.Box) error {
	// With their bleed first, then without: no card's bleed lies on another.
	for _, bleed := range []float64{pg.bleed, 0} {
		for _, i := range pg.backs {
			w, h, back := i.piece.W, i.piece.H, b.BackOf(i.piece.Deck)
			own := bleed / i.at.scale()
			name := fmt.Sprintf("back %s %g %g %g", back.Deck, w, h, own)
			p.within(i.at.then(shift(-own, -own))).stamp(name, w+2*own, h+2*own, func(p pen) {
				cardBack(p.within(shift(own, own)), w, h, own, back)
			})
		}
	}
	if pg.bleed > 0 {
		for _, i := range pg.fronts {
			if err := rim(p.within(i.at), i.piece, b, pg.bleed/i.at.scale()); err != nil {
				return err
			}
		}
	}
	for _, i := range pg.fronts {
		if err := face(p.within(i.at), i.piece, b); err != nil {
			return err
		}
	}
	if pg.draw != nil {
		if err := pg.draw(p, b); err != nil {
			return err
		}
	}
	for _, c := range pg.folds {
		line := segment(c.x0, c.y0, c.x1, c.y1)
		p.stroke(line, 2*cutWidth, look.Paper)
		p.stroke(line, cutWidth, black, 1.4, 1)
	}
	for _, c := range pg.cuts {
		p.stroke(segment(c.x0, c.y0, c.x1, c.y1), cutWidth, black)
	}
	return nil
}
