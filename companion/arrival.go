package companion

import (
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// arrive notes which pieces have come to lie elsewhere since the last look, or are gone.
func (s *Session) arrive(layout game.Layout, now time.Time) {
	if s.arrived == nil {
		s.arrived = map[string]time.Time{}
	}
	for o, zone := range layout {
		if s.read[o] != zone {
			s.arrived[o] = now
		}
	}
	for o := range s.read {
		if layout[o] == "" {
			s.arrived[o] = now
		}
	}
}

// laidBy is when the last piece came to where some moves have laid it, which made one
// state of another.
func (s *Session) laidBy(before, after game.State) (last time.Time) {
	was := before.Layout()
	for o, zone := range after.Layout() {
		if at := s.arrived[o]; zone != was[o] && s.read[o] == zone && at.After(last) {
			last = at
		}
	}
	return last
}
