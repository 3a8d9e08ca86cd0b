package vision

import (
	"image"
	"math"
	"math/rand/v2"
	"testing"
)

// A picture of patches with noise tells how far it was blurred, along the axis
// on which it was.
func TestBlurIsMeasuredFromEdges(t *testing.T) {
	for _, sigma := range []float64{.5, 1, 2, 4} {
		for _, upright := range []bool{true, false} {
			rng := rand.New(rand.NewPCG(1, uint64(sigma*10)))
			g := image.NewGray(image.Rect(0, 0, 640, 640))
			for y := range 640 {
				for x := range 640 {
					// Bars 40 px wide whose sides lie anywhere between two px.
					at := float64(x) + .013*float64(y)
					if !upright {
						at = float64(y) + .013*float64(x)
					}
					near := math.Mod(at, 80)
					v := 60 + 120*(step(near-20, sigma)-step(near-60, sigma))
					g.Pix[y*g.Stride+x] = uint8(v + 5*rng.NormFloat64())
				}
			}
			if got := ExposureOf(g).Blur; got < .7*sigma || got > 1.4*sigma+.2 {
				t.Errorf("a blur of %g px is measured as %.2f", sigma, got)
			}
		}
	}
}

// step is an edge through a blur of σ.
func step(d, sigma float64) float64 { return .5 + .5*math.Erf(d/sigma/math.Sqrt2) }

func TestExposureOfOddPictures(t *testing.T) {
	for name, g := range map[string]*image.Gray{"none": nil, "empty": {}, "tiny": image.NewGray(image.Rect(0, 0, 3, 2))} {
		if got := ExposureOf(g); got != (Exposure{}) {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

func TestFlawsOfPictures(t *testing.T) {
	for name, c := range map[string]struct {
		e    Exposure
		px   float64
		want Flaw
	}{
		"a good picture":         {Exposure{15, 230, .01, .7}, 1.9, Flawless},
		"a dark room":            {Exposure{0, 48, 0, .7}, 1.9, TooDark},
		"a covered lens":         {Exposure{0, 4, 0, 0}, 0, TooDark},
		"a lamp in the lens":     {Exposure{50, 255, .12, .7}, 1.9, TooBright},
		"a white page with tags": {Exposure{0, 255, .8, .5}, 1.9, Flawless},
		"a wall":                 {Exposure{120, 135, 0, 0}, 0, EvenTone},
		"a soft lens":            {Exposure{15, 200, 0, 3}, 1.9, Blurred},
		"a soft lens, no tags":   {Exposure{15, 200, 0, 2}, 0, Blurred},
	} {
		if got := c.e.Flaw(c.px); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// BenchmarkExposure measures what judging a picture costs; it is done twice a second.
func BenchmarkExposure(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 2))
	g := image.NewGray(image.Rect(0, 0, 1280, 720))
	for i := range g.Pix { // patches of 23 px
		g.Pix[i] = uint8(40 + 150*((i%1280/23+i/1280/23)%2) + rng.IntN(6))
	}
	for b.Loop() {
		ExposureOf(g)
	}
}
