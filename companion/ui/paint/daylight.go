package paint

import (
	"bytes"
	"image"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/grovewatch/grovewatch/cards/look"
)

// ByDay reports whether the app's theme is the light one. Cards and what lies over the
// board stay dark, as they are printed.
func ByDay() bool {
	t, ok := fyne.CurrentApp().Settings().Theme().(Theme)
	return ok && t.Day
}

// Daylight turns what was drawn for the night into the same by day.
func Daylight(objects []fyne.CanvasObject) {
	for _, o := range objects {
		switch o := o.(type) {
		case *canvas.Text:
			o.Color = readable(dayColour(o.Color), o.TextSize)
		case *canvas.Rectangle:
			o.FillColor, o.StrokeColor = dayColour(o.FillColor), dayColour(o.StrokeColor)
		case *canvas.Circle:
			o.FillColor, o.StrokeColor = dayColour(o.FillColor), dayColour(o.StrokeColor)
		case *canvas.Line:
			o.StrokeColor = dayColour(o.StrokeColor)
		case *canvas.Image:
			if r, ok := o.Resource.(*fyne.StaticResource); ok {
				o.Resource = daySign(r)
				o.Refresh() // what was read of the other is forgotten
			}
		}
	}
}

// InDaylight turns a picture that was drawn for the night.
func InDaylight(img *image.RGBA) {
	known := map[look.Colour]look.Colour{}
	for i := 0; i < len(img.Pix); i += 4 {
		p := img.Pix[i : i+4 : i+4]
		a := int(p[3])
		if a == 0 {
			continue
		}
		whole := func(v uint8) uint8 { return uint8(min(int(v)*255/a, 255)) } // what is seen through is stored darker
		c := look.Colour{R: whole(p[0]), G: whole(p[1]), B: whole(p[2]), A: 255}
		day, ok := known[c]
		if !ok {
			day = look.Day(c)
			known[c] = day
		}
		for k, v := range []uint8{day.R, day.G, day.B} {
			p[k] = uint8(int(v) * a / 255)
		}
	}
}

func dayColour(c color.Color) color.Color {
	if n, ok := c.(look.Colour); ok {
		return look.Day(n)
	}
	return c
}

// readable makes the colour of words by day less see-through until they can be read on the
// ground that they stand on: with a contrast of 4.5, of large ones 3.
func readable(c color.Color, size float32) color.Color {
	n, ok := c.(look.Colour)
	want := 4.5
	if size >= 24 {
		want = 3
	}
	solid := look.Alpha(n, 1)
	if ground := look.Day(look.Night); ok && n.A > 0 && look.Contrast(solid, ground) >= want {
		for ; n.A < 255 && look.Contrast(look.Mix(ground, solid, float64(n.A)/255), ground) < want; n.A++ {
		}
		return n
	}
	return c
}

// daySign is a symbol that sign has drawn, in its colour by day. The name of
// its picture ends in that colour.
func daySign(r *fyne.StaticResource) *fyne.StaticResource {
	name, ok := strings.CutSuffix(r.StaticName, ".svg")
	i := strings.LastIndexByte(name, '-')
	if !ok || i < 0 {
		return r
	}
	c, ok := unhex(name[i+1:])
	if !ok {
		return r
	}
	day := Hex(look.Day(c))
	return fyne.NewStaticResource(name[:i+1]+day+"-day.svg", bytes.ReplaceAll(r.StaticContent, []byte("#"+Hex(c)), []byte("#"+day)))
}

// unhex is hex's reverse.
func unhex(s string) (c look.Colour, ok bool) {
	if len(s) != 6 {
		return c, false
	}
	var v uint32
	for _, r := range s {
		d := strings.IndexRune("0123456789abcdef", r)
		if d < 0 {
			return c, false
		}
		v = v<<4 | uint32(d)
	}
	return look.Colour{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255}, true
}
