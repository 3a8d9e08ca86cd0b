package fallible

import (
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
)

// pile is a position in which somebody lays a card somewhere.
type pile struct {
	game.State
	next string
}

func (pile) Turn() []game.Seat { return []game.Seat{2} }

func (p pile) Legal(game.Seat) []game.Move {
	return []game.Move{{Seat: 2, Verb: "draw"}, {Seat: 2, Verb: "lay", Objects: []string{"card-7"}, Place: p.next}}
}

// TestWhatWasForgottenIsNoticedBeforeAnotherCardCoversItsMove: on a pile that all lay on
// the next card would lie where the forgotten one belongs.
func TestWhatWasForgottenIsNoticedBeforeAnotherCardCoversItsMove(t *testing.T) {
	box := &cards.Box{Mats: []cards.Mat{{Zones: []cards.Zone{{ID: "PILE", Style: cards.Space}, {ID: "LANE", Style: cards.Lane}}}}}
	for _, c := range []struct {
		to, next string
		want     bool
	}{
		{"PILE", "PILE", true},
		{"PILE", "LANE", false},
		{"LANE", "LANE", false},
	} {
		changes := []demo.Change{{Piece: cards.Piece{ID: "card-5"}, To: c.to}}
		if got := buries(box, pile{next: c.next}, changes); got != c.want {
			t.Errorf("%v: %v", c, got)
		}
	}
}
