package blackwood

import "github.com/grovewatch/grovewatch/companion/game"

// act is a position on its way to the next one, with what is told of it.
type act struct {
	position
	move   game.Move
	events []game.Event
}

func (a *act) say(format string, args ...any) {
	a.events = append(a.events, game.Event{Text: game.Say(format, args...)})
}

// startRound begins the exploration with the owner of the Cauldron (R8).
func (a *act) startRound() {
	a.seat, a.waiting = a.cauldron, int8(a.house.players)
	a.explore()
}

// explore gives the turn to the next Witch who can place a marionette; the
// others are skipped and have no action (R12).
func (a *act) explore() {
	for ; a.waiting > 0; a.seat, a.waiting = a.next(a.seat), a.waiting-1 {
		if a.home(a.seat) == noDoll {
			a.say("%s has all three marionettes in the forest and waits.", a.name(a.seat))
			continue
		}
		if !a.freeCard() {
			a.say("%s finds no free card.", a.name(a.seat))
			continue
		}
		a.begin(exploring)
		return
	}
	a.nameFirst()
}

// begin starts a Witch's turn.
func (a *act) begin(ph phase) {
	a.phase, a.turn, a.freed = ph, turn{}, noCell
}

// nameFirst finds who begins the next round, before anything is bought (R15, R16).
func (a *act) nameFirst() {
	d := a.farthest()
	switch {
	case d == noDoll:
		a.say("No marionette stands in column %d: the Cauldron stays.", int(a.round))
		a.endRound()
	case d.owner() == a.cauldron:
		a.say("%s stands farthest in column %d and keeps the Cauldron.", a.name(d.owner()), int(a.round))
		a.fetchNext()
	default:
		a.phase, a.heir = handing, d.owner()
	}
}

// fetchNext gives the turn to the owner of the nearest marionette of the
// tracker's column, or ends the round (R19, R27).
func (a *act) fetchNext() {
	d := a.nearest()
	if d == noDoll {
		a.endRound()
		return
	}
	a.begin(gathering)
	a.seat, a.fetched = d.owner(), a.dollAt[d]
}

// settle ends a turn in which nothing is left to do or to be seen.
func (a *act) settle() {
	switch a.phase {
	case exploring:
		if a.turn.placed && !a.mayPlace() && !a.mayMore() {
			a.endTurn()
		}
	case gathering:
		if a.turn.decided && !a.slides() && !a.mayMore() {
			a.endTurn()
		}
	}
}

// slides reports whether the end of this turn moves cards of its row.
func (p *position) slides() bool {
	if p.house.slideAtOnce {
		return false
	}
	for c := p.fetched + 1; int(p.fetched) < int(p.cells()) && c.column() > 1 && c < p.cells(); c++ {
		if p.grid[c] != 0 {
			return true
		}
	}
	return false
}

// endTurn ends the turn of the Witch who acts.
func (a *act) endTurn() {
	ph, row := a.phase, a.fetched
	a.turn, a.freed, a.lifted = turn{}, noCell, noCell
	if ph == exploring {
		a.seat, a.waiting = a.next(a.seat), a.waiting-1
		a.explore()
		return
	}
	if !a.house.slideAtOnce {
		a.slide(row)
	}
	a.fetched = noCell
	if a.house.endAtOnce && a.noPotions() {
		a.finish()
		return
	}
	a.fetchNext()
}

// slide moves the cards beyond an empty place of the forest one column towards
// the village, with the marionettes on them (R24, R76).
func (a *act) slide(gap cell) {
	if a.grid[gap] != 0 {
		return
	}
	moved := false
	for c := gap + 1; c < a.cells() && c.row() == gap.row(); c++ {
		to := c.nextDoor()
		moved = moved || a.grid[c] != 0
		a.grid[to], a.grid[c] = a.grid[c], 0
		a.doll[to], a.doll[c] = a.doll[c], noDoll
		if d := a.doll[to]; d != noDoll {
			a.dollAt[d] = to
		}
	}
	if moved {
		a.say("Row %d closes up towards the village.", gap.row())
	}
}

// endRound fills the table, or ends the game (R32, R68, R69).
func (a *act) endRound() {
	a.seat = game.Table
	if a.noPotions() || a.lastRound() {
		a.finish()
		return
	}
	a.phase, a.back = dealing, advancing
	a.fill()
}

// lastRound reports whether this is the last round of the last expedition.
func (p *position) lastRound() bool {
	return int(p.round) == rounds && int(p.expedition) == p.house.expeditions
}

// noPotions reports whether none can be made any more (R69).
func (p *position) noPotions() bool { return p.potionDeck == 0 && p.shownPotions() == 0 }

// fill goes on with the game when the table lacks no card that could be dealt.
func (a *act) fill() {
	if a.wantsForest() {
		a.shuffle()
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
	if p.back == gathering || p.drawable() == 0 {
		return false
	}
	for c := range p.cells() {
		if p.grid[c] == 0 {
			return true
		}
	}
	return false
}

// wantsPotions reports whether a potion is to be dealt.
func (p *position) wantsPotions() bool { return p.potionDeck > 0 && p.shownPotions() < onDisplay }

// shuffle makes a new forest deck of the discard pile when it has to (R75).
func (a *act) shuffle() {
	if a.deck > 0 || a.drawable() == 0 {
		return
	}
	for c := range a.forest {
		if a.forest[c] == discarded {
			a.forest[c] = unseen
			a.deck++
		}
	}
	a.deck, a.hidden = a.deck+a.hidden, 0
	a.say("The forest deck is empty: shuffle the discard pile, it is the new deck.")
}

// advance moves the Forest Tracker on, or ends the expedition (R34, R66).
func (a *act) advance() error {
	if a.phase != advancing || !a.says(1, "") || a.move.Objects[0] != forestTracker {
		return a.refuse()
	}
	if int(a.round) < rounds {
		a.round++
		a.say("The Forest Tracker moves to column %d.", int(a.round))
	} else {
		a.sellLeftOvers()
		for s := range a.spell {
			if a.spell[s] == spent {
				a.spell[s] = front
			}
		}
		for w := range a.used {
			a.used[w].dropSpells()
		}
		a.expedition++
		a.round = 1
		a.say("Expedition %d begins, and every spell is active again.", int(a.expedition))
	}
	a.startRound()
	return nil
}

// sellLeftOvers gives each Witch half of what her forest cards are worth and
// discards them (R62).
func (a *act) sellLeftOvers() {
	for w := game.Seat(1); w <= a.last(); w++ {
		if a.held[w].n == 0 {
			continue
		}
		coins := a.leftOvers(w)
		a.witch[w].coins += int16(coins)
		for _, c := range a.held[w].all() {
			a.forest[c], a.paid[c] = discarded, 0
		}
		a.say("%s sells her left-over cards (%d) for %s.", a.name(w), int(a.held[w].n), coinsText(coins))
		a.held[w] = pile{}
	}
}

// leftOvers is what a Witch's forest cards bring at the end of an expedition.
func (p *position) leftOvers(w game.Seat) int {
	sum, each := 0, 0
	for _, c := range p.held[w].all() {
		v := p.house.lists.forest[c].cost
		if p.house.paidValue {
			v = int(p.paid[c])
		}
		sum, each = sum+v, each+v/2
	}
	if p.house.halfEach {
		return each
	}
	return sum / 2
}

// finish ends the game, the last left-over sale included.
func (a *act) finish() {
	if a.house.lastSale {
		a.sellLeftOvers()
	}
	a.phase, a.seat, a.turn = over, game.Table, turn{}
	a.fetched, a.freed, a.lifted = noCell, noCell, noCell
	for w := game.Seat(1); w <= a.last(); w++ {
		a.say("%s has a reputation of %d.", a.name(w), a.score(w).total())
	}
}
