package paint

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// Pane is a part of the window that is drawn anew when its size, or what it
// shows, has changed. Draw gives its objects for a size.
type Pane struct {
	widget.BaseWidget
	Draw  func(fyne.Size) []fyne.CanvasObject
	Least fyne.Size
	Dark  bool          // stays as by night
	drawn *paneRenderer // the newest
}

// NewPane makes a pane that draw draws.
func NewPane(draw func(fyne.Size) []fyne.CanvasObject) *Pane {
	p := &Pane{Draw: draw}
	p.ExtendBaseWidget(p)
	return p
}

// Drawn are the objects of the pane as it was drawn last.
func (p *Pane) Drawn() []fyne.CanvasObject {
	if p.drawn == nil {
		return nil
	}
	return p.drawn.objects
}

// MinSize is part of fyne.CanvasObject.
func (p *Pane) MinSize() fyne.Size { return p.Least }

// CreateRenderer starts with the size that the pane has: Fyne forgets the
// renderer of what was hidden for a minute and asks for another.
func (p *Pane) CreateRenderer() fyne.WidgetRenderer {
	r := &paneRenderer{pane: p, size: p.Size()}
	p.drawn = r
	r.redraw()
	return r
}

type paneRenderer struct {
	pane    *Pane
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
	held := keep(r.pane, r.objects)
	r.objects = nil
	if r.size.Width > 1 && r.size.Height > 1 {
		r.objects = r.pane.Draw(r.size)
		if !r.pane.Dark && ByDay() {
			Daylight(r.objects)
		}
	}
	held.restore(r.objects)
}

func (r *paneRenderer) MinSize() fyne.Size           { return r.pane.Least }
func (r *paneRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *paneRenderer) Destroy()                     {}

func (r *paneRenderer) Refresh() {
	r.redraw()
	canvas.Refresh(r.pane)
}

// At moves and sizes an object and gives it back.
func At[T fyne.CanvasObject](o T, x, y, w, h float32) T {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
	return o
}

// RoundRect is a rounded rectangle.
func RoundRect(fill, line color.Color, width, radius, x, y, w, h float32) *canvas.Rectangle {
	r := canvas.NewRectangle(fill)
	r.StrokeColor, r.StrokeWidth, r.CornerRadius = line, width, radius
	return At(r, x, y, w, h)
}

// Sign is a symbol in a colour.
func Sign(s cards.Sign, c look.Colour, x, y, side float32) fyne.CanvasObject {
	name := string(s) + "-" + Hex(c) + ".svg"
	img := canvas.NewImageFromResource(fyne.NewStaticResource(name, look.SVG(s, c)))
	img.FillMode = canvas.ImageFillContain
	img.Translucency = 1 - float64(c.A)/255
	return At(img, x, y, side, side)
}

// Emblem is a seat's symbol in a disc of the night, ringed in its colour.
func Emblem(o look.Owner, x, y, side float32) []fyne.CanvasObject {
	disc := canvas.NewCircle(look.Mix(look.Night, o.Colour, 0.14))
	disc.StrokeColor, disc.StrokeWidth = o.Colour, max(side/24, 1)
	return []fyne.CanvasObject{
		At(disc, x, y, side, side),
		Sign(o.Sign, o.Colour, x+side*0.23, y+side*0.23, side*0.54),
	}
}

// Picture shows an image; the graphics card scales it.
func Picture(img image.Image, x, y, w, h float32) *canvas.Image {
	c := canvas.NewImageFromImage(img)
	c.ScaleMode, c.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	return At(c, x, y, w, h)
}

// Hex is a colour as six hexadecimal digits.
func Hex(c look.Colour) string {
	const digits = "0123456789abcdef"
	out := make([]byte, 0, 6)
	for _, v := range []uint8{c.R, c.G, c.B} {
		out = append(out, digits[v>>4], digits[v&15])
	}
	return string(out)
}

// Floor rounds down to a whole pixel, so that edges are sharp.
func Floor(v float32) float32 { return float32(math.Floor(float64(v))) }

// NewLiveImage is a picture that others will take the place of.
func NewLiveImage() *canvas.Image {
	c := canvas.NewImageFromImage(nil)
	c.ScaleMode, c.FillMode = canvas.ImageScaleFastest, canvas.ImageFillContain
	return c
}

// singlePane renders a widget that a pane draws.
type singlePane struct{ pane *Pane }

func (r *singlePane) Layout(s fyne.Size) { r.pane.Resize(s) }

func (r *singlePane) MinSize() fyne.Size { return fyne.NewSize(8, 8) }

func (r *singlePane) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.pane} }

func (r *singlePane) Refresh() { r.pane.Refresh() }

func (r *singlePane) Destroy() {}
