package automa

import (
	"fmt"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Company is simulated people among whom the app plays some seats. People carry
// out what the app says.
type Company struct {
	People game.Players
	Apps   []*Player
}

// Next is the next move of whoever is to act.
func (c Company) Next(m *game.Match) (game.Move, error) {
	mv, err := c.People.Next(m.State())
	if err != nil {
		return mv, err
	}
	i := slices.IndexFunc(c.Apps, func(p *Player) bool { return p.Seat == mv.Seat })
	if i < 0 {
		return mv, nil
	}
	sight, ok := c.Apps[i].Sight(m)
	if !ok {
		return mv, nil // it is not her turn: people do it for her
	}
	choice, err := c.Apps[i].Choose(sight, func() bool { return false })
	if err != nil || !choice.Told() {
		return mv, err
	}
	return c.carry(m.State(), choice)
}

// carry is how people carry out a choice: what is Unknown in it is what they
// know to lie face down there.
func (c Company) carry(st game.State, choice game.Move) (game.Move, error) {
	if !slices.Contains(choice.Objects, game.Unknown) {
		return choice, nil
	}
	var down game.Layout
	if p, ok := c.People.(interface {
		FaceDown(game.State) game.Layout
	}); ok {
		down = p.FaceDown(st)
	}
	for _, m := range st.Legal(choice.Seat) {
		fits := Meant(choice, m)
		for i, o := range m.Objects {
			fits = fits && (choice.Objects[i] != game.Unknown || down[o] == choice.Place)
		}
		if fits {
			return m, nil
		}
	}
	return game.Move{}, fmt.Errorf("%s cannot be carried out", choice.Line(st.Seats()))
}
