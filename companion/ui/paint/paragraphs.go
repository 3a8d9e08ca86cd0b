package paint

import (
	"fyne.io/fyne/v2"
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
	return l
}
