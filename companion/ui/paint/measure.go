package paint

import (
	"fyne.io/fyne/v2"
)

// The smallest size in which a window shows everything.
const LeastWidth, LeastHeight = 800, 560

// UnitFor is the length of a unit in a window of a size.
func UnitFor(size fyne.Size) float32 {
	return min(max(min(size.Width/1280, size.Height/800), 0.6), 2.2)
}

// SetVisible shows or hides an object.
func SetVisible(o fyne.CanvasObject, on bool) {
	switch {
	case on == o.Visible():
	case on:
		o.Show()
	default:
		o.Hide()
	}
}

// Area is a rectangle in a page.
type Area struct{ X, Y, W, H float32 }

// NewArea is the part of a page with its top left corner at x, y.
func NewArea(x, y, w, h float32) Area { return Area{X: x, Y: y, W: w, H: h} }
