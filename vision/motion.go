package vision

import "math"

// motionDetector finds what moves, by frame differencing, and what lies over
// the table, by background subtraction. Of the latter it knows what reaches in
// from the picture's edge, as an arm does. It looks at the mean brightness of
// square blocks, about 120 to a picture's width.
type motionDetector struct {
	blockSize, w, h int       // px to a block; blocks
	means, previous []float32 // by block: mean brightness in this frame and in the one before
	background      []float32 // by block: brightness of the table with what lies still on it
	oldBackground   []float32 // the background before that, seen again when a thing is taken away
	movedAt         []float64 // by block: when it last changed, on the tracker's clock
	foreground      []uint8   // by block: 0, inFront or fromEdge
	floodQueue      []int32
	columnSums      []uint32
	largeMotionAt   float64 // when something large last moved
}

// What a block of the foreground is.
const (
	inFront  = 1 // unlike the background
	fromEdge = 2 // and connected to the picture's edge
)

const (
	minFrameDifference      = 6.0  // grey levels between frames that are motion
	minBackgroundDifference = 10.0 // grey levels off the background that are foreground
	absorbTime              = .8   // seconds after which a thing that lies still becomes background
	armAbsorbTime           = 6.0  // the same for what reaches in from the picture's edge
	largeMotionShare        = .005 // of the picture
)

// update takes the next frame.
func (m *motionDetector) update(p grayImage, clock float64) {
	fresh := m.blockMeans(p)
	if len(m.means) == 0 { // smaller than a block
		return
	}
	if fresh {
		m.resetBackground()
		copy(m.previous, m.means)
		for i := range m.movedAt {
			m.movedAt[i] = clock
		}
		m.largeMotionAt = math.Inf(-1)
		return
	}
	offset := brightnessOffset(m.means, m.previous)
	moving := 0
	for i, v := range m.means {
		if d := v - m.previous[i] - offset; d > minFrameDifference || d < -minFrameDifference {
			m.movedAt[i] = clock
			moving++
		}
	}
	if float64(moving) > largeMotionShare*float64(len(m.means)) {
		m.largeMotionAt = clock
	}
	copy(m.previous, m.means)
	m.subtractBackground(clock)
}

// subtractBackground finds the foreground, marks its parts that are connected
// to the picture's edge by a flood fill, and absorbs what has lain still into
// the background (compare OpenCV's BackgroundSubtractor).
func (m *motionDetector) subtractBackground(clock float64) {
	offset := brightnessOffset(m.means, m.background)
	n := 0
	for i, v := range m.means {
		m.foreground[i] = 0
		if isForeground(v-offset, m.background[i]) && isForeground(v-offset, m.oldBackground[i]) {
			m.foreground[i] = inFront
			n++
		}
	}
	if 2*n > len(m.means) { // the camera was moved, or a lamp switched
		m.resetBackground()
		return
	}
	m.floodQueue = m.floodQueue[:0]
	flood := func(i int) {
		if m.foreground[i] == inFront {
			m.foreground[i] = fromEdge
			m.floodQueue = append(m.floodQueue, int32(i))
		}
	}
	for x := range m.w {
		flood(x)
		flood((m.h-1)*m.w + x)
	}
	for y := range m.h {
		flood(y * m.w)
		flood(y*m.w + m.w - 1)
	}
	for len(m.floodQueue) > 0 {
		i := int(m.floodQueue[len(m.floodQueue)-1])
		m.floodQueue = m.floodQueue[:len(m.floodQueue)-1]
		const gap = 2 // blocks, since parts of a sleeve may look like the table
		x, y := i%m.w, i/m.w
		for v := max(y-gap, 0); v <= min(y+gap, m.h-1); v++ {
			for u := max(x-gap, 0); u <= min(x+gap, m.w-1); u++ {
				flood(v*m.w + u)
			}
		}
	}
	for i, f := range m.foreground {
		rest := clock - m.movedAt[i]
		if f != fromEdge && rest > absorbTime || rest > armAbsorbTime {
			if isForeground(m.means[i]-offset, m.background[i]) {
				m.oldBackground[i] = m.background[i]
			}
			m.background[i] = m.means[i]
		}
	}
}

// isForeground reports whether a block's brightness a differs from the
// background's b.
func isForeground(a, b float32) bool {
	return a-b > minBackgroundDifference || b-a > minBackgroundDifference
}

// resetBackground takes the whole picture as it is for the background.
func (m *motionDetector) resetBackground() {
	copy(m.background, m.means)
	copy(m.oldBackground, m.means)
	clear(m.foreground)
}

// brightnessOffset is how much brighter a is than b as a whole: the mean
// difference of the blocks that have changed little, or 0 when they are few.
func brightnessOffset(a, b []float32) float32 {
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

// blockMeans computes the blocks' mean brightness. It reports whether the
// picture has another size than the one before.
func (m *motionDetector) blockMeans(p grayImage) (fresh bool) {
	size := max(4, p.w/120)
	w, h := p.w/size, p.h/size
	if fresh = size != m.blockSize || w != m.w || h != m.h; fresh {
		n := w * h
		*m = motionDetector{blockSize: size, w: w, h: h, means: make([]float32, n), previous: make([]float32, n), background: make([]float32, n), oldBackground: make([]float32, n),
			movedAt: make([]float64, n), foreground: make([]uint8, n), columnSums: make([]uint32, w)}
	}
	step := 1
	if size >= 8 {
		step = 2
	}
	per := (size + step - 1) / step
	sums := m.columnSums
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
			m.means[by*w+x] = float32(s) / float32(per*per)
		}
	}
	return fresh
}

// quietSince is the time since which nothing has moved within a quad, and
// whether something that reaches in from the picture's edge lies over it. It
// reports false for a quad that is not wholly in the picture.
func (m *motionDetector) quietSince(q Quad) (since float64, underArm, ok bool) {
	if m.blockSize == 0 {
		return 0, false, false
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range q {
		x0, y0, x1, y1 = min(x0, p.X), min(y0, p.Y), max(x1, p.X), max(y1, p.Y)
	}
	s := float64(m.blockSize)
	if !(x0 >= 0 && y0 >= 0 && x1 < s*float64(m.w) && y1 < s*float64(m.h)) {
		return 0, false, false
	}
	since = math.Inf(-1)
	for y := int(y0 / s); y <= int(y1/s); y++ {
		for x := int(x0 / s); x <= int(x1/s); x++ {
			since = max(since, m.movedAt[y*m.w+x])
			underArm = underArm || m.foreground[y*m.w+x] == fromEdge
		}
	}
	return since, underArm, true
}
