package blackwood

import (
	"fmt"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// The sizes of the game (section 3 of the specification).
const (
	maxWitches  = 4
	columns     = 5
	maxRows     = 5
	cells       = columns * maxRows
	onDisplay   = 6
	dolls       = 3 // marionettes of one Witch
	expeditions = 3
	rounds      = columns // of one expedition
	startCoins  = 8
	fagusTokens = 10
	onShow      = 5 // forest cards that the Pedlar shows
)

// cell is a place of the forest, from 1: row by row from the Forest Tracker's
// squares, column 1 beside the village; 0 is none.
type cell int8

func at(row, column int) cell  { return cell((row-1)*columns + column) }
func (c cell) row() int        { return int(c-1)/columns + 1 }
func (c cell) column() int     { return int(c-1)%columns + 1 }
func (c cell) text() game.Text { return game.Say("row %d, column %d", c.row(), c.column()) }

// board is the pieces and places of the box, by number, as the rules speak of
// them. It never changes.
type board struct {
	*kit.Set
	forest  []forestCard // by piece, as are the others; the zero card for other pieces
	potions []potionCard
	spells  []spellCard
	copies  [spellKinds][spellCopies]kit.Piece // of each spell
	cards   []kit.Piece                        // of all three decks

	dolls                                      [maxWitches + 1][dolls]kit.Piece
	cauldron, forestTracker, expeditionTracker kit.Piece
	fagus                                      [fagusTokens]kit.Piece

	cardZone, dollZone [cells + 1]kit.Place // of the forest
	display            [onDisplay]kit.Place
	piles              [spellKinds]kit.Place
	squares            [columns + 1]kit.Place // of the Forest Tracker
	expeditionSquares  [expeditions + 1]kit.Place
	show, discard      kit.Place
	own                [maxWitches + 1]own
	cellOf             []cell // by place: of either zone, or 0
}

// own is the places before one Witch.
type own struct {
	homes                                          [dolls]kit.Place
	forest, potions, spells, used, cauldron, fagus kit.Place
	spent                                          kit.Place // potions that were exchanged: face down, seen by no camera
}

// has reports whether a place is one of those before her for cards.
func (o own) has(at kit.Place) bool {
	return at != kit.Nowhere && slices.Contains([]kit.Place{o.forest, o.potions, o.spells, o.used}, at)
}

// How many cards lie side by side in a Witch's lanes, so that every tag shows.
// Older ones may lie under newer ones, and no matter where.
const (
	laneCards  = 6
	spellLanes = 3
)

// newBoard is the board of a box that was made of lists.
func newBoard(box *cards.Box, l *lists) *board {
	const spent = "SPENT-"
	var aside []string
	for w := game.Seat(1); w <= maxWitches; w++ {
		aside = append(aside, spent+kit.PlayerSeat(w))
	}
	b := &board{Set: kit.NewSet(box, aside...)}
	pieces, places := b.Len()
	b.forest, b.potions, b.spells = make([]forestCard, pieces), make([]potionCard, pieces), make([]spellCard, pieces)
	b.cellOf = make([]cell, places)
	for _, c := range l.forest {
		b.forest[b.Piece(cardID("forest", c.id))] = c
	}
	for _, c := range l.potions {
		b.potions[b.Piece(cardID("potion", c.id))] = c
	}
	for _, c := range l.spells {
		x := b.Piece(cardID("spell", c.id))
		b.spells[x], b.copies[c.kind][c.copy-1] = c, x
	}
	b.cards = slices.Concat(b.Deck(forestDeck), b.Deck(potionDeck), b.Deck(spellDeck))
	b.cauldron, b.forestTracker, b.expeditionTracker = b.Piece("cauldron"), b.Piece("forest-tracker"), b.Piece("expedition-tracker")
	for k := range b.fagus {
		b.fagus[k] = b.Piece(fmt.Sprintf("fagus-%d", k+1))
	}
	for c := cell(1); c <= cells; c++ {
		b.cardZone[c], b.dollZone[c] = b.Must(fmt.Sprintf("R%dC%d", c.row(), c.column())), b.Must(fmt.Sprintf("M%dC%d", c.row(), c.column()))
		b.cellOf[b.cardZone[c]], b.cellOf[b.dollZone[c]] = c, c
	}
	number := func(places []kit.Place, letter string) {
		for k := range places {
			places[k] = b.Must(fmt.Sprintf("%s%d", letter, k+1))
		}
	}
	number(b.display[:], "D")
	number(b.piles[:], "S")
	number(b.squares[1:], "T")
	number(b.expeditionSquares[1:], "X")
	b.show, b.discard = b.Must("SHOW"), b.Must("DECK2")
	b.Coded(forestDeck)
	for w := game.Seat(1); w <= maxWitches; w++ {
		who := kit.PlayerSeat(w)
		of := func(kind string) kit.Place { return b.Must(kind + "-" + who) }
		o := own{forest: of("FOREST"), potions: of("POTIONS"), spells: of("SPELLS"), used: of("USED"),
			cauldron: of("CAULDRON"), fagus: of("FAGUS"), spent: b.Must(spent + who)}
		for k := range dolls {
			o.homes[k], b.dolls[w][k] = of(fmt.Sprintf("HOME%d", k+1)), b.Piece(dollID(w, k))
		}
		b.own[w] = o
		b.Shows("FOREST-"+who, laneCards)
		b.Shows("POTIONS-"+who, laneCards)
		b.Shows("SPELLS-"+who, spellLanes)
		b.Shows("FAGUS-"+who, 1)
		b.Unsorted(spent + who)
	}
	return b
}

func cardID(deck, id string) string    { return deck + "-" + strings.ToLower(id) }
func dollID(w game.Seat, k int) string { return fmt.Sprintf("%s-doll-%d", kit.PlayerSeat(w), k+1) }

// isForest, isPotion and isSpell tell of which deck a piece is.
func (b *board) isForest(x kit.Piece) bool { return b.forest[x].id != "" }
func (b *board) isPotion(x kit.Piece) bool { return b.potions[x].id != "" }
func (b *board) isSpell(x kit.Piece) bool  { return b.spells[x].id != "" }

// belongs reports whether a card may lie in a place at any time.
func (b *board) belongs(x kit.Piece, at kit.Place) bool {
	own := b.own[b.keeper(at)]
	switch {
	case b.isForest(x):
		return slices.Contains([]kit.Place{b.cardZone[b.cellOf[at]], b.show, b.discard, own.forest}, at)
	case b.isPotion(x):
		return slices.Contains(b.display[:], at) || at == own.potions || at == own.used
	}
	return slices.Contains(b.piles[:], at) || at == own.spells || at == own.used
}

// crownAt is the Witch whose place for the Cauldron it is, or the table.
func (b *board) crownAt(at kit.Place) game.Seat {
	return game.Seat(max(0, slices.IndexFunc(b.own[:], func(o own) bool { return o.cauldron == at })))
}

// homeOf is the Witch among whose homes of marionettes a place is, or the table.
func (b *board) homeOf(at kit.Place) game.Seat {
	return game.Seat(max(0, slices.IndexFunc(b.own[:], func(o own) bool { return at != kit.Nowhere && slices.Contains(o.homes[:], at) })))
}

// owner is the Witch whose marionette a piece is, or the table.
func (b *board) owner(d kit.Piece) game.Seat {
	return game.Seat(max(0, slices.IndexFunc(b.dolls[:], func(own [dolls]kit.Piece) bool { return d != 0 && slices.Contains(own[:], d) })))
}

// dollNo is the number of a marionette among those of its Witch, from 1.
func (b *board) dollNo(d kit.Piece) int { return slices.Index(b.dolls[b.owner(d)][:], d) + 1 }
