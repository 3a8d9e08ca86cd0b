// Package psisquad is the game Psi Squad: its rules, its printed box and its
// words. It must not know cameras, widgets, clocks or chance. The rule numbers
// R1 to R45 in comments and tests are those of the specification.
package psisquad

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Game makes matches of Psi Squad, and teaches it.
var Game = &kit.Game[house]{
	Printed: Box,
	Offered: game.Cover{
		Line:    game.Say("Everyone hides a cypher of digits. Guess the cyphers of the others before they guess yours."),
		Minutes: [2]int{20, 40},
		Pieces:  []string{"digit-3-1", "digit-0-1", "digit-5-1"},
	},
	Options: options, Start: start, People: seat, Taught: lessons, Minds: mind,
}

// start gives the position before any cypher is locked (R3, R4).
func start(s game.Setup) (game.State, error) {
	h, err := newHouse(s)
	if err != nil {
		return nil, err
	}
	p := &position{house: h, phase: locking, lies: kit.NewStore(set())}
	for s := range h.Seats.All() {
		p.status[s] = h.most()
	}
	return p, nil
}
