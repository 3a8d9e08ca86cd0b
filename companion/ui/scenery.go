package ui

import (
	"image"
	"math"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// drawBackdrop is the wood at night behind everything.
func (w *Window) drawBackdrop(size fyne.Size) []fyne.CanvasObject {
	// Half the pixels are enough for something so soft.
	const coarse = 2
	img := forest(int(size.Width/coarse), int(size.Height/coarse))
	if byDay() {
		inDaylight(img)
	}
	return []fyne.CanvasObject{picture(img, 0, 0, size.Width, size.Height)}
}

// forest paints a night sky with two rows of firs along its foot.
func forest(w, h int) *image.RGBA {
	w, h = max(w, 1), max(h, 1)
	p := &plot{image.NewRGBA(image.Rect(0, 0, w, h)), 1}
	rows := []struct {
		colour       look.Colour
		foot, height float64
		seed         uint32
	}{
		{look.Mix(look.Ink, look.Fern, 0.45), 0.86, 0.20, 7},
		{look.Mix(look.Ink, look.Pine, 0.75), 0.97, 0.24, 23},
	}
	// Something has landed behind the trees.
	shipX, shipY, reach := float64(w)*0.55, float64(h)*0.80, float64(w)*0.19
	tops := make([][]float64, len(rows))
	for i, r := range rows {
		tops[i] = firs(w, float64(h)*r.foot, float64(h)*r.height, r.seed)
	}
	for y := range h {
		t := float64(y) / float64(h)
		sky := look.Mix(look.Ink, look.Mix(look.Night, look.Dusk, 0.25), t*t)
		for x := range w {
			p.over(x, y, sky, 1)
			if d := math.Hypot(float64(x)-shipX, (float64(y)-shipY)*1.25) / reach; d < 1 {
				p.over(x, y, look.Field, 0.5*(1-d)*(1-d))
			}
			for i, r := range rows {
				p.over(x, y, r.colour, float64(y)-tops[i][x])
			}
		}
	}
	return p.img
}

// firs gives the skyline of a row of trees: for each column the y where it begins.
func firs(w int, foot, height float64, seed uint32) []float64 {
	out := make([]float64, w)
	for i := range out {
		out[i] = foot
	}
	for x := -height; x < float64(w)+height; {
		seed = seed*1664525 + 1013904223
		tall := height * (0.45 + 0.55*float64(seed>>16&255)/255)
		half := tall * 0.27
		for dx := -half; dx <= half; dx++ {
			col := int(x + dx)
			if col < 0 || col >= w {
				continue
			}
			// Branches: the outline steps out and in as it goes down.
			reach := math.Abs(dx) / half
			tier := math.Mod(reach*5, 1)
			out[col] = min(out[col], foot-tall*(1-reach)+tier*tall*0.07)
		}
		seed = seed*1664525 + 1013904223
		x += half * (0.7 + 0.9*float64(seed>>16&255)/255)
	}
	return out
}

// paintGround draws the mats and their zones at so many pixels a millimetre.
func paintGround(g *ground, pixels float64) *image.RGBA {
	p := newPlot(g.w, g.h, pixels)
	hair := 1 / pixels
	for _, m := range g.mats {
		s := skin{
			Fill: look.Alpha(look.Dusk, 0.55), Foot: look.Alpha(look.Night, 0.7),
			Line: look.Alpha(look.Moss, 0.7), Width: max(hair, 0.6),
		}
		switch m.Style {
		case "forcefield":
			s.Fill, s.Foot = look.Alpha(look.Mix(look.Night, look.Field, 0.55), 0.8), look.Alpha(look.Mix(look.Night, look.Field, 0.3), 0.8)
			s.Line, s.Width = look.Alpha(look.Glow, 0.75), max(hair, 0.9)
			s.Light, s.Reach = look.Alpha(look.Glow, 0.28), 11
		case "clearing":
			s.Fill, s.Foot = look.Alpha(look.Fern, 0.6), look.Alpha(look.Pine, 0.75)
		case "room":
			s.Fill, s.Foot = look.Mix(look.Dusk, look.Ember, 0.12), look.Mix(look.Night, look.Ember, 0.10)
			s.Line, s.Width = look.Moss, max(hair, 1.4)
		}
		p.box(m.rect.x+1, m.rect.y+1, m.rect.w-2, m.rect.h-2, 7, s)
		if m.Style == "forcefield" {
			cx, cy := m.rect.x+m.rect.w/2, m.rect.y+m.rect.h/2
			for i := range 3 {
				p.ring(cx, cy, 22+5*float64(i), skin{
					Line: look.Alpha(look.Glow, 0.26-0.08*float64(i)), Width: 0.8,
					Light: look.Alpha(look.Glow, 0.1), Reach: 8,
				})
			}
		}
		if m.Style == "proof" {
			paintColumns(p, g, m)
		}
		for _, z := range m.Zones {
			paintZone(p, g.zones[z.ID], hair)
		}
	}
	return p.img
}

// paintColumns draws the columns that proof cards slide in.
func paintColumns(p *plot, g *ground, m placedMat) {
	for _, z := range m.Zones {
		if z.Style != cards.Slide || z.Label != "" {
			continue // the unlabelled stop is each column's middle
		}
		r := g.zones[z.ID].rect
		mid := g.cardAt(r.x+r.w/2, r.y+r.h/2)
		top, foot := mid.y-r.h, mid.y+mid.h+r.h
		p.box(r.x+1.5, top, r.w-3, foot-top-1.5, 6, skin{Fill: look.Alpha(look.Ink, 0.35), Line: look.Alpha(look.Mist, 0.16), Width: 0.6})
		p.box(r.x+2.5, mid.y+1, r.w-5, mid.h-2, 5, skin{Line: look.Alpha(look.Mist, 0.25), Width: 0.6, Dash: 3})
	}
}

func paintZone(p *plot, z placedZone, hair float64) {
	r := z.rect
	line := skin{Fill: look.Alpha(look.Ink, 0.22), Line: look.Alpha(look.Mist, 0.22), Width: max(hair, 0.6)}
	switch z.Style {
	case cards.Space, cards.Slot, cards.Show, cards.Deck:
		p.box(r.x+2.5, r.y+2.5, r.w-5, r.h-5, 5, line)
	case cards.Lane:
		p.box(r.x+1, r.y+2, r.w-3.5, r.h-4, 6, line)
	case cards.Spot, cards.Cell, cards.Tray:
		p.box(r.x+2, r.y+1.5, r.w-4, r.h-3, 5, line)
	case cards.Door:
		p.box(r.x, r.y, r.w, r.h, 1, skin{Fill: look.Lamp, Foot: look.Ember})
	}
}
