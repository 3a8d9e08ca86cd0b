package vision

import "encoding/binary"

// changeDetector finds where a picture has changed since it was last searched,
// by comparing the means of blocks with those of a reference picture.
//
// Each frame looks at every other row of blocks, and of a block at four of its
// eight rows, so that three quarters of a picture are not read at all. Only
// where the mean of those four rows has changed the other four are looked at,
// and both must have changed: noise seldom changes both by so much.
//
// A block that changes a little again and again is restless: a camera swings, or
// light flickers. Its reference becomes the range of its means, and only what
// goes beyond is a change.
type changeDetector struct {
	reference       [2]means // of the even and of the odd rows, when last searched
	restless        []uint8  // by block: how often it has changed a little of late
	searchesLeft    []uint8  // by block: in how many more frames it is searched
	changed         []int32  // the blocks with searches left
	means           []uint8  // of a row of blocks
	w, h            int      // blocks
	frame           int
	unchangedFrames int // frames in a row without a changed block
	calmFrames      int // frames in a row in which little of the picture had to be searched
	cellChanged     []bool
	found           []rect // the regions to search
}

const (
	blockPx           = 8
	minMeanChange     = 7 // grey levels of a block's mean
	searchesPerChange = 3 // frames in which a changed block is searched

	// A block is searched when so many near it have changed, itself among them. A
	// tag that appears covers at least as many; of a camera that swings, noise and
	// flicker change single ones all the time. What those hide the strips find.
	leastChanged = 4
	nearBlocks   = 2 // blocks to each side

	littleChange  = 80  // grey levels beyond the reference that may come of flicker and swinging: of an edge of ink that swings by 3 px
	restlessAfter = 3   // little changes after which a block is restless
	widestRange   = 110 // grey levels of a restless block's reference
	calmingFrames = 64  // frames in which one little change is forgotten, and a range gets narrower by two levels

	// The whole picture is searched, too, in so many strips, one every
	// stripInterval frames. When all strips were searched twice without a
	// change, the interval is calmFactor times as long; where changes made less than
	// one part of calmShare be searched, restlessFactor times.
	strips         = 8
	stripInterval  = 3
	calmFactor     = 8
	restlessFactor = 3
	calmShare      = 4
)

// means are the ranges of blocks' means. The range of most blocks is one value.
type means struct{ low, high []uint8 }

// set makes the range of a block one value.
func (m means) set(i int, v uint8) { m.low[i], m.high[i] = v, v }

// beyond is by how many grey levels a mean lies outside of a block's range.
func (m means) beyond(i int, v uint8) int {
	return max(int(m.low[i])-int(v), int(v)-int(m.high[i]), 0)
}

func (c *changeDetector) reset() { *c = changeDetector{} }

// blockMeans computes, of a row of blocks from row y and column x of the full picture on,
// the mean of every other row of each; first is the first of these rows, 0 or 1.
func blockMeans(p grayImage, x, y, first int, out []uint8) {
	const even = 0xff * lanes
	var rows [blockPx / 2][]uint8
	for i := range rows {
		rows[i] = p.pix[(y+first+2*i)*p.stride+x:][:len(out)*blockPx]
	}
	a, b, c, d := rows[0], rows[1], rows[2], rows[3]
	for i := range out {
		s, t := binary.LittleEndian.Uint64(a), binary.LittleEndian.Uint64(b)
		u, v := binary.LittleEndian.Uint64(c), binary.LittleEndian.Uint64(d)
		sum := s&even + s>>8&even + t&even + t>>8&even + u&even + u>>8&even + v&even + v>>8&even
		a, b, c, d = a[blockPx:], b[blockPx:], c[blockPx:], d[blockPx:]
		out[i] = uint8((sum*lanes>>48 + 16) / 32)
	}
}

// update compares the next full picture with the reference. It reports true
// when it is the first of its size: then there is nothing to compare.
func (c *changeDetector) update(full grayImage) (fresh bool) {
	w, h := full.w/blockPx, full.h/blockPx
	if w != c.w || h != c.h || c.reference[0].low == nil {
		c.w, c.h = w, h
		c.searchesLeft = resized(c.searchesLeft, w*h)
		clear(c.searchesLeft)
		c.changed = c.changed[:0]
		c.restless = resized(c.restless, w*h)
		clear(c.restless)
		for first := range c.reference {
			m := &c.reference[first]
			m.low, m.high = resized(m.low, w*h), resized(m.high, w*h)
			for y := range h {
				blockMeans(full, 0, y*blockPx, first, m.low[y*w:(y+1)*w])
			}
			copy(m.high, m.low)
		}
		return true
	}
	c.frame++
	c.means = resized(c.means, w)
	for y := c.frame % 2; y < h; y += 2 {
		blockMeans(full, 0, y*blockPx, 0, c.means)
		high := c.reference[0].high[y*w : (y+1)*w]
		for x, low := range c.reference[0].low[y*w : (y+1)*w] {
			if mean := int(c.means[x]); mean <= int(high[x])+minMeanChange && mean >= int(low)-minMeanChange {
				continue
			}
			i := y*w + x
			var odd [1]uint8
			blockMeans(full, x*blockPx, y*blockPx, 1, odd[:])
			if c.reference[1].beyond(i, odd[0]) > minMeanChange {
				c.refer(i, [2]uint8{c.means[x], odd[0]})
				if c.searchesLeft[i] == 0 {
					c.changed = append(c.changed, int32(i))
				}
				c.searchesLeft[i] = searchesPerChange
			}
		}
	}
	for i := c.frame % calmingFrames; i < w*h; i += calmingFrames {
		c.calm(i)
	}
	if c.unchangedFrames++; len(c.changed) > 0 {
		c.unchangedFrames = 0
	}
	return false
}

// refer takes the new means of a block that has changed into its reference.
func (c *changeDetector) refer(i int, now [2]uint8) {
	little := true
	for k, m := range c.reference {
		low, high := min(m.low[i], now[k]), max(m.high[i], now[k])
		little = little && m.beyond(i, now[k]) <= littleChange && high-low <= widestRange
	}
	if !little {
		c.restless[i] = 0
	} else if c.restless[i] < restlessAfter {
		c.restless[i]++
	}
	for k, m := range c.reference {
		if little && c.restless[i] == restlessAfter {
			m.low[i], m.high[i] = min(m.low[i], now[k]), max(m.high[i], now[k])
		} else {
			m.set(i, now[k])
		}
	}
}

// calm forgets a little of a block's restlessness.
func (c *changeDetector) calm(i int) {
	if c.restless[i] > 0 && c.restless[i] < restlessAfter {
		c.restless[i]--
	}
	wide := false
	for _, m := range c.reference {
		if m.high[i] > m.low[i]+1 {
			m.low[i]++
			m.high[i]--
			wide = true
		}
	}
	if !wide && c.restless[i] == restlessAfter {
		c.restless[i]--
	}
}

// changedWithin reports whether at least so many blocks of a part of the full
// picture have changed.
func (c *changeDetector) changedWithin(r rect, least int) bool {
	for _, i := range c.changed {
		x, y := int(i)%c.w*blockPx, int(i)/c.w*blockPx
		if x < r.x1 && x+blockPx > r.x0 && y < r.y1 && y+blockPx > r.y0 {
			if least--; least <= 0 {
				return true
			}
		}
	}
	return false
}

// explain takes back the changes of the blocks whose middles lie on something that
// is known to lie there as before.
func (c *changeDetector) explain(lies func(x, y float64) bool) {
	keep := c.changed[:0]
	for _, i := range c.changed {
		if lies((float64(int(i)%c.w)+.5)*blockPx, (float64(int(i)/c.w)+.5)*blockPx) {
			c.searchesLeft[i] = 0
		} else {
			keep = append(keep, i)
		}
	}
	c.changed = keep
}

// restlessWithin reports whether a part of the full picture holds a restless
// block: what lies there may swing.
func (c *changeDetector) restlessWithin(r rect) bool {
	b := rect{r.x0 / blockPx, r.y0 / blockPx, r.x1/blockPx + 1, r.y1/blockPx + 1}.clip(c.w, c.h)
	for y := b.y0; y < b.y1; y++ {
		for x := b.x0; x < b.x1; x++ {
			if c.restless[y*c.w+x] == restlessAfter {
				return true
			}
		}
	}
	return false
}

// regions lists the parts of the full picture to search. module is the size of
// the largest tags' modules, px, or infinite when it is not known.
func (c *changeDetector) regions(full grayImage, module float64) []rect {
	all := rect{0, 0, full.w, full.h}
	c.found = c.found[:0]
	// A change in a small part of a tag may uncover the whole of it.
	margin := 6 // blocks
	if module < 1e3 {
		margin = min(int(module*(squareModules+4)/blockPx)+1, 30)
	}
	c.calmFrames++
	if 2*len(c.changed) > len(c.searchesLeft) {
		c.calmFrames = 0
		c.countSearch()
		return append(c.found, all)
	}
	if len(c.changed) > 0 {
		c.mergeChanged(margin)
		c.countSearch()
	}
	searched := 0
	for _, b := range c.found {
		searched += b.area()
	}
	if calmShare*searched > c.w*c.h {
		c.calmFrames = 0
	}
	interval := stripInterval
	switch {
	case c.unchangedFrames > 2*strips*stripInterval:
		interval *= calmFactor
	case c.calmFrames > 2*strips*stripInterval:
		interval *= restlessFactor
	}
	if c.frame%interval == 0 {
		height := (c.h + strips - 1) / strips
		y := c.frame / interval % strips * height
		c.addRegion(rect{0, y - margin/2, c.w, y + height + margin/2 + 1})
	}
	for i, b := range c.found {
		c.found[i] = rect{b.x0 * blockPx, b.y0 * blockPx, b.x1 * blockPx, b.y1 * blockPx}.clip(all.x1, all.y1)
		if b.x1 >= c.w {
			c.found[i].x1 = all.x1
		}
		if b.y1 >= c.h {
			c.found[i].y1 = all.y1
		}
	}
	return c.found
}

// countSearch counts one search of each changed block.
func (c *changeDetector) countSearch() {
	keep := c.changed[:0]
	for _, i := range c.changed {
		if c.searchesLeft[i]--; c.searchesLeft[i] > 0 {
			keep = append(keep, i)
		}
	}
	c.changed = keep
}

// mergeChanged merges the changed blocks into a few rectangles, each larger by
// a margin on all sides.
func (c *changeDetector) mergeChanged(margin int) {
	const cell = 4 // blocks
	gw, gh := (c.w+cell-1)/cell, (c.h+cell-1)/cell
	c.cellChanged = resized(c.cellChanged, gw*gh)
	clear(c.cellChanged)
	for _, i := range c.changed {
		if x, y := int(i)%c.w, int(i)/c.w; c.changedNear(x, y) >= leastChanged {
			c.cellChanged[y/cell*gw+x/cell] = true
		}
	}
	for y := range gh {
		for x := 0; x < gw; x++ {
			if !c.cellChanged[y*gw+x] {
				continue
			}
			x0 := x
			for x < gw && c.cellChanged[y*gw+x] {
				x++
			}
			c.addRegion(rect{x0*cell - margin, y*cell - margin, x*cell + margin, (y+1)*cell + margin})
		}
	}
}

// changedNear counts the changed blocks around one.
func (c *changeDetector) changedNear(x, y int) (n int) {
	for j := max(y-nearBlocks, 0); j <= min(y+nearBlocks, c.h-1); j++ {
		for i := max(x-nearBlocks, 0); i <= min(x+nearBlocks, c.w-1); i++ {
			if c.searchesLeft[j*c.w+i] > 0 {
				n++
			}
		}
	}
	return n
}

// addRegion adds a rectangle, in blocks. It replaces two rectangles by their
// bounding box while that has no larger area than the two together.
func (c *changeDetector) addRegion(b rect) {
	b = b.clip(c.w, c.h)
	for i := 0; i < len(c.found); {
		o := c.found[i]
		j := rect{min(o.x0, b.x0), min(o.y0, b.y0), max(o.x1, b.x1), max(o.y1, b.y1)}
		if j.area() <= o.area()+b.area() {
			b = j
			c.found[i] = c.found[len(c.found)-1]
			c.found = c.found[:len(c.found)-1]
			i = 0
			continue
		}
		i++
	}
	c.found = append(c.found, b)
}

func (r rect) area() int { return (r.x1 - r.x0) * (r.y1 - r.y0) }
