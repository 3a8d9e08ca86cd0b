package visitors

import (
	"fmt"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
)

// tileSide is the side of a tile, mm: square, so that tiles join in every turn.
const tileSide = 150.0

// tileMat is a room: its tags on the left, a row for each location and one for
// characters, and doors in its edges. The Foyer's carries the berths of all
// others.
func tileMat(r room) cards.Mat {
	c := chambers[r]
	m := cards.Mat{Style: cards.MatRoom, Piece: cards.Piece{ID: tileID(r), Kind: cards.Plate, Name: c.name, W: tileSide, H: tileSide}}
	for side, is := range c.doors {
		if is {
			m.Zones = append(m.Zones, doorZone(r, side))
		}
	}
	pawns := cards.Zone{ID: pawnZone(r), Name: "in the " + c.name, Label: c.name, Style: cards.Tray, X: 7, Y: 111, W: 136, H: 34}
	if r == foyer {
		m.Tags = []cards.Tag{maker.Tag(tileID(r)+"-tag-1", 22, 22), maker.Tag(tileID(r)+"-tag-2", tileSide-22, 22)}
		pawns.X, pawns.Y, pawns.W, pawns.H = 13, 60, 124, 76
		m.Zones = append(append(m.Zones, pawns), berthZones()...)
		return m
	}
	m.Tags = []cards.Tag{maker.Tag(tileID(r)+"-tag-1", 22, 22), maker.Tag(tileID(r)+"-tag-2", 22, 95.5)}
	m.Zones = append(m.Zones, pawns, cards.Zone{ID: visitorZone(r), Name: "on the Visitor's space in the " + c.name, Label: "A Visitor", Style: cards.Cell, X: 6, Y: 38, W: 33, H: 41})
	for s, name := range c.spots {
		m.Zones = append(m.Zones, cards.Zone{ID: spotZone(r, s), Name: fmt.Sprintf("on the %s in the %s", strings.ToLower(name), c.name), Label: name,
			Style: cards.Tray, X: 40, Y: 5 + 35.4*float64(s), W: 104, H: 35})
	}
	return m
}

// doorZone is the opening in the middle of an edge.
func doorZone(r room, side int) cards.Zone {
	const opening, depth, middle = 44.0, 5.0, (tileSide - 44.0) / 2
	z := cards.Zone{ID: fmt.Sprintf("%s/door-%d", r.slug(), side+1), Name: "in a door of the " + chambers[r].name, Style: cards.Door, W: opening, H: depth}
	switch side {
	case north:
		z.X = middle
	case east:
		z.X, z.Y, z.W, z.H = tileSide-depth, middle, depth, opening
	case south:
		z.X, z.Y = middle, tileSide-depth
	case west:
		z.Y, z.W, z.H = middle, depth, opening
	}
	return z
}

// berthZones are where other tiles lie around the Foyer. A berth is smaller
// than a tile, so that one laid half beside another lies in none.
func berthZones() []cards.Zone {
	const side = 104.0
	notes := [4]string{"upright", "turned right", "upside down", "turned left"}
	var out []cards.Zone
	for _, c := range cells() {
		x, y := tileSide*(float64(c.x)+0.5), tileSide*(float64(c.y)+0.5)
		label, note := c.label(), notes[c.turn]
		out = append(out, cards.Zone{ID: c.zone(), Name: label + " of the Foyer, " + note, Style: cards.Berth, Label: label, Note: note,
			X: x - side/2, Y: y - side/2, W: side, H: side, Turn: 90 * float64(c.turn)})
	}
	yard := func(id, name string, tiles float64) cards.Zone {
		around := tiles * tileSide
		return cards.Zone{ID: id, Name: name, Style: cards.Yard, X: tileSide/2 - around, Y: tileSide/2 - around, W: 2 * around, H: 2 * around}
	}
	return append(out, yard(askewZone, "askew", reach+0.5), yard(farZone, "out of reach", reach+2))
}

// label says where a cell is, as the Foyer's tile lies: "1 up, 2 left".
func (c cell) label() string {
	var out []string
	for _, d := range []struct {
		n    int8
		word string
	}{{-c.y, "up"}, {c.y, "down"}, {-c.x, "left"}, {c.x, "right"}} {
		if d.n > 0 {
			out = append(out, fmt.Sprintf("%d %s", d.n, d.word))
		}
	}
	return strings.Join(out, ", ")
}
