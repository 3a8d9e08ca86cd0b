package ui

import (
	"runtime"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// first is the screen with which a game begins.
func first(t *testing.T, g game.Game, setup game.Setup) *companion.Screen {
	t.Helper()
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	return &companion.Screen{Seq: 1, View: m.State().View(game.Table), Seats: m.State().Seats(), Setup: game.Chosen(g, m.Setup)}
}

// TestTheWindowChangesItsGame goes through all games and back, with every
// other window open, and looks for what is left of them.
func TestTheWindowChangesItsGame(t *testing.T) {
	w, _ := open(t, "agent", usual)
	w.Sharing = &Sharing{Start: func() error { return nil }, Links: func() []Link { return nil }}
	alone := len(w.App.Driver().AllWindows())
	goroutines := 0
	for round := range 3 {
		for _, g := range games.List() {
			setup := game.Setup{Game: g.Name(), Players: 3}
			w.Begin(g, setup)
			w.Show(first(t, g, setup))
			if got := w.Win.Title(); got != "Grovewatch · "+g.Box().Title {
				t.Errorf("the title is %q", got)
			}
			if w.Players != 3 || w.table.Board == nil || len(w.table.Board.Mats) == 0 || len(w.seatCards()) < 3 {
				t.Errorf("%s is not laid", g.Name())
			}
			w.ShowSeats(secretive())
			w.guard.try(1, "1234", time.Now())
			w.openMirror()
			w.openPanel(1)
			w.askShare()
			if n := len(w.App.Driver().AllWindows()); n != alone+2 {
				t.Errorf("%s has %d windows more", g.Name(), n-alone)
			}
		}
		time.Sleep(50 * time.Millisecond) // what was stopped may still be ending
		if n := runtime.NumGoroutine(); round == 0 {
			goroutines = n
		} else if n > goroutines+3 {
			t.Errorf("%d goroutines after %d rounds, %d after the first", n, round+1, goroutines)
		}
	}
	w.Begin(testGame{testBox()}, game.Setup{Game: "test", Players: 3})
	w.Show(scene("agent"))
	if w.guard.chosen(1) || w.mirror != nil || w.panel != nil || w.sharing != nil || w.seatScreens != nil || w.Win.Canvas().Overlays().Top() != nil {
		t.Error("something of the game before is left")
	}
	if n := len(w.App.Driver().AllWindows()); n != alone {
		t.Errorf("%d windows are left open", n-alone)
	}
	test.Tap(keyNamed(t, w, "Prove"))
}

func TestScreensBeforeABeginningAreNotDrawn(t *testing.T) {
	w, _ := open(t, "agent", usual)
	var waiting []func()
	w.Later = func(f func()) { waiting = append(waiting, f) }
	g := games.List()[1]
	w.Show(scene("proof"))
	w.Begin(g, game.Setup{Game: g.Name(), Players: 2})
	for _, f := range waiting {
		f()
	}
	if w.Game.Name() != g.Name() || len(w.Screen.Seats) != 0 {
		t.Errorf("%s shows a screen with %v", w.Game.Name(), w.Screen.Seats)
	}
}
