package table

import (
	"flag"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

var update = flag.Bool("update", false, "rewrite testdata")

// newTable makes a table that fills a window of the usual size, and follows its keys.
func newTable(t *testing.T, g game.Game, setup game.Setup, send func(companion.Command)) *Table {
	t.Helper()
	words.Load()
	language.Speak("")
	a := test.NewTempApp(t)
	a.Settings().SetTheme(paint.Theme{})
	in := &room.Window{Match: room.NewMatch(g, setup), App: a, Win: a.NewWindow("A table"), Unit: 1, Later: fyne.Do, Send: send}
	w := New(in, func() Doors { return Doors{Menu: func() {}} }, nil)
	in.Win.SetPadded(false)
	in.Win.SetContent(w.Content())
	in.Win.Canvas().SetOnTypedRune(w.Typed)
	in.Win.Canvas().SetOnTypedKey(func(k *fyne.KeyEvent) {
		if k.Name == fyne.KeyEscape {
			w.Escape()
		}
	})
	in.Win.Show()
	in.Win.Resize(uitest.Usual)
	t.Cleanup(in.Win.Close)
	return w
}

// open makes a table that shows a scene, and the list of commands sent.
func open(t *testing.T, name string, size fyne.Size) (*Table, *[]companion.Command) {
	t.Helper()
	var sent []companion.Command
	w := newTable(t, uitest.Game{}, game.Setup{Game: "test", Players: 3}, func(c companion.Command) { sent = append(sent, c) })
	w.Win.Resize(size)
	w.Show(uitest.Scene(name))
	return w, &sent
}

func keyNamed(t *testing.T, w *Table, text string) *paint.Button {
	t.Helper()
	return uitest.Button(t, w.Content(), text)
}
