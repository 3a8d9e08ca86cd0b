package printables

import "github.com/grovewatch/grovewatch/cards"

// bleeds are how far pictures may go on beyond their edges, mm, the best first.
var bleeds = []float64{3, 2.5, 2, 1.5}

// bleeding is the grid that holds the most pieces with bleed between them, and
// of those the one with the most bleed; with none where not even one fits.
func (p paper) bleeding(w, h float64) grid {
	var best grid
	for _, b := range bleeds {
		if g := p.most(w, h, b, false); g.cols*g.rows > best.cols*best.rows {
			best = g
		}
	}
	if best.cols == 0 {
		return p.most(w, h, 0, true)
	}
	return best
}

// rim draws how a piece's face goes on beyond its edges by bleed: as its mirror
// image, without its tags and all that is to be read. The pen is in the piece's
// frame.
func rim(p pen, c cards.Piece, box *cards.Box, bleed float64) error {
	p.ground = true
	type side struct {
		from, size float64 // of the strip
		fold       float64 // the edge about which it is mirrored, twice
		flip       float64
	}
	across := []side{{-bleed, bleed, 0, -1}, {0, c.W, 0, 1}, {c.W, bleed, 2 * c.W, -1}}
	down := []side{{-bleed, bleed, 0, -1}, {0, c.H, 0, 1}, {c.H, bleed, 2 * c.H, -1}}
	var err error
	for _, y := range down {
		for _, x := range across {
			if x.flip*y.flip > 0 && x.flip > 0 {
				continue // the face itself
			}
			p.clip(x.from, y.from, x.size, y.size, func() {
				if err == nil {
					err = drawing(p.within(matrix{a: x.flip, d: y.flip, e: x.fold, f: y.fold}), c, box)
				}
			})
		}
	}
	return err
}
