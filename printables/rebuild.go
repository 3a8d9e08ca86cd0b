package printables

import (
	"github.com/grovewatch/grovewatch/cards"
)

// Box rebuilds what a components file knows of a box: every piece and mat with
// its tags and zones, each in its own frame. How things are drawn is not in it.
func (c Components) Box() *cards.Box {
	b := &cards.Box{}
	for _, p := range c.Pieces {
		b.Tokens = append(b.Tokens, p.piece())
	}
	for _, m := range c.Mats {
		mat := cards.Mat{Piece: m.piece()}
		mat.Kind = cards.Plate
		for _, z := range m.Zones {
			mat.Zones = append(mat.Zones, cards.Zone{ID: z.ID, X: z.X - m.X, Y: z.Y - m.Y, W: z.W, H: z.H})
		}
		b.Mats = append(b.Mats, mat)
	}
	return b
}

func (c Component) piece() cards.Piece {
	p := cards.Piece{ID: c.ID, Kind: c.Kind, Name: c.Name, W: c.W, H: c.H}
	for _, t := range c.Tags {
		p.Tags = append(p.Tags, cards.Tag{
			Payload: t.Payload, Angle: t.Angle,
			X: t.X - c.X + t.Size/2, Y: t.Y - c.Y + t.Size/2,
		})
	}
	return p
}
