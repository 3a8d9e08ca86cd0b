package printables

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"image"
	"image/color"
	"image/png"

	"golang.org/x/image/draw"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// bitmap is a picture made of pixels, small enough to print.
type bitmap struct {
	name   string // the same for the same pixels
	img    *image.NRGBA
	shrunk bool // it had more pixels
}

// Sides of a PNG in pixels: what is read, and what is kept of it, which makes
// about 500 an inch on a card.
const (
	leastSide = 64
	mostSide  = 3000
	keptSide  = 720
)

// readPNG reads a PNG into a box of size × size. The error goes on after the
// picture's name.
func readPNG(data []byte, size float64) (*picture, error) {
	c, err := png.DecodeConfig(bytes.NewReader(data))
	switch {
	case err != nil:
		return nil, fault.Errorf("is damaged, or no PNG: save it again")
	case c.Width > mostSide || c.Height > mostSide:
		return nil, fault.Errorf("has %d × %d pixels, at most %d a side are read: make it smaller, 1000 are plenty", c.Width, c.Height, mostSide)
	case max(c.Width, c.Height) < leastSide:
		return nil, fault.Errorf("has only %d × %d pixels, too few to print: at least %d a side are needed, 600 look good", c.Width, c.Height, leastSide)
	}
	src, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fault.Errorf("is damaged: save it again")
	}
	w, h := c.Width, c.Height
	if k := float64(keptSide) / float64(max(w, h)); k < 1 {
		w, h = max(1, int(float64(w)*k)), max(1, int(float64(h)*k))
	}
	small := w < c.Width || h < c.Height
	if deep, ok := src.(image.RGBA64Image); ok && min(c.Width/w, c.Height/h) > 1 {
		src = blocks(deep, min(c.Width/w, c.Height/h)) // much faster for a large picture
	}
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	draw.CatmullRom.Scale(img, img.Bounds(), src, src.Bounds(), draw.Src, nil)
	seen := false
	for i := 3; i < len(img.Pix) && !seen; i += 4 {
		seen = img.Pix[i] > 0
	}
	if !seen {
		return nil, fault.Errorf("is transparent all over: nothing of it would be seen")
	}
	sum := sha256.Sum256(data)
	return &picture{size: size, bits: &bitmap{hex.EncodeToString(sum[:8]), img, small}}, nil
}

// blocks makes a picture n times smaller: each pixel is the mean of n × n.
func blocks(src image.RGBA64Image, n int) *image.RGBA64 {
	b := src.Bounds()
	out := image.NewRGBA64(image.Rect(0, 0, b.Dx()/n, b.Dy()/n))
	area := uint32(n * n)
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			var sr, sg, sb, sa uint32
			for j := range n {
				for i := range n {
					p := src.RGBA64At(b.Min.X+x*n+i, b.Min.Y+y*n+j)
					sr, sg, sb, sa = sr+uint32(p.R), sg+uint32(p.G), sb+uint32(p.B), sa+uint32(p.A)
				}
			}
			out.SetRGBA64(x, y, color.RGBA64{R: uint16(sr / area), G: uint16(sg / area), B: uint16(sb / area), A: uint16(sa / area)})
		}
	}
	return out
}

// pale is the picture in a light grey, which needs little ink.
func (b *bitmap) pale() *bitmap {
	out := image.NewNRGBA(b.img.Rect)
	for i := 0; i < len(out.Pix); i += 4 {
		q := b.img.Pix[i : i+4 : i+4]
		light := (299*int(q[0]) + 587*int(q[1]) + 114*int(q[2])) / 1000
		g := uint8(255 - (255-light)*45/100)
		copy(out.Pix[i:], []byte{g, g, g, q[3]})
	}
	return &bitmap{b.name + "-pale", out, b.shrunk}
}
