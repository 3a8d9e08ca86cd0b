package table

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestTheEndingTellsWhatHasBeenWeighed: it comes when nothing else changes.
func TestTheEndingTellsWhatHasBeenWeighed(t *testing.T) {
	w, _ := open(t, "winner", uitest.Usual)
	weighed := *w.Screen
	weighed.Seq++
	weighed.Tale = &game.Tale{Review: []game.Text{game.Say("Weighed.")}, Closing: &game.Closing{Title: game.Say("A secret"), Words: game.Say("It is told.")}}
	w.Show(&weighed)
	if all := strings.Join(uitest.Texts(w.ending), " "); !strings.Contains(all, "Weighed.") {
		t.Errorf("the ending says %q", all)
	}
}
