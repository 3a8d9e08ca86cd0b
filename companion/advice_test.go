package companion_test

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/pairs"
)

// whispered is the game of pairs in which player 1 knows something that others do not.
type whispered struct{ automa.Automated }

func (w whispered) New(s game.Setup) (game.State, error) {
	st, err := w.Automated.New(s)
	return whisperedState{st.(automa.Imaginer), ""}, err
}

type whisperedState struct {
	automa.Imaginer
	known string
}

func (s whisperedState) Key() string { return s.Imaginer.Key() + s.known }

func (s whisperedState) Apply(m game.Move) (game.State, []game.Event, error) {
	st, events, err := s.Imaginer.Apply(m)
	if err != nil {
		return nil, nil, err
	}
	return whisperedState{st.(automa.Imaginer), " told"}, events, nil
}

// Imagine has what nobody told a seat stay unknown.
func (s whisperedState) Imagine(seat game.Seat, pick func(n int) int) game.State {
	if seat != 1 {
		s.known = ""
	}
	return s
}

// What a seat alone knows must not reach all by way of advice that everyone reads.
func TestNoAdviceIsGivenByWhatASeatAloneKnows(t *testing.T) {
	for seat, refused := range map[string]bool{"player1": true, "player2": false} {
		m, err := game.NewMatch(whispered{pairs.Game}, game.Setup{Game: "pairs", Players: 2})
		if err != nil {
			t.Fatal(err)
		}
		start, err := game.ParseMove("table start @TURN-"+seat, m.State().Seats())
		if err == nil {
			err = m.Apply(start)
		}
		if err != nil {
			t.Fatal(err)
		}
		var last *companion.Screen
		s, err := companion.New(companion.Config{Match: m, Told: true, Show: func(s *companion.Screen) { last = s }})
		if err != nil {
			t.Fatal(err)
		}
		s.Obey(companion.Advise{})
		const why = "The app gives advice only where all lies open."
		if got := last.Trouble.String(); (got == why) != refused {
			t.Errorf("asked for advice on the turn of %s, it says %q", seat, got)
		}
	}
}
