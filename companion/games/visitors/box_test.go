package visitors

import (
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

// TestSpiritsHaveSignsOfTheirOwn: a spirit's token is not taken for somebody's pawn by eyes
// that see few colours. The first signs are those of the seats.
func TestSpiritsHaveSignsOfTheirOwn(t *testing.T) {
	taken := map[cards.Sign]bool{}
	for _, s := range cards.Signs()[:4] {
		taken[s] = true
	}
	for h, l := range looks {
		if taken[l.sign] {
			t.Errorf("haunt %d has the sign of a seat or of another one: %s", h, l.sign)
		}
		taken[l.sign] = true
	}
}
