package printables

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/png"
	"strconv"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// PictureSVG is the picture on a piece as an SVG of its own, or nil when it has
// none. Of a picture that people brought along it holds what is drawn on the
// card and nothing else.
func PictureSVG(p cards.Piece) ([]byte, error) {
	if p.Art == nil && p.Picture != "" {
		return SVG(p.Picture)
	}
	pic, err := pictureOf(p)
	if pic == nil {
		return nil, err
	}
	return pic.svg()
}

// Emoji is the colour picture of one emoji, as it is drawn on cards, in a square
// of so many pixels on a clear ground.
func Emoji(s string, side int) (*image.RGBA, error) {
	if err := drawable(1, 1, float64(side)); err != nil {
		return nil, err
	}
	pic, err := emoji(s)
	if err != nil {
		return nil, err
	}
	r := newRaster(1, 1, float64(side))
	pen{on: r, at: identity}.picture(pic, 0.5, 0.5, 1)
	return r.img, nil
}

// svg writes the picture.
func (pic *picture) svg() ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %[1]g">`, pic.size)
	if pic.bits != nil {
		var file bytes.Buffer
		if err := png.Encode(&file, pic.bits.img); err != nil {
			return nil, fmt.Errorf("the picture could not be written: %w", err)
		}
		fmt.Fprintf(&b, `<image width="%g" height="%[1]g" href="data:image/png;base64,%s"/>`, pic.size, base64.StdEncoding.EncodeToString(file.Bytes()))
	}
	for _, s := range pic.shapes {
		ink := fmt.Sprintf(`fill="%s"%s`, hashed(s.colour), faint("fill", s.colour))
		if s.width > 0 {
			ink = fmt.Sprintf(`fill="none" stroke="%s"%s stroke-width="%.3g" stroke-linecap="round" stroke-linejoin="round"`, hashed(s.colour), faint("stroke", s.colour), s.width)
		}
		fmt.Fprintf(&b, `<path %s d="%s"/>`, ink, s.outline.data())
	}
	b.WriteString("</svg>")
	return b.Bytes(), nil
}

// data is the path as SVG writes it, to a hundredth.
func (p *path) data() string {
	var b []byte
	p.each(func(o op, q []point) {
		b = append(b, "MLCZ"[o])
		for _, at := range q {
			b = append(strconv.AppendFloat(b, at.x, 'f', 2, 64), ' ')
			b = append(strconv.AppendFloat(b, at.y, 'f', 2, 64), ' ')
		}
	})
	return string(b)
}

func hashed(c look.Colour) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

func faint(what string, c look.Colour) string {
	if c.A == 255 {
		return ""
	}
	return fmt.Sprintf(` %s-opacity="%.2f"`, what, float64(c.A)/255)
}
