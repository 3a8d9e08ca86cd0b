package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// openMenu shows the menu below its button. While all is said aloud it is a sheet,
// whose entries can be heard.
func (w *Window) openMenu() {
	items := w.menuItems()
	if w.hearing.on {
		w.listMenu(words.Word("The menu"), items)
		return
	}
	style := w.Theme()
	menu := func() *widget.PopUpMenu {
		p := widget.NewPopUpMenu(fyne.NewMenu("", items...), w.Win.Canvas())
		container.NewThemeOverride(p, style)
		p.Resize(p.MinSize())
		return p
	}
	p := menu()
	if p.MinSize().Height > w.Win.Canvas().Size().Height { // rather closer together than scrolled
		style.Tight = true
		p = menu()
	}
	p.ShowAtPosition(fyne.NewPos(w.Win.Canvas().Size().Width-p.MinSize().Width-16*w.Unit, 84*w.Unit))
}

// listMenu shows entries of a menu as a sheet of buttons.
func (w *Window) listMenu(title string, items []*fyne.MenuItem) {
	list := container.NewVBox()
	s := &room.Sheet{Title: title, Body: container.NewVScroll(list), Size: fyne.NewSize(520, 640)}
	for _, item := range items {
		if item.IsSeparator {
			continue
		}
		list.Add(paint.NewPlainButton(item.Label, func() {
			s.Close()
			if item.ChildMenu != nil {
				w.listMenu(item.Label, item.ChildMenu.Items)
				return
			}
			item.Action()
		}))
	}
	w.Window.Show(s)
	w.Win.Canvas().FocusNext()
}

// menuItems are the entries of the menu now.
func (w *Window) menuItems() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	add := func(text string, do func()) { items = append(items, fyne.NewMenuItem(text, do)) }
	if w.Host != nil {
		add(words.Word("New game …"), w.AskSetup)
		add(words.Word("Camera and placing …"), w.askPlacing)
	}
	if w.Learn != nil {
		add(words.Word("Learn to play …"), func() {
			name := ""
			if w.Game != nil {
				name = w.Game.Name()
			}
			w.Learn(name, "")
		})
	}
	if w.SheetsDir != "" {
		add(words.Word("Print …"), func() { w.AskPrint(w.Game) })
	}
	if w.Shelf != nil && w.Host != nil {
		add(words.Word("Saved games …"), w.askSaved)
	}
	if w.table != nil {
		add(words.Word("What may I do?"), func() { w.askRules("") })
	}
	if b, ok := w.pages.Bench(); ok {
		add(words.Tell(b.Title)+" …", w.pages.AskWorkshop)
	}
	if seats := w.panelItems(); len(seats) > 0 {
		add(words.Word("Private panel"), nil)
		items[len(items)-1].ChildMenu = fyne.NewMenu("", seats...)
		add(words.Word("This screen faces"), nil)
		items[len(items)-1].ChildMenu = fyne.NewMenu("", w.faceItems()...)
	}
	if w.Game != nil && w.lesson == nil && w.Screen.View.Result == nil {
		add(words.Word("People …"), w.askPeople)
	}
	if w.Screen.Hint {
		add(words.Tell(companion.Hint), func() { w.Send(companion.Advise{}) })
	} else if w.Screen.View.Result == nil && w.appPlays() {
		add(words.Tell(companion.Advice), func() { w.Send(companion.Advise{}) })
	}
	if w.Screen.View.Result == nil && len(w.Screen.View.Pieces) > 0 {
		add(words.Word("Correct a piece …"), w.table.AskPiece)
	}
	if len(w.Screen.Overruled) > 0 {
		add(words.Word("What people said against the camera …"), w.table.AskOverrulings)
	}
	add(words.Word("Second window"), w.openSecond)
	items = append(items, fyne.NewMenuItemSeparator())
	add(words.Word("Preferences …"), w.askPreferences)
	add(words.Word("Keys"), w.showKeys)
	add(words.Word("Full screen"), w.ToggleFullScreen)
	add(words.Word("About"), w.showAbout)
	items = append(items, fyne.NewMenuItemSeparator())
	add(words.Word("Quit"), w.Win.Close)
	return items
}
