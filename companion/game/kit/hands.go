package kit

import (
	"fmt"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Hands are the cards that simulated people hold where a position knows only how many
// they are. People bring them in line with a position before each move, as it may be one
// that a camera has read, or from before a move that was taken back.
type Hands struct {
	// Pick chooses by chance which card is drawn or put back. Where it is nil, the
	// first of the stock is drawn, and the newest of a hand is put back.
	Pick func(n int) int
	of   map[game.Seat][]Piece
}

// Of are the cards of a seat. Callers must not change the list.
func (h *Hands) Of(s game.Seat) []Piece { return h.of[s] }

// Keep has a seat hold these cards, and no others.
func (h *Hands) Keep(s game.Seat, cards []Piece) {
	if h.of == nil {
		h.of = map[game.Seat][]Piece{}
	}
	h.of[s] = cards
}

// Drop takes a card out of the hand of a seat, if it is there.
func (h *Hands) Drop(s game.Seat, card Piece) {
	if i := slices.Index(h.of[s], card); i >= 0 {
		h.of[s] = slices.Delete(slices.Clone(h.of[s]), i, i+1)
	}
}

// Fit brings hands in line with a position in which each seat holds so many cards. Unseen
// are all that may be in a hand or in the stock, in the order in which they are drawn;
// cards that are alike may all be the same Piece. A hand keeps what may be in it, puts
// back what is too much, and is filled up from the stock, which is what is left.
func (h *Hands) Fit(seats Seats, size func(game.Seat) int, unseen []Piece) (stock []Piece, err error) {
	stock = slices.Clone(unseen)
	for s := range seats.All() {
		h.Keep(s, slices.DeleteFunc(slices.Clone(h.of[s]), func(c Piece) bool {
			i := slices.Index(stock, c)
			if i >= 0 {
				stock = slices.Delete(stock, i, i+1)
			}
			return i < 0
		}))
	}
	for s := range seats.All() {
		for len(h.of[s]) > size(s) {
			i := h.pick(len(h.of[s]), len(h.of[s])-1)
			stock = slices.Insert(stock, 0, h.of[s][i])
			h.of[s] = slices.Delete(h.of[s], i, i+1)
		}
		for len(h.of[s]) < size(s) {
			if len(stock) == 0 {
				return nil, fmt.Errorf("%s should hold %d cards, but there are only %d", seats[s], size(s), len(h.of[s]))
			}
			i := h.pick(len(stock), 0)
			h.of[s] = append(h.of[s], stock[i])
			stock = slices.Delete(stock, i, i+1)
		}
	}
	return stock, nil
}

// pick is one of n by chance, or else the given one.
func (h *Hands) pick(n, otherwise int) int {
	if h.Pick == nil {
		return otherwise
	}
	return h.Pick(n)
}
