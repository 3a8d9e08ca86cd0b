package table

import (
	"math"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// border is how near to the line between two zones the middle of a piece may lie for
// nobody to say in which of them it is, mm.
const border = 3

// Nudge is how far a piece on a border may have been moved since it was clear in which of
// two zones it lay to lie there still, mm.
const Nudge = 8

// across is the zone that accepts a piece, too, and is as near as border to the middle of
// it, which lies in another zone at x, y; or empty. On a side of the table spaces have no
// borders, and in a doorway it is open anyway in which room a piece stands.
func (s *Surface) across(mat cards.Mat, zone string, kind cards.Kind, x, y float64) string {
	in := s.zones[zone]
	if kind == cards.Plate || kind == cards.Shield || mat.Style == cards.MatForcefield || mat.Style == cards.MatClearing ||
		min(x-in.X, y-in.Y, in.X+in.W-x, in.Y+in.H-y) > border {
		return ""
	}
	best, least := "", border+0.01
	for _, z := range mat.Zones {
		if z.ID == in.ID || !z.Accepts(kind) || z.Style == "" || z.Style == cards.Door || in.Style == cards.Door {
			continue
		}
		if d := math.Hypot(max(z.X-x, 0, x-z.X-z.W), max(z.Y-y, 0, y-z.Y-z.H)); d < least {
			best, least = z.ID, d
		}
	}
	return best
}

// betweenSides has a card that lies across the edge of one side of the table lie on the
// border of two spaces, the nearest one of its side and one of the other side.
func (s *Surface) betweenSides(card *sight, l game.Layout) {
	here := s.NearestFree(card.Position, l)
	for _, mat := range s.box.Mats {
		if mat.ID == card.Mat || mat.Style != cards.MatForcefield && mat.Style != cards.MatClearing {
			continue
		}
		other := card.Position
		other.Mat = mat.ID
		if there := s.NearestFree(other, l); here != "" && there != "" {
			card.Zone, card.Across, l[card.Piece] = here, there, here
		}
	}
}

// nudged takes a piece that lies on a border, and at the last look lay clearly on one side
// of it and not far from there, for where it lay, and reports whether it did.
func (m *Memory) nudged(spot *sight) bool {
	for _, was := range m.lies {
		if was.Piece == spot.Piece && was.Mat == spot.Mat && was.Across == "" && (was.Zone == spot.Zone || was.Zone == spot.Across) &&
			math.Hypot(was.X-spot.X, was.Y-spot.Y) < Nudge {
			spot.Zone, spot.Across = was.Zone, ""
			return true
		}
	}
	return false
}

// Borderline are the pieces that lay on the border of two zones at the last look, each by the
// two.
func (m *Memory) Borderline() map[string][2]string {
	var out map[string][2]string
	for _, spot := range m.lies {
		if spot.Across == "" {
			continue
		}
		if out == nil {
			out = map[string][2]string{}
		}
		out[spot.Piece] = [2]string{spot.Zone, spot.Across}
	}
	return out
}
