package printables

import (
	"fmt"
	"strings"
)

// paper is a size of sheet, upright, mm.
type paper struct {
	name, title string
	w, h        float64
}

var papers = []paper{
	{"a4", "A4", 210, 297},
	{"letter", "Letter", 215.9, 279.4},
}

// Papers lists the names that Options.Paper takes.
func Papers() []string {
	out := make([]string, len(papers))
	for i, p := range papers {
		out[i] = p.name
	}
	return out
}

func paperNamed(name string) (paper, error) {
	for _, p := range papers {
		if strings.EqualFold(p.name, name) {
			return p, nil
		}
	}
	return paper{}, fmt.Errorf("there is no paper called %q; choose %s", name, strings.Join(Papers(), " or "))
}

// box is a rectangle on a page, mm.
type region struct{ x, y, w, h float64 }

func (b region) grown(by float64) region { return region{b.x - by, b.y - by, b.w + 2*by, b.h + 2*by} }

// What every page keeps clear and carries, mm.
const (
	margin   = 5.0 // no printer in homes prints nearer to the edge
	stripH   = 5.3 // the line with the sheet's name and the ruler
	stripGap = 0.5
	cutGap   = 0.4 // between a piece and its crop mark
	cutLen   = 2.2
	cutWidth = 0.15
)

// room is where a block of pieces and the strip lie on a page.
type room struct {
	w, h  float64 // the page
	block region  // the pieces
	strip region
	side  bool // the strip runs up the right edge
}

// fit finds the page on which a block of w × h lies, with around mm of crop
// marks about it: upright if it can, with the strip below if it can, and the
// block in the page's middle if it can, where both sides of a sheet agree.
func (p paper) fit(w, h, around float64) (room, bool) {
	const need = stripGap + stripH
	for _, page := range []region{{w: p.w, h: p.h}, {w: p.h, h: p.w}} {
		freeW, freeH := page.w-2*(margin+around)-w, page.h-2*(margin+around)-h
		r := room{w: page.w, h: page.h, block: region{(page.w - w) / 2, (page.h - h) / 2, w, h}}
		switch {
		case freeW < 0 || freeH < 0:
			continue
		case freeH >= need:
			r.block.y = min(r.block.y, page.h-margin-need-around-h)
			r.strip = region{margin, page.h - margin - stripH, page.w - 2*margin, stripH}
			return r, true
		case freeW >= need:
			r.block.x = min(r.block.x, page.w-margin-need-around-w)
			r.strip = region{page.w - margin - stripH, margin, stripH, page.h - 2*margin}
			r.side = true
			return r, true
		}
	}
	return room{}, false
}
