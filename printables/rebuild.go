package printables

import (
	"cmp"
	"math"

	"github.com/grovewatch/grovewatch/cards"
)

// Box rebuilds what a components file knows of a box: every piece and mat with
// its tags and zones, each in its own frame and at its full size. How things
// are drawn is not in it.
func (c Components) Box() *cards.Box {
	b := &cards.Box{}
	k := 1 / cmp.Or(c.Scale, 1)
	for _, p := range c.Pieces {
		b.Tokens = append(b.Tokens, p.piece(k))
	}
	for _, m := range c.Mats {
		mat := cards.Mat{Piece: m.piece(k)}
		mat.Kind = cards.Plate
		own := m.frame(k)
		for _, z := range m.Zones {
			x0, y0, x1, y1 := rect(z.X, z.Y, z.W, z.H).through(own).bounds()
			mat.Zones = append(mat.Zones, cards.Zone{ID: z.ID, X: micron(x0), Y: micron(y0), W: micron(x1 - x0), H: micron(y1 - y0)})
		}
		b.Mats = append(b.Mats, mat)
	}
	return b
}

func (c Component) piece(k float64) cards.Piece {
	p := cards.Piece{ID: c.ID, Kind: c.Kind, Name: c.Name, W: micron(c.W * k), H: micron(c.H * k)}
	own := c.frame(k)
	for _, t := range c.Tags {
		at := own.apply(point{t.X + t.Size/2, t.Y + t.Size/2})
		p.Tags = append(p.Tags, cards.Tag{Payload: t.Payload, Angle: math.Mod(t.Angle-c.Angle+360, 360), X: micron(at.x), Y: micron(at.y)})
	}
	return p
}

// frame leads from the page into the piece's own frame, enlarged by k.
func (c Component) frame(k float64) matrix {
	return zoom(k).then(shift(c.W/2, c.H/2)).then(turn(-c.Angle)).then(shift(-c.X-c.W/2, -c.Y-c.H/2))
}
