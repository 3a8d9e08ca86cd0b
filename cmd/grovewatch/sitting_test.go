package main

import (
	"context"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
	"github.com/grovewatch/grovewatch/companion/games"
)

// TestTheVisitorOfADemoTellsHerRule when the game is over: nobody else could.
func TestTheVisitorOfADemoTellsHerRule(t *testing.T) {
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "grove", Players: 3}.Complete(g)
	m := gametest.Finished(t, g, setup, 1)
	s := &sitting{Config: companion.Config{Match: m, Live: true}}
	if s.people, err = demo.New(g, setup, demo.Options{Seed: 1, Width: 320, Height: 180, Gray: true, Calm: true, Hold: true}); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	told := false
	s.Show = s.shown(func(now *companion.Screen) {
		if c := now.Tale.Closing; c.Ask == nil && c.Words.Format != "" {
			told = true
			cancel()
		}
	})
	if err := s.open(false); err != nil {
		t.Fatal(err)
	}
	if err := s.session.Run(ctx); err != nil || !told {
		t.Errorf("nobody has told the Pass Rule: %v", err)
	}
}
