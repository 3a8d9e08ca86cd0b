package game

import "reflect"

// Successor is a State with seats that nobody can play without what was known there:
// whoever takes such a seat over from the app reads it.
type Successor interface {
	Inherits(seat Seat) bool
}

// Hides reports whether a seat came to know what the table does not since move i, from
// 0: by a move of which it reads more, though it was taken back, by what it was told,
// or by what stands on its sheets.
func (m *Match) Hides(seat Seat, i int) bool {
	for k := i; k < len(m.steps); k++ {
		s := m.steps[k]
		if before := m.Before(k); !before.Redact(s.move, Table).Equal(before.Redact(s.move, seat)) {
			return true
		}
		for _, e := range s.events {
			if e.For(seat) && !e.For(Table) {
				return true
			}
		}
	}
	now := m.State()
	for _, mv := range m.undone {
		if !now.Redact(mv, Table).Equal(now.Redact(mv, seat)) {
			return true
		}
	}
	return i == 0 && ownSheets(now, seat)
}

// ownSheets reports whether a seat reads sheets that the table does not.
func ownSheets(s State, seat Seat) bool {
	return !reflect.DeepEqual(s.View(seat).Sheets, s.View(Table).Sheets)
}
