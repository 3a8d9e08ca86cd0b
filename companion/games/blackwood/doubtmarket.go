package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// doubtFull says of a card off a deck that it lies on one of the forest or the display. What
// else is done counts.
func (p *position) doubtFull(seen game.Layout) game.Doubt {
	for _, x := range append(p.Unseen(forestDeck), p.Unseen(potionDeck)...) {
		at := p.seen(seen, x)
		under := p.Top(at)
		if c := p.cellOf[at]; c != 0 {
			under = p.cardOn(c)
		}
		if at != kit.Nowhere && under != 0 && (p.cellOf[at] != 0 || slices.Contains(p.display[:], at)) && p.seen(seen, under) == kit.Nowhere && !p.pendingFetch(under, seen) && !p.closesUp(p.cellOf[at]) {
			covers := func(y kit.Piece) bool { return y == under || p.isPotion(x) && p.seen(seen, y) == kit.Nowhere }
			covered := slices.DeleteFunc(append(p.displayed(), under), func(y kit.Piece) bool { return !covers(y) })
			doubt := tell("%s lies where %s should lie, and no card is due there: put it back on its deck.", p.Name(x), p.Name(under))
			switch {
			case p.phase != dealing:
			case p.isForest(x) && p.wantsForest():
				doubt.Question = game.Say("%s lies where %s should lie. %s", p.Name(x), p.Name(under), p.notFull())
			case p.isPotion(x) && p.wantsPotions():
				doubt.Question = game.Say("%s lies where %s should lie. %s", p.Name(x), p.Name(under), p.displayNotFull())
			}
			return p.beside(doubt, append(covered, x)...)
		}
	}
	return game.Doubt{}
}

// doubtGone says of potions that they are on the display no more, and nobody has them. What else
// is done meanwhile counts, unless one of them may be made of it.
func (p *position) doubtGone(seen game.Layout) game.Doubt {
	var gone []kit.Piece
	for _, x := range p.displayed() {
		if p.seen(seen, x) == kit.Nowhere && !p.pendingFetch(x, seen) {
			gone = append(gone, x)
		}
	}
	if len(gone) == 0 {
		return p.doubtPile(seen)
	}
	space := slices.Index(p.display[:], p.At(gone[0])) + 1
	doubt := say("%s is not on the display: it goes back on space %d, or to the Witch who has made it.", p.Name(gone[0]), space)
	if p.phase != gathering || !p.turn.decided || !slices.ContainsFunc(p.makeable(), func(x kit.Piece) bool { return slices.Contains(gone, x) }) {
		doubt.Early, doubt.Beside = true, p.IDs(gone...)
	}
	return doubt
}

// doubtPile says of a spell that it is on its pile no more. What else is done meanwhile counts,
// unless potions of the Witch in turn may be turned over for it.
func (p *position) doubtPile(seen game.Layout) game.Doubt {
	var off []kit.Piece
	for _, pile := range p.piles {
		x := p.Top(pile)
		if at := p.seen(seen, x); x != 0 && at != pile && (at == kit.Nowhere || slices.Contains(p.piles[:], at)) {
			off = append(off, x)
		}
	}
	if len(off) == 0 || p.turnsOver(p.actor(), seen) {
		return game.Doubt{}
	}
	doubt := say("%s is not on its pile in the village: it goes back there, or to the Witch who gives two potions for it.", p.Name(off[0]))
	doubt.Early, doubt.Beside = true, p.IDs(off...)
	return doubt
}

// turnsOver reports whether a potion of a Witch is not seen where it lay: it may be turned over.
func (p *position) turnsOver(w game.Seat, seen game.Layout) bool {
	return w != game.Table && slices.ContainsFunc(p.fronts(w), func(x kit.Piece) bool { return !p.sees(seen, x, p.own[w].potions) })
}

// doubtAway says of cards of a Witch that they are out of sight while nothing can be done with
// them, as when somebody reads them. What else is done counts.
func (p *position) doubtAway(seen game.Layout) game.Doubt {
	if p.phase == advancing && p.round() == rounds {
		return game.Doubt{} // what is left over is put away
	}
	lies := p.Layout()
	for w := range p.witches() {
		var out []kit.Piece
		if w != p.seat || p.phase != gathering && p.back != gathering || p.makesNothing(seen) { // else they may be spent
			out = append(out, p.held(w)...)
		}
		if w != p.seat || !slices.Contains(bargaining, p.phase) { // else they may be sold
			out = append(out, p.fronts(w)...)
		}
		out = slices.DeleteFunc(out, func(x kit.Piece) bool {
			return lies[p.ID(x)] == game.Anywhere || p.seen(seen, x) != kit.Nowhere
		})
		if len(out) > 0 {
			doubt := p.beside(tell("%s is not to be seen before %s: lay it back there, face up.", p.Name(out[0]), name(w)), out...)
			doubt.Slow = true
			return doubt
		}
	}
	return game.Doubt{}
}

// makesNothing reports whether the Witch in turn has decided on the card that was fetched, and
// nothing shows that what she has put out of sight was spent: no potion has left the display, and
// none of her cards lies on the discard pile. In the last round they are put away as left over.
func (p *position) makesNothing(seen game.Layout) bool {
	return p.phase == gathering && p.turn.decided && p.round() < rounds &&
		!slices.ContainsFunc(p.displayed(), func(x kit.Piece) bool { return !p.sees(seen, x, p.At(x)) }) &&
		!slices.ContainsFunc(p.held(p.seat), func(x kit.Piece) bool { return p.sees(seen, x, p.discard) })
}

// doubtPaidBack says of a token of Fagus Bok that it lies before its Witch to the end,
// whether it was taken away or has not been laid yet. What else is done counts.
func (p *position) doubtPaidBack(seen game.Layout) game.Doubt {
	for w := range p.witches() {
		owed := p.In(p.own[w].fagus)
		if len(owed) == 0 || slices.ContainsFunc(p.fagus[:], func(x kit.Piece) bool { return p.sees(seen, x, p.own[w].fagus) }) {
			continue
		}
		if p.sees(seen, p.cauldron, p.own[w].fagus) {
			return p.beside(tell("Push the Cauldron off the debts of %s, where it may hide a token of Fagus Bok.", name(w)), slices.Concat(owed, []kit.Piece{p.cauldron})...)
		}
		return p.beside(tell("Lay a token of Fagus Bok before %s: it stays there to the end of the game, as no loan is paid back.", name(w)), owed...)
	}
	return game.Doubt{}
}

// pendingFetch reports whether a card is the one that somebody buys or leaves now, or a
// potion that is made now, as cards for one are put away: it may be gone for good.
func (p *position) pendingFetch(x kit.Piece, seen game.Layout) bool {
	spends := len(p.putAway(p.seat, seen)) > 0
	return p.phase == gathering && (p.isPotion(x) && spends || !p.turn.decided && x == p.cardOn(p.fetched))
}

// doubtCalled asks whether the Pedlar was called, when he shows all his cards, or has sold one,
// and his spell lies as it lay.
func (p *position) doubtCalled(seen game.Layout) game.Doubt {
	for _, s := range p.castableOf(pedlar) {
		shows := p.toShow(seen)
		sold := slices.ContainsFunc(p.Unseen(forestDeck), func(x kit.Piece) bool { return p.sees(seen, x, p.own[p.seat].forest) })
		if p.actor() != p.seat || !p.sees(seen, s, p.own[p.seat].spells) || shows == 0 || shows < min(onShow, p.drawable()) && !sold {
			continue
		}
		doubt := say("Does %s cast %s?", name(p.seat), p.Name(s))
		doubt.Answers = []game.Answer{{Text: game.Say("Yes"), Moves: []game.Move{p.move("cast", kit.Nowhere, s)}}, {Text: game.Say("No: the cards go back on the deck")}}
		return doubt
	}
	if p.phase == advancing && p.toShow(seen) > 1 {
		return tell("Only the Pedlar shows cards: these go back on the deck.")
	}
	if p.actor() == p.seat && p.phase != showing && p.toShow(seen) > 1 && len(p.castableOf(pedlar)) == 0 {
		return tell("Only the Pedlar shows cards, and %s cannot call him now: these go back on the deck.", name(p.seat))
	}
	return game.Doubt{}
}

// doubtPedlar says how many cards the Pedlar shows and sells, and where the others go.
func (p *position) doubtPedlar(seen game.Layout) game.Doubt {
	if p.secretPedlar || p.phase != showing && p.phase != peddling {
		return game.Doubt{}
	}
	if taken := slices.DeleteFunc(slices.Clone(p.In(p.show)), func(x kit.Piece) bool { return p.sees(seen, x, p.show) }); p.phase == showing && len(taken) > 0 && p.toShow(seen) <= p.mayShow() {
		return p.beside(game.Doubt{Question: p.prompt(), Hint: true}, taken...)
	}
	if p.toShow(seen) > p.mayShow() {
		return tell("The Pedlar shows no more than %d cards: put the rest back on the deck.", onShow)
	}
	var bought, left []game.Text
	for w := range p.witches() {
		for _, x := range p.In(p.show) {
			if w != p.seat && p.sees(seen, x, p.own[w].forest) {
				return tell("%s lies before %s, but the Pedlar sells to %s.", p.Name(x), name(w), name(p.seat))
			}
		}
	}
	for _, x := range p.taken(seen) {
		bought = append(bought, p.Name(x).Text())
	}
	for _, x := range p.In(p.show) {
		if p.sees(seen, x, p.show) {
			left = append(left, p.Name(x).Text())
		}
	}
	switch {
	case p.phase == showing || len(bought) == 0:
		return game.Doubt{}
	case len(bought) > 1:
		return tell("The Pedlar sells one card, and %s lie before %s: one of them goes on the discard pile.", game.List(bought), name(p.seat))
	case len(left) > 0:
		return tell("What the Pedlar has not sold goes on the discard pile: %s.", game.List(left))
	}
	return game.Doubt{}
}

// taken are the cards of the Pedlar that lie before the Witch to whom he sells.
func (p *position) taken(seen game.Layout) []kit.Piece {
	return slices.DeleteFunc(slices.Clone(p.In(p.show)), func(x kit.Piece) bool { return !p.sees(seen, x, p.own[p.seat].forest) })
}

// doubtCrossed says what Crossed Paths moves: two cards, and none under a marionette.
func (p *position) doubtCrossed(seen game.Layout) game.Doubt {
	if p.phase != crossing && p.phase != crossing2 {
		return game.Doubt{}
	}
	n := 0
	for c := cell(1); c <= p.cells(); c++ {
		x := p.cardOn(c)
		if to := p.cellOf[p.seen(seen, x)]; x == 0 || to == 0 || to == c {
			continue
		}
		if n++; p.dollOn(c) != 0 {
			return tell("Crossed Paths moves no card on which a marionette stands: put %s back into %s.", p.Name(x), c.text())
		}
	}
	if n > 2 {
		return tell("Crossed Paths exchanges two forest cards, and %d have moved: put the others back.", n)
	}
	return game.Doubt{}
}

// toShow is how many cards off the deck are seen with the Pedlar, mayShow how many he may
// still show.
func (p *position) toShow(seen game.Layout) int {
	n := 0
	for _, x := range p.Unseen(forestDeck) {
		if p.sees(seen, x, p.show) {
			n++
		}
	}
	return n
}

func (p *position) mayShow() int {
	if p.phase != showing {
		return 0
	}
	return min(onShow-p.Count(p.show), p.drawable())
}

// turnedOver are the potions of the Witch in turn that may have been turned over where they
// lay, as they are out of sight, and no more lie there than can lie side by side.
func (p *position) turnedOver(seen game.Layout) []kit.Piece {
	lie := 0
	for _, zone := range seen {
		if p.Place(zone) == p.own[p.seat].potions {
			lie++
		}
	}
	if lie >= laneCards || !slices.Contains(bargaining, p.phase) {
		return nil
	}
	return slices.DeleteFunc(p.fronts(p.seat), func(x kit.Piece) bool { return p.seen(seen, x) != kit.Nowhere })
}

// doubtTurned asks what two potions were turned over for that pay for a spell.
func (p *position) doubtTurned(seen game.Layout) game.Doubt {
	gone := p.turnedOver(seen)
	if p.actor() != p.seat || len(gone) != spellPotions {
		return game.Doubt{}
	}
	for _, m := range p.exchanges() {
		if slices.ContainsFunc(gone, func(x kit.Piece) bool { return !slices.Contains(m.Objects[1:], p.ID(x)) }) || p.sees(seen, p.first(m), p.own[p.seat].spells) {
			continue
		}
		doubt := say("Has %s turned %s over for %s, or sold them?", name(p.seat), game.List([]game.Text{p.Name(gone[0]).Text(), p.Name(gone[1]).Text()}), p.Name(p.first(m)))
		doubt.Accept = []game.Move{m}
		doubt.Or = []game.Move{p.move("sell", kit.Nowhere, gone[0]), p.move("sell", kit.Nowhere, gone[1])}
		return doubt
	}
	return game.Doubt{}
}
