package printables

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards"
)

// foldBleed is how far a strip of fronts and backs goes on beyond its edges, mm.
const foldBleed = 1.5

// folded lays cards with their backs on one side of the paper: each back stands
// on its head above its front, and a fold along the edge between them brings it
// behind. The cards of a row share one fold.
func (f format) folded(pieces []cards.Piece) ([]page, error) {
	var out []page
	for _, all := range sized(pieces) {
		w, h := all[0].W, all[0].H
		g := f.most(w*f.scale, 2*h*f.scale, f.sloppy(foldBleed), true)
		if g.cols == 0 {
			return nil, tooLarge(cards.Piece{ID: "a front with its back", W: w, H: 2 * h}, f.paper)
		}
		for here := range slices.Chunk(all, g.cols*g.rows) {
			pg := g.page(nil, f.scale)
			pg.title, pg.note = word("Fronts and backs"), word("Print one side, cut out the strips, fold them on the dashes, glue, then cut the cards")
			pg.folds = g.folds()
			for i, c := range here {
				x, y := g.spot(i)
				pair := laid(cards.Piece{W: w, H: 2 * h}, x, y, f.scale, g.quarters)
				pg.fronts = append(pg.fronts, carried(c, pair.at.then(shift(0, h))))
				pg.backs = append(pg.backs, carried(c, pair.at.then(matrix{a: -1, d: -1, e: w, f: h})))
			}
			out = append(out, pg)
		}
	}
	return out, nil
}

// carried is a piece where a matrix carries it.
func carried(c cards.Piece, at matrix) item {
	x0, y0, x1, y1 := rect(0, 0, c.W, c.H).through(at).bounds()
	return item{c, region{x0, y0, x1 - x0, y1 - y0}, at}
}

// folds are the lines through the middle of each row, or of each column when
// the pieces lie turned, with their crop marks.
func (g grid) folds() []cut {
	out, around := []cut{}, g.block.grown(g.bleed+cutGap+cutLen)
	if g.quarters == 1 {
		for i := range g.cols {
			x := g.block.x + (float64(i)+0.5)*g.w
			out = append(out, cut{x, around.y, x, around.y + around.h})
		}
		return out
	}
	for i := range g.rows {
		y := g.block.y + (float64(i)+0.5)*g.h
		out = append(out, cut{around.x, y, around.x + around.w, y})
	}
	return out
}
