package board

import (
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// TestAPileHasTheCountOfItsZone: that of a player's own packet, too.
func TestAPileHasTheCountOfItsZone(t *testing.T) {
	counts := []game.Count{
		{Seat: 1, Name: game.Say("Cards"), N: 16, Zone: "PACKET-1"},
		{Seat: 2, Name: game.Say("Cards"), N: 15, Zone: "PACKET-2"},
		{Seat: 2, Name: game.Say("Stock"), N: 3},
		{Name: game.Say("Deck"), N: 40},
		{Name: game.Say("Stock"), N: 7},
	}
	for _, c := range []struct {
		zone cards.Zone
		want int
	}{
		{cards.Zone{ID: "PACKET-2", Label: "Packet"}, 15},
		{cards.Zone{ID: "STOCK", Label: "Stock"}, 7},
		{cards.Zone{ID: "DECK", Label: "Draw here"}, 40},
	} {
		if n := pileOf(c.zone, counts); n != c.want {
			t.Errorf("the pile %s has %d cards, not %d", c.zone.ID, n, c.want)
		}
	}
}
