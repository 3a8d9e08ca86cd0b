package grove

import (
	"math"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var (
	_ game.Chronicler = (*position)(nil)
	_ game.Closer     = (*position)(nil)
)

// Chronicle follows trust, and how near each seat but the Visitor's could have been
// to the rule: how many yes-or-no questions were left to somebody who forgets
// nothing. A deck that says too little of its objects has no such number: there it is
// of how many objects each knew the side.
func (p *position) Chronicle() []game.Thread {
	trust := game.Thread{Title: game.Say("Trust"), Counts: []game.Count{{Name: game.Say("Trust"), N: p.trust}}}
	if p.house.pack.speaks() {
		return []game.Thread{trust, p.questionsLeft()}
	}
	return []game.Thread{trust, p.objectsKnown()}
}

// questionsLeft is the uncertainty of each seat about the rule, in whole bits.
func (p *position) questionsLeft() game.Thread {
	left := kit.Thread(game.Say("Questions still needed to find the rule"), p.seekers(), p.name, func(s game.Seat) int {
		return int(math.Round(p.believes(s).Entropy()))
	})
	left.Less = true
	return left
}

// objectsKnown is how many objects lie open to a seat, her own hidden ones included.
func (p *position) objectsKnown() game.Thread {
	open := 0
	for range p.classified() {
		open++
	}
	return kit.Thread(game.Say("Objects that each knew of"), p.seekers(), p.name, func(s game.Seat) int {
		known := open
		for range p.hides(s) {
			known++
		}
		return known
	})
}

// Closing tells the Pass Rule, or asks the Visitor for it, and shows what she
// judged otherwise.
func (p *position) Closing() *game.Closing {
	if p.phase != over {
		return nil
	}
	c := &game.Closing{Title: game.Say("The Pass Rule"), Seat: visitor}
	if text, _ := game.TextOf(p.book.rule); text != "" {
		c.Words = game.Say("“%s”", text)
	} else {
		f := p.tellForm()
		c.Ask = &f
	}
	for x, v := range p.contradicted() {
		c.Cards = append(c.Cards, game.UnveilStep{Card: p.Set().ID(x), Said: v.verdict(), True: v.other().verdict(), Right: p.book.called(x) == v})
	}
	switch n := len(c.Cards); {
	case n == 1:
		c.Kind = game.Say("One object lies on the other side of the rule. That happens to every Visitor.")
	case n > 1:
		c.Kind = game.Say("%d objects lie on the other side of the rule. That happens to every Visitor.", n)
	case p.book.listed:
		c.Kind = game.Say("Every verdict agrees with the Pass Rule. Well judged!")
	}
	return c
}

// contradicted are the objects whose verdict differs from the Pass Rule or from
// the Visitor's last judgement call, with their verdicts.
func (p *position) contradicted() func(yield func(kit.Piece, side) bool) {
	return func(yield func(kit.Piece, side) bool) {
		for c := range p.house.pack.cards() {
			v := p.verdict(c)
			against := func(s side) bool { return s != noSide && v != noSide && s != v }
			if (against(p.book.ruled(c)) || against(p.book.called(c))) && !yield(c, v) {
				return
			}
		}
	}
}

// tellForm asks the Visitor for her rule once the game is over.
func (p *position) tellForm() game.Form {
	return game.Form{Title: game.Say("%s, what was your Pass Rule?", p.name(visitor)), Verb: "tell", Send: game.Say("Tell it"),
		Parts: []game.Part{{Name: game.Say("An object is admitted when"), Free: mostRule}}}
}

// tell is the Pass Rule in the Visitor's words, told when the game is over: it
// changes nothing but what the story says.
func (a *act) tell() error {
	if text, _ := game.TextOf(a.book.rule); text != "" {
		return game.Refuse("Your Pass Rule is already written down and cannot be changed.")
	}
	text, ok := game.TextOf(a.Move.Place)
	if !ok || text == "" || len([]rune(text)) > mostRule || len(a.Move.Objects) > 0 || a.Move.Number != 0 {
		return game.Refuse("The text of the rule is too long or has unreadable characters. Write at most %d letters.", mostRule)
	}
	a.book.rule, a.book.told = a.Move.Place, true
	a.Say("%s tells the Pass Rule: “%s”", a.name(visitor), text)
	return nil
}
