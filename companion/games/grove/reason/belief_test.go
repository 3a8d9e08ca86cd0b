package reason

import (
	"math"
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
		b := s.Believe(&yes, &no)
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

func TestADeckWithoutWordsHasNoHypotheses(t *testing.T) {
	var deck, none Set
	deck.Add(1)
	deck.Add(2)
	b := NewSpace(deck, nil, nil).Believe(&deck, &none)
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
		s.Believe(&yes, &no).Four(&s.Cards)
	}
}
