package tabletop

import (
	"image"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// capture makes the frame: lens distortion, exposure, the sensor with its noise,
// sharpening, and JPEG when the camera has it.
func (r *Renderer) capture(at time.Time) (vision.Frame, error) {
	c := r.camera
	f := vision.Frame{Gray: image.NewGray(r.box)}
	var colour *image.RGBA
	// What mixes colours decides on the grey, too.
	mixed := r.sensor != nil || c.Chroma != ""
	if mixed || !c.Gray {
		colour = image.NewRGBA(r.box)
		r.throughLens(colour.Pix, r.canvas, 4, at)
	}
	if !mixed {
		r.throughLens(f.Gray.Pix, r.gray, 1, at)
	}
	if r.sensor != nil {
		r.sensor.process(colour.Pix)
	}
	for y := 0; r.noise != nil && y < c.Height; y++ {
		noise := r.noise.line(c.Width)
		addGray(f.Gray.Pix[y*c.Width:(y+1)*c.Width], noise)
		if colour != nil {
			addColour(colour.Pix[4*y*c.Width:4*(y+1)*c.Width], noise)
		}
	}
	if c.Sharpen > 0 {
		sharpen(f.Gray.Pix, r.box, 1, c.Sharpen)
		if colour != nil {
			sharpen(colour.Pix, r.box, 4, c.Sharpen)
		}
	}
	if mixed {
		c.Chroma.subsample(colour)
		grayOf(colour, f.Gray)
	}
	if r.exposure != nil {
		r.exposure.follow(f.Gray.Pix, at)
	}
	if !c.Gray {
		f.Color = colour
	}
	if c.Quality > 0 {
		return compressed(f, c.Quality)
	}
	return f, nil
}

// throughLens applies lens distortion, sway with the rolling shutter, and
// exposure to a picture with so many bytes a pixel.
func (r *Renderer) throughLens(dst, src []uint8, bytes int, at time.Time) {
	if r.distortion != nil {
		r.distortion.apply(dst, src, r.camera.Width, bytes)
	} else {
		copy(dst, src)
	}
	if r.sway != nil {
		r.sway.apply(dst, slices.Clone(dst), bytes, at)
	}
	if r.exposure != nil {
		r.exposure.expose(dst, bytes, at)
	}
}

// grayOf writes the brightness of a picture into one of its size.
func grayOf(m *image.RGBA, grey *image.Gray) {
	for i := range grey.Pix {
		grey.Pix[i] = grayLevel(m.Pix[4*i], m.Pix[4*i+1], m.Pix[4*i+2])
	}
}
