// Package vision finds and follows printed QR tags in pictures of a table. It
// knows a codebook of tags, plates (rigid sheets that carry several tags) and
// frames; it must not know cameras, printed pieces or games.
//
// Picture coordinates are in pixels with the origin at the top left corner of
// the top left pixel, x to the right and y down, so a pixel's centre lies at
// half integers. Plate coordinates are in mm from the plate's top left corner,
// same axes.
package vision

import (
	"image"
	"time"
)

// Point is a position in pixels or in mm, as the context says.
type Point struct{ X, Y float64 }

// Quad is the outline of a code: its corners in the code's own order, from its
// own top left corner clockwise as printed.
type Quad [4]Point

// Frame is one picture and the moment it was taken.
type Frame struct {
	Gray  *image.Gray // what the reader reads
	Color image.Image // for showing, or nil; same size as Gray
	Time  time.Time
	Seq   int // 0, 1, 2 … within its source
}

// Sighting is one tag in one frame.
type Sighting struct {
	ID      string // the codebook's name for the tag
	Corners Quad   // px, the code without its quiet zone
	Score   float64
}

// Source yields frames. Next blocks until there is a frame; it returns io.EOF
// when the source has ended and another error, a sentence for the user, when
// the source was lost but may come back. Close frees it.
type Source interface {
	Next() (Frame, error)
	Close() error
}
