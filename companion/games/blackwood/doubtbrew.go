package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// doubtLeftOver says of a card that was put away, and for no potion, when that is done. In the
// last round of an expedition one that is out of sight was put away, too. What else is done
// counts.
func (p *position) doubtLeftOver(seen game.Layout) game.Doubt {
	if p.phase == advancing && p.round() == rounds {
		return game.Doubt{} // it is done now
	}
	var out []kit.Piece
	var whose game.Seat
	for w := range p.witches() {
		spends := w == p.seat && p.phase == gathering && (p.round() < rounds || p.mayBrew(seen))
		brews := len(p.unmade(w, seen)) > 0
		for _, x := range p.held(w) {
			away := p.sees(seen, x, p.discard) || p.round() == rounds && p.seen(seen, x) == kit.Nowhere
			if away && !spends && !brews {
				out, whose = append(out, x), w
			}
		}
	}
	if len(out) == 0 {
		return game.Doubt{}
	}
	doubt := say("%s belongs before %s until the expedition is over and what is left over is put away.", p.Name(out[len(out)-1]), name(whose))
	doubt.Early, doubt.Beside = true, p.IDs(out...)
	return doubt
}

// onlyRead reports whether cards of Witches are out of sight in the last round of an expedition, as
// when somebody reads them, and nothing else tells that it is over: none lies on the discard pile,
// and no tracker, marionette or spell has moved.
func (p *position) onlyRead(seen game.Layout) bool {
	away := false
	for w := range p.witches() {
		for _, x := range p.held(w) {
			switch at := p.seen(seen, x); at {
			case kit.Nowhere:
				away = true
			case p.own[w].forest:
			default:
				return false
			}
		}
		if slices.ContainsFunc(p.In(p.own[w].used), func(x kit.Piece) bool { return p.sees(seen, x, p.own[w].spells) }) {
			return false
		}
	}
	stays := func(x kit.Piece) bool { return p.seen(seen, x) == kit.Nowhere || p.sees(seen, x, p.At(x)) }
	return away && stays(p.forestTracker) && stays(p.expeditionTracker) && len(p.sentEarly(seen)) == 0
}

// unmade lists the potions that are seen before a Witch and by the record are still on display.
func (p *position) unmade(w game.Seat, seen game.Layout) []kit.Piece {
	return slices.DeleteFunc(p.displayed(), func(x kit.Piece) bool { return !p.sees(seen, x, p.own[w].potions) })
}

// doubtBrew says what a potion that was taken from the display still needs, or
// which card was spent without need.
func (p *position) doubtBrew(seen game.Layout) game.Doubt {
	for w := range p.witches() {
		for _, x := range p.Unseen(potionDeck) {
			if p.sees(seen, x, p.own[w].potions) {
				return p.beside(tell("%s is not on display yet: it can be made from the next round on. The cards for it go back to %s.", p.Name(x), name(w)), x)
			}
		}
		for _, x := range p.fronts(w) {
			if slices.Contains(p.display[:], p.seen(seen, x)) {
				return p.beside(tell("%s was made by %s: it goes back there, or what was spent for it is taken back, too.", p.Name(x), name(w)), x)
			}
		}
	}
	taken := p.unmade(p.seat, seen)
	if p.phase == exploring || p.phase == dealing || p.phase == advancing {
		return p.brewsEarly(seen)
	}
	if p.phase != gathering {
		return game.Doubt{}
	}
	spent := p.putAway(p.seat, seen)
	for w := range p.witches() {
		if x := p.unmade(w, seen); w != p.seat && len(x) > 0 {
			return p.beside(tell("%s lies before %s, but it is the turn of %s, who alone can make it now.", p.Name(x[0]), name(w), name(p.seat)), append(p.putAway(w, seen), x[0])...)
		}
	}
	if len(taken) == 0 {
		for _, x := range spent {
			if p.sees(seen, x, p.discard) {
				return tell("%s has put %s away: take the potion that is made of it, or take the card back.", name(p.seat), p.Name(x))
			}
		}
		return game.Doubt{}
	}
	if x := p.needless(taken[0], spent); x != 0 && len(taken) == 1 {
		return say("%s is not needed for %s: it comes back to %s.", p.Name(x), p.Name(taken[0]), name(p.seat))
	}
	has, jokers := p.contents(spent), int(p.turn.jokers)
	for _, potion := range taken {
		recipe := p.potions[potion].needs
		lack := recipe.without(has)
		if lack.size() == 0 || p.brewable(potion, has, jokers) {
			has, jokers = has.without(recipe), jokers-lack.size()
			continue
		}
		nothing := lack.size() == recipe.size() // was put away for it yet
		rest := p.missing(recipe)
		var doubt game.Doubt
		switch never := rest.size() > 0; {
		case never && rest.partOf(recipe):
			doubt = say("%s needs %s, and %s is short of %s: the potion goes back.", p.Name(potion), recipe.text(), name(p.seat), rest.text())
		case never && (nothing || len(taken) > 1): // what was put away may be for another
			doubt = say("%s needs %s, which %s does not have: the potion goes back.", p.Name(potion), rest.text(), name(p.seat))
		case never:
			doubt = say("%s still needs %s, and %s has none: the potion and the cards go back.", p.Name(potion), rest.text(), name(p.seat))
		case nothing:
			doubt = say("%s needs %s: lay the cards for it on the discard pile.", p.Name(potion), recipe.text())
		default:
			doubt = say("%s still needs %s.", p.Name(potion), lack.text())
		}
		doubt.Due = true
		return doubt
	}
	return game.Doubt{}
}

// missing is what a recipe asks for and the Witch in turn does not have: nothing while Jokers or an
// unused spell may stand for it.
func (p *position) missing(recipe bag) bag {
	rest := recipe.without(p.contents(p.held(p.seat)))
	if rest.size() <= int(p.turn.jokers) || len(p.active(p.seat)) > 0 {
		return bag{}
	}
	return rest
}

// brewsEarly: a potion is made while marionettes are sent, or none are fetched any more. Play goes
// on beside it and the cards that are spent for it.
func (p *position) brewsEarly(seen game.Layout) game.Doubt {
	for w := range p.witches() {
		for _, x := range p.displayed() {
			if !p.sees(seen, x, p.own[w].potions) {
				continue
			}
			doubt := tell("Potions are made when a marionette is fetched, not while exploring.")
			if p.phase != exploring {
				doubt = tell("Potions are made while marionettes are fetched: %s goes back, with the cards for it.", p.Name(x))
			}
			doubt.Beside = p.IDs(append(p.putAway(w, seen), x)...)
			return doubt
		}
	}
	return game.Doubt{}
}
