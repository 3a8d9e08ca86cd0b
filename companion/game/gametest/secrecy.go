package gametest

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Secrecy plays a game of simulated people and, for every seat, a twin of it
// that differs only in what that seat may not know. At every step the seat's
// view, legal moves, events and transcript line must be the same in both.
func (s Suite) Secrecy(setup game.Setup, seed uint64) error {
	if s.Most == 0 {
		s.Most = 2000
	}
	rnd := rand.New(rand.NewPCG(seed, 3))
	first, err := s.Game.New(setup)
	if err != nil {
		return err
	}
	people, err := s.Game.Players(setup, rnd.IntN)
	if err != nil {
		return err
	}
	disguise := s.Disguise
	if disguise == nil {
		disguise = func(st game.State, m game.Move, seat game.Seat, _ func(int) int) game.Move {
			return st.Redact(m, seat)
		}
	}
	st := first
	twins := make([]game.State, len(first.Seats()))
	for i := range twins {
		twins[i] = first
	}
	for n := 0; st.Result() == nil && n < s.Most; n++ {
		m, err := people.Next(st)
		if err != nil {
			return err
		}
		after, events, err := st.Apply(m)
		if err != nil {
			return fmt.Errorf("move %d, %s: %w", n+1, m.Line(st.Seats()), err)
		}
		for i, twin := range twins {
			seat := game.Seat(i)
			name := st.Seats()[i]
			other := disguise(st, m, seat, rnd.IntN)
			twinAfter, twinEvents, err := twin.Apply(other)
			if err != nil {
				return fmt.Errorf("move %d: the twin game refuses %s: %w", n+1, other.Line(st.Seats()), err)
			}
			if a, b := st.Redact(m, seat).Line(st.Seats()), twin.Redact(other, seat).Line(st.Seats()); a != b {
				return fmt.Errorf("move %d: %s reads %q where a twin reads %q", n+1, name, a, b)
			}
			if a, b := heard(events, seat), heard(twinEvents, seat); !slices.Equal(a, b) {
				return fmt.Errorf("move %d: %s is told %q where a twin is told %q", n+1, name, a, b)
			}
			if after.Result() == nil {
				err := sameView(after, twinAfter, seat)
				if err == nil {
					err = sameChecks(s.Game.Box().Deck, after, twinAfter, seat)
				}
				if err != nil {
					return fmt.Errorf("after move %d, %s: %s %w", n+1, m.Line(st.Seats()), name, err)
				}
			}
			twins[i] = twinAfter
		}
		st = after
	}
	return nil
}

// sameView reports what a seat sees differently in two positions.
func sameView(a, b game.State, seat game.Seat) error {
	va, vb := a.View(seat), b.View(seat)
	sameAction := func(x, y game.Action) bool {
		return x.Label.String() == y.Label.String() && x.Key == y.Key && slices.EqualFunc(x.Choices, y.Choices, game.Move.Equal)
	}
	if !slices.EqualFunc(va.Action, vb.Action, sameAction) {
		return errors.New("can tell the twin by what may be done")
	}
	va.Action, vb.Action = nil, nil
	ra, rb := reflect.ValueOf(va), reflect.ValueOf(vb)
	for i := range ra.NumField() {
		x, y := ra.Field(i), rb.Field(i)
		if reflect.DeepEqual(x.Interface(), y.Interface()) {
			continue
		}
		if x.Kind() == reflect.Slice && x.Len() == y.Len() {
			for j := range x.Len() {
				if !reflect.DeepEqual(x.Index(j).Interface(), y.Index(j).Interface()) {
					x, y = x.Index(j), y.Index(j)
					break
				}
			}
		}
		return fmt.Errorf("can tell the twin by its view's %s: %v and %v", ra.Type().Field(i).Name, x, y)
	}
	if !slices.EqualFunc(a.Legal(seat), b.Legal(seat), game.Move.Equal) {
		return errors.New("can tell the twin by the legal moves")
	}
	if !maps.Equal(a.Layout(), b.Layout()) {
		return errors.New("can tell the twin by what should lie on the table")
	}
	return nil
}

// heard is what a seat learns of events.
func heard(events []game.Event, seat game.Seat) []string {
	var out []string
	for _, e := range events {
		if e.For(seat) {
			out = append(out, e.Text.String())
		}
	}
	return out
}
