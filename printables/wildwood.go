package printables

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// woodScene draws the depth of a forest, denser from left to right.
func woodScene(p pen, m *cards.Mat) {
	sky(p, 0, 0, m.W, m.H)
	stars(p, 0, 0, m.W, m.H, int(m.W*m.H/300), 61)
	for i, c := range []look.Colour{look.Mix(look.Fern, look.Dusk, 0.55), look.Mix(look.Fern, look.Dusk, 0.2), look.Pine} {
		for n := 1; float64(n)*60 < m.H+60; n++ {
			y := float64(n)*60 - float64(2-i)*16
			wood(p, float64(i)*m.W/4, m.W, min(y, m.H+6), 42-7*float64(i), 0, -1000, c, uint32(71+7*i+n))
		}
	}
	p.fill(rect(0, 0, m.W, m.H), look.Alpha(look.Night, 0.35))
	up := p.within(shift(9.5, m.H/2).then(turn(-90)))
	if m.H > 110 {
		title(up, m.Name, 0, 10, 9, m.H-70, look.Moss)
	}
}

// villageScene draws roofs under the night, with windows that are lit where
// nothing is written.
func villageScene(p pen, m *cards.Mat) {
	sky(p, 0, 0, m.W, m.H)
	stars(p, 0, 0, m.W, m.H*0.5, 120, 67)
	wood(p, 0, m.W, m.H+4, 60, 0, -1000, look.Mix(look.Fern, look.Dusk, 0.5), 73)
	at := scatter(79)
	for x := -8.0; x < m.W; {
		w, h := 22+16*at(), 18+20*at()
		house := look.Mix(look.Dusk, look.Ink, 0.35+0.4*at())
		p.fill(rect(x, m.H-h, w, h), house)
		p.fill(new(path).move(x-3, m.H-h).line(x+w/2, m.H-h-w*0.6).line(x+w+3, m.H-h).close(), look.Mix(house, look.Ember, 0.12))
		if wx, wy := x+w/2, m.H-h*0.55; !slices.ContainsFunc(m.Zones, func(z cards.Zone) bool { return z.Contains(wx, wy) }) {
			p.fill(circle(wx, wy, 2.1), look.Lamp)
		}
		x += w + 4*at()
	}
	p.fill(rect(0, 0, m.W, m.H), look.Alpha(look.Night, 0.25))
	free := 0.0 // right of the cells in the head
	for _, z := range m.Zones {
		if z.Style == cards.Cell {
			free = max(free, z.X+z.W)
		}
	}
	left, right := max(free, 34), m.W-34
	title(p, m.Name, (left+right)/2, 24, 13, right-left-6, look.Lamp)
}

// witchScene draws whose mat it is: the marionettes' homes lie on the strip of her colour.
func witchScene(p pen, m *cards.Mat) {
	o := look.OwnerOf(m.Owner)
	ownerGround(p, m)
	p.symbol(o.Sign, m.W-17, m.H-60, 15, o.Colour)
	title(p, m.Name, m.W-34, m.H-6.5, 8, 62, o.Colour)
}
