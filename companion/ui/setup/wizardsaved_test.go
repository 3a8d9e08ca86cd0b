package setup

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// A saved game that cannot be read says why, and nothing is laid for it.
func TestASavedGameThatCannotGoOnSaysWhy(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	h.saved = &Saved{Trouble: errors.New("the deck in /home/ada/attic has changed: undo the change")}
	w.wizard.turnTo(askGame)
	expect(t, w, "The saved game cannot go on now")
	tap(t, w, "The saved game cannot go on now")
	if top := w.Win.Canvas().Overlays().Top(); top == nil || !strings.Contains(strings.Join(uitest.Texts(top), "|"), "The deck in /home/ada/attic has changed: undo the change") {
		t.Error("a click does not tell all of it")
	}
	if len(h.laid) > 0 {
		t.Errorf("laid is %+v", h.laid)
	}
}

func TestTheSavedGameGoesOn(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	h.saved = &Saved{Title: "Blackwood", Players: 2}
	w.wizard.choice.Camera.What = Simulated // of the demo that was seen last
	w.wizard.turnTo(askGame)
	expect(t, w, "Go on with the saved game", "Blackwood · 2 players")
	tap(t, w, "Go on with the saved game")
	expect(t, w, "Which camera sees the table?") // none was used before
	if all := strings.Join(uitest.Texts(w.Win.Content()), "|"); strings.Contains(all, "Simulated table") || w.wizard.choice.Camera.What == Simulated {
		t.Errorf("simulated people are to go on with it: %s", all)
	}
	tap(t, w, "No camera")
	tap(t, w, "Next")
	if len(h.laid) != 1 || !h.laid[0].Saved {
		t.Fatalf("laid is %+v", h.laid)
	}
	expect(t, w, "No camera: lay the mats out like this")
	h.saved = nil // it lies on the table
	tap(t, w, "Back")
	tap(t, w, "Back")
	tap(t, w, "Next")
	expect(t, w, "Star Witch", "Moon Witch") // it is what a new game begins with
	tap(t, w, "Back")
	tap(t, w, "Go on with the saved game")
	if len(h.laid) != 1 {
		t.Errorf("the same game is laid again: %+v", h.laid)
	}
	tap(t, w, "Go on with the game")
	if w.Game.Name() != "blackwood" || w.wizard != nil {
		t.Error("the saved game is not in the window")
	}
}

// A demo is called so, and goes on on the simulated table.
func TestADemoGoesOnAsOne(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	h.saved = &Saved{Title: "Blackwood", Players: 2, Demo: true}
	w.wizard.turnTo(askGame)
	tap(t, w, "Go on with the demo")
	if len(h.laid) != 1 || !h.laid[0].Saved || h.laid[0].Camera.What != Simulated {
		t.Errorf("laid is %+v", h.laid)
	}
}

// A game that is over is looked at without a table, and the camera that was used last is
// still that of the next game.
func TestASavedGameThatIsOverShowsItsEnding(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	w.wizard.GoOn("over.grovewatch", false, true)
	if len(h.laid) != 1 || !h.laid[0].Saved || h.laid[0].Camera.What != NoCamera {
		t.Fatalf("laid is %+v", h.laid)
	}
	if w.wizard != nil {
		t.Error("the set-up asks for the mats")
	}
	w.AskSetup()
	if what := w.wizard.choice.Camera.What; what != "" {
		t.Errorf("the next game is played before the camera %q", what)
	}
}

// TestANewGameWhileOneGoesOn: until the new one is laid the old one stays, and
// nothing that is secret in it is seen through other cameras.
func TestANewGameWhileOneGoesOn(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	w.wizard.turnTo(askCamera)
	tap(t, w, "Next")
	tap(t, w, "Start the game")
	h.cameras = []CameraName{{"0", "Laptop camera"}, {"2", "HD Webcam"}}
	w.AskSetup()
	expect(t, w, "The game that is going on stays saved.")
	tap(t, w, "Back to the game")
	if w.wizard != nil || len(h.laid) != 1 {
		t.Fatal("there is no way back to the game")
	}
	w.AskSetup()
	w.Screen.View.Secret = []string{"GB1"}
	w.wizard.turnTo(askCamera)
	tap(t, w, "Laptop camera")
	if len(h.looking) != 2 {
		t.Error("a camera stays closed because of the simulated table's secrets")
	}
	h.watched = Camera{What: "2"}
	tap(t, w, "Laptop camera")
	expect(t, w, "Not shown now: something secret lies on the table.", "Watches the game that is going on")
	if len(h.looking) > 0 {
		t.Error("a camera is opened over a secret")
	}
	w.Screen.View.Secret = nil
	w.wizard.cameras.relist()
	if len(h.looking) != 1 {
		t.Error("the camera stays closed when nothing is secret")
	}
	w.wizard.turnTo(askGame)
	tap(t, w, "Psi Squad")
	w.wizard.turnTo(askCamera)
	h.watched = Camera{What: Simulated}
	tap(t, w, "Simulated table")
	if says := uitest.Says(w.Win); len(h.looking) != 3 || strings.Contains(says, "Watches the game") {
		t.Errorf("the simulated table of another game is to be seen by %d cameras, and the page says %s", len(h.looking), says)
	}
	tap(t, w, "Next")
	if w.Game.Name() != "psisquad" {
		t.Errorf("laid is %s", w.Game.Name())
	}
	tap(t, w, "Back")
	tap(t, w, "Next")
	if len(h.laid) != 2 {
		t.Error("what is laid is laid again")
	}
	tap(t, w, "Back")
	tap(t, w, "No camera")
	tap(t, w, "Next")
	if n := len(h.laid); n != 3 || h.laid[2].Same {
		t.Errorf("people go on with the game of the simulated ones: %+v", h.laid)
	}
	tap(t, w, "Back")
	tap(t, w, "Laptop camera")
	tap(t, w, "Next")
	if n := len(h.laid); n != 4 || !h.laid[3].Same {
		t.Errorf("for another camera another game is laid: %+v", h.laid)
	}
}

// TestNoCameraWatchesNothing, not even the game that is going on without one.
func TestNoCameraWatchesNothing(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	w.wizard.turnTo(askCamera)
	tap(t, w, "No camera")
	tap(t, w, "Next")
	tap(t, w, "Start the game")
	h.watched = Camera{What: NoCamera}
	w.AskSetup()
	w.wizard.turnTo(askCamera)
	if says := uitest.Says(w.Win); strings.Contains(says, "Watches the game") {
		t.Errorf("the page says %s", says)
	}
}
