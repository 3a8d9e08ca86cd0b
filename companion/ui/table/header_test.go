package table

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
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
