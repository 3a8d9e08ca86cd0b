package game

import "reflect"

// Successor is a State with seats that nobody can play without what was known there:
// whoever takes such a seat over from the app reads it.
type Successor interface {
	Inherits(seat Seat) bool
}

// Hides reports whether a seat came to know what the table does not since move i, from
// 0: by a move of its own, by what it was told, or by what stands on its sheets.
func (m *Match) Hides(seat Seat, i int) bool {
	for k := i; k < len(m.steps); k++ {
		s := m.steps[k]
		if s.move.Seat == seat && !m.Before(k).Redact(s.move, Table).Equal(s.move) {
			return true
		}
		for _, e := range s.events {
			if e.For(seat) && !e.For(Table) {
				return true
			}
		}
	}
	now := m.State()
	return i == 0 && !reflect.DeepEqual(now.View(seat).Sheets, now.View(Table).Sheets)
}
