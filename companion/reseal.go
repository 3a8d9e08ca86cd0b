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
