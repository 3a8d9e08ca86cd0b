package automa

import (
	"cmp"
	"errors"
	"math"
	"math/bits"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Weigher is an Imaginer whose moves can be compared by playing on.
type Weigher interface {
	Imaginer
	// Sensible lists the moves of a seat that are worth a thought, moves that
	// come to the same only once.
	Sensible(seat game.Seat) []game.Move
	// Worth is how well a seat stands, from 0 to 1, in any position.
	Worth(seat game.Seat) float64
	// Clock rises with each round of play.
	Clock() int
}

// Search is a Mind that tries each sensible move in imagined games. It halves
// the moves again and again by how they did (sequential halving), so that most
// games are spent on those that are hard to tell apart.
type Search struct {
	Playouts int // imagined games for one choice
	Ahead    int // rounds that a game is played on
	Whims    int // choices of ten that are left to chance
	Habits   int // further choices of ten that are made as people make them
	Glance   Glance
	// Players are the game's simulated people, who play all seats in it.
	Players func(pick func(n int) int) (game.Players, error)
}

// Glance is how a look back at a whole game first tries each move that was made:
// in so many imagined games, so many rounds ahead.
type Glance struct{ Games, Ahead int }

// At is the search as a level plays: easy like people who have whims, even like
// people, and strong by the search itself.
func (s Search) At(level Level) Search {
	switch level {
	case Easy:
		s.Playouts, s.Whims, s.Habits = 0, 1, 9
	case Even:
		s.Playouts, s.Habits = 0, 10
	}
	return s
}

// longest is how many moves an imagined game may take.
const longest = 5000

// tried is a move and what became of it so far.
type tried struct {
	move  game.Move
	worth float64
	games int
}

func (t tried) mean() float64 { return t.worth / float64(t.games) }

// choices are the sensible moves of a seat.
func choices(p Weigher, seat game.Seat) (out []tried) {
	for _, m := range p.Sensible(seat) {
		out = append(out, tried{move: m})
	}
	return out
}

// Choose is the sensible move after which the imagined games went best.
func (s Search) Choose(sight Sight, stop func() bool) (game.Move, error) {
	root, ok := sight.Imagine(sight.Chance(0)).(Weigher)
	if !ok {
		return game.Move{}, errors.New("a position of this game cannot be weighed")
	}
	left := choices(root, sight.Seat)
	if len(left) == 0 {
		return game.Move{}, errors.New("there is no sensible move")
	}
	switch die := sight.Chance(-1)(10); {
	case die < s.Whims:
		return left[sight.Chance(-2)(len(left))].move, nil
	case die < s.Whims+s.Habits:
		people, err := s.Players(sight.Chance(-2))
		if err != nil {
			return game.Move{}, err
		}
		if m, err := people.Next(root); err == nil && m.Seat == sight.Seat {
			return m, nil
		}
	}
	return s.best(sight, left, stop)
}

// best is the move of a list after which the imagined games went best.
func (s Search) best(sight Sight, left []tried, stop func() bool) (game.Move, error) {
	games, rounds := 0, bits.Len(uint(len(left)-1))
	for range rounds {
		each := max(1, s.Playouts/(rounds*len(left)))
		for range each {
			games++
			for i := range left {
				if stop() {
					return game.Move{}, ErrStopped
				}
				// The same chance for each move: they differ only in what they do.
				worth, err := s.play(sight, left[i].move, games)
				if err != nil {
					return game.Move{}, err
				}
				left[i].worth += worth
				left[i].games++
			}
		}
		slices.SortStableFunc(left, func(a, b tried) int { return cmp.Compare(b.mean(), a.mean()) })
		left = left[:(len(left)+1)/2]
	}
	return left[0].move, nil
}

// play makes a move in an imagined position, plays on, and weighs what comes
// of it.
func (s Search) play(sight Sight, m game.Move, number int) (float64, error) {
	pick := sight.Chance(number)
	first := sight.Imagine(pick).(Weigher)
	st, _, err := first.Apply(m)
	if err != nil {
		return 0, err
	}
	people, err := s.Players(pick)
	if err != nil {
		return 0, err
	}
	for range longest {
		at := st.(Weigher)
		if at.Clock() >= first.Clock()+s.Ahead || st.Result() != nil {
			return at.Worth(sight.Seat), nil
		}
		next, err := people.Next(st)
		if err != nil {
			return 0, err
		}
		if st, _, err = st.Apply(next); err != nil {
			return 0, err
		}
	}
	return 0, errors.New("an imagined game does not end")
}

var (
	_ Judge     = Search{}
	_ Explainer = Search{}
)

// Rival is the sensible move that a hasty search finds best among those that do
// something else.
func (s Search) Rival(sight Sight, made game.Move, stop func() bool) (game.Move, error) {
	root, ok := sight.Imagine(sight.Chance(0)).(Weigher)
	if !ok {
		return game.Move{}, nil
	}
	after := func(m game.Move) string {
		if st, _, err := root.Apply(m); err == nil {
			return st.Key()
		}
		return ""
	}
	left, did := choices(root, sight.Seat), after(made)
	left = slices.DeleteFunc(left, func(t tried) bool { return after(t.move) == did })
	if len(left) == 0 || did == "" {
		return game.Move{}, nil
	}
	s.Playouts, s.Ahead = s.Glance.Games, s.Glance.Ahead
	return s.best(sight, left, stop)
}

// Glances plays on after a move as for a first look.
func (s Search) Glances(sight Sight, m game.Move, stop func() bool) ([]float64, error) {
	s.Ahead = s.Glance.Ahead
	return s.worths(sight, m, fresh, s.Glance.Games, stop)
}

// Worths plays on after a move as for a choice.
func (s Search) Worths(sight Sight, m game.Move, games int, stop func() bool) ([]float64, error) {
	return s.worths(sight, m, fresh+s.Glance.Games, games, stop)
}

// Why compares a move with the next best.
func (s Search) Why(sight Sight, m game.Move, stop func() bool) (game.Text, error) {
	root, ok := sight.Imagine(sight.Chance(0)).(Measured)
	next, err := s.Rival(sight, m, stop)
	switch {
	case err != nil || !ok:
		return game.Text{}, err
	case !next.Told():
		return game.Say("nothing else can be done."), nil
	}
	best, err := s.Worths(sight, m, s.Playouts/2, stop)
	if err != nil {
		return game.Text{}, err
	}
	other, err := s.Worths(sight, next, s.Playouts/2, stop)
	if err != nil {
		return game.Text{}, err
	}
	measure := root.Measure()
	if by := int(math.Round(measure.Of(mean(best)) - measure.Of(mean(other)))); by > 0 {
		return measure.Why(does(root, next), by), nil
	}
	return game.Say("nothing else is better, but this is about as good: %s", does(root, next)), nil
}

func mean(of []float64) float64 {
	sum := 0.0
	for _, x := range of {
		sum += x
	}
	return sum / float64(len(of))
}

// fresh is the number of the first game that chose no move: those that did flatter
// what they chose.
const fresh = 1 << 20

// worths plays so many games, from one number on.
func (s Search) worths(sight Sight, m game.Move, from, games int, stop func() bool) ([]float64, error) {
	var out []float64
	for n := range games {
		if stop() {
			return nil, ErrStopped
		}
		worth, err := s.play(sight, m, from+n)
		if err != nil {
			return nil, err
		}
		out = append(out, worth)
	}
	return out, nil
}
