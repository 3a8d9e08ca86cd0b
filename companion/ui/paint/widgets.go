package paint

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// PlainButton is a button of Fyne's own, on sheets of widgets, that tells when it has
// got the focus.
type PlainButton struct{ widget.Button }

// NewPlainButton makes a button.
func NewPlainButton(text string, tapped func()) *PlainButton {
	b := &PlainButton{}
	b.Text, b.OnTapped = text, tapped
	b.ExtendBaseWidget(b)
	return b
}

// FocusGained is part of fyne.Focusable.
func (b *PlainButton) FocusGained() {
	b.Button.FocusGained()
	if c := CanvasOf(b); c != nil {
		Focused(c, b)
	}
}

// Select is a list of which one is chosen, and tells when it has got the focus.
type Select struct {
	widget.Select
	Name string // what is chosen
}

// NewSelect makes a list to choose from.
func NewSelect(name string, options []string) *Select {
	s := &Select{Name: name}
	s.Options, s.PlaceHolder = options, "–"
	s.ExtendBaseWidget(s)
	return s
}

// TypedKey tells what the arrows have chosen.
func (s *Select) TypedKey(k *fyne.KeyEvent) {
	before, c := s.Selected, CanvasOf(s)
	if s.Select.TypedKey(k); s.Selected != before && c != nil {
		Focused(c, s)
	}
}

// FocusGained is part of fyne.Focusable.
func (s *Select) FocusGained() {
	s.Select.FocusGained()
	if c := CanvasOf(s); c != nil {
		Focused(c, s)
	}
}
