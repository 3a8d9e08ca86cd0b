// Package grove is the game Visitor in Blackwood Grove: its rules, its printed
// box and its words. It must not know cameras, widgets, clocks or chance. The
// rule numbers R1 to R78 in comments and tests are those of the specification
// of both published editions.
package grove

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Game makes matches of Visitor in Blackwood Grove. The zero Game has the deck
// of the printed box.
type Game struct {
	own *pack // people's own deck, or nil
}

// Name is the word used in commands and files.
func (Game) Name() string { return "grove" }

// Title is the English name shown to people.
func (Game) Title() string { return "Visitor in Blackwood Grove" }

// Cover is how the game is offered to people who do not know it.
func (g Game) Cover() game.Cover {
	c := game.Cover{
		Line:    game.Say("A forcefield admits some objects and repels others. Find out the Visitor's secret rule."),
		Minutes: [2]int{20, 40},
		Pieces:  []string{"card-telescope", "card-saxophone", "card-snowman"},
	}
	if g.own != nil {
		for i, card := range g.Box().Deck[:len(c.Pieces)] {
			c.Pieces[i] = card.ID
		}
	}
	return c
}

// Box is everything printed for the game. Callers must not change it.
func (g Game) Box() *cards.Box { return g.pack().box }

// pack is the deck that the game is played with.
func (g Game) pack() *pack {
	if g.own != nil {
		return g.own
	}
	return builtIn()
}

// New checks a set-up and gives the first state, before anything is dealt. The
// error is a sentence.
func (g Game) New(s game.Setup) (game.State, error) {
	h, err := newHouse(s, g.pack())
	if err != nil {
		return nil, err
	}
	p := &position{house: h, Store: kit.NewStore(h.pack.Set), deck: h.deck}
	p.Lay(h.pack.trust, spots[0])
	p.Lay(h.pack.claim, claims[noSide])
	return p, nil
}
