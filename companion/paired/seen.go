package paired

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// SeenSetups are the tables that a camera sees. The hidden hands of The Visitors are in
// no record, as a test of that game makes sure, so that no two of its games differ in
// private.
func SeenSetups() []game.Setup {
	return append(Setups(),
		game.Setup{Game: "grove", Players: 3, Options: map[string]string{"shield": "open"}},
		game.Setup{Game: "grove", Players: 4, Options: map[string]string{"edition": "b", "secret": "may"}},
		game.Setup{Game: "psisquad", Players: 3, Options: map[string]string{"answers": "whisper"}},
		game.Setup{Game: "psisquad", Players: 3, Options: map[string]string{"cyphers": "different"}},
	)
}

// Seen is a pair whose tables a camera sees. People who err do the same at both; the
// tables lie otherwise only where no picture is shown.
type Seen struct {
	*Pair
	// Compare says by what the two can be told apart. It is asked after each look
	// at the tables and each command, once they differ in private.
	Compare func() error
	// Looks is how often both tables were looked at.
	Looks int

	tables [2]*demo.Table
	hands  [2]demo.Hands
	others map[string]string // what lies otherwise at the second table for a piece in a secret place, and which piece it is there
	made   [2][]game.Move    // when the two were last compared
}

// errOpened ends a pair: what differs was opened in both, or lies in the open.
var errOpened = errors.New("a secret was opened")

// NewSeen begins a pair as New does.
func NewSeen(setup game.Setup, seed uint64, folder string) (*Seen, error) {
	p, err := New(setup, seed, folder, nil)
	if err != nil {
		return nil, err
	}
	s := &Seen{Pair: p, others: map[string]string{}, Compare: func() error { return nil }}
	for i, t := range p.Two {
		if s.tables[i], err = demo.NewTable(t.Match.Game.Box(), setup.Players, seed, p.people); err != nil {
			return nil, err
		}
		s.hands[i] = demo.Told(s.tables[i], func(scene vision.Scene) { t.session.See(scene) })
	}
	return s, nil
}

// begin makes some moves without mistakes, now and then until a place is secret, and
// lays both tables.
func (s *Seen) begin() error {
	wait := s.chance.IntN(2) == 0
	for range s.chance.IntN(2 * mostMoves) {
		if _, more, err := s.Next(); err != nil || !more {
			break
		}
		if wait && len(s.state().View(game.Table).Secret) > 0 {
			break
		}
	}
	for _, t := range s.tables {
		if err := t.Open(s.state()); err != nil {
			return err
		}
	}
	return s.rest(2 * time.Second)
}

// Act has people do one thing, rightly or not, and tells what. It reports false when
// the games are over, or when from here on the two differ for everyone.
func (s *Seen) Act() (told string, more bool, err error) {
	if s.Looks == 0 {
		err = s.begin()
		return "begin", err == nil, err
	}
	if s.state().Result() != nil {
		return "", false, nil
	}
	if err := s.handOver(); err != nil {
		return "", false, err
	}
	s.moves++
	told, err = s.act()
	if err == nil {
		err = s.rest([]time.Duration{300, 1700, 3200, 4500, 5000}[s.chance.IntN(5)] * time.Millisecond)
	}
	if errors.Is(err, errOpened) {
		return told, false, nil
	}
	return told, err == nil && s.state().Result() == nil, err
}

// state is that of the first game.
func (s *Seen) state() game.State { return s.Two[0].Match.State() }

func (s *Seen) act() (told string, err error) {
	q := s.Two[0].Screen.Question
	switch n := s.chance.IntN(100); {
	case n < 12:
		return s.whisper()
	case n < 30 && q != nil && len(q.Answers) > 0:
		i := s.chance.IntN(len(q.Answers))
		return fmt.Sprintf("answer %q", q.Answers[i]), s.obey(companion.Answer{Question: q.ID, Choice: i})
	case n < 34:
		return "undo", s.obey(companion.Undo{})
	case n < 37:
		return "redo", s.obey(companion.Redo{})
	case n < 39:
		return "put back", s.obey(companion.PutBack{})
	case n < 40:
		return "catch up", s.obey(companion.CatchUp{})
	case n < 43:
		return "the table is right", s.obey(companion.Adopt{})
	case n < 48:
		return s.correct()
	case n < 49:
		return "hint", s.obey(companion.Advise{})
	case n < 51:
		if err := s.restart(); err != nil {
			return "restart", err
		}
		return "restart", s.compare()
	case n < 60:
		return s.astray()
	case n < 70:
		return "lay all as recorded", s.do(demo.Acts(s.tables[0].Faults(s.state()))...)
	}
	return s.next()
}

// obey gives both sessions a command.
func (s *Seen) obey(c companion.Command) error {
	for _, t := range s.Two {
		t.session.Obey(c)
	}
	return s.compare()
}

// rest lets both tables lie for some time.
func (s *Seen) rest(d time.Duration) error {
	const step = 100 * time.Millisecond
	for ; d > 0; d -= step {
		for _, h := range s.hands {
			if err := h.Rest(step); err != nil {
				return err
			}
		}
		s.Looks++
		if err := s.compare(); err != nil {
			return err
		}
	}
	return nil
}

// compare notes what each seat knows by now, and compares the two.
func (s *Seen) compare() error {
	var opened [2][]string
	news := false
	for i, t := range s.Two {
		same := 0 // as when the two were last compared
		for same < min(len(s.made[i]), t.Match.Len()) && t.Match.Move(same).Equal(s.made[i][same]) {
			same++
		}
		news = news || same < max(len(s.made[i]), t.Match.Len())
		opened[i] = s.opened(t.Match, same)
		s.made[i] = s.made[i][:same]
		for k := same; k < t.Match.Len(); k++ {
			s.made[i] = append(s.made[i], t.Match.Move(k))
		}
	}
	if news {
		s.note()
	}
	if s.bared() {
		return errOpened
	}
	if s.Differ == 0 {
		return nil
	}
	err := s.Compare()
	if err != nil && slices.Equal(opened[0], opened[1]) && len(opened[0]) > 0 {
		return errOpened
	}
	return err
}

// note counts the moves that were made otherwise in the second game, and notes the
// seats that may know nothing of it.
func (s *Seen) note() {
	differ := 0
	var told [2][][]string // the moves by game and seat, as she may know them
	for i, t := range s.Two {
		told[i] = make([][]string, len(s.Same))
		for k := range t.Match.Len() {
			before, m := t.Match.Before(k), t.Match.Move(k)
			if other := s.Two[1-i].Match; k >= other.Len() || !other.Move(k).Equal(m) {
				differ++
			}
			for seat := range s.Same {
				if known := before.Redact(m, game.Seat(seat)); known.Told() {
					told[i][seat] = append(told[i][seat], Masked(known.Line(before.Seats())))
				}
			}
		}
	}
	s.Differ = max(s.Differ, differ/2)
	for seat := range s.Same {
		s.alike[seat] = s.alike[seat] && (seat == 0 || slices.Equal(told[0][seat], told[1][seat]))
	}
	s.same()
}

// opened are the verbs of the moves since n that have opened a secret, or ended the game.
func (s *Seen) opened(m *game.Match, n int) (out []string) {
	for i := n; i < m.Len(); i++ {
		after := m.State()
		if i+1 < m.Len() {
			after = m.Before(i + 1)
		}
		if mv := m.Move(i); after.Result() != nil || game.Opening(m.Before(i), mv) ||
			game.Reveal(m.Events(i)) {
			out = append(out, mv.Verb)
		}
	}
	return out
}

// whisper has a seat fill in a form of hers.
func (s *Seen) whisper() (string, error) {
	m, twin, ok := s.inPrivate()
	if !ok {
		return "", nil
	}
	for i, x := range []game.Move{m, twin} {
		s.Two[i].session.Obey(companion.Try{Move: x, Reply: func(error) {}})
	}
	return s.line(m) + " and " + s.line(twin), s.compare()
}

func (s *Seen) line(m game.Move) string { return m.Line(s.state().Seats()) }

// say makes a move by key or on a page in the first game, and its twin in the other.
func (s *Seen) say(m game.Move) (string, error) {
	twin := s.twin(m)
	told := "say " + s.line(m) + " and " + s.line(twin)
	for i, x := range []game.Move{m, twin} {
		s.Two[i].session.Obey(companion.Do{Move: x})
	}
	return told, s.compare()
}

// next has people make the next move, with a mistake or without: they lay the pieces,
// or say it first.
func (s *Seen) next() (string, error) {
	if s.chance.IntN(2) == 0 {
		if err := s.do(demo.Acts(s.tables[0].Faults(s.state()))...); err != nil {
			return "", err
		}
	}
	before := s.state()
	m, err := s.people.Next(before)
	if err != nil {
		return "", errOpened // they cannot make out any more what has been played
	}
	after, _, err := before.Apply(m)
	if err != nil {
		return "", errOpened
	}
	var said string
	if s.chance.IntN(3) == 0 {
		if said, err = s.say(m); err != nil {
			return said, err
		}
	}
	changes := s.tables[0].Between(before, after)
	then := func() []demo.Change {
		second, err := s.people.Next(after)
		if err != nil {
			return nil
		}
		last, _, err := after.Apply(second)
		if err != nil {
			return nil
		}
		return s.tables[0].Then(changes, last)
	}
	try := demo.Fallible{Rate: 0.3}.Err(s.tables[0], before, after, s.chance, changes, then)
	told := strings.TrimSpace(fmt.Sprintf("%s lay %s %s", said, s.line(m), try.Mistake))
	if err := s.do(try.Acts...); err != nil {
		return told, err
	}
	for _, zone := range s.tables[0].Emptied(after) {
		for _, h := range s.hands {
			if err := h.Pile(zone, 0); err != nil {
				return told, err
			}
		}
	}
	if err := s.rest(1500 * time.Millisecond); err != nil || said != "" || s.chance.IntN(4) == 0 {
		return told, err
	}
	if now := s.state(); now.Key() == before.Key() {
		said, err = s.say(m)
		told += " " + said
	}
	return told, err
}

// astray has somebody lay a piece anywhere, or take one away.
func (s *Seen) astray() (string, error) {
	w := s.tables[0].World
	kinds := []cards.Kind{cards.Card, cards.Token, cards.Marker, cards.Shield}
	kind := kinds[s.chance.IntN(len(kinds))]
	var on, off []string
	for _, p := range w.Box.Pieces() {
		switch l := w.Find(p.ID); {
		case p.Kind != kind:
		case l != nil:
			on = append(on, p.ID)
		default:
			off = append(off, p.ID)
		}
	}
	from := on
	if len(on) == 0 || len(off) > 0 && s.chance.IntN(4) == 0 {
		from = off
	}
	if len(from) == 0 {
		return "", nil
	}
	act := demo.Act{Piece: from[s.chance.IntN(len(from))]}
	var zones []string
	for _, m := range w.Mats {
		for _, z := range w.Box.Mat(m.Piece.ID).Zones {
			if z.Accepts(kind) {
				zones = append(zones, z.ID)
			}
		}
	}
	if len(zones) > 0 && (w.Find(act.Piece) == nil || s.chance.IntN(2) == 0) {
		act.To = zones[s.chance.IntN(len(zones))]
	}
	return fmt.Sprintf("astray %s @%s", act.Piece, act.To), s.do(act)
}

// correct has somebody ask about a piece and what can be done, and correct the record of it.
func (s *Seen) correct() (string, error) {
	view := s.state().View(game.Table)
	if len(view.Pieces) == 0 {
		return "", nil
	}
	piece := view.Pieces[s.chance.IntN(len(view.Pieces))].ID
	var facts [2]companion.Facts
	var heard [2]string
	hear := func(i int) func(error) {
		return func(err error) { heard[i] += fmt.Sprintln(err) }
	}
	for i, t := range s.Two {
		t.session.Obey(companion.About{Piece: piece, Reply: func(f companion.Facts) { facts[i] = f }})
		for seat := range s.Same {
			t.session.Obey(companion.Consult{Seat: game.Seat(seat), Reply: func(r []companion.Ruling) { heard[i] += fmt.Sprintln(seat, r) }})
		}
		heard[i] += fmt.Sprintf("%+v\n", facts[i])
	}
	c := companion.Correct{Piece: piece}
	f := facts[0]
	switch n := s.chance.IntN(4); {
	case n == 0 && len(f.Zones) > 0:
		c.Zone = f.Zones[s.chance.IntN(len(f.Zones))]
	case n == 1 && len(f.Others) > 0:
		c.Is = f.Others[s.chance.IntN(len(f.Others))]
	case n == 2:
		c.Off = true
	}
	for i, t := range s.Two {
		t.session.Obey(companion.WhyNot{Piece: piece, Zone: c.Zone, Reply: func(x game.Text) { heard[i] += x.String() }})
		c.Reply = hear(i)
		t.session.Obey(c)
	}
	told := fmt.Sprintf("correct %s is %s @%s off %v", piece, c.Is, c.Zone, c.Off)
	if !Alike(heard[0], heard[1]) && s.Differ > 0 {
		return told, fmt.Errorf("of %s one is told %s and the other %s", piece, heard[0], heard[1])
	}
	return told, s.compare()
}

// do does the same at both tables, but for what lies in secret places.
func (s *Seen) do(acts ...demo.Act) error {
	for _, a := range acts {
		twin, ok := s.hidden(a)
		if !ok {
			continue
		}
		by := game.Table
		if turn := s.state().Turn(); len(turn) > 0 {
			by = turn[0]
		}
		for i, acts := range [][]demo.Act{{a}, twin} {
			if err := s.hands[i].Do(s.tables[i].Person(s.state(), by), acts...); err != nil {
				return err
			}
		}
		if err := s.rest([]time.Duration{100, 300, 700}[s.chance.IntN(3)] * time.Millisecond); err != nil {
			return err
		}
	}
	return nil
}

// hidden is what is done at the second table for an act at the first. It reports
// false when it cannot be done there, as the piece lies in a secret place for another.
func (s *Seen) hidden(a demo.Act) (twin []demo.Act, ok bool) {
	secret := slices.Contains(s.state().View(game.Table).Secret, a.To) && !s.likeSecrets
	p, _ := s.tables[0].World.Box.Piece(a.Piece)
	switch {
	case s.setup.Game == "grove" && p.Kind == cards.Token:
		b := a
		delete(s.others, a.Piece)
		if secret && s.setup.Options["shield"] == "open" && s.chance.IntN(2) == 0 {
			b.To = otherSide.Replace(a.To)
			s.others[a.Piece] = a.Piece
		}
		return []demo.Act{b}, true
	case s.setup.Game != "psisquad" || p.Kind != cards.Card:
		return []demo.Act{a}, true
	}
	for card, b := range s.others {
		if b == a.Piece && card != a.Piece {
			return nil, false
		}
	}
	b := s.others[a.Piece]
	if b != "" {
		twin = append(twin, demo.Act{Piece: b})
		delete(s.others, a.Piece)
	}
	if secret {
		if b == "" {
			b = s.another(a.Piece)
		}
		s.others[a.Piece] = b
		twin = append(twin, demo.Act{Piece: a.Piece})
		a.Piece = b
	}
	return append(twin, a), true
}

// otherSide exchanges the cells of the Visitor's tokens.
var otherSide = strings.NewReplacer("GO", "GB", "GB", "GO")

// another is a card that lies nowhere, instead of one.
func (s *Seen) another(card string) string {
	var free []string
	for _, o := range s.deck {
		if o != card && s.tables[0].World.Find(o) == nil && s.tables[1].World.Find(o) == nil {
			free = append(free, o)
		}
	}
	return free[s.chance.IntN(len(free))]
}

// bared reports whether something that lies otherwise at the second table is where
// everyone may see it.
func (s *Seen) bared() bool {
	if len(s.others) == 0 {
		return false
	}
	secret := s.state().View(game.Table).Secret
	for piece := range s.others {
		if l := s.tables[0].World.Find(piece); l != nil && !slices.Contains(secret, l.Zone) {
			return true
		}
	}
	return false
}
