package game

import "testing"

func TestTheTurningPoint(t *testing.T) {
	line := func(seat Seat, values ...int) Line { return Line{Seat: seat, Values: values} }
	for _, c := range []struct {
		name    string
		lines   []Line
		winners []Seat
		move    int
	}{
		{"from when she led to the end", []Line{line(1, 0, 1, 1, 3, 3), line(2, 0, 0, 2, 2, 2)}, []Seat{1}, 3},
		{"she always led: her greatest gain", []Line{line(1, 1, 2, 5, 6), line(2, 0, 1, 1, 1)}, []Seat{1}, 2},
		{"one line that is nobody's", []Line{line(Table, 0, 1, 1, 4)}, []Seat{1, 2}, 3},
		{"many lines that are nobody's, all won", []Line{line(Table, 0, 3, 1), line(Table, 0, 0, 1)}, []Seat{1, 2}, 0},
		{"many lines that are nobody's, all lost", []Line{line(Table, 0, 3, 4), line(Table, 0, 0, 1)}, nil, 0},
		{"nothing was gained", []Line{line(1, 0, 0), line(2, 0, 0)}, []Seat{1, 2}, 0},
	} {
		tale := Tale{Charts: []Chart{{Lines: c.lines}}}
		if at := tale.turned(c.winners); at != c.move {
			t.Errorf("%s: the game turned at move %d, want %d", c.name, at, c.move)
		}
	}
}
