package printables

import "github.com/grovewatch/grovewatch/cards/look"

// A canvas takes filled and stroked paths in mm. There are two: a page of a
// PDF and a picture; both show the same.
type canvas interface {
	// fill paints the inside of a path, by the non-zero rule.
	fill(p *path, c look.Colour)
	// stroke draws a path's outline with round ends and corners; dash gives
	// the lengths of dashes and gaps, mm.
	stroke(p *path, width float64, c look.Colour, dash ...float64)
	// clip keeps what draw paints within a rectangle.
	clip(x, y, w, h float64, draw func())
	// pixels shows a picture of w × h carried by a matrix.
	pixels(b *bitmap, at matrix, w, h float64)
	// stamp shows an opaque drawing of w × h carried by a matrix that leaves it
	// square; under one name it is always the same drawing, so it may be kept.
	stamp(name string, at matrix, w, h float64, draw func(on canvas, at matrix))
}
