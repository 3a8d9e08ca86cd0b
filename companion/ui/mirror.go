package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// openMirror shows the public view in a second window: over the whole of
// another monitor when there is one, else as large as this one. It takes no
// commands.
func (w *Window) openMirror() {
	if w.mirror != nil {
		w.mirror.Win.RequestFocus()
		return
	}
	m := newWindow(w.App, w.Game, w.Setup, func(companion.Command) {})
	m.watching, m.Later = true, w.Later
	w.mirror = m
	m.Win.SetOnClosed(func() {
		m.theatre.stop()
		m.table.rest()
		if w.mirror == m {
			w.mirror = nil
		}
	})
	m.Win.Canvas().SetOnTypedKey(func(k *fyne.KeyEvent) {
		switch k.Name {
		case fyne.KeyEscape:
			m.Win.SetFullScreen(false)
		case fyne.KeyF11:
			m.Win.SetFullScreen(!m.Win.FullScreen())
		}
	})
	m.apply(w.Screen)
	d, ok := w.App.Driver().(desktop.Driver)
	if second, is := m.Win.(desktop.Window); ok && is && d.HasSecondaryDisplay() {
		second.RequestFullScreenSecondary()
	}
	m.Win.Show()
}

// closeMirror closes the second window, if there is one.
func (w *Window) closeMirror() {
	if w.mirror != nil {
		w.mirror.Win.Close()
	}
}

// face says whom this screen faces: with a seat, her private panel needs no
// key to be held, and the public view goes to a second window.
func (w *Window) face(seat game.Seat) {
	w.facesSeat = seat
	w.closePanel()
	if seat == game.Table {
		return
	}
	w.openMirror()
	w.openPanel(seat)
}

// faceItems are the choices of whom the screen faces.
func (w *Window) faceItems() []*fyne.MenuItem {
	var out []*fyne.MenuItem
	for i := range w.seatScreens {
		seat := game.Seat(i)
		item := fyne.NewMenuItem(words.Say("%s alone", w.SeatName(i)), func() { w.face(seat) })
		if seat == game.Table {
			item.Label = words.Word("Everyone")
		}
		item.Checked = seat == w.facesSeat
		out = append(out, item)
	}
	return out
}
