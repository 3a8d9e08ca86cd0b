package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/automa"
)

// temper is how the app plays a seat at a level.
type temper struct {
	sure       float64 // it proves when it holds four objects for sorted rightly with this chance,
	late, last float64 // with two turns of the Visitor left, and with one
	pace       float64 // an Agent proves once the Kid has gained so much trust for each turn of the Visitor
	risk       float64 // how sure the Kid is of another object that she predicts
	slips      int     // of a hundred objects the Kid gives so many the other side
	gives      int     // so many first turns an Agent gives away: she proves at once, and fails on purpose
}

// restraint is how Agents hold themselves back, beside a Kid who is a person and beside
// one whom the app plays, by their number and level: how sure they are before they prove,
// and how fast the Kid is before they race her. A Kid who is slow is given time, so that
// she wins some 65, 50 and 35 games of a hundred whether she plays well or not (README).
var restraint = map[bool][MaxAgents + 1][automa.Strong + 1]struct{ sure, pace float64 }{
	false: {
		1: {{0.5, 2.45}, {0.5, 2}, {0.5, 1.5}},
		2: {{0.5, 2.6}, {0.6, 2}, {0.5, 1.6}},
		3: {{0.65, 2.6}, {0.7, 2}, {0.65, 1.6}},
		4: {{0.65, 2.6}, {0.7, 2}, {0.65, 1.6}},
	},
	true: {
		1: {{0.7, 1.55}, {0.5, 1.55}, {0.5, 1.32}},
		2: {{0.6, 2.05}, {0.6, 1.75}, {0.6, 1.45}},
		3: {{0.5, 2.6}, {0.7, 1.8}, {0.5, 1.6}},
		4: {{0.65, 2.6}, {0.6, 2.05}, {0.5, 1.7}},
	},
}

// leniency is how an Agent holds herself back where a person is the Kid and people are some of
// the Agents, by how many these are and by level. They race each other and the Kid whatever
// this Agent does, and leave the Kid too few games already: she races a very fast Kid only, or
// never. A proof that fails gives the Kid trust and everyone four open objects: she gives so
// many of her first turns away. That helps whoever has the next turn: who is not the last
// before the Kid gives one turn away at most.
var leniency = [MaxAgents + 1][automa.Strong + 1]struct {
	pace  float64
	gives int
}{
	1: {{never, 3}, {never, 1}, {4, 0}},
	2: {{never, 3}, {never, 3}, {never, 1}},
	3: {{never, 3}, {never, 3}, {never, 1}},
	4: {{never, 3}, {never, 3}, {never, 1}},
}

// never is a pace that no Kid has.
const never = 100

// boldness is how the Kid plays, beside Agents of whom some are people and where the app
// plays them all, by their number and by level: the more race her, the bolder she has to be,
// and the weaker she is to be, the more she slips. Against three or four people her best play
// wins about every second game: even comes near it.
var boldness = map[bool][MaxAgents + 1][automa.Strong + 1]struct {
	sure, risk float64
	slips      int
}{
	false: {
		1: {{0.7, 0.75, 20}, {0.7, 0.75, 9}, {0.7, 0.75, 0}},
		2: {{0.7, 0.75, 12}, {0.35, 0.6, 5}, {0.35, 0.6, 0}},
		3: {{0.5, 0.7, 4}, {0.35, 0.6, 1}, {0.35, 0.6, 0}},
		4: {{0.5, 0.7, 2}, {0.3, 0.6, 1}, {0.25, 0.55, 0}},
	},
	true: {
		1: {{0.7, 0.75, 20}, {0.7, 0.75, 9}, {0.7, 0.75, 0}},
		2: {{0.7, 0.75, 12}, {0.6, 0.75, 4}, {0.5, 0.75, 0}},
		3: {{0.7, 0.75, 10}, {0.6, 0.75, 2}, {0.35, 0.6, 0}},
		4: {{0.7, 0.75, 10}, {0.6, 0.75, 2}, {0.35, 0.6, 0}},
	},
}

// temper is how a seat is played.
func (h *house) temper(s automa.Sight, level automa.Level) temper {
	t := temper{late: 0.5, last: 0.25}
	agents := h.Players() - 2
	played := 0 // Agents whom the app plays
	for _, seat := range s.Apps {
		if seat >= agent1 {
			played++
		}
	}
	if s.Seat == kid {
		b := boldness[played == agents][agents][level]
		t.sure, t.risk, t.slips = b.sure, b.risk, b.slips
		return t
	}
	beside := slices.Contains(s.Apps, kid)
	r := restraint[beside][agents][level]
	t.sure, t.pace = r.sure, r.pace
	if people := agents - played; people > 0 && !beside {
		l := leniency[people][level]
		t.pace, t.gives = l.pace, l.gives
		if s.Seat != h.Seats.Last() {
			t.gives = min(t.gives, 1)
		}
	}
	return t
}
