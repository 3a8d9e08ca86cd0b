package companion

import (
	"maps"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// undo takes back what was done last. After a move the table is left alone
// until it changes; after people have overruled the camera it is believed again.
func (s *Session) undo() {
	s.trouble = game.Text{}
	if o := s.last(); o != nil {
		s.trust(o.id)
		for range o.moves {
			s.takeBack()
		}
		return
	}
	m := s.cfg.Match
	i := m.Len() - 1
	if i < 0 || m.Line(i, game.Table) == "" {
		s.takeBack()
		return
	}
	mv := m.Move(i)
	s.takeBack()
	lies := m.State().Layout() // what an answer has brought elsewhere lies right again, and is not late
	maps.DeleteFunc(s.late, func(id, zone string) bool { return slices.Contains(mv.Objects, id) && lies[id] == zone })
	s.muteIndicator(mv)
}

// muteIndicator has the token that shows a declaration which was taken back show nothing any more
// until it is touched.
func (s *Session) muteIndicator(m game.Move) {
	state := s.cfg.Match.State()
	if s.layout == nil || m.Seat == game.Table || len(m.Objects) > 0 || game.SignOf(state, m, s.layout) != game.Shown {
		return
	}
	for _, d := range s.surface.Differences(state, s.layout) {
		if s.kindOf(d.Object) != cards.Token || d.Seen == "" || d.Expected == "" {
			continue
		}
		without := maps.Clone(s.layout)
		without[d.Object] = d.Expected
		if game.SignOf(state, m, without) == game.Missing {
			s.late, s.undone = noted(s.late, d), noted(s.undone, d)
		}
	}
	s.takeTable()
	s.held = s.layout
}

// takeBack takes the last move back.
func (s *Session) takeBack() {
	secrets, would, told, lowers := s.cfg.Match.Secrets(), s.wouldMove(), s.told(), s.lowers()
	mv, err := s.cfg.Match.Undo()
	if err != nil {
		s.trouble = game.Sentence(err)
		return
	}
	if secrets && s.appHad(mv.Seat, told) {
		s.noteAppUndone(mv.Seat)
	} else if secrets && would != game.Table {
		s.noteAppUndone(would)
	}
	for seat, n := range s.apps.left {
		s.apps.left[seat] = min(n, told-1)
	}
	if lowers {
		s.lowered = s.cfg.Match.State().Layout() // the card is in a hand still
	}
	s.apps.turns, s.apps.held = s.apps.turns+1, true
	s.takeTable()
	s.judged, s.held, s.stale, s.measured = unjudged, s.layout, true, false
	s.ask(nil)
	if s.cfg.Simulated != nil {
		s.cfg.Simulated.TakenBack()
	}
	if s.cfg.Save != nil {
		s.wrote(s.cfg.Save.Undo())
	}
}

// appHad reports whether the app plays a seat, or left it to a person after so many moves
// that everyone knows of.
func (s *Session) appHad(seat game.Seat, told int) bool {
	n, left := s.apps.left[seat]
	return s.apps.seats[seat] != nil || left && told <= n
}

// wouldMove is the seat of the app of which people may have read what it would do; the
// table when there is none. They may have read it though it is not shown now: the app was
// hushed, has left the seat since, or the game has been resumed.
func (s *Session) wouldMove() game.Seat {
	if w := s.apps.wish; w != nil {
		return w.move.Seat
	}
	for _, seat := range s.cfg.Match.State().Turn() {
		if s.appHad(seat, s.told()) {
			return seat
		}
	}
	return game.Table
}

// What was told and then taken back stays known to everyone: in the match what the
// rules told, and here what the app did with a secret of its own, saved as
//
//	unsaid visitor

// noteAppUndone notes that a move of the app was taken back, after people could conclude
// something from it.
func (s *Session) noteAppUndone(seat game.Seat) {
	s.saveLine("unsaid " + s.cfg.Match.State().Seats()[seat])
	s.appsUndone = append(s.appsUndone, seat)
}

// recallUnsaid takes in what was taken back before the game was resumed.
func (s *Session) recallUnsaid(lines []string) {
	seats := s.cfg.Match.State().Seats()
	for _, line := range lines {
		if name, ok := strings.CutPrefix(line, "unsaid "); ok {
			if seat := game.Seat(slices.Index(seats, name)); seat > game.Table {
				s.appsUndone = append(s.appsUndone, seat)
			}
		}
	}
}

// withTakenBack adds to a view what was told and then taken back: the last of it, and
// how much more there is.
func (s *Session) withTakenBack(v game.View) game.View {
	told := s.cfg.Match.Withdrawn()
	if n := len(s.appsUndone); n > 0 {
		last := game.Say("Taken back after the app had moved for %s", s.seatName(s.appsUndone[n-1]))
		if n > 1 {
			last = game.Say("%s (%d times)", last, n)
		}
		told = append(told, last)
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
