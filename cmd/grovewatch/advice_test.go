package main

import (
	"image"
	"math"
	"math/rand/v2"
	"regexp"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
)

func TestAdviceNamesWhatIsWrong(t *testing.T) {
	good := exposure{dark: 15, bright: 230, white: .01, blur: .7}
	foreign := func(px float64) []finding {
		k := px * vision.Modules / 42
		var q vision.Quad
		for i, p := range quad(0, 0) {
			q[i] = vision.Point{X: k * p.X, Y: k * p.Y}
		}
		return findings([]vision.Candidate{{Corners: q, Refused: vision.NotOurs}}, nil)
	}
	for name, c := range map[string]struct {
		picture exposure
		px      float64
		found   []finding
		want    string
	}{
		"a good picture":          {good, 1.9, nil, `^$`},
		"small tags":              {good, .8, nil, `^move the camera closer by a third$`},
		"tags too small to read":  {good, 0, foreign(.6), `^what may be tags has only 0\.6 px per module: move the camera closer by half$`},
		"a far corner":            {good, 1.5, foreign(.6), `^others have only 0\.6 px and could not be read: move the camera closer by half$`},
		"one was spoilt":          {good, 1.5, foreign(1.5), `^$`},
		"the wrong deck":          {good, 0, foreign(2), `^1 code of another game`},
		"no tags":                 {good, 0, nil, `^nothing looks like one: a tag needs 40 px across`},
		"a dark room":             {exposure{dark: 0, bright: 48, blur: .7}, 1.9, nil, `^the picture is very dark: turn on a light`},
		"a covered lens":          {exposure{dark: 0, bright: 4}, 0, nil, `^the picture is very dark`},
		"a lamp in the lens":      {exposure{dark: 50, bright: 255, white: .12, blur: .7}, 1.9, nil, `^the picture is overexposed`},
		"a white page with tags":  {exposure{dark: 0, bright: 255, white: .8, blur: .5}, 1.9, nil, `^$`},
		"a wall":                  {exposure{dark: 120, bright: 135}, 0, nil, `^the picture has one even tone`},
		"a soft lens":             {exposure{dark: 15, bright: 200, blur: 3}, 1.9, nil, `^the picture is blurred: focus`},
		"a soft lens, no tags":    {exposure{dark: 15, bright: 200, blur: 2}, 0, nil, `^the picture is blurred`},
		"small and a little soft": {exposure{dark: 15, bright: 200, blur: 1}, .8, nil, `^move the camera closer by a third$`},
	} {
		if got := advice(c.picture, c.px, c.found); !regexp.MustCompile(c.want).MatchString(got) {
			t.Errorf("%s: %q does not match %s", name, got, c.want)
		}
	}
}

// A picture of patches with noise tells how far it was blurred, along the axis
// on which it was.
func TestBlurIsMeasuredFromEdges(t *testing.T) {
	for _, sigma := range []float64{.5, 1, 2, 4} {
		rng := rand.New(rand.NewPCG(1, uint64(sigma*10)))
		g := image.NewGray(image.Rect(0, 0, 640, 360))
		for y := range 360 {
			for x := range 640 {
				// Bars 40 px wide whose sides lie anywhere between two px.
				at := float64(x) + .013*float64(y)
				near := math.Mod(at, 80)
				v := 60 + 120*(step(near-20, sigma)-step(near-60, sigma))
				g.Pix[y*g.Stride+x] = uint8(v + 5*rng.NormFloat64())
			}
		}
		if got := exposureOf(g).blur; got < .7*sigma || got > 1.4*sigma+.2 {
			t.Errorf("a blur of %g px is measured as %.2f", sigma, got)
		}
	}
}

// step is an edge through a blur of σ.
func step(d, sigma float64) float64 { return .5 + .5*math.Erf(d/sigma/math.Sqrt2) }
