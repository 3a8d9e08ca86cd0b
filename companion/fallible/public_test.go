package fallible

import "testing"

// TestWhichOfTwoSoldPotionsLiesUppermostIsNoFault: they were sold in another order, and all
// else is the same.
func TestWhichOfTwoSoldPotionsLiesUppermostIsNoFault(t *testing.T) {
	sold := map[string]bool{"potion-1": true, "potion-2": true}
	made := public{lines: []string{"doll M1", "potion-2 USED"}}
	for _, c := range []struct {
		lines []string
		want  bool
	}{
		{[]string{"doll M1", "potion-1 USED"}, true},
		{[]string{"doll M1", "potion-1 POTIONS"}, false},
		{[]string{"doll M2", "potion-1 USED"}, false},
		{[]string{"doll M1", "potion-3 USED"}, false},
	} {
		if got := (public{lines: c.lines}).isBut(made, sold); got != c.want {
			t.Errorf("%v: %v", c.lines, got)
		}
	}
}
