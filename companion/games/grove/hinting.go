package grove

import (
	"cmp"
	"math"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
	"github.com/grovewatch/grovewatch/companion/games/grove/reason"
)

// The steps of a hint. Each comes from what the seat that asks knows, or everyone for
// the table.
const (
	hintLook = 1 + iota
	hintTest
	hintRules
)

var hintSteps = kit.Hints{
	{Word: "look", Title: game.Say("what to look at")},
	{Word: "test", Title: game.Say("a good test")},
	{Word: "rules", Title: game.Say("the rules that fit")},
}

const (
	mostTests = 3 // objects that are named as a good test
	mostFit   = 5 // rules that are named on a page of one's own
	fitAll    = 3 // rules that are named for all to see, on the lines above the table
)

// askable are the hints that a seat, or the table for all to see, may ask for now. The Visitor
// knows the rule.
func (p *position) askable(seat game.Seat) kit.Hints {
	if p.phase >= acting && p.phase < over && seat != visitor && (seat == game.Table || p.house.Seats.Seated(seat)) && p.house.pack.speaks() {
		return hintSteps
	}
	return nil
}

// Hint asks for the next step of a hint for all to see, or tells that there is none.
func (p *position) Hint() (game.Move, bool) {
	return p.askable(game.Table).Next(p.hinted[game.Table])
}

// hint gives a seat a hint.
func (a *act) hint() error {
	return a.askable(a.Move.Seat).Give(&a.Act, &a.hinted[a.Move.Seat], a.name(a.Move.Seat))
}

// hinting is the hint that a seat has asked for.
func (p *position) hinting(seat game.Seat) []game.Text {
	if p.askable(seat) == nil || p.hinted[seat] == 0 {
		return nil
	}
	b := p.believes(seat)
	out := p.whatToLookAt(seat, b)
	if p.hinted[seat] >= hintTest {
		out = append(out, p.goodTest(seat, b)...)
	}
	if p.hinted[seat] >= hintRules {
		n := mostFit
		if seat == game.Table {
			n = fitAll
		}
		out = append(out, p.rulesThatFit(b, n)...)
	}
	return out
}

// aspects are what a rule may be about.
var aspects = []game.Text{
	game.Say("what the objects are made of"), game.Say("their colours"), game.Say("what they are like and what they do"),
	game.Say("what they belong to"), game.Say("how heavy they are"),
}

// aspect is what a rule is about, as an index of aspects.
func (n *pack) aspect(r passRule) int {
	has := func(words func(i int) []string) bool {
		for i := range n.objects {
			if slices.Contains(words(i), r.own) {
				return true
			}
		}
		return false
	}
	switch {
	case r.Under+r.From > 0:
		return 4
	case len(r.Material)+len(r.Mostly) > 0 || r.own != "" && has(func(i int) []string { return n.objects[i].Material }):
		return 0
	case len(r.Colours) > 0 || r.own != "" && has(func(i int) []string { return n.objects[i].Colours }):
		return 1
	case len(r.Traits) > 0 || r.own != "" && has(func(i int) []string { return n.objects[i].Traits }):
		return 2
	}
	return 3
}

// whatToLookAt names what the rule is likeliest about, and two objects that have
// much in common but their side.
func (p *position) whatToLookAt(seat game.Seat, b *reason.Belief) []game.Text {
	t := p.house.pack.hypotheses()
	var weight [8]float64
	for i, h := range t.Rules {
		if h.Sort == reason.Sum {
			continue
		}
		for _, part := range h.Of[:h.Sort.Parts()] {
			weight[t.aspects[part]] += b.Weight(i) / float64(h.Sort.Parts())
		}
	}
	best := 0
	for i := range aspects {
		if weight[i] > weight[best] {
			best = i
		}
	}
	out := []game.Text{game.Say("Hint: look at %s.", aspects[best])}
	seen := [3][]kit.Piece{}
	for c, at := range p.classified() {
		seen[grounds[at].side] = append(seen[grounds[at].side], c)
	}
	if seat != game.Table {
		for m, s := range p.hides(seat) {
			if c := *p.under(m); c != 0 {
				seen[s] = append(seen[s], c)
			}
		}
	}
	var yes, no kit.Piece
	most := 0
	for _, x := range seen[on] {
		for _, y := range seen[by] {
			if n := p.house.pack.inCommon(x, y); n > most {
				yes, no, most = x, y, n
			}
		}
	}
	if most > 0 {
		out = append(out, game.Say("Hint: compare %s, which is admitted, with %s, which is repelled.", p.title(yes), p.title(no)))
	}
	return out
}

// inCommon is how much the deck says of both of two objects.
func (n *pack) inCommon(x, y kit.Piece) int {
	of := n.objects[y-1].Words()
	k := 0
	for _, w := range n.objects[x-1].Words() {
		if slices.Contains(of, w) {
			k++
		}
	}
	return k
}

// goodTest names objects whose test would tell most.
func (p *position) goodTest(seat game.Seat, b *reason.Belief) []game.Text {
	own := pieceSet{}
	if seat != game.Table {
		for m := range p.hides(seat) {
			own.add(*p.under(m))
		}
	}
	best := slices.DeleteFunc(p.unplayed(), func(c kit.Piece) bool { return own.has(c) })
	slices.SortStableFunc(best, func(x, y kit.Piece) int {
		return cmp.Compare(math.Abs(b.Chance(int(x))-0.5), math.Abs(b.Chance(int(y))-0.5))
	})
	if len(best) < mostTests {
		return nil
	}
	return []game.Text{game.Say("Hint: a good test is an object like %s, %s or %s. The rules that fit are divided about it.", p.title(best[0]), p.title(best[1]), p.title(best[2]))}
}

// rulesThatFit names so many rules that fit best, with how likely each is.
func (p *position) rulesThatFit(b *reason.Belief, most int) []game.Text {
	t := p.house.pack.hypotheses()
	var out []game.Text
	for _, i := range b.Likeliest(len(t.Rules)) {
		if words, ok := t.words(i); ok {
			out = append(out, game.Say("Hint: %d %% – %s", int(math.Round(100*b.Weight(i))), words))
		}
		if len(out) == most {
			break
		}
	}
	return out
}

// words are a hypothesis in words, if it is composed of rules that have any in
// every language.
func (t *thoughts) words(rule int) (game.Text, bool) {
	h := t.Rules[rule]
	var of [2]game.Text
	for k, part := range h.Of[:h.Sort.Parts()] {
		if part >= t.examples {
			return game.Text{}, false
		}
		of[k] = t.parts[part].said()
	}
	switch h.Sort {
	case reason.Example, reason.Attribute:
		return of[0], true
	case reason.Not:
		return game.Say("Not so: %s", of[0]), true
	case reason.Both:
		return game.Say("Both: %s %s", of[0], of[1]), true
	case reason.Either:
		return game.Say("One or both: %s %s", of[0], of[1]), true
	case reason.ButNot:
		return game.Say("%s But not: %s", of[0], of[1]), true
	}
	return game.Text{}, false
}
