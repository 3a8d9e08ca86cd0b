package placing

import (
	"math"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Given is what a camera really gives, as vision/opencv tells it.
type Given struct {
	Width, Height            int // px
	FPS                      float64
	Codec                    string
	Settled, Focus, Exposure bool
}

// Text is what it gives in words, with what became of the wish to lock focus
// and exposure when that was wished; empty while nothing is known.
func (g Given) Text(steady bool) game.Text {
	if g.Width == 0 {
		return game.Text{}
	}
	t := game.Say("%d × %d", g.Width, g.Height)
	if g.FPS > 0 {
		t = game.Say("%s, %d a second", t, int(math.Round(g.FPS)))
	}
	if g.Codec != "" {
		t = game.Say("%s, %s", t, g.Codec)
	}
	switch {
	case !steady || !g.Settled:
		return t
	case g.Focus && g.Exposure:
		return game.Say("%s; focus and exposure are fixed", t)
	case g.Focus:
		return game.Say("%s; the focus is fixed, the exposure cannot be", t)
	case g.Exposure:
		return game.Say("%s; the exposure is fixed, the focus cannot be", t)
	}
	return game.Say("%s; this camera does not let its focus and exposure be fixed", t)
}
