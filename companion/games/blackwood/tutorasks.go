package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Hand lists what lies before the learner: ingredients, potions, spells.
func (t *tutor) Hand(st game.State) []string {
	p, ok := st.(*position)
	if !ok {
		return nil
	}
	var out []string
	for _, c := range p.held[learner].all() {
		out = append(out, words().forest[c].ID)
	}
	for _, c := range p.fronts(learner) {
		out = append(out, words().potions[c].ID)
	}
	for _, c := range p.active(learner) {
		out = append(out, words().spells[c].ID)
	}
	return out
}

// Asks is what the learner decides in a position: not all that the rules allow,
// but what she has been told of.
func (t *tutor) Asks(st game.State) *game.Ask {
	p, ok := st.(*position)
	if !ok || p.actor() != learner {
		return nil
	}
	switch {
	case p.phase == exploring && p.mayPlace() && (!p.turn.placed || p.turn.extra > 0):
		return t.asksWhere(p)
	case p.phase == exploring && p.turn.placed:
		return t.asksSpell(p)
	case p.phase == gathering && !p.turn.decided:
		return t.asksCard(p)
	case p.phase == gathering:
		return t.asksMore(p)
	}
	return nil
}

// asksWhere offers the free cards of the tracker's column, and one of another
// column that serves her worse.
func (t *tutor) asksWhere(p *position) *game.Ask {
	a := &game.Ask{Say: game.Say("Where do you send your marionette?")}
	switch colours := t.colours(p); {
	case p.turn.placed:
		a.Say = game.Say("Where do you send your second marionette?")
	case p.round == 2 && slices.Equal(colours, []string{"Red"}):
		a.Say = game.Say("With a blue potion your red one buys a spell: see which card helps. Where do you send your marionette?")
	case p.round == 2 && slices.Equal(colours, []string{"Blue"}):
		a.Say = game.Say("With a red potion your blue one buys a spell: see which card helps. Where do you send your marionette?")
	}
	other := int(p.round) + 1
	if p.round > 1 {
		other = int(p.round) - 1
	}
	var cards []cardNo
	var beside []string
	places := []cell{at(1, int(p.round)), at(2, int(p.round)), at(3, int(p.round)), at(1, other)}
	for _, c := range places {
		if !p.mayPlaceOn(c) {
			continue
		}
		card := p.grid[c]
		label := game.Say("Row %d: %s", c.row(), words().forest[card])
		if c.column() != int(p.round) {
			label = game.Say("Column %d: %s", c.column(), words().forest[card])
		}
		if c.column() == int(p.round) {
			cards = append(cards, card)
		} else {
			beside = append(beside, words().forest[card].ID)
		}
		a.Action = append(a.Action, choice(label, "", game.Move{Seat: learner, Verb: vPlace, Objects: []string{p.home(learner).id()}, Place: dollZone(c)}))
	}
	a.Shown = append(t.withPotions(p, cards...), beside...)
	return a
}

// withPotions lists forest cards and the potions that one of them would make,
// together with those before the learner.
func (t *tutor) withPotions(p *position, cards ...cardNo) []string {
	var out []string
	for _, c := range cards {
		out = append(out, words().forest[c].ID)
	}
	for _, potion := range p.display {
		if slices.ContainsFunc(cards, func(c cardNo) bool { return t.makes(p, potion, c) }) {
			out = append(out, words().potions[potion].ID)
		}
	}
	return out
}

// makes reports whether a forest card makes a potion of the display, together
// with those before the learner.
func (t *tutor) makes(p *position, potion, c cardNo) bool {
	return potion != 0 && p.brewable(potion, p.contents(p.held[learner].all()).plus(p.house.lists.forest[c].has), 0)
}

// colours are those of the learner's potions, each once.
func (t *tutor) colours(p *position) []string {
	var out []string
	for _, c := range p.fronts(learner) {
		if w := colourWords[p.house.lists.potions[c].colour]; !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}

// choice is an action that needs no card.
func choice(label game.Text, key string, m game.Move) game.Action {
	return game.Action{Label: label, Key: key, Choices: []game.Move{m}}
}

// ends is the choice to do no more in this turn.
func ends() game.Action {
	return choice(game.Say("End my turn"), "e", game.Move{Seat: learner, Verb: vDone})
}

// asksSpell asks whether she casts her spell, when she can.
func (t *tutor) asksSpell(p *position) *game.Ask {
	m, ok := t.casts(mind{people: &t.people, position: p, seat: learner})
	if !ok {
		return nil
	}
	return &game.Ask{Say: game.Say("Do you cast your spell?"), Action: []game.Action{
		choice(game.Say("Cast the spell"), "c", m), ends(),
	}}
}

// asksCard asks about the card under the marionette that is fetched.
func (t *tutor) asksCard(p *position) *game.Ask {
	c := p.grid[p.fetched]
	a := &game.Ask{Say: game.Say("You have %s. Do you buy %s?", coinsText(int(p.witch[learner].coins)), words().forest[c]), Shown: t.withPotions(p, c)}
	for _, m := range p.Legal(learner) {
		switch m.Verb {
		case vBuy:
			a.Action = append(a.Action, choice(game.Say("Buy it for %s", coinsText(p.price())), "b", m))
		case vLeave:
			a.Action = append(a.Action, choice(game.Say("Leave it"), "l", m))
		}
	}
	return a
}

// asksMore asks what else she does in the turn in which she fetches: make a
// potion, else get a spell, else sell a potion.
func (t *tutor) asksMore(p *position) *game.Ask {
	a := &game.Ask{Say: game.Say("What else do you do in this turn?")}
	for i, m := range t.brews(p) {
		if i == 0 {
			for _, c := range p.held[learner].all() {
				a.Shown = append(a.Shown, words().forest[c].ID)
			}
		}
		a.Shown = append(a.Shown, m.Objects[0])
		a.Action = append(a.Action, choice(game.Say("Make the %s", words().potions[words().potionNos[m.Objects[0]]]), "p", m))
	}
	if len(a.Action) == 0 {
		a.Say = game.Say("You have %s. What else do you do in this turn?", coinsText(int(p.witch[learner].coins)))
		l := &list{position: p, seat: learner}
		l.exchanges()
		for i, m := range l.moves {
			if i == 0 || m.Objects[0] != l.moves[i-1].Objects[0] {
				a.Shown = append(a.Shown, m.Objects...)
				a.Action = append(a.Action, choice(game.Say("Get the spell %s", words().spells[words().spellNos[m.Objects[0]]]), "x", m))
			}
		}
	}
	if len(a.Action) == 0 {
		for _, c := range p.fronts(learner) {
			a.Action = append(a.Action, choice(game.Say("Sell the %s for %s", words().potions[c], coinsText(saleCoins)), "s",
				game.Move{Seat: learner, Verb: vSell, Objects: []string{words().potions[c].ID}}))
		}
	}
	if len(a.Action) == 0 {
		return nil
	}
	a.Action = append(a.Action, ends())
	return a
}

// Advice says kindly what speaks against a choice.
func (t *tutor) Advice(st game.State, m game.Move) game.Text {
	p, ok := st.(*position)
	if !ok {
		return game.Text{}
	}
	switch m.Verb {
	case vPlace:
		switch c := words().cellNos[m.Place]; {
		case c.column() > int(p.round):
			return game.Say("That card lies in column %d: you would fetch it in a later round, and have nothing to do in this one. A card of column %d is fetched at once.", c.column(), int(p.round))
		case c.column() < int(p.round):
			return game.Say("The tracker has passed column %d: a marionette there waits until the next expedition. In column %d it is fetched in this round.", c.column(), int(p.round))
		}
	case vLeave:
		if len(t.withPotions(p, p.grid[p.fetched])) > 1 {
			return game.Say("With this card you could make a potion at once, and the potion would bring coins back. Leave it only if you want to save your coins.")
		}
	case vSell:
		return game.Say("You have %s, which will do for now, and a sold potion loses 2 reputation and can buy no spell. If you would rather have the money, choose it again.", coinsText(int(p.witch[learner].coins)))
	case vDone:
		if p.phase == exploring {
			return game.Say("You can keep the spell for another round of this expedition. But a second marionette now is a second card to buy.")
		}
		l := &list{position: p, seat: learner}
		if l.brews(1); len(l.moves) > 0 {
			return game.Say("You could make the %s now. If you wait, another Witch may take it from the display before you fetch again.", words().potions[words().potionNos[l.moves[0].Objects[0]]])
		}
		if l.exchanges(); len(l.moves) > 0 {
			return game.Say("The sooner you get a spell, the more often you can cast it: once in each expedition. The next one will cost a coin more.")
		}
	}
	return game.Text{}
}
