package ui

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"
)

// openMenu shows the menu below its button.
func (w *Window) openMenu() {
	items := []*fyne.MenuItem{
		fyne.NewMenuItem(word("Keys"), w.showKeys),
		fyne.NewMenuItem(word("Full screen"), func() { w.win.SetFullScreen(!w.win.FullScreen()) }),
		fyne.NewMenuItem(word("About"), w.showAbout),
		fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(word("Quit"), w.win.Close),
	}
	if w.NewGame != nil {
		items = slices.Insert(items, 0, fyne.NewMenuItem(word("New game …"), w.askNewGame))
	}
	p := widget.NewPopUpMenu(fyne.NewMenu("", items...), w.win.Canvas())
	p.ShowAtPosition(fyne.NewPos(w.win.Canvas().Size().Width-p.MinSize().Width-16*w.unit, 84*w.unit))
}

// askNewGame asks for the number of players.
func (w *Window) askNewGame() {
	var d dialog.Dialog
	row := container.NewHBox(layout.NewSpacer())
	for _, n := range slices.Sorted(maps.Keys(w.box.Tables)) {
		b := widget.NewButton(say("%d players", n), func() {
			d.Hide()
			w.NewGame(n)
		})
		if n == w.players {
			b.Importance = widget.HighImportance
		}
		row.Add(b)
	}
	row.Add(layout.NewSpacer())
	text := widget.NewLabel(word("Clear the table and lay the mats out. The game that was going on stays saved."))
	d = dialog.NewCustom(word("New game"), word("Cancel"), container.NewVBox(text, row), w.win)
	d.Show()
}

// showAbout names what this is, whose game it is and whose pictures.
func (w *Window) showAbout() {
	text := word("Grovewatch follows a card game on a real table through a webcam.")
	for _, c := range w.box.Credits {
		text += "\n\n" + word(c)
	}
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	d := dialog.NewCustom(word("About Grovewatch"), word("Close"), l, w.win)
	d.Resize(fyne.NewSize(560*w.unit, 320*w.unit))
	d.Show()
}
