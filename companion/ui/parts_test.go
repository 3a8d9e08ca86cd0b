package ui

import (
	"runtime"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui/private"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestTheWindowChangesItsGame goes through all games and back, with every
// other window open, and looks for what is left of them.
func TestTheWindowChangesItsGame(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	w.Sharing = &private.Sharing{Start: func() error { return nil }, Links: func() []private.Link { return nil }}
	alone := len(w.App.Driver().AllWindows())
	goroutines := 0
	for round := range 3 {
		for _, g := range games.List() {
			setup := game.Setup{Game: g.Name(), Players: 3}
			w.Begin(g, setup)
			w.Show(uitest.First(t, g, setup))
			if got := w.Win.Title(); got != "Grovewatch · "+g.Box().Title {
				t.Errorf("the title is %q", got)
			}
			if w.Players != 3 || len(uitest.Texts(w.table.Content())) < 10 {
				t.Errorf("%s is not laid", g.Name())
			}
			w.ShowSeats(uitest.Secrets())
			w.openSecond()
			w.pages.OpenPanel(1)
			all := w.App.Driver().AllWindows()
			test.Type(all[len(all)-1].Canvas().Focused(), "1234")
			w.askShare()
			if n := len(w.App.Driver().AllWindows()); n != alone+2 {
				t.Errorf("%s has %d windows more", g.Name(), n-alone)
			}
		}
		if round == 0 {
			goroutines = runtime.NumGoroutine()
			continue
		}
		for looks := 0; runtime.NumGoroutine() > goroutines+3; looks++ { // what was stopped may still be ending
			if looks == 6000 {
				t.Fatalf("%d goroutines after %d rounds, %d after the first", runtime.NumGoroutine(), round+1, goroutines)
			}
			time.Sleep(10 * time.Millisecond)
		}
	}
	w.Begin(uitest.Game{}, game.Setup{Game: "test", Players: 3})
	w.Show(uitest.Scene("agent"))
	if w.second != nil || w.phones != nil || len(w.pages.Seats()) > 0 || w.Win.Canvas().Overlays().Top() != nil {
		t.Error("something of the game before is left")
	}
	if n := len(w.App.Driver().AllWindows()); n != alone {
		t.Errorf("%d windows are left open", n-alone)
	}
	w.pages.OpenPanel(1)
	all := w.App.Driver().AllWindows()
	if says := uitest.Says(all[len(all)-1]); !strings.Contains(says, "choose a PIN") {
		t.Errorf("a PIN of the game before is left: %s", says)
	}
	w.pages.Close()
	test.Tap(keyNamed(t, w, "Prove"))
}

func TestScreensBeforeABeginningAreNotDrawn(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	var waiting []func()
	w.Later = func(f func()) { waiting = append(waiting, f) }
	g := games.List()[1]
	w.Show(uitest.Scene("proof"))
	w.Begin(g, game.Setup{Game: g.Name(), Players: 2})
	for _, f := range waiting {
		f()
	}
	if w.Game.Name() != g.Name() || len(w.Screen.Seats) != 0 {
		t.Errorf("%s shows a screen with %v", w.Game.Name(), w.Screen.Seats)
	}
}
