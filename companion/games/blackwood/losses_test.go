package blackwood

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// unmade plays a game of people. From a move on nobody makes a potion any more: she
// does what else her turn needs.
func unmade(t *testing.T, seed uint64, from int) automa.History {
	t.Helper()
	h := automa.History{Game: Game, Setup: game.Setup{Game: "blackwood", Players: 2}}
	st, err := Game.New(h.Setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := Game.Players(h.Setup, rand.New(rand.NewPCG(seed, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	h.States = append(h.States, st)
	for st.Result() == nil {
		m, err := people.Next(st)
		if err != nil {
			t.Fatal(err)
		}
		if m.Verb == "prepare" && len(h.Moves) >= from {
			for _, o := range st.Legal(m.Seat) {
				if o.Verb == "done" || o.Verb == "leave" || o.Verb == "place" {
					m = o
				}
			}
		}
		if st, _, err = st.Apply(m); err != nil {
			t.Fatal(err)
		}
		h.States, h.Moves = append(h.States, st), append(h.Moves, m)
	}
	return h
}

// lastBrew is the last move that made a potion.
func lastBrew(h automa.History) int {
	for i := len(h.Moves) - 1; ; i-- {
		if h.Moves[i].Verb == "prepare" {
			return i
		}
	}
}

func TestAPotionThatWasNotMadeIsTheCostliestTurn(t *testing.T) {
	h := unmade(t, 21, lastBrew(unmade(t, 21, 5000)))
	look := func() *game.Losses {
		weighed := 0
		l, err := h.Losses(func(n, of int) { weighed = n }, func() bool { return false })
		if err != nil || l == nil || weighed != l.Choices {
			t.Fatalf("%d choices were weighed: %v (%v)", weighed, l, err)
		}
		return l
	}
	l := look()
	if len(l.Told) == 0 || !strings.Contains(l.Told[0].String(), "points better") || !strings.Contains(l.Told[0].String(), "makes Red Decoction") {
		t.Errorf("the costliest turns are %v", l.Told)
	}
	if again := look(); !reflect.DeepEqual(l, again) {
		t.Errorf("looked at again, the game has cost %v, not %v", again.Told, l.Told)
	}
}

func TestALookBackIsStopped(t *testing.T) {
	h := unmade(t, 21, 5000)
	n := 0
	if _, err := h.Losses(func(int, int) {}, func() bool { n++; return n > 20 }); !errors.Is(err, automa.ErrStopped) || n > 22 {
		t.Errorf("asked to stop after 20 imagined games it gives %v after %d", err, n)
	}
}

func TestOneIsSaidInTheSingular(t *testing.T) {
	m := new(position).Measure()
	for _, text := range []game.Text{m.Why(game.Say("it"), 1), m.Tell(3, game.Say("this"), game.Say("that"), 1)} {
		if s := text.String(); !strings.Contains(s, " one ") || strings.Contains(s, " 1 ") {
			t.Errorf("it says %q", s)
		}
	}
}
