package gametest

import (
	"errors"
	"fmt"
	"reflect"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// sheets checks that tables for people are sound: as many texts in each row.
func sheets(list []game.Sheet) error {
	for _, s := range list {
		texts := append([]game.Text{s.Title, s.Note}, s.Head...)
		if s.Title.Format == "" {
			return errors.New("a sheet has no title")
		}
		for _, row := range s.Rows {
			want := len(s.Rows[0])
			if len(s.Head) > 0 {
				want = len(s.Head)
			}
			if len(row) != want {
				return fmt.Errorf("a row of %q has %d texts, not %d", s.Title, len(row), want)
			}
			texts = append(texts, row...)
		}
		if err := wellSaid(texts...); err != nil {
			return err
		}
	}
	return nil
}

// told checks what a state tells of a card, and of everything at the end.
func (p *printed) told(st game.State) error {
	if c, ok := st.(game.Checker); ok {
		for seat := range st.Seats() {
			for id := range p.pieces {
				if err := wellSaid(c.Check(id, game.Seat(seat))...); err != nil {
					return err
				}
			}
			if len(c.Check("no-such-piece", game.Seat(seat))) > 0 {
				return errors.New("something is told of a card that does not exist")
			}
		}
	}
	if r, ok := st.(game.Revealer); ok {
		out := r.Reveal()
		if st.Result() == nil && len(out) > 0 {
			return errors.New("everything is told before the game is over")
		}
		return sheets(out)
	}
	return nil
}

// sameChecks reports a card of which a seat is told different things in two
// positions.
func sameChecks(deck []cards.Piece, a, b game.State, seat game.Seat) error {
	ca, ok := a.(game.Checker)
	if !ok {
		return nil
	}
	cb := b.(game.Checker)
	for _, p := range deck {
		if x, y := ca.Check(p.ID, seat), cb.Check(p.ID, seat); !reflect.DeepEqual(x, y) {
			return fmt.Errorf("can tell the twin by what is told of %s: %v and %v", p.ID, x, y)
		}
	}
	return nil
}
