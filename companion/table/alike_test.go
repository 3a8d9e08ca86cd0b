package table_test

import (
	"maps"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

func TestAlikePiecesStandForOneAnother(t *testing.T) {
	box := &cards.Box{}
	for _, id := range []string{"bell-1", "bell-2", "bell-3", "bell-4"} {
		box.Tokens = append(box.Tokens, cards.Piece{ID: id, Kind: cards.Token, Sort: "bell"})
	}
	box.Tokens = append(box.Tokens, cards.Piece{ID: "pawn", Kind: cards.Token})
	s := table.NewSurface(box)
	expected := game.Layout{"bell-1": "A", "bell-3": "B", "pawn": "A"}
	for _, c := range []struct{ seen, want game.Layout }{
		{game.Layout{"bell-4": "A", "bell-2": "B", "pawn": "A"}, expected},
		{game.Layout{"bell-4": "A", "bell-3": "B", "bell-1": "C"}, game.Layout{"bell-1": "A", "bell-3": "B", "bell-2": "C"}},
		{game.Layout{"bell-3": "A", "pawn": "B"}, game.Layout{"bell-1": "A", "pawn": "B"}},
		{game.Layout{"bell-1": "D", "bell-2": "D", "bell-3": "C", "bell-4": "C"}, game.Layout{"bell-2": "C", "bell-4": "C", "bell-1": "D", "bell-3": "D"}},
	} {
		if got := s.Align(expected, c.seen); !maps.Equal(got, c.want) {
			t.Errorf("%v is seen as %v, not %v", c.seen, got, c.want)
		}
	}
}
