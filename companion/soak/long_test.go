package soak

import (
	"os"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// long is for how long each test is to go on; 0 makes it short.
func long(t *testing.T) time.Duration {
	t.Helper()
	text := os.Getenv("GROVEWATCH_SOAK")
	if text == "" {
		return 0
	}
	d, err := time.ParseDuration(text)
	if err != nil {
		t.Fatalf("GROVEWATCH_SOAK is no time such as 30m: %v", err)
	}
	return d
}

// find gives the game of a set-up.
func find(s game.Setup) (game.Game, error) { return games.Find(s.Game) }
