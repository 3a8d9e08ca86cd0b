package companion

import (
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// TestThePictureStandsStillWhenACardIsToBeShownNoMore that is still held up to the camera:
// the app leaves its seat, or moves are taken back.
func TestThePictureStandsStillWhenACardIsToBeShownNoMore(t *testing.T) {
	for name, command := range map[string]Command{"the app leaves": Play{Seat: 1}, "undo": Undo{}} {
		for _, held := range []bool{true, false} {
			x := begun(t)
			x.obey(Play{Seat: 1, App: true})
			x.show()
			payload := ""
			for tag, card := range x.deck {
				if card == "card-key" {
					payload = tag
				}
			}
			now := time.Unix(5000, 0)
			x.scene.Plates = []vision.PlatePose{{ID: "mat-common", Seen: true, ToPx: vision.Homography{1, 0, 0, 0, 1, 0, 0, 0, 1}}}
			if held {
				x.behold([]vision.Sighting{{ID: payload, Corners: vision.Quad{{X: 0, Y: 0}, {X: 60, Y: 0}, {X: 60, Y: 60}, {X: 0, Y: 60}}}}, now)
			}
			x.obey(command)
			x.show()
			if _, shows := x.showing(); shows {
				t.Fatalf("%s: a card is to be shown", name)
			}
			if blind := x.screens[len(x.screens)-1].View.Blind; blind != held {
				t.Errorf("%s, a card is held up: %v, the picture stands still: %v", name, held, blind)
			}
		}
	}
}
