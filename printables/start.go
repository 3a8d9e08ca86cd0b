package printables

import "github.com/grovewatch/grovewatch/cards"

// startSheet is the page to read first: what to print, how to cut and fold,
// and the credits in full.
func startSheet(file string, p paper) sheet {
	r := room{w: p.w, h: p.h, block: region{margin, margin, p.w - 2*margin, p.h - 3*margin - stripH},
		strip: region{margin, p.h - margin - stripH, p.w - 2*margin, stripH}}
	return sheet{file, "Start here", []page{{room: r, draw: func(p pen, b *cards.Box) error {
		return nil
	}}}}
}
