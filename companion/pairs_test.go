package companion_test

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
)

// A card that lies face down has no tag that a camera sees: what is followed is
// the cards that are turned up, and the turn marker. People look at two open
// cards for a moment before they turn them back.
func TestFilmACameraFollowsPairs(t *testing.T) {
	setup := game.Setup{Game: "pairs", Players: 3}
	m, d, asked := watch(t, setup, demo.Options{Seed: 59, Width: 960, Height: 540, FPS: 5, Gray: true, Quiet: 1.6})
	sameGame(t, setup, m, d, asked)
}
