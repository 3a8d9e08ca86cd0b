package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"

	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// sheetView shows the tables that everyone may read, such as scores and their
// sums, over the window; it follows the game while it is open.
type sheetView struct {
	w      *Table
	dialog *dialog.CustomDialog
	column *fyne.Container
}

// AskSheets opens the sheets.
func (w *Table) AskSheets() {
	if w.sheets != nil || len(w.Screen.View.Sheets) == 0 {
		return
	}
	s := &sheetView{w: w, column: container.NewVBox()}
	grow := max(w.Unit, 1)
	s.dialog = dialog.NewCustom(words.Word("Sheets"), words.Word("Close"), container.NewThemeOverride(container.NewVScroll(s.column), paint.Theme{Grow: grow}), w.Win)
	s.dialog.SetOnClosed(func() { w.sheets = nil })
	w.sheets = s
	s.fill()
	size := w.Win.Canvas().Size()
	s.dialog.Resize(fyne.NewSize(min(size.Width*0.9, 1000*grow), size.Height*0.86))
	s.dialog.Show()
}

// fill lays the sheets out anew.
func (s *sheetView) fill() {
	s.column.RemoveAll()
	for _, sheet := range s.w.Screen.View.Sheets {
		for _, o := range board.Sheet(sheet) {
			s.column.Add(o)
		}
	}
	s.column.Refresh()
}
