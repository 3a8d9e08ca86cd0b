package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Sheet draws a small table's title, rows and note; a table with neither
// rows nor a note is left out.
func Sheet(s game.Sheet) []fyne.CanvasObject {
	if len(s.Rows) == 0 && s.Note.Format == "" {
		return nil
	}
	out := []fyne.CanvasObject{paint.Heading(words.Tell(s.Title))}
	if len(s.Rows) > 0 {
		rows := container.NewVBox() // each as high as its own words need
		row := func(texts []game.Text, style fyne.TextStyle) {
			if len(texts) == 0 {
				return
			}
			r := container.New(layout.NewGridLayoutWithColumns(max(len(s.Rows[0]), 1)))
			for _, t := range texts {
				l := widget.NewLabelWithStyle(words.Tell(t), fyne.TextAlignLeading, style)
				l.Wrapping = fyne.TextWrapWord
				r.Add(l)
			}
			rows.Add(r)
		}
		row(s.Head, paint.Bold)
		for _, r := range s.Rows {
			row(r, paint.Plain)
		}
		out = append(out, rows)
	}
	if s.Note.Format != "" {
		out = append(out, paint.Remark(words.Tell(s.Note)))
	}
	return out
}
