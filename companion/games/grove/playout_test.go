package grove

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// setups are the tables that playouts go over: every count of players in both
// editions, and small decks that run out.
func setups() []game.Setup {
	var out []game.Setup
	for n := 3; n <= 6; n++ {
		out = append(out, game.Setup{Game: "grove", Players: n})
		if n <= 5 {
			out = append(out, game.Setup{Game: "grove", Players: n, Options: map[string]string{"edition": "b"}})
		}
		small := fmt.Sprint(2 + 14 + 7*(n-1) + 3*n)
		out = append(out, game.Setup{Game: "grove", Players: n, Options: map[string]string{"deck": small}},
			game.Setup{Game: "grove", Players: n, Options: map[string]string{"deck": small, "deck_out": "off"}},
			game.Setup{Game: "grove", Players: n, Options: houseRules[n]})
	}
	return out
}

// houseRules turn every option away from its default, in one table or another.
var houseRules = map[int]map[string]string{
	3: {"trim": "after", "secret": "may", "deck_out": "once", "deck": "45"},
	4: {"reveal_to": "space", "reveal_order": "together", "visitor_log": "off", "shield": "open"},
	5: {"covering": "fewest", "spaces": "next", "empty_draw": "off", "reveal_to": "space", "mistakes": "stay"},
	6: {"track.1": "draw 3, reveal; power hide", "track.3": "reveal; power none", "track.9": "draw 1", "reveal_order": "together", "deck_out": "off"},
}

// playout plays random legal moves to the end, calling check before each.
func playout(t *testing.T, s game.Setup, rnd *rand.Rand, check func(game.State, game.Move)) *position {
	t.Helper()
	st, err := Game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	for range 2000 {
		turn := st.Turn()
		if len(turn) == 0 {
			return st.(*position)
		}
		legal := st.Legal(turn[rnd.IntN(len(turn))])
		if len(legal) == 0 {
			t.Fatalf("%s may do nothing: %v", st.Seats()[turn[0]], st.View(0).Prompt)
		}
		m := legal[rnd.IntN(len(legal))]
		if check != nil {
			check(st, m)
		}
		next, _, err := st.Apply(m)
		if err != nil {
			t.Fatalf("%s: %v", m.Line(st.Seats()), err)
		}
		st = next
	}
	t.Fatal("the game does not end")
	return nil
}
