package vision

// changes tells where a picture has changed since it was last searched, by
// comparing the coarsest level of the pyramid, one pixel for each block of the
// full picture.
type changes struct {
	ref   []uint8 // as last searched
	hot   []uint8 // how often a block is still to be searched
	w, h  int
	frame int // how many were searched
	mark  []bool
	out   []rect
}

const (
	blockPx   = 1 << (levels - 1)
	different = 7 // grey levels of a block's mean
	again     = 3 // frames in which a changed block is searched
	strips    = 8 // the picture is also searched, though unchanged, in so many strips
	pause     = 3 // one in every so many frames
)

func (c *changes) reset() { *c = changes{} }

// regions lists the parts of the full picture to search; module is the size
// of the largest tags' modules, px.
func (c *changes) regions(py *pyramid, module float64) []rect {
	p := py[levels-1]
	full := rect{0, 0, py[0].w, py[0].h}
	c.out = c.out[:0]
	if p.w != c.w || p.h != c.h || c.ref == nil || p.w < 4 || p.h < 4 {
		c.w, c.h = p.w, p.h
		c.ref = append(c.ref[:0], p.pix...)
		c.hot = resize(c.hot, len(p.pix))
		clear(c.hot)
		return append(c.out, full)
	}
	hot := 0
	for i, v := range p.pix {
		if d := int(v) - int(c.ref[i]); d > different || d < -different {
			c.hot[i] = again
			c.ref[i] = v
		}
		if c.hot[i] > 0 {
			c.hot[i]--
			hot++
		}
	}
	// A tag may be uncovered by the change of a small part of it.
	reach := 6
	if module < 1e3 {
		reach = min(int(module*(label+4)/blockPx)+1, 30)
	}
	if 2*hot > len(p.pix) {
		return append(c.out, full)
	}
	c.boxes(reach)
	if c.frame++; c.frame%pause == 0 {
		tall := (p.h + strips - 1) / strips
		y := c.frame / pause % strips * tall
		c.add(rect{0, y - reach/2, p.w, y + tall + reach/2 + 1})
	}
	for i, b := range c.out {
		c.out[i] = rect{b.x0 * blockPx, b.y0 * blockPx, b.x1 * blockPx, b.y1 * blockPx}.clip(full.x1, full.y1)
		if b.x1 >= p.w {
			c.out[i].x1 = full.x1
		}
		if b.y1 >= p.h {
			c.out[i].y1 = full.y1
		}
	}
	return c.out
}

// boxes gathers hot blocks into rectangles, widened by reach, that do not overlap much.
func (c *changes) boxes(reach int) {
	const cell = 4 // blocks
	gw, gh := (c.w+cell-1)/cell, (c.h+cell-1)/cell
	c.mark = resize(c.mark, gw*gh)
	clear(c.mark)
	for y := range c.h {
		for x, n := range c.hot[y*c.w : (y+1)*c.w] {
			if n > 0 {
				c.mark[y/cell*gw+x/cell] = true
			}
		}
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
