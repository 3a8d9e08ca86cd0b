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

// restraint is how Agents hold themselves back, by their number and level: how sure
// they are before they prove, from which turn on, and how often they slip. Nothing
// else decides as much how often the Kid wins: these let her win some 65, 50 and
// 35 games of a hundred (README).
var restraint = [MaxAgents + 1][automa.Strong + 1]temper{
	1: {{sure: 0.85, earliest: 2, slips: 8}, {sure: 0.8, earliest: 2, slips: 5}, {sure: 0.66, earliest: 1}},
	2: {{sure: 0.87, earliest: 4, slips: 18}, {sure: 0.87, earliest: 3, slips: 10}, {sure: 0.85, earliest: 3, slips: 2}},
	3: {{sure: 0.87, earliest: 4, slips: 20}, {sure: 0.7, earliest: 4}, {sure: 0.87, earliest: 3, slips: 10}},
	4: {{sure: 0.87, earliest: 4, slips: 25}, {sure: 0.87, earliest: 4, slips: 10}, {sure: 0.87, earliest: 3, slips: 16}},
}

// temper is how a seat is played.
func (h *house) temper(seat game.Seat, level automa.Level) temper {
	if seat == kid {
		slips := [...]int{automa.Easy: 20, automa.Even: 5, automa.Strong: 0}[level]
		t := temper{sure: 0.7, late: 0.5, last: 0.25, risk: 0.75, slips: slips}
		if agents := h.Players() - 2; level == automa.Strong { // the more race her, the bolder she has to be
			t.sure = [MaxAgents + 1]float64{1: 0.7, 2: 0.5, 3: 0.35, 4: 0.35}[agents]
			t.risk = [MaxAgents + 1]float64{1: 0.75, 2: 0.75, 3: 0.6, 4: 0.6}[agents]
		}
		return t
	}
	t := restraint[h.Players()-2][level]
	t.late, t.last = 0.5, 0.25
	return t
}
