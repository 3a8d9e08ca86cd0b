package paint

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// Tone says how much a button stands out.
type Tone int

// The tones of buttons.
const (
	Quiet Tone = iota // an outline
	Ready             // a raised surface
	Warm              // the colour of lamplight, for the most likely choice
)

// Button is a button that can show the keyboard key that does the same.
type Button struct {
	widget.BaseWidget
	unit     float32 // how large everything is
	Text     string
	letter   string     // on the key cap; none when empty
	Symbol   cards.Sign // drawn instead of the text
	Tone     Tone
	Left     bool         // text at the left edge
	Ticked   bool         // shows a tick: it is switched on
	Dot      *look.Colour // shown before the text, or nil
	Disabled bool
	Name     string // what it is called where its text does not say it, or empty
	capless  bool   // there is no room for the key cap
	hovered  bool
	OnTapped func()
	focus
}

// NewButton makes a button with a text and, unless it is empty, a key cap with a letter.
func NewButton(unit float32, text, letter string, t Tone, tapped func()) *Button {
	k := &Button{unit: unit, Text: text, letter: letter, Tone: t, OnTapped: tapped}
	k.self = k
	k.ExtendBaseWidget(k)
	return k
}

// Tapped presses the button.
func (k *Button) Tapped(*fyne.PointEvent) {
	k.release()
	if !k.Disabled && k.OnTapped != nil {
		k.OnTapped()
	}
}

// Told is part of Control.
func (k *Button) Told() Told {
	text := k.Text
	if k.Name != "" {
		text = k.Name
	}
	return Told{Text: text, Letter: k.letter, Chosen: k.Ticked, Barred: k.Disabled}
}

// MouseIn lights the button.
func (k *Button) MouseIn(*desktop.MouseEvent) { k.hovered = true; k.Refresh() }

// MouseMoved is part of desktop.Hoverable.
func (k *Button) MouseMoved(*desktop.MouseEvent) {}

// MouseOut darkens the button.
func (k *Button) MouseOut() { k.hovered = false; k.Refresh() }

func (k *Button) textSize() float32 { return 17 * k.unit }

// Width is the width that the button needs for its text.
func (k *Button) Width() float32 {
	u := k.unit
	width := fyne.MeasureText(k.Text, k.textSize(), Bold).Width + 32*u
	if k.Ticked || k.Dot != nil {
		width += 26 * u
	}
	if k.capped() {
		width += k.capWidth() + 10*u
	}
	return width
}

// least is the least width with which the button's words stay whole in so many lines, and are
// not much smaller.
func (k *Button) least(lines int) float32 {
	size := 14 * k.unit
	room := LongestWord(k.Text, size, Bold)
	for len(Wrap(k.Text, size, Bold, room)) > lines {
		room += k.unit
	}
	return min(room+k.beside()+14*k.unit, k.Width())
}

// beside is the room of what stands before the text.
func (k *Button) beside() float32 {
	switch {
	case k.Dot != nil:
		return 22 * k.unit
	case k.Ticked:
		return 26 * k.unit
	case k.capped():
		return k.capWidth() + 10*k.unit
	}
	return 0
}

func (k *Button) capped() bool { return k.letter != "" && !k.capless }

func (k *Button) capWidth() float32 {
	return max(fyne.MeasureText(k.letter, k.textSize()*0.83, Bold).Width+14*k.unit, 24*k.unit)
}

// CreateRenderer is part of fyne.Widget.
func (k *Button) CreateRenderer() fyne.WidgetRenderer {
	p := &Pane{Draw: k.draw}
	p.ExtendBaseWidget(p)
	return &singlePane{p}
}

// longText is the size of a text that needs more than two lines, in units.
const longText = 14

// HeightFor is the height that a button with its text at the left edge needs at a width for a text
// of more than two lines; 0 when two are enough.
func (k *Button) HeightFor(width float32) float32 {
	lines := Wrap(k.Text, longText*k.unit, Bold, width-k.beside()-20*k.unit)
	if len(lines) <= 2 {
		return 0
	}
	return (float32(len(lines))*LineHeight(longText, Bold) + 10) * k.unit
}

func (k *Button) draw(size fyne.Size) []fyne.CanvasObject {
	u := k.unit
	fill, line, ink := color.Color(look.Alpha(look.Dusk, 0.35)), look.Alpha(look.Mist, 0.45), look.Moon
	switch k.Tone {
	case Ready:
		fill, line = look.Dusk, look.Alpha(look.Glow, 0.45)
	case Warm:
		fill, line, ink = look.Lamp, look.Lamp, look.Ink
	}
	if k.hovered && !k.Disabled {
		fill = look.Mix(fill.(look.Colour), look.Moon, 0.16)
	}
	if k.Disabled {
		fill, line, ink = look.Alpha(look.Dusk, 0.12), look.Alpha(look.Mist, 0.18), look.Alpha(look.Mist, 0.45)
	}
	out := []fyne.CanvasObject{RoundRect(fill, line, max(1.2*u, 1), 10*u, 0, 0, size.Width, size.Height)}
	if k.lit {
		out = append(out, ring(u, size))
	}
	if k.Symbol == "menu" {
		for i := range 3 {
			out = append(out, RoundRect(look.Moon, color.Transparent, 0, u, size.Width*0.28, size.Height*(0.34+0.15*float32(i)), size.Width*0.44, max(2*u, 1.5)))
		}
		return out
	}
	capW, rim := k.beside(), min(20*u, 0.3*size.Width)
	narrow := fyne.MeasureText(k.Text, k.textSize(), Bold).Width > size.Width-capW-rim
	if narrow && !k.Left { // rather a narrow rim than small words
		rim = min(rim, 10*u)
	}
	if k.Ticked {
		x := 16 * u
		if narrow {
			x, capW = 7*u, 26*u
		}
		out = append(out, Sign(cards.SignTick, look.Glow, x, (size.Height-18*u)/2, 18*u))
	}
	if k.Dot != nil {
		out = append(out, RoundRect(*k.Dot, *k.Dot, 0, 7*u, 15*u, (size.Height-14*u)/2, 14*u, 14*u))
	}
	room := size.Width - capW - rim
	rows := 2
	if k.Left {
		rows = max(rows, int(size.Height/LineHeight(longText*u, Bold)))
	}
	lines, ts := Fit(k.Text, k.textSize(), 11*u, Bold, room, rows)
	h := LineHeight(ts, Bold)
	if float32(len(lines))*h > size.Height && len(lines) > 1 {
		lines, ts = FitHeight(k.Text, k.textSize(), 9*u, Bold, room, size.Height, rows)
		h = LineHeight(ts, Bold)
	}
	y := (size.Height - h*float32(len(lines))) / 2
	mid := (size.Width + capW) / 2
	widest := float32(0)
	for i, l := range lines {
		t := Centred(l, ts, Bold, ink, mid, y+float32(i)*h)
		if k.Left {
			t.Move(fyne.NewPos(capW+14*u, y+float32(i)*h))
		}
		widest = max(widest, t.MinSize().Width)
		out = append(out, t)
	}
	if k.capped() {
		cw, ch := k.capWidth(), min(24*u, size.Height-8*u)
		x := mid - widest/2 - cw - 10*u
		if k.Left {
			x = 12 * u
		}
		capInk, capLine := ink, look.Alpha(ink, 0.6)
		out = append(out, RoundRect(look.Alpha(ink, 0.08), capLine, max(u, 1), 5*u, x, (size.Height-ch)/2, cw, ch))
		ls := k.textSize() * 0.83
		out = append(out, Centred(k.letter, ls, Bold, capInk, x+cw/2, (size.Height-LineHeight(ls, Bold))/2))
	}
	return out
}

var (
	_ Control           = (*Button)(nil)
	_ desktop.Hoverable = (*Button)(nil)
)

// KeyCap draws a key of the keyboard.
func KeyCap(letter string, size, x, y, side float32) []fyne.CanvasObject {
	return []fyne.CanvasObject{
		RoundRect(look.Alpha(look.Mist, 0.08), look.Alpha(look.Mist, 0.6), 1, side/5, x, y, side, side),
		Centred(letter, size, Bold, look.Mist, x+side/2, y+(side-LineHeight(size, Bold))/2),
	}
}
