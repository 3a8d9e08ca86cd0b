package companion

import (
	"maps"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// sealed is the last move that was made, and the tokens behind a screen by which it was sealed.
type sealed struct {
	moves  int         // so many had the match with it
	behind game.Layout // where they lay; nil when it was not sealed so
}

// sealing is what lies in secret behind a screen, and what the last move made of it.
type sealing struct {
	behind   game.Layout     // tokens in sight behind a screen that is open above, to be sealed
	shifted  time.Time       // when they were moved last, frame time
	seal     sealed          // what the last move has sealed of them
	screened map[string]bool // secret places of which nothing is made of the tokens
}

// resealed seals the last move anew when its tokens have been moved since, and lie still.
// Until somebody has acted on it, its owner may think again: nobody has learnt anything
// that she could go by, and tokens of the last time may have lain there.
func (s *Session) resealed(now time.Time) bool {
	m := s.cfg.Match
	if s.tail <= 0 || s.seal.moves != m.Len() || s.isApart.Pieces > 0 || len(s.behind) != len(s.seal.behind) ||
		maps.Equal(s.behind, s.seal.behind) || now.Sub(s.shifted) < settle {
		return false
	}
	last := m.Move(m.Len() - 1)
	last.Place = ""
	s.revise(&revision{back: 1, way: table.Explanation{Moves: []game.Move{last}}})
	return true
}
