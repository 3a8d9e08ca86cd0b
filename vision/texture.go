package vision

// textureCells counts, in square cells of a binary picture, how often light and
// dark change along its rows and columns: a measure of texture. It keeps the
// summed-area table of the counts (Crow 1984; OpenCV's integral).
type textureCells struct {
	w, h   int
	counts []uint8  // by cell: 0 to 32
	sums   []uint32 // (w+1) × (h+1)
}

// cellPx is the side of a cell.
const cellPx = 4

// clear forgets all cells.
func (t *textureCells) clear() { t.w, t.h = 0, 0 }

// count counts the changes in a binary picture of so many columns and rows.
func (t *textureCells) count(b *bitmap, columns, rows int) {
	t.w, t.h = columns/cellPx, rows/cellPx
	t.counts = resized(t.counts, t.h*t.w)
	t.sums = resized(t.sums, (t.w+1)*(t.h+1))
	clear(t.sums[:t.w+1])
	for y := range t.h {
		var run uint32
		row := t.counts[y*t.w : (y+1)*t.w]
		above := t.sums[y*(t.w+1):][:t.w+1]
		sums := t.sums[(y+1)*(t.w+1):][:t.w+1]
		sums[0] = 0
		for i := range b.wordsPerRow {
			even, odd := cellCounts(b, i, y*cellPx, columns, rows)
			for k := 16 * i; k < min(16*i+16, t.w); k += 2 {
				row[k] = uint8(even)
				run += uint32(row[k])
				sums[k+1] = above[k+1] + run
				if k+1 < t.w {
					row[k+1] = uint8(odd)
					run += uint32(row[k+1])
					sums[k+2] = above[k+2] + run
				}
				even, odd = even>>8, odd>>8
			}
		}
	}
}

// cellCounts counts the changes in the sixteen cells of a word, from row y on:
// one byte a cell, the even and the odd ones apart.
func cellCounts(b *bitmap, word, y, columns, rows int) (even, odd uint64) {
	inside := ^uint64(0) // bits with a neighbour to the right
	if left := columns - 1 - 64*word; left < 64 {
		inside = 1<<max(left, 0) - 1
	}
	here := b.row(y)
	for i := range cellPx {
		v := here[word]
		next := v >> 1
		if word+1 < len(here) {
			next |= here[word+1] << 63
		}
		add := func(changes uint64) {
			changes -= changes >> 1 & 0x5555_5555_5555_5555
			changes = changes&0x3333_3333_3333_3333 + changes>>2&0x3333_3333_3333_3333
			even += changes & 0x0f0f_0f0f_0f0f_0f0f
			odd += changes >> 4 & 0x0f0f_0f0f_0f0f_0f0f
		}
		add((v ^ next) & inside)
		if y+i+1 < rows {
			here = b.row(y + i + 1)
			add(v ^ here[word])
		}
	}
	return even, odd
}

// centred moves a spot, px, to the centroid of the texture in it and in the ring of a
// cell around it. The cells are those of the part r of the spot's level.
func (t *textureCells) centred(s spot, r rect) spot {
	x, y, half := (s.x-float64(r.x0))/cellPx, (s.y-float64(r.y0))/cellPx, s.side/cellPx/2+1
	var sum, sx, sy float64
	for v := int(y - half); v < int(y+half); v++ {
		for u := int(x - half); u < int(x+half); u++ {
			c := float64(t.counts[v*t.w+u])
			sum, sx, sy = sum+c, sx+c*(float64(u)+.5), sy+c*(float64(v)+.5)
		}
	}
	s.x, s.y = float64(r.x0)+sx/sum*cellPx, float64(r.y0)+sy/sum*cellPx
	return s
}
