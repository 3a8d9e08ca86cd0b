package board

import (
	"math"
	"slices"
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

// Laid is the table of New with a view's tiles, without the room that none of them
// takes nor could take now.
func Laid(box *cards.Box, players int, v game.View) *Board {
	g := New(box, players)
	g.layTiles(box, v.Pieces)
	g.closeUp(berths(box, v))
	return g
}

// layTiles lays a view's tiles in their berths. The map keeps to its part of
// the table as long as it fits; a larger one pushes the other mats aside.
func (g *Board) layTiles(box *cards.Box, placed []game.Placed) {
	anchor := -1
	for i, m := range g.Mats {
		for _, z := range m.Zones {
			if z.Tiled() {
				anchor = i
			}
		}
	}
	if anchor < 0 {
		return
	}
	home := g.Mats[anchor].Rect
	g.yard = NewRect(0, 0, g.W, g.H)
	for i, m := range g.Mats {
		if i != anchor && m.Rect.X > home.X {
			g.yard.W = min(g.yard.W, m.Rect.X)
		}
	}
	around := home
	for _, p := range placed {
		if m, z := box.Mat(p.ID), g.Zones[p.Zone]; m != nil && z.Tiled() {
			around = around.with(NewRect(z.Rect.X+z.Rect.W/2-m.W/2, z.Rect.Y+z.Rect.H/2-m.H/2, m.W, m.H))
		}
	}
	wider, taller := max(0, around.W-g.yard.W), max(0, around.H-g.yard.H)
	for _, m := range g.Mats {
		if m.Rect.X >= g.yard.X+g.yard.W {
			g.shift(m, wider, 0)
		}
	}
	g.W, g.H = g.W+wider, g.H+taller
	g.yard.W, g.yard.H = g.yard.W+wider, g.yard.H+taller
	g.shift(g.Mats[anchor], within(around.X, around.W, g.yard.W), within(around.Y, around.H, g.yard.H))
	for _, p := range placed {
		if m, z := box.Mat(p.ID), g.Zones[p.Zone]; m != nil && z.Tiled() {
			g.layTile(m, z)
		}
	}
}

// berths are the zones in which a tile may be laid by a move that can be made now.
func berths(box *cards.Box, v game.View) []string {
	var out []string
	for _, a := range v.Action {
		for _, m := range a.Choices {
			if _, z, ok := box.Zone(m.Place); ok && z.Tiled() && !slices.Contains(out, m.Place) {
				out = append(out, m.Place)
			}
		}
	}
	return out
}

// closeUp takes away the part of the yard where neither a tile lies nor one may be
// laid now: the other mats come nearer, and all is drawn larger.
func (g *Board) closeUp(berths []string) {
	if g.yard.W == 0 {
		return
	}
	const gap = 10 // mm
	inYard := func(m Mat) bool { return m.Rect.X < g.yard.X+g.yard.W }
	var tiles, others Rect
	around := func(r, o Rect) Rect {
		if r.W == 0 {
			return o
		}
		return r.with(o)
	}
	for _, m := range g.Mats {
		if inYard(m) {
			tiles = around(tiles, m.Rect)
		} else {
			others = around(others, m.Rect)
		}
	}
	for _, id := range berths {
		if z, ok := g.Zones[id]; ok && !g.HidesBerth(z) {
			tiles = around(tiles, z.Rect)
		}
	}
	for _, m := range slices.Clone(g.Mats) {
		if inYard(m) {
			g.shift(m, gap-tiles.X, gap-tiles.Y)
		} else {
			g.shift(m, tiles.W+2*gap-others.X, gap-others.Y)
		}
	}
	g.yard = NewRect(0, 0, tiles.W+2*gap, tiles.H+2*gap)
	g.W, g.H = g.yard.W+others.W+gap, max(g.yard.H, others.H+2*gap)
}

// within is how far a stretch has to go to lie between 0 and most.
func within(from, long, most float64) float64 {
	return max(0, -from) + min(0, most-from-long)
}

// with is the rectangle around two.
func (r Rect) with(o Rect) Rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return NewRect(x, y, max(r.X+r.W, o.X+o.W)-x, max(r.Y+r.H, o.Y+o.H)-y)
}

// shift moves a mat with its zones.
func (g *Board) shift(m Mat, dx, dy float64) {
	for i := range g.Mats {
		if g.Mats[i].ID == m.ID {
			g.Mats[i].Rect.X += dx
			g.Mats[i].Rect.Y += dy
		}
	}
	for _, z := range m.Zones {
		p := g.Zones[z.ID]
		p.Rect.X += dx
		p.Rect.Y += dy
		g.Zones[z.ID] = p
	}
}

// layTile lays a tile in the middle of a berth. Its doors are turned as the
// berth is, but what is in it stays upright, to be read.
func (g *Board) layTile(m *cards.Mat, berth Zone) {
	cx, cy := berth.Rect.X+berth.Rect.W/2, berth.Rect.Y+berth.Rect.H/2
	g.Mats = append(g.Mats, Mat{m, NewRect(cx-m.W/2, cy-m.H/2, m.W, m.H)})
	quarters := int(math.Round(berth.Turn/90)) & 3
	for _, z := range m.Zones {
		x, y := z.X+z.W/2-m.W/2, z.Y+z.H/2-m.H/2
		w, h := z.W, z.H
		for range quarters {
			if z.Style == cards.Door {
				x, y, w, h = -y, x, h, w
			}
		}
		g.Zones[z.ID] = Zone{z, NewRect(cx+x-w/2, cy+y-h/2, w, h)}
		g.order = append(g.order, z.ID)
	}
}

// HidesBerth reports whether a berth lies where other mats do.
func (g *Board) HidesBerth(z Zone) bool {
	r := z.Rect
	return z.Tiled() && (r.X < g.yard.X || r.Y < g.yard.Y || r.X+r.W > g.yard.X+g.yard.W || r.Y+r.H > g.yard.Y+g.yard.H)
}
