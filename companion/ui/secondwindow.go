package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/table"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// secondWindow shows the public view of the match in another window. It takes no
// commands.
type secondWindow struct {
	*room.Window
	table *table.Table
}

// openSecond shows the public view in a second window: over the whole of another
// monitor when there is one, else as large as this one.
func (w *Window) openSecond() {
	if w.second != nil {
		w.second.Win.RequestFocus()
		return
	}
	in := &room.Window{Match: room.NewMatch(w.Game, w.Setup), App: w.App, Win: newFyneWindow(w.App), Unit: 1, Later: w.Later, Send: func(companion.Command) {}}
	m := &secondWindow{in, table.Watch(in)}
	w.second = m
	m.Win.SetTitle(w.Win.Title())
	m.Win.SetContent(m.table.Content())
	m.Win.SetOnClosed(func() {
		m.table.Rest()
		if w.second == m {
			w.second = nil
		}
		if l := w.lesson; l != nil && l.kept.second == m { // it is not there after the lesson
			l.kept.second = nil
		}
	})
	m.Win.Canvas().SetOnTypedKey(func(k *fyne.KeyEvent) {
		switch k.Name {
		case fyne.KeyEscape:
			m.Win.SetFullScreen(false)
		case fyne.KeyF11:
			m.ToggleFullScreen()
		}
	})
	m.table.Show(w.Screen)
	d, ok := w.App.Driver().(desktop.Driver)
	if second, is := m.Win.(desktop.Window); ok && is && d.HasSecondaryDisplay() {
		second.RequestFullScreenSecondary()
	}
	m.Win.Show()
}

// closeSecond closes the second window, if there is one.
func (w *Window) closeSecond() {
	if w.second != nil {
		w.second.Win.Close()
	}
}

// face says whom this screen faces. With a seat, that seat's private panel needs no
// key to be held, and the public view goes to a second window.
func (w *Window) face(seat game.Seat) {
	if seat != game.Table {
		w.openSecond()
	}
	w.pages.TurnTo(seat)
}

// faceItems are the choices of whom the screen faces.
func (w *Window) faceItems() []*fyne.MenuItem {
	everyone := fyne.NewMenuItem(words.Word("Everyone"), func() { w.face(game.Table) })
	everyone.Checked = w.pages.Facing() == game.Table
	out := []*fyne.MenuItem{everyone}
	for _, seat := range w.pages.Seats() {
		item := fyne.NewMenuItem(words.Say("%s alone", w.SeatName(int(seat))), func() { w.face(seat) })
		item.Checked = seat == w.pages.Facing()
		out = append(out, item)
	}
	return out
}

// panelItems open the private panels.
func (w *Window) panelItems() []*fyne.MenuItem {
	var out []*fyne.MenuItem
	for _, seat := range w.pages.Seats() {
		out = append(out, fyne.NewMenuItem(words.Say("%s alone …", w.SeatName(int(seat))), func() { w.pages.OpenPanel(seat) }))
	}
	return out
}
