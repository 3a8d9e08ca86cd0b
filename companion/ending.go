package companion

import "github.com/grovewatch/grovewatch/companion/game"

// tale is that of a game that is over, told once: all its positions are looked at.
func (s *Session) tale() *game.Tale {
	m := s.cfg.Match
	if m.State().Result() == nil {
		return nil
	}
	if n := len(m.Record()); s.ended.tale == nil || s.ended.moves != n {
		s.ended.tale, s.ended.moves = game.TaleOf(m), n
	}
	return s.ended.tale
}

// keep saves the story of a game that is over.
func (s *Session) keep(seats []*SeatScreen) {
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
