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
	for _, c := range []struct {
		name        string
		level       func(x, y int) float64
		inky, grain bool
	}{
		{"modules", func(x, y int) float64 { return ink(dark[y/4][x/4]) }, true, false},
		{"lines", func(x, y int) float64 { return ink(dark[0][y/4]) }, true, true},
		{"dim paper", func(x, y int) float64 { return 100 + ink(dark[y/4][x/4])/20 }, false, false},
		{"a bright patch on cloth", patch, false, false},
		{"noise in the dark", func(int, int) float64 { return 30 + 5*r.NormFloat64() }, false, false},
	} {
		p := painted(c.level)
		coarse := spot{x: 64, y: 64, side: 120} // of the next finer level
		if got := p.inky(coarse); got != c.inky {
			t.Errorf("%s: ink and paper is %v", c.name, got)
		}
		if got := p.grain(coarse); got > maxGrain != c.grain {
			t.Errorf("%s: the edges run along one direction by %.2f", c.name, got)
		}
	}
}

// A white square may hold a code when what lies inside of its quiet zone is darker than
// that, and not all alike.
func TestAWhiteSquareHoldsWhatIsDarkerAndNotAllAlike(t *testing.T) {
	const px, middle = 2, 32
	r := NewReader(deck().book)
	w := &r.workers.workers[0]
	code := deck().codes[0].Modules
	// A code in these greys on a quiet zone.
	square := func(dark, light, quiet float64) func(x, y int) float64 {
		return func(x, y int) float64 {
			u, v := (x-middle)/px+Modules/2, (y-middle)/px+Modules/2
			switch {
			case x < middle-Modules/2*px || y < middle-Modules/2*px || u >= Modules || v >= Modules:
				return quiet
			case code[v*Modules+u]:
				return dark
			}
			return light
		}
	}
	for _, c := range []struct {
		name  string
		level func(x, y int) float64
		want  bool
	}{
		{"a code", square(40, 210, 210), true},
		{"a code in a shadow", square(20, 60, 60), true},
		{"a code on a quiet zone that is a little darker than its paper", square(40, 210, 190), true},
		{"white paper", square(210, 210, 210), false},
		{"paper with hardly a print", square(186, 214, 214), false},
		{"a faint print", square(150, 214, 214), true},
		{"texture in a square of its own mean", square(40, 210, 125), false},
		{"a light picture in a dark square", square(120, 210, 60), false},
		{"a picture in a square that is hardly lighter", square(40, 210, 150), false},
	} {
		p := painted(c.level)
		r.pyramid.reset(p)
		if got := w.darkerInside(pose{px, 0, middle, 0, px, middle, 0, 0, 1}); got != c.want {
			t.Errorf("%s: it may hold a code: %v", c.name, got)
		}
	}
}
