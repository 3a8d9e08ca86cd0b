package visitors

import (
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// TestWhatIsChosenIsWeighed looks back at the last moves of games. Of one in which nothing
// was given away nothing is told.
func TestWhatIsChosenIsWeighed(t *testing.T) {
	told := 0
	for seed := range uint64(2) {
		h := lastMoves(t, seed, 60)
		l, err := h.Losses(func(int, int) {}, func() bool { return false })
		if err != nil || l != nil && (len(l.Chart.Lines) == 0 || len(l.Moves) != len(l.Told)) {
			t.Fatalf("game %d is weighed as %v (%v)", seed, l, err)
		}
		if l == nil {
			continue
		}
		most := 0
		for _, line := range l.Chart.Lines {
			most = max(most, slices.Max(line.Values))
		}
		if most == 0 {
			t.Errorf("game %d: a chart shows nothing", seed)
		}
		for _, i := range l.Moves {
			told++
			if v := h.Moves[i-1].Verb; v != "move" && v != "use" && v != "give" && v != "end" {
				t.Errorf("game %d: move %d is told to have cost something, which chance decides: %s", seed, i, h.Moves[i-1].Line(h.States[0].Seats()))
			}
		}
	}
	if told == 0 {
		t.Error("of no game it is told what a move has cost")
	}
}

// lastMoves are so many at the end of a game of people.
func lastMoves(t *testing.T, seed uint64, last int) automa.History {
	t.Helper()
	h := automa.HistoryOf(gametest.Finished(t, Game, gametest.Setup("visitors", 3, "difficulty=hard"), seed))
	h.States, h.Moves = h.States[len(h.States)-1-last:], h.Moves[len(h.Moves)-last:]
	return h
}

func TestOneIsSaidInTheSingular(t *testing.T) {
	m := new(position).Measure()
	for _, text := range []game.Text{m.Why(game.Say("it"), 1), m.Tell(3, game.Say("this"), game.Say("that"), 1)} {
		if s := text.String(); !strings.Contains(s, " one ") || strings.Contains(s, " 1 ") {
			t.Errorf("it says %q", s)
		}
	}
}
