package reason

// A solver holds a hand, knows the sides of two open cards, tests what tells her
// most, and has found the rule when a proof of hers would be right with some chance.
const (
	solverHand  = 7
	solverProof = 0.8
)

// right is the chance that four cards, drawn from those that may come, lie on the
// sides that the belief gives them.
func (b *Belief) right(rule, from *Set) float64 {
	right, all := 0, 0
	for c := range from.All() {
		if all++; rule.Has(c) == (b.chances[c] >= 0.5) {
			right++
		}
	}
	p := 1.0
	for k := range Proof {
		p *= float64(max(0, right-k)) / float64(max(1, all-k))
	}
	return p
}

// Tests is how many tests it takes somebody who reasons to find a rule out, or
// most when she has not found it by then. pick shuffles the deck.
func (s *Space) Tests(rule *Set, most int, pick func(n int) int) int {
	var deck []int
	for c := range s.Cards.All() {
		deck = append(deck, c)
	}
	for i := range deck {
		j := i + pick(len(deck)-i)
		deck[i], deck[j] = deck[j], deck[i]
	}
	var yes, no Set
	unseen := s.Cards
	see := func(c int) {
		unseen[c/64] &^= 1 << (c % 64)
		if rule.Has(c) {
			yes.Add(c)
		} else {
			no.Add(c)
		}
	}
	see(deck[0])
	see(deck[1])
	hand, deck := deck[2:min(len(deck), 2+solverHand)], deck[min(len(deck), 2+solverHand):]
	for n := range most {
		b := s.Believe(&yes, &no)
		if b.right(rule, &unseen) >= solverProof {
			return n
		}
		c := b.Test(hand)
		if c == 0 {
			return most
		}
		see(c)
		for i, x := range hand {
			if x != c {
				continue
			}
			if hand[i] = 0; len(deck) > 0 {
				hand[i], deck = deck[0], deck[1:]
			} else {
				hand = append(hand[:i], hand[i+1:]...)
			}
			break
		}
	}
	return most
}
