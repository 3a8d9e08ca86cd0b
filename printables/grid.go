package printables

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards"
)

// grid is how pieces of one size lie on an upright page: in rows and columns,
// all upright or all turned by a quarter.
type grid struct {
	room
	cols, rows int
	w, h       float64 // of a piece as it lies on the page
	apart      float64 // between two pieces
	bleed      float64
	quarters   int
}

// most is the grid that holds the most pieces of w × h with their bleed; between
// two of them lies room for the bleed of both, or none when they are butted.
func (p paper) most(w, h, bleed float64, butted bool) grid {
	var best grid
	for quarters := range 2 {
		g := grid{w: w, h: h, bleed: bleed, quarters: quarters}
		if quarters == 1 {
			g.w, g.h = h, w
		}
		if !butted {
			g.apart = 2 * bleed
		}
		for g.cols = 1; ; g.cols++ {
			g.rows = 1
			if !g.lies(p) {
				break
			}
			for g.rows++; g.lies(p); g.rows++ {
			}
			g.rows--
			if g.lies(p); g.cols*g.rows > best.cols*best.rows {
				best = g
			}
		}
	}
	return best
}

// lies finds the grid's room on a page, when it has one.
func (g *grid) lies(p paper) (ok bool) {
	n, m := float64(g.cols), float64(g.rows)
	g.room, ok = p.room(n*g.w+(n-1)*g.apart, m*g.h+(m-1)*g.apart, g.bleed+cutGap+cutLen)
	return ok
}

// spot is the corner of the i-th piece, row by row.
func (g grid) spot(i int) (x, y float64) {
	return g.block.x + float64(i%g.cols)*(g.w+g.apart), g.block.y + float64(i/g.cols)*(g.h+g.apart)
}

// page lays up to cols × rows pieces, with crop marks. The block is as large as
// if it were full, so that all pages are cut alike.
func (g grid) page(pieces []cards.Piece, scale float64) page {
	out := page{room: g.room, bleed: g.bleed, cuts: g.marks()}
	for i, c := range pieces {
		x, y := g.spot(i)
		out.fronts = append(out.fronts, laid(c, x, y, scale, g.quarters))
	}
	return out
}

// marks are the crop marks at the ends of every cut.
func (g grid) marks() []cut {
	b, off := g.block.grown(g.bleed+cutGap), cutLen
	var out []cut
	for _, x := range edges(g.block.x, g.w, g.apart, g.cols) {
		out = append(out, cut{x, b.y - off, x, b.y}, cut{x, b.y + b.h, x, b.y + b.h + off})
	}
	for _, y := range edges(g.block.y, g.h, g.apart, g.rows) {
		out = append(out, cut{b.x - off, y, b.x, y}, cut{b.x + b.w, y, b.x + b.w + off, y})
	}
	return out
}

// edges are where n pieces of a size begin and end, each place once.
func edges(from, size, apart float64, n int) []float64 {
	var out []float64
	for i := range n {
		at := from + float64(i)*(size+apart)
		if apart > 0 || i == 0 {
			out = append(out, at)
		}
		out = append(out, at+size)
	}
	return out
}

// sized parts pieces by their size, in the order in which the sizes come.
func sized(pieces []cards.Piece) [][]cards.Piece {
	var out [][]cards.Piece
	for _, c := range pieces {
		i := slices.IndexFunc(out, func(s []cards.Piece) bool { return s[0].W == c.W && s[0].H == c.H })
		if i < 0 {
			out, i = append(out, nil), len(out)
		}
		out[i] = append(out[i], c)
	}
	return out
}

// grids lays pieces that are printed on one side.
func (f format) grids(pieces []cards.Piece, note string) ([]page, error) {
	var out []page
	for _, all := range sized(pieces) {
		g := f.grid(all[0].W, all[0].H)
		if g.cols == 0 {
			return nil, tooLarge(all[0], f.paper)
		}
		for here := range slices.Chunk(all, g.cols*g.rows) {
			pg := g.page(here, f.scale)
			pg.note = note
			out = append(out, pg)
		}
	}
	return out, nil
}

// grid is how pieces of w × h lie on a page in this format.
func (f format) grid(w, h float64) grid {
	w, h = w*f.scale, h*f.scale
	if f.layout == Bleed {
		return f.bleeding(w, h)
	}
	return f.most(w, h, 0, true)
}

// sloppy is how far pictures go on so that a sheet that was fed or folded askew
// shows no white; in outline they are white themselves.
func (f format) sloppy(bleed float64) float64 {
	if f.outline {
		return 0
	}
	return bleed
}

// backBleed is how far backs go on beyond their edge, mm.
const backBleed = 1.5

// deck lays cards and their backs: a page of backs behind each page of fronts,
// or both on one side to be folded.
func (f format) deck(pieces []cards.Piece) ([]page, error) {
	if f.layout == Fold {
		return f.folded(pieces)
	}
	fronts, err := f.grids(pieces, word("Print both sides, flip on the long edge"))
	if err != nil {
		return nil, err
	}
	var out []page
	for _, front := range fronts {
		front.title = word("Fronts")
		back := page{room: front.room.behind(), behind: true, title: word("Backs"), note: word("The other side of the page before"),
			bleed: max(front.bleed, f.sloppy(backBleed))}
		for _, i := range front.fronts {
			x := front.w - i.on.x - i.on.w
			back.backs = append(back.backs, laid(i.piece, x, i.on.y, f.scale, int(360-i.angle())/90))
		}
		out = append(out, front, back)
	}
	return out, nil
}
