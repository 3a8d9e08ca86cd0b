package printables

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// roomScene draws a room from above: walls around a floor of boards, and light
// that falls in through the doors.
func roomScene(p pen, m *cards.Mat) {
	const wall = 4.0
	floor := look.Mix(look.Dusk, look.Ember, 0.16)
	p.fill(rect(0, 0, m.W, m.H), look.Ink)
	p.fill(rect(wall, wall, m.W-2*wall, m.H-2*wall), floor)
	const boards = 12
	step := (m.H - 2*wall) / boards
	seam := look.Mix(floor, look.Ink, 0.35)
	at := scatter(uint32(len(m.Name)*31 + int(m.Name[0])))
	for i := range boards {
		y := wall + step*float64(i)
		p.fill(rect(wall, y, m.W-2*wall, 0.3), seam)
		for x := wall + 60*at(); x < m.W-wall; x += 40 + 50*at() {
			p.fill(rect(x, y, 0.3, step), seam)
		}
	}
	p.stroke(rect(wall/2, wall/2, m.W-wall, m.H-wall), 0.5, look.Mix(look.Moss, look.Ink, 0.3))
}

// doorway is an opening in a wall: the threshold in lamplight.
func doorway(p pen, z cards.Zone) {
	p.fill(rect(z.X, z.Y, z.W, z.H), look.Mix(look.Lamp, look.Ember, 0.35))
	x, y := z.Centre()
	if z.W > z.H {
		p.fill(rect(z.X+2, y-0.4, z.W-4, 0.8), look.Ink)
	} else {
		p.fill(rect(x-0.4, z.Y+2, 0.8, z.H-4), look.Ink)
	}
}

// tray is where pieces lie side by side: its name stands in its middle, or to
// the right of a flat one's, where a first piece leaves it to be seen.
func tray(p pen, z cards.Zone, accent look.Colour) {
	p.veil(rounded(z.X+1, z.Y+1, z.W-2, z.H-2, 5), 0.42)
	outline(p, z, 1, 5, look.Alpha(accent, 0.8))
	x, y := z.Centre()
	if z.W > 1.4*z.H {
		x += z.W * 0.15
		size := display.fitted(p.say(z.Label), z.W*0.58, min(11, z.H*0.34))
		p.text(display, p.say(z.Label), x, y+size*0.34, size, middle, look.Alpha(look.Moon, 0.9))
		return
	}
	p.lines(bold, p.say(z.Label), x, y-4, z.W-6, 5.4, middle, look.Moon)
}
