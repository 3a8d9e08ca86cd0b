// Package reason finds out a secret rule that admits some cards of a deck and
// repels the others. It weighs thousands of rules that somebody might have made
// by the cards that were seen admitted and repelled, and strikes none out: people
// err now and then about a card. A rule may also be a taste, which no words tell. The
// package knows cards by their numbers only.
package reason

import (
	"slices"

	"gonum.org/v1/gonum/mat"
)

// Sort is how a hypothesis is composed.
type Sort uint8

// The sorts, the simplest first.
const (
	Example   Sort = iota // a rule that is offered to people
	Attribute             // something that the deck says of its cards
	Not                   // not the first part
	Both                  // both parts
	Either                // one part or both
	ButNot                // the first part without the second
	Sum                   // enough of several attributes, of which some count more: it has no words
)

// Parts is of how many parts a hypothesis of the sort is told; none for a sum.
func (s Sort) Parts() int {
	switch s {
	case Both, Either, ButNot:
		return 2
	case Sum:
		return 0
	}
	return 1
}

// The shares of the prior.
const (
	ofExamples   = 0.34
	ofAttributes = 0.16
	ofNots       = 0.07
	ofTwo        = 0.22 // pairs of examples
	ofAnyTwo     = 0.13 // pairs of any attributes
	ofSums       = 0.08
)

// Hypothesis is a rule that somebody might have made.
type Hypothesis struct {
	Set   Set // what it admits
	Prior float64
	Sort  Sort
	Of    [2]int // its parts, as numbers of Space.Parts; those that its sort does not have are 0
}

// Space holds all hypotheses about a deck. They never change.
type Space struct {
	Cards Set   // the deck
	Parts []Set // what hypotheses are made of: the examples, then the attributes
	// Rules are the hypotheses: no two admit the same, and their priors sum to 1.
	Rules []Hypothesis

	examples int
	words    int // of a Set that the deck takes
	index    map[Set]int
	alike    *mat.SymDense // see tastes
	beliefs  beliefs
}

const (
	mostPaired = 64   // attributes of which pairs are made: those that part the deck best
	sums       = 1500 // weighted sums
	least      = 10   // of the cards, in %, are admitted by a hypothesis, and as many repelled
)

// NewSpace makes the hypotheses about a deck from rules that are offered as
// examples and from attributes of its cards.
func NewSpace(deck Set, examples, attributes []Set) *Space {
	s := &Space{Cards: deck, Parts: slices.Concat(examples, attributes), examples: len(examples), index: map[Set]int{}}
	for i, w := range deck {
		if w != 0 {
			s.words = i + 1
		}
	}
	var ex, at []int
	for i := range s.Parts {
		if i < len(examples) {
			ex = append(ex, i)
		} else {
			at = append(at, i)
		}
	}
	s.gather(ofExamples, s.each(Example, ex))
	s.gather(ofAttributes, s.each(Attribute, at))
	s.gather(ofNots, s.each(Not, append(ex, at...)))
	s.gather(ofTwo, s.pairs(ex))
	s.gather(ofAnyTwo, s.pairs(s.parting(at)))
	s.gather(ofSums, s.sums(s.parting(at)))
	total := 0.0
	for _, h := range s.Rules {
		total += h.Prior
	}
	for i := range s.Rules {
		s.Rules[i].Prior /= total
	}
	s.alike = s.tastes()
	return s
}

// gather takes hypotheses in and deals a share of the prior out among those that
// part the deck. What is known already in a simpler form becomes likelier.
func (s *Space) gather(share float64, of []Hypothesis) {
	of = slices.DeleteFunc(of, func(h Hypothesis) bool {
		n, all := h.Set.Size(), s.Cards.Size()
		return 100*n < least*all || 100*n > (100-least)*all
	})
	for _, h := range of {
		i, known := s.index[h.Set]
		if !known {
			i = len(s.Rules)
			s.index[h.Set] = i
			s.Rules = append(s.Rules, h)
		}
		s.Rules[i].Prior += share / float64(len(of))
	}
}

// each makes one hypothesis of each part.
func (s *Space) each(sort Sort, parts []int) (out []Hypothesis) {
	for _, i := range parts {
		h := Hypothesis{Set: s.Parts[i], Sort: sort, Of: [2]int{i}}
		if sort == Not {
			h.Set = s.Cards.without(&h.Set)
		}
		out = append(out, h)
	}
	return out
}

// pairs joins each part with each other.
func (s *Space) pairs(parts []int) (out []Hypothesis) {
	for _, i := range parts {
		for _, j := range parts {
			if i == j {
				continue
			}
			x, y := &s.Parts[i], &s.Parts[j]
			out = append(out, Hypothesis{Set: x.without(y), Sort: ButNot, Of: [2]int{i, j}})
			if j < i {
				continue
			}
			both, either := Hypothesis{Sort: Both, Of: [2]int{i, j}}, Hypothesis{Sort: Either, Of: [2]int{i, j}}
			for w := range x {
				both.Set[w], either.Set[w] = x[w]&y[w], x[w]|y[w]
			}
			out = append(out, both, either)
		}
	}
	return out
}

// parting are the parts that come nearest to halving the deck.
func (s *Space) parting(parts []int) []int {
	off := func(i int) int {
		d := 2*s.Parts[i].Size() - s.Cards.Size()
		return max(d, -d)
	}
	parts = slices.Clone(parts)
	slices.SortStableFunc(parts, func(i, j int) int { return off(i) - off(j) })
	return parts[:min(len(parts), mostPaired)]
}

// sums draws weighted sums of three to six parts, of which a quarter to three
// fifths of the deck have enough. The chance is always the same.
func (s *Space) sums(parts []int) (out []Hypothesis) {
	if len(parts) < 6 {
		return nil
	}
	state := uint64(1)
	pick := func(n int) int { // the SplitMix64 generator
		state += 0x9e3779b97f4a7c15
		x := state
		x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
		x = (x ^ x>>27) * 0x94d049bb133111eb
		return int((x ^ x>>31) >> 33 % uint64(n))
	}
	cards := slices.Collect(s.Cards.All())
	for range sums {
		weight := make([]int, Most+1)
		for range 3 + pick(4) {
			p := &s.Parts[parts[pick(len(parts))]]
			w := 60 + pick(60)
			if pick(4) == 0 {
				w = -w
			}
			for c := range p.All() {
				weight[c] += w
			}
		}
		sorted := slices.Clone(cards)
		slices.SortStableFunc(sorted, func(x, y int) int { return weight[y] - weight[x] })
		enough := weight[sorted[len(sorted)*(25+pick(36))/100]]
		h := Hypothesis{Sort: Sum}
		for _, c := range cards {
			if weight[c] >= enough {
				h.Set.Add(c)
			}
		}
		out = append(out, h)
	}
	return out
}
