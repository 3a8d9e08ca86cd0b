package reason

import (
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
)

// ranks are the attributes of a deck of 64 cards whose numbers say all of them.
func ranks() *Space {
	var deck Set
	parts := make([]Set, 6)
	for c := 1; c <= 64; c++ {
		deck.Add(c)
		for bit := range parts {
			if c>>bit&1 == 1 {
				parts[bit].Add(c)
			}
		}
	}
	return NewSpace(deck, parts[:3], parts)
}

func TestPriorsSumToOneAndNoTwoRulesAreTheSame(t *testing.T) {
	s := ranks()
	sum, seen := 0.0, map[Set]bool{}
	for _, h := range s.Rules {
		sum += h.Prior
		if seen[h.Set] {
			t.Errorf("%v stands twice", h)
		}
		seen[h.Set] = true
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("the priors sum to %f", sum)
	}
	if !reflect.DeepEqual(s.Rules, ranks().Rules) {
		t.Error("made again, the hypotheses are others")
	}
}

func TestNothingIsStruckOut(t *testing.T) {
	s := ranks()
	for name, labels := range map[string][2][]int{
		"nothing seen":                {},
		"all admitted":                {slices.Collect(s.Cards.All()), nil},
		"a card seen on both sides":   {{1, 2, 3}, {1, 2, 3}},
		"no rule divides cards so":    {{1, 2, 4, 7, 8, 11, 13, 14, 31}, {3, 5, 6, 9, 10, 12, 15, 33, 63, 64}},
		"more mistakes than a number": {slices.Collect(s.Cards.All()), slices.Collect(s.Cards.All())},
	} {
		var yes, no Set
		for _, c := range labels[0] {
			yes.Add(c)
		}
		for _, c := range labels[1] {
			no.Add(c)
		}
		b := s.Believe(&yes, &no).WithTaste()
		sum := 0.0
		for i := range s.Rules {
			sum += b.Weight(i)
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Errorf("%s: the weights sum to %f", name, sum)
		}
		for c := range s.Cards.All() {
			if p := b.Chance(c); math.IsNaN(p) || p < 0 || p > 1+1e-9 {
				t.Errorf("%s: card %d is admitted with a chance of %f", name, c, p)
			}
		}
		if p := b.Four(&s.Cards); !(p > 0 && p <= 1+1e-9) {
			t.Errorf("%s: four cards are sorted rightly with a chance of %f", name, p)
		}
		if b.Open(0.9) < 1 || b.Entropy() < 0 {
			t.Errorf("%s: %d rules are open, with %f bits", name, b.Open(0.9), b.Entropy())
		}
	}
}

func TestTheRuleIsFoundThoughACardIsWrong(t *testing.T) {
	s := ranks()
	var yes, no Set
	before := s.Believe(&yes, &no)
	for c := 1; c <= 40; c++ {
		if (c&1 == 1) == (c != 17) { // odd ones, and people err about one
			yes.Add(c)
		} else {
			no.Add(c)
		}
	}
	b := s.Believe(&yes, &no)
	if i := b.Likeliest(1)[0]; s.Rules[i].Sort != Example || s.Rules[i].Of[0] != 0 {
		t.Errorf("the likeliest rule is %v of %v", s.Rules[i].Sort, s.Rules[i].Of)
	}
	if b.Open(0.9) != 1 || b.Entropy() >= before.Entropy() {
		t.Errorf("%d rules are open, with %f bits of %f", b.Open(0.9), b.Entropy(), before.Entropy())
	}
	if p := b.Chance(17); p < 0.9 {
		t.Errorf("by the rule, the card that was wrong is admitted with a chance of %f", p)
	}
	if p := b.Four(&s.Cards); p < 0.9 {
		t.Errorf("four cards are sorted rightly with a chance of %f", p)
	}
}

func TestATestIsOfTheCardNearestToEven(t *testing.T) {
	s := ranks()
	var yes, no Set
	yes.Add(3)
	no.Add(4)
	b := s.Believe(&yes, &no)
	hand := []int{3, 4, 5, 6, 7, 8}
	best := b.Test(hand)
	for _, c := range hand {
		if b.Telling(c) > b.Telling(best)+1e-12 {
			t.Errorf("a test of %d tells %f bits, one of %d only %f", c, b.Telling(c), best, b.Telling(best))
		}
		if b.Sure(c) > b.Sure(b.Surest(hand)) {
			t.Errorf("%d is surer than %d", c, b.Surest(hand))
		}
	}
}

// Rules are drawn that weigh all six numbers a card consists of, which few hypotheses
// do: reckoning with a taste, more sides are known, and certainty is worth more.
func TestATasteIsReckonedWith(t *testing.T) {
	s := ranks()
	var plain, tasted, right [2]float64 // without and with taste: sides known, sureness of four
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 1))
		var weight [6]float64
		for i := range weight {
			weight[i] = r.NormFloat64()
		}
		var yes, no, rest Set
		liked := func(c int) bool {
			sum := 0.0
			for bit, w := range weight {
				if c>>bit&1 == 1 {
					sum += w
				} else {
					sum -= w
				}
			}
			return sum > 0
		}
		for i, c := range r.Perm(64) {
			switch c++; {
			case i >= 20:
				rest.Add(c)
			case liked(c):
				yes.Add(c)
			default:
				no.Add(c)
			}
		}
		b := s.Believe(&yes, &no)
		for k, b := range []*Belief{b, b.WithTaste()} {
			known := 0.0
			for c := range rest.All() {
				if liked(c) == (b.Chance(c) >= 0.5) {
					known++
				}
			}
			known /= float64(rest.Size())
			sums := []*[2]float64{&plain, &tasted}[k]
			sums[0] += known / 40
			sums[1] += b.Four(&rest) / 40
			right[k] += math.Pow(known, Proof) / 40
		}
	}
	t.Logf("sides known %.2f without and %.2f with taste; sure of four by %.2f and %.2f, right are %.2f and %.2f", plain[0], tasted[0], plain[1], tasted[1], right[0], right[1])
	if tasted[0] < plain[0]+0.02 || math.Abs(tasted[1]-right[1]) > 0.1 || math.Abs(plain[1]-right[0]) < 0.2 {
		t.Error("a taste is not reckoned with")
	}
}

func TestADeckWithoutWordsHasNoHypotheses(t *testing.T) {
	var deck, none Set
	deck.Add(1)
	deck.Add(2)
	b := NewSpace(deck, nil, nil).Believe(&deck, &none)
	if b := b.WithTaste(); b.Chance(1) <= 0.5 || b.Chance(3) != 0 {
		t.Errorf("with taste, chances %f and %f", b.Chance(1), b.Chance(3))
	}
	if b.Chance(1) != 0.5 || b.Four(&deck) != 0 || b.Open(0.9) != 0 {
		t.Errorf("chance %f, four %f, %d open", b.Chance(1), b.Four(&deck), b.Open(0.9))
	}
}

func BenchmarkBelieve(b *testing.B) {
	s := ranks()
	var yes, no Set
	yes.Add(3)
	no.Add(4)
	for b.Loop() {
		s.believe(&yes, &no).tasted().Four(&s.Cards)
	}
}
