package psisquad

import (
	_ "embed"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

//go:embed lesson.toml
var lesson string

var lessonSetup = game.Setup{Game: "psisquad", Players: 3, Options: map[string]string{"mode": "paper"}}

// lessons are a first round for one player: the squad's seats are all alike. The
// players answer from their sheets, so that the learner sees how it is done.
var lessons = []game.Lesson{{
	Role: kit.PlayerSeat(learner), Title: game.Say("Solving a cypher"),
	About: game.Say("You hide a cypher of four digits and guess the cyphers of the others."),
	Setup: lessonSetup, Seed: 21, Held: game.Say("Your cypher: nobody else sees it"), Steps: kit.MustSteps(lesson),
	Table: newTutor,
}}

// learner is the seat that a lesson leaves to the learner.
const learner game.Seat = 1

// lastGuess is the learner's guess with which a lesson ends.
const lastGuess = 2

// tutor is people of whom one is the learner. The others' cyphers and guesses
// are arranged so that in her second turn she can work one out.
type tutor struct{ *people }

func newTutor() (game.Tutor, error) {
	h, err := newHouse(lessonSetup)
	if err != nil {
		return nil, err
	}
	t := &tutor{newPeople(h, func(n int) int { return n - 1 })}
	for s, c := range map[game.Seat]string{learner: "5173", 2: "2745", 3: "8306"} {
		t.cypher[s] = digitsOf(c)
	}
	return kit.Taught(t), nil
}

// digitsOf is the code of its digits in a row.
func digitsOf(text string) code {
	c, _ := codeOf(strings.Join(strings.Split(text, ""), ","), len(text))
	return c
}

// Next is what the seat in turn does, the learner too when she leaves it to
// the table.
func (t *tutor) Next(p *position) (game.Move, error) {
	switch {
	case p.phase == starting:
		return game.Move{Verb: vFirst, Place: turnZone(3)}, nil
	case p.phase == guessing && !t.intends(p):
		t.intend(p)
	}
	return t.people.Next(p)
}

// intends reports whether the guess of the seat in turn is on its way.
func (t *tutor) intends(p *position) bool { return t.plan.lines == len(p.lines) }

// intend has the seat in turn guess what was arranged, if that still fits what
// she has heard, and what else fits otherwise.
func (t *tutor) intend(p *position) {
	t.plan.lines, t.plan.on = len(p.lines), t.target(p)
	if p.seat == 2 {
		t.plan.on, t.plan.guess = learner, t.tease()
		return
	}
	fit := t.fitting(p, t.plan.on)
	t.plan.guess = fit[len(fit)-1]
	arranged := []code{digitsOf("2094"), digitsOf("2457")}
	if p.seat == learner {
		arranged = []code{digitsOf("2465"), t.cypher[t.plan.on]}
	}
	for _, c := range arranged {
		if slices.Contains(fit, c) {
			t.plan.guess = c
			return
		}
	}
}

// target is whose cypher the seat in turn guesses at: Player 2's, until it is
// solved.
func (t *tutor) target(p *position) game.Seat {
	switch {
	case !p.solved[2]:
		return 2
	case p.seat == learner:
		return 3
	}
	return learner
}

// tease is a guess at the learner's cypher that has something of everything:
// a key in its place, one that is elsewhere, and others that it has not.
func (t *tutor) tease() code {
	mine := t.cypher[learner]
	guess := code{mine[0], 0, mine[1]}
	d := uint8(1)
	for _, i := range []int{1, 3} {
		for slices.Contains(mine[:], d) {
			d++
		}
		guess[i] = d
		d++
	}
	return guess
}

// guesses is how many guesses the learner has made.
func (t *tutor) guesses(p *position) int {
	n := 0
	for _, l := range p.lines {
		if l.by == learner {
			n++
		}
	}
	return n
}

// Take has the table go by what the learner chose: her cypher stays hers, her
// guess is laid out card by card, her answer is told with the counters.
func (t *tutor) Take(p *position, m game.Move) game.Move {
	switch m.Verb {
	case vLock:
		if c, ok := codeOf(m.Place, p.house.keys); ok {
			t.cypher[learner] = c
		}
		m.Place = ""
	case vGuess:
		t.plan.lines = len(p.lines)
		t.plan.on, t.plan.guess = guessOf(m, p.house.keys)
		m = t.guess(p)
	case vSay:
		m = t.answer(p)
	}
	return m
}

// guessOf reads a guess that was typed.
func guessOf(m game.Move, keys int) (game.Seat, code) {
	who, text, _ := strings.Cut(m.Place, ",")
	c, _ := codeOf(text, keys)
	return seats.Of(who), c
}

// Unseen reports that a camera sees all that is done here.
func (t *tutor) Unseen(game.Move) bool { return false }

// Over reports the end of the game, or of the learner's last turn in it.
func (t *tutor) Over(p *position) bool {
	return p.phase == guessing && p.seat != learner && t.guesses(p) >= lastGuess
}

// The blanks of the lesson.
const (
	saidGuess  game.Blank = "guess" // the guess that waits for its answer, and what it is answered
	howCorrect game.Blank = "correct"
	howSpotted game.Blank = "spotted"
	newValue   game.Blank = "value"
	oldValue   game.Blank = "was"
	gained     game.Blank = "points"
	outcome    game.Blank = "outcome" // what came of the learner's last guess
	myStatus   game.Blank = "status"
)

// Fill gives the words for a blank.
func (t *tutor) Fill(b game.Blank, p *position) game.Text {
	number := func(n int) game.Text { return game.Say("%d", n) }
	l := p.asked
	switch b {
	case saidGuess:
		return game.Say("%s", p.said(l.guess))
	case howCorrect:
		return number(int(l.correct))
	case howSpotted:
		return number(int(l.spotted))
	case newValue:
		return number(int(l.value))
	case oldValue:
		return number(int(l.was))
	case gained:
		return game.Say("%+d", int(l.points))
	case myStatus:
		return number(p.status[learner])
	case outcome:
		if p.solved[l.on] {
			return game.Say("The cypher of %s was indeed %s.", kit.PlayerName(l.on), p.said(t.cypher[l.on]))
		}
		return game.Say("Not quite: the cypher of %s was %s.", kit.PlayerName(l.on), p.said(t.cypher[l.on]))
	}
	return game.Text{}
}
