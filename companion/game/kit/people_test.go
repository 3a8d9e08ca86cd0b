package kit

import (
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

func TestTheBestIsTheFirstOfEquals(t *testing.T) {
	words := []string{"ash", "pine", "beech", "maple"}
	if best, n := Best(words, func(w string) int { return len(w) }); best != "beech" || n != 5 {
		t.Errorf("the best is %q with %d", best, n)
	}
	if best, _ := Best(nil, func(w string) int { return len(w) }); best != "" {
		t.Errorf("the best of none is %q", best)
	}
	if one := OneOf(func(n int) int { return n - 1 }, words); one != "maple" {
		t.Errorf("the last is %q", one)
	}
}

func TestARowOfZonesIsNumbered(t *testing.T) {
	got := Row(3, 10, 1, cards.Zone{ID: "K%d", Name: "on key %d", X: 5, Y: 2, W: 9})
	if want := (cards.Zone{ID: "K3", Name: "on key 3", Label: "3", X: 25, Y: 4, W: 9}); len(got) != 3 || got[2] != want {
		t.Errorf("the row is %v", got)
	}
}
