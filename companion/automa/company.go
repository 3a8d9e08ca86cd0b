package automa

import (
	"fmt"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Helping people know what a choice of the app leaves open, and tell it what it
// has to know.
type Helping interface {
	// Carry is how they carry a choice out that leaves something open: that move with
	// nothing open, which may name more objects, or a move of another seat that tells
	// the app what it has to know.
	Carry(st game.State, choice game.Move) game.Move
	// Tell is what they tell the app about a seat of its before they make a move:
	// a move of theirs that Tells that seat, or the zero Move. They are asked again
	// until there is nothing to tell.
	Tell(st game.State, m game.Move, app game.Seat) game.Move
}

// Company is simulated people among whom the app plays some seats. People carry
// out what the app says.
type Company struct {
	People game.Players
	Apps   []*Player
}

// Next is the next move of whoever is to act.
func (c Company) Next(m *game.Match) (game.Move, error) {
	mv, err := c.People.Next(m.State())
	if err == nil {
		mv, err = c.choose(m, mv)
	}
	if err != nil {
		return mv, err
	}
	return Telling(c.People, m.State(), mv, c.seats()...), nil
}

// seats are those that the app plays.
func (c Company) seats() (out []game.Seat) {
	for _, app := range c.Apps {
		out = append(out, app.Seat)
	}
	return out
}

// Telling is what people tell the app about its seats before they make a move, or
// the move when there is nothing to tell.
func Telling(people game.Players, st game.State, m game.Move, apps ...game.Seat) game.Move {
	if h, ok := people.(Helping); ok {
		for _, app := range apps {
			if told := h.Tell(st, m, app); told.Told() {
				return told
			}
		}
	}
	return m
}

// choose has the app choose where people would make a move of its seat.
func (c Company) choose(m *game.Match, mv game.Move) (game.Move, error) {
	i := slices.IndexFunc(c.Apps, func(p *Player) bool { return p.Seat == mv.Seat })
	if i < 0 {
		return mv, nil
	}
	sight, ok := c.Apps[i].Sight(m, c.seats()...)
	if !ok {
		return mv, nil // it is not her turn: people do it for her
	}
	choice, err := c.Apps[i].Choose(sight, func() bool { return false })
	switch {
	case err != nil:
		return mv, err
	case choice.Told():
		return c.Carry(m.State(), choice)
	case len(m.State().Turn()) == 1 && !draws(m.State(), mv):
		return mv, fmt.Errorf("the app chooses nothing, though only this seat can act and no card is drawn: the game would stand still")
	}
	return mv, nil
}

// carries reports whether a move carries a choice out.
func carries(choice, m game.Move) bool {
	if m.Seat != choice.Seat {
		return true // it tells the app something
	}
	m.Objects = m.Objects[:min(len(m.Objects), len(choice.Objects))]
	return Meant(choice, m)
}

// draws reports whether a move brings a piece to the table that does not lie there.
func draws(st game.State, m game.Move) bool {
	lies := st.Layout()
	return slices.ContainsFunc(m.Objects, func(o string) bool { return lies[o] == "" })
}

// Carry is how people carry out a choice: what is Unknown in it is what they
// know to lie face down there.
func (c Company) Carry(st game.State, choice game.Move) (game.Move, error) {
	if !Open(choice) {
		return choice, nil
	}
	if h, ok := c.People.(Helping); ok {
		switch m := h.Carry(st, choice); {
		case m.Told() && !carries(choice, m):
			return m, fmt.Errorf("people carry out %s as %s, which is something else", choice.Line(st.Seats()), m.Line(st.Seats()))
		case m.Told():
			return m, nil
		}
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
