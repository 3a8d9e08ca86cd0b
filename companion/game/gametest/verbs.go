package gametest

import (
	"errors"
	"fmt"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// unheard is a verb that no game has.
const unheard = "no-such-verb"

// verb checks that a game has a verb that it offers elsewhere than among its
// legal moves: a move of it is not refused as one of a verb that no game has.
func verb(st game.State, seat game.Seat, word string) error {
	refusal := func(word string) (game.Text, bool) {
		var r *game.Refusal
		_, _, err := st.Apply(game.Move{Seat: seat, Verb: word})
		if !errors.As(err, &r) {
			return game.Text{}, false
		}
		return r.Text, true
	}
	unknown, ok := refusal(unheard)
	if !ok || word == unheard || len(unknown.Args) == 0 {
		return nil // the game does not name the verb that it refuses
	}
	if said, ok := refusal(word); ok && said.Format == unknown.Format && fmt.Sprint(said.Args...) == fmt.Sprint(word) && fmt.Sprint(unknown.Args...) == unheard {
		return fmt.Errorf("the verb %q is none of the game's", word)
	}
	return nil
}

// guideVerbs checks that what people read names verbs that there are.
func (s Suite) guideVerbs(setup game.Setup) error {
	st, err := s.Game.New(setup)
	if err != nil {
		return err
	}
	if len(st.Turn()) == 0 {
		return errors.New("nobody may act at the start: the game is over before it begins")
	}
	for _, g := range s.Game.Box().Guides {
		for _, p := range g.Parts {
			for _, word := range p.Verbs {
				word, _, _ := strings.Cut(word, "/")
				if err := verb(st, st.Turn()[0], word); err != nil {
					return fmt.Errorf("the part “%s” of the guide %q: %w", p.Word, g.ID, err)
				}
			}
		}
	}
	return nil
}
