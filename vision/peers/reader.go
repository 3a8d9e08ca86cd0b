package main

import (
	"image"

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
