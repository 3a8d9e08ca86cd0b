package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/look"
)

// tone is how much a button asks to be pressed.
type tone int

const (
	quiet tone = iota // an outline
	ready             // a raised surface
	warm              // lamplight: the likeliest thing to do
)

// key is a button with the keyboard key that does the same.
type key struct {
	widget.BaseWidget
	w        *Window
	text     string
	letter   string
	sign     look.Symbol // drawn instead of the text
	tone     tone
	left     bool // text at the left edge
	ticked   bool // it is switched on
	disabled bool
	hovered  bool
	tapped   func()
}

func newKey(w *Window, text, letter string, t tone, tapped func()) *key {
	k := &key{w: w, text: text, letter: letter, tone: t, tapped: tapped}
	k.ExtendBaseWidget(k)
	return k
}

// Tapped presses the button.
func (k *key) Tapped(*fyne.PointEvent) {
	if !k.disabled && k.tapped != nil {
		k.tapped()
	}
}

// MouseIn lights the button.
func (k *key) MouseIn(*desktop.MouseEvent) { k.hovered = true; k.Refresh() }

// MouseMoved is part of desktop.Hoverable.
func (k *key) MouseMoved(*desktop.MouseEvent) {}

// MouseOut darkens the button.
func (k *key) MouseOut() { k.hovered = false; k.Refresh() }

func (k *key) textSize() float32 { return 17 * k.w.unit }

// width is what the button needs for its text.
func (k *key) width() float32 {
	u := k.w.unit
	width := fyne.MeasureText(k.text, k.textSize(), bold).Width + 32*u
	if k.ticked {
		width += 26 * u
	}
	if k.letter != "" {
		width += k.capWidth() + 10*u
	}
	return width
}

func (k *key) capWidth() float32 {
	return max(fyne.MeasureText(k.letter, k.textSize()*0.82, bold).Width+14*k.w.unit, 24*k.w.unit)
}

func (k *key) CreateRenderer() fyne.WidgetRenderer {
	p := &pane{draw: k.draw}
	p.ExtendBaseWidget(p)
	return &drawn{p}
}

// drawn renders a widget that a pane draws.
type drawn struct{ pane *pane }

func (r *drawn) Layout(s fyne.Size)           { r.pane.Resize(s) }
func (r *drawn) MinSize() fyne.Size           { return fyne.NewSize(8, 8) }
func (r *drawn) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.pane} }
func (r *drawn) Refresh()                     { r.pane.Refresh() }
func (r *drawn) Destroy()                     {}

func (k *key) draw(size fyne.Size) []fyne.CanvasObject {
	u := k.w.unit
	fill, line, ink := color.Color(look.Alpha(look.Dusk, 0.35)), look.Alpha(look.Mist, 0.45), look.Moon
	switch k.tone {
	case ready:
		fill, line = look.Dusk, look.Alpha(look.Glow, 0.45)
	case warm:
		fill, line, ink = look.Lamp, look.Lamp, look.Ink
	}
	if k.hovered && !k.disabled {
		fill = look.Mix(fill.(look.Colour), look.Moon, 0.16)
	}
	if k.disabled {
		fill, line, ink = look.Alpha(look.Dusk, 0.12), look.Alpha(look.Mist, 0.18), look.Alpha(look.Mist, 0.45)
	}
	out := []fyne.CanvasObject{slab(fill, line, max(1.2*u, 1), 10*u, 0, 0, size.Width, size.Height)}
	if k.sign == "menu" {
		for i := range 3 {
			out = append(out, slab(look.Moon, color.Transparent, 0, u, size.Width*0.28, size.Height*(0.34+0.15*float32(i)), size.Width*0.44, max(2*u, 1.5)))
		}
		return out
	}
	capW := float32(0)
	if k.letter != "" {
		capW = k.capWidth() + 10*u
	}
	if k.ticked {
		capW = 26 * u
		out = append(out, sign(look.Tick, look.Glow, 16*u, (size.Height-18*u)/2, 18*u))
	}
	room := size.Width - capW - min(20*u, 0.3*size.Width)
	lines, ts := fit(k.text, k.textSize(), 11*u, bold, room, 2)
	h := lineHeight(ts, bold)
	if 2*h > size.Height && len(lines) > 1 {
		lines, ts = fitHeight(k.text, k.textSize(), 9*u, bold, room, size.Height, 2)
		h = lineHeight(ts, bold)
	}
	y := (size.Height - h*float32(len(lines))) / 2
	mid := (size.Width + capW) / 2
	widest := float32(0)
	for i, l := range lines {
		t := centred(l, ts, bold, ink, mid, y+float32(i)*h)
		if k.left {
			t.Move(fyne.NewPos(capW+14*u, y+float32(i)*h))
		}
		widest = max(widest, t.MinSize().Width)
		out = append(out, t)
	}
	if k.letter != "" {
		cw, ch := k.capWidth(), min(24*u, size.Height-8*u)
		x := mid - widest/2 - cw - 10*u
		if k.left {
			x = 12 * u
		}
		capInk, capLine := ink, look.Alpha(ink, 0.6)
		out = append(out, slab(look.Alpha(ink, 0.08), capLine, max(u, 1), 5*u, x, (size.Height-ch)/2, cw, ch))
		ls := k.textSize() * 0.82
		out = append(out, centred(k.letter, ls, bold, capInk, x+cw/2, (size.Height-lineHeight(ls, bold))/2))
	}
	return out
}

var (
	_ fyne.Tappable     = (*key)(nil)
	_ desktop.Hoverable = (*key)(nil)
)
