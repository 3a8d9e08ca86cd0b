package benchmark

import (
	"bytes"
	"encoding/binary"
	"image"
)

// exifOrientation is how a JPEG's pixels lie by its Exif tag 0x0112: 1 is
// upright, and so is a picture that does not say.
func exifOrientation(jpeg []byte) int {
	i := bytes.Index(jpeg[:min(len(jpeg), 1<<16)], []byte("Exif\x00\x00"))
	if i < 0 || len(jpeg) < i+14 {
		return 1
	}
	tiff := jpeg[i+6:]
	var order binary.ByteOrder = binary.LittleEndian
	if tiff[0] == 'M' {
		order = binary.BigEndian
	}
	at := uint64(order.Uint32(tiff[4:]))
	if at+2 > uint64(len(tiff)) {
		return 1
	}
	for n := order.Uint16(tiff[at:]); n > 0; n-- {
		if at+14 > uint64(len(tiff)) {
			return 1
		}
		if entry := tiff[at+2:]; order.Uint16(entry) == 0x0112 {
			return int(order.Uint16(entry[8:]))
		}
		at += 12
	}
	return 1
}

// upright turns a picture as its Exif orientation says.
func upright(g *image.Gray, orientation int) *image.Gray {
	if orientation < 2 || orientation > 8 {
		return g
	}
	w, h := g.Rect.Dx(), g.Rect.Dy()
	out := image.NewGray(image.Rect(0, 0, w, h))
	if orientation > 4 {
		out = image.NewGray(image.Rect(0, 0, h, w))
	}
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			u, v := x, y
			if orientation > 4 {
				u, v = y, x
			}
			switch orientation {
			case 2, 7, 3, 8:
				u = w - 1 - u
			}
			switch orientation {
			case 3, 4, 6, 7:
				v = h - 1 - v
			}
			out.Pix[y*out.Stride+x] = g.Pix[v*g.Stride+u]
		}
	}
	return out
}
