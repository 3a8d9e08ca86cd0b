package grove

import (
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// temper is how the app plays a seat at a level.
type temper struct {
	sure       float64 // it proves when it holds four objects for sorted rightly with this chance,
	late, last float64 // with two turns of the Visitor left, and with one
	earliest   int     // and an Agent not before this turn of hers
	slips      int     // of a hundred objects it gives so many the other side
	risk       float64 // how sure the Kid is of another object that she predicts
}

// temper is how a seat is played. A strong Agent keeps the Kid from winning, an
// easy one lets her: she waits, and slips.
func (h *house) temper(seat game.Seat, level automa.Level) temper {
	t := temper{sure: 0.7, late: 0.5, last: 0.25, earliest: 1, risk: 0.75}
	if seat == kid {
		t.slips = [...]int{automa.Easy: 20, automa.Even: 5, automa.Strong: 0}[level]
		return t
	}
	switch level {
	case automa.Easy:
		t.sure, t.earliest, t.slips = 0.87, 5, 15
	case automa.Even:
		t.sure, t.earliest, t.slips = 0.87, 4, 10
	}
	return t
}
