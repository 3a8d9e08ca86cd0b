package paint

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// SearchField is a line of text to search with, which calls a function on Escape.
type SearchField struct {
	widget.Entry
	// Told says what the field is for and what it stands at; nil when its hint says
	// enough.
	Told func() string
	// Leaf goes so many lines down in what the field has found, up below 0; nil where
	// there is no list.
	Leaf   func(lines int)
	escape func()
}

// NewSearchField makes a line that calls escape on Escape.
func NewSearchField(escape func()) *SearchField {
	s := &SearchField{escape: escape}
	s.ExtendBaseWidget(s)
	return s
}

// FocusGained tells what the field is for.
func (s *SearchField) FocusGained() {
	s.Entry.FocusGained()
	GainedFocus(s)
}

// aside are keys that no text needs.
var aside = []fyne.KeyName{
	fyne.KeyF1, fyne.KeyF2, fyne.KeyF3, fyne.KeyF4, fyne.KeyF5, fyne.KeyF6,
	fyne.KeyF7, fyne.KeyF8, fyne.KeyF9, fyne.KeyF10, fyne.KeyF11, fyne.KeyF12,
}

// TypedKey catches Escape, the keys that leaf through what was found, and those that
// no text needs, which are the window's.
func (s *SearchField) TypedKey(k *fyne.KeyEvent) {
	switch {
	case k.Name == fyne.KeyEscape:
		s.escape()
	case s.Leaf != nil && k.Name == fyne.KeyDown:
		s.Leaf(1)
	case s.Leaf != nil && k.Name == fyne.KeyUp:
		s.Leaf(-1)
	case slices.Contains(aside, k.Name):
		passKey(s, k)
	default:
		s.Entry.TypedKey(k)
	}
}
