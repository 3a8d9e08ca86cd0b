package visitors

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// TestWhatIsChosenIsWeighed looks back at the last moves of a game.
func TestWhatIsChosenIsWeighed(t *testing.T) {
	h := automa.History{Game: Game, Setup: game.Setup{Game: "visitors", Players: 3, Options: map[string]string{"difficulty": "hard"}}}
	people, err := Game.Players(h.Setup, rand.New(rand.NewPCG(5, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	st, err := Game.New(h.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for h.States = append(h.States, st); st.Result() == nil; h.States = append(h.States, st) {
		m, err := people.Next(st)
		if err != nil {
			t.Fatal(err)
		}
		if st, _, err = st.Apply(m); err != nil {
			t.Fatal(err)
		}
		h.Moves = append(h.Moves, m)
	}
	const last = 30
	h.States, h.Moves = h.States[len(h.States)-1-last:], h.Moves[len(h.Moves)-last:]
	l, err := h.Losses(func(int, int) {}, func() bool { return false })
	if err != nil || l == nil || len(l.Chart.Lines) == 0 || len(l.Moves) != len(l.Told) {
		t.Fatalf("the game is weighed as %v (%v)", l, err)
	}
	for _, i := range l.Moves {
		if v := h.Moves[i-1].Verb; v != "move" && v != "use" && v != "give" && v != "end" {
			t.Errorf("move %d is told to have cost something, which chance decides: %s", i, h.Moves[i-1].Line(st.Seats()))
		}
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
