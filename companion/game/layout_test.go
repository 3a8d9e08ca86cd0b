package game_test

import (
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestDiffersListsWhatLiesElsewhereOrInOneAlone(t *testing.T) {
	a := game.Layout{"stays": "A", "moves": "A", "goes": "A", "free": game.Anywhere}
	b := game.Layout{"stays": "A", "moves": "B", "comes": "B", "free": "B"}
	want := []string{"comes", "free", "goes", "moves"}
	if one, other := a.Differs(b), b.Differs(a); !slices.Equal(one, want) || !slices.Equal(other, want) {
		t.Errorf("%v and %v, not %v", one, other, want)
	}
	if out := a.Differs(a); len(out) > 0 {
		t.Errorf("a layout differs from itself: %v", out)
	}
}
