package companion_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/visitors"
)

// lost is a match of The Visitors but for its last move, and that move.
func lost(t *testing.T) (*game.Match, game.Move) {
	t.Helper()
	s := game.Setup{Game: "visitors", Players: 2, Options: map[string]string{"difficulty": "hard"}}
	m, err := game.NewMatch(visitors.Game, s)
	if err != nil {
		t.Fatal(err)
	}
	people, err := visitors.Game.Players(s, rand.New(rand.NewPCG(1, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	for {
		mv, err := people.Next(m.State())
		if err == nil {
			err = m.Apply(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
		if m.State().Result() != nil {
			_, err := m.Undo()
			if err != nil {
				t.Fatal(err)
			}
			return m, mv
		}
	}
}

func TestWhatChoicesHaveCostIsToldWhenTheGameIsOver(t *testing.T) {
	m, last := lost(t)
	ctx, end := context.WithTimeout(context.Background(), time.Minute)
	defer end()
	var x *companion.Session
	var kept *game.Losses
	undone, costs := false, 0
	x, err := companion.New(companion.Config{Match: m, Live: true,
		Keep: func(seats []*companion.SeatScreen) (string, error) {
			kept = seats[0].Tale.Losses
			return "story.html", nil
		},
		ShowSeats: func(seats []*companion.SeatScreen) {},
		Show: func(s *companion.Screen) {
			over := s.View.Result != nil
			if (s.Tale != nil) != over {
				t.Errorf("over: %v; the tale is %v", over, s.Tale)
			}
			switch {
			case !over && !undone:
				undone = true
				x.Send(companion.Do{Move: last})
				x.Send(companion.Undo{}) // what is thought of it is not heard
				x.Send(companion.Do{Move: last})
			case over && s.Tale.Losses != nil && s.Tale.Losses.All():
				if costs = len(s.Tale.Losses.Chart.Lines); s.Story != "story.html" || kept != s.Tale.Losses {
					t.Errorf("the story that is kept tells %v", kept)
				}
				end()
			}
		}})
	if err != nil {
		t.Fatal(err)
	}
	if err := x.Run(ctx); err != nil || errors.Is(ctx.Err(), context.DeadlineExceeded) {
		t.Fatal(err, ctx.Err())
	}
	if costs != 2 {
		t.Errorf("what %d players chose is weighed, not what 2 did", costs)
	}
	if _, err := automa.HistoryOf(m).Losses(func(int, int) {}, func() bool { return true }); !errors.Is(err, automa.ErrStopped) {
		t.Errorf("stopped, it says %v", err)
	}
}
