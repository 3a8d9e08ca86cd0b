package grove

import (
	"math/bits"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// pieceSet is a set of cards and markers: some tokens come between them.
type pieceSet [(deck.Most+8+maxMarkers)/64 + 1]uint64

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

// fits reports whether the set holds all of yes and none of no.
func (s *pieceSet) fits(yes, no *pieceSet) bool {
	for i, w := range s {
		if yes[i]&^w != 0 || no[i]&w != 0 {
			return false
		}
	}
	return true
}
