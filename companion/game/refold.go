package game

// Refold is what becomes of the match when the n moves from move i on (from 0)
// are replaced by others and all later ones are made again, as far as the rules
// still take them. It gives the moves that make up the match from move i on and
// those that are refused now; the match itself is not changed. What was made in
// private stays where it is and is in neither. The error is the refusal of one
// of the new moves.
func (m *Match) Refold(i, n int, instead ...Move) (moves, refused []Move, err error) {
	state := m.Before(i)
	for _, mv := range instead {
		if state, _, err = state.Apply(mv); err != nil {
			return nil, nil, err
		}
		moves = append(moves, mv)
	}
	for k := i + n; k < m.Len(); k++ {
		mv := m.steps[k].move
		after, _, err := state.Apply(mv)
		switch secret := private(m.Before(k), mv); {
		case err == nil && secret:
			state = after
		case err == nil:
			state, moves = after, append(moves, mv)
		case !secret:
			refused = append(refused, mv)
		}
	}
	return moves, refused, nil
}
