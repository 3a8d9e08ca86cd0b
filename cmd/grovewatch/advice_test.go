package main

import (
	"regexp"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
)

func TestAdviceNamesWhatIsWrong(t *testing.T) {
	good := vision.Exposure{Dark: 15, Bright: 230, White: .01, Blur: .7}
	foreign := func(px float64) []finding {
		k := px * vision.Modules / 42
		var q vision.Quad
		for i, p := range quad(0, 0) {
			q[i] = vision.Point{X: k * p.X, Y: k * p.Y}
		}
		return findings([]vision.Candidate{{Corners: q, Refused: vision.NotOurs}}, nil)
	}
	for name, c := range map[string]struct {
		picture vision.Exposure
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
		"a dark room":             {vision.Exposure{Dark: 0, Bright: 48, Blur: .7}, 1.9, nil, `^the picture is very dark: turn on a light`},
		"a covered lens":          {vision.Exposure{Dark: 0, Bright: 4}, 0, nil, `^the picture is very dark`},
		"a lamp in the lens":      {vision.Exposure{Dark: 50, Bright: 255, White: .12, Blur: .7}, 1.9, nil, `^the picture is too bright`},
		"a white page with tags":  {vision.Exposure{Dark: 0, Bright: 255, White: .8, Blur: .5}, 1.9, nil, `^$`},
		"a wall":                  {vision.Exposure{Dark: 120, Bright: 135}, 0, nil, `^the picture has one even tone`},
		"a soft lens":             {vision.Exposure{Dark: 15, Bright: 200, Blur: 3}, 1.9, nil, `^the picture is blurred: focus`},
		"a soft lens, no tags":    {vision.Exposure{Dark: 15, Bright: 200, Blur: 2}, 0, nil, `^the picture is blurred`},
		"small and a little soft": {vision.Exposure{Dark: 15, Bright: 200, Blur: 1}, .8, nil, `^move the camera closer by a third$`},
	} {
		if got := advice(c.picture, c.px, c.found); !regexp.MustCompile(c.want).MatchString(got) {
			t.Errorf("%s: %q does not match %s", name, got, c.want)
		}
	}
}
