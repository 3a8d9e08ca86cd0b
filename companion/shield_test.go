package companion

import (
	"encoding/json"
	"testing"
	"time"
)

// TestACardBeforeTheShieldCameraIsToldToItsSeatAlone: everyone's screen and the pages of
// the others are the same whatever card it is, and after a reset nothing is told of it.
func TestACardBeforeTheShieldCameraIsToldToItsSeatAlone(t *testing.T) {
	x := sitWith(t, map[string]string{"edition": "b"}, "table deal card-watch,card-hourglass @PV", "visitor rule card-watch,card-key,card-bell @Metal")
	x.keys.Work = 1
	x.at(1, "Ada", "2468", time.Unix(1000, 0))
	shown := func(card string) (everyone string, seats []string) {
		x.lens = &lens{seat: 1, card: card}
		x.show()
		screen := *x.screens[len(x.screens)-1]
		screen.Seq = 0
		b, err := json.Marshal(screen)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range x.seatScreens() {
			s.Seq = 0
			page, err := json.Marshal(s)
			if err != nil {
				t.Fatal(err)
			}
			seats = append(seats, string(page))
		}
		return string(b), seats
	}
	none, before := shown("")
	all, after := shown("card-key")
	for seat := range before {
		if same := before[seat] == after[seat]; same != (seat != 1) {
			t.Errorf("seat %d is told of the card: %v", seat, !same)
		}
	}
	if all != none {
		t.Error("everyone is told of the card")
	}
	if got := x.seatScreens()[1].Shown; got == nil || len(got.Lines) == 0 {
		t.Fatalf("she is told %v", got)
	}
	x.resetPIN(1, time.Unix(1000, 0))
	if got := x.seatScreens()[1].Shown; got != nil && len(got.Lines) > 0 {
		t.Errorf("whoever comes after a reset is told %v", got.Lines)
	}
}
