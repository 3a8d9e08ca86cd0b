package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// sheetView shows the tables that everyone may read, such as scores and their
// sums, over the window; it follows the game while it is open.
type sheetView struct {
	w      *Window
	dialog *dialog.CustomDialog
	column *fyne.Container
}

// askSheets opens the sheets.
func (w *Window) askSheets() {
	if w.sheets != nil || len(w.screen.View.Sheets) == 0 {
		return
	}
	s := &sheetView{w: w, column: container.NewVBox()}
	grow := max(w.unit, 1)
	s.dialog = dialog.NewCustom(words.Word("Sheets"), words.Word("Close"), container.NewThemeOverride(container.NewVScroll(s.column), paint.Theme{Grow: grow}), w.win)
	s.dialog.SetOnClosed(func() { w.sheets = nil })
	w.sheets = s
	s.fill()
	size := w.win.Canvas().Size()
	s.dialog.Resize(fyne.NewSize(min(size.Width*0.9, 1000*grow), size.Height*0.86))
	s.dialog.Show()
}

// fill lays the sheets out anew.
func (s *sheetView) fill() {
	s.column.RemoveAll()
	for _, sheet := range s.w.screen.View.Sheets {
		for _, o := range sheetObjects(sheet) {
			s.column.Add(o)
		}
	}
	s.column.Refresh()
}

// sheetObjects are a small table's title, rows and note; a table with neither
// rows nor a note is left out.
func sheetObjects(s game.Sheet) []fyne.CanvasObject {
	if len(s.Rows) == 0 && s.Note.Format == "" {
		return nil
	}
	out := []fyne.CanvasObject{paint.Heading(words.Tell(s.Title))}
	if len(s.Rows) > 0 {
		grid := container.New(layout.NewGridLayoutWithColumns(max(len(s.Rows[0]), 1)))
		row := func(texts []game.Text, style fyne.TextStyle) {
			for _, t := range texts {
				l := widget.NewLabelWithStyle(words.Tell(t), fyne.TextAlignLeading, style)
				l.Wrapping = fyne.TextWrapWord
				grid.Add(l)
			}
		}
		row(s.Head, paint.Bold)
		for _, r := range s.Rows {
			row(r, paint.Plain)
		}
		out = append(out, grid)
	}
	if s.Note.Format != "" {
		out = append(out, paint.Remark(words.Tell(s.Note)))
	}
	return out
}
