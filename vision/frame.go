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
	"image/draw"
	"time"
)

// Point is a position in pixels or in mm, as the context says.
type Point struct{ X, Y float64 }

// Quad is the outline of a code: its corners in the code's own order, from its
// own top left corner clockwise as printed.
type Quad [4]Point

// Centroid is the mean of its corners.
func (q Quad) Centroid() (c Point) {
	for _, p := range q {
		c.X, c.Y = c.X+p.X/4, c.Y+p.Y/4
	}
	return c
}

// Side is the mean length of its sides.
func (q Quad) Side() (mean float64) {
	for i, p := range q {
		mean += distance(p, q[(i+1)%4]) / 4
	}
	return mean
}

// Frame is one picture and the moment it was taken.
type Frame struct {
	Gray  *image.Gray // what the reader reads
	Color image.Image // for showing, or nil; same size as Gray
	Time  time.Time
	Seq   int // 0, 1, 2 … within its source
}

// Mirrored is the frame with left and right swapped.
func (f Frame) Mirrored() Frame {
	b := f.Gray.Bounds()
	gray := image.NewGray(image.Rect(0, 0, b.Dx(), b.Dy()))
	for y := range b.Dy() {
		in, row := f.Gray.Pix[y*f.Gray.Stride:][:b.Dx()], gray.Pix[y*gray.Stride:][:b.Dx()]
		for x, p := range in {
			row[len(row)-1-x] = p
		}
	}
	f.Gray = gray
	if f.Color != nil {
		f.Color = MirroredPicture(f.Color)
	}
	return f
}

// MirroredPicture is a picture with left and right swapped.
func MirroredPicture(img image.Image) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	draw.Draw(out, out.Rect, img, b.Min, draw.Src)
	for y := range b.Dy() {
		row := out.Pix[y*out.Stride:][:4*b.Dx()]
		for l, r := 0, len(row)-4; l < r; l, r = l+4, r-4 {
			left := [4]byte(row[l:])
			copy(row[l:l+4], row[r:r+4])
			copy(row[r:], left[:])
		}
	}
	return out
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

// GrayOf is a picture's brightness, for Frame.Gray, with its top left corner
// at (0, 0). What is transparent is seen on white paper. Nil and empty
// pictures give nil, in which no tags are found.
func GrayOf(img image.Image) *image.Gray {
	if img == nil || img.Bounds().Empty() {
		return nil
	}
	b := img.Bounds()
	out := image.NewGray(image.Rect(0, 0, b.Dx(), b.Dy()))
	row := func(y int) []uint8 { return out.Pix[y*out.Stride:][:b.Dx()] }
	switch img := img.(type) {
	case *image.Gray:
		for y := range b.Dy() {
			copy(row(y), img.Pix[img.PixOffset(b.Min.X, b.Min.Y+y):])
		}
		return out
	case *image.YCbCr:
		for y := range b.Dy() {
			copy(row(y), img.Y[img.YOffset(b.Min.X, b.Min.Y+y):])
		}
		return out
	}
	rgba, ok := img.(*image.RGBA)
	if !ok { // by way of RGBA, since drawing into grey goes pixel by pixel
		rgba = image.NewRGBA(b)
		draw.Draw(rgba, b, img, b.Min, draw.Src)
	}
	for y := range b.Dy() {
		in, out := rgba.Pix[rgba.PixOffset(b.Min.X, b.Min.Y+y):], row(y)
		for x := range out {
			p := in[4*x : 4*x+4]
			// The weights of color.GrayModel, for 8 bits; colours hold their alpha.
			v := (19595*uint32(p[0]) + 38470*uint32(p[1]) + 7471*uint32(p[2]) + 1<<15) >> 16
			out[x] = uint8(min(v+255-uint32(p[3]), 255))
		}
	}
	return out
}
