package game

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// Correct is the verb of a move that brings the record in line with the table.
const Correct = "correct"

// Unknown stands for an object whose identity is not known to the reader.
const Unknown = "?"

// Move is one act of one seat. Its meaning is the game's; its form is the same
// for all, so that one line of text holds any move of any game:
//
//	agent1 test agent1-marker-3,card-anchor @FD-A1-ON
//	kid stop =2
type Move struct {
	Seat    Seat     `json:"seat"`
	Verb    string   `json:"verb"`
	Objects []string `json:"objects,omitempty"` // piece ids
	Place   string   `json:"place,omitempty"`   // a zone or another word of the game's
	Number  int      `json:"number,omitempty"`  // 0 when the verb has none
}

// Line is the move as a transcript line, with the seat's name from seats.
func (m Move) Line(seats []string) string {
	var b strings.Builder
	if int(m.Seat) >= 0 && int(m.Seat) < len(seats) {
		b.WriteString(seats[m.Seat])
	} else {
		fmt.Fprintf(&b, "seat%d", int(m.Seat))
	}
	b.WriteString(" " + m.Verb)
	if len(m.Objects) > 0 {
		b.WriteString(" " + strings.Join(m.Objects, ","))
	}
	if m.Place != "" {
		b.WriteString(" @" + m.Place)
	}
	if m.Number != 0 {
		b.WriteString(" =" + strconv.Itoa(m.Number))
	}
	return b.String()
}

// ParseMove reads what Line wrote. The error is a sentence.
func ParseMove(line string, seats []string) (Move, error) {
	var m Move
	words := strings.Fields(line)
	if len(words) < 2 {
		return m, fault.Errorf("%q is not a move: it needs a seat and a verb", line)
	}
	m.Seat = -1
	for i, s := range seats {
		if s == words[0] {
			m.Seat = Seat(i)
		}
	}
	if m.Seat < 0 {
		return m, fault.Errorf("nobody called %q sits at this table: choose one of %s", words[0], strings.Join(seats, ", "))
	}
	m.Verb = words[1]
	stage := 0
	for _, w := range words[2:] {
		switch {
		case stage < 1 && w[0] != '@' && w[0] != '=':
			m.Objects = strings.Split(w, ",")
			stage = 1
		case stage < 2 && w[0] == '@' && len(w) > 1:
			m.Place = w[1:]
			stage = 2
		case stage < 3 && w[0] == '=':
			n, err := strconv.Atoi(w[1:])
			if err != nil || n == 0 || w != "="+strconv.Itoa(n) {
				return m, fault.Errorf("%q is not a number that a move can have", w)
			}
			m.Number = n
			stage = 3
		default:
			return m, fault.Errorf("%q does not belong in the move %q", w, line)
		}
	}
	return m, nil
}

// Told reports whether there is anything to tell of a redacted move.
func (m Move) Told() bool { return m.Verb != "" }

// Equal reports whether two moves are the same.
func (m Move) Equal(o Move) bool {
	if m.Seat != o.Seat || m.Verb != o.Verb || m.Place != o.Place || m.Number != o.Number || len(m.Objects) != len(o.Objects) {
		return false
	}
	for i := range m.Objects {
		if m.Objects[i] != o.Objects[i] {
			return false
		}
	}
	return true
}
