package vision

import (
	"image"
	"math"
	"testing"
)

// TestASwingingPictureComesToRest swings bars by 1.5 px to each side and lets the
// light flicker. The detector comes to rest, and notices what is laid all the same.
func TestASwingingPictureComesToRest(t *testing.T) {
	const w, h = 320, 160
	picture := func(i int, laid bool) grayImage {
		g := image.NewGray(image.Rect(0, 0, w, h))
		at := 2 * math.Pi * float64(i) / 30
		dx, light := 1.5*math.Sin(6.1*at), 1+.05*math.Sin(8.3*at)
		for y := range h {
			for x := range w {
				v := 90 + 50*math.Tanh(2*math.Sin((float64(x)-dx)/9))
				if laid && abs(x-200) < 16 && abs(y-80) < 16 {
					v = 225
					if abs(x-200) < 12 && abs(y-80) < 12 && (x/2+y/3)%2 == 0 {
						v = 35
					}
				}
				g.Pix[y*w+x] = uint8(v * light)
			}
		}
		return grayImageOf(g)
	}
	var c changeDetector
	changed := func(from, n int, laid bool) (sum int) {
		for i := range n {
			p := picture(from+i, laid)
			c.update(p)
			sum += len(c.changed)
			c.regions(p, 1)
		}
		return sum
	}
	first := changed(0, 30, false)
	changed(30, 120, false)
	if rest := changed(150, 30, false); first < 200 || rest > first/5 {
		t.Errorf("%d blocks change in the first second, %d in the sixth", first, rest)
	}
	if changed(180, 4, true) == 0 {
		t.Error("what was laid is not noticed")
	}
	changed(184, 60, true)
	if changed(244, 4, false) == 0 {
		t.Error("what was taken is not noticed")
	}
}

// TestWhatIsLaidIsSearchedAndASingleBlockIsNot: noise and a swinging camera change
// single blocks; a tag covers several, at 0.7 px per module, too.
func TestWhatIsLaidIsSearchedAndASingleBlockIsNot(t *testing.T) {
	const w, h = 320, 160
	searched := func(size int) int {
		g := image.NewGray(image.Rect(0, 0, w, h))
		var c changeDetector
		c.update(grayImageOf(g))
		for y := 80; y < 80+size; y++ {
			for x := 160; x < 160+size; x++ {
				g.Pix[y*w+x] = 200
			}
		}
		area := 0
		for _, frame := range []int{4, 1} { // an even and an odd row of blocks; no strip is due
			c.frame = frame
			c.update(grayImageOf(g))
			for _, r := range c.regions(grayImageOf(g), .7) {
				if 170 >= r.x0 && 170 < r.x1 && r.area() < w*h/2 {
					area += r.area()
				}
			}
		}
		return area
	}
	if n := searched(blockPx); n != 0 {
		t.Errorf("%d px are searched for one block", n)
	}
	if searched(16) == 0 {
		t.Error("what is laid is not searched")
	}
}

// TestWhatChangesOnASeenTagIsNotSearched: the camera's swing changes the blocks of a
// tag that is seen all the same; where the tag is covered they are searched.
func TestWhatChangesOnASeenTagIsNotSearched(t *testing.T) {
	const w, h = 320, 160
	for _, covered := range []bool{false, true} {
		g := image.NewGray(image.Rect(0, 0, w, h))
		r := NewReader(deck().book)
		r.changes.update(grayImageOf(g))
		for y := 60; y < 100; y++ {
			for x := 140; x < 180; x++ {
				g.Pix[y*w+x] = 200
			}
		}
		r.changes.frame = 4
		r.changes.update(grayImageOf(g))
		before := len(r.changes.changed)
		r.known = []knownTag{{pose: pose{2, 0, 160, 0, 2, 80, 0, 0, 1}, seen: true, covered: covered}}
		r.changes.explain(r.liesAsBefore)
		left := len(r.changes.changed)
		if before == 0 || covered && left != before || !covered && left != 0 {
			t.Errorf("covered %v: of %d blocks %d are searched", covered, before, left)
		}
	}
}
