package ui

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
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
