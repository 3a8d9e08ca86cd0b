package gametest

import (
	"errors"
	"fmt"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// forms checks what a seat may choose in private: the table chooses nothing,
// each form is sound, and filled in at random it gives a move that its own
// line can hold and that is taken or refused with a sentence.
func forms(st game.State, v game.View, pick func(int) int) error {
	if v.Seat == game.Table && len(v.Forms) > 0 {
		return errors.New("everyone sees what is chosen in private")
	}
	for _, f := range v.Forms {
		if f.Title.Format == "" || f.Send.Format == "" || len(f.Parts) == 0 {
			return errors.New("a form has no title, no parts or no word for sending it")
		}
		texts := []game.Text{f.Title, f.Send}
		for _, p := range f.Parts {
			if p.Name.Format == "" || (p.Free == 0) == (len(p.Values) == 0) {
				return errors.New("a form's part has no name, nothing to choose from, or both values and free words")
			}
			texts = append(texts, p.Name)
			given := p.Given == "" || p.Free > 0
			for _, value := range p.Values {
				if value.Word == "" || strings.ContainsAny(value.Word, ", ") {
					return fmt.Errorf("the value %q cannot stand in a move", value.Word)
				}
				texts = append(texts, value.Title)
				given = given || value.Word == p.Given
			}
			if !given {
				return fmt.Errorf("a form begins with %q, which it does not offer", p.Given)
			}
		}
		if err := wellSaid(texts...); err != nil {
			return err
		}
		m, err := f.Move(v.Seat, filled(f, pick))
		if err != nil {
			return fmt.Errorf("the form %q refuses what it offers: %w", f.Title, err)
		}
		if back, err := game.ParseMove(m.Line(st.Seats()), st.Seats()); err != nil || !back.Equal(m) {
			return fmt.Errorf("%q does not read back as the same move: %v", m.Line(st.Seats()), err)
		}
		if err := verb(st, v.Seat, f.Verb); err != nil {
			return fmt.Errorf("the form %q: %w", f.Title, err)
		}
		if _, _, err := st.Apply(m); err != nil {
			var r *game.Refusal
			if !errors.As(err, &r) {
				return fmt.Errorf("%s: %w: this is no refusal", m.Line(st.Seats()), err)
			}
		}
	}
	return nil
}

// filled is a form filled in at random.
func filled(f game.Form, pick func(int) int) []string {
	out := make([]string, len(f.Parts))
	for i, p := range f.Parts {
		if p.Free > 0 {
			out[i] = []string{"x", "a, b @c =1"}[pick(2)]
			if len(out[i]) > p.Free {
				out[i] = "x"
			}
			continue
		}
		out[i] = p.Values[pick(len(p.Values))].Word
	}
	return out
}

// formMove is a move that a seat in turn makes with a form, for positions in
// which too many moves are legal to be listed.
func formMove(st game.State, pick func(int) int) (game.Move, bool) {
	turn := st.Turn()
	for range 200 {
		v := st.View(turn[pick(len(turn))])
		if len(v.Forms) == 0 {
			continue
		}
		f := v.Forms[pick(len(v.Forms))]
		m, err := f.Move(v.Seat, filled(f, pick))
		if err != nil {
			continue
		}
		if _, _, err := st.Apply(m); err == nil {
			return m, true
		}
	}
	return game.Move{}, false
}
