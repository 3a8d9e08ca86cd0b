package library

import (
	"errors"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Standing is how a saved game stands, as everyone may know it. What seats did in
// private stays locked.
type Standing struct {
	View   game.View // with the names of the people
	Seats  []string
	Box    *cards.Box
	Title  string // of the game, English
	Moves  int
	Winner []string // the names of those who have won, or their roles in English
	Locked bool     // it goes on beyond what is shown, with what is locked
	Torn   bool     // its last line is unfinished
}

// Over reports whether the game has ended.
func (s Standing) Over() bool { return s.View.Result != nil }

// Stand plays a saved game anew. Find gives the game of a set-up. The error is a
// sentence; the file stays as it is.
func (g Game) Stand(find func(game.Setup) (game.Game, error)) (Standing, error) {
	if g.Wrong != nil {
		return Standing{}, g.Wrong
	}
	f, err := file.Open(g.Path)
	if err != nil {
		return Standing{}, fault.Errorf("the saved game cannot be opened: %w", err)
	}
	defer f.Close()
	m, script, _, err := game.Read(f, find, nil)
	torn := errors.Is(err, game.ErrTorn)
	if err != nil && !torn {
		return Standing{}, err
	}
	state := m.State()
	s := Standing{Seats: state.Seats(), Box: m.Game.Box(), Title: m.Game.Title(), Moves: m.Len(), Torn: torn}
	_, s.Locked = script.Stuck()
	who := make([]companion.Person, len(s.Seats))
	for _, aside := range script.Asides() {
		if seat, p, ok := companion.ParseSits(aside); ok {
			for i, word := range s.Seats {
				if word == seat && i > 0 {
					who[i] = p
				}
			}
		}
	}
	s.View = companion.NamedView(state.View(game.Table), companion.ToldApart(s.Seats, who))
	if r := s.View.Result; r != nil {
		for _, seat := range r.Winners {
			if int(seat) < len(s.View.Names) {
				s.Winner = append(s.Winner, s.View.Names[seat].String())
			}
		}
	}
	return s, nil
}
