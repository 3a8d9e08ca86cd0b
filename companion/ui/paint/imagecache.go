package paint

import (
	"image"

	"fyne.io/fyne/v2/canvas"
)

// ImageCache keeps the image objects of the last drawing for the next, so that a
// picture that is drawn again stays in the graphics card's memory.
type ImageCache struct {
	drawn, spare map[*image.RGBA][]*canvas.Image
}

// Begin starts a new drawing.
func (s *ImageCache) Begin() { s.spare, s.drawn = s.drawn, map[*image.RGBA][]*canvas.Image{} }

// Picture is like the function Picture, but uses an object of the last drawing.
func (s *ImageCache) Picture(img *image.RGBA, x, y, w, h float32) *canvas.Image {
	var c *canvas.Image
	if left := s.spare[img]; len(left) > 0 {
		c, s.spare[img] = At(left[0], x, y, w, h), left[1:]
	} else {
		c = Picture(img, x, y, w, h)
	}
	s.drawn[img] = append(s.drawn[img], c)
	return c
}
