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
		if got := s.Align(&lying{layout: expected}, c.seen); !maps.Equal(got, c.want) {
			t.Errorf("%v is seen as %v, not %v", c.seen, got, c.want)
		}
	}
}

// lying is a position that is nothing but a layout and what is alike in it.
type lying struct {
	game.State
	layout game.Layout
	kinds  game.Kinds
}

func (l lying) Layout() game.Layout { return l.layout }
func (l lying) Kinds() game.Kinds   { return l.kinds }

// TestAGameSaysWhatIsAlikeBesides: one player's figures stand for one another,
// in any of their places at home; whoever's they are not stays itself.
func TestAGameSaysWhatIsAlikeBesides(t *testing.T) {
	box := &cards.Box{}
	for _, id := range []string{"doll-1", "doll-2", "pawn", "potion"} {
		box.Tokens = append(box.Tokens, cards.Piece{ID: id, Kind: cards.Token})
	}
	s := table.NewSurface(box)
	state := &lying{
		layout: game.Layout{"doll-1": "WOOD", "doll-2": "HOME2", "pawn": "HOME1", "potion": "D1"},
		kinds:  game.Kinds{Pieces: [][]string{{"doll-1", "doll-2"}}, Places: [][]string{{"HOME1", "HOME2"}, {"D1", "D2"}}},
	}
	for _, c := range []struct{ seen, want game.Layout }{
		{game.Layout{"doll-2": "WOOD", "doll-1": "HOME1", "pawn": "HOME2", "potion": "D2"}, state.layout},
		{game.Layout{"doll-1": "HOME1", "doll-2": "HOME2", "pawn": "WOOD"}, game.Layout{"doll-1": "HOME1", "doll-2": "HOME2", "pawn": "WOOD"}},
		// Who is where she should be is not taken for another.
		{game.Layout{"doll-1": "POND", "doll-2": "HOME1"}, game.Layout{"doll-1": "POND", "doll-2": "HOME2"}},
	} {
		if got := s.Align(state, c.seen); !maps.Equal(got, c.want) {
			t.Errorf("%v is seen as %v, not %v", c.seen, got, c.want)
		}
	}
}
