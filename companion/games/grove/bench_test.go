package grove

import (
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestBenchSortsTheWholeDeck(t *testing.T) {
	b := Game.Bench()
	st, err := Game.New(game.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Contains(st.Seats(), b.Seat) || len(b.Rules) < 13 || len(b.Advice) < 4 {
		t.Errorf("the bench of %q has %d rules and %d words of advice", b.Seat, len(b.Rules), len(b.Advice))
	}
	ids := map[string]bool{}
	for _, p := range builtIn().box.Deck {
		ids[p.ID] = true
	}
	for i, r := range b.Rules {
		for _, id := range r.Pass {
			if !ids[id] {
				t.Errorf("%q admits %s, which is no card", r.Text, id)
			}
		}
		set := passRules[i].admitted(builtIn().objects)
		if len(r.Pass) != set.size() {
			t.Errorf("%q admits %d, want %d", r.Text, len(r.Pass), set.size())
		}
		if w := b.Judge(len(r.Pass), len(ids)).String(); w != "" {
			t.Errorf("the example %q draws a warning: %s", r.Text, w)
		}
	}
	for _, c := range []struct {
		pass, of int
		warns    bool
	}{{0, 142, true}, {12, 142, true}, {13, 142, false}, {71, 142, false}, {129, 142, false}, {130, 142, true}, {142, 142, true}, {0, 0, false}} {
		if got := b.Judge(c.pass, c.of).String() != ""; got != c.warns {
			t.Errorf("%d of %d: warned %v", c.pass, c.of, got)
		}
	}
}
