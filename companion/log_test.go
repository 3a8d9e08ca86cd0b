package companion

import (
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// TestAScreenKeepsItsLog: a screen is read in the window's goroutine while the
// session goes on. If two screens shared the array behind their logs, an undo
// and another move would change what an older screen says, in the middle of
// its being drawn.
func TestAScreenKeepsItsLog(t *testing.T) {
	x := begun(t)
	var seats []*SeatScreen
	x.cfg.ShowSeats = func(s []*SeatScreen) { seats = append(seats, s...) }
	lines := func(log []game.Entry) []string {
		var out []string
		for _, e := range log {
			out = append(out, e.Line)
			for _, story := range e.Story {
				out = append(out, story.String())
			}
		}
		return out
	}
	var before [][]string
	logs := func() [][]game.Entry {
		var out [][]game.Entry
		for _, s := range x.screens {
			out = append(out, s.Log)
		}
		for _, s := range seats {
			out = append(out, s.Log)
		}
		return out
	}
	x.do("agent1 test agent1-marker-1,card-key @FD-A1-ON")
	x.show()
	for _, log := range logs() {
		before = append(before, lines(log))
	}
	shown := logs()
	x.obey(Undo{})
	x.show()
	x.do("agent1 test agent1-marker-1,card-bell @FD-A1-BY")
	x.show()
	for i, log := range shown {
		if now := lines(log); !slices.Equal(now, before[i]) {
			t.Errorf("an earlier screen said\n%q\nand now says\n%q", before[i], now)
		}
	}
}
