package blackwood

import (
	"iter"
	"slices"

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

// turn is what has happened in a Witch's turn so far.
type turn struct {
	placed  bool      // the compulsory placement is done
	extra   int8      // further placements that a spell allows
	decided bool      // the fetched card is bought or left
	bought  kit.Piece // the fetched card, when it was bought
	cost    uint8     // what was paid for it
	free    bool      // the fetched card costs nothing
	jokers  int8      // cast and not used yet
	pool    bag       // ingredients of spent cards that are not used yet
	fresh   uint8     // spells got in this turn
}

// position is a State. Where a piece lies tells what it is: a forest card in
// the forest, with the Pedlar, before a Witch or discarded; a potion on
// display, before a Witch, sold or spent; a spell on its pile, active or used.
// A card that lies nowhere is in its deck, or was discarded unseen.
type position struct {
	*house
	kit.Store

	phase phase
	back  phase // what follows dealing, showing and the spells' own phases

	seat    game.Seat // whose turn it is
	waiting int8      // Witches who have yet to explore, the one in turn included
	heir    game.Seat // who gets the Cauldron in this round, or the table when it stays
	fetched cell      // under the marionette that is being fetched
	turn    turn

	coins  [maxWitches + 1]int16
	paid   [forestCards + 1]uint8 // what was paid for a forest card before a Witch
	hidden int8                   // discarded cards that nobody but the caster saw

	victim  game.Seat // who has to move a marionette that is pushed
	moving  kit.Piece // which one, when the caster has chosen it
	lifted  cell      // the first card to exchange
	freed   cell      // the card that a push has freed, for the caster's extra placement
	latest  kit.Piece // the card or marionette that was laid last in the forest
	swapped bool      // the last move had two cards of the forest change places
}

var _ game.State = (*position)(nil)

// start checks a set-up and gives the position before the first Witch is named.
func (e *edition) start(s game.Setup) (game.State, error) {
	h, err := e.newHouse(s)
	if err != nil {
		return nil, err
	}
	p := &position{house: h, Store: kit.NewStore(h.Set)}
	p.Lay(p.forestTracker, p.squares[1])
	p.Lay(p.expeditionTracker, p.expeditionSquares[1])
	for kind, pile := range p.piles {
		p.Lay(p.copies[kind][0], pile)
	}
	for w := range p.witches() {
		p.coins[w] = startCoins
		for k, d := range p.dolls[w] {
			p.Lay(d, p.own[w].homes[k])
		}
	}
	return p, nil
}

// witches visits every seat but the table's.
func (p *position) witches() iter.Seq[game.Seat] { return p.house.Seats.All() }

// Seats names every seat, the table's first.
func (p *position) Seats() []string { return p.house.Seats }

// Key is the whole position in one line of text: equal keys, equal states.
func (p *position) Key() string { return kit.Key("blackwood", p) }

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

// round is the Forest Tracker's column, expedition the number of the expedition.
func (p *position) round() int { return slices.Index(p.squares[:], p.At(p.forestTracker)) }
func (p *position) expedition() int {
	return slices.Index(p.expeditionSquares[:], p.At(p.expeditionTracker))
}

// crowned is the Witch who has the Cauldron, or the table.
func (p *position) crowned() game.Seat { return p.crownAt(p.At(p.cauldron)) }

// cells is how many places the forest has.
func (p *position) cells() cell { return cell(p.rows * columns) }

// cardOn and dollOn are what lies on a place of the forest, or 0.
func (p *position) cardOn(c cell) kit.Piece { return p.Top(p.cardZone[c]) }
func (p *position) dollOn(c cell) kit.Piece { return p.Top(p.dollZone[c]) }

// stands is the place of the forest where a marionette stands, or 0.
func (p *position) stands(d kit.Piece) cell { return p.cellOf[p.At(d)] }

// atHome and inForest list a Witch's marionettes.
func (p *position) atHome(w game.Seat) []kit.Piece {
	return p.Open(p.own[w].homes[0], p.own[w].homes[dolls-1])
}

func (p *position) inForest(w game.Seat) []kit.Piece {
	return slices.DeleteFunc(slices.Clone(p.dolls[w][:]), func(d kit.Piece) bool { return p.stands(d) == 0 })
}

// mayStand reports whether a marionette may be placed on a card (R10).
func (p *position) mayStand(c cell) bool {
	return c > 0 && c <= p.cells() && p.cardOn(c) != 0 && p.dollOn(c) == 0
}

// freeCells lists where a marionette may be placed.
func (p *position) freeCells() []cell { return p.those(p.mayStand) }

// emptyCells lists the places of the forest without a card.
func (p *position) emptyCells() []cell {
	return p.those(func(c cell) bool { return p.cardOn(c) == 0 })
}

// those lists the places of the forest for which something is true.
func (p *position) those(is func(cell) bool) []cell {
	var out []cell
	for c := cell(1); c <= p.cells(); c++ {
		if is(c) {
			out = append(out, c)
		}
	}
	return out
}

// inColumn lists the places of the Forest Tracker's column on which
// marionettes stand, the nearest first.
func (p *position) inColumn() []cell {
	return p.those(func(c cell) bool { return c.column() == p.round() && p.dollOn(c) != 0 })
}

// deck and discards are how many forest cards are in either pile.
func (p *position) deck() int     { return p.Left(forestDeck) - int(p.hidden) }
func (p *position) discards() int { return p.Count(p.discard) + int(p.hidden) }

// drawable is how many forest cards can still be turned up.
func (p *position) drawable() int {
	if p.reshuffle {
		return p.deck() + p.discards()
	}
	return p.deck()
}

// displayed lists the potions on display.
func (p *position) displayed() []kit.Piece { return p.Open(p.display[0], p.display[onDisplay-1]) }

// held, fronts and active list the forest cards, the potions on their front
// and the spells that may be cast before a Witch, in the order in which they
// came.
func (p *position) held(w game.Seat) []kit.Piece   { return p.In(p.own[w].forest) }
func (p *position) fronts(w game.Seat) []kit.Piece { return p.In(p.own[w].potions) }
func (p *position) active(w game.Seat) []kit.Piece { return p.In(p.own[w].spells) }

// spellsOf is how many spells a Witch has, used ones too, potionsOf how many
// potions, turned ones too.
func (p *position) spellsOf(w game.Seat) int {
	n := p.Count(p.own[w].spells)
	for _, x := range p.In(p.own[w].used) {
		if p.isSpell(x) {
			n++
		}
	}
	return n
}

func (p *position) potionsOf(w game.Seat) int {
	o := p.own[w]
	return p.Count(o.potions) + p.Count(o.spent) + p.Count(o.used) + p.Count(o.spells) - p.spellsOf(w)
}

// spellPrice is what a Witch pays for her next spell (R45).
func (p *position) spellPrice(w game.Seat) int { return p.spellsOf(w) + 2 }

// price is what the fetched card costs now.
func (p *position) price() int {
	if p.turn.free {
		return 0
	}
	return p.forest[p.cardOn(p.fetched)].cost
}

// nextToken is the uppermost of Fagus Bok's tokens, or 0.
func (p *position) nextToken() kit.Piece {
	for _, x := range p.fagus {
		if p.At(x) == kit.Nowhere {
			return x
		}
	}
	return 0
}

// name is what people call a seat.
func name(s game.Seat) game.Text {
	if s <= game.Table || int(s) >= len(witchNames) {
		return game.Say(witchNames[game.Table])
	}
	return game.Titled(s, game.Say(witchNames[s]), game.Say(theWitches[s]))
}

var witchNames = [...]string{"The table", "Star Witch", "Moon Witch", "Flame Witch", "Leaf Witch"}

// theWitches are their names within a sentence.
var theWitches = [...]string{1: "the Star Witch", "the Moon Witch", "the Flame Witch", "the Leaf Witch"}
