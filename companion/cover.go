package companion

import (
	"maps"

	"github.com/grovewatch/grovewatch/companion/game"
)

// What something has come to cover is seen nowhere. It is taken to lie where the
// record has it when that explains the table and its absence does not.

// unearth takes what may be covered for lying there, or what was taken so for
// gone, when that explains the table. It reports whether it does.
func (s *Session) unearth() bool {
	state := s.cfg.Match.State()
	expected := state.Layout()
	under := maps.Clone(s.covered)
	maps.DeleteFunc(under, func(id, zone string) bool { return expected[id] != zone })
	for _, d := range s.surface.Differences(state, s.layout) {
		if d.Seen == "" && s.memory.Hidden(s.surface, d.Object, d.Expected) {
			under[d.Object] = d.Expected
		}
	}
	before := s.buried
	for _, buried := range []game.Layout{under, nil} {
		if maps.Equal(buried, before) {
			continue
		}
		s.buried = buried
		if _, ok := s.surface.Directly(state, s.believed()); ok {
			s.heed()
			return true
		}
	}
	s.buried = before
	return false
}

// uncovered forgets what is covered no more, and reports whether something was
// taken to be.
func (s *Session) uncovered() bool {
	n := len(s.buried)
	maps.DeleteFunc(s.buried, func(id, zone string) bool { return s.covered[id] != zone && !s.memory.Hidden(s.surface, id, zone) })
	return len(s.buried) < n
}
