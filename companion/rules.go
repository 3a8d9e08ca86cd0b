package companion

import (
	"errors"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Ruling is a rule of the game as it bears on one seat now, by what everyone knows.
type Ruling struct {
	Rule cards.Part
	May  []game.Text // the buttons of what the seat may do by it now
	Why  game.Text   // why it may do nothing by it now, or empty
}

// rulings are the rules of a seat's reference that moves are made by.
func (s *Session) rulings(seat game.Seat) []Ruling {
	state := s.cfg.Match.State()
	seats := state.Seats()
	if seat <= game.Table || int(seat) >= len(seats) {
		return nil
	}
	offered, now := s.withInstructions(s.commonView()).Action, occasion(state)
	var out []Ruling
	for _, p := range s.cfg.Match.Game.Box().ReferenceOf(seats[seat]).Parts {
		if len(p.Verbs) == 0 {
			continue
		}
		r := Ruling{Rule: p}
		for _, a := range offered {
			mine := func(m game.Move) bool {
				return (m.Seat == seat || m.Seat == game.Table) && (slices.Contains(p.Verbs, m.Verb) || slices.Contains(p.Verbs, m.Verb+"/"+now))
			}
			if slices.ContainsFunc(a.Choices, mine) {
				r.May = append(r.May, a.Label)
			}
		}
		if len(r.May) == 0 {
			r.Why = barred(state, seat, p.Verbs)
		}
		out = append(out, r)
	}
	return out
}

// occasion is what moves are made for now, or empty.
func occasion(state game.State) string {
	if x, ok := state.(game.Occasioned); ok {
		return x.Occasion()
	}
	return ""
}

// barred is why a seat may make no move of some verbs now: what is said of the first
// that is barred.
func barred(state game.State, seat game.Seat, verbs []string) game.Text {
	if state.Result() != nil {
		return game.Say("The game is over.")
	}
	if x, ok := state.(game.Barrer); ok {
		for _, v := range verbs {
			verb, when, only := strings.Cut(v, "/")
			if err := x.Barred(seat, verb); err != nil {
				return game.Sentence(err)
			}
			if only && when != occasion(state) {
				return game.Say("That cannot be done now. %s", state.View(game.Table).Prompt)
			}
		}
	}
	return game.Say("Nothing that it needs is at hand now.")
}

// whyNot is why a move that somebody may mean cannot be made, in the words of the first
// refusal; without one it is what is to be done instead. Of secret places nothing is
// said, nor of moves that not everyone may know.
func (s *Session) whyNot(c WhyNot) game.Text {
	state := s.cfg.Match.State()
	secret := s.secretZones()
	concealer, _ := state.(game.Concealer)
	if secret[c.Zone] || secret[c.Move.Place] || state.Result() != nil || concealer != nil && concealer.Conceals(c.Move.Verb) {
		return game.Text{}
	}
	var tries []game.Move
	if c.Move.Verb != "" {
		tries = append(tries, c.Move)
	}
	if x, ok := state.(game.Reasoner); ok && c.Piece != "" && c.Zone != "" {
		tries = append(tries, x.Attempts(c.Piece, c.Zone)...)
	}
	for _, a := range s.commonView().Action {
		i := slices.IndexFunc(a.Choices, func(m game.Move) bool { return m.Place != "" && slices.Contains(m.Objects, c.Piece) })
		if i >= 0 && c.Zone != "" {
			m := a.Choices[i]
			m.Place = c.Zone
			tries = append(tries, m)
		}
	}
	for _, m := range tries {
		if s.cfg.Match.Private(m) {
			continue
		}
		var r *game.Refusal
		if _, _, err := state.Apply(m); errors.As(err, &r) {
			return r.Text
		}
	}
	if c.Zone == "" {
		return game.Text{}
	}
	return game.Say("That cannot be done now. %s", s.commonView().Prompt)
}
