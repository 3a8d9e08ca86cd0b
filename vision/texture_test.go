package vision

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"
)

// The changes that are counted a word at a time are those that are counted one
// by one.
func TestTextureCounts(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 4))
	for _, size := range []image.Point{{64, 8}, {131, 30}, {200, 17}, {60, 4}} {
		b := bitmap{wordsPerRow: (size.X + 63) / 64}
		b.words = make([]uint64, b.wordsPerRow*size.Y)
		at := func(x, y int) bool { return b.row(y)[x/64]>>(x%64)&1 == 1 }
		for y := range size.Y {
			for x := range size.X {
				if rng.IntN(3) == 0 {
					b.row(y)[x/64] |= 1 << (x % 64)
				}
			}
		}
		var c textureCells
		c.count(&b, size.X, size.Y)
		if c.w != size.X/cellPx || c.h != size.Y/cellPx {
			t.Fatalf("%v has %d × %d cells", size, c.w, c.h)
		}
		total := uint32(0)
		for y := range c.h {
			for x := range c.w {
				want := 0
				for v := y * cellPx; v < (y+1)*cellPx; v++ {
					for u := x * cellPx; u < (x+1)*cellPx; u++ {
						if u+1 < size.X && at(u, v) != at(u+1, v) {
							want++
						}
						if v+1 < size.Y && at(u, v) != at(u, v+1) {
							want++
						}
					}
				}
				if got := int(c.counts[y*c.w+x]); got != want || int(c.sum(x, y, x+1, y+1)) != want {
					t.Fatalf("%v: cell %d, %d has %d changes, not %d", size, x, y, got, want)
				}
				total += uint32(want)
			}
		}
		if got := c.sum(0, 0, c.w, c.h); got != total {
			t.Errorf("%v: the sum is %d, not %d", size, got, total)
		}
	}
}

// sum is the sum of the counts in cells x0 ≤ x < x1, y0 ≤ y < y1.
func (t *textureCells) sum(x0, y0, x1, y1 int) uint32 {
	a, b := t.sums[y0*(t.w+1):], t.sums[y1*(t.w+1):]
	return b[x1] - b[x0] - a[x1] + a[x0]
}

// readPieces spreads tags of the deck, changed at will, and reads one picture.
func readPieces(px float64, n int, codes []Code, change func(i int, p *piece)) (pieces []piece, right, wrong int) {
	rng := rand.New(rand.NewPCG(uint64(100*px), 16))
	v := view{w: 1280, h: 720, blur: .6, noise: 4, light: .3, toPx: camera(1280, 720, px/moduleMM, 15, 30, 900)}
	pieces = spread(v, n, codes, rng)
	for i := range pieces {
		change(i, &pieces[i])
	}
	right, wrong, _ = score(v, pieces, NewReader(deck().book).Read(frameOf(v.picture(pieces, rng), 0)))
	return pieces, right, wrong
}

// Tags on white paper, without a dark frame, are read at any turn.
func TestTagsWithoutADarkFrameAreRead(t *testing.T) {
	for _, px := range []float64{1, 1.5, 2.6} {
		n := min(30, int(40/px))
		_, right, wrong := readPieces(px, n, deck().codes[:n], func(_ int, p *piece) { p.plain = true })
		if right != n || wrong > 0 {
			t.Errorf("%g px: %d of %d are read right, %d wrong", px, right, n, wrong)
		}
	}
}

// So are tags with something dark along a whole side, on the quiet zone.
func TestTagsWithSomethingDarkBesideAreRead(t *testing.T) {
	for _, plain := range []bool{false, true} {
		for _, gap := range []float64{1, 1.5, 2} {
			t.Run(fmt.Sprint(plain, gap), func(t *testing.T) {
				const n = 24
				_, right, wrong := readPieces(1.4, n, deck().codes[:n], func(_ int, p *piece) { p.plain, p.bar, p.w, p.h, p.dy = plain, gap, 33, 33, 0 })
				if right < n-1 || wrong > 0 {
					t.Errorf("%d of %d are read right, %d wrong", right, n, wrong)
				}
			})
		}
	}
}

// A tag of which the picture's edge cuts the quiet zone is read.
func TestTagsAtThePicturesEdgeAreRead(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	v := view{w: 640, h: 360, blur: .6, noise: 4, toPx: camera(640, 360, 1.6/moduleMM, 0, 0, 900)}
	back := v.toPx.Inverse()
	var pieces []piece
	for i, at := range []Point{{20, 100}, {620, 200}, {300, 20}, {400, 340}} {
		p := back.Apply(at)
		pieces = append(pieces, piece{code: deck().codes[i], x: p.X, y: p.Y, w: 33, h: 33, shade: 45})
	}
	if right, wrong, _ := score(v, pieces, NewReader(deck().book).Read(frameOf(v.picture(pieces, rng), 0))); right != len(pieces) || wrong > 0 {
		t.Errorf("%d of %d are read right, %d wrong", right, len(pieces), wrong)
	}
}

// Foreign codes on white paper are found and refused.
func TestForeignTextureIsRefused(t *testing.T) {
	const n = 30
	for _, px := range []float64{.8, 1.3} {
		_, _, wrong := readPieces(px, n, deck().foreign[:n], func(_ int, p *piece) { p.plain = true })
		if wrong > 0 {
			t.Errorf("%g px: %d foreign codes are read", px, wrong)
		}
	}
}

// What lies on the quiet zone does not pull the alignment aside: the corners
// are as exact beside something dark as without.
func TestSomethingDarkBesideDoesNotMoveTheCorners(t *testing.T) {
	rms := func(bar float64) float64 {
		rng := rand.New(rand.NewPCG(9, 9))
		v := view{w: 1280, h: 720, blur: .6, noise: 4, toPx: camera(1280, 720, 1.5/moduleMM, 10, 20, 900)}
		pieces := spread(v, 20, deck().codes[:20], rng)
		for i := range pieces {
			pieces[i].bar = bar
		}
		right, _, rms := score(v, pieces, NewReader(deck().book).Read(frameOf(v.picture(pieces, rng), 0)))
		if right < 18 {
			t.Fatalf("%d of 20 are read with a gap of %g modules", right, bar)
		}
		return rms
	}
	if free, beside := rms(0), rms(2); beside > 1.5*free+.05 {
		t.Errorf("the corners are off by %.3f px, and by %.3f px beside something dark", free, beside)
	}
}

// Explain tells which way tags were found: some of these have whole white
// squares, others none.
func TestExplainTellsTheWay(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 1))
	v := view{w: 1280, h: 720, blur: .6, noise: 3, toPx: camera(1280, 720, .9/moduleMM, 5, 0, 900)}
	pieces := spread(v, 24, deck().codes[:24], rng)
	for i := range pieces {
		if i%2 == 0 {
			pieces[i].plain, pieces[i].bar = true, 2
		}
	}
	read := map[Way]int{}
	for _, c := range NewReader(deck().book).Explain(frameOf(v.picture(pieces, rng), 0)) {
		if c.Refused == "" {
			read[c.Way]++
		}
	}
	if read[WhiteSquare] < 6 || read[Texture] < 6 {
		t.Errorf("of 24 tags %d are read by their squares, %d by their texture", read[WhiteSquare], read[Texture])
	}
}
