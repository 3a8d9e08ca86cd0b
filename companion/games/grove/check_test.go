package grove

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestCheckTellsOnlyWhatASeatMayKnow(t *testing.T) {
	p := begun(t, 3).do("agent1 test agent1-marker-1,card-key @FD-A1-ON").pos()
	hidden := "It lies face down on the forcefield, under a marker of Agent 1."
	for seat, want := range map[game.Seat]string{0: "", 1: hidden, 2: "", 3: hidden} {
		got := ""
		for _, s := range p.Check("card-key", seat) {
			got += s.String()
		}
		if got != want {
			t.Errorf("seat %d is told %q", seat, got)
		}
	}
	if got := p.Check("card-watch", 2); len(got) != 1 || got[0].String() != "It lies face up on the forcefield." {
		t.Errorf("an open object: %v", got)
	}
}
