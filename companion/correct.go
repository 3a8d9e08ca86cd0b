package companion

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// Facts are what everyone may know of a piece on the table, and what may be
// said to correct it. All of it is the same in games that differ in secrets.
type Facts struct {
	Piece string
	Zone  string
	Since game.Text // what brought it there, or empty
	Seen  game.Text // what the camera has to say, or empty

	Drops  []Drop            // the legal moves that laying it elsewhere would make
	Zones  []string          // where it may really lie
	Swaps  map[string]string // by zone of those, the piece that comes to where this one lies
	Others []string          // which piece it may really be
	Off    game.Text         // what "it is not there" does; empty when that cannot be said
	Wrong  bool              // the camera reads otherwise than the record has it
	Said   int               // the overruling that is about it, or 0
	Why    game.Text         // why the record of it cannot be corrected, or empty
}

// Drop is what laying a piece in a zone would do.
type Drop = table.Drop

// facts gathers them. Of a piece that everyone sees nowhere there are none.
func (s *Session) facts(piece string) Facts {
	state := s.cfg.Match.State()
	view := s.commonView()
	i := slices.IndexFunc(view.Pieces, func(p game.Placed) bool { return p.ID == piece })
	f := Facts{Piece: piece}
	if i < 0 || slices.Contains(view.Secret, view.Pieces[i].Zone) {
		f.Why = game.Say("It does not lie on the table any more.")
		return f
	}
	f.Zone, f.Since = view.Pieces[i].Zone, s.came(piece)
	if s.looks() {
		f.Seen, f.Wrong = s.seen(piece, f.Zone)
	}
	for _, o := range s.overruled {
		if o.about(s, piece) {
			f.Said = o.id
		}
	}
	if state.Result() != nil {
		f.Why = game.Say("The game is over.")
		return f
	}
	f.Drops = s.surface.Drops(state, view.Action, piece)
	offer := s.surface.Offer(state, piece)
	f.Zones, f.Swaps, f.Others, f.Why = offer.Zones, offer.Swaps, offer.Others, offer.Why
	switch n := s.brought(piece); {
	case offer.Off:
		f.Off = game.Say("The record will have it off the table.")
	case n == 1:
		f.Off = game.Say("The last move, which brought it there, is taken back.")
	case n > 1:
		f.Off = game.Say("The last %d moves, which brought it there, are taken back.", n)
	}
	return f
}

// looks reports whether a camera sees the table.
func (s *Session) looks() bool { return len(s.scene.Plates) > 0 && s.read != nil }

// seen is what the camera says of a piece that the record has in a zone.
func (s *Session) seen(piece, zone string) (text game.Text, wrong bool) {
	at := s.reads(mark{piece: piece}).zone
	t, ok := s.tracked(piece)
	switch due := s.cfg.Match.State().Layout()[piece]; {
	case s.surface.Alike(piece) != nil && at == due:
		return game.Say("The camera reads one there."), false
	case at == due && ok && t.Seen:
		return game.Say("The camera sees it there now."), false
	case at == due:
		return game.Say("The camera has seen it there and cannot see it now."), false
	case due == game.Anywhere:
		return game.Text{}, false
	case at == "":
		return game.Say("The camera does not read it."), true
	}
	return game.Say("The camera reads it %s.", s.surface.ZoneName(at)), true
}

// came is what the move that laid a piece where it lies led to.
func (s *Session) came(piece string) game.Text {
	m := s.cfg.Match
	number := 0
	for i := range m.Len() {
		if m.Line(i, game.Table) != "" {
			number++
		}
	}
	zone := m.State().Layout()[piece]
	for i := m.Len() - 1; i >= 0; i-- {
		if m.Line(i, game.Table) == "" {
			continue
		}
		if m.Before(i).Layout()[piece] != zone {
			if story := m.Story(i, game.Table); len(story) > 0 {
				return game.Say("There since move %d: %s", number, story[0])
			}
			return game.Say("There since move %d.", number)
		}
		number--
	}
	return game.Say("There since the beginning.")
}

// brought is how many of the last moves that the table knows of have to be
// taken back for a piece not to lie where it lies; 0 when others were made since.
func (s *Session) brought(piece string) int {
	m := s.cfg.Match
	n := 0
	for i := m.Len() - 1; i >= 0; i-- {
		if m.Line(i, game.Table) == "" {
			continue
		}
		before := m.Before(i).Layout()[piece]
		if before == layoutAfter(m, i)[piece] {
			break
		}
		if n++; before == "" {
			return n
		}
	}
	return min(n, 1) // it was never off the table: where it lay before will do
}

func layoutAfter(m *game.Match, i int) game.Layout {
	if i+1 < m.Len() {
		return m.Before(i + 1).Layout()
	}
	return m.State().Layout()
}

// correct takes people's word for a piece. The error is a sentence.
func (s *Session) correct(c Correct) error {
	state := s.cfg.Match.State()
	before := state.Layout()
	var moves []game.Move
	var err error
	switch {
	case state.Result() != nil:
		return game.Refuse("The game is over.")
	case c.Is != "":
		moves, err = s.surface.Instead(state, c.Piece, c.Is)
	case c.Zone != "":
		moves, err = s.surface.Lies(state, c.Piece, c.Zone)
	case c.Off:
		n := s.brought(c.Piece)
		if moves, err = s.surface.Lies(state, c.Piece, ""); err == nil || n == 0 {
			break
		}
		err = nil
		for range n {
			s.takeBack()
		}
	}
	if err != nil {
		return err
	}
	o := &overruled{}
	for _, m := range moves {
		plain, err := s.trySaid(m)
		if err != nil {
			return err
		}
		if plain { // else an undo takes back what was made again
			o.moves++
		}
	}
	s.tail = 0
	if s.looks() {
		if zone := before[c.Piece]; c.Is != "" && s.read[c.Piece] == zone && s.read[c.Is] != zone && s.surface.Swapped(c.Piece, c.Is) != nil {
			o.swap = [2]string{c.Piece, c.Is}
		}
		s.overrule(o, func() []table.Difference { return s.touched(c, before) })
	}
	if o.id == 0 && c.Is == "" && c.Zone == "" && !c.Off {
		return game.Refuse("The camera and the record agree about it.")
	}
	return nil
}

// touched are the differences between what is read and the record in all that
// a correction was about.
func (s *Session) touched(c Correct, before game.Layout) []table.Difference {
	after := s.cfg.Match.State().Layout()
	about := map[string]bool{c.Piece: true, c.Is: c.Is != ""}
	if !c.Off { // of moves taken back the camera may show other things rightly
		for _, l := range []game.Layout{before, after} {
			for id := range l {
				about[id] = about[id] || before[id] != after[id]
			}
		}
	}
	var out []table.Difference
	for _, id := range slices.Sorted(maps.Keys(about)) {
		if about[id] && after[id] != s.read[id] && after[id] != game.Anywhere {
			out = append(out, table.Difference{Object: id, Expected: after[id], Seen: s.read[id]})
		}
	}
	return out
}

// rejudging is how a correction of where a piece was laid a few moves ago is made together with
// all that followed from it, which is judged again; nil when nothing does. Where the rules then
// refuse one of the later moves, people are to be asked first, unless a verdict on the piece is open.
func (s *Session) rejudging(c game.Move) (remake func(), asked bool) {
	i, moves, refused := s.replayCorrected(c)
	open := i >= 0 && (len(refused) == 0 || s.isOpen(c.Objects[0], i))
	if i < 0 || !open && !s.judgedSince(i) {
		return nil, false
	}
	return func() { s.remake(i, moves) }, !open
}

// rejudge judges again all that followed from what is corrected, and reports whether it could
// without asking.
func (s *Session) rejudge(c game.Move) bool {
	remake, asked := s.rejudging(c)
	if remake == nil || asked {
		return false
	}
	remake()
	return true
}

// isOpen reports whether a verdict on a piece that was laid by move i may still be another one:
// the turn is on, and nothing has come to light since.
func (s *Session) isOpen(piece string, i int) bool {
	m := s.cfg.Match
	x, ok := m.State().(game.Rejudger)
	if !ok || !x.Rejudges(piece) {
		return false
	}
	for ; i < m.Len(); i++ {
		if game.Reveal(m.Events(i)) {
			return false
		}
	}
	return true
}

// trySaid makes a move that people have said. What has followed from a fact that is corrected
// is judged again, or people are asked whether it is. It reports whether the move itself was made.
func (s *Session) trySaid(c game.Move) (plain bool, err error) {
	if !corrects(c) || c.Seat != game.Table {
		return true, s.try(c)
	}
	remake, asked := s.rejudging(c)
	if remake != nil && !asked {
		remake()
		return false, nil
	}
	if err := s.try(c); err != nil {
		return true, err
	}
	if asked {
		s.ask(&Question{Text: game.Say("%s: did it lie there from the start?", s.surface.PieceName(c.Objects[0])), Said: true,
			Answers: []game.Text{fromTheStart, game.Say("It was moved later: what followed stands")}}, remake, func() {})
		s.wanted = s.cfg.Match.State()
	}
	return true, nil
}

// maxRejudged is how many moves back a correction may judge again.
const maxRejudged = 12

// replayCorrected finds the move that laid a piece where a correction says that it does
// not lie, and what becomes of the match from there when it was laid where it
// does; i is -1 when there is no such move or nothing follows from it.
func (s *Session) replayCorrected(c game.Move) (i int, moves, refused []game.Move) {
	m := s.cfg.Match
	if len(c.Objects) != 1 || c.Place == "" {
		return -1, nil, nil
	}
	piece := c.Objects[0]
	zone := m.State().Layout()[piece]
	for i = m.Len() - 1; i >= max(0, m.Len()-maxRejudged); i-- {
		mv := m.Move(i)
		if game.Opening(m.Before(i), mv) {
			return -1, nil, nil // nothing before it can be another move now
		}
		if m.Before(i).Layout()[piece] == zone {
			continue
		}
		if mv.Verb == game.Correct || mv.Place != zone || zone == "" || !slices.Contains(mv.Objects, piece) {
			return -1, nil, nil
		}
		mv.Place = c.Place
		moves, refused, err := m.Refold(i, 1, mv)
		if err != nil {
			return -1, nil, nil
		}
		plain, _, err := m.State().Apply(c)
		again := m.Before(i)
		for _, mv := range moves {
			if again, _, _ = again.Apply(mv); again == nil {
				return -1, nil, nil
			}
		}
		if again.Layout()[piece] != c.Place || err == nil && looksSame(plain, again) {
			return -1, nil, nil
		}
		return i, moves, refused
	}
	return -1, nil, nil
}

// remake replaces all moves from one on by others, and tells what has become of the seats'
// counts, such as cards that were drawn in vain: no camera sees them.
func (s *Session) remake(i int, moves []game.Move) {
	m := s.cfg.Match
	told, before := 0, s.commonView().Counts
	for k := i; k < m.Len(); k++ {
		if m.Line(k, game.Table) != "" {
			told++
		}
	}
	for range told {
		s.takeBack()
	}
	for _, mv := range moves {
		if !s.apply(mv) {
			return
		}
	}
	s.held, s.tail = nil, 0
	s.recounted = recounted{m.Len(), nil}
	for _, c := range s.commonView().Counts {
		for _, was := range before {
			if c.Seat != game.Table && c.Seat == was.Seat && c.Name.String() == was.Name.String() && c.N != was.N {
				s.recounted.dues = append(s.recounted.dues, game.Due{Seat: c.Seat, Text: game.Say("Judged again. %s: %s %d instead of %d.", s.seatName(c.Seat), c.Name, c.N, was.N)})
			}
		}
	}
}

// recounted is what has become of the seats' counts when a match of so many moves was judged
// again.
type recounted struct {
	moves int
	dues  []game.Due
}

// judgedAgain adds to a view what was judged again, until another move is made.
func (s *Session) judgedAgain(v game.View) game.View {
	if s.recounted.moves == s.cfg.Match.Len() {
		v.Dues = slices.Concat(s.recounted.dues, v.Dues)
	}
	return v
}
