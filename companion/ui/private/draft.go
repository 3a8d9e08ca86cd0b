package private

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/find"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// draft is a secret rule that is being made. It is kept in memory only.
type draft struct {
	bench   game.Bench
	deck    []cards.Piece
	text    string          // the rule in her words
	example int             // the example it began with, or -1
	pass    map[string]bool // the cards that the example lets pass
	ruled   map[string]bool // the cards that she has judged otherwise
	mine    []string        // the cards that she has said are hers
	written bool            // it stands in the game
	join    join            // how the next example is joined to the rule
}

// join is how two conditions make a rule.
type join int

const (
	joinNone join = iota // the next example is the whole rule
	joinAnd
	joinOr
	joinNot // the first without the second
)

func newDraft(b game.Bench, deck []cards.Piece) *draft {
	return &draft{bench: b, deck: deck, example: -1, pass: map[string]bool{}, ruled: map[string]bool{}}
}

// take begins with an example, or with -1 with no card passing.
func (c *draft) take(example int) {
	if c.join != joinNone && example >= 0 && c.begun() {
		c.compose(c.bench.Rules[example])
		return
	}
	c.join = joinNone
	c.example, c.text = example, ""
	c.pass, c.ruled = map[string]bool{}, map[string]bool{}
	if example >= 0 {
		r := c.bench.Rules[example]
		c.text = words.Tell(r.Text)
		for _, id := range r.Pass {
			c.pass[id] = true
		}
	}
}

// begun reports whether there is a rule to which another can be joined.
func (c *draft) begun() bool { return c.inDeck() > 0 || strings.TrimSpace(c.text) != "" }

// compose joins a second condition to the rule.
func (c *draft) compose(r game.Rule) {
	with := map[string]bool{}
	for _, id := range r.Pass {
		with[id] = true
	}
	pass := map[string]bool{}
	for _, p := range c.deck {
		was, is := c.passes(p.ID), with[p.ID]
		pass[p.ID] = c.join == joinAnd && was && is || c.join == joinOr && (was || is) || c.join == joinNot && was && !is
	}
	first, second := strings.TrimSpace(c.text), words.Tell(r.Text)
	switch c.join {
	case joinAnd:
		c.text = words.Say("%s And: %s", first, second)
	case joinOr:
		c.text = words.Say("%s Or: %s", first, second)
	case joinNot:
		c.text = words.Say("%s But not: %s", first, second)
	}
	c.pass, c.ruled, c.join = pass, map[string]bool{}, joinNone
}

// negate has those cards pass that did not.
func (c *draft) negate() {
	pass := map[string]bool{}
	for _, p := range c.deck {
		pass[p.ID] = !c.passes(p.ID)
	}
	c.pass, c.ruled = pass, map[string]bool{}
	if text := strings.TrimSpace(c.text); text != "" {
		c.text = words.Say("Not so: %s", text)
	}
}

// passing lists the cards that pass.
func (c *draft) passing() (out []string) {
	for _, p := range c.deck {
		if c.passes(p.ID) {
			out = append(out, p.ID)
		}
	}
	return out
}

// passes says what becomes of a card.
func (c *draft) passes(id string) bool { return c.pass[id] != c.ruled[id] }

// overrule judges a card the other way.
func (c *draft) overrule(id string) { c.ruled[id] = !c.ruled[id] }

// own adds a card to her hand or removes it.
func (c *draft) own(id string) {
	if i := slices.Index(c.mine, id); i >= 0 {
		c.mine = slices.Delete(c.mine, i, i+1)
		return
	}
	c.mine = append(c.mine, id)
}

// inDeck and inHand count the cards that pass.
func (c *draft) inDeck() (pass int) {
	for _, p := range c.deck {
		if c.passes(p.ID) {
			pass++
		}
	}
	return pass
}

func (c *draft) inHand() (pass int) {
	for _, id := range c.mine {
		if c.passes(id) {
			pass++
		}
	}
	return pass
}

// move writes the rule down; false while there is nothing to write.
func (c *draft) move(seat game.Seat) (game.Move, bool) {
	m := game.Move{Seat: seat, Verb: c.bench.Verb}
	text := []rune(strings.TrimSpace(c.text))
	if len(text) > c.bench.Most {
		text = text[:c.bench.Most]
	}
	if len(text) > 0 {
		m.Place = game.PlaceText(string(text))
	}
	m.Objects = c.passing()
	return m, m.Verb != "" && seat > game.Table && (m.Place != "" || len(m.Objects) > 0)
}

// warning is what is wrong with the rule, or empty.
func (c *draft) warning() string {
	if c.bench.Judge == nil {
		return ""
	}
	return words.Tell(c.bench.Judge(c.inDeck(), len(c.deck)))
}

// find lists the cards that fit what was typed, the best first.
func (c *draft) find(typed string) []find.Option {
	all := make([]find.Option, len(c.deck))
	for i, p := range c.deck {
		all[i] = find.Option{Value: p.ID, Text: p.Called(words.Word), Code: p.Code}
	}
	return find.Among(all, typed)
}
