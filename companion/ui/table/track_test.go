package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestWordsOnATrackStandApart: long ones take of the room that short ones leave.
func TestWordsOnATrackStandApart(t *testing.T) {
	w := newTable(t, uitest.Game{}, game.Setup{Game: "test", Players: 3}, func(companion.Command) {})
	words := []string{"", "+2 cartes", "+2 cartes", "+2 cartes", "+2 cartes", "+1, révéler", "+1, révéler", "+1, révéler", "+1 carte"}
	var track game.Track
	for _, s := range words {
		track.Spots = append(track.Spots, game.Spot{Label: game.Say(s)})
	}
	for _, c := range []struct {
		room float32
		even bool
	}{{900, true}, {640, false}} {
		size, at := w.spots(track, c.room*w.Unit)
		if size < w.least() {
			t.Fatalf("in a room of %.0f the words have no size", c.room)
		}
		if even := at[8]-at[7]-(at[1]-at[0]) < 0.1 && at[8]-at[7]-(at[1]-at[0]) > -0.1; even != c.even {
			t.Errorf("in a room of %.0f: at the same distance %v", c.room, even)
		}
		half := func(i int) float32 { return fyne.MeasureText(words[i], size, paint.Bold).Width / 2 }
		for i := range len(words) - 1 {
			if gap := at[i+1] - half(i+1) - at[i] - half(i); gap < 7*w.Unit {
				t.Errorf("in a room of %.0f %q and %q are %.1f apart", c.room, words[i], words[i+1], gap)
			}
		}
		if right := at[8] + half(8); right > c.room*w.Unit {
			t.Errorf("the last word ends at %.1f of %.1f", right, c.room*w.Unit)
		}
	}
	if size, at := w.spots(track, 300*w.Unit); size != 0 || len(at) != len(words) {
		t.Errorf("where there is no room at all the words are %.1f high", size)
	}
}
