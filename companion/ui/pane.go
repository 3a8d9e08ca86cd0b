package ui

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/look"
)

// pane is a part of the window that is drawn anew when its size, or what it
// shows, has changed. Draw gives its objects for a size.
type pane struct {
	widget.BaseWidget
	draw  func(fyne.Size) []fyne.CanvasObject
	least fyne.Size
	dark  bool // stays as by night
}

func newPane(draw func(fyne.Size) []fyne.CanvasObject) *pane {
	p := &pane{draw: draw}
	p.ExtendBaseWidget(p)
	return p
}

func (p *pane) MinSize() fyne.Size { return p.least }

// CreateRenderer starts with the size that the pane has: Fyne forgets the
// renderer of what was hidden for a minute and asks for another.
func (p *pane) CreateRenderer() fyne.WidgetRenderer {
	r := &paneRenderer{pane: p, size: p.Size()}
	r.redraw()
	return r
}

type paneRenderer struct {
	pane    *pane
	size    fyne.Size
	objects []fyne.CanvasObject
}

func (r *paneRenderer) Layout(size fyne.Size) {
	if size != r.size {
		r.size = size
		r.redraw()
	}
}

func (r *paneRenderer) redraw() {
	r.objects = nil
	if r.size.Width > 1 && r.size.Height > 1 {
		r.objects = r.pane.draw(r.size)
		if !r.pane.dark && byDay() {
			daylight(r.objects)
		}
	}
}

func (r *paneRenderer) MinSize() fyne.Size           { return r.pane.least }
func (r *paneRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *paneRenderer) Destroy()                     {}

func (r *paneRenderer) Refresh() {
	r.redraw()
	canvas.Refresh(r.pane)
}

// at moves and sizes an object and gives it back.
func at[T fyne.CanvasObject](o T, x, y, w, h float32) T {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
	return o
}

// slab is a rounded rectangle.
func slab(fill, line color.Color, width, radius, x, y, w, h float32) *canvas.Rectangle {
	r := canvas.NewRectangle(fill)
	r.StrokeColor, r.StrokeWidth, r.CornerRadius = line, width, radius
	return at(r, x, y, w, h)
}

// sign is a symbol in a colour.
func sign(s look.Symbol, c look.Colour, x, y, side float32) fyne.CanvasObject {
	name := string(s) + "-" + hex(c) + ".svg"
	img := canvas.NewImageFromResource(fyne.NewStaticResource(name, s.SVG(c)))
	img.FillMode = canvas.ImageFillContain
	img.Translucency = 1 - float64(c.A)/255
	return at(img, x, y, side, side)
}

// emblem is a seat's symbol in a disc of the night, ringed in its colour.
func emblem(seat string, x, y, side float32) []fyne.CanvasObject {
	o := look.OwnerOf(seat)
	disc := canvas.NewCircle(look.Mix(look.Night, o.Colour, 0.14))
	disc.StrokeColor, disc.StrokeWidth = o.Colour, max(side/24, 1)
	return []fyne.CanvasObject{
		at(disc, x, y, side, side),
		sign(o.Symbol, o.Colour, x+side*0.23, y+side*0.23, side*0.54),
	}
}

// picture shows pixels as they are; the graphics card scales them.
func picture(img image.Image, x, y, w, h float32) *canvas.Image {
	c := canvas.NewImageFromImage(img)
	c.ScaleMode, c.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	return at(c, x, y, w, h)
}

func hex(c look.Colour) string {
	const digits = "0123456789abcdef"
	out := make([]byte, 0, 6)
	for _, v := range []uint8{c.R, c.G, c.B} {
		out = append(out, digits[v>>4], digits[v&15])
	}
	return string(out)
}

// whole rounds down to a whole pixel, so that edges stay sharp.
func whole(v float32) float32 { return float32(math.Floor(float64(v))) }
