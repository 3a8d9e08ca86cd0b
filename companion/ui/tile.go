package ui

import (
	"math"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// tilesKey names how a view's tiles lie.
func tilesKey(pieces map[string]cards.Piece, placed []game.Placed) string {
	var b strings.Builder
	for _, p := range placed {
		if pieces[p.ID].Kind == cards.Plate {
			b.WriteString(p.ID + "@" + p.Zone + " ")
		}
	}
	return b.String()
}

// layTiles lays a view's tiles in their berths. The map keeps to its part of
// the table as long as it fits; a larger one pushes the other mats aside.
func (g *ground) layTiles(box *cards.Box, placed []game.Placed) {
	anchor := -1
	for i, m := range g.mats {
		for _, z := range m.Zones {
			if z.Tiled() {
				anchor = i
			}
		}
	}
	if anchor < 0 {
		return
	}
	home := g.mats[anchor].rect
	g.yard = rect{0, 0, g.w, g.h}
	for i, m := range g.mats {
		if i != anchor && m.rect.x > home.x {
			g.yard.w = min(g.yard.w, m.rect.x)
		}
	}
	around := home
	for _, p := range placed {
		if m, z := box.Mat(p.ID), g.zones[p.Zone]; m != nil && z.Tiled() {
			around = around.with(rect{z.rect.x + z.rect.w/2 - m.W/2, z.rect.y + z.rect.h/2 - m.H/2, m.W, m.H})
		}
	}
	wider, taller := max(0, around.w-g.yard.w), max(0, around.h-g.yard.h)
	for _, m := range g.mats {
		if m.rect.x >= g.yard.x+g.yard.w {
			g.shift(m, wider, 0)
		}
	}
	g.w, g.h = g.w+wider, g.h+taller
	g.yard.w, g.yard.h = g.yard.w+wider, g.yard.h+taller
	g.shift(g.mats[anchor], within(around.x, around.w, g.yard.w), within(around.y, around.h, g.yard.h))
	for _, p := range placed {
		if m, z := box.Mat(p.ID), g.zones[p.Zone]; m != nil && z.Tiled() {
			g.layTile(m, z)
		}
	}
}

// within is how far a stretch has to go to lie between 0 and most.
func within(from, long, most float64) float64 {
	return max(0, -from) + min(0, most-from-long)
}

// with is the rectangle around two.
func (r rect) with(o rect) rect {
	x, y := min(r.x, o.x), min(r.y, o.y)
	return rect{x, y, max(r.x+r.w, o.x+o.w) - x, max(r.y+r.h, o.y+o.h) - y}
}

// shift moves a mat with its zones.
func (g *ground) shift(m placedMat, dx, dy float64) {
	for i := range g.mats {
		if g.mats[i].ID == m.ID {
			g.mats[i].rect.x += dx
			g.mats[i].rect.y += dy
		}
	}
	for _, z := range m.Zones {
		p := g.zones[z.ID]
		p.rect.x += dx
		p.rect.y += dy
		g.zones[z.ID] = p
	}
}

// layTile lays a tile in the middle of a berth. Its doors are turned as the
// berth is, but what is in it stays upright, to be read.
func (g *ground) layTile(m *cards.Mat, berth placedZone) {
	cx, cy := berth.rect.x+berth.rect.w/2, berth.rect.y+berth.rect.h/2
	g.mats = append(g.mats, placedMat{m, rect{cx - m.W/2, cy - m.H/2, m.W, m.H}})
	quarters := int(math.Round(berth.Turn/90)) & 3
	for _, z := range m.Zones {
		x, y := z.X+z.W/2-m.W/2, z.Y+z.H/2-m.H/2
		w, h := z.W, z.H
		for range quarters {
			if z.Style == cards.Door {
				x, y, w, h = -y, x, h, w
			}
		}
		g.zones[z.ID] = placedZone{z, rect{cx + x - w/2, cy + y - h/2, w, h}}
		g.order = append(g.order, z.ID)
	}
}

// hidesBerth reports whether a berth lies where other mats do.
func (g *ground) hidesBerth(z placedZone) bool {
	r := z.rect
	return z.Tiled() && (r.x < g.yard.x || r.y < g.yard.y || r.x+r.w > g.yard.x+g.yard.w || r.y+r.h > g.yard.y+g.yard.h)
}

// touchBerth takes a click on a berth for all that lie in its place: how the
// tile is turned is asked next.
func (t *tableView) touchBerth(zone string) bool {
	z, ok := t.ground.zones[zone]
	if !ok || !z.Tiled() {
		return false
	}
	t.w.chooser.keep(func(m game.Move) bool {
		o, ok := t.ground.zones[m.Place]
		return ok && o.rect == z.rect
	})
	return true
}
