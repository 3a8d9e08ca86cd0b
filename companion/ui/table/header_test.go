package table

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestTheHeaderTellsOfWrongPINs: everybody sees at once that somebody tried a
// seat's PIN, though nothing else has changed.
func TestTheHeaderTellsOfWrongPINs(t *testing.T) {
	w, _ := open(t, "question", uitest.Usual)
	tried := *w.Screen
	tried.Seq++
	tried.Doors = []companion.Door{{Seat: 1, Owner: "Ada", Wrong: 2}}
	w.Show(&tried)
	if all := strings.Join(uitest.Texts(w.header), " "); !strings.Contains(all, "Wrong PINs tried") {
		t.Errorf("the header says %q", all)
	}
}

// TestANewPINIsToldAfterWhatIsDue: a wrong one before it.
func TestANewPINIsToldAfterWhatIsDue(t *testing.T) {
	w, _ := open(t, "question", uitest.Usual)
	now := *w.Screen
	now.Doors = []companion.Door{{Seat: 1, Owner: "Ada", Fresh: true, Taken: "20:15"}, {Seat: 2, Owner: "Bo", Wrong: 1}}
	now.View.Hints = []game.Text{game.Say("Draw a card.")}
	w.Show(&now)
	told := w.hints()
	if due, taken, wrong := strings.Index(told, "Draw a card."), strings.Index(told, "New PIN"), strings.Index(told, "Wrong PINs"); wrong < 0 || due < wrong || taken < due {
		t.Errorf("the header says %q", told)
	}
}
