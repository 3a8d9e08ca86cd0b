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
)

// openMenu shows the menu below its button.
func (w *Window) openMenu() {
	items := []*fyne.MenuItem{
		fyne.NewMenuItem(word("Preferences …"), w.askPreferences),
		fyne.NewMenuItem(word("Keys"), w.showKeys),
		fyne.NewMenuItem(word("Full screen"), func() { w.win.SetFullScreen(!w.win.FullScreen()) }),
		fyne.NewMenuItem(word("About"), w.showAbout),
		fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(word("Quit"), w.win.Close),
	}
	if w.Learn != nil {
		items = slices.Insert(items, 0, fyne.NewMenuItem(word("Learn to play …"), func() { w.Learn("") }))
	}
	if w.Host != nil {
		items = slices.Insert(items, 0,
			fyne.NewMenuItem(word("New game …"), w.AskSetup),
			fyne.NewMenuItem(word("Camera and placing …"), w.askPlacing))
	}
	if _, ok := w.game.(game.Chooser); ok {
		items = slices.Insert(items, len(items)-6, fyne.NewMenuItem(word("The rules of this table"), w.showSetup))
	}
	if b, ok := w.bench(); ok {
		items = slices.Insert(items, len(items)-6, fyne.NewMenuItem(tell(b.Title)+" …", w.askWorkshop))
	}
	if seats := w.panelItems(); len(seats) > 0 {
		private := fyne.NewMenuItem(word("Private panel"), nil)
		private.ChildMenu = fyne.NewMenu("", seats...)
		faces := fyne.NewMenuItem(word("This screen faces"), nil)
		faces.ChildMenu = fyne.NewMenu("", w.faceItems()...)
		items = slices.Insert(items, len(items)-6, private, faces)
	}
	items = slices.Insert(items, len(items)-6, fyne.NewMenuItem(word("Second window"), w.openMirror))
	if w.screen.View.Result == nil && len(w.screen.View.Pieces) > 0 {
		items = slices.Insert(items, len(items)-6, fyne.NewMenuItem(word("Correct a piece …"), w.askPiece))
	}
	if len(w.screen.Overruled) > 0 {
		items = slices.Insert(items, len(items)-6, fyne.NewMenuItem(word("What people said against the camera …"), w.askOverrulings))
	}
	p := widget.NewPopUpMenu(fyne.NewMenu("", items...), w.win.Canvas())
	p.ShowAtPosition(fyne.NewPos(w.win.Canvas().Size().Width-p.MinSize().Width-16*w.unit, 84*w.unit))
}

// panelItems are the private panels, one a seat.
func (w *Window) panelItems() []*fyne.MenuItem {
	var out []*fyne.MenuItem
	for i := range w.seatScreens[min(1, len(w.seatScreens)):] {
		seat := game.Seat(i + 1)
		out = append(out, fyne.NewMenuItem(say("%s alone …", w.seatName(int(seat))), func() { w.openPanel(seat) }))
	}
	return out
}

// showAbout names what this is, whose game it is and whose pictures.
func (w *Window) showAbout() {
	text := word("Grovewatch follows a card game on a real table through a webcam.")
	for _, c := range w.box.Credits {
		text += "\n\n" + word(c)
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
	d := dialog.NewCustom(word("About Grovewatch"), word("Close"), content, w.win)
	d.Resize(fyne.NewSize(560*w.unit, 320*w.unit))
	d.Show()
}
