package grove

import (
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// disguise changes what a seat may not know of a move: other hidden objects,
// other marks, or none.
func disguise(st game.State, m game.Move, seat game.Seat, pick func(int) int) game.Move {
	out := st.Redact(m, seat)
	p := st.(*position)
	switch {
	case m.Verb == "rule" && p.phase == ruling && seat != visitor && pick(2) == 0:
		for range 20 {
			if c := builtIn().ID(kit.Piece(1 + pick(int(builtIn().last)))); !slices.Contains(out.Objects, c) {
				out.Objects = append(out.Objects, c)
			}
		}
	case m.Verb == "set" && seat != visitor && out.Place == "" && pick(2) == 0:
		out.Place = allSides()[pick(16)] // nothing was sealed
	case (m.Verb == "test" || m.Verb == "hide") && len(out.Objects) == 1 && pick(2) == 0:
		for {
			c := kit.Piece(1 + pick(int(builtIn().last)))
			if p.At(c) == kit.Nowhere {
				out.Objects = []string{m.Objects[0], builtIn().ID(c)}
				return out
			}
		}
	}
	return out
}

func suite() gametest.Suite {
	return gametest.Suite{Game: secretive{Game}, Setups: setups(), Disguise: disguise, Games: 1}
}

func TestConformance(t *testing.T) { gametest.Run(t, suite().Few(4)) }

func TestFilmConformance(t *testing.T) { gametest.Run(t, suite()) }

func TestFilmEverySentenceCanBeTranslated(t *testing.T) { suite().Listen(t, 2) }

func FuzzGames(f *testing.F) { gametest.Fuzz(f, suite()) }

// leaky is a game whose state tells on its players in one way.
type leaky struct {
	secretive
	leak func(*leakyState)
}

func (l leaky) New(s game.Setup) (game.State, error) {
	st, err := l.secretive.New(s)
	if err != nil {
		return nil, err
	}
	return &leakyState{State: st, game: l}, nil
}

// Mind is nobody's: people alone play where secrets are told.
func (leaky) Mind(game.Setup, game.Seat, automa.Level) (automa.Mind, error) {
	return nil, game.Refuse("Nobody thinks here.")
}

func (l leaky) Players(s game.Setup, pick func(int) int) (game.Players, error) {
	people, err := l.secretive.Players(s, pick)
	return leakyPlayers{people}, err
}

type leakyPlayers struct{ game.Players }

func (l leakyPlayers) Next(st game.State) (game.Move, error) {
	return l.Players.Next(st.(*leakyState).State)
}

type leakyState struct {
	game.State
	game leaky
	how  string
	last game.Move
	made int // moves so far
}

func (s *leakyState) Apply(m game.Move) (game.State, []game.Event, error) {
	after, events, err := s.State.Apply(m)
	if err != nil {
		return nil, nil, err
	}
	next := &leakyState{State: after, game: s.game, last: m, made: s.made + 1}
	s.game.leak(next)
	if next.how == "event" {
		events = append(slices.Clone(events), game.Event{Text: game.Say("The move was %s.", m.Line(s.Seats()))})
	}
	return next, events, nil
}

func (s *leakyState) View(seat game.Seat) game.View {
	v := s.State.View(seat)
	if s.how == "view" {
		v.Hints = append(v.Hints, game.Say("The last move was %s.", s.last.Line(s.Seats())))
	}
	if s.how == "count" {
		v.Hints = append(v.Hints, game.Say("%d moves were made.", s.made))
	}
	return v
}

func (s *leakyState) Redact(m game.Move, seat game.Seat) game.Move {
	if s.how == "line" {
		return m
	}
	return s.State.Redact(m, seat)
}

func (s *leakyState) Legal(seat game.Seat) []game.Move {
	legal := s.State.Legal(seat)
	if s.how == "legal" {
		// Leaves out objects that are noted as hidden, as a thoughtless game would.
		p := s.State.(*position)
		var out []game.Move
		for _, m := range legal {
			if !slices.ContainsFunc(p.noted[:], func(c kit.Piece) bool {
				return c != 0 && slices.Contains(m.Objects, builtIn().ID(c))
			}) {
				out = append(out, m)
			}
		}
		return out
	}
	return legal
}

func TestEveryPlantedLeakIsCaught(t *testing.T) {
	for _, how := range []string{"event", "view", "line", "legal", "count"} {
		s := suite()
		s.Game = leaky{secretive: secretive{Game}, leak: func(st *leakyState) { st.how = how }}
		s.Disguise = func(st game.State, m game.Move, seat game.Seat, pick func(int) int) game.Move {
			inner := st.(*leakyState).State
			return disguise(inner, m, seat, pick)
		}
		caught := ""
		for seed := range uint64(20) {
			if err := s.Secrecy(s.Setups[0], seed); err != nil {
				caught = err.Error()
				break
			}
		}
		if caught == "" || strings.Contains(caught, "refuses") {
			t.Errorf("a leak by %s is not caught: %q", how, caught)
		}
	}
	s := suite()
	s.Game = leaky{secretive: secretive{Game}, leak: func(*leakyState) {}}
	s.Disguise = func(st game.State, m game.Move, seat game.Seat, pick func(int) int) game.Move {
		return disguise(st.(*leakyState).State, m, seat, pick)
	}
	if err := s.Secrecy(s.Setups[0], 1); err != nil {
		t.Errorf("a wrapper that leaks nothing is accused: %v", err)
	}
}
