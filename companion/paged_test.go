package companion

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// TestSecretsAreEnteredOnAPageWhereNoCameraSeesThem: without a camera the first button opens the
// page of whoever has a cypher to enter, but not where a phone takes it or the app plays.
func TestSecretsAreEnteredOnAPageWhereNoCameraSeesThem(t *testing.T) {
	x := sitAt(t, game.Setup{Game: "psisquad", Players: 3})
	opens := func() game.Seat {
		v := x.paged(x.cfg.Match.State().View(game.Table))
		return v.Action[0].Page
	}
	if got := opens(); got != 1 {
		t.Errorf("the page of seat %d is opened, not the first", got)
	}
	x.doors.of(1).phone = true
	if got := opens(); got != 2 {
		t.Errorf("where a phone follows the first seat, that of seat %d is opened", got)
	}
	x.Session.camera.Name = "Webcam"
	if got := opens(); got != game.Table {
		t.Errorf("where a camera sees the secret mat, the page of seat %d is opened", got)
	}
	x.Session.camera.Name = ""
	x.doors.of(1).phone = false
	for _, line := range []string{"player1 lock @1,2,3,4", "player2 lock @1,2,3,4", "player3 lock @1,2,3,4"} {
		x.do(line)
	}
	if got := opens(); got != game.Table {
		t.Errorf("with all cyphers locked the page of seat %d is opened", got)
	}
}
