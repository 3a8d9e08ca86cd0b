package vision

import "math"

// motion tells where in the picture something moves, and where something lies
// over it that reaches in from its edge, as an arm does. It looks at the mean
// brightness of square blocks, about 120 to a picture's width.
type motion struct {
	size, w, h int       // px to a block; blocks
	now, last  []float32 // mean brightness
	base       []float32 // as it was before something came over it
	older      []float32 // and before that: what is taken away again uncovers it
	moved      []float64 // when the block last changed, on the tracker's clock
	over       []uint8   // 1: unlike the base; 2: and joined to the picture's edge
	queue      []int32
	sums       []uint32
	large      float64 // when something large last moved
}

const (
	stirs     = 6.0  // grey levels from frame to frame that are motion
	unlike    = 10.0 // grey levels off the base that are something else
	absorbed  = .8   // seconds after which a thing that lies still belongs to the table
	armRests  = 6.0  // and one that reaches in from the edge
	largePart = .005 // of the picture
)

// update takes a frame.
func (m *motion) update(p plane, clock float64) {
	fresh := m.measure(p)
	if len(m.now) == 0 { // smaller than a block
		return
	}
	if fresh {
		m.rebase()
		copy(m.last, m.now)
		for i := range m.moved {
			m.moved[i] = clock
		}
		m.large = math.Inf(-1)
		return
	}
	flicker := drift(m.now, m.last)
	stirred := 0
	for i, v := range m.now {
		if d := v - m.last[i] - flicker; d > stirs || d < -stirs {
			m.moved[i] = clock
			stirred++
		}
	}
	if float64(stirred) > largePart*float64(len(m.now)) {
		m.large = clock
	}
	copy(m.last, m.now)
	m.cover(clock)
}

// cover finds what lies over the table, and lets what stays become part of it.
func (m *motion) cover(clock float64) {
	flicker := drift(m.now, m.base)
	n := 0
	for i, v := range m.now {
		m.over[i] = 0
		if differs(v-flicker, m.base[i]) && differs(v-flicker, m.older[i]) {
			m.over[i] = 1
			n++
		}
	}
	if 2*n > len(m.now) { // the camera was moved, or the light switched
		m.rebase()
		return
	}
	m.queue = m.queue[:0]
	reach := func(i int) {
		if m.over[i] == 1 {
			m.over[i] = 2
			m.queue = append(m.queue, int32(i))
		}
	}
	for x := range m.w {
		reach(x)
		reach((m.h-1)*m.w + x)
	}
	for y := range m.h {
		reach(y * m.w)
		reach(y*m.w + m.w - 1)
	}
	for len(m.queue) > 0 {
		i := int(m.queue[len(m.queue)-1])
		m.queue = m.queue[:len(m.queue)-1]
		const gap = 2 // blocks: a sleeve may look like the table in places
		x, y := i%m.w, i/m.w
		for v := max(y-gap, 0); v <= min(y+gap, m.h-1); v++ {
			for u := max(x-gap, 0); u <= min(x+gap, m.w-1); u++ {
				reach(v*m.w + u)
			}
		}
	}
	for i, o := range m.over {
		rest := clock - m.moved[i]
		if o < 2 && rest > absorbed || rest > armRests {
			if differs(m.now[i]-flicker, m.base[i]) {
				m.older[i] = m.base[i]
			}
			m.base[i] = m.now[i]
		}
	}
}

func differs(a, b float32) bool { return a-b > unlike || b-a > unlike }

// rebase takes the picture as it is for the bare table.
func (m *motion) rebase() {
	copy(m.base, m.now)
	copy(m.older, m.now)
	clear(m.over)
}

// drift is how much brighter a is than b as a whole, local changes left out.
func drift(a, b []float32) float32 {
	var s float32
	n := 0
	for i, v := range a {
		if d := v - b[i]; d > -12 && d < 12 {
			s += d
			n++
		}
	}
	if 2*n < len(a) {
		return 0
	}
	return s / float32(n)
}

// measure takes the blocks' brightness. It reports whether the picture has
// another size than before.
func (m *motion) measure(p plane) (fresh bool) {
	size := max(4, p.w/120)
	w, h := p.w/size, p.h/size
	if fresh = size != m.size || w != m.w || h != m.h; fresh {
		n := w * h
		*m = motion{size: size, w: w, h: h, now: make([]float32, n), last: make([]float32, n), base: make([]float32, n), older: make([]float32, n),
			moved: make([]float64, n), over: make([]uint8, n), sums: make([]uint32, w)}
	}
	step := 1
	if size >= 8 {
		step = 2
	}
	per := (size + step - 1) / step
	sums := m.sums
	for by := range h {
		clear(sums)
		for y := by * size; y < (by+1)*size; y += step {
			row := p.pix[y*p.stride : y*p.stride+w*size]
			for x := range sums {
				var s uint32
				for i := x * size; i < (x+1)*size; i += step {
					s += uint32(row[i])
				}
				sums[x] += s
			}
		}
		for x, s := range sums {
			m.now[by*w+x] = float32(s) / float32(per*per)
		}
	}
	return fresh
}

// quiet tells since when nothing has moved within a quad, and whether
// something that reaches in from the picture's edge lies over it. It reports
// false for a quad that is not wholly in the picture.
func (m *motion) quiet(q Quad) (since float64, reached, ok bool) {
	if m.size == 0 {
		return 0, false, false
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range q {
		x0, y0, x1, y1 = min(x0, p.X), min(y0, p.Y), max(x1, p.X), max(y1, p.Y)
	}
	s := float64(m.size)
	if !(x0 >= 0 && y0 >= 0 && x1 < s*float64(m.w) && y1 < s*float64(m.h)) {
		return 0, false, false
	}
	since = math.Inf(-1)
	for y := int(y0 / s); y <= int(y1/s); y++ {
		for x := int(x0 / s); x <= int(x1/s); x++ {
			since = max(since, m.moved[y*m.w+x])
			reached = reached || m.over[y*m.w+x] == 2
		}
	}
	return since, reached, true
}
