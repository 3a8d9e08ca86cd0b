package ui

import (
	"net/url"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// openMenu shows the menu below its button.
func (w *Window) openMenu() {
	var items []*fyne.MenuItem
	add := func(text string, do func()) { items = append(items, fyne.NewMenuItem(text, do)) }
	if w.Host != nil {
		add(words.Word("New game …"), w.AskSetup)
		add(words.Word("Camera and placing …"), w.askPlacing)
	}
	if w.Learn != nil {
		add(words.Word("Learn to play …"), func() {
			name := ""
			if w.game != nil {
				name = w.game.Name()
			}
			w.Learn(name, "")
		})
	}
	if w.SheetsDir != "" {
		add(words.Word("Print …"), func() { w.AskPrint(w.game) })
	}
	if _, ok := w.game.(game.Chooser); ok {
		add(words.Word("The rules of this table"), w.showSetup)
	}
	if b, ok := w.bench(); ok {
		add(words.Tell(b.Title)+" …", w.askWorkshop)
	}
	if seats := w.panelItems(); len(seats) > 0 {
		add(words.Word("Private panel"), nil)
		items[len(items)-1].ChildMenu = fyne.NewMenu("", seats...)
		add(words.Word("This screen faces"), nil)
		items[len(items)-1].ChildMenu = fyne.NewMenu("", w.faceItems()...)
	}
	if w.screen.View.Result == nil && len(w.screen.View.Pieces) > 0 {
		add(words.Word("Correct a piece …"), w.askPiece)
	}
	if len(w.screen.Overruled) > 0 {
		add(words.Word("What people said against the camera …"), w.askOverrulings)
	}
	add(words.Word("Second window"), w.openMirror)
	items = append(items, fyne.NewMenuItemSeparator())
	add(words.Word("Preferences …"), w.askPreferences)
	add(words.Word("Keys"), w.showKeys)
	add(words.Word("Full screen"), func() { w.win.SetFullScreen(!w.win.FullScreen()) })
	add(words.Word("About"), w.showAbout)
	items = append(items, fyne.NewMenuItemSeparator())
	add(words.Word("Quit"), w.win.Close)
	p := widget.NewPopUpMenu(fyne.NewMenu("", items...), w.win.Canvas())
	p.ShowAtPosition(fyne.NewPos(w.win.Canvas().Size().Width-p.MinSize().Width-16*w.unit, 84*w.unit))
}

// panelItems are the private panels, one a seat.
func (w *Window) panelItems() []*fyne.MenuItem {
	var out []*fyne.MenuItem
	for i := range w.seatScreens[min(1, len(w.seatScreens)):] {
		seat := game.Seat(i + 1)
		out = append(out, fyne.NewMenuItem(words.Say("%s alone …", w.seatName(int(seat))), func() { w.openPanel(seat) }))
	}
	return out
}

// showAbout names what this is, whose game it is and whose pictures.
func (w *Window) showAbout() {
	text := words.Word("Grovewatch follows a card game on a real table through a webcam.")
	for _, c := range w.box.Credits {
		text += "\n\n" + words.Word(c)
	}
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	content := fyne.CanvasObject(container.NewVScroll(l))
	if slices.Contains(w.box.Credits, cards.PictureCredit) {
		var links []fyne.CanvasObject
		for _, to := range []struct{ name, at string }{{"EmojiOne", cards.PicturesAt}, {"CC BY 4.0", cards.LicenceAt}} {
			if u, err := url.Parse(to.at); err == nil {
				links = append(links, widget.NewHyperlink(to.name, u))
			}
		}
		content = container.NewBorder(nil, container.NewHBox(links...), nil, nil, content)
	}
	d := dialog.NewCustom(words.Word("About Grovewatch"), words.Word("Close"), content, w.win)
	d.Resize(fyne.NewSize(560*w.unit, 320*w.unit))
	d.Show()
}
