package printables

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// matFace draws a mat: its scene, then its zones.
func matFace(p pen, m *cards.Mat) {
	p.fill(rect(0, 0, m.W, m.H), look.Night)
	for _, z := range m.Zones {
		zone(p, m, z)
	}
}

func zone(p pen, m *cards.Mat, z cards.Zone) {
	p.stroke(rounded(z.X+1.2, z.Y+1.2, z.W-2.4, z.H-2.4, 4), 0.35, look.Alpha(look.Mist, 0.7))
	p.text(bold, z.Label, z.X+5, z.Y+9, 5, left, look.Mist)
}
