package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// mostCovers bounds the ways of spending cards that are listed for a potion.
const mostCovers = 40

// missing is how many ingredients of a recipe a bag lacks.
func missing(recipe, has bag) int { return recipe.without(has).size() }

// contents adds up what cards hold, with what spent cards have left.
func (p *position) contents(cards []kit.Piece) bag {
	has := p.turn.pool
	for _, x := range cards {
		has = has.plus(p.forest[x].has)
	}
	return has
}

// brewable reports whether a bag and Jokers make a potion; at least one real
// ingredient is needed.
func (p *position) brewable(potion kit.Piece, has bag, jokers int) bool {
	if p.oneJoker {
		jokers = min(jokers, 1)
	}
	recipe := p.potions[potion].needs
	lack := missing(recipe, has)
	return lack <= jokers && lack < recipe.size()
}

// covers lists the sets of the forest cards before the Witch in turn that make
// a potion together with what her spent cards have left, none with a card it
// does not need. Jokers may stand for what is missing, and need not be used
// (R87).
func (p *position) covers(potion kit.Piece, most int) [][]kit.Piece {
	cards, recipe, jokers := p.held(p.seat), p.potions[potion].needs, int(p.turn.jokers)
	var out [][]kit.Piece
	var set []kit.Piece
	var try func(from int, has bag)
	try = func(from int, has bag) {
		if len(out) >= most {
			return
		}
		if p.brewable(potion, has, jokers) {
			if p.needless(potion, set) == 0 {
				out = append(out, slices.Clone(set))
			}
			if missing(recipe, has) == 0 {
				return
			}
		}
		for i := from; i < len(cards); i++ {
			with := has.plus(p.forest[cards[i]].has)
			if missing(recipe, with) < missing(recipe, has) {
				set = append(set, cards[i])
				try(i+1, with)
				set = set[:len(set)-1]
			}
		}
	}
	try(0, p.turn.pool)
	return out
}

// needless is a card of a set that gives nothing to a potion, or 0.
func (p *position) needless(potion kit.Piece, set []kit.Piece) kit.Piece {
	recipe := p.potions[potion].needs
	lack := missing(recipe, p.contents(set))
	for i, x := range set {
		if missing(recipe, p.contents(slices.Delete(slices.Clone(set), i, i+1))) == lack {
			return x
		}
	}
	return 0
}

// brewed lists the potions of the display that the Witch in turn can make with
// so many Jokers.
func (p *position) brewed(jokers int) []kit.Piece {
	// All cards together make a potion exactly when some of them do.
	all := p.contents(p.held(p.seat))
	return slices.DeleteFunc(p.displayed(), func(x kit.Piece) bool { return !p.brewable(x, all, jokers) })
}

// makeable lists the potions of the display that the Witch in turn can make with all Jokers that
// she may cast.
func (p *position) makeable() []kit.Piece {
	return p.brewed(int(p.turn.jokers) + len(p.castableOf(joker)))
}

// mayPrepare says why no potion can be made.
func (a *act) mayPrepare() error {
	if a.phase == exploring {
		return game.Refuse("Potions are made when a marionette is fetched, not while exploring.")
	}
	return nil
}

// prepare makes a potion of the display (R36 to R43).
func (a *act) prepare() error {
	potion := a.piece(0)
	card := a.potions[potion]
	switch {
	case !a.isPotion(potion):
		return a.refuse()
	case a.Lies(potion, a.own[a.seat].used), a.Lies(potion, a.own[a.seat].spent):
		return game.Refuse("%s was turned over already, and stays face down.", a.Name(potion))
	case !slices.Contains(a.displayed(), potion):
		return game.Refuse("%s is not on display.", a.Name(potion))
	}
	var set []kit.Piece
	for n := 1; n < len(a.Move.Objects); n++ {
		x := a.piece(n)
		if !a.Lies(x, a.own[a.seat].forest) || slices.Contains(set, x) {
			return game.Refuse("Only forest cards in front of %s can be discarded, each once.", name(a.seat))
		}
		set = append(set, x)
	}
	has := a.contents(set)
	if !a.brewable(potion, has, int(a.turn.jokers)) {
		return game.Refuse("%s needs %s: there are not enough ingredients.", a.Name(potion), card.needs.text())
	}
	if x := a.needless(potion, set); x != 0 {
		return game.Refuse("%s is not needed for %s: keep it.", a.Name(x), a.Name(potion))
	}
	a.turn.jokers -= int8(missing(card.needs, has))
	a.turn.pool = has.without(card.needs)
	a.spend(set)
	a.Lay(potion, a.own[a.seat].potions)
	a.coins[a.seat] += int16(card.coins)
	a.Say("%s makes %s: %s, reputation %d.", name(a.seat), a.Name(potion), coinsText(card.coins), card.reputation)
	switch {
	case a.endAtOnce && a.noPotions():
		a.finish()
	case a.refillAtOnce && a.wantsPotions():
		a.phase, a.back = dealing, gathering
	}
	return nil
}

// mayBrew reports whether the Witch in turn has put away what a potion needs that
// she can make: the cards are spent then, not left over. While some lie before her, they may
// be for the same potion.
func (p *position) mayBrew(seen game.Layout) bool {
	cards, held := p.putAway(p.seat, seen), p.held(p.seat)
	if 0 < len(cards) && len(cards) < len(held) {
		cards = held
	}
	return p.phase == gathering && len(cards) > 0 && slices.ContainsFunc(p.displayed(), func(potion kit.Piece) bool {
		return p.brewable(potion, p.contents(cards), int(p.turn.jokers))
	})
}

// hasRest reports whether what the spent cards of the Witch in turn have left makes another
// potion.
func (p *position) hasRest() bool {
	return p.phase == gathering && slices.ContainsFunc(p.displayed(), func(potion kit.Piece) bool {
		return p.brewable(potion, p.contents(nil), int(p.turn.jokers))
	})
}
