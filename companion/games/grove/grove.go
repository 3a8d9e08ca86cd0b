// Package grove is the game Visitor in Blackwood Grove: its rules, its printed
// box and its words. It must not know cameras, widgets, clocks or chance. The
// rule numbers R1 to R78 in comments and tests are those of the specification
// of both published editions.
package grove

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Grove makes matches of the game.
type Grove struct {
	kit.Game[house]
	pack func() *pack // the deck that it is played with
}

// Game is played with the deck of the printed box.
var Game = played(builtIn, []string{"card-telescope", "card-saxophone", "card-snowman"}, lessons)

// played is the game with a deck, offered by some of its cards.
func played(deck func() *pack, offered []string, taught []game.Lesson) Grove {
	return Grove{kit.Game[house]{
		Printed: func() *cards.Box { return deck().box },
		Offered: game.Cover{
			Line:    game.Say("A forcefield admits some objects and repels others. Find out the Visitor's secret rule."),
			Minutes: [2]int{20, 40},
			Pieces:  offered,
		},
		Options: options,
		Start:   func(s game.Setup) (game.State, error) { return begin(s, deck()) },
		People: func(s game.Setup, pick func(n int) int) (game.Players, error) {
			w, err := newPeople(deck(), s, pick)
			return kit.Played(w), err
		},
		Taught: taught,
		Minds:  func(_ game.Setup, _ game.Seat, level automa.Level) (automa.Mind, error) { return minds(deck(), level) },
	}, deck}
}

// begin checks a set-up and gives the first state, before anything is dealt.
func begin(s game.Setup, deck *pack) (game.State, error) {
	h, err := newHouse(s, deck)
	if err != nil {
		return nil, err
	}
	p := &position{house: h, Store: kit.NewStore(h.pack.Set), deck: h.deck}
	p.Lay(h.pack.trust, spots[0])
	p.Lay(h.pack.claim, claims[noSide])
	return p, nil
}

// With is the game with a deck of people's own. No lesson is taught with it: it is
// told of our cards.
func (Grove) With(d *deck.Deck) (game.Game, error) {
	if n, least := len(d.Cards), fewestCards(leastPlayers); n < least {
		return nil, game.Refuse("the deck “%s” is too small: Visitor in Blackwood Grove needs at least %d cards, and more if there are more than %d players. The deck has %d", d.Title, least, leastPlayers, n)
	}
	n := newPack(d, true)
	if err := n.box.Check(); err != nil {
		return nil, err
	}
	return played(func() *pack { return n }, n.IDs(1, 2, 3), nil), nil
}
