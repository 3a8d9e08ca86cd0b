package companion

import (
	"maps"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// What something has come to cover is seen nowhere. It is taken to lie where it
// was seen last, or where the record has it, when that explains the table and its
// absence does not, or only by more moves.

// unearth takes what may be covered for lying there, or what was taken so for
// gone, when that explains the table: by fewer moves than most, unless that is
// negative. It reports whether it does.
func (s *Session) unearth(most int) bool {
	state := s.cfg.Match.State()
	expected := state.Layout()
	under := game.Layout{} // where the record has it
	for id, zone := range s.covered {
		if s.standIn(expected, s.layout, id, zone) != "" {
			under[id] = zone
		}
	}
	for _, d := range s.surface.Differences(state, s.layout) {
		if d.Seen == "" && s.memory.Hidden(s.surface, d.Object, d.Expected) {
			under[d.Object] = d.Expected
		}
	}
	before, guesses := s.buried, []game.Layout{under, nil}
	if most < 0 {
		guesses = []game.Layout{under, maps.Clone(s.covered), nil}
	}
	for _, buried := range guesses {
		if maps.Equal(buried, before) {
			continue
		}
		s.buried = buried
		if f, ok := s.surface.Directly(state, s.believed()); ok && (most < 0 || len(f.Ways) == 1 && len(f.Ways[0].Moves) < most) {
			s.heed()
			return true
		}
	}
	s.buried = before
	return false
}

// standIn is the name by which a layout has a covered piece in a zone: its own, or that
// of one that is alike, which is not seen; empty when it has none there.
func (s *Session) standIn(expected, seen game.Layout, id, zone string) string {
	for _, name := range append([]string{id}, s.surface.Alike(id)...) {
		if _, lies := seen[name]; !lies && expected[name] == zone {
			return name
		}
	}
	return ""
}

// withCovered is what people believe in a state, with what is covered where it was
// seen last.
func (s *Session) withCovered(state game.State) game.Layout {
	before := s.buried
	defer func() { s.buried = before }()
	s.buried = s.covered
	return s.believedIn(state)
}

// losesCovered reports whether a finding takes a piece off the table that something
// may only cover.
func (s *Session) losesCovered(f table.Finding) bool {
	if len(f.Ways) == 1 {
		lies, after := s.cfg.Match.State().Layout(), f.Ways[0].After.Layout()
		for id, zone := range s.covered {
			if name := s.standIn(lies, s.layout, id, zone); name != "" && after[name] != zone {
				return true
			}
		}
	}
	return false
}

// uncovered forgets what is covered no more, and reports whether something was
// taken to be.
func (s *Session) uncovered() bool {
	n := len(s.buried)
	maps.DeleteFunc(s.buried, func(id, zone string) bool { return s.covered[id] != zone && !s.memory.Hidden(s.surface, id, zone) })
	return len(s.buried) < n
}
