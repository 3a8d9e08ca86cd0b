package gametest

import (
	"fmt"
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// amendsEvery is how often the corrections of two games are compared, in moves:
// there are many of them.
const amendsEvery = 9

// sameAmends checks that two games that the table cannot tell apart take the
// same corrections, refuse the others in the same words, and look alike to it
// afterwards: what may be corrected is offered to everyone.
func sameAmends(box *cards.Box, a, b game.State) error {
	pieces := box.Pieces()
	for i, placed := range a.View(game.Table).Pieces {
		at := slices.IndexFunc(pieces, func(p cards.Piece) bool { return p.ID == placed.ID })
		if at < 0 {
			continue
		}
		p := pieces[at]
		moves := []game.Move{amend("", p.ID)}
		for _, m := range box.Mats {
			for _, z := range m.Zones {
				if z.Style != "" && z.Accepts(p.Kind) && !z.Tiled() {
					moves = append(moves, amend(z.ID, p.ID))
				}
			}
		}
		for k, o := range pieces {
			if o.Kind == p.Kind && (k+i)%4 == 0 {
				moves = append(moves, amend(placed.Zone, o.ID), amend("", p.ID, o.ID))
			}
		}
		for _, m := range moves {
			afterA, eventsA, errA := a.Apply(m)
			afterB, eventsB, errB := b.Apply(m)
			line := m.Line(a.Seats())
			switch {
			case (errA == nil) != (errB == nil) || errA != nil && errA.Error() != errB.Error():
				return fmt.Errorf("can tell the twin by what is said to %q: %v and %v", line, errA, errB)
			case errA != nil:
				continue
			case !slices.Equal(heard(eventsA, game.Table), heard(eventsB, game.Table)):
				return fmt.Errorf("can tell the twin by what is told of %q: %q and %q", line, heard(eventsA, game.Table), heard(eventsB, game.Table))
			case !maps.Equal(afterA.Layout(), afterB.Layout()):
				return fmt.Errorf("can tell the twin by how the table should lie after %q", line)
			}
		}
	}
	return nil
}

func amend(zone string, objects ...string) game.Move {
	return game.Move{Seat: game.Table, Verb: game.Correct, Objects: objects, Place: zone}
}
