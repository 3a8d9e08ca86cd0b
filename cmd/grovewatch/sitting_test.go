package main

import (
	"context"
	"path/filepath"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
	"github.com/grovewatch/grovewatch/companion/games"
)

// TestTheVisitorOfADemoTellsHerRule when the game is over: nobody else could. The story
// is kept then, as it is everywhere.
func TestTheVisitorOfADemoTellsHerRule(t *testing.T) {
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "grove", Players: 3}.Complete(g)
	m := gametest.Finished(t, g, setup, 1)
	save, err := companion.CreateSave(filepath.Join(t.TempDir(), "evening.txt"), m, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer save.Close()
	s := &sitting{Config: companion.Config{Match: m, Live: true, Save: save, ShowSeats: func([]*companion.SeatScreen) {}}}
	if s.people, err = demo.New(g, setup, demo.Options{Seed: 1, Width: 320, Height: 180, Gray: true, Calm: true, Hold: true}); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	told, kept := false, ""
	s.Show = s.shown(func(now *companion.Screen) {
		if c := now.Tale.Closing; c.Ask == nil && c.Words.Format != "" {
			told = true
		}
		if kept = now.Story; told && kept != "" {
			cancel()
		}
	})
	if err := s.open(false); err != nil {
		t.Fatal(err)
	}
	if err := s.session.Run(ctx); err != nil || !told {
		t.Errorf("nobody has told the Pass Rule: %v", err)
	}
	if filepath.Base(kept) != "evening.html" {
		t.Errorf("the story is kept in %q", kept)
	}
}
