package paint

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// SearchField is a line of text to search with, which calls a function on Escape.
type SearchField struct {
	widget.Entry
	escape func()
}

// NewSearchField makes a line that calls escape on Escape.
func NewSearchField(escape func()) *SearchField {
	s := &SearchField{escape: escape}
	s.ExtendBaseWidget(s)
	return s
}

// TypedKey catches Escape.
func (s *SearchField) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		s.escape()
		return
	}
	s.Entry.TypedKey(k)
}
