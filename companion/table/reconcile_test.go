package table_test

import (
	"fmt"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// crowd is a state with very many legal moves for one card. The first and the
// last lead to the same layout, but not to the same state.
type crowd struct {
	game.State
	made int // the number of the move that was made
}

const crowdMoves = 1000

func (c crowd) Turn() []game.Seat { return []game.Seat{1} }
func (c crowd) Key() string       { return fmt.Sprint("made ", c.made) }

func (c crowd) Legal(game.Seat) []game.Move {
	if c.made != 0 {
		return nil
	}
	moves := make([]game.Move, crowdMoves)
	for i := range moves {
		moves[i] = game.Move{Seat: 1, Verb: "lay", Objects: []string{"card"}, Number: i + 1}
	}
	return moves
}

func (c crowd) Apply(m game.Move) (game.State, []game.Event, error) {
	return crowd{made: m.Number}, nil, nil
}

func (c crowd) Layout() game.Layout {
	switch c.made {
	case 0:
		return game.Layout{"card": "home"}
	case 1, crowdMoves:
		return game.Layout{"card": "away"}
	}
	return game.Layout{"card": fmt.Sprint("place ", c.made)}
}

// TestASearchThatWasCutOffTakesNothing: a search that stops at its bound has
// perhaps seen only one of several explanations. If that one were taken, the
// record would silently say something that people may not have done.
func TestASearchThatWasCutOffTakesNothing(t *testing.T) {
	surface := table.NewSurface(&cards.Box{Deck: []cards.Piece{{ID: "card", Kind: cards.Card}}})
	if f := surface.Reconcile(crowd{}, game.Layout{"card": "away"}); len(f.Ways) > 0 || !f.OnTheWay {
		t.Errorf("the cut-off search took one of its explanations: %+v", f)
	}
}
