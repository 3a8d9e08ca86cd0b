package ui

import (
	"image"

	"fyne.io/fyne/v2/canvas"
)

// shelf keeps the pictures of the last drawing for the next: what is drawn
// again stays in the graphics card's memory and is not sent there anew.
type shelf struct {
	drawn, spare map[*image.RGBA][]*canvas.Image
}

// turn begins a new drawing.
func (s *shelf) turn() { s.spare, s.drawn = s.drawn, map[*image.RGBA][]*canvas.Image{} }

// picture is like the function of that name, but takes from the shelf.
func (s *shelf) picture(img *image.RGBA, x, y, w, h float32) *canvas.Image {
	var c *canvas.Image
	if left := s.spare[img]; len(left) > 0 {
		c, s.spare[img] = at(left[0], x, y, w, h), left[1:]
	} else {
		c = picture(img, x, y, w, h)
	}
	s.drawn[img] = append(s.drawn[img], c)
	return c
}
