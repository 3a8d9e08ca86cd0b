package gametest

import (
	"fmt"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// triesAt is how many legal moves of each seat are tried, as they are and bent,
// on each of two games that a seat cannot tell apart.
const triesAt = 4

// sameTries makes moves that anyone may try and a seat may know all of in two
// games that she cannot tell apart: both take them, or refuse them in the same
// words. Else she could learn by trying.
func sameTries(box *cards.Box, a, b game.State, seat game.Seat, pick func(int) int) error {
	seats := a.Seats()
	pieces := box.Pieces()
	for by := range seats {
		if seat != game.Table && game.Seat(by) != seat {
			continue // a seat's page makes its own moves alone
		}
		for _, m := range some(a.Legal(game.Seat(by)), triesAt, pick) {
			other, elsewhere, wrong, more := m, m, m, m
			other.Objects = slices.Clone(m.Objects)
			for i := range other.Objects {
				other.Objects[i] = pieces[pick(len(pieces))].ID
			}
			elsewhere.Place = box.Mats[pick(len(box.Mats))].ID
			if zones := zonesOf(box); len(zones) > 0 {
				elsewhere.Place = zones[pick(len(zones))]
			}
			wrong.Seat = game.Seat(pick(len(seats)))
			more.Objects = append(slices.Clone(m.Objects), pieces[pick(len(pieces))].ID)
			for _, try := range []game.Move{m, other, elsewhere, wrong, more} {
				if seat != game.Table && try.Seat != seat || !a.Redact(try, seat).Equal(try) {
					continue
				}
				_, eventsA, errA := a.Apply(try)
				_, eventsB, errB := b.Apply(try)
				switch {
				case (errA == nil) != (errB == nil) || errA != nil && errA.Error() != errB.Error():
					return fmt.Errorf("can tell the twin by what is said to %q: %v and %v", try.Line(seats), errA, errB)
				case errA == nil && !slices.Equal(heard(hinted(eventsA), seat), heard(hinted(eventsB), seat)):
					return fmt.Errorf("can tell the twin by what is told of %q: %q and %q", try.Line(seats), heard(eventsA, seat), heard(eventsB, seat))
				}
			}
		}
	}
	return nil
}

// hinted are the events that tell nothing which the rules have people ask for, such
// as the answer to a guess: that may differ.
func hinted(events []game.Event) []game.Event {
	return slices.DeleteFunc(slices.Clone(events), func(e game.Event) bool { return e.Reveals })
}
