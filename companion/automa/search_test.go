package automa

import (
	"errors"
	"fmt"
	"strconv"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// ladder is a game for one: each turn she adds a number from 0 to 9, and a die
// that nobody sees before adds up to 5. After three turns she wants a sum that
// can be divided by 10.
type ladder struct {
	game.State // what the search has no use for
	sum, turns int
}

func (l ladder) Turn() []game.Seat { return []game.Seat{1} }
func (l ladder) Legal(game.Seat) (out []game.Move) {
	for n := range 10 {
		out = append(out, game.Move{Seat: 1, Verb: "add", Place: strconv.Itoa(n)})
	}
	return out
}
func (l ladder) Apply(m game.Move) (game.State, []game.Event, error) {
	n, err := strconv.Atoi(m.Place)
	return ladder{sum: l.sum + n, turns: l.turns + 1}, nil, err
}
func (l ladder) View(game.Seat) game.View { return game.View{} }
func (l ladder) Result() *game.Result {
	if l.turns == 3 {
		return &game.Result{Winners: []game.Seat{1}}
	}
	return nil
}
func (l ladder) Key() string                                 { return fmt.Sprint(l.sum, l.turns) }
func (l ladder) Imagine(game.Seat, func(int) int) game.State { return l }
func (l ladder) Sensible(s game.Seat) []game.Move            { return l.Legal(s) }
func (l ladder) Clock() int                                  { return l.turns }
func (l ladder) Worth(game.Seat) float64 {
	if l.sum%10 == 0 {
		return 1
	}
	return 0
}

// adders add nothing, or anything.
type adders struct{ pick func(int) int }

func (a adders) Next(game.State) (game.Move, error) {
	return game.Move{Seat: 1, Verb: "add", Place: strconv.Itoa(a.pick(2) * a.pick(10))}, nil
}

func people(pick func(int) int) (game.Players, error) { return adders{pick}, nil }

func never() bool { return false }

func TestSearchFindsTheMoveThatIsBestMostOften(t *testing.T) {
	s := Search{Playouts: 400, Ahead: 5, Players: people}
	for sum := range 10 {
		want := strconv.Itoa((10 - sum) % 10)
		if m, err := s.Choose(Look(ladder{sum: sum}, 1, nil, 1), never); err != nil || m.Place != want {
			t.Errorf("at %d: adds %s, not %s (%v)", sum, m.Place, want, err)
		}
	}
}

func TestSearchDoesAsItDidBySeed(t *testing.T) {
	s := Search{Playouts: 4, Ahead: 5, Players: people, Whims: 5}
	chosen := map[string]bool{}
	for seed := range uint64(30) {
		sight := Look(ladder{sum: 3}, 1, []string{"a move"}, seed)
		a, err := s.Choose(sight, never)
		b, err2 := s.Choose(sight, never)
		if err != nil || err2 != nil || !a.Equal(b) {
			t.Errorf("seed %d: %v, then %v (%v, %v)", seed, a, b, err, err2)
		}
		chosen[a.Place] = true
	}
	if len(chosen) < 3 {
		t.Errorf("thirty seeds choose %v only", chosen)
	}
}

func TestSearchStops(t *testing.T) {
	_, err := Search{Playouts: 100, Ahead: 5, Players: people}.Choose(Look(ladder{}, 1, nil, 1), func() bool { return true })
	if !errors.Is(err, ErrStopped) {
		t.Errorf("a search that is stopped gives %v", err)
	}
}

func TestAnUnknownObjectStandsForAny(t *testing.T) {
	choice := game.Move{Seat: 1, Verb: "turn", Objects: []string{game.Unknown}, Place: "P7"}
	for line, want := range map[string]bool{"player1 turn owl-1 @P7": true, "player1 turn owl-1 @P8": false, "player1 turn owl-1,fox-1 @P7": false, "player2 turn owl-1 @P7": false} {
		m, err := game.ParseMove(line, []string{"table", "player1", "player2"})
		if err != nil || Meant(choice, m) != want {
			t.Errorf("%s is meant: %v (%v)", line, !want, err)
		}
	}
}

func TestLevelsAreReadAsWritten(t *testing.T) {
	for _, l := range Levels {
		if got, err := ParseLevel(l.String()); err != nil || got != l {
			t.Errorf("%s is read as %v (%v)", l, got, err)
		}
	}
	if _, err := ParseLevel("Even"); err == nil {
		t.Error("a level is read that nobody wrote")
	}
}
