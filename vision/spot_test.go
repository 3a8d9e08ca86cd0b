package vision

import (
	"math/rand/v2"
	"testing"
)

// painted is a picture of 64 × 64 px.
func painted(level func(x, y int) float64) grayImage {
	const n = 64
	p := grayImage{pix: make([]uint8, n*n), stride: n, w: n, h: n}
	for i := range p.pix {
		p.pix[i] = uint8(min(max(level(i%n, i/n), 0), 255))
	}
	return p
}

func TestASpotIsOfInkOnPaperWithEdgesInTwoDirections(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var dark [16][16]bool
	for y := range dark {
		for x := range dark[y] {
			dark[y][x] = r.IntN(2) == 0
		}
	}
	ink := func(dark bool) float64 {
		if dark {
			return 40
		}
		return 210
	}
	patch := func(x, y int) float64 {
		if x/16 == 1 && y/16 == 2 {
			return 230
		}
		return 110
	}
	whole := spot{x: 32, y: 32, side: 60}
	for _, c := range []struct {
		name        string
		level       func(x, y int) float64
		inky, grain bool
	}{
		{"modules", func(x, y int) float64 { return ink(dark[y/4][x/4]) }, true, false},
		{"lines", func(x, y int) float64 { return ink(dark[0][y/4]) }, true, true},
		{"dim paper", func(x, y int) float64 { return 100 + ink(dark[y/4][x/4])/20 }, false, false},
		{"a bright patch on cloth", patch, false, false},
	} {
		p := painted(c.level)
		if got := p.inky(whole); got != c.inky {
			t.Errorf("%s: ink and paper is %v", c.name, got)
		}
		coarse := spot{x: 64, y: 64, side: 120} // of the next finer level
		if got := p.grain(coarse); got > maxGrain != c.grain {
			t.Errorf("%s: the edges run along one direction by %.2f", c.name, got)
		}
	}
}
