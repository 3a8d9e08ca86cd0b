package printables

import (
	"fmt"
	"math"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// forcefield draws the light around the landed ship, in the middle.
func forcefield(p pen, m *cards.Mat) {
	x, y := m.W/2, m.H/2
	far := math.Hypot(x, y)
	p.glow(40, look.Night, look.Field, func(t float64) *path {
		return circle(x, y, far*(1-0.8*math.Sqrt(t)))
	})
	stars(p, 0, 0, m.W, m.H, 120, 17)
	for i := range 9 {
		p.stroke(circle(x, y, 46+13.5*float64(i)), 1-0.08*float64(i), look.Alpha(look.Glow, 0.6-0.055*float64(i)))
	}
	p.glow(24, look.Mix(look.Field, look.Glow, 0.12), look.Glow, func(t float64) *path { return circle(x, y, 31-19*t) })
	p.symbol(cards.SignShip, x, y-5.6, 14, look.Ink)
	title(p, m.Name, x, y+5.4, 6.2, 50, look.Ink)
	badge(p, cards.SignIn, word("Admitted"), x, y+11, look.Night)
}

// clearing draws the edge of the wood under the moon, in the middle.
func clearing(p pen, m *cards.Mat) {
	x, y := m.W/2, m.H/2
	sky(p, 0, 0, m.W, m.H*0.8)
	stars(p, 0, 0, m.W, m.H*0.6, 170, 29)
	p.halo(x, y, 32, 120, 26, look.Mist, 0.035)
	p.halo(x, y, 31, 40, 8, look.Moon, 0.09)
	for i, row := range []struct {
		y, tall float64
		c       look.Colour
	}{
		{m.H * 0.76, 70, look.Mix(look.Moss, look.Dusk, 0.45)},
		{m.H * 0.86, 84, look.Fern},
		{m.H * 1.00, 98, look.Pine},
	} {
		wood(p, 0, m.W, row.y, row.tall, 70-12*float64(i), x, row.c, uint32(51+13*i))
		p.fill(ridge(m.W, row.y-row.tall*0.07, 5, m.H), look.Mix(row.c, look.Pine, 0.35))
	}
	p.fill(circle(x, y, 31), look.Moon)
	title(p, m.Name, x, y, 7.2, 54, look.Night)
	badge(p, cards.SignOut, word("Repelled"), x, y+8.5, look.Fern)
}

// badge is a small sign with its word, centred.
func badge(p pen, s cards.Sign, name string, x, y float64, c look.Colour) {
	const size = 4.6
	name = p.say(name)
	_, ems := bold.set(name)
	w := ems*size + size*1.4
	p.symbol(s, x-w/2+size/2, y-size*0.33, size*1.1, c)
	p.text(bold, name, x-w/2+size*1.4, y, size, left, c)
}

// proofScene draws the columns in which cards slide up or down.
func proofScene(p pen, m *cards.Mat) {
	sky(p, 0, 0, m.W, m.H)
	stars(p, 0, 0, m.W, m.H*0.6, 120, 71)
	wood(p, 0, m.W, m.H+6, 74, 0, -1000, look.Mix(look.Fern, look.Dusk, 0.5), 19)
	wood(p, 0, m.W, m.H+6, 48, 0, -1000, look.Pine, 37)
	var columns [][]cards.Zone // the stops of each column, top first
	for _, z := range m.Zones {
		if z.Style != cards.Slide {
			continue
		}
		n := len(columns) - 1
		if n < 0 || columns[n][0].X != z.X {
			columns = append(columns, nil)
			n++
		}
		columns[n] = append(columns[n], z)
	}
	const cardW, cardH = 63.0, 88.0
	for i, c := range columns {
		x, top := c[0].Centre()
		_, low := c[len(c)-1].Centre()
		top, low = top-cardH/2+1, low+cardH/2-1
		p.veil(rounded(x-30.6, top, 61.2, low-top, 6), 0.45)
		p.stroke(rounded(x-30.6, top, 61.2, low-top, 6), 0.35, look.Alpha(look.Moon, 0.55))
		y := (top + low) / 2
		p.stroke(rounded(x-cardW/2+3, y-cardH/2+1, cardW-6, cardH-2, 4), 0.3, look.Alpha(look.Moon, 0.6), 2.2, 1.8)
		p.text(display, fmt.Sprint(i+1), x, y+9, 26, middle, look.Alpha(look.Moon, 0.9))
	}
	title(p, m.Name, m.W/2, 15, 11, m.W-80, look.Moon)
	p.text(regular, p.say("Slide each card up or down"), m.W/2, 23, 4.4, middle, look.Mist)
}

// hoodScene draws the Visitor's desk behind the shield.
func hoodScene(p pen, m *cards.Mat) {
	x, y := m.W/2, m.H/2
	o := look.OwnerOf(m.Owner)
	p.glow(30, look.Night, look.Field, func(t float64) *path { return ellipse(x, y, 108-62*t, 72-46*t) })
	stars(p, 0, 0, m.W, m.H, 60, 83)
	for _, side := range []float64{17, m.W - 17} {
		p.symbol(o.Sign, side, 15, 15, o.Colour)
		p.symbol(cards.SignEye, side, m.H-14, 14, look.Alpha(o.Colour, 0.8))
	}
}

// ownerScene draws whose cards lie here: her colour, symbol and name.
func ownerScene(p pen, m *cards.Mat) {
	o, side := look.OwnerOf(m.Owner), ownerGround(p, m)
	p.symbol(o.Sign, side/2, 45, 18, o.Colour)
	title(p, m.Name, side/2, 64, 8.4, side-6, look.Moon)
	p.symbol(o.Sign, side/2, 130, 26, o.Colour)
}

// ownerGround draws the ground of a seat's mat: a strip of her colour on its left, the
// wood behind her lanes, and her sign on each of them. It returns the strip's width.
func ownerGround(p pen, m *cards.Mat) float64 {
	o, side := look.OwnerOf(m.Owner), m.W
	for _, z := range m.Zones {
		if z.Style == cards.Lane {
			side = min(side, z.X)
		}
	}
	sky(p, 0, 0, m.W, m.H)
	stars(p, side, 0, m.W-side, m.H, 90, 97)
	wood(p, side, m.W, m.H+4, 44, 0, -1000, look.Mix(look.Fern, look.Dusk, 0.4), 31)
	wood(p, side, m.W, m.H+5, 30, 0, -1000, look.Pine, 43)
	ownerStrip(p, o, side, m.H)
	for _, z := range m.Zones {
		if z.Style == cards.Lane {
			x, y := z.Centre()
			p.symbol(o.Sign, x, y, 46, look.Alpha(o.Colour, 0.16))
		}
	}
	return side
}

// ownerStrip is the ground of her colour on the left of a mat.
func ownerStrip(p pen, o look.Owner, w, h float64) {
	c := dim(o.Colour, 0.4)
	p.shade(16, look.Mix(c, look.Night, 0.15), look.Mix(c, look.Night, 0.65), func(t float64) *path {
		y := h * t * 15 / 16
		return rect(0, y, w, h-y)
	})
}

// dim is a colour with a share of its light, its hue kept.
func dim(c look.Colour, share float64) look.Colour {
	return look.Mix(look.Colour{A: 255}, c, share)
}

// commonScene draws the path of lanterns through the spots of the track.
func commonScene(p pen, m *cards.Mat) {
	sky(p, 0, 0, m.W, m.H*0.55)
	stars(p, 0, 0, m.W, m.H*0.45, 110, 113)
	wood(p, 0, m.W, m.H*0.5, 84, 0, -1000, look.Mix(look.Fern, look.Dusk, 0.55), 127)
	wood(p, 0, m.W, m.H*0.5+2, 52, 0, -1000, look.Mix(look.Pine, look.Dusk, 0.2), 131)
	p.shade(20, look.Pine, look.Mix(look.Pine, look.Ink, 0.8), func(t float64) *path {
		return ridge(m.W, m.H*(0.455+0.4*t), 3*(1-t), m.H)
	})
	trail := new(path)
	var spots []point
	for _, z := range m.Zones {
		if z.Style != cards.Spot {
			continue
		}
		x, y := z.Centre()
		if len(spots) == 0 {
			trail.move(x, y)
		} else if before := spots[len(spots)-1]; x < before.x { // on to the next row
			half := (before.y + y) / 2
			trail.curve(before.x, half+9, x, half-9, x, y)
		} else {
			trail.curve(before.x+(x-before.x)/3, before.y-5, before.x+(x-before.x)*2/3, y+5, x, y)
		}
		spots = append(spots, point{x, y})
	}
	for i, s := range spots {
		t := float64(i+1) / float64(len(spots)) // later lanterns burn brighter
		p.halo(s.x, s.y, 12, 19+9*t, 14, look.Lamp, 0.018+0.035*t)
	}
	if len(spots) > 0 {
		p.stroke(trail, 5, look.Mix(look.Night, look.Ember, 0.55))
		p.stroke(trail, 0.9, look.Lamp, 0.1, 3.2)
	}
	title(p, m.Name, m.W/2, 20, 14, m.W-80, look.Lamp)
}

// deskScene draws a quiet night for a mat whose cells and slots say it all: the
// wood at its foot, its name above.
func deskScene(p pen, m *cards.Mat) {
	sky(p, 0, 0, m.W, m.H)
	stars(p, 0, 0, m.W, m.H*0.7, 100, 139)
	p.halo(m.W/2, m.H*0.62, m.W*0.12, m.W*0.42, 18, look.Field, 0.05)
	wood(p, 0, m.W, m.H+5, 40, 0, -1000, look.Mix(look.Fern, look.Dusk, 0.45), 149)
	wood(p, 0, m.W, m.H+6, 26, 0, -1000, look.Pine, 151)
	room := m.W - 2*cards.TagMM - 16
	if m.Owner != "" {
		o := look.OwnerOf(m.Owner)
		p.symbol(o.Sign, m.W/2, m.H*0.62, 62, look.Alpha(o.Colour, 0.16))
		p.symbol(o.Sign, m.W-cards.TagMM-14, 17, 13, o.Colour)
		room -= 27 // for the sign, and as much on the other side
	}
	title(p, m.Name, m.W/2, 21, 11, room, look.Moon)
}
