package tabletop

import (
	"math"

	"github.com/grovewatch/grovewatch/cards"
)

// A lane's fan: tokens stand in columns a little wider than they are, two
// rows of them, on cards that are slipped under one another.
const fan = 30.2

// slot says where the n-th piece of its kind goes in a zone, in mm on the
// zone's mat. For a marker, cardX is the middle of the face-down card under
// it. Care says how casually it is laid, see jitter: where pieces lie close
// together people look harder.
func slot(z cards.Zone, p cards.Piece, n int) (x, y, cardX, care float64) {
	x, y = z.Centre()
	switch {
	case z.Style == cards.Lane && p.Kind == cards.Marker:
		columns := max(1, int(z.W/fan))
		row := n / columns % 2
		// Every other column first, so that the cards lie side by side as
		// long as there is room, and then between them.
		half, order := (columns+1)/2, 2*(n%columns)
		if n%columns >= half {
			order = 2*(n%columns-half) + 1
		}
		pitch := z.W / float64(columns)
		x = z.X + pitch*(float64(order)+0.5)
		y = z.Y + z.H/2 + (float64(row)-0.5)*math.Min(45, z.H/2)
		const halfCard = 31.5
		cardX = math.Max(z.X+halfCard+0.5, math.Min(z.X+z.W-halfCard-0.5, x))
		return x, y, cardX, 0.22
	case z.Style == cards.Lane:
		// Open cards from the right, each on the last one's edge but beside
		// its tag.
		most := max(1, int((z.W-p.W)/((p.W+cards.TagMM)/2+0.65))+1)
		pitch := 0.0
		if most > 1 {
			pitch = math.Min(p.W+1, (z.W-p.W-2)/float64(most-1))
		}
		return z.X + z.W - p.W/2 - 1 - pitch*float64(n%most), y, 0, 0.22
	case z.Style == cards.Show:
		places := max(1, int(z.W/p.W))
		return z.X + z.W*(float64(n%places)+0.5)/float64(places), y, 0, 0.6
	case z.Style == cards.Tray:
		x, y = z.Stand(n, p.W, p.H)
		return x, y, 0, 0.22
	case z.Style == cards.Berth:
		return x, y, 0, 0.5
	case z.Style == cards.Space:
		return x, y, 0, 0.6
	case z.Style == cards.Slide:
		return x, y, 0, 0.6
	case z.Style == cards.Hood:
		return x, y, 0, 0.3
	}
	return x, y, 0, 0.8
}
