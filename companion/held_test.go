package companion

import (
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// TestThePictureStandsStillWhenACardIsToBeShownNoMore that is still held up to the camera:
// the app leaves its seat, or moves are taken back. It is the same whether the card was not
// read yet, was taken, was refused, or is held up only then.
func TestThePictureStandsStillWhenACardIsToBeShownNoMore(t *testing.T) {
	leaves := []Command{Play{Seat: 1}}
	for _, c := range []struct {
		name     string
		card     string // none is held up when empty
		frames   int
		commands []Command
		still    bool
	}{
		{"before it is awaited", "card-key", 0, []Command{Play{Seat: 2, App: true}, Play{Seat: 1}}, true},
		{"no card, the app leaves", "", 1, leaves, false},
		{"no card, undo", "", 1, []Command{Undo{}}, false},
		{"not read yet, the app leaves", "card-key", 1, leaves, true},
		{"not read yet, undo", "card-key", 1, []Command{Undo{}}, true},
		{"taken, undo, the app leaves", "card-key", 5, []Command{Undo{}, Play{Seat: 1}}, true},
		{"taken, undo, undo", "card-key", 5, []Command{Undo{}, Undo{}}, true},
		{"refused, the app leaves", "card-watch", 5, leaves, true},
		{"refused, undo", "card-watch", 5, []Command{Undo{}}, true},
	} {
		x := begun(t)
		x.reader = &vision.Reader{} // of which nothing is asked
		x.obey(Play{Seat: 1, App: true})
		x.show()
		payload := ""
		for tag, card := range x.deck {
			if card == c.card {
				payload = tag
			}
		}
		now := time.Unix(5000, 0)
		x.scene.Plates = []vision.PlatePose{{ID: "mat-common", Seen: true, ToPx: vision.Homography{1, 0, 0, 0, 1, 0, 0, 0, 1}}}
		see := func(frames int) {
			for range frames {
				var seen []vision.Sighting
				if payload != "" {
					near := vision.Quad{{X: 0, Y: 0}, {X: 60, Y: 0}, {X: 60, Y: 60}, {X: 0, Y: 60}}
					seen = []vision.Sighting{{ID: payload, Corners: near}, {ID: "a token", Corners: near}}
				}
				x.takeHeldUp(seen, now)
				now = now.Add(100 * time.Millisecond)
				x.show()
			}
		}
		before := x.cfg.Match.Len()
		see(c.frames)
		if took := x.cfg.Match.Len() > before; took != (c.card == "card-key" && c.frames > 2) {
			t.Fatalf("%s: the card is taken: %v", c.name, took)
		}
		still := func(when string, want bool) {
			t.Helper()
			if blind := x.screens[len(x.screens)-1].View.Blind; blind != want {
				t.Errorf("%s, %s: the picture stands still: %v", c.name, when, blind)
			}
		}
		for _, command := range c.commands {
			x.obey(command)
			x.show()
		}
		if _, shows := x.showing(); shows {
			t.Fatalf("%s: a card is to be shown", c.name)
		}
		still("at once", c.still && c.frames > 0)
		see(30)
		still("held up still", c.still)
		payload = ""
		see(30)
		still("lowered", c.still)
	}
}
