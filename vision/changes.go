package vision

import "encoding/binary"

// changes tells where a picture has changed since it was last searched, by
// comparing the means of its blocks.
//
// Every other row of blocks is judged in one picture, the rest in the next, and
// a block by four of its eight rows, so that three quarters of a picture are
// not even read; only where those rows differ the other four decide. Noise
// seldom moves both means by so much.
type changes struct {
	ref   [2][]uint8 // the means of even and odd rows as last searched, by block
	hot   []uint8    // how often a block is still to be searched
	marks []int32    // the blocks that are hot
	w, h  int
	frame int // how many were searched
	calm  int // in how many in a row nothing has changed
	mark  []bool
	out   []rect
}

const (
	blockPx   = 8
	different = 7 // grey levels of a block's mean
	again     = 3 // frames in which a changed block is searched
	strips    = 8 // the picture is also searched, though unchanged, in so many strips
	pause     = 3 // one in every so many frames
	// When all strips were searched twice and nothing has changed, the pauses
	// become so many times as long.
	longer = 8
)

func (c *changes) reset() { *c = changes{} }

// blockMean is the mean of every other row of the block at a full picture's
// row y and column x, from the first row or from the second.
func blockMean(p plane, x, y, first int) uint8 {
	const even = 0xff * lanes
	var s uint64
	at := (y+first)*p.stride + x
	for range blockPx / 2 {
		u := binary.LittleEndian.Uint64(p.pix[at:])
		s += u&even + u>>8&even
		at += 2 * p.stride
	}
	return uint8((s*lanes>>48 + 16) / 32)
}

// look compares a full picture with what was searched and reports whether it
// is of another size.
func (c *changes) look(full plane) (fresh bool) {
	w, h := full.w/blockPx, full.h/blockPx
	if w != c.w || h != c.h || c.ref[0] == nil {
		c.w, c.h = w, h
		c.hot = resize(c.hot, w*h)
		clear(c.hot)
		c.marks = c.marks[:0]
		for first := range c.ref {
			c.ref[first] = resize(c.ref[first], w*h)
			for i := range c.ref[first] {
				c.ref[first][i] = blockMean(full, i%w*blockPx, i/w*blockPx, first)
			}
		}
		return true
	}
	c.frame++
	const even = 0xff * lanes
	for y := c.frame % 2; y < h; y += 2 {
		var rows [blockPx / 2][]uint8
		for i := range rows {
			rows[i] = full.pix[(y*blockPx+2*i)*full.stride:][:w*blockPx]
		}
		a, b, d, e := rows[0], rows[1], rows[2], rows[3]
		for x, was := range c.ref[0][y*w : (y+1)*w] {
			// The same as blockMean, a whole row of blocks at a time.
			s, t := binary.LittleEndian.Uint64(a), binary.LittleEndian.Uint64(b)
			u, v := binary.LittleEndian.Uint64(d), binary.LittleEndian.Uint64(e)
			sum := s&even + s>>8&even + t&even + t>>8&even + u&even + u>>8&even + v&even + v>>8&even
			a, b, d, e = a[blockPx:], b[blockPx:], d[blockPx:], e[blockPx:]
			if off := int(sum*lanes>>48+16)/32 - int(was); off <= different && off >= -different {
				continue
			}
			i := y*w + x
			if o := blockMean(full, x*blockPx, y*blockPx, 1); moved(o, c.ref[1][i]) {
				c.ref[0][i], c.ref[1][i] = blockMean(full, x*blockPx, y*blockPx, 0), o
				if c.hot[i] == 0 {
					c.marks = append(c.marks, int32(i))
				}
				c.hot[i] = again
			}
		}
	}
	if c.calm++; len(c.marks) > 0 {
		c.calm = 0
	}
	return false
}

func moved(a, b uint8) bool {
	d := int(a) - int(b)
	return d > different || d < -different
}

// touched reports whether a part of the full picture has changed.
func (c *changes) touched(r rect) bool {
	for _, i := range c.marks {
		x, y := int(i)%c.w*blockPx, int(i)/c.w*blockPx
		if x < r.x1 && x+blockPx > r.x0 && y < r.y1 && y+blockPx > r.y0 {
			return true
		}
	}
	return false
}

// regions lists the parts of the full picture to search; module is the size
// of the largest tags' modules, px.
func (c *changes) regions(full plane, module float64) []rect {
	all := rect{0, 0, full.w, full.h}
	c.out = c.out[:0]
	hot := len(c.marks)
	// A tag may be uncovered by the change of a small part of it.
	reach := 6
	if module < 1e3 {
		reach = min(int(module*(label+4)/blockPx)+1, 30)
	}
	if 2*hot > len(c.hot) {
		c.cool()
		return append(c.out, all)
	}
	if hot > 0 {
		c.boxes(reach)
		c.cool()
	}
	wait := pause
	if c.calm > 2*strips*pause {
		wait *= longer
	}
	if c.frame%wait == 0 {
		tall := (c.h + strips - 1) / strips
		y := c.frame / wait % strips * tall
		c.add(rect{0, y - reach/2, c.w, y + tall + reach/2 + 1})
	}
	for i, b := range c.out {
		c.out[i] = rect{b.x0 * blockPx, b.y0 * blockPx, b.x1 * blockPx, b.y1 * blockPx}.clip(all.x1, all.y1)
		if b.x1 >= c.w {
			c.out[i].x1 = all.x1
		}
		if b.y1 >= c.h {
			c.out[i].y1 = all.y1
		}
	}
	return c.out
}

// cool counts the searches of the blocks that are hot.
func (c *changes) cool() {
	keep := c.marks[:0]
	for _, i := range c.marks {
		if c.hot[i]--; c.hot[i] > 0 {
			keep = append(keep, i)
		}
	}
	c.marks = keep
}

// boxes gathers hot blocks into rectangles, widened by reach, that do not overlap much.
func (c *changes) boxes(reach int) {
	const cell = 4 // blocks
	gw, gh := (c.w+cell-1)/cell, (c.h+cell-1)/cell
	c.mark = resize(c.mark, gw*gh)
	clear(c.mark)
	for _, i := range c.marks {
		c.mark[int(i)/c.w/cell*gw+int(i)%c.w/cell] = true
	}
	for y := range gh {
		for x := 0; x < gw; x++ {
			if !c.mark[y*gw+x] {
				continue
			}
			x0 := x
			for x < gw && c.mark[y*gw+x] {
				x++
			}
			c.add(rect{x0*cell - reach, y*cell - reach, x*cell + reach, (y+1)*cell + reach})
		}
	}
}

// add joins a rectangle with those it overlaps when the joint one is not much
// larger than the two.
func (c *changes) add(b rect) {
	b = b.clip(c.w, c.h)
	for i := 0; i < len(c.out); {
		o := c.out[i]
		j := rect{min(o.x0, b.x0), min(o.y0, b.y0), max(o.x1, b.x1), max(o.y1, b.y1)}
		if j.size() <= o.size()+b.size() {
			b = j
			c.out[i] = c.out[len(c.out)-1]
			c.out = c.out[:len(c.out)-1]
			i = 0
			continue
		}
		i++
	}
	c.out = append(c.out, b)
}

func (r rect) size() int { return (r.x1 - r.x0) * (r.y1 - r.y0) }
