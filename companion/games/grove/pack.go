package grove

import (
	"embed"
	"iter"
	"slices"
	"strconv"
	"sync"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

//go:embed deck.toml
var deckFile embed.FS

// pack is the deck that a game is played with, and the box it makes. It is made
// once for a deck and never changes.
type pack struct {
	*kit.Set
	deck    *deck.Deck
	own     bool // people have made it
	objects []deck.Card
	box     *cards.Box

	last                       kit.Piece // the object cards are the pieces 1 to last
	trust, claim, turn, shield kit.Piece
	tokens                     [columns]kit.Piece  // the Visitor's guess tokens
	markers                    bySeat[[]kit.Piece] // the table has all of them, one after another

	// What is made when it is first asked for.
	deals      func() []game.Move
	rules      func() []passRule
	hypotheses func() thoughts
}

// builtIn is the deck of the printed box.
var builtIn = sync.OnceValue(func() *pack {
	// The file is part of the program; a test reads it.
	d, err := deck.Read(deckFile, deck.Press{})
	if err != nil {
		d = &deck.Deck{}
	}
	return newPack(d, false)
})

// newPack makes the pack of a deck.
func newPack(d *deck.Deck, own bool) *pack {
	n := &pack{deck: d, own: own, objects: d.Cards, last: kit.Piece(len(d.Cards))}
	n.deals = sync.OnceValue(n.firstDeals)
	n.rules = sync.OnceValue(n.fitting)
	n.hypotheses = sync.OnceValue(n.think)
	n.box = n.printed()
	n.Set = kit.NewSet(n.box)
	n.Unsorted(zone(show))
	for _, lane := range lanes[kid:] {
		n.Unsorted(zone(lane[on]))
		n.Unsorted(zone(lane[by]))
	}
	n.trust, n.claim, n.turn, n.shield = n.Piece(trustToken), n.Piece(claimToken), n.Piece(turnMarker), n.Piece(shieldPiece)
	for k, id := range guessTokens {
		n.tokens[k] = n.Piece(id)
	}
	for _, t := range n.box.Tokens {
		if t.Kind == cards.Marker {
			for _, s := range []int{0, slices.Index(everySeat, t.Owner)} {
				n.markers[s] = append(n.markers[s], n.Piece(t.ID))
			}
		}
	}
	return n
}

// cards visits the object cards, in printing order.
func (n *pack) cards() iter.Seq[kit.Piece] {
	return func(yield func(kit.Piece) bool) {
		for c := kit.Piece(1); c <= n.last && yield(c); c++ {
		}
	}
}

// isCard reports whether a piece is an object.
func (n *pack) isCard(c kit.Piece) bool { return c != 0 && c <= n.last }

// card is the object with an id, or 0.
func (n *pack) card(id string) kit.Piece {
	if c := n.Piece(id); n.isCard(c) {
		return c
	}
	return 0
}

// marker is the marker with an id, and whose it is, or 0.
func (n *pack) marker(id string) (kit.Piece, game.Seat) {
	m := n.Piece(id)
	if owner := n.owner(m); owner != game.Table {
		return m, owner
	}
	return 0, game.Table
}

// owner is whose marker a piece is, or Table when it is none.
func (n *pack) owner(m kit.Piece) game.Seat {
	for s := kid; int(s) < len(n.markers); s++ {
		if mine := n.markers[s]; m >= mine[0] && m <= mine[len(mine)-1] {
			return s
		}
	}
	return game.Table
}

// markerName is what people call a marker.
func (n *pack) markerName(m kit.Piece) game.Text {
	owner := n.owner(m)
	number := strconv.Itoa(slices.Index(n.markers[owner], m) + 1)
	if owner == kid {
		return game.Say("Kid %s", number)
	}
	return game.Say("Agent %s · %s", strconv.Itoa(int(owner-kid)), number)
}
