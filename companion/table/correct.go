package table

import "github.com/grovewatch/grovewatch/companion/game"

// Corrections are the moves that bring the record in line with what is seen,
// or nil when the rules cannot take it as it lies.
func (s *Surface) Corrections(state game.State, seen game.Layout) []game.Move {
	var moves []game.Move
	for {
		differs := s.diff(state.Layout(), seen, true)
		if len(differs) == 0 {
			return moves
		}
		next := s.correct(state, differs)
		if next == nil || len(moves) == maxMoves {
			return nil
		}
		state, moves = next.After, append(moves, next.Moves...)
	}
}

// correct is the first correction of one difference that the rules take and
// that brings the record nearer to what is seen.
func (s *Surface) correct(state game.State, differs []Difference) *Explanation {
	for _, d := range differs {
		if d.Seen == "" {
			continue // where it is now nobody can say
		}
		m := game.Move{Seat: game.Table, Verb: game.Correct, Objects: []string{d.Object}, Place: d.Seen}
		if after, _, err := state.Apply(m); err == nil && after.Layout()[d.Object] == d.Seen {
			return &Explanation{Moves: []game.Move{m}, After: after}
		}
	}
	return nil
}
