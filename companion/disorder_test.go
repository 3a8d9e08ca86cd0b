package companion

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// TestACatOnTheTable: for a while everything lies anywhere, now still for a
// moment and now not. Nothing of it becomes a move, what is asked is a question
// at a time, and when all is put right play goes on.
func TestACatOnTheTable(t *testing.T) {
	x := begun(t, "agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done", "kid predict card-key @CL-ON", "visitor place card-key @ON2")
	rnd := rand.New(rand.NewPCG(9, 14))
	var pieces, zones []string
	box := x.cfg.Match.Game.Box()
	for _, p := range box.Pieces() {
		if len(p.Tags) == 1 {
			pieces = append(pieces, p.ID)
		}
	}
	for _, m := range box.Mats {
		for _, z := range m.Zones {
			zones = append(zones, z.ID)
		}
	}
	for tick := 0; tick < 200; {
		layout := game.Layout{}
		for range 30 {
			layout[pieces[rnd.IntN(len(pieces))]] = zones[rnd.IntN(len(zones))]
		}
		for range 1 + rnd.IntN(40) {
			x.now = x.now.Add(100 * time.Millisecond)
			x.takeIn(layout, x.now)
			x.judge(x.now)
			tick++
		}
	}
	x.show()
	if x.moves(10); x.asked > 20 {
		t.Errorf("people were asked %d times in twenty seconds", x.asked)
	}
	x.see().asks("").moves(10)
	x.see("claim-token=CL-REST", "trust-token=T1", "turn-marker=TURN-visitor").asks("").moves(12)
}
