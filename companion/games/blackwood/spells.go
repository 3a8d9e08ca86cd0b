package blackwood

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// stepOf is when a spell may be cast.
func (h *house) stepOf(k spellKind) step {
	switch k {
	case secondPuppet, push:
		return explore
	case freeGathering, joker:
		return gather
	case crossedPaths:
		return h.crossed
	}
	return h.pedlar
}

// castable refuses a spell that the Witch in turn cannot cast now (R49), or
// that would do nothing.
func (p *position) castable(s cardNo) error {
	card := p.house.lists.spells[s]
	name := words().spells[s]
	switch {
	case p.spellOf[s] != p.seat:
		return game.Refuse("%s does not have %s.", p.name(p.seat), name)
	case p.spell[s] != front:
		return game.Refuse("%s is used: it is active again in the next expedition.", name)
	case p.house.stepOf(card.kind)&p.step() == 0 && p.step() == explore:
		return game.Refuse("%s is cast when a marionette is fetched, not while exploring.", name)
	case p.house.stepOf(card.kind)&p.step() == 0:
		return game.Refuse("%s is cast while exploring, not when a marionette is fetched.", name)
	case p.house.newSpellWait && p.turn.fresh>>s&1 == 1:
		return game.Refuse("%s is new: it may be cast from the next turn on.", name)
	}
	switch card.kind {
	case secondPuppet:
		if p.atHome(p.seat)-p.owed() <= int(p.turn.extra) || !p.freeCard() {
			return game.Refuse("%s has no second marionette to place.", p.name(p.seat))
		}
	case freeGathering:
		if p.turn.decided || p.turn.free {
			return game.Refuse("%s is cast before the card is bought or left, and once.", name)
		}
	case joker:
		if p.mayBrew(p.seat, int(p.turn.jokers)) || !p.mayBrew(p.seat, int(p.turn.jokers)+p.activeJokers()) {
			return game.Refuse("%s would help with no potion that cannot be made without it.", name)
		}
	case crossedPaths:
		if p.loose() < 2 {
			return game.Refuse("There are no two forest cards without marionettes.")
		}
	case pedlar:
		if p.drawable() == 0 {
			return game.Refuse("No forest card is left for the Pedlar.")
		}
	case push:
		if !p.freeCard() {
			return game.Refuse("There is no free card to be pushed to.")
		}
	}
	return nil
}

// atHome counts a Witch's marionettes at home.
func (p *position) atHome(w game.Seat) int {
	n := 0
	for k := range dolls {
		if p.dollAt[dollOf(w, k)] == noCell {
			n++
		}
	}
	return n
}

// owed is the compulsory placement while it is still due.
func (p *position) owed() int {
	if p.turn.placed {
		return 0
	}
	return 1
}

// activeJokers counts the Jokers that the Witch in turn could still cast.
func (p *position) activeJokers() int {
	n := 0
	for _, s := range p.got[p.seat].all() {
		fresh := p.house.newSpellWait && p.turn.fresh>>s&1 == 1
		if p.spell[s] == front && p.house.lists.spells[s].kind == joker && !fresh {
			n++
		}
	}
	return n
}

// loose counts the forest cards without marionettes.
func (p *position) loose() int {
	n := 0
	for c := range p.cells() {
		if p.mayStand(c) {
			n++
		}
	}
	return n
}

// cast uses a spell (R50 to R56).
func (a *act) cast() error {
	s, ok := words().spellNos[a.object(0)]
	if a.step() == 0 || !ok || a.move.Number != 0 {
		return a.refuse()
	}
	if err := a.castable(s); err != nil {
		return err
	}
	kind := a.house.lists.spells[s].kind
	if kind != push && !a.says(1, "") {
		return a.refuse()
	}
	a.spell[s] = spent
	a.used[a.seat].spell(s)
	a.say("%s casts %s.", a.name(a.seat), words().spells[s])
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
		return a.aim()
	}
	return nil
}

// aim names whom a push concerns: a marionette, or its owner only.
func (a *act) aim() error {
	victim, doll := game.Table, noDoll
	if a.house.victimPicks {
		for w := game.Seat(1); w <= a.last(); w++ {
			if a.says(1, kit.PlayerSeat(w)) {
				victim = w
			}
		}
	} else if d, ok := words().dollNos[a.object(1)]; ok && a.says(2, "") && d.owner() <= a.last() && a.dollAt[d] != noCell {
		victim, doll = d.owner(), d
	}
	if victim == game.Table || victim == a.seat || a.atHome(victim) == dolls {
		return game.Refuse("Push moves another Witch's marionette that stands in the forest.")
	}
	a.back, a.phase = a.phase, pushed
	a.pusher, a.victim, a.moving = a.seat, victim, doll
	return nil
}

// yield moves a pushed marionette and pays its owner (R56).
func (a *act) yield() error {
	d, ok := words().dollNos[a.object(0)]
	to, okTo := words().cellNos[a.move.Place]
	if a.phase != pushed || !ok || !okTo || !a.says(1, dollZone(to)) {
		return a.refuse()
	}
	if d.owner() != a.victim || a.dollAt[d] == noCell || a.moving != noDoll && d != a.moving {
		return game.Refuse("Another marionette was pushed.")
	}
	if to >= a.cells() || !a.mayStand(to) {
		return game.Refuse("It has to go to another card without a marionette.")
	}
	from := a.dollAt[d]
	a.doll[from], a.doll[to], a.dollAt[d], a.latest = noDoll, d, to, to
	a.witch[a.victim].coins += pushedCoins
	a.say("%s moves her marionette to %s and gets %d coins.", a.name(a.victim), to.text(), pushedCoins)
	if a.house.pushExtra {
		a.freed = from
	}
	a.phase = a.back
	a.pusher, a.victim, a.moving = game.Table, game.Table, noDoll
	return nil
}

// swap exchanges two forest cards, named one after the other (R54).
func (a *act) swap() error {
	if a.phase != crossing && a.phase != crossing2 || a.move.Place != "" || a.move.Number != 0 {
		return a.refuse()
	}
	c, ok := a.crossable(a.object(0))
	if !ok {
		return game.Refuse("Only forest cards without a marionette change places.")
	}
	if a.phase == crossing {
		if len(a.move.Objects) != 1 {
			return a.refuse()
		}
		a.lifted, a.phase = c, crossing2
		return nil
	}
	d, ok := a.crossable(a.object(1))
	if !ok || len(a.move.Objects) != 2 || c != a.lifted || d == c {
		return game.Refuse("Only forest cards without a marionette change places.")
	}
	a.grid[c], a.grid[d] = a.grid[d], a.grid[c]
	a.say("%s and %s change places.", words().forest[a.grid[c]], words().forest[a.grid[d]])
	a.lifted, a.phase = noCell, a.back
	return nil
}

// crossable finds a forest card without a marionette.
func (p *position) crossable(id string) (cell, bool) {
	for c := range p.cells() {
		if p.mayStand(c) && words().forest[p.grid[c]].ID == id {
			return c, true
		}
	}
	return noCell, false
}

// callPedlar lets the table show five cards, of the discard pile too when the
// deck has fewer.
func (a *act) callPedlar() {
	a.back = a.phase
	if a.deck < onShow && a.drawable() > int(a.deck) {
		a.deck, a.hidden = a.deck+a.hidden, 0
		for c := range a.forest {
			if a.forest[c] == discarded {
				a.forest[c] = unseen
				a.deck++
			}
		}
		a.say("The forest deck is short: shuffle the discard pile into it.")
	}
	a.phase = showing
	if a.house.secretPedlar {
		a.phase = peddling
	}
}

// showCard turns up one of the Pedlar's cards (R55).
func (a *act) showCard() error {
	c, ok := words().forestNos[a.object(0)]
	if a.phase != showing || !ok || !a.says(1, showZone) {
		return a.refuse()
	}
	if a.forest[c] != unseen {
		return game.Refuse("%s cannot come from the deck: it was dealt before.", words().forest[c])
	}
	a.show[a.shownCards()] = c
	a.say("The Pedlar shows %s.", words().forest[c])
	a.forest[c] = shown
	a.deck--
	if a.shownCards() == onShow || a.deck == 0 {
		a.phase = peddling
	}
	return nil
}

// shownCards counts the cards that the Pedlar shows.
func (p *position) shownCards() int {
	for k, c := range p.show {
		if c == 0 {
			return k
		}
	}
	return onShow
}

// peddled is what one of the Pedlar's cards costs.
func (p *position) peddled(c cardNo) int { return p.house.lists.forest[c].cost / 2 }

// peddle buys one of the Pedlar's cards, or none; the others are discarded.
func (a *act) peddle() error {
	var bought cardNo
	switch a.move.Verb {
	case vPass:
		if !a.bare() {
			return a.refuse()
		}
		a.say("%s buys nothing of the Pedlar.", a.name(a.seat))
	case vBuy:
		c, ok := words().forestNos[a.object(0)]
		if !ok || !a.says(1, ofWitch(forestLane, a.seat)) || !a.offered(c) {
			return game.Refuse("The Pedlar does not offer that card.")
		}
		if err := a.pay(a.peddled(c)); err != nil {
			return err
		}
		a.take(c, a.peddled(c))
		bought = c
	default:
		return a.refuse()
	}
	if a.house.secretPedlar {
		n := min(a.deck, onShow)
		a.deck -= n
		if bought != 0 {
			n--
		}
		a.hidden += n
	}
	for _, c := range a.show {
		if c != 0 && c != bought {
			a.forest[c] = discarded
		}
	}
	a.show = [onShow]cardNo{}
	a.phase = a.back
	return nil
}

// offered reports whether the Pedlar may have a card to sell.
func (p *position) offered(c cardNo) bool {
	if p.house.secretPedlar {
		return p.forest[c] == unseen
	}
	return p.forest[c] == shown
}
