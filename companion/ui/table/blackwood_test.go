package table

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
)

// TestBlackwoodIsPlayedByMouseAlone plays a game from its set-up to its ending
// with nothing but clicks on buttons, lists and the table.
func TestBlackwoodIsPlayedByMouseAlone(t *testing.T) {
	setup := game.Setup{Game: "blackwood", Players: 2, Options: map[string]string{"expeditions": "1"}}
	m := playByMouse(t, blackwood.Game, setup, 5)
	if m.Len() < 60 {
		t.Errorf("the game ended after %d moves", m.Len())
	}
}
