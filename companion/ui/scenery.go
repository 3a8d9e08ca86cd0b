package ui

import (
	"image"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// paintGround draws the mats and their zones at so many pixels a millimetre.
func paintGround(g *ground, pixels float64) *image.RGBA {
	p := paint.NewPlot(g.w, g.h, pixels)
	hair := 1 / pixels
	for _, m := range g.mats {
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
		p.Box(m.rect.x+1, m.rect.y+1, m.rect.w-2, m.rect.h-2, 7, s)
		if m.Style == cards.MatForcefield {
			cx, cy := m.rect.x+m.rect.w/2, m.rect.y+m.rect.h/2
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
			paintZone(p, g.zones[z.ID], hair)
		}
	}
	return p.Image
}

// paintColumns draws the columns that proof cards slide in.
func paintColumns(p *paint.Plot, g *ground, m placedMat) {
	for _, z := range m.Zones {
		if z.Style != cards.Slide || z.Label != "" {
			continue // the unlabelled stop is each column's middle
		}
		r := g.zones[z.ID].rect
		mid := g.cardAt(r.x+r.w/2, r.y+r.h/2)
		top, foot := mid.y-r.h, mid.y+mid.h+r.h
		p.Box(r.x+1.5, top, r.w-3, foot-top-1.5, 6, paint.Style{Fill: look.Alpha(look.Ink, 0.35), Line: look.Alpha(look.Mist, 0.16), Width: 0.6})
		p.Box(r.x+2.5, mid.y+1, r.w-5, mid.h-2, 5, paint.Style{Line: look.Alpha(look.Mist, 0.25), Width: 0.6, Dash: 3})
	}
}

func paintZone(p *paint.Plot, z placedZone, hair float64) {
	r := z.rect
	line := paint.Style{Fill: look.Alpha(look.Ink, 0.22), Line: look.Alpha(look.Mist, 0.22), Width: max(hair, 0.6)}
	switch z.Style {
	case cards.Space, cards.Slot, cards.Show, cards.Deck:
		p.Box(r.x+2.5, r.y+2.5, r.w-5, r.h-5, 5, line)
	case cards.Lane:
		p.Box(r.x+1, r.y+2, r.w-3.5, r.h-4, 6, line)
	case cards.Spot, cards.Cell, cards.Tray:
		p.Box(r.x+2, r.y+1.5, r.w-4, r.h-3, 5, line)
	case cards.Door:
		p.Box(r.x, r.y, r.w, r.h, 1, paint.Style{Fill: look.Lamp, Foot: look.Ember})
	}
}
