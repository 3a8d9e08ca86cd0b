package automa

import (
	"cmp"
	"math"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Judge is a Mind that can say what a move has cost.
type Judge interface {
	Mind
	// Rival is the best move that could be made instead of another, or the zero
	// Move where there is none.
	Rival(s Sight, made game.Move, stop func() bool) (game.Move, error)
	// Glances and Worths are how well the seat stands in some imagined games after a
	// move, at a first look and in so many games at a second. The games of any two
	// moves have the same chance, one by one.
	Glances(s Sight, m game.Move, stop func() bool) ([]float64, error)
	Worths(s Sight, m game.Move, games int, stop func() bool) ([]float64, error)
}

// does is what everyone reads of a move.
func does(st game.State, m game.Move) game.Text {
	_, events, err := st.Apply(m)
	if err != nil {
		return game.Text{}
	}
	for _, e := range events {
		if e.For(game.Table) {
			return e.Text // those after it are what came of it
		}
	}
	return game.Text{}
}

// Measured is a Weigher that tells worth in words.
type Measured interface {
	Weigher
	Measure() Measure
}

// Measure is in what people count what a move has cost.
type Measure struct {
	Title game.Text // of a picture of it, with its unit
	// Of is a worth as Weigher gives it, in that unit.
	Of func(worth float64) float64
	// Tell says in a sentence what the move of a number, from 1, has cost: what it
	// did, what the best would have done, and how much better that was.
	Tell func(number int, made, best game.Text, by int) game.Text
	// Why says how much better the best move is than the next best, by 1 or more.
	Why func(next game.Text, by int) game.Text
}

// How a game is looked back on: after a first look at each choice a second one at
// the turns that seem the costliest, of which some are told.
const (
	suspects   = 8
	secondLook = 100
	mostTold   = 2
)

// History is what was played.
type History struct {
	Game   game.Game
	Setup  game.Setup
	States []game.State // before each move, and the last
	Moves  []game.Move
}

// HistoryOf is what was played in a match that is over.
func HistoryOf(m *game.Match) History {
	h := History{Game: m.Game, Setup: m.Setup}
	h.States, h.Moves = m.Played()
	return h
}

// Losses weighs each choice of a game against the best that its seat could have
// made, by what she knew then. It gives the same each time, and nil where choices
// cannot be weighed or nothing was given away. It calls progress after each choice. When stop reports true,
// the error is ErrStopped.
func (h History) Losses(progress func(weighed, of int), stop func() bool) (*game.Losses, error) {
	last, ok := h.States[len(h.States)-1].(Measured)
	if !ok {
		return nil, nil
	}
	look := hindsight{h, last.Measure(), stop}
	choices := look.choices()
	if len(choices) == 0 {
		return nil, nil
	}
	for i, c := range choices {
		var err error
		if c.best, err = c.judge.Rival(c.sight, h.Moves[c.move], stop); err == nil && c.best.Told() {
			err = look.weigh(c, c.judge.Glances)
		}
		if err != nil {
			return nil, err
		}
		progress(i+1, len(choices))
	}
	costliest := costly(choices)
	costliest = costliest[:min(len(costliest), suspects)]
	for _, c := range costliest {
		err := look.weigh(c, func(s Sight, m game.Move, stop func() bool) ([]float64, error) {
			return c.judge.Worths(s, m, secondLook, stop)
		})
		if err != nil {
			return nil, err
		}
	}
	if len(costly(choices)) == 0 {
		return nil, nil
	}
	out := &game.Losses{Weighed: len(choices), Choices: len(choices), Chart: look.chart(choices)}
	told := map[string]bool{} // what would have been better
	for _, c := range costly(costliest) {
		made, best := does(h.States[c.move], h.Moves[c.move]), does(h.States[c.move], c.best)
		if told[best.String()] || best.String() == made.String() || len(out.Told) == mostTold {
			continue // what would have been better is told already, or words do not tell it from what was done
		}
		told[best.String()] = true
		out.Moves = append(out.Moves, c.move+1)
		out.Told = append(out.Told, look.Tell(c.move+1, made, best, int(math.Round(c.cost))))
	}
	return out, nil
}

// hindsight is a look back at a game.
type hindsight struct {
	History
	Measure
	stop func() bool
}

// choice is a move that was weighed.
type choice struct {
	move  int // from 0
	turn  int // all choices of a turn have the same number
	sight Sight
	judge Judge
	best  game.Move // instead of it; the zero Move when none was better
	cost  float64   // in the game's measure
}

// choices are the moves of seats that the app can judge. A turn lasts until
// another seat moves.
func (h hindsight) choices() (out []*choice) {
	judges := map[game.Seat]Judge{}
	for i := range h.States[0].Seats() {
		if p, err := NewPlayer(h.Game, h.Setup, game.Seat(i), Strong, 1); err == nil && game.Seat(i) != game.Table {
			judges[p.Seat], _ = p.mind.(Judge)
		}
	}
	turn, last := 0, game.Table
	for i, m := range h.Moves {
		if m.Seat != game.Table && m.Seat != last {
			turn, last = turn+1, m.Seat
		}
		if st := h.States[i].(Imaginer); judges[m.Seat] != nil && m.Verb != game.Correct && slices.Contains(st.Turn(), m.Seat) {
			out = append(out, &choice{move: i, turn: turn, sight: Look(st, m.Seat, nil, uint64(i)), judge: judges[m.Seat]})
		}
	}
	return out
}

// weigh finds what a choice has cost by the worths of moves. What may be mere
// chance, less than two standard errors, costs nothing.
func (h hindsight) weigh(c *choice, worths func(Sight, game.Move, func() bool) ([]float64, error)) error {
	made, err := worths(c.sight, h.Moves[c.move], h.stop)
	if err != nil {
		return err
	}
	best, err := worths(c.sight, c.best, h.stop)
	if err != nil {
		return err
	}
	n, low, high, squares := float64(len(made)), 0.0, 0.0, 0.0
	for i := range made {
		low, high = low+made[i]/n, high+best[i]/n
		squares += (best[i] - made[i]) * (best[i] - made[i]) / n
	}
	if d := high - low; d > 2*math.Sqrt((squares-d*d)/n) {
		c.cost = h.Of(high) - h.Of(low)
	} else {
		c.cost = 0
	}
	return nil
}

// costly are the choices that have cost something people would count, the worst
// first. Of a turn it is the worst alone: the others often missed the same.
func costly(all []*choice) []*choice {
	out := slices.DeleteFunc(slices.Clone(all), func(c *choice) bool { return math.Round(c.cost) < 1 })
	slices.SortStableFunc(out, func(a, b *choice) int { return cmp.Compare(b.cost, a.cost) })
	met := map[int]bool{}
	return slices.DeleteFunc(out, func(c *choice) bool {
		again := met[c.turn]
		met[c.turn] = true
		return again
	})
}

// chart adds up for each seat what her turns have cost.
func (h hindsight) chart(choices []*choice) game.Chart {
	cost := make([]float64, len(h.Moves)) // at the worst choice of each turn
	for _, c := range costly(choices) {
		cost[c.move] = c.cost
	}
	out := game.Chart{Title: h.Title}
	for seat, name := range h.States[len(h.States)-1].View(game.Table).Names {
		if !slices.ContainsFunc(choices, func(c *choice) bool { return c.sight.Seat == game.Seat(seat) }) {
			continue
		}
		line, sum := game.Line{Seat: game.Seat(seat), Name: name, Values: []int{0}}, 0.0
		for i, m := range h.Moves {
			if m.Seat == line.Seat {
				sum += cost[i]
			}
			line.Values = append(line.Values, int(math.Round(sum)))
		}
		out.Lines = append(out.Lines, line)
	}
	return out
}
