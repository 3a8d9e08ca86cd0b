package reason

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
	"sync"
)

// Error is how often a card is taken to lie on another side than the rule puts
// it.
const Error = 0.05

// Proof is how many cards must be sorted rightly to prove a rule.
const Proof = 4

// Belief is how likely each hypothesis of a space is.
type Belief struct {
	space   *Space
	weights []float64 // of each rule; they sum to 1
	chances [Most + 1]float64
	odds    float64 // the logarithm of the chance of what was seen, by all rules
	seen    [2]Set  // the cards admitted and repelled
	strange float64 // how likely the rule is a taste, and which one
	taste   *tasted
}

// faint is how likely a rule must be, beside the likeliest, to be reckoned with.
const faint = 1e-7

// odds are those of so many errors.
var odds = func() (of [Most + 2]float64) {
	for n := range of {
		of[n] = math.Pow(Error/(1-Error), float64(n))
	}
	return of
}()

// remembered is how many beliefs a space remembers: several seats and views ask about the
// same cards.
const remembered = 64

// beliefs are some that were worked out.
type beliefs struct {
	mu sync.Mutex
	of map[believed]*Belief
}

// believed are the cards that a belief is about, admitted and repelled.
type believed struct {
	seen  [2]Set
	taste bool // see WithTaste
}

// remember gives a belief, and works it out when it is not remembered.
func (s *beliefs) remember(key believed, work func() *Belief) *Belief {
	s.mu.Lock()
	b := s.of[key]
	s.mu.Unlock()
	if b != nil {
		return b
	}
	b = work()
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.of) >= remembered || s.of == nil {
		s.of = map[believed]*Belief{}
	}
	s.of[key] = b
	return b
}

// Believe weighs the hypotheses by the cards that were seen admitted and
// repelled.
func (s *Space) Believe(admitted, repelled *Set) *Belief {
	key := believed{seen: [2]Set{*admitted, *repelled}}
	return s.beliefs.remember(key, func() *Belief { return s.believe(&key.seen[0], &key.seen[1]) })
}

func (s *Space) believe(admitted, repelled *Set) *Belief {
	b := &Belief{space: s, weights: make([]float64, len(s.Rules)), odds: math.Inf(-1), seen: [2]Set{*admitted, *repelled}}
	best := 0.0
	for i := range s.Rules {
		h, wrong := &s.Rules[i], 0
		for w := range s.words {
			wrong += bits.OnesCount64(admitted[w]&^h.Set[w] | repelled[w]&h.Set[w])
		}
		b.weights[i] = h.Prior * odds[wrong]
		best = max(best, b.weights[i])
	}
	if best == 0 { // nobody can think of a rule
		b.chances = s.even()
		return b
	}
	total := 0.0
	for i, w := range b.weights {
		if w < best*faint {
			b.weights[i] = 0
		}
		total += b.weights[i]
	}
	b.odds = math.Log(total) + float64(admitted.Size()+repelled.Size())*math.Log(1-Error)
	for i, w := range b.weights {
		if w == 0 {
			continue
		}
		w /= total
		b.weights[i] = w
		for n, word := range s.Rules[i].Set {
			for ; word != 0; word &= word - 1 {
				b.chances[64*n+bits.TrailingZeros64(word)] += w
			}
		}
	}
	return b
}

// WithTaste reckons that the rule may be none of the space, but somebody's taste. It
// tells of cards alone: what is asked of rules is answered as if one of them were true.
func (b *Belief) WithTaste() *Belief {
	return b.space.beliefs.remember(believed{b.seen, true}, b.tasted)
}

func (b *Belief) tasted() *Belief {
	out := *b
	out.taste = b.space.taste(&b.seen[0], &b.seen[1])
	out.strange = 1 / (1 + (1-Taste)/Taste*math.Exp(b.odds-out.taste.evidence))
	for c := range b.space.Cards.All() {
		out.chances[c] += out.strange * (out.taste.chances[c] - b.chances[c])
	}
	return &out
}

// Weight is how likely a rule of the space is.
func (b *Belief) Weight(rule int) float64 { return b.weights[rule] }

// Likeliest lists so many rules of the space, the likeliest first.
func (b *Belief) Likeliest(n int) []int {
	var out []int
	for i, w := range b.weights {
		if w > 0 {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(i, j int) int { return cmp.Compare(b.weights[j], b.weights[i]) })
	return out[:min(n, len(out))]
}

// Entropy is what is not known of the rule, in bits.
func (b *Belief) Entropy() float64 {
	sum := 0.0
	for _, w := range b.weights {
		if w > 0 {
			sum -= w * math.Log2(w)
		}
	}
	return sum
}

// Open is the fewest rules of which one is true with a chance of at least share.
func (b *Belief) Open(share float64) int {
	sum := 0.0
	for n, i := range b.Likeliest(len(b.weights)) {
		if sum += b.weights[i]; sum >= share {
			return n + 1
		}
	}
	return len(b.weights)
}

// Chance is how likely the rule admits a card.
func (b *Belief) Chance(card int) float64 { return b.chances[card] }

// Sure is how likely the likelier side of a card is, from 0.5 to 1.
func (b *Belief) Sure(card int) float64 { return max(b.chances[card], 1-b.chances[card]) }

// Telling is what a test of a card tells of the rule, in bits: most where both
// sides are equally likely.
func (b *Belief) Telling(card int) float64 {
	p := b.chances[card]
	return bit(p*(1-Error)+(1-p)*Error) - bit(Error)
}

// bit is what is not known of something that has a chance of p.
func bit(p float64) float64 {
	if p <= 0 || p >= 1 {
		return 0
	}
	return -p*math.Log2(p) - (1-p)*math.Log2(1-p)
}

// Test is the card of a hand whose test tells most: the first of several that
// tell the same, and 0 for an empty hand.
func (b *Belief) Test(hand []int) (best int) {
	for i, c := range hand {
		if i == 0 || b.Sure(c) < b.Sure(best) {
			best = c
		}
	}
	return best
}

// Surest is the card of a hand whose side is surest: the first of several, and 0
// for an empty hand.
func (b *Belief) Surest(hand []int) (best int) {
	for i, c := range hand {
		if i == 0 || b.Sure(c) > b.Sure(best) {
			best = c
		}
	}
	return best
}

// Four is how likely it is that the likelier sides of four cards, drawn from
// those that may come, are all as by the rule. It is more than the product of the
// cards' own chances: who knows the rule knows all four. Of a taste it is the product.
func (b *Belief) Four(from *Set) float64 {
	var likelier Set
	for c := range from.All() {
		if b.chances[c] >= 0.5 {
			likelier.Add(c)
		}
	}
	all, sum := from.Size(), 0.0
	if all < Proof {
		return 0
	}
	for i, w := range b.weights {
		if w == 0 {
			continue
		}
		h, right := &b.space.Rules[i].Set, 0
		for n := range b.space.words {
			right += bits.OnesCount64(from[n] &^ (h[n] ^ likelier[n]))
		}
		p := w
		for k := range Proof {
			p *= float64(right-k) / float64(all-k)
		}
		sum += p
	}
	if b.taste == nil {
		return sum
	}
	mean := 0.0
	for c := range from.All() {
		p := b.taste.chances[c]
		if !likelier.Has(c) {
			p = 1 - p
		}
		mean += p / float64(all)
	}
	return sum + b.strange*(math.Pow(mean, Proof)-sum)
}

// Proven is how likely a proof succeeds with four cards drawn from those that may
// come: as Four, but the other side errs about a card, too.
func (b *Belief) Proven(from *Set) float64 { return b.Four(from) * math.Pow(1-Error, Proof) }
