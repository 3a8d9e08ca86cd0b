package ui

import (
	"os"
	"reflect"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui/decks"
	"github.com/grovewatch/grovewatch/companion/ui/learning"
	"github.com/grovewatch/grovewatch/companion/ui/printing"
	"github.com/grovewatch/grovewatch/companion/ui/private"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/rulebook"
	"github.com/grovewatch/grovewatch/companion/ui/saved"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Window is the companion's one window. Show may be called from any
// goroutine; everything else belongs to the goroutine that runs the window.
type Window struct {
	// Host lets people set a game up in the window; without it that is not
	// offered. Set it before Run.
	Host *setup.Host
	// SheetsDir is the folder below which each game's printed sheets get one of
	// their own; without it the window does not offer to print. Set it before Run.
	SheetsDir string
	// WeighsInk is set when the page that prints measures the ink in the background.
	WeighsInk bool
	// Voice lets the table be heard; without it the window does not offer that.
	// Set it before Run.
	Voice Voice
	// SayAll has everything said aloud from the start. Set it before Run.
	SayAll bool
	// Sharing lets phones follow; without it the window does not offer that.
	// Set it before Run.
	Sharing *private.Sharing
	// Story gives the page that tells everything once the game is over; without
	// it the window does not offer to save one. Set it before Run.
	Story func() ([]byte, error)

	// Shelf has the saved games; without it the window does not list them. Set it
	// before Run.
	Shelf *saved.Shelf

	// Left, if not nil, hears that the window was closed, some time before Run returns.
	// Set it before Run.
	Left func()

	// Learn opens a guided first round for a role of a game; with no role it
	// asks for one, and offers those of the game first. Without it the window
	// does not offer to. Offer sets it.
	Learn func(game, role string)

	*room.Window
	parts
	lessons   []learning.Lesson
	lesson    *runningLesson // while a lesson is in the window
	wizard    *setup.Wizard  // the set-up, while it is open
	printPage *printing.Page // the page that prints, while it is open
	rules     *rulebook.Page // the page of the rules, while it is open
	page      *room.Page     // another page over the whole window, while it is open
	printing  sync.WaitGroup // the making of sheets
	doze      doze
	hearing   hearing
	welcome   *welcome     // the notes for those who begin, while they are read
	covered   bool         // the session knows that something lies over the table
	ownDecks  *decks.Decks // nil until they are asked for

	mu      sync.Mutex
	begun   *beginning              // a game that the window does not show yet
	next    *companion.Screen       // the newest screen not yet drawn
	seated  []*companion.SeatScreen // the newest for the seats, not yet taken
	pending bool                    // a draw is on its way to the window's goroutine
	closed  bool
}

// App makes the application: its name for the desktop and Fyne's threading.
func App() fyne.App {
	app.SetMetadata(fyne.AppMetadata{
		ID: "io.github.grovewatch", Name: "Grovewatch",
		Migrations: map[string]bool{"fyneDo": true},
	})
	if dir, err := os.UserCacheDir(); err == nil { // Fyne makes a folder in it and complains where it is missing
		_ = os.MkdirAll(dir, 0o700)
	}
	a := app.NewWithID("io.github.grovewatch")
	a.SetIcon(fyne.NewStaticResource("grovewatch.svg", look.Icon))
	return a
}

// New makes the window for a game on a table laid as the set-up says, or with
// nil for none yet. Send takes what people at the window want; it must not block.
func New(a fyne.App, g game.Game, setup game.Setup, send func(companion.Command)) *Window {
	words.Load()
	language.Prefer(prefs{a.Preferences()}.language())
	a.Settings().SetTheme(prefs{a.Preferences()}.theme(a))
	w := &Window{Window: &room.Window{App: a, Win: newFyneWindow(a), Unit: 1, Send: send}}
	w.Later = w.doze.later
	w.Keys = w.showKeys
	w.Match = room.NewMatch(nil, game.Setup{})
	if g != nil {
		w.bind(g, setup)
	}
	w.Win.SetMaster()
	w.Win.SetOnClosed(w.leave)
	w.bindKeys()
	return w
}

// newFyneWindow makes an empty window.
func newFyneWindow(a fyne.App) fyne.Window {
	win := a.NewWindow("Grovewatch")
	win.SetPadded(false)
	win.Resize(usual)
	return win
}

// Show draws a screen soon. When screens come faster than they can be drawn
// only the newest is.
func (w *Window) Show(s *companion.Screen) {
	if s == nil {
		return
	}
	w.mu.Lock()
	if w.closed {
		w.mu.Unlock()
		return
	}
	w.next = s
	w.mu.Unlock()
	w.drawSoon()
}

// ShowSeats takes a new snapshot for every seat. What is a seat's alone is
// drawn on her private panel only, while she holds it open.
func (w *Window) ShowSeats(s []*companion.SeatScreen) {
	w.mu.Lock()
	if w.closed {
		w.mu.Unlock()
		return
	}
	w.seated = s
	w.mu.Unlock()
	w.drawSoon()
}

func (w *Window) drawSoon() {
	w.mu.Lock()
	idle := !w.pending
	w.pending = true
	w.mu.Unlock()
	if idle {
		w.Later(w.drawNext)
	}
}

// Run shows the window and returns when it was closed.
func (w *Window) Run() {
	w.speakUp()
	w.followSystem()
	go w.doze.run(w.isClosed)
	w.Later(w.fitMonitor)
	w.Win.ShowAndRun()
	w.stop()
	w.printing.Wait()
}

// Close closes the window, which ends Run. It may be called from any goroutine,
// and more than once.
func (w *Window) Close() {
	if !w.isClosed() {
		w.Later(func() {
			if !w.isClosed() {
				whileGLFW(w.Win.Close)
			}
		})
	}
}

// leave ends what runs for the window alone, once it is closed.
func (w *Window) leave() {
	if w.wizard != nil {
		w.wizard.Stop()
	}
	if w.printPage != nil {
		w.printPage.GiveUp()
	}
	w.stop()
	if w.Left != nil {
		w.Left()
	}
}

// stop has the window ignore screens, as it is no longer drawn.
func (w *Window) stop() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.closed, w.next, w.seated = true, nil, nil
	if w.pages != nil {
		w.pages.Drop()
	}
}

func (w *Window) isClosed() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.closed
}

func (w *Window) drawNext() {
	if w.lesson != nil { // what was there before waits
		if s := w.nextOfLesson(); s != nil {
			w.apply(s)
		}
		return
	}
	w.mu.Lock()
	b, s, seated := w.begun, w.next, w.seated
	w.begun, w.next, w.seated, w.pending = nil, nil, nil, false
	w.mu.Unlock()
	if b != nil {
		w.rebind(b.game, b.setup)
	}
	if s != nil {
		w.apply(s)
	}
	if seated != nil && w.pages != nil {
		w.pages.Show(seated)
	}
}

// covers tells the session when something comes to lie over the table in the window, and
// when it is gone.
func (w *Window) covers() {
	on := !w.playing() || w.Win.Canvas().Overlays().Top() != nil
	if w.Screen.Pace != nil && w.lesson == nil && on != w.covered {
		w.covered = on
		w.Send(companion.Cover{On: on})
	}
}

// apply shows a screen of the match in all that the window has open.
func (w *Window) apply(s *companion.Screen) {
	if w.table == nil { // there is no match yet
		w.Screen = s
		return
	}
	old := w.Screen
	w.table.Show(s)
	if w.phones != nil {
		w.phones.Show()
	}
	if w.second != nil {
		w.second.table.Show(s)
	}
	if f := w.setting(); f != nil {
		f.Show(s)
	}
	if w.rules != nil && (old == nil || !reflect.DeepEqual(old.View, s.View)) { // to ask brings a screen, too
		w.rules.Renew()
	}
	if g := w.notes(); g != nil && (old.View.Names == nil || (old.Picture == nil) != (s.Picture == nil)) { // what they stand at has moved
		g.pane.Refresh()
	}
	w.hear()
	w.covers()
}
