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

// crowded is a kindred state in which a card lies below others in the lane.
type crowded struct{ kindred }

func (crowded) View(game.Seat) game.View {
	return game.View{Pieces: []game.Placed{{ID: "card-0", Zone: "FD"}}}
}

// TestWhatLiesUnderAnotherPieceIsTakenFromThere: of two cards that are alike people know which
// one they have covered, and lay that back, into a lane where nobody will see it too.
func TestWhatLiesUnderAnotherPieceIsTakenFromThere(t *testing.T) {
	for _, zone := range []string{"FD", game.Anywhere} {
		layouts := []game.Layout{{}, {"card-0": "SP"}, {"card-2": "SP"}, {"card-0": zone, "card-2": "SP"}}
		state := func(n int) kindred { return kindred{toyState{toy{layouts}, n}} }
		table, err := NewTable(toyBox, 2, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		do := func(acts ...Act) {
			for _, a := range acts {
				if err := table.Do(a); err != nil {
					t.Fatal(err)
				}
			}
		}
		do(Act{Piece: "card-1", To: "SP"}) // somebody has taken the other one
		if changes := table.Faults(state(1)); len(changes) != 0 {
			t.Errorf("%v", changes)
		}
		do(Acts(table.Faults(state(2)))...)
		changes := table.Faults(crowded{state(3)})
		if len(changes) != 1 || changes[0].Piece.ID != "card-1" || changes[0].To != "FD" {
			t.Errorf("%q: %v", zone, changes)
		}
	}
}

// TestWhatMayLieAnywhereThenStaysWhereItWasLaid: a piece that two moves leave below others lies
// where the first one laid it, not where it lay before.
func TestWhatMayLieAnywhereThenStaysWhereItWasLaid(t *testing.T) {
	layouts := []game.Layout{{"card-0": "FD"}, {"card-0": "SP"}, {"card-0": game.Anywhere, "card-1": "PV"}}
	table, err := NewTable(toyBox, 2, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	state := func(n int) game.State { return toyState{toy{layouts}, n} }
	if err := table.Open(state(0)); err != nil {
		t.Fatal(err)
	}
	changes := table.Then(table.Faults(state(1)), state(2))
	if len(changes) != 1 || changes[0].Piece.ID != "card-1" {
		t.Errorf("%v", changes)
	}
}
