package printables

import "github.com/grovewatch/grovewatch/cards"

// paper is a size of sheet, upright, mm.
type paper struct {
	name, title string
	w, h        float64
}

// papers are the pages that a box is checked to fit.
func papers() []paper {
	var out []paper
	for _, p := range cards.Pages() {
		out = append(out, paper{p.Name, p.Title, p.W, p.H})
	}
	return out
}

// Papers lists the names that Options.Paper takes.
func Papers() []string {
	var out []string
	for _, p := range papers() {
		out = append(out, p.name)
	}
	return out
}

// turned is the paper lying on its side.
func (p paper) turned() paper {
	p.w, p.h = p.h, p.w
	return p
}

// What every page keeps clear and carries, mm.
const (
	margin   = cards.PageMargin
	stripGap = 0.5
	stripH   = cards.PageStrip - stripGap // the line with the sheet's name and the ruler
	cutGap   = 0.4                        // between a piece, with its bleed, and its crop mark
	cutLen   = 2.2
	cutWidth = 0.15
)

// room is where a block of pieces and the strip lie on a page.
type room struct {
	w, h  float64 // the page
	block region  // the pieces
	strip region
	side  bool // the strip runs up the right edge, or the left one of a page of backs
}

// room finds where a block of w × h lies, with around mm of bleed and crop
// marks about it: with the strip below if it can, and the block in the page's
// middle if it can.
func (p paper) room(w, h, around float64) (room, bool) {
	const need, slack = stripGap + stripH, 1e-9
	freeW, freeH := p.w-2*(margin+around)-w, p.h-2*(margin+around)-h
	r := room{w: p.w, h: p.h, block: region{(p.w - w) / 2, (p.h - h) / 2, w, h}}
	switch {
	case freeW < -slack || freeH < -slack:
	case freeH >= need-slack:
		r.block.y = min(r.block.y, p.h-margin-need-around-h)
		r.strip = region{margin, p.h - margin - stripH, p.w - 2*margin, stripH}
		return r, true
	case freeW >= need-slack:
		r.block.x = min(r.block.x, p.w-margin-need-around-w)
		r.strip = region{p.w - margin - stripH, margin, stripH, p.h - 2*margin}
		r.side = true
		return r, true
	}
	return room{}, false
}

// fit finds a page for a block, upright if it can.
func (p paper) fit(w, h, around float64) (room, bool) {
	if r, ok := p.room(w, h, around); ok {
		return r, true
	}
	return p.turned().room(w, h, around)
}

// whole is an upright page that one block fills to its margins.
func (p paper) whole() room {
	r, _ := p.room(p.w-2*margin, p.h-2*margin-stripH-stripGap, 0)
	return r
}

// behind is the other side of the page, flipped on its long edge.
func (r room) behind() room {
	r.block.x = r.w - r.block.x - r.block.w
	r.strip.x = r.w - r.strip.x - r.strip.w
	return r
}
