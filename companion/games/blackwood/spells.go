package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// stepOf is when a spell may be cast.
func (h *house) stepOf(k spellKind) []phase {
	switch k {
	case secondPuppet, push:
		return steps["explore"]
	case freeGathering, joker:
		return steps["gather"]
	case crossedPaths:
		return h.crossed
	}
	return h.pedlar
}

// castable refuses a spell that the Witch in turn cannot cast now (R49), or
// that would do nothing.
func (p *position) castable(s kit.Piece) error {
	kind, spell, who := p.spells[s].kind, p.Name(s), name(p.seat)
	switch own, now := p.own[p.seat], slices.Contains(p.stepOf(kind), p.phase); {
	case p.Lies(s, own.used):
		return game.Refuse("%s is used: it is active again in the next expedition.", spell)
	case !p.Lies(s, own.spells):
		return game.Refuse("%s does not have %s.", who, spell)
	case !now && p.phase == exploring:
		return game.Refuse("Cast %s when your marionette is fetched, not while exploring.", spell)
	case !now:
		return game.Refuse("Cast %s while exploring, not when your marionette is fetched.", spell)
	case p.mustWait(s):
		return game.Refuse("%s is new: it may be cast from the next turn on.", spell)
	}
	switch kind {
	case secondPuppet:
		spare := len(p.atHome(p.seat)) - int(p.turn.extra)
		if !p.turn.placed {
			spare-- // for the compulsory placement
		}
		if spare <= 0 || len(p.freeCells()) == 0 {
			return game.Refuse("%s has no second marionette to place.", who)
		}
	case freeGathering:
		if p.turn.decided || p.turn.free {
			return game.Refuse("Cast %s only once, before you buy or discard the card.", spell)
		}
	case joker:
		if cast := int(p.turn.jokers); len(p.brewed(cast)) == len(p.brewed(cast+p.activeJokers())) {
			return game.Refuse("%s would not help: it makes no further potion possible.", spell)
		}
	case crossedPaths:
		if len(p.freeCells()) < 2 {
			return game.Refuse("There are no two forest cards without marionettes.")
		}
	case pedlar:
		if p.drawable() == 0 {
			return game.Refuse("No forest card is left for the Pedlar.")
		}
	case push:
		if len(p.freeCells()) == 0 {
			return game.Refuse("There is no free card to push it to.")
		}
	}
	return nil
}

// isNew reports whether the Witch in turn got a spell in this turn.
func (p *position) isNew(s kit.Piece) bool {
	active := p.active(p.seat)
	return slices.Index(active, s) >= len(active)-int(p.turn.fresh)
}

// mustWait reports whether a spell may not be cast in this turn, in which it was got.
func (p *position) mustWait(s kit.Piece) bool { return p.newSpellWait && p.isNew(s) }

// activeJokers counts the Jokers that the Witch in turn could still cast.
func (p *position) activeJokers() int {
	n := 0
	for _, s := range p.active(p.seat) {
		if p.spells[s].kind == joker && !p.mustWait(s) {
			n++
		}
	}
	return n
}

// cast uses a spell (R50 to R56).
func (a *act) cast() error {
	s := a.piece(0)
	if !a.isSpell(s) {
		return a.refuse()
	}
	if err := a.castable(s); err != nil {
		return err
	}
	kind := a.spells[s].kind
	if kind == push {
		if err := a.aim(); err != nil {
			return err
		}
	} else if err := a.Form(1, 1, false, false); err != nil {
		return err
	}
	if a.isNew(s) {
		a.turn.fresh--
	}
	a.Lay(s, a.own[a.seat].used)
	switch {
	case a.moving != 0:
		a.Say("%s casts %s on the marionette in %s.", name(a.seat), a.Name(s), a.stands(a.moving).text())
	case kind == push:
		a.Say("%s casts %s: %s moves a marionette.", name(a.seat), a.Name(s), name(a.victim))
	default:
		a.Say("%s casts %s.", name(a.seat), a.Name(s))
	}
	switch kind {
	case secondPuppet:
		a.turn.extra++
	case freeGathering:
		a.turn.free = true
	case joker:
		a.turn.jokers++
	case crossedPaths:
		a.back, a.phase = a.phase, crossing
	case pedlar:
		a.callPedlar()
	case push:
		a.back, a.phase = a.phase, pushed
	}
	return nil
}

// aim names whom a push concerns: a marionette, or its owner only.
func (a *act) aim() error {
	form := a.Form(2, 2, false, false)
	a.moving = a.piece(1)
	a.victim = a.owner(a.moving)
	if a.victimPicks {
		form = a.Form(1, 1, true, false)
		a.victim = max(0, game.Seat(slices.Index(a.house.Seats, a.Move.Place)))
	}
	if form != nil || a.victim == game.Table || a.victim == a.seat || len(a.inForest(a.victim)) == 0 || a.moving != 0 && a.stands(a.moving) == 0 {
		return game.Refuse("Push moves a marionette of another Witch in the forest.")
	}
	return nil
}

// yield moves a pushed marionette and pays its owner (R56).
func (a *act) yield() error {
	d, to := a.piece(0), a.cellOf[a.to()]
	from := a.stands(d)
	switch {
	case a.owner(d) == game.Table || to == 0 || a.to() != a.dollZone[to]:
		return a.refuse()
	case a.owner(d) != a.victim || from == 0 || a.moving != 0 && d != a.moving:
		return game.Refuse("Another marionette was pushed.")
	case !a.mayStand(to):
		return game.Refuse("It has to go to another card without a marionette.")
	}
	a.Lay(d, a.to())
	a.latest = d
	a.coins[a.victim] += pushedCoins
	a.Say("%s moves a marionette to %s and gets %d coins.", name(a.victim), to.text(), pushedCoins)
	if a.pushExtra {
		a.freed = from
	}
	a.phase, a.victim, a.moving = a.back, game.Table, 0
	return nil
}

// swap exchanges two forest cards, named one after the other (R54).
func (a *act) swap() error {
	first, second := a.piece(0), a.piece(1)
	one, two := a.cellOf[a.At(first)], a.cellOf[a.At(second)]
	switch {
	case a.phase == crossing && len(a.Move.Objects) != 1:
		return a.refuse()
	case !a.mayStand(one),
		a.phase == crossing2 && (!a.mayStand(two) || one != a.lifted || one == two):
		return game.Refuse("Only forest cards without a marionette can change places.")
	case a.phase == crossing:
		a.Say("%s changes places with another card.", a.Name(first))
		a.lifted, a.phase = one, crossing2
		return nil
	}
	a.Swap(first, second)
	a.Say("%s and %s change places.", a.Name(second), a.Name(first))
	a.lifted, a.phase, a.swapped = 0, a.back, true
	return nil
}

// callPedlar lets the table show five cards, or lets the caster look at them.
func (a *act) callPedlar() {
	a.back, a.phase = a.phase, showing
	switch short := a.deck() < onShow && a.drawable() > a.deck(); {
	case a.secretPedlar && short:
		a.shuffle()
		a.Say("The forest deck has too few cards. Take them all, then shuffle the discard pile: it is the new deck.")
		a.phase = peddling
	case a.secretPedlar:
		a.phase = peddling
	default:
		a.nextShown()
	}
}

// nextShown goes on with the Pedlar's cards. When the deck runs out the discard
// pile is the new one (R93).
func (a *act) nextShown() {
	switch {
	case a.Count(a.show) == onShow || a.drawable() == 0:
		a.phase = peddling
	case a.deck() == 0:
		a.shuffle()
		a.Say("The forest deck is empty. Shuffle the discard pile: it is the new deck.")
	}
}

// showCard turns up one of the Pedlar's cards (R55).
func (a *act) showCard() error {
	x := a.piece(0)
	if !a.isForest(x) || a.to() != a.show {
		return a.refuse()
	}
	if a.At(x) != kit.Nowhere {
		return game.Refuse("%s cannot come from the deck: it was dealt before.", a.Name(x))
	}
	a.Lay(x, a.show)
	a.Final = true // a card came off the deck
	a.Say("The Pedlar shows %s.", a.Name(x))
	a.nextShown()
	return nil
}

// offers lists the cards that the Pedlar may have to sell.
func (p *position) offers() []kit.Piece {
	if p.secretPedlar {
		return p.Unseen(forestDeck)
	}
	return p.In(p.show)
}

// peddled is what one of the Pedlar's cards costs.
func (p *position) peddled(x kit.Piece) int { return p.forest[x].cost / 2 }

// pass buys nothing of the Pedlar.
func (a *act) pass() error {
	a.Say("%s buys nothing of the Pedlar.", name(a.seat))
	a.endPedlar(0)
	return nil
}

// endPedlar discards what the Pedlar has not sold. Of the cards that only the
// caster saw nobody else knows which are in the discard pile now.
func (a *act) endPedlar(bought int) {
	if a.secretPedlar {
		a.hidden += int8(min(a.deck()+bought, onShow) - bought)
	}
	a.spend(a.In(a.show))
	a.phase = a.back
}
