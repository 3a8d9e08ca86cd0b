package kit

import (
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// TestHandsFollowThePosition: people keep what may be in their hands, put back what is
// too much, draw what is missing, and hold no card twice.
func TestHandsFollowThePosition(t *testing.T) {
	var h Hands
	size := []int{0, 2, 1}
	fit := func(unseen ...Piece) []Piece {
		t.Helper()
		stock, err := h.Fit(Players(2), func(s game.Seat) int { return size[s] }, unseen)
		if err != nil {
			t.Fatal(err)
		}
		return stock
	}
	has := func(when string, one, two, stock, want []Piece) {
		t.Helper()
		if got := slices.Concat(one, two, stock); !slices.Equal(got, want) || !slices.Equal(h.Of(1), one) || !slices.Equal(h.Of(2), two) {
			t.Errorf("%s: %v, %v and %v in the stock", when, h.Of(1), h.Of(2), stock)
		}
	}
	has("dealt", []Piece{5, 3}, []Piece{4}, fit(5, 3, 4, 1, 2), []Piece{5, 3, 4, 1, 2})
	size[1] = 1
	has("the 5 is played", []Piece{3}, []Piece{4}, fit(3, 4, 1, 2), []Piece{3, 4, 1, 2})
	size[2] = 2
	has("a draw", []Piece{3}, []Piece{4, 1}, fit(3, 4, 1, 2), []Piece{3, 4, 1, 2})
	size[2] = 1
	has("it is taken back", []Piece{3}, []Piece{4}, fit(3, 4, 1, 2), []Piece{3, 4, 1, 2})
	h.Drop(2, 4)
	has("a card is thrown away unseen", []Piece{3}, []Piece{1}, fit(3, 1, 2), []Piece{3, 1, 2})
	if _, err := h.Fit(Players(2), func(game.Seat) int { return 2 }, []Piece{1, 2, 3}); err == nil || err.Error() != "player2 should hold 2 cards, but there are only 1" {
		t.Errorf("too few cards: %v", err)
	}
}

// TestAlikeCardsAreCounted: of two alike cards one stays when one is played.
func TestAlikeCardsAreCounted(t *testing.T) {
	h := Hands{Pick: func(n int) int { return n - 1 }}
	for _, unseen := range [][]Piece{{1, 1, 2, 7, 7}, {1, 1, 2, 7}} {
		stock, err := h.Fit(Players(1), func(game.Seat) int { return 2 }, unseen)
		if err != nil || !slices.Contains(h.Of(1), 7) || len(stock) != len(unseen)-2 {
			t.Errorf("of %v she holds %v, and %v is left (%v)", unseen, h.Of(1), stock, err)
		}
	}
}
