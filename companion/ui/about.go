package ui

import (
	"net/url"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// showAbout names what this is, whose game it is, whose pictures and whose typefaces.
func (w *Window) showAbout() {
	text := words.Word("Grovewatch follows a card game on a real table through a webcam.")
	for _, c := range w.Box.Credits {
		text += "\n\n" + words.Word(c)
	}
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	foot := container.NewHBox()
	if slices.Contains(w.Box.Credits, cards.PictureCredit) {
		for _, to := range []struct{ name, at string }{{"EmojiOne", cards.PicturesAt}, {"CC BY 4.0", cards.LicenceAt}} {
			if u, err := url.Parse(to.at); err == nil {
				foot.Add(paint.NewLink(to.name, u))
			}
		}
	}
	foot.Add(layout.NewSpacer())
	foot.Add(paint.NewPlainButton(words.Word("Licences of the typefaces …"), w.showLicences))
	w.Window.Show(&room.Sheet{Title: words.Word("About Grovewatch"), Body: container.NewBorder(nil, foot, nil, nil, container.NewVScroll(l)), Size: fyne.NewSize(640, 420)})
}

// showLicences shows the whole licence of each typeface.
func (w *Window) showLicences() {
	list := container.NewVBox()
	for _, f := range look.Typefaces() {
		text := widget.NewLabel(f.Licence)
		text.Wrapping = fyne.TextWrapWord
		list.Add(widget.NewLabelWithStyle(f.Name, fyne.TextAlignLeading, paint.Bold))
		list.Add(text)
	}
	w.Window.Show(&room.Sheet{Title: words.Word("Licences of the typefaces"), Body: container.NewVScroll(list), Size: fyne.NewSize(800, 720)})
}
