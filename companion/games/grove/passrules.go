package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// passRule is an example of a Pass Rule: its words, and what it admits of a
// deck by the objects' attributes.
type passRule struct {
	text   string
	admits func(object) bool
	weighs bool   // it asks for the weight, which every object must then have
	word   string // the deck's own word that it asks for, instead of a text
	level  int    // how hard it is to find out, 1 to 3, as we see it; 0 is not known
}

var passRules = []passRule{
	{level: 2, text: "Some part of it is metal.", admits: func(o object) bool { return o.madeOf("metal") }},
	{level: 2, text: "Most of it is metal.", admits: func(o object) bool { return o.mostly("metal") }},
	{level: 2, text: "Some part of it is plastic or rubber.", admits: func(o object) bool { return o.madeOf("plastic") || o.madeOf("rubber") }},
	{level: 2, text: "Some part of it is wood.", admits: func(o object) bool { return o.madeOf("wood") }},
	{level: 3, text: "Part of it comes from a plant or an animal.", admits: func(o object) bool {
		return o.madeOf("plant") || o.madeOf("animal") || o.madeOf("wood") || o.madeOf("leather") || o.madeOf("hair")
	}},
	{level: 2, text: "A campfire would burn it up.", admits: func(o object) bool {
		return o.madeOf("wood") || o.madeOf("paper") || o.madeOf("cloth") || o.madeOf("wax") || o.mostly("plant") || o.madeOf("leather")
	}},
	{level: 2, text: "A carton of milk is heavier.", admits: func(o object) bool { return o.lighter() }, weighs: true},
	{level: 2, text: "A child could not lift it.", admits: func(o object) bool { return o.WeightG >= 14000 }, weighs: true},
	{level: 3, text: "Ten of them weigh no more than one apple.", admits: func(o object) bool { return o.WeightG <= 20 }, weighs: true},
	{level: 1, text: "It fits in a trouser pocket.", admits: func(o object) bool { return o.has("pocket") }},
	{level: 1, text: "It uses electricity or stores it.", admits: func(o object) bool { return o.has("electric") }},
	{level: 1, text: "You could cut or prick yourself on it.", admits: func(o object) bool { return o.has("sharp") }},
	{level: 1, text: "A circle or a ball is a main part of its shape.", admits: func(o object) bool { return o.has("round") }},
	{level: 2, text: "It is made to hold something, even if only air.", admits: func(o object) bool { return o.has("hollow") }},
	{level: 1, text: "People wear it.", admits: func(o object) bool { return o.has("worn") }},
	{level: 2, text: "It is a hand tool.", admits: func(o object) bool { return o.has("tool") }},
	{level: 2, text: "It makes sounds by itself.", admits: func(o object) bool { return o.has("sound") }},
	{level: 2, text: "It breaks when it drops on a stone floor.", admits: func(o object) bool { return o.has("fragile") }},
	{level: 3, text: "It floats on a lake.", admits: func(o object) bool { return o.has("floats") }},
	{level: 3, text: "It already existed a thousand years ago.", admits: func(o object) bool { return o.has("ancient") }},
	{level: 2, text: "You can press it in with a finger.", admits: func(o object) bool { return o.has("soft") }},
	{level: 3, text: "It has moving parts.", admits: func(o object) bool { return o.has("moving") }},
	{level: 2, text: "It has letters or signs on it, or is made for them.", admits: func(o object) bool { return o.has("writing") }},
	{level: 1, text: "Its picture has a warm colour: red, orange or yellow.", admits: func(o object) bool { return o.shows("red") || o.shows("orange") || o.shows("yellow") }},
	{level: 1, text: "Its picture has blue in it.", admits: func(o object) bool { return o.shows("blue") }},
	{level: 1, text: "Its picture has black in it.", admits: func(o object) bool { return o.shows("black") }},
	{level: 1, text: "People eat it, drink it or eat with it.", admits: func(o object) bool { return o.has("edible") || o.Name == "Spoon" || o.Name == "Plate and cutlery" }},
}

// admitted is what a rule admits of a deck.
func (r passRule) admitted(objects []deck.Card) (s pieceSet) {
	for i, o := range objects {
		if r.admits(object{o}) {
			s.add(kit.Piece(i + 1))
		}
	}
	return s
}

// fitting are the example rules that part the deck, and the same for words of
// its own.
func (n *pack) fitting() []passRule {
	weighed := !slices.ContainsFunc(n.objects, func(c deck.Card) bool { return c.WeightG <= 0 })
	var out []passRule
	for _, r := range append(slices.Clone(passRules), n.ownRules()...) {
		set, all := r.admitted(n.objects), len(n.objects)
		k := set.size()
		if 100*k >= fewPass*all && 100*k <= mostPass*all && (weighed || !r.weighs) {
			out = append(out, r)
		}
	}
	return out
}

// mostOwn is how many rules of a deck's own words are offered.
const mostOwn = 12

// ownRules ask for the words that this deck alone uses: those that part it best.
func (n *pack) ownRules() []passRule {
	var out []passRule
	seen := map[string]bool{}
	for _, o := range n.objects {
		for _, w := range o.Words() {
			if seen[w] || knownWord(w) {
				continue
			}
			seen[w] = true
			out = append(out, passRule{word: w, admits: func(o object) bool { return slices.Contains(o.Words(), w) }})
		}
	}
	off := func(r passRule) int { // by how much it misses the middle
		all := r.admitted(n.objects)
		d := 2*all.size() - len(n.objects)
		return max(d, -d)
	}
	slices.SortStableFunc(out, func(a, b passRule) int { return off(a) - off(b) })
	return out[:min(len(out), mostOwn)]
}

// said is the rule in words.
func (r passRule) said() game.Text {
	if r.word != "" {
		return game.Say("“%s” fits it.", r.word)
	}
	return game.Say(r.text)
}

// hypothesis is something a person might think the Pass Rule is.
type hypothesis struct {
	set    pieceSet
	weight float64 // simple thoughts come first
}

// thoughts are the example rules and their pairs, without those that admit
// nearly everything or nearly nothing. When the deck says too little of its
// objects, people think of their order in the deck.
func (n *pack) thoughts() []hypothesis {
	var simple []pieceSet
	for _, r := range n.rules() {
		simple = append(simple, r.admitted(n.objects))
	}
	if !slices.ContainsFunc(simple, n.telling) {
		for bit := 1; bit < len(n.objects); bit *= 2 {
			var s pieceSet
			for c := range n.cards() {
				if int(c)&bit != 0 {
					s.add(c)
				}
			}
			simple = append(simple, s)
		}
	}
	var out []hypothesis
	seen := map[pieceSet]bool{}
	add := func(s pieceSet, weight float64) {
		if k, all := s.size(), len(n.objects); k >= all/10 && k <= all*9/10 && !seen[s] {
			seen[s] = true
			out = append(out, hypothesis{s, weight})
		}
	}
	for _, s := range simple {
		add(s, 6)
	}
	for i, x := range simple {
		for j, y := range simple {
			var both, either, butNot pieceSet
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
}

// telling reports whether a rule that admits a set makes a good game: it parts
// the deck somewhere in the middle.
func (n *pack) telling(s pieceSet) bool {
	k, all := s.size(), len(n.objects)
	return k > all/4 && k < all*3/4
}
