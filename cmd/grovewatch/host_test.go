package main

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui"
)

// Only a table on which nothing secret can lie is shown as it is while the
// mats are laid.
func TestOnlyAFreshTableIsShownBare(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	for _, hidden := range []bool{false, true} {
		h := newHost(&playCmd{cameraFlags: cameraFlags{Size: "1280x720"}})
		c := ui.Choice{Setup: game.Setup{Game: "psisquad", Players: 5}, Camera: ui.Camera{What: ui.NoCamera}, Hidden: hidden}
		s := h.grant(nil, wish{c, func(err error) {
			if err != nil {
				t.Error(err)
			}
		}})
		if s == nil {
			t.Fatal("nothing is laid")
		}
		if s.Fresh == hidden || !s.Wait {
			t.Errorf("with secrets of the game before %v: fresh %v, waits %v", hidden, s.Fresh, s.Wait)
		}
		if err := s.end(); err != nil {
			t.Error(err)
		}
	}
}
