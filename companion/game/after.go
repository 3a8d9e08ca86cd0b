package game

// After is the state after some moves, one after the other. The error is the
// refusal of the first that the rules do not take.
func After(s State, moves ...Move) (State, error) {
	for _, m := range moves {
		next, _, err := s.Apply(m)
		if err != nil {
			return nil, err
		}
		s = next
	}
	return s, nil
}
