package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestAGameThatIsOverIsShownWithoutNotes: people who look at it have nothing to play.
func TestAGameThatIsOverIsShownWithoutNotes(t *testing.T) {
	for scene, notes := range map[string]bool{"agent": true, "winner": false} {
		w := New(test.NewTempApp(t), uitest.Game{}, game.Setup{Game: "test", Players: 3}, func(companion.Command) {})
		w.Show(uitest.Scene(scene))
		began := false
		w.greet(setup.Camera{}, func() { began = true })
		if (w.welcome != nil) != notes || began == notes {
			t.Errorf("%s: notes %v, begun %v", scene, w.welcome != nil, began)
		}
	}
}

// TestAClickOnTheNotesReachesNothingBelow: what lies under a note is not opened by it.
func TestAClickOnTheNotesReachesNothingBelow(t *testing.T) {
	s := game.Setup{Game: "blackwood", Players: 2}
	w := New(test.NewTempApp(t), blackwood.Game, s, func(companion.Command) {})
	w.Win.Resize(uitest.Usual)
	w.Show(uitest.First(t, blackwood.Game, s))
	w.greet(setup.Camera{}, func() {})
	before := uitest.Says(w.Win)
	for x := float32(60); x < 860; x += 40 {
		for y := float32(140); y < 680; y += 40 {
			test.TapCanvas(w.Win.Canvas(), fyne.NewPos(x, y))
			if after := uitest.Says(w.Win); w.welcome == nil || after != before {
				t.Fatalf("after a click at %v, %v the window says %q", x, y, after)
			}
		}
	}
}
