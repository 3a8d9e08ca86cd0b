package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Hand lists what lies before the learner: ingredients, potions, spells.
func (t *tutor) Hand(p *position) []string {
	return p.IDs(slices.Concat(p.held(learner), p.fronts(learner), p.active(learner))...)
}

// Asks is what the learner decides in a position: not all that the rules allow,
// but what she has been told of.
func (t *tutor) Asks(p *position) *game.Ask {
	switch {
	case p.actor() != learner:
	case p.phase == exploring && len(p.placeable()) > 0 && (!p.turn.placed || p.turn.extra > 0):
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

// choice is an action that needs no card.
func choice(label game.Text, key string, m game.Move) game.Action {
	return game.Action{Label: label, Key: key, Choices: []game.Move{m}}
}

// ends is the choice to do no more in this turn.
func ends() game.Action {
	return choice(game.Say("End my turn"), "e", game.Move{Seat: learner, Verb: "done"})
}

// asksWhere offers the free cards of the tracker's column, and one of another
// column that serves her worse.
func (t *tutor) asksWhere(p *position) *game.Ask {
	a := &game.Ask{Say: game.Say("Where do you send your marionette?")}
	switch colours := t.colours(p); {
	case p.turn.placed:
		a.Say = game.Say("Where do you send your second marionette?")
	case p.round() == 2 && slices.Equal(colours, []string{"Red"}):
		a.Say = game.Say("With a blue potion and your red one you can get a spell. Look for a card that helps. Where do you send your marionette?")
	case p.round() == 2 && slices.Equal(colours, []string{"Blue"}):
		a.Say = game.Say("With a red potion and your blue one you can get a spell. Look for a card that helps. Where do you send your marionette?")
	}
	other := p.round() + 1
	if p.round() > 1 {
		other = p.round() - 1
	}
	var cards, beside []kit.Piece
	for _, c := range []cell{at(1, p.round()), at(2, p.round()), at(3, p.round()), at(1, other)} {
		if !p.mayPlaceOn(c) {
			continue
		}
		x := p.cardOn(c)
		label := game.Say("Row %d: %s", c.row(), p.Name(x))
		if c.column() == p.round() {
			cards = append(cards, x)
		} else {
			label = game.Say("Column %d: %s", c.column(), p.Name(x))
			beside = append(beside, x)
		}
		a.Action = append(a.Action, choice(label, "", p.move("place", p.dollZone[c], p.atHome(learner)[0])))
	}
	a.Shown = append(t.withPotions(p, cards...), p.IDs(beside...)...)
	return a
}

// withPotions lists forest cards and the potions of the display that one of
// them would make, together with those before the learner.
func (t *tutor) withPotions(p *position, cards ...kit.Piece) []string {
	out := p.IDs(cards...)
	for _, potion := range p.displayed() {
		if slices.ContainsFunc(cards, func(x kit.Piece) bool { return p.brewable(potion, p.contents(append(p.held(learner), x)), 0) }) {
			out = append(out, p.ID(potion))
		}
	}
	return out
}

// colours are those of the learner's potions, each once.
func (t *tutor) colours(p *position) []string {
	var out []string
	for _, x := range p.fronts(learner) {
		if w := colourWords[p.potions[x].colour]; !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}

// asksSpell asks whether she casts her spell, when she can.
func (t *tutor) asksSpell(p *position) *game.Ask {
	m, ok := t.casts(p)
	if !ok {
		return nil
	}
	return &game.Ask{Say: game.Say("Do you cast your spell?"), Action: []game.Action{choice(game.Say("Cast the spell"), "c", m), ends()}}
}

// asksCard asks about the card under the marionette that is fetched.
func (t *tutor) asksCard(p *position) *game.Ask {
	x := p.cardOn(p.fetched)
	a := &game.Ask{Say: game.Say("You have %s. Do you buy %s?", coinsText(int(p.coins[learner])), p.Name(x)), Shown: t.withPotions(p, x)}
	for _, m := range p.Legal(learner) {
		switch m.Verb {
		case "buy":
			a.Action = append(a.Action, choice(game.Say("Buy it for %s", coinsText(p.price())), "b", m))
		case "leave":
			a.Action = append(a.Action, choice(game.Say("Discard it"), "l", m))
		}
	}
	return a
}

// asksMore asks what else she does in the turn in which she fetches: make a
// potion, else get a spell, else sell a potion.
func (t *tutor) asksMore(p *position) *game.Ask {
	a := &game.Ask{Say: game.Say("You have %s. What else do you do in this turn?", coinsText(int(p.coins[learner])))}
	if brews := t.brews(p); len(brews) > 0 {
		a.Say, a.Shown = game.Say("What else do you do in this turn?"), p.IDs(p.held(learner)...)
		for _, m := range brews {
			a.Shown = append(a.Shown, m.Objects[0])
			a.Action = append(a.Action, choice(game.Say("Make the %s", p.Name(p.Piece(m.Objects[0]))), "p", m))
		}
	} else if all := p.exchanges(); len(all) > 0 {
		for i, m := range all {
			if i == 0 || m.Objects[0] != all[i-1].Objects[0] {
				a.Shown = append(a.Shown, m.Objects...)
				a.Action = append(a.Action, choice(game.Say("Get the spell %s", p.Name(p.Piece(m.Objects[0]))), "x", m))
			}
		}
	} else {
		for _, x := range p.fronts(learner) {
			a.Action = append(a.Action, choice(game.Say("Sell the %s for %s", p.Name(x), coinsText(saleCoins)), "s", p.move("sell", kit.Nowhere, x)))
		}
	}
	if len(a.Action) == 0 {
		return nil
	}
	a.Action = append(a.Action, ends())
	return a
}

// Advice says kindly what speaks against a choice.
func (t *tutor) Advice(p *position, m game.Move) game.Text {
	switch m.Verb {
	case "place":
		switch column, now := p.cellOf[p.Place(m.Place)].column(), p.round(); {
		case column > now:
			return game.Say("That card lies in column %d. You would fetch it in a later round, and could do nothing in this one. A card in column %d is fetched in this round.", column, now)
		case column < now:
			return game.Say("The tracker has passed column %d: a marionette there waits until the next expedition. In column %d it is fetched in this round.", column, now)
		}
	case "leave":
		if len(t.withPotions(p, p.cardOn(p.fetched))) > 1 {
			return game.Say("With this card you could make a potion now, and the potion brings coins. Discard the card only if you want to keep your coins.")
		}
	case "sell":
		return game.Say("You have %s, which is enough for now. A sold potion loses 2 reputation and cannot be exchanged for a spell. If you still want the money, choose it again.", coinsText(int(p.coins[learner])))
	case "done":
		if p.phase == exploring {
			return game.Say("You can keep the spell for another round of this expedition. With a second marionette now, you can buy a second card.")
		}
		if brews := p.brews(1); len(brews) > 0 {
			return game.Say("You could make the %s now. If you wait, another Witch may take it from the display before you fetch again.", p.Name(p.Piece(brews[0].Objects[0])))
		}
		if len(p.exchanges()) > 0 {
			return game.Say("You can cast a spell once in each expedition, so it is good to get it early. The next one will cost 1 coin more.")
		}
	}
	return game.Text{}
}
