package fallible

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/companion/demo"
)

// tale writes down what happens as a story that can be played again: the moves
// that were made rightly up to some point, and the acts since.
type tale struct {
	moves int // that were made before
	lines []string
	rests time.Duration // since the last line
}

// head is how the story comes to where the tale begins.
func (s *sitting) head() string {
	var b strings.Builder
	fmt.Fprintf(&b, "game %s\nplayers %d\n", s.setup.Game, s.setup.Players)
	for _, name := range slices.Sorted(maps.Keys(s.setup.Options)) {
		fmt.Fprintf(&b, "option %s=%s\n", name, s.setup.Options[name])
	}
	seats := s.truth.Seats()
	for _, m := range s.moves[:s.tale.moves] {
		fmt.Fprintf(&b, "play %s\n", m.Line(seats))
	}
	return b.String()
}

// rested notes that the table lay for a while.
func (t *tale) rested(d time.Duration) { t.rests += d }

// tell notes what is done.
func (t *tale) tell(format string, args ...any) {
	if wait := t.rests; wait > 0 && len(t.lines) > 0 {
		if wait -= handTime; wait > 0 {
			t.lines = append(t.lines, "wait "+wait.String())
		}
	}
	t.rests, t.lines = 0, append(t.lines, fmt.Sprintf(format, args...))
}

// act notes what a hand does.
func (t *tale) act(a demo.Act) {
	switch {
	case a.To == "":
		t.tell("take %s", a.Piece)
		return
	case a.On != "":
		t.tell("lay %s on %s", a.Piece, a.On)
		return
	}
	line := "lay " + a.Piece + " @" + a.To
	if a.Right != 0 || a.Down != 0 || a.Turn != 0 {
		line += fmt.Sprintf(" %+.1f,%+.1f turn %.0f", a.Right, a.Down, a.Turn)
	}
	if a.Back {
		line += " down"
	}
	t.tell("%s", line)
}

// String is the story after its head.
func (t *tale) String() string {
	return strings.Join(t.lines, "\n") + fmt.Sprintf("\nwait %s\n", max(t.rests, 0))
}
