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
	// Measure and Counts are the numbers that it was decided by, once it is over.
	Measure game.Text
	Counts  []game.Count
}

// Over reports whether the game has ended.
func (s Standing) Over() bool { return s.View.Result != nil }

// asPrinted is all that can be told of a game whose moves cannot be played anew, such as
// one whose deck is gone: what game it is, and its table with nothing on it.
func (g Game) asPrinted(find func(game.Setup) (game.Game, error)) Standing {
	setup := game.Setup{Game: g.Setup.Game, Players: g.Setup.Players}
	known, err := find(setup)
	if err != nil {
		return Standing{}
	}
	s := Standing{Box: known.Box(), Title: known.Title()}
	if state, err := known.New(setup); err == nil {
		s.Seats = state.Seats()
	}
	return s
}

// Stand plays a saved game anew. Find gives the game of a set-up. The error is a
// sentence, beside which there may be what game it is; the file stays as it is.
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
		return g.asPrinted(find), err
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
	who = companion.ToldApart(s.Seats, who)
	s.View = companion.NamedView(state.View(game.Table), who)
	if r := s.View.Result; r != nil {
		if measure, counts := decided(state); len(counts) > 0 {
			s.Measure, s.Counts = measure, companion.NamedView(game.View{Counts: counts}, who).Counts
		}
		for _, seat := range r.Winners {
			if int(seat) < len(s.View.Names) {
				s.Winner = append(s.Winner, s.View.Names[seat].String())
			}
		}
	}
	return s, nil
}

// decided are the numbers of the seats at the end of a game, or else those that they
// share.
func decided(state game.State) (measure game.Text, counts []game.Count) {
	c, ok := state.(game.Chronicler)
	if !ok {
		return measure, nil
	}
	for _, t := range c.Chronicle() {
		switch {
		case len(t.Counts) == 0:
		case t.Counts[0].Seat != game.Table:
			return t.Title, t.Counts
		case counts == nil:
			measure, counts = t.Title, t.Counts
		}
	}
	return measure, counts
}

// Close says how close a game was that is over, or nothing. Tell says a text in the
// language that is spoken.
func (s Standing) Close(tell func(game.Text) string) string {
	if len(s.Counts) == 0 {
		return ""
	}
	said := tell(s.Measure)
	for _, c := range s.Counts {
		said += " · " + tell(game.Say("%s: %d", c.Name, c.N))
	}
	return said
}
