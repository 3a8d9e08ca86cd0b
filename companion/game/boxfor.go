package game

import (
	"errors"
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
)

// Sparer is a State that is played without some cards of its box.
type Sparer interface {
	// Spared lists the cards that stay in the box.
	Spared() []string
}

// BoxFor is what so many players need of a game's box when they play with some options; nought
// players need all of it, but for cards that stay in the box. It fails when the game is not for
// so many, or has no such option. Where so many have to choose an option first, the pieces of one
// player more are in it, too.
func BoxFor(g Game, players int, options map[string]string) (*cards.Box, error) {
	if players == 0 && len(options) == 0 {
		return g.Box(), nil
	}
	n := players
	if n == 0 {
		n = g.Box().UsualPlayers()
	}
	var wish *OptionError
	for ; ; n++ {
		s, err := g.New(Setup{Game: g.Name(), Players: n, Options: maps.Clone(options)}.Complete(g))
		switch {
		case err == nil && players == 0:
			return without(g.Box(), s), nil
		case err == nil:
			return without(g.Box().For(players, s.Seats()), s), nil
		case g.Box().Tables[n+1].Places == nil || !errors.As(err, &wish):
			return nil, err
		}
	}
}

// without is a box without the cards that a state is played without.
func without(b *cards.Box, s State) *cards.Box {
	x, ok := s.(Sparer)
	if !ok {
		return b
	}
	spared, out := x.Spared(), *b
	out.Deck = slices.DeleteFunc(slices.Clone(b.Deck), func(p cards.Piece) bool { return slices.Contains(spared, p.ID) })
	return &out
}

// Smaller is the option that people are asked for first, such as the edition, with the values by
// which some cards of a game stay in the box; it has no values when all cards are always needed.
func Smaller(g Game) Option {
	c, ok := g.(Chooser)
	if !ok {
		return Option{}
	}
	choices := c.Choices(Setup{Game: g.Name(), Players: g.Box().UsualPlayers()})
	if len(choices) == 0 {
		return Option{}
	}
	first := choices[0]
	first.Values = slices.DeleteFunc(slices.Clone(first.Values), func(v Value) bool {
		box, err := BoxFor(g, 0, map[string]string{first.Name: v.Word})
		return err != nil || len(box.Deck) == len(g.Box().Deck)
	})
	return first
}
