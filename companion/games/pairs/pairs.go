// Package pairs is the memory game Pairs: 24 cards lie face down, each player
// turns two of them up, and who finds the most pairs wins. It is the model for
// a further game: its printed box, its rules, its words and its simulated
// people, and nothing else.
package pairs

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Game makes matches of Pairs.
var Game = &kit.Game[house]{
	Printed: box,
	Offered: game.Cover{
		Line:    game.Say("Turn two cards up, remember what you saw, and find the most pairs."),
		Minutes: [2]int{10, 20},
		Pieces:  []string{"owl-2", "fox-1", "owl-1"},
	},
	Options: options, Start: start, People: seat, Minds: mind,
}

// people are simulated players. They hold what no camera sees, the shuffled
// cards by space, and mostly remember what was turned up.
type people struct {
	pick  func(n int) int
	cards []kit.Piece
}

// seat makes simulated people for a set-up.
func seat(s game.Setup, pick func(n int) int) (game.Players, error) {
	_, err := start(s)
	return kit.Played(&people{pick, kit.Shuffle(slices.Clone(set().Deck("")), pick)}), err
}

// Next is the next move of whoever is to act.
func (w *people) Next(p *position) (game.Move, error) {
	moves := p.Legal(p.seat())
	if p.phase() == turning {
		moves = w.turns(p)
	}
	return moves[w.pick(len(moves))], nil
}

// turns are the ways to turn a card up, mostly those remembered to make a pair.
func (w *people) turns(p *position) []game.Move {
	var all, good []game.Move
	open := p.open()
	for i, c := range w.cards {
		at := kit.Place(i + 1)
		if p.mayLie(c, at) != nil {
			continue
		}
		all = append(all, p.turns(c, at))
		if p.Down(c) && (p.Down(other(c)) && len(open) == 0 || slices.Contains(open, other(c))) {
			good = append(good, p.turns(c, at))
		}
	}
	if len(good) > 0 && w.pick(4) > 0 {
		return good
	}
	return all
}

// FaceDown says which card lies face down where.
func (w *people) FaceDown(p *position) game.Layout {
	out := game.Layout{}
	for i, c := range w.cards {
		if p.mayLie(c, kit.Place(i+1)) == nil {
			out[set().ID(c)] = set().Zone(kit.Place(i + 1)).ID
		}
	}
	return out
}
