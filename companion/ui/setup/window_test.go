package setup

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/decks"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// window opens the set-up as the real one does, and is empty without it.
type window struct {
	*room.Window
	wizard *Wizard // nil while the set-up is closed
	host   *Host
	decks  *decks.Decks
	doors  Doors
	facing game.Seat // whom the game that was begun last faces
}

// start opens a window without a game, as the desktop's menu does.
func start(t *testing.T, size fyne.Size, app fyne.App) (*window, *fakeHost) {
	t.Helper()
	words.Load()
	app.Settings().SetTheme(paint.Theme{})
	h := &fakeHost{t: t}
	w := &window{Window: &room.Window{Match: room.NewMatch(nil, game.Setup{}), App: app, Win: app.NewWindow("A set-up"), Unit: 1, Later: fyne.Do, Send: func(companion.Command) {}}}
	h.w = w
	w.host = h.host()
	w.decks = &decks.Decks{Window: w.Window, Games: w.host.Games, Locked: func() bool { return false },
		Read: func(r decks.Reading) { w.host.Deck(r) },
		Changed: func(g game.Game, recalled bool) {
			if w.wizard != nil {
				w.wizard.CardsChanged(g, recalled)
			}
		},
		Redraw: func() {
			if w.wizard != nil {
				w.wizard.Redraw()
			}
		},
	}
	w.doors = Doors{
		Preferences: func() {},
		Closed:      func() { w.wizard = nil; w.Win.SetContent(container.NewStack()) },
		Begin:       func(_ Camera, faces game.Seat) { w.facing = faces; w.host.Follow(true) },
	}
	w.Win.SetPadded(false)
	c := w.Win.Canvas()
	c.SetOnTypedRune(func(r rune) { w.wizard.Typed(r) })
	c.SetOnTypedKey(func(k *fyne.KeyEvent) { w.wizard.Key(k.Name) })
	w.Win.Show()
	w.Win.Resize(size)
	w.AskSetup()
	t.Cleanup(func() {
		if w.wizard != nil {
			w.wizard.Stop()
		}
		w.Win.Close()
		if len(h.looking) > 0 {
			t.Errorf("%d cameras are still looked through", len(h.looking))
		}
	})
	return w, h
}

// AskSetup opens the set-up of a new game.
func (w *window) AskSetup() {
	w.open(New(w.Window, w.host, w.decks, w.facing, func() Doors { return w.doors }))
}

// askPlacing opens its pages for the game that is going on.
func (w *window) askPlacing() {
	w.open(NewPlacing(w.Window, w.host, w.decks, func() Doors { return w.doors }))
}

func (w *window) open(f *Wizard) {
	w.wizard = f
	w.Win.SetContent(f.Content())
	f.Open()
}

// Begin shows another match.
func (w *window) Begin(g game.Game, setup game.Setup) { w.Match = room.NewMatch(g, setup) }

// Show takes a screen of the match.
func (w *window) Show(s *companion.Screen) {
	w.Screen = s
	if w.wizard != nil {
		w.wizard.Show(s)
	}
}

func tap(t *testing.T, w *window, text string) { t.Helper(); uitest.Tap(t, w.Win, text) }

func says(w *window) string { return uitest.Says(w.Win) }

func expect(t *testing.T, w *window, want ...string) { t.Helper(); uitest.Expect(t, w.Win, want...) }
