package board

import (
	"image"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// Picture draws the mats and their zones at so many pixels a millimetre.
func Picture(g *Board, pixels float64) *image.RGBA {
	p := paint.NewPlot(g.W, g.H, pixels)
	hair := 1 / pixels
	for _, m := range g.Mats {
		s := paint.Style{
			Fill: look.Alpha(look.Dusk, 0.55), Foot: look.Alpha(look.Night, 0.7),
			Line: look.Alpha(look.Moss, 0.7), Width: max(hair, 0.6),
		}
		switch m.Style {
		case cards.MatForcefield:
			s.Fill, s.Foot = look.Alpha(look.Mix(look.Night, look.Field, 0.55), 0.8), look.Alpha(look.Mix(look.Night, look.Field, 0.3), 0.8)
			s.Line, s.Width = look.Alpha(look.Glow, 0.75), max(hair, 0.9)
			s.Light, s.Reach = look.Alpha(look.Glow, 0.28), 11
		case cards.MatClearing:
			s.Fill, s.Foot = look.Alpha(look.Fern, 0.6), look.Alpha(look.Pine, 0.75)
		case cards.MatRoom:
			s.Fill, s.Foot = look.Mix(look.Dusk, look.Ember, 0.12), look.Mix(look.Night, look.Ember, 0.10)
			s.Line, s.Width = look.Moss, max(hair, 1.4)
		}
		p.Box(m.Rect.X+1, m.Rect.Y+1, m.Rect.W-2, m.Rect.H-2, 7, s)
		if m.Style == cards.MatForcefield {
			cx, cy := m.Rect.X+m.Rect.W/2, m.Rect.Y+m.Rect.H/2
			for i := range 3 {
				p.Ring(cx, cy, 22+5*float64(i), paint.Style{
					Line: look.Alpha(look.Glow, 0.26-0.08*float64(i)), Width: 0.8,
					Light: look.Alpha(look.Glow, 0.1), Reach: 8,
				})
			}
		}
		if m.Style == cards.MatProof {
			paintColumns(p, g, m)
		}
		for _, z := range m.Zones {
			paintZone(p, g.Zones[z.ID], hair)
		}
	}
	return p.Image
}

// paintColumns draws the columns that proof cards slide in.
func paintColumns(p *paint.Plot, g *Board, m Mat) {
	for _, z := range m.Zones {
		if z.Style != cards.Slide || z.Label != "" {
			continue // the unlabelled stop is each column's middle
		}
		r := g.Zones[z.ID].Rect
		mid := g.cardAt(r.X+r.W/2, r.Y+r.H/2)
		top, foot := mid.Y-r.H, mid.Y+mid.H+r.H
		p.Box(r.X+1.5, top, r.W-3, foot-top-1.5, 6, paint.Style{Fill: look.Alpha(look.Ink, 0.35), Line: look.Alpha(look.Mist, 0.16), Width: 0.6})
		p.Box(r.X+2.5, mid.Y+1, r.W-5, mid.H-2, 5, paint.Style{Line: look.Alpha(look.Mist, 0.25), Width: 0.6, Dash: 3})
	}
}

func paintZone(p *paint.Plot, z Zone, hair float64) {
	r := z.Rect
	line := paint.Style{Fill: look.Alpha(look.Ink, 0.22), Line: look.Alpha(look.Mist, 0.22), Width: max(hair, 0.6)}
	switch z.Style {
	case cards.Space, cards.Slot, cards.Show, cards.Deck:
		p.Box(r.X+2.5, r.Y+2.5, r.W-5, r.H-5, 5, line)
	case cards.Lane:
		p.Box(r.X+1, r.Y+2, r.W-3.5, r.H-4, 6, line)
	case cards.Spot, cards.Cell, cards.Tray:
		p.Box(r.X+2, r.Y+1.5, r.W-4, r.H-3, 5, line)
	case cards.Door:
		p.Box(r.X, r.Y, r.W, r.H, 1, paint.Style{Fill: look.Lamp, Foot: look.Ember})
	}
}
