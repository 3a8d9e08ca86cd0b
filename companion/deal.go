package companion

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Dealer is who turns up the cards that come by chance.
type Dealer string

// The dealers; the zero Dealer is not known yet.
const (
	AppDeals    Dealer = "app"
	PeopleDeal  Dealer = "people"
	dealerAside        = "deals "
)

// dealing keeps who turns up cards, for when the game is resumed.
func (s *Session) dealing(d Dealer) {
	if s.dealer != d {
		s.dealer, s.stale = d, true
		s.saveLine(dealerAside + string(d))
	}
}

// recallDealer takes in who turned up cards before the game was resumed.
func (s *Session) recallDealer(lines []string) {
	for _, line := range lines {
		if d, ok := strings.CutPrefix(line, dealerAside); ok && (Dealer(d) == AppDeals || Dealer(d) == PeopleDeal) {
			s.dealer = Dealer(d)
		}
	}
}

// byChance reports whether a move turns up a card that is due.
func (s *Session) byChance(m game.Move) bool {
	actions := s.commonView().Action
	return len(actions) > 0 && actions[0].Chance && len(actions[0].Choices) > 0 && actions[0].Choices[0].Verb == m.Verb
}

// deal turns up a card of chance as long as that is what is due. A place after the
// other is filled, in the order in which the game lists them.
func (s *Session) deal() {
	for {
		actions := s.commonView().Action
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
