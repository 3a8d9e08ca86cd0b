package game

import (
	"fmt"
	"slices"
)

// Match is one game and its accepted moves; its state is their fold.
type Match struct {
	Game  Game
	Setup Setup

	steps     []step
	first     State
	undone    []Move
	withdrawn []withdrawal
	laid      int // the last move that was taken back while something lay in secret, from 1; 0: none
}

// step is one accepted move with what it led to.
type step struct {
	move   Move
	events []Event
	after  State
}

// NewMatch starts a match. The error is a sentence about the set-up.
func NewMatch(g Game, s Setup) (*Match, error) {
	first, err := g.New(s)
	if err != nil {
		return nil, err
	}
	return &Match{Game: g, Setup: s, first: first}, nil
}

// State is the position now.
func (m *Match) State() State {
	if len(m.steps) == 0 {
		return m.first
	}
	return m.steps[len(m.steps)-1].after
}

// Len is the number of accepted moves.
func (m *Match) Len() int { return len(m.steps) }

// Before is the position in which move i (from 0) was made.
func (m *Match) Before(i int) State {
	if i == 0 {
		return m.first
	}
	return m.steps[i-1].after
}

// Move is accepted move i, from 0, with everything that was recorded of it.
func (m *Match) Move(i int) Move { return m.steps[i].move }

// Since are the accepted moves from move i on.
func (m *Match) Since(i int) []Move {
	var out []Move
	for _, s := range m.steps[i:] {
		out = append(out, s.move)
	}
	return out
}

// Events is what move i led to, for all seats.
func (m *Match) Events(i int) []Event { return m.steps[i].events }

// private reports whether the table may not even know that a move was made.
func private(s State, m Move) bool { return !s.Redact(m, Table).Told() }

// Line is move i as a seat may read it in the transcript now; empty when she
// may not know that it was made.
func (m *Match) Line(i int, seat Seat) string { return m.line(i, seat, m.covered()) }

func (m *Match) line(i int, seat Seat, hidden map[string]bool) string {
	s := m.Before(i)
	move := s.Redact(m.steps[i].move, seat)
	if !move.Told() {
		return ""
	}
	if len(hidden) > 0 {
		objects := append([]string(nil), move.Objects...)
		for k, o := range objects {
			if hidden[o] {
				objects[k] = Unknown
			}
		}
		move.Objects = objects
	}
	return move.Line(s.Seats())
}

// Story is what a seat may know now of what move i led to.
func (m *Match) Story(i int, seat Seat) []Text { return m.story(i, seat, m.covered()) }

func (m *Match) story(i int, seat Seat, hidden map[string]bool) []Text {
	var out []Text
	for _, e := range m.steps[i].events {
		if e.For(seat) {
			out = append(out, e.Text.Veil(hidden))
		}
	}
	return out
}

// Entry is an accepted move in the list of moves, as a seat may know it.
type Entry struct {
	Seat  Seat   // who made it
	Line  string // as in the transcript
	Story []Text // what happened, a sentence each
}

// Log is all moves of which a seat may know now, oldest first.
func (m *Match) Log(seat Seat) []Entry {
	hidden := m.covered()
	out := make([]Entry, 0, m.Len())
	for i := range m.Len() {
		if line := m.line(i, seat, hidden); line != "" {
			out = append(out, Entry{m.Move(i).Seat, line, m.story(i, seat, hidden)})
		}
	}
	return out
}

// Known counts those of the first n moves that stand in a seat's log.
func (m *Match) Known(seat Seat, n int) (known int) {
	hidden := m.covered()
	for i := range min(n, m.Len()) {
		if m.line(i, seat, hidden) != "" {
			known++
		}
	}
	return known
}

// covered are the pieces that may be named to nobody now.
func (m *Match) covered() map[string]bool {
	c, ok := m.State().(Coverer)
	if !ok {
		return nil
	}
	out := map[string]bool{}
	for _, id := range c.Covered() {
		out[id] = true
	}
	return out
}

// For reports whether a seat may know of the event.
func (e Event) For(seat Seat) bool {
	if len(e.To) == 0 {
		return true
	}
	for _, s := range e.To {
		if s == seat {
			return true
		}
	}
	return false
}

// Private reports whether the table would not even know that a move was made.
func (m *Match) Private(mv Move) bool { return private(m.State(), mv) }

// Apply makes a move, or gives the state's refusal and changes nothing.
func (m *Match) Apply(mv Move) error {
	before := m.State()
	after, events, err := before.Apply(mv)
	if err != nil {
		return err
	}
	m.steps = append(m.steps, step{mv, events, after})
	if private(before, mv) {
		return nil // what can be made again is for all to see
	}
	// Whether it is the move that was undone goes by what the table knows of it.
	if n := len(m.undone); n > 0 && before.Redact(m.undone[n-1], Table).Equal(before.Redact(mv, Table)) {
		m.reinstate(n)
		m.undone = m.undone[:n-1]
	} else {
		m.undone = nil
		m.confirm()
	}
	return nil
}

// Undo drops the last move that the table knows of and gives it back. What
// was made in private since then stays, as far as it still can be made.
func (m *Match) Undo() (Move, error) {
	i := m.lastTold()
	if i < 0 {
		return Move{}, fmt.Errorf("there is no move to take back")
	}
	if err := m.stands(i); err != nil {
		return Move{}, err
	}
	last, since := m.steps[i].move, slices.Clone(m.steps[i+1:])
	m.withdraw(i)
	m.leave(i)
	m.steps = m.steps[:i]
	for _, s := range since {
		if before := m.State(); private(before, s.move) {
			if after, events, err := before.Apply(s.move); err == nil {
				m.steps = append(m.steps, step{s.move, events, after})
			}
		}
	}
	m.undone = append(m.undone, last)
	return last, nil
}

// CanUndo reports whether there is a move to take back.
func (m *Match) CanUndo() bool {
	i := m.lastTold()
	return i >= 0 && m.stands(i) == nil
}

// Bound is why the last move that the table knows of cannot be taken back; nil when it
// can be, and when there is none.
func (m *Match) Bound() error {
	if i := m.lastTold(); i >= 0 {
		return m.stands(i)
	}
	return nil
}

// stands is why a move cannot be taken back, or nil. What has opened a secret
// everyone has seen since, so that the same seal must not be opened again.
func (m *Match) stands(i int) error {
	before, mv := m.Before(i), m.steps[i].move
	if x, ok := before.(Binder); ok {
		if err := x.Binds(mv); err != nil {
			return err
		}
	}
	if Opening(before, mv) {
		return Refuse("A seal was opened. That cannot be taken back.")
	}
	return nil
}

// lastTold is the last move that the table knows of, or -1.
func (m *Match) lastTold() int {
	i := len(m.steps) - 1
	for i >= 0 && private(m.Before(i), m.steps[i].move) {
		i--
	}
	return i
}

// Undone is the move that a redo would make again, if there is one.
func (m *Match) Undone() (Move, bool) {
	if len(m.undone) == 0 {
		return Move{}, false
	}
	return m.undone[len(m.undone)-1], true
}

// Redoable are the moves that redoing would make again, in order.
func (m *Match) Redoable() []Move {
	out := slices.Clone(m.undone)
	slices.Reverse(out)
	return out
}
