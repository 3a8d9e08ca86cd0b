package grove

import (
	"math/bits"
	"sync"
)

// cardSet is a set of objects by number.
type cardSet [maxCards/64 + 1]uint64

func (s *cardSet) add(c cardNo)      { s[c/64] |= 1 << (c % 64) }
func (s *cardSet) has(c cardNo) bool { return s[c/64]>>(c%64)&1 == 1 }

func (s *cardSet) size() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// fits reports whether the set holds all of yes and none of no.
func (s *cardSet) fits(yes, no *cardSet) bool {
	for i, w := range s {
		if yes[i]&^w != 0 || no[i]&w != 0 {
			return false
		}
	}
	return true
}

// passRule is an example of a Pass Rule: its words, and what it admits of the
// printed deck by the objects' attributes.
type passRule struct {
	text   string
	admits func(object) bool
}

var passRules = []passRule{
	{"Some part of it is metal.", func(o object) bool { return o.madeOf("metal") }},
	{"Most of it is metal.", func(o object) bool { return o.Material[0] == "metal" }},
	{"Some part of it is plastic or rubber.", func(o object) bool { return o.madeOf("plastic") || o.madeOf("rubber") }},
	{"Some part of it is wood.", func(o object) bool { return o.madeOf("wood") }},
	{"A plant or an animal gave something to make it.", func(o object) bool {
		return o.madeOf("plant") || o.madeOf("animal") || o.madeOf("wood") || o.madeOf("leather") || o.madeOf("hair")
	}},
	{"A campfire would burn it up.", func(o object) bool {
		return o.madeOf("wood") || o.madeOf("paper") || o.madeOf("cloth") || o.madeOf("wax") || o.Material[0] == "plant" || o.madeOf("leather")
	}},
	{"A carton of milk is heavier.", func(o object) bool { return o.lighter() }},
	{"A child could not lift it.", func(o object) bool { return o.WeightG >= 14000 }},
	{"Ten of them weigh no more than one apple.", func(o object) bool { return o.WeightG <= 20 }},
	{"It fits in a trouser pocket.", func(o object) bool { return o.has("pocket") }},
	{"It uses electricity or stores it.", func(o object) bool { return o.has("electric") }},
	{"You could cut or prick yourself on it.", func(o object) bool { return o.has("sharp") }},
	{"A circle or a ball is a main part of its shape.", func(o object) bool { return o.has("round") }},
	{"It is made to hold something, be it only air.", func(o object) bool { return o.has("hollow") }},
	{"People wear it.", func(o object) bool { return o.has("worn") }},
	{"People take it in the hand to do work.", func(o object) bool { return o.has("tool") }},
	{"It makes a sound of its own.", func(o object) bool { return o.has("sound") }},
	{"It breaks when it drops on a stone floor.", func(o object) bool { return o.has("fragile") }},
	{"It floats on a lake.", func(o object) bool { return o.has("floats") }},
	{"People had such things a thousand years ago.", func(o object) bool { return o.has("ancient") }},
	{"It gives way when a finger presses it.", func(o object) bool { return o.has("soft") }},
	{"It has parts that move against each other.", func(o object) bool { return o.has("moving") }},
	{"Letters or signs are on it, or it is made to bear them.", func(o object) bool { return o.has("writing") }},
	{"Its picture has a warm colour: red, orange or yellow.", func(o object) bool { return o.shows("red") || o.shows("orange") || o.shows("yellow") }},
	{"Its picture has blue in it.", func(o object) bool { return o.shows("blue") }},
	{"Its picture has black in it.", func(o object) bool { return o.shows("black") }},
	{"People eat it, drink it or eat with it.", func(o object) bool { return o.has("edible") || o.Name == "Spoon" || o.Name == "Plate and cutlery" }},
}

// admitted is what a rule admits of the deck.
func (r passRule) admitted() (s cardSet) {
	for i, o := range objects() {
		if r.admits(o) {
			s.add(cardNo(i + 1))
		}
	}
	return s
}

// hypothesis is something a person might think the Pass Rule is.
type hypothesis struct {
	set    cardSet
	weight float64 // simple thoughts come first
}

// hypotheses are the example rules and their pairs, without those that admit
// nearly everything or nearly nothing.
var hypotheses = sync.OnceValue(func() []hypothesis {
	var simple []cardSet
	for _, r := range passRules {
		simple = append(simple, r.admitted())
	}
	var out []hypothesis
	seen := map[cardSet]bool{}
	add := func(s cardSet, weight float64) {
		if n := s.size(); n >= maxCards/10 && n <= maxCards*9/10 && !seen[s] {
			seen[s] = true
			out = append(out, hypothesis{s, weight})
		}
	}
	for _, s := range simple {
		add(s, 6)
	}
	for i, x := range simple {
		for j, y := range simple {
			var both, either, butNot cardSet
			for w := range x {
				both[w], either[w], butNot[w] = x[w]&y[w], x[w]|y[w], x[w]&^y[w]
			}
			if j > i {
				add(both, 1)
				add(either, 1)
			}
			if j != i {
				add(butNot, 1)
			}
		}
	}
	return out
})
