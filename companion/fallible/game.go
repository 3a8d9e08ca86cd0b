// Package fallible lets simulated people who err play whole games before a
// referee, on layouts and in table time, and measures what becomes of their
// mistakes. It must not know a particular game.
package fallible

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// Table times. People look up now and then, and take a moment to read.
const (
	step     = 100 * time.Millisecond
	handTime = 700 * time.Millisecond
	// dawdling is how long they hold a piece, or look on, before one act in eight.
	dawdling = 3 * time.Second
	pause    = 2 * time.Second
	reading  = 1500 * time.Millisecond
	// patience is how long they wait for a word before they see themselves what
	// is wrong, and afterwards for the record to follow.
	patience = 8 * time.Second
	// late is when somebody else's move is held up.
	late = 4 * time.Second
)

// mostMoves is when a game that does not end is given up.
const mostMoves = 2000

// sitting is one game: what really happens, and what the referee makes of it.
type sitting struct {
	game   game.Game
	setup  game.Setup
	opt    Options
	people game.Players
	rand   *rand.Rand
	report *Report

	played *game.Match // what was really made, as the app is shown it
	truth  game.State
	moves  []game.Move   // that were really made
	states []game.State  // before and after them
	lies   []demo.Laying // how people laid these states, their secrets included
	path   []public      // what everyone may know of the states before and after them
	story  []string      // what happened, as everyone may know it, for each move

	table   *demo.Table
	match   *game.Match
	session *companion.Session
	screen  *companion.Screen
	hands   demo.Hands
	latest  struct { // of the record
		state  game.State
		public public
	}
	failed error // of the hands
	tale   tale
	open   *mistake // that is not settled yet
	closed int      // so many games of the referee were begun anew
}

// mistake is one that somebody made.
type mistake struct {
	try    demo.Try
	by     game.Seat
	at     time.Duration // when its last act could be seen
	after  game.State    // as it should have come to be
	asked  int           // the last question that was read
	spoken bool          // something was said
	named  bool          // and it named the cause
	react  time.Duration // from the act to the first word or the right record; 0: none yet
	mended bool
}

// Options say how a game is played.
type Options struct {
	Seed   uint64
	People demo.Fallible
	Apps   []companion.App // seats that the app plays; people carry out what it says
	Film   bool            // before a simulated camera; else the referee is told what lies where
}

// Play plays one game among people who err and adds what became of it to a
// report. The error says why the people could not go on.
func Play(g game.Game, setup game.Setup, opt Options, report *Report) error {
	seed := opt.Seed
	people, failed := g.Players(setup, rand.New(rand.NewPCG(seed, 1)).IntN)
	if failed != nil {
		return failed
	}
	s := &sitting{game: g, setup: setup, opt: opt, people: people, rand: rand.New(rand.NewPCG(seed, 3)), report: report}
	if s.played, failed = game.NewMatch(g, setup); failed != nil {
		return failed
	}
	s.truth = s.played.State()
	if s.table, failed = demo.NewTable(g.Box(), setup.Players, seed, people); failed != nil {
		return failed
	}
	s.hands = demo.Told(s.table, func(scene vision.Scene) { s.session.See(scene) })
	if opt.Film {
		if s.hands, failed = demo.Film(s.table, setup.Players, 10, func(f vision.Frame) { s.session.Look(f) }); failed != nil {
			return failed
		}
	}
	if failed = s.begin(); failed != nil {
		return failed
	}
	if failed = s.table.Open(s.truth); failed != nil {
		return failed
	}
	s.path, s.states = []public{s.public(s.truth)}, []game.State{s.truth}
	s.lies = []demo.Laying{s.table.Laying(s.truth)}
	s.rest(2 * time.Second)
	for s.truth.Result() == nil && len(s.moves) < mostMoves {
		if failed = s.turn(); failed != nil {
			return fmt.Errorf("seed %d, move %d: %w", seed, len(s.moves)+1, failed)
		}
	}
	s.rest(patience)
	if failed = s.settle(); failed != nil {
		return failed
	}
	report.Games++
	report.Moves += len(s.moves)
	if s.truth.Result() != nil && s.match.State().Result() != nil {
		report.Ended++
	}
	return nil
}

// begin has a referee follow the game from the position that it has really come to.
func (s *sitting) begin() error {
	m, err := game.NewMatch(s.game, s.setup)
	if err != nil {
		return err
	}
	for _, mv := range s.moves {
		if err := m.Apply(mv); err != nil {
			return err
		}
	}
	s.match = m
	s.session, err = companion.New(companion.Config{Match: m, Apps: s.opt.Apps, Told: !s.opt.Film, Chance: rand.NewChaCha8([32]byte{byte(s.closed)}), Show: func(screen *companion.Screen) { s.screen = screen }})
	s.closed++
	return err
}

// rest lets the table lie as it does.
func (s *sitting) rest(d time.Duration) {
	s.tale.rested(d)
	if err := s.hands.Rest(d); err != nil {
		s.failed = cmp.Or(s.failed, err)
	}
}

// now is the table time.
func (s *sitting) now() time.Duration { return s.hands.Now() }

// act lets somebody act.
func (s *sitting) act(by game.Seat, acts ...demo.Act) error {
	for _, a := range acts {
		s.tale.act(a)
	}
	return cmp.Or(s.hands.Do(s.table.Person(s.truth, by), acts...), s.failed)
}

// turn makes the next move, or the next two.
func (s *sitting) turn() error {
	if err := s.heed(); err != nil || s.truth.Result() != nil {
		return err
	}
	before := s.truth
	if s.open == nil && s.agrees() && len(s.table.Faults(s.truth)) == 0 {
		s.tale = tale{moves: len(s.moves)}
	}
	first, err := s.decide()
	if err != nil {
		return err
	}
	changes := s.due(s.table.Faults(s.truth))
	var unseen []game.Move
	if len(changes) == 0 {
		unseen = []game.Move{first}
	}
	next := func() (then []demo.Change) {
		if s.truth.Result() != nil || err != nil || s.automated() {
			return nil
		}
		var second game.Move
		if second, err = s.decide(); err == nil {
			then = s.due(s.table.Then(changes, s.truth))
		}
		if len(then) == 0 {
			unseen = append(unseen, second)
		}
		return then
	}
	try := demo.Rightly(changes)
	if s.open == nil {
		try = s.opt.People.Err(s.table, before, s.truth, s.rand, changes, next)
	}
	asked := s.asked() // what is asked while they are at it they read
	if err == nil {
		err = s.make(first.Seat, try)
	}
	if err != nil {
		return err
	}
	for _, m := range unseen {
		s.press(m, 1)
	}
	if try.Mistake == "" {
		held := s.open != nil && first.Seat != s.open.by
		since := s.now()
		s.wait(patience / 2)
		if held && !s.agrees() {
			s.rest(late)
		}
		if held && !s.agrees() && s.now()-since >= late {
			s.report.of(s.open.try.Mistake).Held++
		}
		return s.settle()
	}
	s.open = &mistake{try: try, by: first.Seat, at: s.now() - handTime, after: s.truth, asked: asked}
	s.report.of(try.Mistake).Made++
	if try.Mistake == demo.Hidden || try.Mistake == demo.Forgotten && (len(try.Acts) == 0 || s.rand.IntN(2) == 0) && !buries(s.game.Box(), s.truth, changes) {
		s.rest(pause) // nobody notices, and the next one goes on
		return nil
	}
	return s.settle()
}

// heed lets the app think where a seat of its is to act, and make what moves it
// makes itself. It waits for the record, and people wait for it.
func (s *sitting) heed() error {
	if !s.automated() {
		return nil
	}
	if err := s.settle(); err != nil {
		return err
	}
	if err := s.goOn(); err != nil {
		return err
	}
	f := s.report.of("")
	if s.wait(pause); s.behind() == 1 && len(s.table.Faults(s.truth)) == 0 { // it waits for a word
		f.Clicks++
		s.press(s.moves[len(s.moves)-1], 1)
	}
	if !s.agrees() {
		if s.report.Trace != nil {
			s.report.Trace("", s.told(true))
		}
		if err := s.abandon(f); err != nil {
			return err
		}
		s.rest(step)
	}
	n := s.match.Len()
	for s.session.Think(); n < s.match.Len(); n++ {
		m := s.match.Move(n)
		if err := s.happen(m); err != nil {
			return err
		}
		if err := s.make(m.Seat, demo.Rightly(s.table.Faults(s.truth))); err != nil { // what comes of it
			return err
		}
	}
	return s.failed
}

// decide takes the next move of the people, or carries out what the app wants.
func (s *sitting) decide() (game.Move, error) {
	m, err := s.people.Next(s.truth)
	if err == nil && s.app(m.Seat) && s.screen.Wanted.Told() {
		m, err = automa.Company{People: s.people}.Carry(s.truth, s.really(s.screen.Wanted))
	}
	if err != nil {
		return m, err
	}
	var seats []game.Seat
	for _, app := range s.opt.Apps {
		seats = append(seats, app.Seat)
	}
	m = automa.Telling(s.people, s.truth, m, seats...)
	return m, s.happen(m)
}

// really is a move of the record with whichever of several alike pieces people took.
func (s *sitting) really(m game.Move) game.Move {
	if _, _, err := s.truth.Apply(m); err == nil {
		return m
	}
	plain := s.plain(s.match.State(), m)
	for _, legal := range s.truth.Legal(m.Seat) {
		if s.plain(s.truth, legal) == plain {
			return legal
		}
	}
	return m
}

// happen takes in a move that was really made.
func (s *sitting) happen(m game.Move) error {
	if err := s.played.Apply(m); err != nil {
		return err
	}
	after := s.played.State()
	told := ""
	for _, e := range s.played.Events(s.played.Len() - 1) {
		if e.For(game.Table) {
			told += e.Text.String() + " "
		}
	}
	s.truth, s.moves = after, append(s.moves, m)
	s.states, s.lies = append(s.states, after), append(s.lies, s.table.Laying(after))
	s.path, s.story = append(s.path, s.public(after)), append(s.story, told)
	return nil
}

// app reports whether the app plays a seat.
func (s *sitting) app(seat game.Seat) bool {
	return slices.ContainsFunc(s.opt.Apps, func(a companion.App) bool { return a.Seat == seat })
}

// buries reports whether the next move may cover what a move of these changes lays, as
// on a pile that all lay on: nothing would show any more what was left out of it, and
// nobody could put it right. People notice it before they go on.
func buries(box *cards.Box, st game.State, changes []demo.Change) bool {
	for _, c := range changes {
		if _, z, _ := box.Zone(c.To); z.Style != cards.Space {
			continue
		}
		for _, seat := range st.Turn() {
			if slices.ContainsFunc(st.Legal(seat), func(m game.Move) bool { return m.Place == c.To }) {
				return true
			}
		}
	}
	return false
}

// automated reports whether a seat of the app's is to act.
func (s *sitting) automated() bool { return slices.ContainsFunc(s.truth.Turn(), s.app) }

// due leaves out what people do not see that they have done wrong.
func (s *sitting) due(changes []demo.Change) []demo.Change {
	if s.open == nil || s.open.mended {
		return changes
	}
	stays := s.open.after.Layout()
	return slices.DeleteFunc(changes, func(c demo.Change) bool {
		return slices.Contains(s.open.try.About, c.Piece.ID) && (s.open.try.Mistake != demo.Hidden || c.To == stays[c.Piece.ID])
	})
}

// make does what a try does.
func (s *sitting) make(by game.Seat, try demo.Try) error {
	s.hands.Unseen(try.AtOnce)
	if try.AtOnce {
		s.tale.tell("together")
	}
	for _, a := range try.Acts {
		if !try.AtOnce && s.rand.IntN(8) == 0 {
			if l := s.table.World.Find(a.Piece); l != nil && l.Zone != "" && a.To != "" {
				if err := s.act(by, demo.Act{Piece: a.Piece}); err != nil {
					return err
				}
			}
			s.rest(dawdling)
		}
		if err := s.act(by, a); err != nil {
			return err
		}
		if try.AtOnce {
			continue
		}
		if err := s.pushBack(by, a.Piece); err != nil {
			return err
		}
		if s.rest(handTime); a.Pause > 0 {
			s.rest(time.Duration(a.Pause) * pause)
		}
	}
	if s.hands.Unseen(false); try.AtOnce {
		s.tale.tell("end")
		s.rest(handTime)
	}
	for _, zone := range s.table.Emptied(s.truth) {
		if err := s.hands.Pile(zone, 0); err != nil {
			return err
		}
	}
	return s.failed
}

// pushBack pushes tokens back into their places that stand out from the next mat over a card
// which somebody has laid: nobody lays her card beneath them.
func (s *sitting) pushBack(by game.Seat, card string) error {
	l := s.table.World.Find(card)
	if l == nil || l.Piece.Kind != cards.Card {
		return nil
	}
	mat, _, lies := s.game.Box().Zone(l.Zone)
	for _, over := range s.table.World.Over(card) {
		if next, _, ok := s.game.Box().Zone(over.Zone); !lies || !ok || over.Piece.Kind == cards.Card || next.ID == mat.ID {
			continue
		}
		s.rest(handTime)
		if err := s.act(by, demo.Act{Piece: over.Piece.ID, To: over.Zone}); err != nil {
			return err
		}
	}
	return nil
}

// press makes a move that nobody can see, by a key or on a phone, once the
// record has come to it; it is so many moves behind then.
func (s *sitting) press(m game.Move, behind int) {
	s.wait(pause)
	if !s.recorded().is(s.path[len(s.path)-1-behind]) {
		return
	}
	s.tale.tell("say %s", m.Line(s.truth.Seats()))
	if s.match.Private(m) || s.app(m.Seat) { // on a page
		s.session.Obey(companion.Try{Move: m, Reply: func(error) {}})
	} else {
		s.session.Obey(companion.Do{Move: m})
	}
	s.rest(step)
}

// wait waits until record and truth agree, but not longer than so long.
func (s *sitting) wait(most time.Duration) {
	for end := s.now() + most; s.now() < end && !s.agrees(); {
		s.rest(2 * step)
	}
}

// asked is the question that stands, or 0.
func (s *sitting) asked() int {
	if q := s.screen.Question; q != nil {
		return q.ID
	}
	return 0
}
