package game

import "slices"

// withdrawal is a move that was taken back though it had told what nobody could
// know before it.
type withdrawal struct {
	told []Text
	redo int // it is made again by the redo of so many moves; 0 when it cannot be any more
}

// Withdrawn is what moves told that were taken back since, oldest first. It stays
// until the same moves are made again, so that nobody can bring a secret to light,
// read it, and hide that by an undo.
func (m *Match) Withdrawn() []Text {
	hidden := m.covered()
	var out []Text
	for _, w := range m.withdrawn {
		for _, t := range w.told {
			out = append(out, t.Veil(hidden))
		}
	}
	return out
}

// withdraw notes what move i told, which is about to be taken back.
func (m *Match) withdraw(i int) {
	before, s := m.Before(i), m.steps[i]
	var told []Text
	switch {
	case before.Result() == nil && s.after.Result() != nil && m.secretsBefore(i):
		told = append(told, Say("The end of the game was taken back. What was secret had been shown to all."))
	default:
		for _, e := range s.events {
			switch {
			case !e.Reveals:
			case e.For(Table):
				told = append(told, Say("Taken back after all had heard it: %s", e.Text))
			default:
				told = append(told, Say("Taken back after the answer was told: a move of %s", before.View(Table).Names[s.move.Seat]))
			}
		}
	}
	if len(told) > 0 {
		m.withdrawn = append(m.withdrawn, withdrawal{told, len(m.undone) + 1})
	}
}

// leave notes that move i is about to be taken back, and whether something lies in secret
// after it.
func (m *Match) leave(i int) {
	switch v := m.steps[i].after.View(Table); {
	case len(v.Secret) > 0 && v.Unveil == nil:
		m.laid = i + 1
	case m.laid > i+1:
		m.laid = i + 1
	}
}

// Unopened reports whether moves were taken back after which something lay in secret,
// and nothing was opened since: it may lie there still.
func (m *Match) Unopened() bool {
	return m.laid > 0 && !slices.ContainsFunc(m.steps[min(m.laid-1, len(m.steps)):], func(s step) bool {
		return s.after.Result() != nil || s.after.View(Table).Unveil != nil
	})
}

// Secrets reports whether a seat knows what the table does not: it was done in
// private, or stands on her sheets.
func (m *Match) Secrets() bool { return m.secretsBefore(m.Len()) }

// secretsBefore reports the same of the position before move i.
func (m *Match) secretsBefore(i int) bool {
	for i, s := range m.steps[:i] {
		if !m.Before(i).Redact(s.move, Table).Equal(s.move) {
			return true
		}
	}
	s := m.Before(i)
	for seat := range s.Seats() {
		if ownSheets(s, Seat(seat)) {
			return true
		}
	}
	return false
}

// confirm keeps for ever what is told of moves that cannot be made again.
func (m *Match) confirm() {
	for i := range m.withdrawn {
		m.withdrawn[i].redo = 0
	}
}

// reinstate drops what is told of a move that was taken back and is made again,
// while n moves could be.
func (m *Match) reinstate(n int) {
	for i, w := range slices.Backward(m.withdrawn) {
		if w.redo == n {
			m.withdrawn = slices.Delete(m.withdrawn, i, i+1)
			return
		}
	}
}
