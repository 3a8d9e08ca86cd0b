package printables

import "github.com/grovewatch/grovewatch/cards"

// packGap parts two mats on one page, mm.
const packGap = 3.0

// packed lays mats on pages, as many to one as fit: the first that is left,
// and each later one for which there is room.
func (f format) packed(mats []cards.Mat) ([]page, error) {
	var out []page
	for left := mats; len(left) > 0; {
		best, rest := f.shelves(f.paper, left)
		if other, rest2 := f.shelves(f.turned(), left); len(other.fronts) > len(best.fronts) {
			best, rest = other, rest2
		}
		if len(best.fronts) == 0 {
			return nil, tooLarge(left[0].Piece, f.paper)
		}
		if best.note = word("Cut out"); len(best.fronts) == 1 {
			best.title, best.note = best.fronts[0].piece.Name, ""
		}
		out = append(out, best)
		left = rest
	}
	return out, nil
}

// shelves lays mats in rows on one page and gives those that are left.
func (f format) shelves(p paper, mats []cards.Mat) (pg page, rest []cards.Mat) {
	type spot struct {
		piece cards.Piece
		x, y  float64
	}
	var spots []spot
	var w, h, x, y float64 // of all so far, and where the next one in the row goes
	for i, m := range mats {
		mw, mh := m.W*f.scale, m.H*f.scale
		r, ok := p.room(max(w, x+mw), max(h, y+mh), 0)
		if !ok && len(spots) > 0 {
			if r, ok = p.room(max(w, mw), h+packGap+mh, 0); ok {
				x, y = 0, h+packGap
			}
		}
		if !ok {
			if i == 0 {
				return page{}, mats
			}
			rest = append(rest, m)
			continue
		}
		spots = append(spots, spot{m.Piece, x, y})
		w, h = max(w, x+mw), max(h, y+mh)
		x += mw + packGap
		pg.room = r
	}
	for i := 0; i < len(spots); { // each row in the middle
		n, end := i, 0.0
		for ; n < len(spots) && spots[n].y == spots[i].y; n++ {
			end = spots[n].x + spots[n].piece.W*f.scale
		}
		for ; i < n; i++ {
			pg.fronts = append(pg.fronts, laid(spots[i].piece, pg.block.x+spots[i].x+(w-end)/2, pg.block.y+spots[i].y, f.scale, 0))
		}
	}
	return pg, rest
}
