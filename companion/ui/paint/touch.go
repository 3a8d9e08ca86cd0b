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

// Cover takes the clicks on a part of the window and draws nothing.
type Cover struct {
	widget.BaseWidget
	do func()
}

// NewCover makes a cover that does something when it is clicked. With a do of nil it only keeps
// clicks from what lies below it.
func NewCover(do func()) *Cover {
	c := &Cover{do: do}
	c.ExtendBaseWidget(c)
	return c
}

// CreateRenderer is part of fyne.Widget.
func (*Cover) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// Tapped takes a click.
func (c *Cover) Tapped(*fyne.PointEvent) {
	if c.do != nil {
		c.do()
	}
}

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
