package cards

import "testing"

func TestABerthHoldsATileInItsTurn(t *testing.T) {
	berth := Zone{Style: Berth, X: 100, Y: 0, W: 100, H: 100, Turn: 270}
	for _, c := range []struct {
		x, y, turn float64
		want       bool
	}{{150, 50, -90, true}, {150, 50, 240, true}, {199, 1, 300, true}, {150, 50, 180, false}, {150, 50, 0, false}, {99, 50, 270, false}} {
		if got := berth.Holds(c.x, c.y, c.turn); got != c.want {
			t.Errorf("a tile at %g, %g turned %g°: %v", c.x, c.y, c.turn, got)
		}
	}
	yard := Zone{Style: Yard, W: 10, H: 10}
	if !yard.Holds(5, 5, 45) || yard.Holds(11, 5, 0) || (Zone{Style: Tray, W: 10, H: 10}).Holds(5, 5, 0) {
		t.Error("a yard takes tiles in any turn, and only within it; a tray takes none")
	}
}

func TestPiecesStandSideBySideInATray(t *testing.T) {
	z := Zone{X: 10, Y: 20, W: 90, H: 80}
	var at [][2]float64
	for n := range 7 {
		x, y := z.Stand(n, 30, 35)
		if x < z.X+15 || x > z.X+z.W-15 || y < z.Y+17.5 || y > z.Y+z.H-17.5 {
			t.Errorf("piece %d stands out of the tray, at %g, %g", n, x, y)
		}
		for _, o := range at[:min(n, len(at), 6)] {
			if n < 6 && abs(o[0]-x) < 30 && abs(o[1]-y) < 35 {
				t.Errorf("piece %d stands on another", n)
			}
		}
		at = append(at, [2]float64{x, y})
	}
	if at[6] != at[0] {
		t.Errorf("a full tray begins anew at %v", at[6])
	}
}

func abs(v float64) float64 { return max(v, -v) }
