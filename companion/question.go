package companion

import (
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// ask puts a question, or with nil takes it away.
func (s *Session) ask(q *Question, answers ...func()) {
	if q == nil {
		s.question, s.answers = nil, nil
		return
	}
	if s.question != nil && s.question.Text.String() == q.Text.String() && s.question.Gentle == q.Gentle {
		return
	}
	s.asked++
	q.ID = s.asked
	s.question, s.answers = q, answers
}

// doubtful reports whether an explanation holds a move that people must confirm.
func (s *Session) doubtful(e table.Explanation) bool {
	_, ok := s.doubt(e)
	return ok
}

// doubt is the question to put before an explanation is taken.
func (s *Session) doubt(e table.Explanation) (game.Text, bool) {
	if c, ok := s.cfg.Match.State().(game.Confirmer); ok {
		for _, m := range e.Moves {
			if t, ask := c.Confirm(m); ask {
				return t, true
			}
		}
	}
	return game.Text{}, false
}

// wonder asks about a table that has lain for some time as the rules do not
// expect it: at first a hint, then a question.
func (s *Session) wonder(still time.Duration) {
	f := s.finding
	switch {
	case f.Agrees:
		s.ask(nil)
	case len(f.Ways) == 1:
		text, _ := s.doubt(f.Ways[0])
		s.ask(&Question{Text: text, Answers: []game.Text{game.Say("Yes"), game.Say("No")}},
			func() { s.take(f.Ways[0]) }, func() { s.held = s.layout })
	case len(f.Ways) > 1:
		s.askWhich(f.Ways)
	case f.OnTheWay && still >= hintAfter:
		q := s.differing(f.Differs, game.Say("Not finished yet:"))
		q.Gentle = true
		s.ask(q)
	case !f.OnTheWay && still >= askAfter && !s.scene.Busy:
		s.askAbout(f.Differs)
	}
}

// take makes the moves of an explanation.
func (s *Session) take(e table.Explanation) {
	for _, m := range e.Moves {
		s.apply(m)
	}
}

// askWhich asks which of several explanations is right.
func (s *Session) askWhich(ways []table.Explanation) {
	const most = 5
	q := &Question{Text: game.Say("More than one thing can have happened. Which was it?")}
	var answers []func()
	for _, w := range ways[:min(len(ways), most)] {
		text := game.Text{}
		for _, t := range w.Story {
			if text.Format == "" {
				text = t
			} else {
				text = game.Say("%s %s", text, t)
			}
		}
		q.Answers = append(q.Answers, text)
		answers = append(answers, func() { s.take(w) })
	}
	q.Answers = append(q.Answers, game.Say("None of these: we put it back"))
	answers = append(answers, func() { s.held = s.layout })
	s.ask(q, answers...)
}

// askAbout shows what is expected beside what is seen, and offers to put it
// back, to accept a correction where the rules can take it, or to undo.
func (s *Session) askAbout(differs []table.Difference) {
	q := s.differing(differs, game.Say("The table and the rules disagree."))
	q.Answers = []game.Text{game.Say("We put it back")}
	answers := []func(){func() { s.held = s.layout }}
	if moves := s.corrections(differs); moves != nil {
		q.Answers = append(q.Answers, game.Say("The table is right: correct the record"))
		answers = append(answers, func() {
			for _, m := range moves {
				s.apply(m)
			}
		})
	}
	if s.cfg.Match.Len() > 0 {
		q.Answers = append(q.Answers, game.Say("Undo the last move"))
		answers = append(answers, s.undo)
	}
	s.ask(q, answers...)
}

// corrections are the moves that bring the record in line with the table, or
// nil when the rules cannot take them.
func (s *Session) corrections(differs []table.Difference) []game.Move {
	state := s.cfg.Match.State()
	var moves []game.Move
	for _, d := range differs {
		m := game.Move{Seat: game.Table, Verb: game.Correct, Objects: []string{d.Object}, Place: d.Seen}
		after, _, err := state.Apply(m)
		if err != nil {
			return nil
		}
		state, moves = after, append(moves, m)
	}
	return moves
}

// differing is a question that tells each difference; tokens in secret places
// are never named.
func (s *Session) differing(differs []table.Difference, text game.Text) *Question {
	q := &Question{Text: text}
	secret := s.secretZones()
	for _, d := range differs {
		if secret[d.Expected] || secret[d.Seen] {
			continue
		}
		q.Expected = append(q.Expected, s.surface.Expected(d))
		q.Seen = append(q.Seen, s.surface.Seen(d))
		for _, z := range []string{d.Expected, d.Seen} {
			if z != "" {
				q.Zones = append(q.Zones, z)
			}
		}
	}
	return q
}

func (s *Session) secretZones() map[string]bool {
	out := map[string]bool{}
	for _, z := range s.cfg.Match.State().View(game.Table).Secret {
		out[z] = true
	}
	return out
}

// hideMarks forgets the tokens that lie under a standing shield: where they
// were seen before it stood says nothing about where they lie now.
func (s *Session) hideMarks(layout game.Layout) {
	box := s.cfg.Match.Game.Box()
	standing := false
	for o := range layout {
		if p, ok := box.Piece(o); ok && p.Kind == cards.Shield {
			standing = true
		}
	}
	if !standing {
		return
	}
	secret := s.secretZones()
	for o, z := range layout {
		p, ok := box.Piece(o)
		if ok && p.Kind == cards.Token && secret[z] {
			delete(layout, o)
			for _, t := range p.Tags {
				s.tracker.Forget(t.Payload)
			}
		}
	}
}
