package companion_test

import (
	"context"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// TestEveryScreenTellsTheSetup: the edition and the house rules are on the
// first screen and on those after a move.
func TestEveryScreenTellsTheSetup(t *testing.T) {
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.NewMatch(g, game.Setup{Game: "grove", Players: 5, Options: map[string]string{"edition": "b", "trim": "after"}})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var s *companion.Session
	screens := 0
	s, err = companion.New(companion.Config{Match: m, Live: true, Show: func(now *companion.Screen) {
		var got []string
		for _, x := range now.Setup {
			got = append(got, x.String())
		}
		if want := "Edition B|5 players|The Visitor trims the hand: after the first two are classified"; strings.Join(got, "|") != want {
			t.Errorf("screen %d says %q, want %q", now.Seq, got, want)
		}
		switch screens++; screens {
		case 1:
			s.Send(companion.Do{Move: game.Move{Seat: game.Table, Verb: "deal", Objects: []string{"card-watch", "card-key"}, Place: "PV"}})
		case 2:
			if len(now.Log) != 1 {
				t.Errorf("the deal is not made: %v", now.Trouble)
			}
			s.Send(companion.Undo{})
		default:
			cancel()
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Run(ctx); err != nil || screens < 3 {
		t.Errorf("%d screens, %v", screens, err)
	}
}
