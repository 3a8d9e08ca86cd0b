package companion

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// deal turns up a card of chance as long as that is what is due. A place after the
// other is filled, in the order in which the game lists them.
func (s *Session) deal() {
	for {
		actions := s.cfg.Match.State().View(game.Table).Action
		if len(actions) == 0 || !actions[0].Chance {
			return
		}
		var choices []game.Move
		for _, m := range actions[0].Choices {
			if m.Place == actions[0].Choices[0].Place {
				choices = append(choices, m)
			}
		}
		top := slices.MinFunc(choices, func(a, b game.Move) int { return cmp.Compare(s.depth(a), s.depth(b)) })
		if !s.apply(top) {
			return
		}
	}
}

// depth is how deep the card that a move turns up lies in its deck. As in a deck of cards this does
// not change when moves are taken back, so that nobody can draw again until a better card comes.
// Whenever it has been turned up it is shuffled in anew.
func (s *Session) depth(m game.Move) uint64 {
	if s.shuffle == 0 {
		s.shuffle = s.newSeed()
	}
	turned := 0
	for i := range s.cfg.Match.Len() {
		if was := s.cfg.Match.Move(i); was.Verb == m.Verb && slices.Equal(was.Objects, m.Objects) {
			turned++
		}
	}
	h := fnv.New64a()
	fmt.Fprintln(h, m.Objects, turned)
	return rand.NewPCG(s.shuffle, h.Sum64()).Uint64()
}
