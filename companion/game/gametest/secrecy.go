package gametest

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Secrecy plays a game of simulated people and, for every seat, a twin of it
// that differs only in what that seat may not know: a move that it may not know
// of is not made there at all. One of the seats is told what people tell the app. At
// every step the seat's view, legal moves, events and transcript line must be the same
// in both, and the app in its place must imagine and choose the same; what it was told
// must be in what it imagines.
func (s Suite) Secrecy(setup game.Setup, seed uint64) error {
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
	app := game.Seat(1 + seed%uint64(len(first.Seats())-1))
	var moves []game.Move
	twins := make([][]game.Move, len(first.Seats()))
	for st := first; st.Result() == nil && len(moves) < s.most(); {
		m, err := people.Next(st)
		if err != nil {
			return err
		}
		m = automa.Telling(people, st, m, app)
		for seat := range twins {
			other := disguise(st, m, game.Seat(seat), rnd.IntN)
			twins[seat] = append(twins[seat], other)
			if err := s.remembered(setup, st, m, other, seed); err != nil {
				return fmt.Errorf("move %d, %s: %w", len(moves)+1, m.Line(first.Seats()), err)
			}
		}
		if st, _, err = st.Apply(m); err != nil {
			return fmt.Errorf("move %d, %s: %w", len(moves)+1, m.Line(first.Seats()), err)
		}
		moves = append(moves, m)
	}
	for seat, twin := range twins {
		if err := Twins(s.Game, first, moves, twin, game.Seat(seat)); err != nil {
			return err
		}
		if err := s.sameThoughts(setup, first, moves, twin, game.Seat(seat), seed); err != nil {
			return err
		}
	}
	return nil
}

// Twins plays two games that a seat must not be able to tell apart, the second
// to the end of its moves, and reports the first thing by which it could. An
// empty move is one that the second game does not make.
func Twins(g game.Game, first game.State, moves, twin []game.Move, seat game.Seat) error {
	a, b, name := first, first, first.Seats()[seat]
	rnd := rand.New(rand.NewPCG(uint64(len(moves)), 7))
	for i, other := range twin {
		m := moves[i]
		nextA, events, err := a.Apply(m)
		if err != nil {
			return fmt.Errorf("move %d, %s: %w", i+1, m.Line(a.Seats()), err)
		}
		nextB, twinEvents, twinLine := b, []game.Event(nil), game.Move{}.Line(a.Seats())
		if other.Told() {
			if nextB, twinEvents, err = b.Apply(other); err != nil {
				return fmt.Errorf("move %d: the twin game refuses %s: %w", i+1, other.Line(a.Seats()), err)
			}
			twinLine = b.Redact(other, seat).Line(a.Seats())
		}
		if x := a.Redact(m, seat).Line(a.Seats()); x != twinLine {
			return fmt.Errorf("move %d: %s reads %q where a twin reads %q", i+1, name, x, twinLine)
		}
		if x, y := heard(events, seat), heard(twinEvents, seat); !slices.Equal(x, y) {
			return fmt.Errorf("move %d: %s is told %q where a twin is told %q", i+1, name, x, y)
		}
		a, b = nextA, nextB
		if a.Result() != nil {
			continue
		}
		err = sameView(a, b, seat)
		if err == nil {
			err = sameChecks(g.Box().Deck, a, b, seat)
		}
		if err == nil {
			err = sameTries(g.Box(), a, b, seat, rnd.IntN)
		}
		if err == nil && seat == game.Table {
			err = sameDoubts(g.Box(), a, b, rnd.IntN)
		}
		if err == nil && seat == game.Table && i%amendsEvery == 0 {
			err = errors.Join(sameAmends(g.Box(), a, b), sameFacts(zonesOf(g.Box()), a, b))
		}
		if err != nil {
			return fmt.Errorf("after move %d, %s: %s %w", i+1, m.Line(a.Seats()), name, err)
		}
	}
	return nil
}

// untold checks that a move that a seat may not know of tells her nothing.
func untold(st game.State, m game.Move, after game.State, events []game.Event, seat game.Seat) error {
	if seat == m.Seat {
		return errors.New("it is her own")
	}
	if !st.Redact(m, seat).Equal(game.Move{}) {
		return errors.New("her line of it is not empty")
	}
	if !st.Redact(m, game.Table).Equal(game.Move{}) {
		return errors.New("everyone may")
	}
	if told := heard(events, seat); len(told) > 0 {
		return fmt.Errorf("is told %q", told)
	}
	return sameView(st, after, seat)
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
