package grove

import (
	"math/bits"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game/kit"
	"github.com/grovewatch/grovewatch/companion/games/grove/reason"
)

// pieceSet is a set of cards and markers: some tokens come between them.
type pieceSet reason.Set

const _ = uint(reason.Most - deck.Most - 8 - maxMarkers) // there is room for all

func (s *pieceSet) add(c kit.Piece)      { s[c/64] |= 1 << (c % 64) }
func (s *pieceSet) remove(c kit.Piece)   { s[c/64] &^= 1 << (c % 64) }
func (s *pieceSet) toggle(c kit.Piece)   { s[c/64] ^= 1 << (c % 64) }
func (s *pieceSet) has(c kit.Piece) bool { return s[c/64]>>(c%64)&1 == 1 }

func (s *pieceSet) size() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}
