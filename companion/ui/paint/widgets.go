package paint

import (
	"net/url"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// PlainButton is a button of Fyne's own, on sheets of widgets, that tells when it has
// got the focus.
type PlainButton struct{ widget.Button }

// NewPlainButton makes a button.
func NewPlainButton(text string, tapped func()) *PlainButton {
	b := &PlainButton{}
	b.Text, b.OnTapped = visual(text), tapped
	b.ExtendBaseWidget(b)
	return b
}

// FocusGained is part of fyne.Focusable.
func (b *PlainButton) FocusGained() {
	b.Button.FocusGained()
	GainedFocus(b)
}

// TypedKey presses the button on Enter, too, and gives the keys that it has no use for
// to the window.
func (b *PlainButton) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		k = &fyne.KeyEvent{Name: fyne.KeySpace}
		fallthrough
	case fyne.KeySpace:
		b.Button.TypedKey(k)
	default:
		passKey(b, k)
	}
}

// passKey gives a key to the window that shows an object.
func passKey(o fyne.CanvasObject, k *fyne.KeyEvent) {
	if c := CanvasOf(o); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(k)
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

// CreateRenderer has what is chosen wrap where it is too long for one line.
func (s *Select) CreateRenderer() fyne.WidgetRenderer {
	r := s.Select.CreateRenderer()
	for _, o := range r.Objects() {
		if t, ok := o.(*widget.RichText); ok {
			t.Wrapping, t.Truncation = fyne.TextWrapWord, fyne.TextTruncateOff
		}
	}
	return r
}

// TypedKey tells what the arrows have chosen.
func (s *Select) TypedKey(k *fyne.KeyEvent) {
	before := s.Selected
	if k.Name == fyne.KeyEscape || slices.Contains(aside, k.Name) {
		passKey(s, k)
		return
	}
	if s.Select.TypedKey(k); s.Selected != before {
		GainedFocus(s)
	}
}

// FocusGained is part of fyne.Focusable.
func (s *Select) FocusGained() {
	s.Select.FocusGained()
	GainedFocus(s)
}

// Link opens a page of the web, and tells when it has got the focus.
type Link struct{ widget.Hyperlink }

// NewLink makes a link.
func NewLink(text string, to *url.URL) *Link {
	l := &Link{}
	l.Text, l.URL = text, to
	l.ExtendBaseWidget(l)
	return l
}

// TypedKey opens the page on Enter or Space, and gives other keys to the window.
func (l *Link) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		l.Tapped(nil)
	default:
		passKey(l, k)
	}
}

// FocusGained is part of fyne.Focusable.
func (l *Link) FocusGained() {
	l.Hyperlink.FocusGained()
	GainedFocus(l)
}
