package blackwood

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// phase says what is done next, and by whom.
type phase uint8

const (
	crowning  phase = iota // the table names the first Witch
	dealing                // the table fills the forest and the display
	exploring              // a Witch places a marionette
	handing                // the Cauldron goes to another Witch
	gathering              // a Witch fetches a marionette
	showing                // the table shows the Pedlar's cards
	peddling               // the caster buys one of them, or none
	crossing               // the caster chooses the first card to exchange
	crossing2              // and the second
	pushed                 // a Witch moves a marionette that is pushed
	advancing              // the Forest Tracker moves on
	over                   // the game has ended
)

// Where a forest card is. From heldBy on it lies before a Witch.
const (
	unseen    uint8 = iota // in the deck, or discarded unseen
	discarded              // in the discard pile, seen
	inForest
	shown // by the Pedlar
	heldBy
)

// What has become of a potion or a spell.
const (
	inDeck uint8 = iota // of a spell: in the box
	open                // on display; of a spell: in its pile
	front               // before a Witch; of a spell: active
	sold                // turned to the sale side
	spent               // turned to the spell side; of a spell: used
)

// witch is what one Witch owns, besides her cards.
type witch struct {
	coins  int16
	tokens uint8 // of Fagus Bok
	bought uint8 // spells, ever
}

// turn is what has happened in a Witch's turn so far.
type turn struct {
	placed  bool   // the compulsory placement is done
	extra   int8   // further placements that a spell allows
	decided bool   // the fetched card is bought or left
	free    bool   // the fetched card costs nothing
	jokers  int8   // cast and not used yet
	pool    bag    // ingredients of spent cards that are not used yet
	fresh   uint32 // spells got in this turn, a bit each
}

// position is a State. It holds no pointer but to the house, which never
// changes, so that a copy is a whole position.
type position struct {
	house *house
	phase phase
	back  phase // what follows dealing, showing and the spells' own phases

	seat       game.Seat // whose turn it is
	waiting    int8      // Witches who have yet to explore, the one in turn included
	cauldron   game.Seat
	heir       game.Seat // who gets the Cauldron
	round      int8      // the Forest Tracker's square, from 1
	expedition int8      // from 1
	fetched    cell      // under the marionette that is being fetched
	turn       turn

	grid   [cells]cardNo
	doll   [cells]dollNo            // on the card
	dollAt [maxWitches * dolls]cell // noCell when at home
	forest [forestCards + 1]uint8   // where each forest card is
	paid   [forestCards + 1]int8    // what was paid for a card before a Witch
	held   [maxWitches + 1]pile     // forest cards before each Witch
	deck   int8                     // forest cards in the deck
	hidden int8                     // discarded cards that nobody but the caster saw
	show   [onShow]cardNo           // the Pedlar's cards

	display    [onDisplay]cardNo
	potion     [potionCards + 1]uint8
	potionOf   [potionCards + 1]game.Seat
	made       [maxWitches + 1][potionCards]cardNo // in the order in which they were made
	makes      [maxWitches + 1]uint8
	potionDeck int8

	spell   [spellCards + 1]uint8
	spellOf [spellCards + 1]game.Seat
	got     [maxWitches + 1]pile // spells of each Witch

	used   [maxWitches + 1]used
	fagus  [fagusTokens + 1]game.Seat // who has each token
	witch  [maxWitches + 1]witch
	pusher game.Seat // who cast Push
	victim game.Seat
	moving dollNo // the marionette that is pushed, or noDoll
	lifted cell   // the first card to exchange
	freed  cell   // the card that a push has freed, for the caster's extra placement
	latest cell   // where the last card or marionette was laid
}

var _ game.State = (*position)(nil)

// first is the position before the first Witch is named.
func first(h *house) *position {
	p := &position{house: h, phase: crowning, deck: forestCards, potionDeck: potionCards, round: 1, expedition: 1,
		moving: noDoll, lifted: noCell, freed: noCell, fetched: noCell, latest: noCell}
	for i := range p.doll {
		p.doll[i] = noDoll
	}
	for i := range p.dollAt {
		p.dollAt[i] = noCell
	}
	for s := 1; s <= spellCards; s++ {
		if h.lists.spells[s].copy <= h.copies {
			p.spell[s] = open
		}
	}
	for w := game.Seat(1); w <= p.last(); w++ {
		p.witch[w].coins = startCoins
	}
	return p
}

// Key is the whole position in one line of text: equal keys, equal states.
func (p *position) Key() string { return kit.Key("blackwood", p) }

// Seats names every seat, the table's first.
func (p *position) Seats() []string { return p.house.seats }

// last is the seat of the last Witch.
func (p *position) last() game.Seat { return game.Seat(p.house.players) }

// next is the Witch clockwise from one.
func (p *position) next(s game.Seat) game.Seat { return s%p.last() + 1 }

// cells is how many places the forest has.
func (p *position) cells() cell { return cell(p.house.rows * columns) }

// Turn lists the seats that may act now.
func (p *position) Turn() []game.Seat {
	if p.phase == over {
		return nil
	}
	return []game.Seat{p.actor()}
}

// actor is the seat that is to act.
func (p *position) actor() game.Seat {
	switch p.phase {
	case crowning, dealing, handing, showing, advancing:
		return game.Table
	case pushed:
		return p.victim
	}
	return p.seat
}

// step is the part of the round, for the actions that are bound to one.
func (p *position) step() step {
	switch p.phase {
	case exploring:
		return explore
	case gathering:
		return gather
	}
	return 0
}

// home is a marionette that a Witch has at home, or noDoll.
func (p *position) home(w game.Seat) dollNo {
	for k := range dolls {
		if d := dollOf(w, k); p.dollAt[d] == noCell {
			return d
		}
	}
	return noDoll
}

// freeCard reports whether a marionette may be placed anywhere.
func (p *position) freeCard() bool {
	for c := range p.cells() {
		if p.mayStand(c) {
			return true
		}
	}
	return false
}

// mayStand reports whether a marionette may be placed on a card (R10).
func (p *position) mayStand(c cell) bool { return p.grid[c] != 0 && p.doll[c] == noDoll }

// farthest and nearest find a marionette in the Forest Tracker's column.
func (p *position) farthest() dollNo {
	for r := p.house.rows; r >= 1; r-- {
		if d := p.doll[at(r, int(p.round))]; d != noDoll {
			return d
		}
	}
	return noDoll
}

func (p *position) nearest() dollNo {
	for r := 1; r <= p.house.rows; r++ {
		if d := p.doll[at(r, int(p.round))]; d != noDoll {
			return d
		}
	}
	return noDoll
}

// discards is how many cards the discard pile has.
func (p *position) discards() int {
	n := int(p.hidden)
	for _, w := range p.forest[1:] {
		if w == discarded {
			n++
		}
	}
	return n
}

// drawable is how many forest cards can still be turned up.
func (p *position) drawable() int {
	if p.house.reshuffle {
		return int(p.deck) + p.discards()
	}
	return int(p.deck)
}

// shownPotions counts the display.
func (p *position) shownPotions() int {
	n := 0
	for _, c := range p.display {
		if c != 0 {
			n++
		}
	}
	return n
}

// potionsOf lists a Witch's potions, in the order in which they were made.
func (p *position) potionsOf(w game.Seat) []cardNo { return p.made[w][:p.makes[w]] }

// fronts lists a Witch's potions that are on their front.
func (p *position) fronts(w game.Seat) []cardNo {
	var out []cardNo
	for _, c := range p.potionsOf(w) {
		if p.potion[c] == front {
			out = append(out, c)
		}
	}
	return out
}

// top is the uppermost spell of a pile, or 0.
func (p *position) top(kind int) cardNo {
	for k := range spellCopies {
		if s := cardNo(kind*spellCopies + k + 1); p.spell[s] == open {
			return s
		}
	}
	return 0
}

// spellPrice is what a Witch pays for her next spell (R45).
func (p *position) spellPrice(w game.Seat) int { return int(p.witch[w].bought) + 2 }

// price is what the fetched card costs now.
func (p *position) price() int {
	if p.turn.free {
		return 0
	}
	return p.house.lists.forest[p.grid[p.fetched]].cost
}

// tokensLeft is how many tokens Fagus Bok has.
func (p *position) tokensLeft() int {
	n := 0
	for _, w := range p.fagus[1:] {
		if w == game.Table {
			n++
		}
	}
	return n
}

// name is what people call a seat.
func (p *position) name(s game.Seat) game.Text {
	if s < 1 || s > p.last() {
		return game.Say("The table")
	}
	return game.Say(witchNames[s])
}

var witchNames = [...]string{"", "Star Witch", "Moon Witch", "Flame Witch", "Leaf Witch"}
