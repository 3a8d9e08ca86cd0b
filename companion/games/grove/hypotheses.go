package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game/kit"
	"github.com/grovewatch/grovewatch/companion/games/grove/reason"
)

// thoughts are what people may think the Pass Rule is, with the rules of which
// these are composed.
type thoughts struct {
	*reason.Space
	parts    []passRule // as Space.Parts has them: first so many examples
	aspects  []int      // what each of the parts is about
	examples int
}

// think makes the hypotheses about a deck. When it says too little of its
// objects, people think of their order in the deck.
func (n *pack) think() thoughts {
	examples, attributes := n.rules(), n.attributes()
	sets := func(rules []passRule) (out []reason.Set) {
		for _, r := range rules {
			out = append(out, reason.Set(r.admitted(n.objects)))
		}
		return out
	}
	var all reason.Set
	for c := range n.cards() {
		all.Add(int(c))
	}
	if n.speaks() {
		t := thoughts{Space: reason.NewSpace(all, sets(examples), sets(attributes)), parts: append(slices.Clip(examples), attributes...), examples: len(examples)}
		for _, r := range t.parts {
			t.aspects = append(t.aspects, n.aspect(r))
		}
		return t
	}
	var order []reason.Set
	for bit := 1; bit < len(n.objects); bit *= 2 {
		var s reason.Set
		for c := range n.cards() {
			if int(c)&bit != 0 {
				s.Add(int(c))
			}
		}
		order = append(order, s)
	}
	return thoughts{Space: reason.NewSpace(all, order, nil)}
}

// speaks reports whether the deck says enough of its objects for a Pass Rule.
func (n *pack) speaks() bool {
	return slices.ContainsFunc(n.rules(), func(r passRule) bool { return n.telling(r.admitted(n.objects)) })
}

// attributes ask for each word that the deck says of its objects, for what they
// are mainly made of, and how heavy they are.
func (n *pack) attributes() []passRule {
	var out []passRule
	add := func(words func(deck.Card) []string, rule func(w []string) passRule) {
		seen := map[string]bool{}
		for _, o := range n.objects {
			for _, w := range words(o) {
				if !seen[w] {
					seen[w] = true
					out = append(out, rule([]string{w}))
				}
			}
		}
	}
	add(deck.Card.Words, func(w []string) passRule { return passRule{own: w[0]} })
	add(func(o deck.Card) []string { return o.Material[:min(1, len(o.Material))] }, func(w []string) passRule { return passRule{Mostly: w} })
	var weights []float64
	for _, o := range n.objects {
		weights = append(weights, o.WeightG)
	}
	if slices.Sort(weights); weights[0] > 0 {
		for eighth := 1; eighth < 8; eighth++ {
			out = append(out, passRule{Under: weights[len(weights)*eighth/8]})
		}
	}
	return out
}

// invented is a rule that somebody might make: the simpler, the likelier.
func (n *pack) invented(pick func(n int) int) pieceSet {
	const fine = 1 << 20
	at := float64(pick(fine)) / fine
	rules := n.hypotheses().Rules
	for _, h := range rules {
		if at -= h.Prior; at < 0 {
			return pieceSet(h.Set)
		}
	}
	return pieceSet(kit.OneOf(pick, rules).Set)
}
