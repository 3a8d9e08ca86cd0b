package companion

import (
	"maps"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// How long the table must lie unchanged, in frame time, before it is believed,
// before a verdict is told, before a hint is given, and before a question is
// asked. A passing hand takes one to three seconds.
const (
	settle       = 300 * time.Millisecond
	verdictAfter = 1200 * time.Millisecond
	hintAfter    = 1500 * time.Millisecond
	askAfter     = 4 * time.Second
	amendFor     = 15 * time.Second // since the end of the game
)

// judging is what was made of the layout, and of the last moves.
type judging struct {
	judged   judgement // of the layout in the present state
	refused  bool      // what was made of it the rules have refused
	finding  table.Finding
	doubted  doubted
	held     game.Layout        // not reconciled while it lies like this: a move was taken back
	over     time.Time          // the game was not over yet
	ofShown  *table.Explanation // of cards in a show zone, beside indicators that lie wrongly
	revision *revision          // of the last moves, as the table shows it
	former   *replaced          // what the latest revision replaced
	tail     int                // so many of the last moves the camera made by itself
	latest   [2]int             // the moves that it made at once, from the first to before the second
	said     bool               // a move is being made that somebody says by button or key
	saidAt   time.Time          // when the last one was, frame time
}

// judge reconciles a settled table with the rules: at once as far as it goes
// quickly, and once it has lain for a while in every way.
func (s *Session) judge(now time.Time) {
	s.endOverrulings(now)
	s.measureApart(now)
	state := s.cfg.Match.State()
	if state.Result() == nil || s.over.IsZero() {
		s.over = now
	}
	still := min(now.Sub(s.since), now.Sub(s.unseen))
	if s.waits || s.stuck || len(s.scene.Plates) == 0 || still < settle {
		return
	}
	if s.returnSecretCards(still) || s.resealed(now) {
		return
	}
	if twice := s.twice(); twice != "" && state.Result() == nil {
		s.judged = unjudged
		s.ask(&Question{Text: s.surface.Twice(state, twice), Gentle: true})
		return
	}
	if s.held != nil {
		if same(s.layout, s.held) {
			return
		}
		s.held = nil
	}
	if s.judged == unjudged && s.glance(state, now) || s.judged == glanced && still >= hintAfter && s.study(state, now) {
		return
	}
	s.decide(state, still)
}

// glance compares the layout with the state as far as it goes quickly. It reports whether the
// table is taken for another one instead, to be judged anew.
func (s *Session) glance(state game.State, now time.Time) (anew bool) {
	if s.wanted != state || s.isApart.Pieces == 0 && !s.question.Said { // else it stays while hands move
		s.ask(nil)
	}
	if state.Result() != nil {
		s.finding, s.revision, s.judged = table.Finding{Agrees: true}, s.amended(now), glanced
		return false
	}
	var done bool
	s.finding, done = s.surface.Directly(state, s.layout)
	s.finding = s.credible(state, s.finding)
	s.ofShown = s.explainShown()
	if len(s.finding.Ways) == 0 && s.overlookEarly() {
		return true
	}
	if done && (s.heapedOn(s.finding) || (s.losesCovered(s.finding) || leaves(s.finding) > 0) && s.assumeCovered(s.finding)) {
		return true
	}
	s.revision = s.revised(s.finding)
	if s.judged = glanced; done {
		s.judged = judged
	} else if s.assumeCovered(s.finding) {
		return true
	} else if s.revision == nil {
		s.beside()
	}
	w := s.finding.Ways
	if s.revision == nil && (s.judged == glanced || s.finding.Unsure || len(w) == 1 && s.supposes(w[0])) {
		if f, ok := s.withAbsent(); ok {
			s.finding, s.judged = f, judged
		}
	}
	return false
}

// study compares the layout with the state in every way. It reports whether the table is taken
// for another one instead, to be judged anew.
func (s *Session) study(state game.State, now time.Time) (anew bool) {
	s.judged = judged
	if state.Result() != nil {
		s.revision = s.amended(now)
		return false
	}
	s.finding = s.credible(state, s.surface.Reconcile(state, s.layout))
	if !explained(s.finding) && s.assumeCovered(s.finding) {
		return true
	}
	s.ofShown, s.revision = s.explainShown(), s.revised(s.finding)
	return false
}

// decide does what the finding calls for, now that the table has lain still for so long: it
// takes moves for made, revises the last ones, or asks.
func (s *Session) decide(state game.State, still time.Duration) {
	var before *revision
	if w := s.finding.Ways; s.judged == judged && len(w) == 1 {
		before = s.stillInTurn(w[0])
	}
	switch w := s.finding.Ways; {
	case s.revision != nil && len(s.revision.way.Moves) > 0 && (s.revision.unsure || s.doubt().Unclear):
		if still >= askAfter && !s.scene.Busy {
			s.askRevision(s.revision)
		}
		return
	case s.revision != nil:
		if still >= s.revision.after {
			s.revise(s.revision)
		}
		return
	case s.judged == judged && len(w) == 1 && (still < askAfter && s.losesCovered(s.finding) || s.supposes(w[0])): // it may lie there still
		if still >= askAfter && !s.scene.Busy && state.Result() == nil {
			s.askWhether(w[0])
		}
		return
	case s.judged == judged && len(w) == 1 && len(s.doubt().Answers) > 0 && s.wasAnothers(w[0]):
		if still >= askAfter && !s.scene.Busy {
			s.askDoubt(s.doubt())
		}
		return
	case before != nil:
		if still >= askAfter && !s.scene.Busy {
			s.askWhichTurn(before, w[0])
		}
		return
	case s.judged == judged && len(w) == 1 && !s.finding.Unsure && (!w[0].Verdict || still >= verdictAfter):
		s.takeSeen(w[0])
	}
	if s.judged == judged && state.Result() == nil {
		token := func(d table.Difference) bool { return s.kindOf(d.Object) == cards.Token }
		if s.ofShown != nil && (still >= saidAfter || still >= hintAfter && !slices.ContainsFunc(s.finding.Late, token)) {
			s.takeSeen(*s.ofShown)
			return
		}
		s.askAboutTable(still)
	}
}

// amended is the revision of the last moves when they ended the game a moment ago, and what
// is done now shows that they were other ones. Later the table is cleared.
func (s *Session) amended(now time.Time) *revision {
	if now.Sub(s.over) >= amendFor {
		return nil
	}
	f, _ := s.surface.Directly(s.cfg.Match.State(), s.layout)
	return s.revised(f)
}

// explainShown explains the cards in a show zone by what a piece declares that was lifted for them,
// whatever else lies otherwise, or as if the indicators that lie otherwise lay as the record has
// them; nil when nothing does.
func (s *Session) explainShown() *table.Explanation {
	f := s.finding
	if f.Agrees && f.Passing == 0 || !f.Agrees && (len(f.Ways) > 0 || !s.showsAnother()) {
		return nil
	}
	state := s.cfg.Match.State()
	if m, ok := s.declaredByLifting(state); ok {
		e := table.Told(state, []game.Move{m})
		return &e
	}
	if len(f.Late) == 0 {
		return nil
	}
	seen := maps.Clone(s.layout)
	for _, d := range f.Late {
		putRight(seen, d.Object, d.Expected)
	}
	shown, _ := s.surface.Directly(state, seen)
	if len(shown.Ways) != 1 || slices.ContainsFunc(shown.Ways[0].Moves, func(m game.Move) bool { return game.SignOf(state, m, s.layout) == game.Missing }) {
		return nil
	}
	return &shown.Ways[0]
}

// declaredByLifting is the declaration that a piece shows which somebody has lifted for the card
// that is shown: it is in her hand, or came back from elsewhere since the last move.
func (s *Session) declaredByLifting(state game.State) (m game.Move, ok bool) {
	seen := maps.Clone(s.layout)
	maps.DeleteFunc(seen, func(o, _ string) bool { return s.lifted(o) })
	if len(seen) == len(s.layout) && !slices.ContainsFunc(s.finding.Late, func(d table.Difference) bool { return d.Seen == "" }) {
		return m, false
	}
	for _, seat := range state.Turn() {
		for _, m := range state.Legal(seat) {
			if len(m.Objects) == 0 && game.SignOf(state, m, seen) == game.Shown {
				return m, true
			}
		}
	}
	return m, false
}

// beside explains what was done beside pieces that the game has something to say of, such
// as what was done too early and stays there until it is due: as if these lay as the record
// has them.
func (s *Session) beside() {
	apart := s.doubt().Beside
	if len(apart) == 0 {
		return
	}
	var f table.Finding
	var r *revision
	s.settingAside(apart, func() {
		f, _ = s.surface.Directly(s.cfg.Match.State(), s.layout)
		r = s.revised(f)
	})
	switch {
	case r != nil:
		s.revision = r
	case len(f.Ways) == 1:
		s.finding, s.judged = f, judged
	}
}

// settingAside does something as if some pieces lay as the record has them.
func (s *Session) settingAside(pieces []string, do func()) {
	aside := &overruled{}
	for _, id := range pieces {
		aside.marks = append(aside.marks, mark{piece: id})
	}
	overruled, layout := s.overruled, s.layout
	s.overruled = append(slices.Clip(overruled), aside)
	s.layout = s.believed()
	do()
	s.overruled, s.layout = overruled, layout
}

// judgement is how far a layout was compared with the present state.
type judgement int

const (
	unjudged judgement = iota
	glanced            // for what explains it directly
	judged             // in every way
)

// take makes the moves of an explanation. What the camera made of the table may
// be revised until somebody else has acted on it; what people have said stands.
func (s *Session) take(e table.Explanation) {
	s.finding = table.Finding{Agrees: true}
	state := s.cfg.Match.State()
	before := maps.Clone(state.Layout())
	tail := s.tail
	s.latest[0] = s.cfg.Match.Len()
	for _, m := range e.Moves {
		for o, zone := range s.cfg.Match.State().Layout() {
			if s.read[o] == zone {
				before[o] = zone // it lies right in between
			}
		}
		if m.Verb == game.Correct && s.rejudge(m) {
			tail, before, s.latest[0] = -1, maps.Clone(s.cfg.Match.State().Layout()), s.cfg.Match.Len() // all before it has become another past
			continue
		}
		if s.refused = !s.apply(m); s.refused {
			return
		}
		tail++
		if s.cfg.Match.State().Result() != nil {
			break // what was to come after it does not any more
		}
	}
	s.tail, s.latest[1] = tail, s.cfg.Match.Len()
	for _, d := range e.Late {
		if at := s.read[d.Object]; d.Expected != "" && d.Expected != game.Anywhere && game.Anticipated(state, d.Object, at) && !game.Anticipated(s.cfg.Match.State(), d.Object, at) {
			before[d.Object] = at // it might lie there until now
		}
	}
	s.leaveLate(e.Late, before)
}

// leaveLate notes the indicators that were not moved when they should have
// been, though they might have lain anywhere for a while: where they lie says nothing
// until somebody touches them.
func (s *Session) leaveLate(late []table.Difference, before game.Layout) {
	if s.lain == nil {
		s.lain = map[string]string{}
	}
	for o, zone := range before {
		if zone != game.Anywhere {
			s.lain[o] = zone
		}
	}
	for _, d := range late {
		if _, on := s.borderline.pairs[d.Object]; on {
			continue // it may lie where it belongs by now
		}
		at, lies := s.read[d.Object]
		if _, was := s.late[d.Object]; lies && (was || at == before[d.Object] || before[d.Object] == game.Anywhere && at == s.lain[d.Object]) {
			if s.late == nil {
				s.late = map[string]string{}
			}
			s.late[d.Object] = at
		}
	}
	if len(s.strays) > 0 {
		expected := s.cfg.Match.State().Layout()
		maps.DeleteFunc(s.strays, func(id, zone string) bool { return expected[id] == zone }) // it counts there by now
	}
	s.takeTable()
}

// saying makes a move that is said, and notes the indicators that it should have moved
// and nobody did: where they lie stands for nothing.
func (s *Session) saying(move func()) {
	before := s.cfg.Match.State().Layout()
	s.said = true
	move()
	s.said, s.saidAt = false, s.now
	s.runAhead(before)
	state := s.cfg.Match.State()
	shows := game.IndicatorsOf(state)
	s.leaveLate(slices.DeleteFunc(s.surface.Differences(state, s.layout), func(d table.Difference) bool {
		return before[d.Object] == d.Expected || !game.Indicates(state, shows, d.Object, d.Seen)
	}), before)
}

// forgetTouched forgets the indicators that have been moved since they were late. One that lies
// below others by the record, and stands in for one of them, has not been moved.
func (s *Session) forgetTouched() {
	moved := func(id, zone string) bool { return s.read[id] != zone }
	if len(s.late) > 0 {
		expected := s.cfg.Match.State().Layout()
		maps.DeleteFunc(s.late, func(id, zone string) bool {
			return moved(id, zone) && (expected[id] != "" || s.looked[id] != zone)
		})
	}
	maps.DeleteFunc(s.undone, moved)
	maps.DeleteFunc(s.reminded, moved)
	switch m := s.cfg.Match; {
	case s.untilHome == "":
	case m.Len() != s.untilHomeAt || s.read[s.untilHome] == m.State().Layout()[s.untilHome]:
		s.untilHome = ""
	default:
		s.since = s.now // it may just have been laid down
	}
	maps.DeleteFunc(s.strays, func(id, zone string) bool { return id != s.untilHome && (moved(id, zone) || s.bared(id)) })
	lay := len(s.spent.cards)
	maps.DeleteFunc(s.spent.cards, func(id, zone string) bool {
		return s.read[id] != zone && !s.aside[zone] && (s.read[id] != "" || !s.isLaidOver(id, zone))
	})
	if len(s.spent.cards) < lay { // she is about to take them away
		s.since, s.judged = s.now, unjudged
		if len(s.spent.cards) == 0 {
			s.unspent()
		}
	}
}

// lateness lists the indicators that lie elsewhere than the record has them.
func (s *Session) lateness() []table.Difference {
	out := slices.Clone(s.finding.Late)
	if len(s.late) == 0 {
		return out
	}
	expected := s.cfg.Match.State().Layout()
	for _, id := range slices.Sorted(maps.Keys(s.late)) {
		if due := expected[id]; due != s.late[id] && due != game.Anywhere {
			out = append(out, table.Difference{Object: id, Expected: due, Seen: s.late[id]})
		}
	}
	return out
}

// asLate gives a layout with the indicators that are late as a state has them,
// with what lies under something, and without strays and cards that were read in
// secret.
func (s *Session) asLate(state game.State, seen game.Layout) game.Layout {
	if len(s.late)+len(s.strays)+len(s.spent.cards)+len(s.buried) == 0 {
		return seen
	}
	expected, out := state.Layout(), maps.Clone(seen)
	for id := range s.late {
		switch due := expected[id]; due {
		case game.Anywhere, "":
			delete(out, id)
		default:
			out[id] = due
		}
	}
	for id := range s.strays {
		delete(out, id)
	}
	for id, zone := range s.spent.cards {
		if !s.aside[zone] {
			delete(out, id)
		}
	}
	renamed := false
	for _, id := range slices.Sorted(maps.Keys(s.buried)) {
		zone := s.buried[id]
		name := s.standIn(state, out, id, zone)
		renamed = renamed || name == ""
		for _, other := range append([]string{id}, s.surface.AlikeIn(state, id)...) {
			if _, lies := out[other]; !lies && name == "" {
				name = other // one more of them than the record has there
			}
		}
		if name != "" {
			s.makeRoom(out, expected, zone)
			out[name] = zone
		}
	}
	if renamed { // its name went to one that is seen elsewhere
		return s.surface.Align(state, out)
	}
	return out
}

// forOne reports whether a zone is a space for one card, on which others are laid only when
// all are taken, or for a pile, of which the topmost one is seen.
func (s *Session) forOne(zone string) bool {
	_, z, _ := s.cfg.Match.Game.Box().Zone(zone)
	return z.Style == cards.Space
}

// makeRoom has a card that lies on another one in a space lie on the nearest free one of the
// same side, when there is one. A space is not free whose card is only out of sight.
func (s *Session) makeRoom(layout, expected game.Layout, space string) {
	if !s.forOne(space) {
		return
	}
	taken := maps.Clone(layout)
	for id, zone := range expected {
		if _, seen := layout[id]; !seen {
			taken[id] = zone
		}
	}
	for _, o := range slices.Sorted(maps.Keys(layout)) {
		if layout[o] == space && s.looked[o] == space {
			mat, x, y := s.memory.Pose(o)
			if free := s.surface.NearestFree(table.Position{Mat: mat, X: x, Y: y}, taken); free != "" {
				layout[o], taken[o] = free, free
			}
		}
	}
}
