package paint

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Touch is a drawing that does something when it is clicked.
type Touch struct {
	widget.BaseWidget
	draw     func(fyne.Size) []fyne.CanvasObject
	OnTapped func()
}

// NewTouch makes a drawing that can be clicked.
func NewTouch(tapped func(), draw func(fyne.Size) []fyne.CanvasObject) *Touch {
	t := &Touch{draw: draw, OnTapped: tapped}
	t.ExtendBaseWidget(t)
	return t
}

// Tapped does it.
func (t *Touch) Tapped(*fyne.PointEvent) { t.OnTapped() }

// Cursor is a hand.
func (t *Touch) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer is part of fyne.Widget.
func (t *Touch) CreateRenderer() fyne.WidgetRenderer { return &singlePane{NewPane(t.draw)} }

var (
	_ fyne.Tappable      = (*Touch)(nil)
	_ desktop.Cursorable = (*Touch)(nil)
)

// Backing keeps clicks on a card or a page from what lies below it.
type Backing struct{ widget.BaseWidget }

// NewBacking makes a backing, which draws nothing.
func NewBacking() *Backing {
	b := &Backing{}
	b.ExtendBaseWidget(b)
	return b
}

// CreateRenderer is part of fyne.Widget.
func (*Backing) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// Tapped takes a click and does nothing.
func (*Backing) Tapped(*fyne.PointEvent) {}

// Spot is a drawing that does something when it is clicked or chosen by its name.
type Spot struct {
	Touch
	Name   string
	Chosen bool
	focus
}

// NewSpot makes a drawing with a name that can be clicked.
func NewSpot(name string, tapped func(), draw func(fyne.Size) []fyne.CanvasObject) *Spot {
	t := &Spot{Name: name}
	t.self = t
	t.OnTapped = tapped
	t.draw = func(size fyne.Size) []fyne.CanvasObject {
		out := draw(size)
		if t.lit {
			out = append(out, ring(1, size))
		}
		return out
	}
	t.ExtendBaseWidget(t)
	return t
}

// Tapped does it.
func (t *Spot) Tapped(*fyne.PointEvent) {
	t.release()
	t.OnTapped()
}

// Told is part of Control.
func (t *Spot) Told() Told { return Told{Text: t.Name, Chosen: t.Chosen} }

var _ Control = (*Spot)(nil)
