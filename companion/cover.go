package companion

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// What something has come to cover is seen nowhere. It is taken to lie where it
// was seen last, or where the record has it, when that explains the table and its
// absence does not, or only by more moves.

// coverings are what something lies on, and where it was seen last.
type coverings struct {
	memory  table.Memory    // of where pieces were seen
	heap    doubted         // of tokens that something covers
	covered game.Layout     // pieces that something may cover where they were seen last
	buried  game.Layout     // those of them that are taken to lie there
	removed map[string]bool // those of them that were once taken to be gone
}

// assumeCovered takes what may be covered for lying there, or what was taken so for
// gone, when that explains the table better than what was found. It reports
// whether it does.
func (s *Session) assumeCovered(found table.Finding) bool {
	state := s.cfg.Match.State()
	under := game.Layout{} // where the record has it
	for id, zone := range s.covered {
		if s.buried[id] == zone || s.standIn(state, s.layout, id, zone) != "" {
			under[id] = zone
		}
	}
	hide := func(under game.Layout, differs []table.Difference) {
		for _, d := range differs {
			if d.Seen == "" && s.memory.Hidden(s.surface, d.Object, d.Expected) {
				under[d.Object] = d.Expected
			}
		}
	}
	hide(under, s.surface.Differences(state, s.layout))
	guesses := []game.Layout{under, nil}
	if !explained(found) {
		guesses = []game.Layout{under, maps.Clone(s.covered), nil}
		if len(found.Left) > 0 {
			done := maps.Clone(under) // what was laid beneath something
			hide(done, found.Left)
			guesses = slices.Insert(guesses, 1, done)
		}
		if gone := s.gone(state, under); len(gone) == 1 {
			guesses = append(guesses, without(under, gone[0]))
		}
	}
	for _, buried := range guesses {
		if maps.Equal(buried, s.buried) {
			continue
		}
		if f, ok := s.surface.Directly(state, s.withBuried(state, buried)); ok && (!explained(found) || better(f, found)) {
			s.takeCovered(buried)
			return true
		}
	}
	return false
}

// takeCovered takes pieces that may be covered for lying there, and the others for gone.
func (s *Session) takeCovered(covered game.Layout) {
	for id := range s.buried {
		if covered[id] == "" {
			s.removed[id] = true
		}
	}
	s.buried = covered
	s.takeTable()
}

// heapedOn takes what is covered for lying there when more alike pieces lie there than the
// record has, and a move brings one more: it was laid on another. It reports whether it does.
func (s *Session) heapedOn(found table.Finding) bool {
	if !found.Agrees || maps.Equal(s.buried, s.covered) || !s.surplus() {
		return false
	}
	state, covered := s.cfg.Match.State(), maps.Clone(s.covered)
	f, _ := s.surface.Directly(state, s.withBuried(state, covered))
	if len(f.Ways) != 1 || f.Unsure {
		return false
	}
	s.takeCovered(covered)
	return true
}

// laidOver is the revision that takes back the last move, by which a piece was gone, when with
// what is covered all lies as before it: the piece was only in a hand, and lies over one like it
// now; nil when there is none.
func (s *Session) laidOver() *revision {
	i, ok := s.lastRevocable()
	if !ok || !s.surplusBut(nil) {
		return nil
	}
	before := s.cfg.Match.Before(i)
	if f, _ := s.surface.Directly(before, s.withBuried(before, s.covered)); !f.Agrees || leaves(f) > 0 {
		return nil
	}
	return &revision{back: 1, after: hintAfter, buries: true}
}

// pulledOut is the revision of the fewest last moves of a seat when others with their pieces explain
// all that is seen, and what was taken to lie covered is gone: it was pulled out unseen; nil when
// there is none.
func (s *Session) pulledOut() *revision {
	if len(s.buried) == 0 {
		return nil
	}
	m, last := s.cfg.Match, s.cfg.Match.Len()-1
	var moved []string
	for i := last; last-i < min(s.tail, maxRevised) && s.revocable(i) && m.Move(i).Seat == m.Move(last).Seat; i-- {
		moved = append(moved, m.Move(i).Objects...)
		before := m.Before(i)
		f, _ := s.surface.Directly(before, s.withBuried(before, nil))
		if len(f.Ways) == 1 && !f.Unsure && leaves(f) == 0 && !slices.ContainsFunc(moved, func(o string) bool { return !names(f.Ways[0].Moves, o) }) {
			return &revision{back: last - i + 1, way: f.Ways[0], after: hintAfter, bares: true, unsure: i < last}
		}
	}
	return nil
}

// surplus reports whether more alike pieces lie somewhere, in sight or covered, than the
// record has there. What was once taken to have gone from beneath another does not count.
func (s *Session) surplus() bool { return s.surplusBut(s.removed) }

// surplusBut is surplus where some that may be covered do not count.
func (s *Session) surplusBut(gone map[string]bool) bool {
	if len(s.covered) == 0 {
		return false
	}
	state := s.cfg.Match.State()
	expected, hidden := state.Layout(), maps.Clone(s.covered)
	maps.DeleteFunc(hidden, func(id, _ string) bool { return gone[id] })
	for id, zone := range hidden {
		alike := s.surface.AlikeIn(state, id)
		if count(s.looked, alike, zone)+count(hidden, alike, zone) > count(expected, alike, zone) {
			return true
		}
	}
	return false
}

// gone lists the pieces out of several that may be covered of which the absence of each alone
// explains the table, as when it was taken from beneath another.
func (s *Session) gone(state game.State, under game.Layout) (out []string) {
	if len(under) < 2 {
		return nil
	}
	for _, id := range slices.Sorted(maps.Keys(under)) {
		if f, _ := s.surface.Directly(state, s.withBuried(state, without(under, id))); explained(f) {
			out = append(out, id)
		}
	}
	return out
}

// without is a layout without a piece.
func without(l game.Layout, piece string) game.Layout {
	l = maps.Clone(l)
	delete(l, piece)
	return l
}

// takeGone takes one of the pieces that were taken to be covered for gone, when that explains
// the table and it makes no difference which. It reports whether it does.
func (s *Session) takeGone() bool {
	state := s.cfg.Match.State()
	gone := s.gone(state, s.buried)
	if len(gone) == 0 || slices.ContainsFunc(gone, func(id string) bool { return !slices.Contains(s.surface.AlikeIn(state, gone[0]), id) }) {
		return false
	}
	s.takeCovered(without(s.buried, gone[0]))
	return true
}

func explained(f table.Finding) bool { return f.Agrees || len(f.Ways) > 0 }

// better reports whether a finding explains the table by fewer moves than another
// one does, or by as many and leaves less open.
func better(f, than table.Finding) bool {
	if f.Agrees != than.Agrees || len(f.Ways) > 1 || len(than.Ways) > 1 {
		return false
	}
	moves := func(f table.Finding) int {
		if f.Agrees {
			return 0
		}
		return len(f.Ways[0].Moves)
	}
	return moves(f) < moves(than) || moves(f) == moves(than) && leaves(f) < leaves(than)
}

// alikeIn lists a piece and those that make no difference from it in a state.
func (s *Session) alikeIn(state game.State, id string) []string {
	if alike := s.surface.AlikeIn(state, id); len(alike) > 0 {
		return alike
	}
	return []string{id}
}

// standIn is the name by which a layout has a covered piece in a zone: its own, or that
// of one that is alike, which is not seen; empty when it has none there.
func (s *Session) standIn(state game.State, seen game.Layout, id, zone string) string {
	expected := state.Layout()
	for _, name := range append([]string{id}, s.surface.AlikeIn(state, id)...) {
		if _, lies := seen[name]; !lies && expected[name] == zone {
			return name
		}
	}
	return ""
}

// withBuried is what people believe in a state, with some pieces taken to lie under
// others.
func (s *Session) withBuried(state game.State, buried game.Layout) game.Layout {
	before := s.buried
	defer func() { s.buried = before }()
	s.buried = buried
	return s.believedIn(state)
}

// losesCovered reports whether a finding takes a piece off the table that something
// may only cover.
func (s *Session) losesCovered(f table.Finding) bool {
	return len(f.Ways) == 1 && len(s.lost(f.Ways[0].After, s.layout)) > 0
}

// lost are the pieces that lie nowhere any more in a state and that something may only cover, by
// what is seen. What another one is laid on in a space for one is covered for good.
func (s *Session) lost(state game.State, seen game.Layout) map[string]bool {
	if len(s.covered) == 0 {
		return nil
	}
	now := s.cfg.Match.State()
	expected, after, tops, out := now.Layout(), state.Layout(), map[string]bool{}, map[string]bool{}
	for id, zone := range after {
		if seen[id] == zone && s.forOne(zone) {
			tops[zone] = true
		}
	}
	for id, zone := range s.covered {
		if s.standIn(now, seen, id, zone) == "" || tops[zone] {
			continue
		}
		alike := s.alikeIn(now, id)
		if count(after, alike, zone) >= count(s.looked, alike, zone)+count(s.covered, alike, zone) {
			continue // as many lie there still
		}
		for _, name := range alike {
			if expected[name] == zone && after[name] != zone {
				out[name] = true
			}
		}
	}
	return out
}

// supposes reports whether an explanation has a move of which nothing is seen but where it has
// brought pieces, and that others are gone, which something may only cover, or which went out of
// sight in the turn of somebody else; or that a piece was drawn that was only handed over; or that
// another seat made a move that was taken back.
func (s *Session) supposes(way table.Explanation) bool {
	lost := s.lost(way.After, s.layout)
	return s.invents(way) || s.foresees(way) || s.handedOver(way) || s.remadeByAnother(way) || slices.ContainsFunc(way.Moves, func(m game.Move) bool {
		gone := slices.DeleteFunc(slices.Clone(m.Objects), func(o string) bool { return s.read[o] != "" })
		return len(gone) > 0 && !slices.ContainsFunc(gone, func(o string) bool { return !lost[o] && !(s.absent[o] && m.Place == "") })
	})
}

// remadeByAnother reports whether an explanation has one seat lay a piece where it lies, and a move
// of another seat that did so was taken back: whose it was is what people thought again about.
func (s *Session) remadeByAnother(way table.Explanation) bool {
	undone := s.cfg.Match.Redoable()
	return slices.ContainsFunc(way.Moves, func(m game.Move) bool {
		return m.Place != "" && slices.ContainsFunc(undone, func(was game.Move) bool {
			return was.Seat != m.Seat && was.Place == m.Place && slices.Equal(was.Objects, m.Objects)
		})
	})
}

// withAbsent finds what was done if what went out of sight in the turn of somebody else lies where
// the record has it; and what the explanation that was found only reminds of and has lain nowhere
// else, when that takes fewer moves: something may stand over it.
func (s *Session) withAbsent() (table.Finding, bool) {
	state, seen, moves := s.cfg.Match.State(), maps.Clone(s.layout), maxRevised
	expected := state.Layout()
	lies := func(o string) bool {
		if seen[o] != "" || expected[o] == "" || expected[o] == game.Anywhere {
			return false
		}
		seen[o] = expected[o]
		return true
	}
	for o := range s.absent {
		lies(o)
	}
	if w := s.finding.Ways; len(w) == 1 {
		for _, d := range w[0].Late {
			if d.Seen == "" && s.astrayIn[d.Object] != state && lies(d.Object) {
				moves = len(w[0].Moves) - 1
			}
		}
	}
	if len(seen) == len(s.layout) || moves == 0 {
		return table.Finding{}, false
	}
	f, _ := s.surface.Within(state, seen, moves)
	return f, len(f.Ways) == 1 && !f.Unsure
}

// invents reports whether an explanation has a move with a piece that was nowhere and is not
// seen, and with one that is gone, which something may only cover.
func (s *Session) invents(way table.Explanation) bool {
	lost := s.lost(way.After, s.read)
	if len(lost) == 0 {
		return false
	}
	lay := s.cfg.Match.State().Layout()
	return slices.ContainsFunc(way.Moves, func(m game.Move) bool {
		return slices.ContainsFunc(m.Objects, func(o string) bool { return lost[o] }) &&
			slices.ContainsFunc(m.Objects, func(o string) bool { return lay[o] == "" && s.read[o] == "" })
	})
}

// foresees reports whether an explanation has a piece lie beneath another one that nobody has seen
// come, though what it has brought had lain there for some time before that other one came.
func (s *Session) foresees(way table.Explanation) bool {
	lay := s.cfg.Match.State().Layout()
	for i, m := range way.Moves[:max(0, len(way.Moves)-1)] {
		next := way.Moves[i+1]
		if m.Place == "" || len(m.Objects) != 1 || m.Objects[0] == game.Unknown || len(next.Objects) != 1 || lay[m.Objects[0]] != "" || !s.arrived[m.Objects[0]].IsZero() || s.read[next.Objects[0]] != next.Place {
			continue
		}
		for over, zone := range s.read {
			if zone == m.Place && lay[over] != zone && s.arrived[over].Sub(s.arrived[next.Objects[0]]) >= hintAfter {
				return true
			}
		}
	}
	return false
}

// handedOver reports whether an explanation brings a piece from a pile to where the very piece lies
// that the record has elsewhere, where one like it is missing.
func (s *Session) handedOver(way table.Explanation) bool {
	return slices.ContainsFunc(way.Moves, func(m game.Move) bool { return s.handed(m) != "" })
}

// handed is the very piece that lies where a move brings one like it from a pile; empty when the
// record does not have it elsewhere, or none like it is missing there.
func (s *Session) handed(m game.Move) string {
	lay := s.cfg.Match.State().Layout()
	if len(m.Objects) != 1 || lay[m.Objects[0]] != "" || s.looked[m.Objects[0]] == m.Place {
		return ""
	}
	alike := s.surface.Alike(m.Objects[0])
	for _, o := range alike {
		missing := func(other string) bool { return lay[other] == lay[o] && s.read[other] == "" }
		if lay[o] != "" && lay[o] != m.Place && s.looked[o] == m.Place && slices.ContainsFunc(alike, missing) {
			return o
		}
	}
	return ""
}

// usedBefore is the revision by which a piece that an explanation has drawn was used out of sight
// before the last moves, which are made again after that, as it is the very piece that the record
// has elsewhere; nil when not exactly one move with it explains all that is seen.
func (s *Session) usedBefore(way table.Explanation) (r *revision) {
	m, drawn, used := s.cfg.Match, slices.Clone(way.Moves), ""
	for i, mv := range drawn {
		if o := s.handed(mv); o != "" {
			used, drawn[i].Objects = o, []string{o}
		}
	}
	if used == "" {
		return nil
	}
	unseen := func(mv game.Move) bool {
		return mv.Place == "" && slices.Contains(mv.Objects, used) && !slices.ContainsFunc(mv.Objects, func(o string) bool { return o != used && s.read[o] != "" })
	}
	for i := m.Len() - 1; m.Len()-i <= min(s.tail, maxRevised) && m.Line(i, game.Table) != "" && !game.Opening(m.Before(i), m.Move(i)); i-- {
		before := m.Before(i)
		for _, seat := range before.Turn() {
			for _, mv := range before.Legal(seat) {
				if !unseen(mv) {
					continue
				}
				again := slices.Concat([]game.Move{mv}, m.Since(i), drawn)
				e := table.Told(before, again)
				if n := len(e.Moves); n < len(again) && len(again[n].Objects) == 0 { // the turn is over by now without a word
					again = slices.Delete(again, n, n+1)
					e = table.Told(before, again)
				}
				if len(e.Moves) < len(again) {
					continue
				}
				if f, _ := s.surface.Within(e.After, s.withBuried(e.After, nil), 0); !f.Agrees || leaves(f) > 0 {
					continue
				}
				if r != nil {
					return nil
				}
				r = &revision{back: m.Len() - i, way: e, bares: true}
			}
		}
	}
	return r
}

// heaped is what there is to say of cards that lie upon others in a space for one, or what
// the game has to say of tokens that something covers, while these are taken to lie there
// still; it is empty when there are none.
func (s *Session) heaped() game.Text {
	for _, id := range slices.Sorted(maps.Keys(s.buried)) {
		zone := s.buried[id]
		if !s.forOne(zone) || s.layout[id] != zone {
			continue
		}
		for _, o := range slices.Sorted(maps.Keys(s.looked)) {
			if at := s.layout[o]; s.looked[o] == zone && at != "" && at != zone {
				return game.Say("%s covers %s, and counts as lying %s: slide it there.", s.surface.PieceName(o), s.surface.PieceName(id), s.surface.ZoneName(at))
			}
		}
	}
	doubter, ok := s.cfg.Match.State().(game.Doubter)
	if !ok || len(s.buried) == 0 {
		return game.Text{}
	}
	seen, zones := maps.Clone(s.layout), slices.Collect(maps.Values(s.buried))
	maps.DeleteFunc(seen, func(id, zone string) bool {
		_, read := s.read[id]
		return !read && s.kindOf(id) == cards.Token && slices.Contains(zones, zone)
	})
	if len(seen) == len(s.layout) {
		return game.Text{}
	}
	d, _ := s.heap.about(doubter, seen)
	return d.Question
}

// uncovered forgets what is covered no more, and reports whether something was
// taken to be.
func (s *Session) uncovered() bool {
	n := len(s.buried)
	if n == 0 {
		return false
	}
	maps.DeleteFunc(s.buried, func(id, zone string) bool {
		return s.covered[id] != zone && !s.memory.Hidden(s.surface, id, zone)
	})
	return len(s.buried) < n
}

// forgetCovered forgets what something may cover where a move has taken a piece like it away, but
// for as many as the record still has there and nobody sees.
func (s *Session) forgetCovered(before, after game.State) {
	if len(s.covered) == 0 {
		return
	}
	was, is := before.Layout(), after.Layout()
	ids := slices.Sorted(maps.Keys(s.covered))
	slices.SortStableFunc(ids, func(a, b string) int { // what the move itself has taken comes first
		lies := func(id string) int {
			if is[id] == s.covered[id] {
				return 1
			}
			return 0
		}
		return lies(a) - lies(b)
	})
	for _, id := range ids {
		zone := s.covered[id]
		alike := s.alikeIn(after, id)
		in := func(l game.Layout) (n int) {
			for _, name := range alike {
				if l[name] == zone {
					n++
				}
			}
			return n
		}
		if in(is) < in(was) && in(s.covered) > in(is)-in(s.looked) {
			delete(s.covered, id)
			s.memory.Forget(id)
		}
	}
	s.uncovered()
}
