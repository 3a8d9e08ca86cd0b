package companion

import (
	"io"
	"maps"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// apply makes a move that a person or the camera made, and saves it. It
// reports whether the rules took it; why not, everyone reads, unless the move
// is nobody's business.
func (s *Session) apply(m game.Move) bool {
	secret := s.cfg.Match.Private(m)
	if !secret {
		s.trouble = game.Text{}
	}
	err := s.try(m)
	if err != nil && !secret {
		s.trouble = game.Sentence(err)
	}
	return err == nil
}

// try makes a move, sealed where it has to be, and saves it, or says why the
// rules refuse it.
func (s *Session) try(m game.Move) error {
	s.naming.take(s.peopleTold(), s.cfg.Match.Len()) // who makes it
	var cards map[string]string
	var behind game.Layout // by what it was sealed
	if state, ok := s.cfg.Match.State().(game.Sealer); ok {
		var n game.Nonce
		_, _ = io.ReadFull(s.cfg.Chance, n[:]) // the system's never fails
		seen := maps.Clone(s.layout)
		if s.behind != nil {
			maps.Copy(seen, s.behind)
		}
		sealed := state.Seal(m, seen, n)
		if state.Seal(m, nil, n).Place != sealed.Place { // it was read from the table
			cards, behind = s.laidInSecret(seen), s.behind
		}
		m = sealed
	}
	secret, before := s.cfg.Match.Private(m), s.cfg.Match.State()
	covered := secret && s.knows(m.Seat) != m.Seat
	var refused error // by what everyone knows
	if covered {
		refused = s.refusal(m)
	}
	if refused != nil && s.apps.seats[m.Seat] == nil {
		return refused
	}
	if err := s.cfg.Match.Apply(m); err != nil {
		if !covered {
			return err
		}
		if refused == nil {
			s.answerAsIfMade(m)
		}
		return refused
	}
	s.spend(m.Seat, cards)
	s.seal = sealed{s.cfg.Match.Len(), behind}
	s.forgetCovered(before, s.cfg.Match.State())
	if secret {
		s.tell = true // for everyone else nothing has happened
	} else {
		if s.question != nil && s.question.Said {
			s.ask(nil) // it was about a move before this one
		}
		s.apps.turns, s.apps.held = s.apps.turns+1, false
		s.judged, s.held, s.stale, s.measured = unjudged, nil, true, false
		s.takeTable()
		if s.behindBy.Pieces > 0 {
			s.measureApart(s.now) // the move may be what was missing
		}
		if s.cfg.Simulated != nil {
			s.cfg.Simulated.Recorded(m, s.said)
		}
	}
	if s.cfg.Save != nil {
		s.wrote(s.cfg.Save.Move(before, m))
		s.noteProgress()
	}
	return nil
}

// wrote takes note of whether all that was done is on disk now. A line for one seat
// alone may be what puts it there.
func (s *Session) wrote(err error) {
	s.unsaved = game.Text{}
	if err != nil {
		s.unsaved, s.trouble = game.Sentence(err), game.Text{}
	}
}

// complaint is what everyone reads has gone wrong.
func (s *Session) complaint() game.Text {
	if s.trouble.Format != "" {
		return s.trouble
	}
	return s.unsaved
}

// obey carries out a command.
func (s *Session) obey(c Command) {
	if !s.admitted(c) {
		return
	}
	switch c := c.(type) {
	case Do:
		s.tail = 0
		if s.byChance(c.Move) {
			s.dealing(PeopleDeal)
		}
		s.saying(func() { s.takeSaid(c.Move) })
	case Try:
		if !s.cfg.Match.Private(c.Move) {
			s.trouble, s.tail = game.Text{}, 0
		}
		s.saying(func() {
			_, err := s.trySaid(c.Move)
			c.Reply(s.naming.err(err))
		})
	case Deal:
		s.tail = 0
		s.dealing(AppDeals)
		s.deal()
	case Check:
		c.Reply(named(&s.naming, s.check(c.Card, c.Seat)))
	case Advise:
		s.trouble = game.Text{}
		if err := s.advise(); err != nil {
			s.trouble = game.Sentence(err)
		}
	case Play:
		err := s.play(c)
		if s.trouble = (game.Text{}); err != nil {
			s.trouble = game.Sentence(err)
		}
		reply(c.Reply, s.naming.err(err))
	case Sit:
		if err := s.sit(c.Seat, c.Person); err != nil {
			s.trouble = game.Sentence(err)
		}
	case Knock:
		s.knock(c, time.Now())
	case ResetPIN:
		s.resetPIN(c.Seat, time.Now())
	case AskPhone:
		s.askPhone(c, time.Now())
	case Consent:
		s.consent(c, time.Now())
	case Joined:
		s.joined(c)
	case Greet:
		s.greet(c)
	case Left:
		s.left(c.Seat)
	case About:
		c.Reply(named(&s.naming, s.facts(c.Piece)))
	case Consult:
		c.Reply(named(&s.naming, s.rulings(c.Seat)))
	case WhyNot:
		c.Reply(named(&s.naming, s.whyNot(c)))
	case Correct:
		s.ask(nil)
		reply(c.Reply, s.naming.err(s.correct(c)))
	case Trust:
		s.ask(nil)
		s.trust(c.Overruling)
	case Undo:
		s.tail = 0
		s.undo()
	case PutBack:
		s.putBack()
		s.handsPutBack()
	case CatchUp:
		s.catchUp()
	case Adopt:
		s.adopt()
	case Redo:
		s.tail = 0
		if m, ok := s.cfg.Match.Undone(); ok {
			s.apply(m)
		} else {
			s.trouble = game.Say("There is no move to make again.")
		}
	case Follow:
		if s.fresh && c.On {
			s.fresh, s.stale = false, true // what is secret is hidden from now on
		}
		if s.waits = !c.On; s.waits {
			s.ask(nil)
		}
		s.judged = unjudged
		s.pace()
	case Pace:
		s.paced = c
		s.pace()
	case Push:
		if people := s.cfg.Simulated; people != nil {
			people.Push(c.Piece, c.Zone)
		}
	case Cover:
		s.pageOver = c.On
		s.pace()
	case Answer:
		if s.question != nil && s.question.ID == c.Question && c.Choice >= 0 && c.Choice < len(s.answers) {
			act := s.answers[c.Choice]
			s.ask(nil)
			act()
			s.tail = 0
		}
	}
}

// reply answers whoever wants to hear.
func reply(to func(error), err error) {
	if to != nil {
		to(err)
	}
}
