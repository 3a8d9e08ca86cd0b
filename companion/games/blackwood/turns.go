package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// startRound begins the exploration with the owner of the Cauldron (R8).
func (a *act) startRound() {
	a.seat, a.waiting = a.crowned(), int8(a.house.Seats.Last())
	a.explore()
}

// explore gives the turn to the next Witch who can place a marionette; the
// others are skipped and have no action (R12).
func (a *act) explore() {
	for ; a.waiting > 0; a.seat, a.waiting = a.house.Seats.Next(a.seat), a.waiting-1 {
		switch {
		case len(a.atHome(a.seat)) == 0:
			a.Say("%s has all three marionettes in the forest and waits.", name(a.seat))
		case len(a.freeCells()) == 0:
			a.Say("There is no free card for %s.", name(a.seat))
		default:
			a.phase, a.turn, a.freed = exploring, turn{}, 0
			return
		}
	}
	a.nameFirst()
}

// nameFirst finds who begins the next round, before anything is bought (R15, R16).
func (a *act) nameFirst() {
	column := a.inColumn()
	a.heir = game.Table
	if len(column) == 0 {
		a.Say("No marionette stands in column %d: the Cauldron stays.", a.round())
		a.endRound()
		return
	}
	a.Final = a.Move.Verb == "place" // who is fetched first is told
	farthest := a.owner(a.dollOn(column[len(column)-1]))
	if farthest != a.crowned() {
		a.phase, a.heir = handing, farthest
		return
	}
	a.Say("%s stands farthest in column %d and keeps the Cauldron.", name(farthest), a.round())
	a.fetchNext()
}

// fetchNext gives the turn to the owner of the nearest marionette of the
// tracker's column, or ends the round (R19, R27).
func (a *act) fetchNext() {
	column := a.inColumn()
	if len(column) == 0 {
		a.endRound()
		return
	}
	a.phase, a.turn, a.freed, a.fetched = gathering, turn{}, 0, column[0]
	a.seat = a.owner(a.dollOn(a.fetched))
}

// settle ends a turn in which nothing is left to do or to be seen.
func (a *act) settle() {
	switch a.phase {
	case exploring:
		if a.turn.placed && len(a.placeable()) == 0 && !a.mayMore() {
			a.endTurn()
		}
	case gathering:
		if a.turn.decided && !a.slides() && !a.mayMore() && !a.mayBeFree() {
			a.endTurn()
		}
	}
}

// mayBeFree reports whether a Free Gathering that is laid down next may be for the card that was
// bought, or for the one that the same Witch fetches next.
func (p *position) mayBeFree() bool {
	next := p.inColumn()
	return p.turn.cost > 0 && len(next) > 0 && p.owner(p.dollOn(next[0])) == p.seat &&
		slices.ContainsFunc(p.active(p.seat), func(s kit.Piece) bool { return p.spells[s].kind == freeGathering })
}

// beyond lists the places of a row that lie farther from the village than one.
func (p *position) beyond(gap cell) []cell {
	return p.those(func(c cell) bool { return c > gap && c.row() == gap.row() })
}

// slides reports whether the end of this turn moves cards of its row.
func (p *position) slides() bool {
	return !p.slideAtOnce && p.fetched != 0 && p.pending(p.fetched)
}

// slide moves the cards beyond an empty space of the forest one column towards
// the village, with the marionettes on them (R24, R76).
func (a *act) slide(gap cell) {
	if a.cardOn(gap) != 0 {
		return
	}
	moved := false
	for _, c := range a.beyond(gap) {
		if x := a.cardOn(c); x != 0 {
			a.Lay(x, a.cardZone[c-1])
			moved = true
		}
		if d := a.dollOn(c); d != 0 {
			a.Lay(d, a.dollZone[c-1])
		}
	}
	if moved {
		a.Say("Row %d closes up towards the village.", gap.row())
	}
}

// endTurn ends the turn of the Witch who acts.
func (a *act) endTurn() {
	from, row := a.phase, a.fetched
	a.turn, a.freed, a.lifted, a.fetched = turn{}, 0, 0, 0
	if from == exploring {
		a.seat, a.waiting = a.house.Seats.Next(a.seat), a.waiting-1
		a.explore()
		return
	}
	if !a.slideAtOnce {
		a.slide(row)
	}
	if a.endAtOnce && a.noPotions() {
		a.finish()
		return
	}
	a.fetchNext()
}

// endRound fills the table, or ends the game (R32, R68, R69).
func (a *act) endRound() {
	a.seat = game.Table
	if a.noPotions() || a.round() == rounds && a.expedition() == a.expeditions {
		a.finish()
		return
	}
	a.phase, a.back = dealing, advancing
	a.fill()
}

// noPotions reports whether none can be made any more (R69).
func (p *position) noPotions() bool {
	return p.Left(potionDeck) == 0 && len(p.displayed()) == 0
}

// fill goes on with the game when the table lacks no card that could be dealt.
func (a *act) fill() {
	if a.wantsForest() {
		if a.deck() == 0 {
			a.shuffle()
			a.Say("The forest deck is empty. Shuffle the discard pile: it is the new deck.")
		}
		return
	}
	if a.wantsPotions() {
		return
	}
	switch a.phase = a.back; {
	case a.back == gathering:
		a.settle()
	case a.back == exploring:
		a.startRound()
	}
}

// wantsForest reports whether a forest card is to be dealt.
func (p *position) wantsForest() bool {
	return p.back != gathering && len(p.emptyCells()) > 0 && p.drawable() > 0
}

// wantsPotions reports whether a potion is to be dealt.
func (p *position) wantsPotions() bool {
	return len(p.displayed()) < onDisplay && p.Left(potionDeck) > 0
}

// shuffle puts the discard pile into the forest deck (R75).
func (a *act) shuffle() {
	for _, x := range a.In(a.discard) {
		a.Lay(x, kit.Nowhere)
	}
	a.hidden = 0
}

// advance moves the Forest Tracker on, or ends the expedition (R34, R66).
func (a *act) advance() error {
	if a.piece(0) != a.forestTracker {
		return a.refuse()
	}
	if next := a.round() + 1; next <= rounds {
		a.Lay(a.forestTracker, a.squares[next])
		a.Say("The Forest Tracker moves to column %d.", next)
	} else {
		a.sellLeftOvers()
		for w := range a.witches() {
			for _, x := range a.In(a.own[w].used) {
				if a.isSpell(x) {
					a.Lay(x, a.own[w].spells)
				}
			}
		}
		a.Lay(a.forestTracker, a.squares[1])
		a.Lay(a.expeditionTracker, a.expeditionSquares[a.expedition()+1])
		a.Say("Expedition %d begins, and every spell is active again.", a.expedition())
	}
	a.startRound()
	return nil
}

// sellLeftOvers gives each Witch half of what her forest cards are worth and
// discards them (R62).
func (a *act) sellLeftOvers() {
	for w := range a.witches() {
		left := a.held(w)
		if len(left) == 0 {
			continue
		}
		coins := a.leftOvers(w)
		a.coins[w] += int16(coins)
		a.spend(left)
		a.Say("%s sells the leftover cards (%d) for %s.", name(w), len(left), coinsText(coins))
	}
}

// spend discards forest cards that lie before a Witch.
func (p *position) spend(cards []kit.Piece) {
	for _, x := range cards {
		p.Lay(x, p.discard)
		p.paid[x] = 0
	}
}

// leftOvers is what a Witch's forest cards bring at the end of an expedition.
func (p *position) leftOvers(w game.Seat) int {
	sum, each := 0, 0
	for _, x := range p.held(w) {
		v := p.forest[x].cost
		if p.paidValue {
			v = int(p.paid[x])
		}
		sum, each = sum+v, each+v/2
	}
	if p.halfEach {
		return each
	}
	return sum / 2
}

// finish ends the game, the last left-over sale included.
func (a *act) finish() {
	if a.lastSale {
		a.sellLeftOvers()
	}
	a.phase, a.seat, a.turn = over, game.Table, turn{}
	a.fetched, a.freed, a.lifted = 0, 0, 0
	for w := range a.witches() {
		a.Say("%s has a reputation of %d.", name(w), a.score(w).total())
	}
}
