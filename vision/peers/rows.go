package main

import (
	"math/rand/v2"

	"github.com/grovewatch/grovewatch/vision/benchmark"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// crowdedPx is the px per module from which on the picture shows so little of
// the table that cards thrown on it would cover one another's tags.
const crowdedPx = 2

// layInRows lays the cards of a scene in five rows instead, each row on the
// pictures of the one before, so that their tags stay in view. Cards for which
// there is no room are left out.
func layInRows(s *benchmark.Scene) error {
	const rows, rim, least = 5, 25, 54 // mm; a card is 63 wide, its tag 30
	w, h := s.World.W-2*rim, s.World.H-2*rim
	cols := min((s.Cards+rows-1)/rows, int(w/least)+1)
	rng := rand.New(rand.NewPCG(s.Seed, uint64(s.Px*100)))
	s.World.Loose = nil
	for i, p := range s.World.Box.Deck[:min(s.Cards, rows*cols)] {
		c, r := i%cols, rows-1-i/cols // the nearest row first
		x := rim + w*float64(c)/float64(cols-1) + 4*rng.Float64() - 2
		y := rim + h*float64(r)/float64(rows-1) + 4*rng.Float64() - 2
		// Where the tag is to lie is not where the card's middle is.
		at := tabletop.Pose{X: x - (p.Tags[0].X - p.W/2), Y: y - (p.Tags[0].Y - p.H/2), Angle: 10*rng.Float64() - 5}
		if err := s.World.PutAt(p.ID, at); err != nil {
			return err
		}
	}
	return nil
}
