package game

import "strings"

// Teacher is a Game that can be learned by playing it: a guided first round
// for each role, at a simulated table.
type Teacher interface {
	// Lessons lists them in the order in which they are offered.
	Lessons() []Lesson
}

// Lesson is a guided first round for one seat.
type Lesson struct {
	Role  string // the learner's seat, as in State.Seats
	Title Text   // what the role is called
	About Text   // what she is after, a sentence
	Setup Setup
	Seed  uint64 // of the simulated table: its wood, its light, its hands
	Laid  int    // so many moves are made before she sees the table
	Held  Text   // what the learner's cards are called; empty for her hand
	Steps []Step
	// Table seats people whose cards are arranged so that the round teaches well.
	Table func() (Tutor, error)
}

// Step is one page of a lesson. It is shown once, as soon as its moment comes:
// of several whose moment it is, one after the other as they are listed.
type Step struct {
	// After is the move that was just made, as a line of the transcript, in which
	// * stands for anything. "start" is the beginning; empty fits any.
	After string
	// Before is a move that may be made now, as "seat verb", or "end" when the
	// lesson is over; empty fits any.
	Before string
	Say    Text     // one or two sentences; a Blank among its arguments is filled in
	Show   []string // the zones and pieces it speaks of
	Cards  []string // those to look at closely, instead of the learner's own
}

// Simulated is a page that every lesson has near its beginning.
var Simulated = Step{After: Start, Say: Say("Simulated people play the other seats. Grovewatch reads every card from the picture at the top, just as it will read your own table.")}

// Start is what a Step comes after at the beginning, when the table is laid,
// End what it comes before when the lesson is over.
const (
	Start = "start"
	End   = "end"
)

// Due reports whether a step's moment has come: after a move, or Start, and
// with the moves that may be made now, as "seat verb".
func (s Step) Due(last string, may []string) bool {
	if s.After != "" && !fits(s.After, last) {
		return false
	}
	if s.Before == "" {
		return true
	}
	for _, m := range may {
		if m == s.Before {
			return true
		}
	}
	return false
}

// fits reports whether a line is a pattern's.
func fits(pattern, line string) bool {
	front, back, wild := strings.Cut(pattern, "*")
	rest, ok := strings.CutPrefix(line, front)
	if !ok || !wild {
		return ok && rest == ""
	}
	for i := range len(rest) + 1 {
		if fits(back, rest[i:]) {
			return true
		}
	}
	return false
}

// Blank is an argument of a step's sentence that is filled in when it is shown.
type Blank string

// ThePiece is the last piece that was just moved, by name. Other blanks are
// filled in by the Tutor.
const ThePiece Blank = "piece"

// Tutor is simulated people at a table where a learner decides for one seat.
// Next is then what that seat would do if the learner left it to the table.
type Tutor interface {
	Players
	// Hand lists the cards that the learner holds, by id.
	Hand(State) []string
	// Asks is what the learner has to decide now; nil when others act.
	Asks(State) *Ask
	// Advice is a kind word about a choice that is wrong or unwise, or nothing.
	// The learner may make it all the same, unless the Ask is Firm.
	Advice(State, Move) Text
	// Take has the table go by the learner's choice, and completes it with what
	// she has no say in.
	Take(State, Move) Move
	// Unseen reports whether no camera can see all that a move decides: the
	// session is told of it.
	Unseen(Move) bool
	// Over reports whether the lesson has shown what it has to show.
	Over(State) bool
	// Fill gives the words for a blank.
	Fill(Blank, State) Text
}

// Ask is one decision of the learner's.
type Ask struct {
	Say Text // what to do, one sentence
	// Shown are cards to look at now instead of the hand.
	Shown []string
	// Action are the choices. One that has several is meant for the card of the
	// hand that the learner takes up first.
	Action []Action
	Form   *Form // or a choice made part by part
	// Firm has a choice that is advised against never be made: the table could
	// not go on with it.
	Firm bool
}

// Allows reports whether a move is one of the choices, or made by the form.
func (a *Ask) Allows(m Move) bool {
	for _, act := range a.Action {
		for _, c := range act.Choices {
			if c.Equal(m) {
				return true
			}
		}
	}
	if a.Form == nil {
		return false
	}
	made, err := a.Form.Move(m.Seat, strings.Split(m.Place, ","))
	return err == nil && made.Equal(m)
}
