package table

import (
	"math"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// centre is where the middle of a piece lies on a mat, mm.
type centre struct {
	mat  string
	x, y float64
}

// spread takes a card that lies between two slots for one in the slot that is
// free: of two cards in a slot, the one that lies far out towards an empty one
// beside it.
func (s *Surface) spread(l game.Layout, at map[string]centre) {
	in := map[string][]string{}
	for id := range at {
		if s.zones[l[id]].Style == cards.Slot {
			in[l[id]] = append(in[l[id]], id)
		}
	}
	for zone, ids := range in {
		if len(ids) != 2 {
			continue
		}
		z := s.zones[zone]
		x, y := z.X+z.W/2, z.Y+z.H/2
		far, out := "", 1.0/3
		for _, id := range ids {
			if d := math.Max(math.Abs(at[id].x-x)/z.W, math.Abs(at[id].y-y)/z.H); d > out {
				far, out = id, d
			}
		}
		if far == "" {
			continue
		}
		for _, beside := range s.mats[at[far].mat].Zones {
			dx, dy := beside.X+beside.W/2-x, beside.Y+beside.H/2-y
			near := math.Hypot(dx, dy) < 1.2*math.Max(z.W, z.H) && dx*(at[far].x-x)+dy*(at[far].y-y) > 0
			if beside.Style == cards.Slot && beside.ID != zone && near && len(in[beside.ID]) == 0 && (math.Abs(dx) < 1 || math.Abs(dy) < 1) {
				l[far] = beside.ID
			}
		}
	}
}
