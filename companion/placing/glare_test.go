package placing

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

func TestTheLampLiesBeyondItsReflection(t *testing.T) {
	v := view{w: 1280, h: 720}
	for want, at := range map[string]vision.Point{
		"close to the camera":  {X: 700, Y: 300},
		"at the left of the":   {X: 200, Y: 300},
		"at the right of the":  {X: 1100, Y: 500},
		"at the top of the":    {X: 600, Y: 60},
		"at the bottom of the": {X: 700, Y: 650},
	} {
		m := mat{Mat: cards.Mat{Piece: cards.Piece{ID: "mat", Name: "Proof"}}, lamp: at}
		if got := v.lampText(m).String(); !strings.Contains(got, "A lamp "+want) || !strings.Contains(got, "“Proof”") {
			t.Errorf("of a reflection at %v it is said: %s", at, got)
		}
	}
}

func TestAReflectionHasItsPlace(t *testing.T) {
	const cols, rows = 20, 15
	cell := make([]int, cols*rows)
	for i := range cell {
		cell[i] = 60
		if x, y := i%cols, i/cols; x >= 12 && x < 17 && y >= 4 && y < 9 {
			cell[i] = 200
		} else if x >= 11 && x < 18 && y >= 3 && y < 10 {
			cell[i] = 134 // a soft side
		}
	}
	if at, ok := glareAt(cell, cols); !ok || at != (vision.Point{X: 14.5, Y: 6.5}) {
		t.Errorf("found %v, at %v", ok, at)
	}
}
