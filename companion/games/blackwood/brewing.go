package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// mostCovers bounds the ways of spending cards that are listed for a potion.
const mostCovers = 40

// jokersFor is how many missing ingredients of one potion Jokers may stand for.
func (p *position) jokersFor(jokers int) int {
	if p.house.oneJoker {
		return min(jokers, 1)
	}
	return jokers
}

// missing is how many ingredients of a recipe a bag lacks.
func missing(recipe, has bag) int { return recipe.without(has).size() }

// brewable reports whether a bag and Jokers make a potion; at least one real
// ingredient is needed.
func (p *position) brewable(c cardNo, has bag, jokers int) bool {
	recipe := p.house.lists.potions[c].needs
	lack := missing(recipe, has)
	return lack <= p.jokersFor(jokers) && lack < recipe.size()
}

// covers lists the sets of a Witch's forest cards that make a potion together
// with what her spent cards have left, none with a card it does not need.
func (p *position) covers(w game.Seat, potion cardNo, jokers, most int) [][]cardNo {
	var out [][]cardNo
	cards := p.held[w].all()
	var set []cardNo
	var try func(from int, has bag)
	try = func(from int, has bag) {
		if len(out) >= most {
			return
		}
		if p.brewable(potion, has, jokers) {
			if p.needless(potion, set, jokers) == 0 {
				out = append(out, slices.Clone(set))
			}
			return
		}
		recipe := p.house.lists.potions[potion].needs
		lack := missing(recipe, has)
		for i := from; i < len(cards); i++ {
			with := has.plus(p.house.lists.forest[cards[i]].has)
			if missing(recipe, with) < lack {
				set = append(set, cards[i])
				try(i+1, with)
				set = set[:len(set)-1]
			}
		}
	}
	try(0, p.turn.pool)
	return out
}

// contents adds up what cards hold, with what spent cards have left.
func (p *position) contents(cards []cardNo) bag {
	has := p.turn.pool
	for _, c := range cards {
		has = has.plus(p.house.lists.forest[c].has)
	}
	return has
}

// needless is a card without which a set still makes the potion, or 0.
func (p *position) needless(potion cardNo, set []cardNo, jokers int) cardNo {
	for i, c := range set {
		rest := append(slices.Clone(set[:i]), set[i+1:]...)
		if p.brewable(potion, p.contents(rest), jokers) {
			return c
		}
	}
	return 0
}

// mayBrew reports whether a Witch can make a potion of the display.
func (p *position) mayBrew(w game.Seat, jokers int) bool {
	for _, c := range p.display {
		// All cards together make it exactly when some of them do.
		if c != 0 && p.brewable(c, p.contents(p.held[w].all()), jokers) {
			return true
		}
	}
	return false
}

// prepare makes a potion of the display (R36 to R43).
func (a *act) prepare() error {
	potion, ok := words().potionNos[a.object(0)]
	if a.phase != gathering || !ok || a.move.Number != 0 || a.move.Place != "" {
		if ok && a.phase == exploring {
			return game.Refuse("Potions are made when a marionette is fetched, not while exploring.")
		}
		return a.refuse()
	}
	place := slices.Index(a.display[:], potion)
	if place < 0 {
		return game.Refuse("%s is not on display.", words().potions[potion])
	}
	var set []cardNo
	for _, id := range a.move.Objects[1:] {
		c, ok := words().forestNos[id]
		if !ok || !slices.Contains(a.held[a.seat].all(), c) || slices.Contains(set, c) {
			return game.Refuse("Only forest cards that lie before %s can be spent, each once.", a.name(a.seat))
		}
		set = append(set, c)
	}
	jokers := int(a.turn.jokers)
	has := a.contents(set)
	if !a.brewable(potion, has, jokers) {
		return game.Refuse("%s needs %s: the ingredients do not suffice.", words().potions[potion], bagText(a.house.lists.potions[potion].needs))
	}
	if c := a.needless(potion, set, jokers); c != 0 {
		return game.Refuse("%s is not needed for %s: keep it.", words().forest[c], words().potions[potion])
	}
	card := a.house.lists.potions[potion]
	a.turn.jokers -= int8(missing(card.needs, has))
	a.turn.pool = has.without(card.needs)
	for _, c := range set {
		a.held[a.seat].drop(c)
		a.forest[c], a.paid[c] = discarded, 0
	}
	a.display[place] = 0
	a.potion[potion], a.potionOf[potion] = front, a.seat
	a.made[a.seat][a.makes[a.seat]] = potion
	a.makes[a.seat]++
	a.witch[a.seat].coins += int16(card.coins)
	a.say("%s makes %s: %s, reputation %d.", a.name(a.seat), words().potions[potion], coinsText(card.coins), card.reputation)
	switch {
	case a.house.endAtOnce && a.noPotions():
		a.finish()
	case a.house.refillAtOnce && a.wantsPotions():
		a.phase, a.back = dealing, gathering
	}
	return nil
}

// bagText names ingredients in a sentence.
func bagText(b bag) game.Text {
	var out game.Text
	for i, n := range b {
		for range n {
			if out.Format == "" {
				out = game.Say(ingredientNames[i])
			} else {
				out = game.Say("%s, %s", out, game.Say(ingredientNames[i]))
			}
		}
	}
	return out
}
