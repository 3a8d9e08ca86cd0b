package main

import (
	"image"
	"math"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// reader is one way to read a picture.
type reader struct {
	name string
	// prepare makes what the reader gets of a picture, before the clock starts; or nil.
	prepare func(*image.Gray, tabletop.Truth, tabletop.Camera) *image.Gray
	// newReader makes a reader that knows nothing yet, for one table.
	newReader func() func(*image.Gray, tabletop.Truth) []vision.Sighting
	// before is how many pictures of the table it sees before it is measured.
	warmUp int
}

// ours reads cold, knowing nothing, and steady, when nobody has touched anything.
func ours(book *vision.Codebook) []reader {
	fresh := func() func(*image.Gray, tabletop.Truth) []vision.Sighting {
		r := vision.NewReader(book)
		return func(g *image.Gray, _ tabletop.Truth) []vision.Sighting { return r.Read(vision.Frame{Gray: g}) }
	}
	return []reader{
		{name: "Grovewatch, cold", newReader: fresh},
		{name: "Grovewatch, steady", newReader: fresh, warmUp: warmUpFrames},
	}
}

// general wraps a general reader, which gets the picture so many times enlarged.
// Its corners are less exact and in an order of their own: what it reads on a
// tag of that payload counts as read there.
func general(read func(*image.Gray) []vision.Sighting, times float64) func() func(*image.Gray, tabletop.Truth) []vision.Sighting {
	return func() func(*image.Gray, tabletop.Truth) []vision.Sighting {
		return func(g *image.Gray, truth tabletop.Truth) []vision.Sighting {
			out := read(g)
			for i, s := range out {
				at, nearest := s.Corners.Centroid(), math.Inf(1)
				for _, t := range truth.Tags {
					c := t.Corners.Centroid()
					d := math.Hypot(c.X-at.X/times, c.Y-at.Y/times)
					if t.Payload == s.ID && d < min(nearest, t.Corners.Side()) {
						out[i].Corners, nearest = t.Corners, d
					}
				}
			}
			return out
		}
	}
}
