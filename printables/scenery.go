package printables

import (
	"math"

	"github.com/grovewatch/grovewatch/cards/look"
)

// sky paints the night from the zenith to the horizon, with a few stars.
func sky(p pen, x, y, w, h float64) {
	if p.outline {
		p.solid(rect(x, y, w, h), look.Paper)
		return
	}
	const bands = 16
	for i := range bands {
		t := float64(i) / (bands - 1)
		top := h * float64(i) / bands
		// A band reaches a little under the next, so that no seam shows.
		p.fill(rect(x, y+top, w, min(h-top, h/bands+0.5)), look.Mix(look.Night, look.Dusk, t))
	}
}

// stars scatters points of light; the same seed gives the same sky.
func stars(p pen, x, y, w, h float64, n int, seed uint32) {
	at := scatter(seed)
	for i := range n {
		star, light := circle(x+w*at(), y+h*at(), 0.12+0.22*at()), look.Mix(look.Dusk, look.Moon, 0.2+0.6*at())
		if !p.outline || i%3 == 0 {
			p.write(star, light)
		}
	}
}

// scatter gives numbers in 0 to 1 that look random and never change.
func scatter(seed uint32) func() float64 {
	v := seed*2654435761 + 12345
	return func() float64 {
		v ^= v << 13
		v ^= v >> 17
		v ^= v << 5
		return float64(v%100003) / 100003
	}
}

// fir draws one tree that stands at (x, y) and is tall mm high.
func fir(p pen, x, y, tall float64, c look.Colour) {
	w := tall * 0.42
	p.fill(rect(x-tall*0.03, y-tall*0.14, tall*0.06, tall*0.14), c)
	q := new(path)
	for i := range 4 {
		t := float64(i)
		top := y - tall*(1-0.21*t)
		low := y - tall*(0.62-0.17*t)
		half := w * (0.2 + 0.1*t)
		q.move(x, top).
			curve(x+half*0.2, top+(low-top)*0.5, x+half*0.6, low-tall*0.02, x+half, low).
			curve(x+half*0.4, low+tall*0.025, x-half*0.4, low+tall*0.025, x-half, low).
			curve(x-half*0.6, low-tall*0.02, x-half*0.2, top+(low-top)*0.5, x, top).close()
	}
	p.fill(q, c)
}

// wood draws a line of firs along the ground y from x0 to x1, keeping clear of
// what lies within gap of the middle; tall is the height of the tallest.
func wood(p pen, x0, x1, y, tall, gap, mid float64, c look.Colour, seed uint32) {
	at, apart := scatter(seed), tall
	if p.outline { // a few trees make the wood
		apart *= 2.2
	}
	for x := x0 - 1; x < x1+2; x += apart * (0.13 + 0.1*at()) {
		h := tall * (0.55 + 0.45*at())
		if away := math.Abs(x - mid); away < gap {
			h *= 0.35 * away / gap
		}
		fir(p, x, y, h, look.Mix(c, look.Pine, at()*0.7))
	}
}
