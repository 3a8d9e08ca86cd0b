package private

import (
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestGuardTakesAPIN(t *testing.T) {
	var g guard
	now := time.Unix(10, 0)
	want := func(seat game.Seat, pin string, state pinState) {
		t.Helper()
		if got := g.try(seat, pin, now); got != state {
			t.Errorf("%q: %v, not %v", pin, got, state)
		}
	}
	want(1, "12a4", pinShort)
	want(1, "123", pinShort)
	want(1, "1234", pinChosen)
	want(1, "1235", pinWrong)
	want(1, "1234", pinRight)
	for range wrongPINs - 1 {
		want(1, "9999", pinWrong)
	}
	want(1, "9999", pinPaused)
	want(1, "1234", pinPaused)
	want(2, "5678", pinChosen) // another's wrong PINs keep nobody else out
	want(2, "5678", pinRight)
	now = now.Add(pinPause)
	want(1, "1234", pinRight)
	if g.chosen(3) {
		t.Error("another seat has this PIN")
	}
}
