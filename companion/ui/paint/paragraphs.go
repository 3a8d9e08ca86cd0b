package paint

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Heading is a title between widgets.
func Heading(text string) fyne.CanvasObject {
	l := widget.NewLabelWithStyle(text, fyne.TextAlignLeading, Display)
	l.Wrapping = fyne.TextWrapWord
	l.SizeName = "subHeadingText"
	return l
}

// Remark is a text between widgets.
func Remark(text string) fyne.CanvasObject {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return container.New(&prose{text, l}, l)
}

// prose breaks the lines of a label as Wrap does, which keeps a sign with the word that it
// belongs to; a label alone breaks them at every space.
type prose struct {
	text  string
	label *widget.Label
}

// Layout is part of fyne.Layout.
func (p *prose) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	look := p.label.Theme()
	if width := size.Width - 2*look.Size(theme.SizeNameInnerPadding) - 1; width > 0 {
		var lines []string
		for part := range strings.SplitSeq(p.text, "\n") {
			lines = append(lines, strings.Join(Wrap(part, look.Size(theme.SizeNameText), p.label.TextStyle, width), "\n"))
		}
		if text := strings.Join(lines, "\n"); text != p.label.Text {
			p.label.SetText(text)
		}
	}
	p.label.Move(fyne.Position{})
	p.label.Resize(size)
}

// MinSize is part of fyne.Layout.
func (p *prose) MinSize([]fyne.CanvasObject) fyne.Size { return p.label.MinSize() }
