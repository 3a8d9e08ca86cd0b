package kit

import "github.com/grovewatch/grovewatch/companion/game"

// Correction reads a correction of the table: the piece lies in another place
// than the record has, or nowhere when the move names no place. Whether it may
// lie there is the game's to say, before it calls Correct.
func (s Store) Correction(a *Act) (p Piece, to Place, err error) {
	if err := Table(a.Move); err != nil {
		return 0, 0, err
	}
	if err := a.Form(1, 1, a.Move.Place != "", false); err != nil {
		return 0, 0, err
	}
	p, to = s.set.Piece(a.Move.Objects[0]), s.set.Place(a.Move.Place)
	if p == 0 || to == Nowhere && a.Move.Place != "" {
		return 0, 0, game.Refuse("A correction names one piece and where it lies.")
	}
	if s.At(p) == to {
		return 0, 0, game.Refuse("The record already says so.")
	}
	return p, to, nil
}

// Correct lays a piece where a correction has it. Of pieces that are alike and
// lie nowhere it takes the first only, so that equal tables have equal records.
func (s *Store) Correct(a *Act, p Piece, to Place) error {
	if free := s.Free(p); s.At(p) == Nowhere && free != p {
		return game.Refuse("All of a sort are alike: %s is the next one.", s.set.ID(free))
	}
	s.Lay(p, to)
	if to == Nowhere {
		a.Say("Corrected: %s does not lie there.", s.set.Name(p))
	} else {
		a.Say("Corrected: %s lies %s.", s.set.Name(p), game.Say(s.set.places[to].zone.Name))
	}
	return nil
}

// Mistaken corrects the record for a move "correct piece @place": the piece on
// top there had been taken for the one named. may says of the two why it cannot
// be so; it is asked first, also where no piece lies. It should allow only cards that lie
// where moves turn them up, and none on a pile: else a card that was laid there by a
// forgotten move can be taken for a mistake in the record.
func (s *Store) Mistaken(a *Act, may func(is, was Piece) error) error {
	if err := a.Form(1, 1, true, false); err != nil {
		return err
	}
	is, at := s.set.Piece(a.Move.Objects[0]), s.set.Place(a.Move.Place)
	if is == 0 || at == Nowhere {
		return game.Refuse("A correction names one piece and where it lies.")
	}
	was := s.Top(at)
	if is == was {
		return game.Refuse("The record already says so.")
	}
	if err := may(is, was); err != nil {
		return err
	}
	s.Swap(is, was)
	a.Say("Corrected: it is %s, not %s.", s.set.Name(is), s.set.Name(was))
	return nil
}
