package game

import (
	"fmt"
	"testing"
)

// TestWhatWasDueBeforeIsSaidLast, after what is to be done now.
func TestWhatWasDueBeforeIsSaidLast(t *testing.T) {
	v := View{
		Dues:  []Due{{Seat: 1, Text: Say("Has Bo drawn?"), Past: true}, {Seat: 2, Text: Say("Cleo chooses.")}},
		Hints: []Text{Say("Lay it on a space.")},
	}
	if got := fmt.Sprint(v.Notes()); got != "[Cleo chooses. Lay it on a space. Has Bo drawn?]" {
		t.Errorf("below the prompt stands %s", got)
	}
}
