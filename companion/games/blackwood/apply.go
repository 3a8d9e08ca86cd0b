package blackwood

import "github.com/grovewatch/grovewatch/companion/game"

// The verbs of moves.
//
//	table crown cauldron @CAULDRON-player2     the first Witch is chosen
//	table deal forest-f12 @R1C5               or a potion on the display
//	player1 place player1-doll-2 @M3C1
//	player1 done
//	table hand cauldron @CAULDRON-player1
//	player1 buy forest-f12 @FOREST-player1      the card that is fetched, or one of the Pedlar's
//	player1 leave forest-f12
//	player1 prepare potion-p03,forest-f12,forest-f40
//	player1 exchange spell-s1a,potion-p03,potion-p11
//	player1 sell potion-p03
//	player1 loan fagus-1 @FAGUS-player1
//	player1 cast spell-s1a                    Push names a marionette too, or a Witch
//	table show forest-f12 @SHOW               for the Pedlar
//	player1 pass                               nothing of the Pedlar's
//	player1 swap forest-f12                    the first of two, then: player1 swap forest-f12,forest-f13
//	player2 yield player2-doll-1 @M2C2          she is pushed
//	table advance forest-tracker
//	player1 count @7                           she has counted her coins, by agreement
const (
	vCrown    = "crown"
	vDeal     = "deal"
	vPlace    = "place"
	vDone     = "done"
	vHand     = "hand"
	vBuy      = "buy"
	vLeave    = "leave"
	vPrepare  = "prepare"
	vExchange = "exchange"
	vSell     = "sell"
	vLoan     = "loan"
	vCast     = "cast"
	vShow     = "show"
	vPass     = "pass"
	vSwap     = "swap"
	vYield    = "yield"
	vAdvance  = "advance"
	vCount    = "count"
)

// Apply gives the state after a move and what happened.
func (p *position) Apply(m game.Move) (game.State, []game.Event, error) {
	a := &act{position: *p, move: m}
	if err := a.apply(); err != nil {
		return nil, nil, err
	}
	return &a.position, a.events, nil
}

func (a *act) apply() error {
	if a.phase == over {
		return game.Refuse("The game is over.")
	}
	if a.move.Verb == game.Correct {
		return a.correct()
	}
	if a.move.Verb == vCount {
		return a.count()
	}
	if a.move.Seat != a.actor() {
		return a.notYou()
	}
	a.latest = noCell
	if a.house.splitMoment && a.move.Verb != vPrepare && a.move.Verb != vCast {
		a.turn.pool = bag{}
	}
	err := a.perform()
	if err == nil {
		a.settle()
	}
	return err
}

func (a *act) perform() error {
	switch a.move.Verb {
	case vCrown:
		return a.crown()
	case vDeal:
		return a.deal()
	case vPlace:
		return a.place()
	case vDone:
		return a.done()
	case vHand:
		return a.hand()
	case vBuy, vLeave, vPass:
		if a.phase == peddling {
			return a.peddle()
		}
		return a.decide()
	case vPrepare:
		return a.prepare()
	case vExchange:
		return a.exchange()
	case vSell:
		return a.sell()
	case vLoan:
		return a.loan()
	case vCast:
		return a.cast()
	case vShow:
		return a.showCard()
	case vSwap:
		return a.swap()
	case vYield:
		return a.yield()
	case vAdvance:
		return a.advance()
	}
	return game.Refuse("Blackwood has no such move.")
}

// object is the n-th object of the move, or nothing.
func (a *act) object(n int) string {
	if n < len(a.move.Objects) {
		return a.move.Objects[n]
	}
	return ""
}

// says reports whether the move has so many objects, the place and no number.
func (a *act) says(objects int, place string) bool {
	return len(a.move.Objects) == objects && a.move.Place == place && a.move.Number == 0
}

// bare reports whether the move is a verb alone.
func (a *act) bare() bool { return a.says(0, "") }

// refuse tells what the game waits for.
func (a *act) refuse() error { return game.Refuse("That cannot be done now. %s", a.prompt()) }

// notYou tells whose turn it is.
func (a *act) notYou() error {
	return game.Refuse("It is not %s's turn. %s", a.name(a.move.Seat), a.prompt())
}

// crown gives the Cauldron to the first Witch (R7).
func (a *act) crown() error {
	w := a.witchAt(cauldronCell, a.move.Place)
	if a.phase != crowning || w == game.Table || len(a.move.Objects) != 1 || a.move.Objects[0] != cauldronToken || a.move.Number != 0 {
		return a.refuse()
	}
	a.cauldron = w
	a.say("%s takes the Cauldron and begins.", a.name(w))
	a.phase, a.back = dealing, exploring
	return nil
}

// witchAt is the Witch who has a zone of her own, or the table.
func (a *act) witchAt(kind, zone string) game.Seat {
	for w := game.Seat(1); w <= a.last(); w++ {
		if ofWitch(kind, w) == zone {
			return w
		}
	}
	return game.Table
}

// deal lays a card of a deck on an empty place of the forest or the display
// (R3, R4, R32, R33).
func (a *act) deal() error {
	if a.phase != dealing || len(a.move.Objects) != 1 || a.move.Number != 0 {
		return a.refuse()
	}
	id := a.move.Objects[0]
	if c, ok := words().forestNos[id]; ok && a.wantsForest() {
		if a.forest[c] != unseen {
			return game.Refuse("%s cannot come from the deck: it was dealt before.", words().forest[c])
		}
		to, ok := words().cellNos[a.move.Place]
		if !ok || a.move.Place != cardZone(to) || to >= a.cells() || to != a.gap(to.row()) {
			return game.Refuse("The next card of a row goes to its empty place nearest to the village.")
		}
		a.grid[to], a.forest[c], a.latest = c, inForest, to
		a.say("%s comes to %s.", words().forest[c], to.text())
		a.deck--
		a.fill()
		return nil
	}
	if c, ok := words().potionNos[id]; ok && a.wantsPotions() {
		k, ok := words().displayNos[a.move.Place]
		if a.potion[c] != inDeck {
			return game.Refuse("%s cannot come from the deck: it was shown before.", words().potions[c])
		}
		if !ok || a.display[k] != 0 {
			return game.Refuse("A potion goes to an empty place of the display.")
		}
		a.display[k], a.potion[c] = c, open
		a.say("%s comes on display.", words().potions[c])
		a.potionDeck--
		a.fill()
		return nil
	}
	return a.refuse()
}

// gap is the empty place of a row that is filled next, or noCell.
func (p *position) gap(row int) cell {
	for c := at(row, 1); c <= at(row, columns); c++ {
		if p.grid[c] == 0 {
			return c
		}
	}
	return noCell
}

// place puts a marionette on a forest card (R9, R10).
func (a *act) place() error {
	d, ok := words().dollNos[a.object(0)]
	to, okTo := words().cellNos[a.move.Place]
	if a.phase != exploring || !ok || !okTo || !a.says(1, dollZone(to)) {
		return a.refuse()
	}
	switch {
	case d.owner() != a.seat:
		return game.Refuse("%s places her own marionettes only.", a.name(a.seat))
	case a.dollAt[d] != noCell:
		return game.Refuse("That marionette is in the forest already.")
	case to >= a.cells() || a.grid[to] == 0:
		return game.Refuse("There is no forest card.")
	case a.doll[to] != noDoll:
		return game.Refuse("A marionette stands on that card already: choose another one.")
	case !a.mayPlaceOn(to):
		return game.Refuse("%s has placed her marionette of this turn.", a.name(a.seat))
	}
	switch {
	case a.house.pushExtra && a.freed == to:
		a.freed = noCell
	case !a.turn.placed:
		a.turn.placed = true
	default:
		a.turn.extra--
	}
	a.doll[to], a.dollAt[d], a.latest = d, to, to
	a.say("%s sends a marionette to %s.", a.name(a.seat), to.text())
	if to.column() < int(a.round) {
		a.say("Column %d lies behind the Forest Tracker: it stays there until the next expedition.", to.column())
	}
	return nil
}

// mayPlaceOn reports whether the Witch in turn may place a marionette there.
func (p *position) mayPlaceOn(c cell) bool {
	return p.mayStand(c) && p.home(p.seat) != noDoll &&
		(!p.turn.placed || p.turn.extra > 0 || p.house.pushExtra && p.freed == c)
}

// mayPlace reports whether she may place one anywhere.
func (p *position) mayPlace() bool {
	for c := range p.cells() {
		if p.mayPlaceOn(c) {
			return true
		}
	}
	return false
}

// mayEnd reports whether the Witch in turn may say that she is done.
func (p *position) mayEnd() bool {
	switch p.phase {
	case exploring:
		return p.turn.placed || p.home(p.seat) == noDoll || !p.freeCard()
	case gathering:
		return p.turn.decided
	}
	return false
}

// done ends a turn (R14).
func (a *act) done() error {
	switch {
	case !a.bare() || a.phase != exploring && a.phase != gathering:
		return a.refuse()
	case !a.mayEnd() && a.phase == exploring:
		return game.Refuse("%s has a marionette at home and has to place one first.", a.name(a.seat))
	case !a.mayEnd():
		return game.Refuse("%s has to buy or leave the card under her marionette first.", a.name(a.seat))
	}
	a.say("%s ends her turn.", a.name(a.seat))
	a.endTurn()
	return nil
}

// hand gives the Cauldron to its new owner.
func (a *act) hand() error {
	if a.phase != handing || len(a.move.Objects) != 1 || a.move.Objects[0] != cauldronToken || !a.says(1, ofWitch(cauldronCell, a.heir)) {
		return a.refuse()
	}
	a.cauldron = a.heir
	a.say("%s stands farthest in column %d and takes the Cauldron for the next round.", a.name(a.heir), int(a.round))
	a.fetchNext()
	return nil
}

// decide buys or leaves the card under the fetched marionette (R20 to R23).
func (a *act) decide() error {
	if a.phase != gathering || a.move.Verb == vPass {
		return a.refuse()
	}
	if a.turn.decided {
		return game.Refuse("%s has decided on her card already.", a.name(a.seat))
	}
	from := a.fetched
	c := a.grid[from]
	buys := a.move.Verb == vBuy
	place := ""
	if buys {
		place = ofWitch(forestLane, a.seat)
	}
	if !a.says(1, place) || a.move.Objects[0] != words().forest[c].ID {
		return game.Refuse("%s decides on %s, which is under her marionette.", a.name(a.seat), words().forest[c])
	}
	if buys {
		if err := a.pay(a.price()); err != nil {
			return err
		}
		a.take(c, a.price())
	} else {
		a.forest[c] = discarded
		a.say("%s leaves %s; it is discarded.", a.name(a.seat), words().forest[c])
	}
	d := a.doll[from]
	a.grid[from], a.doll[from], a.dollAt[d] = 0, noDoll, noCell
	a.turn.decided, a.turn.free = true, false
	if a.house.slideAtOnce {
		a.slide(from)
	}
	return nil
}

// pay takes coins of the Witch in turn.
func (a *act) pay(coins int) error {
	if int(a.witch[a.seat].coins) < coins && a.house.hiddenCoins {
		return game.Refuse("%s has too few coins: she needs %d.", a.name(a.seat), coins)
	}
	if int(a.witch[a.seat].coins) < coins {
		return game.Refuse("%s has %s and needs %d.", a.name(a.seat), coinsText(int(a.witch[a.seat].coins)), coins)
	}
	a.witch[a.seat].coins -= int16(coins)
	return nil
}

// take lays a bought card before the Witch in turn.
func (a *act) take(c cardNo, coins int) {
	a.forest[c], a.paid[c] = heldBy+uint8(a.seat), int8(coins)
	a.held[a.seat].add(c)
	a.say("%s buys %s for %s.", a.name(a.seat), words().forest[c], coinsText(coins))
}
