package game

import "testing"

func TestTheTurningPoint(t *testing.T) {
	line := func(seat Seat, values ...int) Line { return Line{Seat: seat, Values: values} }
	for _, c := range []struct {
		name    string
		charts  []Chart
		winners []Seat
		move    int
	}{
		{"from when she led to the end", []Chart{{Lines: []Line{line(1, 0, 1, 1, 3, 3), line(2, 0, 0, 2, 2, 2)}}}, []Seat{1}, 3},
		{"from when both that won led", []Chart{{Lines: []Line{line(1, 0, 1, 3), line(2, 0, 2, 3), line(3, 0, 2, 2)}}}, []Seat{1, 2}, 2},
		{"she always led: her greatest gain", []Chart{{Lines: []Line{line(1, 1, 2, 5, 6), line(2, 0, 1, 1, 1)}}}, []Seat{1}, 2},
		{"she won from behind: her greatest gain", []Chart{{Lines: []Line{line(1, 0, 2, 3), line(2, 0, 5, 9)}}}, []Seat{1}, 1},
		{"fewer is better", []Chart{{Less: true, Lines: []Line{line(1, 9, 8, 4, 3), line(2, 9, 7, 6, 6)}}}, []Seat{1}, 2},
		{"one line that is nobody's", []Chart{{Lines: []Line{line(Table, 0, 1, 1, 4)}}}, []Seat{1, 2}, 3},
		{"the winner has a line in the second chart", []Chart{{Lines: []Line{line(Table, 0, 1, 1, 4)}}, {Lines: []Line{line(1, 0, 1, 1, 1), line(2, 0, 0, 2, 2)}}}, []Seat{2}, 2},
		{"two win who led in nothing: what is all theirs", []Chart{{Lines: []Line{line(Table, 0, 1, 1, 4)}}, {Lines: []Line{line(1, 0, 5, 5, 5), line(2, 0, 5, 5, 5)}}}, []Seat{1, 3}, 3},
		{"one wins who led in nothing: her greatest gain", []Chart{{Lines: []Line{line(Table, 0, 1, 1, 4)}}, {Lines: []Line{line(1, 0, 5, 5, 5), line(2, 0, 5, 5, 5)}}}, []Seat{2}, 1},
		{"many lines that are nobody's, all won", []Chart{{Lines: []Line{line(Table, 0, 3, 1), line(Table, 0, 0, 1)}}}, []Seat{1, 2}, 0},
		{"many lines that are nobody's, all lost", []Chart{{Lines: []Line{line(Table, 0, 3, 4), line(Table, 0, 0, 1)}}}, nil, 0},
		{"nothing was gained", []Chart{{Lines: []Line{line(1, 0, 0), line(2, 0, 0)}}}, []Seat{1, 2}, 0},
		{"nothing is drawn", nil, []Seat{1}, 0},
	} {
		tale := Tale{Charts: c.charts}
		if at := tale.turned(c.winners); at != c.move {
			t.Errorf("%s: the game turned at move %d, want %d", c.name, at, c.move)
		}
	}
}
