package gametest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Automas plays a game of simulated people for each seat that the app can take,
// or for one alone, the app in that seat, and checks that its moves are legal and
// are chosen again by the same seed.
func (s Suite) Automas(setup game.Setup, seed uint64, alone bool) error {
	first, err := s.Game.New(setup)
	if err != nil {
		return err
	}
	for seat := range first.Seats() {
		if alone && seat != 1 {
			continue
		}
		app, err := automa.NewPlayer(s.Game, setup, game.Seat(seat), automa.Easy, seed)
		if err != nil {
			if err := wellSaid(game.Sentence(err)); err != nil {
				return err
			}
			continue
		}
		if err := s.automa(setup, seed, app); err != nil {
			return fmt.Errorf("the app as %s: %w", first.Seats()[seat], err)
		}
	}
	return nil
}

// automa plays one game with the app in a seat.
func (s Suite) automa(setup game.Setup, seed uint64, app *automa.Player) error {
	people, err := s.Game.Players(setup, rand.New(rand.NewPCG(seed, 4)).IntN)
	if err != nil {
		return err
	}
	m, err := game.NewMatch(s.Game, setup)
	if err != nil {
		return err
	}
	company := automa.Company{People: people, Apps: []*automa.Player{app}}
	for m.State().Result() == nil {
		if m.Len() >= s.most() {
			return fmt.Errorf("%w after %d moves", errEndless, m.Len())
		}
		if sight, ok := app.Sight(m); ok && m.Len()%amendsEvery == 0 && s.acts(m.State(), app.Seat) {
			a, err := app.Choose(sight, never)
			b, err2 := app.Choose(sight, never)
			if err != nil || err2 != nil || !a.Equal(b) {
				return fmt.Errorf("move %d: the choice changes from %s to %s (%v, %v)", m.Len()+1, a.Line(m.State().Seats()), b.Line(m.State().Seats()), err, err2)
			}
			if a, err = app.Choose(sight, func() bool { return true }); err != nil && !errors.Is(err, automa.ErrStopped) {
				return fmt.Errorf("move %d: a choice that is stopped gives %s (%w)", m.Len()+1, a.Line(m.State().Seats()), err)
			}
		}
		mv, err := company.Next(m)
		before := m.State()
		if err == nil {
			err = m.Apply(mv)
		}
		if law, ok := before.(game.Auditor); ok && err == nil {
			err = law.Audit(mv, m.State())
		}
		if err != nil {
			return fmt.Errorf("move %d, %s: %w", m.Len()+1, mv.Line(before.Seats()), err)
		}
	}
	return nil
}

// acts reports whether a seat can act by a move or by a form.
func (s Suite) acts(st game.State, seat game.Seat) bool {
	return len(st.Legal(seat)) > 0 || len(st.View(seat).Forms) > 0
}

func never() bool { return false }

// remembered checks that what a seat reads of a move, and would read otherwise of
// another in its place, is in the position that it imagines after it. A move that
// leaves out what not everyone may know stands for none in particular.
func (s Suite) remembered(setup game.Setup, st game.State, m, other game.Move, seed uint64) error {
	alike := len(m.Objects) == len(other.Objects) && (m.Place == "") == (other.Place == "")
	if !other.Told() || m.Equal(other) || !alike {
		return nil
	}
	after, _, err := st.Apply(m)
	if err != nil {
		return nil // whoever makes it says so
	}
	twin, _, err := st.Apply(other)
	if err != nil || after.Key() == twin.Key() || after.Result() != nil {
		return nil
	}
	for i, name := range st.Seats() {
		seat := game.Seat(i)
		x, ok := after.(automa.Imaginer)
		if seat == game.Table || !ok || st.Redact(m, seat).Equal(st.Redact(other, seat)) || automa.WhyNot(s.Game, setup, seat) != nil {
			continue
		}
		chance := func() func(int) int { return rand.New(rand.NewPCG(seed, 5)).IntN }
		if x.Imagine(seat, chance()).Key() == twin.(automa.Imaginer).Imagine(seat, chance()).Key() {
			return fmt.Errorf("%s imagines the same after it as after %s: what the seat was told is forgotten", name, other.Line(st.Seats()))
		}
	}
	return nil
}

// sameThoughts plays two games that a seat cannot tell apart, as Twins does, and
// reports where the app in that seat imagines or chooses otherwise.
func (s Suite) sameThoughts(setup game.Setup, first game.State, moves, twin []game.Move, seat game.Seat, seed uint64) error {
	app, err := automa.NewPlayer(s.Game, setup, seat, automa.Easy, seed)
	if err != nil {
		return nil // the app does not take it
	}
	a, err := game.NewMatch(s.Game, setup)
	if err != nil {
		return err
	}
	b, err := game.NewMatch(s.Game, setup)
	if err != nil {
		return err
	}
	for i, other := range twin {
		if err := a.Apply(moves[i]); err != nil {
			return err
		}
		if other.Told() {
			if err := b.Apply(other); err != nil {
				return err
			}
		}
		if a.State().Result() != nil || i%amendsEvery != 0 {
			continue
		}
		line := moves[i].Line(first.Seats())
		x, y := a.State().(automa.Imaginer), b.State().(automa.Imaginer)
		k, l := rand.New(rand.NewPCG(seed, uint64(i))).IntN, rand.New(rand.NewPCG(seed, uint64(i))).IntN
		if one, two := x.Imagine(seat, k).Key(), y.Imagine(seat, l).Key(); one != two {
			return fmt.Errorf("after move %d, %s: %s imagines %s where a twin imagines %s", i+1, line, first.Seats()[seat], one, two)
		}
		if !slices.Contains(a.State().Turn(), seat) || !s.acts(a.State(), seat) {
			continue
		}
		see, _ := app.Sight(a)
		sees, _ := app.Sight(b)
		one, err := app.Choose(see, never)
		var no *game.Refusal // it may say why it leaves the move to people
		if err != nil && !errors.As(err, &no) {
			return fmt.Errorf("after move %d, %s: %w", i+1, line, err)
		}
		if two, err2 := app.Choose(sees, never); fmt.Sprint(err) != fmt.Sprint(err2) || !one.Equal(two) {
			return fmt.Errorf("after move %d, %s: the app as %s chooses %s (%v) where a twin chooses %s (%v)", i+1, line, first.Seats()[seat], one.Line(first.Seats()), err, two.Line(first.Seats()), err2)
		}
	}
	return nil
}
