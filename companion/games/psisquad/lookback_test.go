package psisquad

import (
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// Each guess leaves no more cyphers than before, and a solved one leaves itself; the
// chart shows it from 10,000 cyphers, which are 13 questions, on.
func TestTheTaleCountsTheCyphersThatWereLeft(t *testing.T) {
	setup := game.Setup{Game: "psisquad", Players: 3}.Complete(Game)
	m := gametest.Finished(t, Game, setup, 3)
	solved := 0
	tale := game.TaleOf(m)
	review := tale.Review
	far := tale.Charts[len(tale.Charts)-1]
	for i, l := range far.Lines {
		if len(l.Values) != len(tale.Charts[0].Lines[0].Values) || l.Values[0] != 13 || !slices.IsSortedFunc(l.Values, func(a, b int) int { return b - a }) {
			t.Errorf("the way to the cypher of %v is %d", l.Name, l.Values)
		}
		if i < len(review) && strings.HasSuffix(review[i].String(), " > 1") && l.Values[len(l.Values)-1] != 0 {
			t.Errorf("%v, and its way ends at %d", review[i], l.Values[len(l.Values)-1])
		}
	}
	for _, r := range review {
		t.Log(r)
		if strings.HasSuffix(r.String(), " > 1") {
			solved++
		}
	}
	if len(review) == 0 || solved == 0 {
		t.Errorf("of no cypher it is told that it alone was left: %v", review)
	}
}
