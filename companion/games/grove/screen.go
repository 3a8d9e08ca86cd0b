package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards"
)

// How a window draws the table for more than four: all who own lanes lie in one row
// below the shared mats, each with a name above the lanes, so that the whole is as
// wide as a window and the cards are larger; mm.
const (
	ownerW, ownerGap   = 193.0, 4.0
	ownerHead, ownerAt = 40.0, 292.0 // the row with name and turn cell; where the mats begin
	laneH              = 90.0
	ownerH             = ownerHead + 2*laneH
)

// screens are the drawings of the tables whose owners do not lie in one row.
func screens(box *cards.Box) map[int]cards.Screen {
	out := map[int]cards.Screen{}
	for players, table := range box.Tables {
		if players > 4 {
			out[players] = screen(box, table)
		}
	}
	return out
}

func screen(box *cards.Box, table cards.Arrangement) cards.Screen {
	s := cards.Screen{H: ownerAt + ownerH}
	var shared []int // of the screen's places
	sharedW, x := 0.0, 0.0
	for _, p := range table.Places {
		m := *box.Mat(p.Mat)
		if m.Style == cards.MatOwner {
			m, p = ownerStrip(m), cards.Place{Mat: p.Mat, X: x, Y: ownerAt}
			s.Captions = append(s.Captions, cards.Caption{Text: m.Name, Owner: m.Owner, X: p.X, Y: p.Y, W: ownerW - 40, H: ownerHead})
			x += ownerW + ownerGap
		} else {
			shared, sharedW = append(shared, len(s.Places)), max(sharedW, p.X+m.W)
		}
		s.Mats, s.Places = append(s.Mats, m), append(s.Places, p)
	}
	s.W = max(x-ownerGap, sharedW)
	for _, i := range shared {
		s.Places[i].X += (s.W - sharedW) / 2
	}
	return s
}

// ownerStrip is an owner's mat with its lanes one above the other below the row in
// which the turn cell stands.
func ownerStrip(m cards.Mat) cards.Mat {
	m.W, m.H, m.Zones = ownerW, ownerH, slices.Clone(m.Zones)
	top := ownerHead
	for i := range m.Zones {
		z := &m.Zones[i]
		if z.Style == cards.Lane {
			z.X, z.Y, z.W, z.H = 0, top, ownerW, laneH
			top += laneH
			continue
		}
		z.X, z.Y, z.H = ownerW-z.W-1, 1, ownerHead-1
	}
	return m
}
