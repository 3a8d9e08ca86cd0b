package grove

import (
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// temper is how the app plays a seat at a level.
type temper struct {
	sure       float64 // it proves when it holds four objects for sorted rightly with this chance,
	late, last float64 // with two turns of the Visitor left, and with one
	pace       float64 // an Agent proves once the Kid has gained so much trust for each turn of the Visitor
	risk       float64 // how sure the Kid is of another object that she predicts
	slips      int     // of a hundred objects the Kid gives so many the other side
}

// restraint is how Agents hold themselves back, by their number and level: how sure
// they are before they prove, and how fast the Kid is before they race her. A Kid who
// is slow is given time, so that she wins some 65, 50 and 35 games of a hundred
// whether she plays well or not (README).
var restraint = [MaxAgents + 1][automa.Strong + 1]struct{ sure, pace float64 }{
	1: {{0.5, 2.45}, {0.5, 2}, {0.5, 1.5}},
	2: {{0.5, 2.6}, {0.6, 2}, {0.5, 1.6}},
	3: {{0.65, 2.6}, {0.7, 2}, {0.65, 1.6}},
	4: {{0.65, 2.6}, {0.7, 2}, {0.65, 1.6}},
}

// boldness is how the Kid plays, by the number of Agents and by level: the more race
// her, the bolder she has to be, and the weaker she is to be, the more she slips.
var boldness = [MaxAgents + 1][automa.Strong + 1]struct {
	sure, risk float64
	slips      int
}{
	1: {{0.7, 0.75, 20}, {0.7, 0.75, 9}, {0.7, 0.75, 0}},
	2: {{0.7, 0.75, 12}, {0.6, 0.75, 4}, {0.5, 0.75, 0}},
	3: {{0.7, 0.75, 10}, {0.6, 0.75, 2}, {0.35, 0.6, 0}},
	4: {{0.7, 0.75, 10}, {0.6, 0.75, 2}, {0.35, 0.6, 0}},
}

// temper is how a seat is played.
func (h *house) temper(seat game.Seat, level automa.Level) temper {
	t := temper{late: 0.5, last: 0.25}
	agents := h.Players() - 2
	if seat == kid {
		b := boldness[agents][level]
		t.sure, t.risk, t.slips = b.sure, b.risk, b.slips
		return t
	}
	t.sure, t.pace = restraint[agents][level].sure, restraint[agents][level].pace
	return t
}
