package kit

import (
	"iter"
	"slices"
	"strconv"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Seats are the seats of a game by name, the table's first and the others
// clockwise.
type Seats []string

// Players are the seats "player1", "player2" and so on behind the table's.
func Players(n int) Seats {
	s := Seats{"table"}
	for i := 1; i <= n; i++ {
		s = append(s, PlayerSeat(game.Seat(i)))
	}
	return s
}

// PlayerSeat is the name of a player's seat: "player1".
func PlayerSeat(s game.Seat) string { return "player" + strconv.Itoa(int(s)) }

// PlayerName is what people call a seat that has no other name.
func PlayerName(s game.Seat) game.Text {
	if s == game.Table {
		return game.Say("The table")
	}
	return game.Role(s, game.Say("Player %d", int(s)))
}

// Last is the last seat.
func (s Seats) Last() game.Seat { return game.Seat(len(s) - 1) }

// Seated reports whether somebody, and not the table, has the seat.
func (s Seats) Seated(x game.Seat) bool { return x >= 1 && x <= s.Last() }

// Of is the seat with a name, such as a zone's owner; the table's for none.
func (s Seats) Of(name string) game.Seat { return game.Seat(max(0, slices.Index(s, name))) }

// Next is the seat clockwise from one; the table is passed over.
func (s Seats) Next(x game.Seat) game.Seat { return x%s.Last() + 1 }

// All visits every seat but the table's.
func (s Seats) All() iter.Seq[game.Seat] { return s.Around(1) }

// Around visits every seat but the table's, clockwise from one.
func (s Seats) Around(from game.Seat) iter.Seq[game.Seat] {
	return func(yield func(game.Seat) bool) {
		for x, n := from, s.Last(); n > 0; x, n = s.Next(x), n-1 {
			if !yield(x) {
				return
			}
		}
	}
}

// Names is what people call all seats, for a view.
func (s Seats) Names(name func(game.Seat) game.Text) []game.Text {
	out := make([]game.Text, len(s))
	for x := range s {
		out[x] = name(game.Seat(x))
	}
	return out
}

// Counts is a number of every seat but the table's, for a view.
func (s Seats) Counts(name game.Text, n func(game.Seat) int) []game.Count {
	var out []game.Count
	for x := range s.All() {
		out = append(out, game.Count{Seat: x, Name: name, N: n(x)})
	}
	return out
}

// Thread follows a number of each of some seats through a game.
func Thread(title game.Text, seats iter.Seq[game.Seat], name func(game.Seat) game.Text, n func(game.Seat) int) game.Thread {
	out := game.Thread{Title: title}
	for x := range seats {
		out.Counts = append(out.Counts, game.Count{Seat: x, Name: name(x), N: n(x)})
	}
	return out
}

// Most is the result of a game that the highest score wins. Who shares it
// shares the win. Its sentence tells the score; a game that is won otherwise
// makes a game.Result of its own.
func (s Seats) Most(name func(game.Seat) game.Text, score func(game.Seat) int) *game.Result {
	r, most := &game.Result{}, 0
	var names []game.Text
	for x := range s.All() {
		switch n := score(x); {
		case len(names) == 0 || n > most:
			r.Winners, names, most = []game.Seat{x}, []game.Text{name(x)}, n
		case n == most:
			r.Winners, names = append(r.Winners, x), append(names, name(x))
		}
	}
	if r.Text = game.Say("%s wins with %d.", names[0], most); len(names) > 1 {
		r.Text = game.Say("%s share the win with %d each.", game.List(names), most)
	}
	return r
}

// Shuffle mixes a list by the chance that pick gives, a number from 0 to n-1
// (Fisher and Yates).
func Shuffle[T any](list []T, pick func(n int) int) []T {
	for i := range list {
		k := pick(i + 1)
		list[i], list[k] = list[k], list[i]
	}
	return list
}
