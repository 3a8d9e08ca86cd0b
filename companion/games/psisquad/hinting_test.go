package psisquad

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// hints are what a seat reads of a hint of so many steps.
func hints(t *testing.T, m *game.Match, seat game.Seat, steps int) []string {
	t.Helper()
	for m.State().(*position).hinted[seat] < int8(steps) {
		if err := m.Apply(game.Move{Seat: seat, Verb: "hint", Place: hintSteps[m.State().(*position).hinted[seat]].Word}); err != nil {
			t.Fatal(err)
		}
	}
	var out []string
	for _, h := range m.State().View(seat).Hints {
		if s := h.String(); strings.HasPrefix(s, "Hint: ") {
			out = append(out, s)
		}
	}
	return out
}

func TestAHintHasThreeSteps(t *testing.T) {
	round := []string{"player1 guess @player2,5,6,7,8", "player1 done", "player2 guess @player1,1,1,2,2", "player2 done", "player3 guess @player2,6,5,0,9", "player3 done"}
	for _, seat := range []game.Seat{game.Table, 1} {
		m := guessed(t, "5,6,9,9", "3,3,3,3", round...)
		for step, want := range []string{hintLook: "Hint: look at the cypher of ", hintGuess: "Hint: a good guess is ", hintFit: " still fit"} {
			if step == 0 {
				continue
			}
			got := hints(t, m, seat, step)
			if len(got) != step || !strings.Contains(got[step-1], want) {
				t.Errorf("seat %d, step %d: %q", seat, step, got)
			}
			if other := 1 - seat; len(m.State().(*position).hinting(other)) > 0 {
				t.Errorf("seat %d reads the hint of seat %d", other, seat)
			}
		}
		if _, _, err := m.State().Apply(game.Move{Seat: seat, Verb: "hint", Place: "fit"}); err == nil {
			t.Error("the same hint is given twice")
		}
		for _, line := range []string{"player1 guess @player2,5,6,9,8", "player1 done"} {
			mv, err := game.ParseMove(line, m.State().Seats())
			if err == nil {
				err = m.Apply(mv)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if p := m.State().(*position); p.hinted != [maxSeats + 1]int8{} {
			t.Error("the next player has a hint that she did not ask for")
		}
	}
}

func TestOnlyWhoIsToGuessGetsAHint(t *testing.T) {
	st := guessed(t, "5,6,9,9", "3,3,3,3").State()
	if _, _, err := st.Apply(game.Move{Seat: 2, Verb: "hint", Place: "look"}); err == nil {
		t.Error("player 2 gets a hint in the turn of player 1")
	}
}

// The answers about both of the others contradict each other.
func TestAHintSaysThatNoCypherFits(t *testing.T) {
	p := *guessed(t, "5,6,9,9", "3,3,3,3").State().(*position)
	guess := code{1, 2, 3, 4}
	for _, on := range []game.Seat{2, 3} {
		p.lines = append(p.lines, line{by: 1, on: on, guess: guess, correct: 1}, line{by: 1, on: on, guess: guess, correct: 2})
	}
	p.hinted[1] = hintFit
	if got := p.hinting(1); len(got) != 1 || !strings.HasPrefix(got[0].String(), "Hint: no cypher fits all the answers of Player ") {
		t.Errorf("%v", got)
	}
}
