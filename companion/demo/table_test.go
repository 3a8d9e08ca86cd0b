package demo

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// kindred is a state in which two cards may stand for each other.
type kindred struct{ toyState }

func (kindred) Kinds() game.Kinds {
	return game.Kinds{Pieces: [][]string{{"card-0", "card-1"}}}
}

// TestNobodyTakesWhatLiesBeforeSomebodyElse: of two cards that are alike people move the
// one on their own mat, when nobody knows where the other one lies.
func TestNobodyTakesWhatLiesBeforeSomebodyElse(t *testing.T) {
	layouts := []game.Layout{{"card-0": "FD", "card-1": "SP"}, {"card-0": "PV", "card-1": game.Anywhere}}
	table, err := NewTable(toyBox, 2, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := table.Open(toyState{toy{layouts}, 0}); err != nil {
		t.Fatal(err)
	}
	changes := table.Faults(kindred{toyState{toy{layouts}, 1}})
	if len(changes) != 1 || changes[0].Piece.ID != "card-1" || changes[0].To != "PV" {
		t.Errorf("%v", changes)
	}
}
