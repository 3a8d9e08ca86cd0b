package gametest

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Setup is a game for so many players; options are "name=value".
func Setup(name string, players int, options ...string) game.Setup {
	s := game.Setup{Game: name, Players: players, Options: map[string]string{}}
	for _, o := range options {
		option, value, _ := strings.Cut(o, "=")
		s.Options[option] = value
	}
	return s
}

// Finished is a game that its simulated people have played to the end.
func Finished(t *testing.T, g game.Game, s game.Setup, seed uint64) *game.Match {
	t.Helper()
	m, err := game.NewMatch(g, s)
	if err != nil {
		t.Fatal(err)
	}
	people, err := g.Players(s, rand.New(rand.NewPCG(seed, 1)).IntN)
	for err == nil && m.State().Result() == nil {
		var next game.Move
		if next, err = people.Next(m.State()); err == nil {
			err = m.Apply(next)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Table is a game at which a test says the moves, each a line of a transcript.
type Table struct {
	*testing.T
	State game.State
	Heard []game.Event // what the last move told
}

// Sit begins a game.
func Sit(t *testing.T, g game.Game, s game.Setup) Table {
	t.Helper()
	st, err := g.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return Table{T: t, State: st}
}

// Move reads a line.
func (x *Table) Move(line string) game.Move {
	x.Helper()
	m, err := game.ParseMove(line, x.State.Seats())
	if err != nil {
		x.Fatal(err)
	}
	return m
}

// Do makes moves that must be accepted.
func (x *Table) Do(lines ...string) {
	x.Helper()
	for _, line := range lines {
		next, events, err := x.State.Apply(x.Move(line))
		if err != nil {
			x.Fatalf("%s: %v", line, err)
		}
		x.State, x.Heard = next, events
	}
}

// Refuse makes a move that must be refused with a sentence that has these words,
// change nothing, and not be listed as legal. It gives the refusal.
func (x *Table) Refuse(line string, words ...string) error {
	x.Helper()
	m, key := x.Move(line), x.State.Key()
	_, _, err := x.State.Apply(m)
	var r *game.Refusal
	switch {
	case err == nil:
		x.Fatalf("%s: it was accepted", line)
	case !errors.As(err, &r):
		x.Errorf("%s: %v is no refusal", line, err)
	case x.State.Key() != key:
		x.Errorf("%s: the refused move changed the state", line)
	case x.Can(line):
		x.Errorf("%s: refused, but listed as legal", line)
	}
	for _, w := range words {
		if !strings.Contains(err.Error(), w) {
			x.Errorf("%s: refused with %q, which does not say %q", line, err, w)
		}
	}
	return err
}

// Can reports whether a move is listed as legal.
func (x *Table) Can(line string) bool {
	x.Helper()
	m := x.Move(line)
	return slices.ContainsFunc(x.State.Legal(m.Seat), m.Equal)
}

// Told is what a seat was told of the last move.
func (x *Table) Told(seat game.Seat) string {
	var out []string
	for _, e := range x.Heard {
		if e.For(seat) {
			out = append(out, e.Text.String())
		}
	}
	return strings.Join(out, " ")
}

// Retell plays the lines of a transcript: "players 3 option=value" opens a table by
// sit, "! line" is a move that must be refused, and any other line a move, unless more
// carries it out. Below a move stands what people are told, with the seats in brackets
// when it is not everyone, and what is to be done next.
func Retell(t *testing.T, sit func(players int, options ...string) *Table, more func(out io.Writer, word, rest string) bool) Teller {
	var x *Table
	return func(out io.Writer, line string) {
		t.Helper()
		word, rest, _ := strings.Cut(line, " ")
		switch {
		case word == "players":
			fields, n := strings.Fields(rest), 0
			if _, err := fmt.Sscan(rest, &n); err != nil {
				t.Fatal(err)
			}
			x = sit(n, fields[1:]...)
		case word == "!":
			fmt.Fprintf(out, "\trefused: %v\n", x.Refuse(rest))
		case more == nil || !more(out, word, rest):
			x.Do(line)
			x.tell(out)
		}
	}
}

// tell writes what the last move told.
func (x *Table) tell(out io.Writer) {
	for _, e := range x.Heard {
		var to []string
		for _, s := range e.To {
			to = append(to, x.State.Seats()[s])
		}
		if len(to) > 0 {
			fmt.Fprintf(out, "\t[%s] %s\n", strings.Join(to, " "), e.Text)
		} else {
			fmt.Fprintf(out, "\t%s\n", e.Text)
		}
	}
	if x.State.Result() == nil {
		fmt.Fprintf(out, "\t> %s\n", x.State.View(game.Table).Prompt)
	}
}

// FuzzedMove is a move from a line of a fuzz test: one that begins with a digit is a
// legal move by number, any other a move as people might write it.
func FuzzedMove(st game.State, line string) (game.Move, bool) {
	n, digits := 0, 0
	for digits < len(line) && digits < 6 && line[digits] >= '0' && line[digits] <= '9' {
		n = n*10 + int(line[digits]-'0')
		digits++
	}
	if digits == 0 {
		m, err := game.ParseMove(line, st.Seats())
		return m, err == nil
	}
	turn := st.Turn()
	if len(turn) == 0 {
		return game.Move{}, false
	}
	legal := st.Legal(turn[n%len(turn)])
	if len(legal) == 0 {
		return game.Move{}, false
	}
	return legal[n%len(legal)], true
}
