package companion

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// What was told and then taken back stays known to everyone: in the match what the
// rules told, and here what the app did with a secret of its own, saved as
//
//	unsaid visitor

// unsay notes that a move of the app was taken back, after people could conclude
// something from it.
func (s *Session) unsay(seat game.Seat) {
	s.note("unsaid " + s.cfg.Match.State().Seats()[seat])
	s.unsaid = append(s.unsaid, seat)
}

// recallUnsaid takes in what was taken back before the game was resumed.
func (s *Session) recallUnsaid(lines []string) {
	seats := s.cfg.Match.State().Seats()
	for _, line := range lines {
		if name, ok := strings.CutPrefix(line, "unsaid "); ok {
			if seat := game.Seat(slices.Index(seats, name)); seat > game.Table {
				s.unsaid = append(s.unsaid, seat)
			}
		}
	}
}

// withdrawn adds to a view what was told and then taken back: the last of it, and
// how much more there is.
func (s *Session) withdrawn(v game.View) game.View {
	told := s.cfg.Match.Withdrawn()
	if n := len(s.unsaid); n > 0 {
		told = append(told, game.Say("Taken back after the app had moved for %s (%d)", s.seatName(s.unsaid[n-1]), n))
	}
	if len(told) == 0 || v.Result != nil {
		return v
	}
	last := told[len(told)-1]
	if more := len(told) - 1; more > 0 {
		last = game.Say("%s (and %d more)", last, more)
	}
	v.Hints = append(slices.Clone(v.Hints), last)
	return v
}
