package companion

import (
	"sync/atomic"
	"time"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// hindsight is what is told of a game that is over.
type hindsight struct {
	tale   *game.Tale
	turns  int // of the match
	weighs chan weighing
	stop   *atomic.Bool // ends the weighing that was begun last; nil when there is none
}

// weighing is what came of weighing so far, and what ends it.
type weighing struct {
	losses *game.Losses
	stop   *atomic.Bool
}

// tale is that of a game that is over, told once: all its positions are looked at.
func (s *Session) tale() *game.Tale {
	m := s.cfg.Match
	if m.State().Result() == nil {
		s.stopHindsight()
		s.ended.tale = nil
		return nil
	}
	if n := s.apps.turns; s.ended.tale == nil || s.ended.turns != n {
		s.stopHindsight()
		s.ended.tale, s.ended.turns = game.TaleOf(m), n
	}
	return s.ended.tale
}

// startHindsight begins to weigh the choices of a game that is over, whose tale was told, unless
// it has begun already. How far it has come is told while it takes its time.
func (s *Session) startHindsight() {
	if s.ended.tale == nil || s.ended.stop != nil {
		return
	}
	h := automa.HistoryOf(s.cfg.Match)
	stop, weighs := &atomic.Bool{}, s.ended.weighs
	s.ended.stop = stop
	say := func(l *game.Losses) {
		for !stop.Load() {
			select {
			case weighs <- weighing{l, stop}:
				return
			case <-time.After(slowly):
			}
		}
	}
	go func() {
		next, told := time.Now().Add(slowly), false
		l, err := h.Losses(func(weighed, of int) {
			if now := time.Now(); now.After(next) {
				next, told = now.Add(slowly), true
				say(&game.Losses{Weighed: weighed, Choices: of})
			}
		}, stop.Load)
		if err == nil && (l != nil || told) {
			say(l)
		}
	}()
}

// stopHindsight ends the weighing.
func (s *Session) stopHindsight() {
	if s.ended.stop != nil {
		s.ended.stop.Store(true)
	}
	s.ended.stop = nil
}

// takeHindsight takes in what the choices have cost, as far as it is known.
func (s *Session) takeHindsight(w weighing) {
	if w.stop != s.ended.stop {
		return // of a game that went on
	}
	t := *s.ended.tale
	t.Losses = w.losses
	s.ended.tale, s.stale = &t, true
}

// saveStory saves the story of a game that is over.
func (s *Session) saveStory(seats []*SeatScreen) {
	if t := s.ended.tale; t != nil && t.Losses != nil && !t.Losses.All() {
		return // saved without them already, and again with them
	}
	s.story = ""
	if s.cfg.Keep == nil || s.cfg.Match.State().Result() == nil {
		return
	}
	path, err := s.cfg.Keep(seats)
	if err != nil {
		s.trouble = game.Sentence(err)
		return
	}
	s.story = path
}
