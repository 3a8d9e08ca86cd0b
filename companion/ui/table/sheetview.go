package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// sheetView shows the tables that everyone may read, such as scores and their
// sums, over the window; it follows the game while it is open.
type sheetView struct {
	w      *Table
	sheet  *room.Sheet
	column *fyne.Container
}

// AskSheets opens the sheets.
func (w *Table) AskSheets() {
	if w.sheets != nil || len(w.Screen.View.Sheets) == 0 {
		return
	}
	s := &sheetView{w: w, column: container.NewVBox()}
	s.sheet = &room.Sheet{Title: words.Word("Overviews"), Body: container.NewVScroll(s.column), Size: fyne.NewSize(1040, 720), Closed: func() { w.sheets = nil }}
	w.sheets = s
	s.fill()
	w.Window.Show(s.sheet)
}

// fill lays the sheets out anew.
func (s *sheetView) fill() {
	s.column.RemoveAll()
	for _, sheet := range s.w.Screen.View.Sheets {
		for _, o := range board.Sheet(sheet) {
			s.column.Add(o)
		}
	}
	s.sheet.Redraw()
}
