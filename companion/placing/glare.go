package placing

import (
	"image"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// A mat is sampled in cells of so many mm. Glare is white, much brighter than
// the mat, and has soft sides over so many cells: a third of them at least, as it
// may lie beside what is printed, while all sides of paper are sharp.
const (
	cellMM     = 8.0
	glareWhite = 150
	glareOver  = 75
	glareCells = 12
	glareSharp = 70 // from a cell to its neighbour: a side of something that lies there
)

// pieceRadii gives for each tag how far its piece extends from the tag's centre,
// mm.
func pieceRadii(box *cards.Box) map[string]float64 {
	out := map[string]float64{}
	for _, p := range box.Pieces() {
		for _, t := range p.Tags {
			r := max(t.X, p.W-t.X, t.Y, p.H-t.Y)
			switch p.Kind {
			case cards.Plate:
				r = cards.CodeMM // its label
			case cards.Marker:
				r = 100 // the card on which it lies
			}
			out[t.Payload] = r + cellMM
		}
	}
	return out
}

// findGlare looks for glare on the mats, beside what is known to lie there, and
// gives where in the picture it is, px, by mat.
func (g *Guide) findGlare(f vision.Frame, s vision.Scene) map[string]vision.Point {
	colour, _ := f.Color.(*image.RGBA)
	found := map[string]vision.Point{}
	for _, pose := range s.Plates {
		m := g.plates[pose.ID]
		toMM, ok := pose.FromPx()
		if !ok {
			continue
		}
		cols, rows := int(m.W/cellMM), int(m.H/cellMM)
		cell := make([]int, cols*rows) // how white; -1: not to be judged
		for y := range rows {
			for x := range cols {
				p := pose.Px(vision.Point{X: (float64(x) + .5) * cellMM, Y: (float64(y) + .5) * cellMM})
				cell[y*cols+x] = minChannel(f.Gray, colour, int(p.X), int(p.Y))
			}
		}
		for _, t := range s.Tags {
			c, r := toMM(t.Corners.Centroid()), g.pieceRadius[t.ID]
			for y := max(0, int((c.Y-r)/cellMM)); y < rows && float64(y)*cellMM < c.Y+r; y++ {
				for x := max(0, int((c.X-r)/cellMM)); x < cols && float64(x)*cellMM < c.X+r; x++ {
					cell[y*cols+x] = -1
				}
			}
		}
		if at, ok := glareAt(cell, cols); ok {
			found[m.ID] = pose.Px(vision.Point{X: at.X * cellMM, Y: at.Y * cellMM})
		}
	}
	return found
}

// minChannel is the smallest of a pixel's colour channels: what a lamp's
// reflection adds to all of them. It is -1 outside of the picture.
func minChannel(gray *image.Gray, colour *image.RGBA, x, y int) int {
	if !(image.Point{X: x, Y: y}).In(gray.Rect) {
		return -1
	}
	if colour != nil {
		c := colour.Pix[colour.PixOffset(x, y):]
		return int(min(c[0], c[1], c[2]))
	}
	return int(gray.Pix[gray.PixOffset(x, y)])
}

// glareAt finds a lamp's reflection among a mat's cells, a large connected
// component of bright cells with soft sides, and gives its centre in cells.
func glareAt(cell []int, cols int) (centre vision.Point, ok bool) {
	var levels []int
	for _, c := range cell {
		if c >= 0 {
			levels = append(levels, c)
		}
	}
	if len(levels) < glareCells {
		return centre, false
	}
	slices.Sort(levels)
	least := max(glareWhite, levels[len(levels)/2]+glareOver)
	taken := make([]bool, len(cell))
	for i, c := range cell {
		if c < least || taken[i] {
			continue
		}
		taken[i] = true
		size, sides, sharp := 0, 0, 0
		var sum vision.Point
		for queue := []int{i}; len(queue) > 0; {
			at := queue[len(queue)-1]
			queue = queue[:len(queue)-1]
			size++
			sum = vision.Point{X: sum.X + float64(at%cols) + .5, Y: sum.Y + float64(at/cols) + .5}
			for _, n := range [4]int{at - cols, at + cols, at - 1, at + 1} {
				if n < 0 || n >= len(cell) || n%cols-at%cols > 1 || at%cols-n%cols > 1 || cell[n] < 0 {
					continue
				}
				switch {
				case cell[n] < least:
					sides++
					if cell[at]-cell[n] > glareSharp {
						sharp++
					}
				case !taken[n]:
					taken[n] = true
					queue = append(queue, n)
				}
			}
		}
		if size >= glareCells && 3*sharp <= 2*sides {
			return vision.Point{X: sum.X / float64(size), Y: sum.Y / float64(size)}, true
		}
	}
	return centre, false
}
