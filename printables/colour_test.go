package printables

import (
	"testing"

	"github.com/grovewatch/grovewatch/cards/look"
)

// Whose a piece is can be told without its colour: each owner has a sign of her own.
func TestOwnersDifferByTheirSigns(t *testing.T) {
	for _, seats := range [][]string{{"visitor", "kid", "agent1", "agent2", "agent3", "agent4"}, {"player1", "player2", "player3", "player4", "player5", "player6", "player7", "player8"}} {
		seen := map[string]string{}
		for _, seat := range seats {
			sign := string(look.OwnerOf(seat).Sign)
			if other, twice := seen[sign]; twice || sign == "" {
				t.Errorf("%s and %s have the sign %q", seat, other, sign)
			}
			seen[sign] = seat
		}
	}
}
