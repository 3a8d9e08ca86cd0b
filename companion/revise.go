package companion

import (
	"maps"
	"reflect"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// A move that the camera made is provisional until somebody else has acted on
// it, or something came to light because of it: what the same seat does next
// may show that it was another move, or none.

// maxRevised is how many of the last moves may still have been other ones.
const maxRevised = 6

// revision replaces the last moves by what the table shows that they were.
type revision struct {
	back   int // so many are taken back
	way    table.Explanation
	after  time.Duration // once the table has lain for so long
	buries bool          // what is covered is taken to lie there
	bares  bool          // what was taken to lie covered is taken for gone
	unsure bool          // it is asked: something is gone by it that may only be covered
}

// revised finds the fewest last moves of one seat without which the table is
// explained, when it is not from now on, or by fewer moves; nil when there are
// none. An end of a turn that was only concluded from them falls with them.
//
// A piece that is in somebody's hand, or on its way to a legal move, shows
// nothing yet: then only the last move is replaced, when another one in its
// place explains all that is seen, or an end of the turn, when one move before it
// does.
func (s *Session) revised(now table.Finding) *revision {
	if now.Agrees && leaves(now) == 0 && s.unsigned() {
		last := s.cfg.Match.Len() - 1
		return &revision{back: 1 + s.madeAtOnce(last, s.cfg.Match.Move(last).Seat), after: hintAfter}
	}
	if now.Agrees && s.overlaid() {
		if r := s.asBefore(""); r != nil {
			return r
		}
	}
	if len(now.Ways) == 0 && (!now.Agrees || leaves(now) > 0) && s.justRevised() {
		if r := s.asBefore(""); r != nil {
			return r
		}
	}
	if now.Agrees {
		if r := s.laidOver(); r != nil {
			return r
		}
		if r := s.movedOnBefore(); r != nil {
			return r
		}
	}
	if len(now.Ways) == 0 && leaves(now) > 0 {
		if r := s.pulledOut(); r != nil {
			return r
		}
	}
	p := s.provisional(now)
	if p == nil {
		return nil
	}
	var losing *revision
	for p.longer() {
		f, ok := p.without()
		if !ok || slices.ContainsFunc(against, func(speaks reason) bool { return speaks(p, f) }) {
			continue
		}
		if !p.loses {
			return p.revision(f)
		}
		if losing == nil {
			losing = p.revision(f)
			losing.unsure = true
		}
	}
	if early := p.leftBehind(); early != "" {
		if r := s.asBefore(early); r != nil {
			return r
		}
	}
	if !p.stands && p.enough < 0 && (!now.Agrees || p.strayed != nil) {
		if r := s.asBefore(""); r != nil {
			return r
		}
	}
	if !now.Agrees && len(now.Ways) == 0 && !s.doubt().Early && s.broughtBack() { // or it is the first half of what comes later
		return &revision{back: 1, after: hintAfter}
	}
	return losing
}

// broughtBack reports whether all that the last move has moved lies again where it lay, and
// all else does, too, or is on its way to a legal move from there: she does something else.
func (s *Session) broughtBack() bool {
	i, ok := s.lastRevocable()
	if !ok {
		return false
	}
	m := s.cfg.Match
	before := m.Before(i)
	was, is, back := before.Layout(), m.State().Layout(), false
	for _, o := range m.Move(i).Objects {
		if was[o] == is[o] {
			continue
		}
		if was[o] == "" || s.read[o] != was[o] {
			return false
		}
		back = true
	}
	if !back {
		return false
	}
	seen := s.believedIn(before)
	f, _ := s.surface.Directly(before, seen)
	return !s.overlooks(f) && (len(f.Ways) > 0 || f.Agrees && leaves(f) == 0 || s.surface.OnTheWay(before, seen))
}

// lastRevocable is the last move, by its number, when it may be revised.
func (s *Session) lastRevocable() (i int, ok bool) {
	i = s.cfg.Match.Len() - 1
	return i, s.revocable(i)
}

// revocable reports whether the camera made move i, of what everyone may know, and nothing was
// opened or settled by it.
func (s *Session) revocable(i int) bool {
	m := s.cfg.Match
	return i >= max(0, m.Len()-s.tail) && m.Line(i, game.Table) != "" &&
		!game.Opening(m.Before(i), m.Move(i)) && !game.Settle(m.Events(i))
}

// unsigned reports whether the last move was a declaration that the camera saw, and
// its sign has gone: the table is again as it was before it, but for what may lie there already,
// as when a turn marker was passed on and taken back.
func (s *Session) unsigned() bool {
	m := s.cfg.Match
	i := m.Len() - 1
	if s.tail <= 0 || i < 0 || len(m.Move(i).Objects) > 0 {
		return false
	}
	before := m.Before(i)
	switch game.SignOf(before, m.Move(i), s.layout) {
	case game.Missing, game.Passed:
	default:
		return false
	}
	if game.Settle(m.Events(i)) {
		return false
	}
	f, _ := s.surface.Directly(before, s.believedIn(before))
	return f.Agrees && leaves(f) == anticipated(before, f)
}

// overlooks reports whether a finding does not explain that a piece is gone that counts by
// the record, such as one that is put away at the end of a turn and would be nobody's
// business in the next one.
func (s *Session) overlooks(f table.Finding) bool {
	state := s.cfg.Match.State()
	only := game.IndicatorsOf(state)
	late := f.Late
	if len(f.Ways) > 0 {
		late = f.Ways[0].Late
	}
	differs := s.surface.Differences(state, s.layout)
	return slices.ContainsFunc(late, func(l table.Difference) bool {
		return slices.ContainsFunc(differs, func(d table.Difference) bool {
			return d.Object == l.Object && d.Seen == "" && !game.Indicates(state, only, d.Object, d.Seen)
		})
	})
}

// passed reports whether move i ended a turn and nothing that stands for it is seen.
func (s *Session) passed(i int) bool {
	m := s.cfg.Match
	return i >= 0 && game.SignOf(m.Before(i), m.Move(i), s.read) == game.Passed
}

// leavesNoTrace reports whether nothing on the table tells that move i was made.
func (s *Session) leavesNoTrace(i int) bool {
	m := s.cfg.Match
	mv, before := m.Move(i), m.Before(i)
	return len(mv.Objects) == 0 && game.SignOf(before, mv, s.read) == game.Effect && maps.Equal(before.Layout(), m.Before(i+1).Layout())
}

// concluded counts the moves before move i, most of them at most, that were concluded from it
// alone: an end of a turn, what leaves no trace on the table, such as drawing cards into a hand
// that nobody sees, and what the table did then with pieces that nobody has moved.
func (s *Session) concluded(i, most int) int {
	m, n := s.cfg.Match, 0
	lies := m.Before(i).Layout()
	moved := func(o string) bool { // or is out of sight
		_, left := s.late[o]
		return !left && (s.read[o] == "" || s.read[o] == lies[o])
	}
	for ; n < min(most, i); n++ {
		mv := m.Move(i - 1 - n)
		switch {
		case s.passed(i - 1 - n):
			return n + 1
		case s.leavesNoTrace(i - 1 - n):
		case len(mv.Objects) == 0:
			return 0
		case mv.Seat != game.Table || slices.ContainsFunc(mv.Objects, moved):
			return n
		}
	}
	return 0
}

// madeAtOnce counts the moves of a seat before move first that were made at once with it and
// without which the table is as it is, too, when nothing else stands for them: they were concluded
// from it, and from what came after it, alone.
func (s *Session) madeAtOnce(first int, seat game.Seat) (n int) {
	m := s.cfg.Match
	if !s.madeLast(first) {
		return 0
	}
	for i := first - 1; i >= max(s.latest[0], m.Len()-s.tail); i-- {
		before, mv := m.Before(i), m.Move(i)
		seen := s.believedIn(before)
		if mv.Seat != seat || m.Line(i, game.Table) == "" || game.Reveal(m.Events(i)) || len(mv.Objects) == 0 && game.SignOf(before, mv, seen) == game.Shown {
			break
		}
		if f, _ := s.surface.Within(before, seen, 0); f.Agrees && leaves(f) == 0 {
			n = first - i
		}
	}
	return n
}

// denied reports whether what is seen speaks against each of the last moves,
// from move i on, that a revision does not make again: a piece that it moved lies
// otherwise than the record has it, or was moved otherwise. A move that has moved
// nothing, or only what was moved on at once, leaves nothing to be seen. A piece that is
// seen nowhere says little when something may only have been left out since: somebody has
// it in her hand, unless another one lies in its stead. One that may be put where it lies
// already says nothing.
func (s *Session) denied(made []game.Move, m *game.Match, i int, again []game.Move, leftOut bool) bool {
	now := m.State()
	lies, atOnce, otherwise := now.Layout(), s.madeLast(i), map[string]bool{}
	for _, d := range s.surface.Differences(now, s.layout) {
		if leftOut && d.Seen == "" || game.Anticipated(now, d.Object, d.Seen) {
			continue
		}
		otherwise[d.Object] = true
		for _, o := range s.surface.Alike(d.Object) { // the record may have named another one
			otherwise[o] = true
		}
	}
	for o := range s.late { // nobody has moved it
		otherwise[o] = true
	}
	for _, mv := range again {
		for _, o := range mv.Objects {
			otherwise[o] = true
		}
	}
	before := m.Before(i)
	for _, mv := range made {
		after, _, err := before.Apply(mv)
		if err != nil {
			return false
		}
		if !slices.ContainsFunc(again, mv.Equal) {
			was, is := before.Layout(), after.Layout()
			moved, against := false, false
			for o := range is {
				if is[o] != was[o] && is[o] != game.Anywhere && (is[o] == lies[o] || !atOnce) {
					moved, against = true, against || otherwise[o]
				}
			}
			for o := range was {
				if _, lies := is[o]; !lies {
					moved, against = true, against || otherwise[o]
				}
			}
			instead := slices.ContainsFunc(again, func(x game.Move) bool { // the same move with another piece
				return x.Seat == mv.Seat && x.Verb == mv.Verb && x.Place == mv.Place && len(x.Objects) == len(mv.Objects) && !s.elsewhere(x)
			})
			if moved && !against && !instead {
				return false
			}
		}
		before = after
	}
	return true
}

// restored reports whether all that was moved from move i on lies again where it lay: a piece that
// could lie anywhere, otherwise than it was moved; one that is covered there, out of sight. One that
// came there by a move that was made at once with move i has never lain there.
func (s *Session) restored(i int, after game.State) bool {
	m := s.cfg.Match
	was, is := m.Before(i).Layout(), after.Layout()
	lay, lies, atOnce, moved := was, m.State().Layout(), s.madeLast(i), false
	if atOnce {
		lay = m.Before(s.latest[0]).Layout()
	}
	for o, zone := range was {
		if zone == is[o] || is[o] == game.Anywhere || lay[o] != zone {
			continue
		}
		if zone == game.Anywhere && s.read[o] != is[o] || is[o] == "" && s.isBeneath(o, zone) {
			continue
		}
		if s.read[o] != zone {
			return false
		}
		moved = true
	}
	for o := range is {
		switch _, known := was[o]; {
		case known:
		case atOnce && lies[o] != is[o]:
			moved = true // and went on at once
		default:
			return false // it came from a pile
		}
	}
	return moved
}

// madeLast reports whether move i is one of the latest, which were made at once.
func (s *Session) madeLast(i int) bool {
	return s.latest[1] == s.cfg.Match.Len() && i >= s.latest[0]
}

// isBeneath reports whether a piece is seen nowhere that may lie in a zone beneath another one.
func (s *Session) isBeneath(o, zone string) bool {
	if s.read[o] != "" || !s.forOne(zone) {
		return false
	}
	for _, at := range s.read {
		if at == zone {
			return true
		}
	}
	return false
}

// laidOn reports whether a move is another one but for the place, and all that it brings
// there lies there now: what was drawn is the same, and was laid elsewhere first.
func (s *Session) laidOn(was, is game.Move) bool {
	place := is.Place
	is.Place = was.Place
	return len(was.Objects) > 0 && is.Equal(was) && !slices.ContainsFunc(was.Objects, func(o string) bool { return s.looked[o] != place })
}

// chose reports whether a move is another one but for its piece, of two that lay open before
// it, and that lies there now while the other one is seen nowhere, or where that move puts it:
// she has thought again.
func (s *Session) chose(before game.State, was, is game.Move) bool {
	if len(was.Objects) != 1 || len(is.Objects) != 1 || is.Place == "" {
		return false
	}
	a, b, lay := was.Objects[0], is.Objects[0], before.Layout()
	if lay[a] == "" || lay[a] != lay[b] || s.looked[b] != is.Place {
		return false
	}
	if at := s.looked[a]; at != "" {
		if after, _, err := before.Apply(is); err != nil || after.Layout()[a] != at {
			return false
		}
	}
	is.Objects = was.Objects
	return is.Equal(was)
}

// elsewhere reports whether a piece that a move brings to a place lies in another now. A move whose
// place is not for its pieces, such as a claim of a card that is shown, brings them nowhere.
func (s *Session) elsewhere(m game.Move) bool {
	_, z, _ := s.cfg.Match.Game.Box().Zone(m.Place)
	return m.Place != "" && slices.ContainsFunc(m.Objects, func(o string) bool {
		return z.Accepts(s.kindOf(o)) && s.looked[o] != "" && s.looked[o] != m.Place
	})
}

// revise makes a revision, without a word.
func (s *Session) revise(r *revision) {
	tail, m := s.tail-r.back, s.cfg.Match
	from := m.Len() - r.back
	was := &replaced{from: from, moves: m.Since(max(0, from))}
	for range r.back {
		s.takeBack()
	}
	s.revision, s.held, s.tail = nil, nil, tail
	if len(r.way.Moves) == 0 { // then what was one too many may count
		maps.DeleteFunc(s.strays, func(id, _ string) bool { return s.kindOf(id) != cards.Token })
	}
	switch {
	case r.buries:
		s.takeCovered(maps.Clone(s.covered))
	case r.bares:
		s.takeCovered(nil)
	}
	s.take(r.way)
	if s.former = nil; r.back > 0 && was.from >= 0 && was.from == m.Len()-len(r.way.Moves) { // it replaced something, and no private move came between
		was.now, s.former = m.Len(), was
	}
}

// looksSame reports whether two states look the same to everyone: what only some
// seats know must not decide what is done in front of all.
func looksSame(a, b game.State) bool {
	return reflect.DeepEqual(a.View(game.Table), b.View(game.Table))
}
