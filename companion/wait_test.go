package companion_test

import (
	"context"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// TestAWaitingSessionOnlyLooksOn: while the mats are laid out pictures come and
// nothing is made of them; once the table is followed what lies there is a move.
func TestAWaitingSessionOnlyLooksOn(t *testing.T) {
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "grove", Players: 3}
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	d, err := demo.New(g, setup, demo.Options{Seed: 29, Gray: true, Calm: true, Hold: true, Textures: texturesOf(g)})
	if err != nil {
		t.Fatal(err)
	}
	d.Rest(true)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var s *companion.Session
	pictures, laid := 0, 0
	s, err = companion.New(companion.Config{Match: m, Source: d, Camera: "demo", Wait: true, Show: func(now *companion.Screen) {
		pictures++
		switch {
		case pictures == 30:
			if len(d.Moves()) > 0 {
				t.Error("the people do not rest")
			}
			d.Rest(false)
		case laid == 0 && len(d.Moves()) > 0 && !now.Camera.Busy:
			laid = pictures
		case laid > 0 && pictures == laid+40:
			s.Send(companion.Follow{On: true})
		case pictures > 600:
			t.Error("nothing is followed")
			cancel()
		}
		switch {
		case len(now.Log) > 0 && (laid == 0 || pictures < laid+40):
			t.Errorf("the waiting session made a move: %v", now.Log)
			cancel()
		case now.Question != nil && pictures < laid+40:
			t.Errorf("the waiting session asks: %v", now.Question.Text)
		case len(now.Log) > 0:
			cancel()
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Run(ctx); err != nil {
		t.Fatal(err)
	}
	if m.Len() == 0 {
		t.Error("the table was never followed")
	}
}
