package companion

import (
	"maps"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// Apart says that record and table disagree, and how they can be brought
// together. The zero value says that they agree.
type Apart struct {
	Pieces int       // so many lie otherwise
	Text   game.Text // says so
	Redo   bool      // the moves that were taken back explain it: CatchUp makes them again
	Why    game.Text // what the rules have to say of it, or empty; a question says it itself
}

// disagreement is how far record and table are apart, and since when.
type disagreement struct {
	behindBy   Apart
	isApart    Apart     // the same before it has lasted
	measured   bool      // isApart is of the present layout and state
	underWay   *bool     // whether that lies between the record and a legal move; nil: it was not asked
	apartSince time.Time // since when record and table disagree, frame time
	quietSince time.Time // since when nothing is asked about it
	astray     bool      // they have disagreed for long: simulated people wait
	apartFor   doubted   // what was said last of those that have lain so for some time
}

// Same reports whether two say the same.
func (a Apart) Same(o Apart) bool {
	return a.Pieces == o.Pieces && a.Redo == o.Redo && a.Text.String() == o.Text.String() && a.Why.String() == o.Why.String()
}

// How long record and table may disagree before it is said, whether or not something
// still moves, or without anything moved since while somebody is making a move; and how long
// pieces must have lain otherwise without a question for the reason to be said while others
// move, frame time.
const (
	apartAfter = 2 * time.Second
	whyAfter   = 8 * time.Second
)

// measureApart notes how far record and table are apart.
func (s *Session) measureApart(now time.Time) {
	if !s.measured {
		s.isApart, s.measured, s.underWay = Apart{}, s.layout != nil, nil
		if s.measured && s.cfg.Match.State().Result() == nil {
			apart := s.surface.Paired(s.cfg.Match.State(), s.apart())
			s.isApart.Pieces = len(apart)
			if s.isApart.Text = notAsRecorded(len(apart)); len(apart) == 1 {
				s.isApart.Text = game.Say("%s does not lie where the record has it.", s.surface.PieceName(apart[0].Object))
			}
			if s.isApart.Pieces > 0 {
				moves, _ := s.redone()
				s.isApart.Redo = len(moves) > 0
			}
		}
	}
	switch {
	case s.isApart.Pieces == 0 || s.waits || s.stuck || len(s.scene.Plates) == 0:
		s.apartSince = time.Time{}
	case s.apartSince.IsZero():
		s.apartSince, s.quietSince = now, now
	case s.question != nil:
		s.quietSince = now
	}
	s.behindBy = Apart{}
	if !s.apartSince.IsZero() && now.Sub(s.apartSince) >= apartAfter && !s.making(now) {
		s.behindBy = s.isApart
		if now.Sub(s.quietSince) >= whyAfter {
			s.behindBy.Why = s.why(now)
		}
	}
	if astray := !s.apartSince.IsZero() && now.Sub(s.apartSince) >= whyAfter; astray != s.astray {
		s.astray, s.stale = astray, true
	}
}

// making reports whether somebody is making a legal move, of which not all is done yet: each
// of its pieces follows soon upon the one before.
func (s *Session) making(now time.Time) bool {
	if now.Sub(s.since) >= apartAfter || now.Sub(s.apartSince) >= whyAfter {
		return false
	}
	if s.underWay == nil {
		yes := s.surface.OnTheWay(s.cfg.Match.State(), s.layout)
		s.underWay = &yes
	}
	return *s.underWay
}

// notAsRecorded says that so many pieces lie otherwise.
func notAsRecorded(pieces int) game.Text {
	return game.Say("%d pieces do not lie where the record has them.", pieces)
}

// why is what there is to say of the pieces that have lain elsewhere for some time, while people
// go on with others: that they lie as moves left them which were taken back, or what the game says.
func (s *Session) why(now time.Time) game.Text {
	if moves, _ := s.redone(); len(moves) == 1 {
		return game.Say("The last move was taken back, and the table lies as after it: put the pieces back, or redo it.")
	} else if len(moves) > 1 {
		return game.Say("The last %d moves were taken back, and the table lies as after them: put the pieces back, or redo them.", len(moves))
	}
	state := s.cfg.Match.State()
	x, ok := state.(game.Doubter)
	if !ok || len(s.spent.cards) > 0 {
		return game.Text{}
	}
	seen := maps.Clone(s.layout)
	for _, d := range s.surface.Differences(state, s.layout) {
		if now.Sub(s.arrived[d.Object]) >= whyAfter {
			continue
		}
		putRight(seen, d.Object, d.Expected)
	}
	lasting, _ := s.apartFor.about(x, seen)
	switch said := s.doubt(); {
	case said.Question.Asks(): // it is asked with its answers when the table rests
	case said.Question.String() == lasting.Question.String(): // whatever else has moved
		return said.Question
	}
	return game.Text{}
}

// apart lists what everyone may know of what lies otherwise than the record has
// it. What is only indicated is no matter of the record, unless it alone shows a move
// that somebody has taken back; and neither is a shield, but for that.
func (s *Session) apart() []table.Difference {
	state := s.cfg.Match.State()
	secret, takenBack := s.secretZones(), len(s.cfg.Match.Redoable()) > 0
	out := slices.DeleteFunc(s.misplaced(state, s.layout), func(d table.Difference) bool {
		return (secret[d.Expected] || secret[d.Seen]) && !(takenBack && s.kindOf(d.Object) == cards.Shield)
	})
	layout := state.Layout()
	for _, id := range slices.Sorted(maps.Keys(s.undone)) {
		if at := s.undone[id]; s.late[id] == at && layout[id] != at && layout[id] != game.Anywhere {
			out = append(out, table.Difference{Object: id, Expected: layout[id], Seen: at})
		}
	}
	out = append(out, s.spokenOf(state)...)
	if s.tail > 0 {
		return out
	}
	moves, after := s.redone()
	if len(moves) == 0 {
		return out
	}
	again := after.Layout()
	for _, id := range slices.Sorted(maps.Keys(again)) {
		counted := slices.ContainsFunc(out, func(d table.Difference) bool { return d.Object == id })
		if at := again[id]; at != layout[id] && at == s.read[id] && !secret[at] && !counted {
			out = append(out, table.Difference{Object: id, Expected: layout[id], Seen: at})
		}
	}
	return out
}

// spokenOf are the indicators of which the game has something to say where they lie, such as a
// figure that nothing has called: people are told of them, and may say that they lie right.
func (s *Session) spokenOf(state game.State) (out []table.Difference) {
	x, ok := state.(game.Doubter)
	if !ok || len(s.spent.cards) > 0 {
		return nil
	}
	shows := game.IndicatorsOf(state)
	for _, d := range s.surface.Differences(state, s.layout) {
		if d.Seen == "" || s.kindOf(d.Object) != cards.Token || len(s.surface.AlikeIn(state, d.Object)) == 0 || !game.Indicates(state, shows, d.Object, d.Seen) || s.doubt().Question.Format == "" {
			continue
		}
		rightly := maps.Clone(s.layout)
		putRight(rightly, d.Object, d.Expected)
		if doubt, _ := x.Doubt(rightly); doubt.Question.String() != s.doubt().Question.String() {
			out = append(out, d)
		}
	}
	return out
}

// redone are the moves that were taken back and, made again, lead to what is
// seen, and the state after them; none when they do not. Of several the first of those after
// which the fewest pieces lie otherwise, indicators counted.
func (s *Session) redone() (moves []game.Move, after game.State) {
	redoable, state, fewest := s.cfg.Match.Redoable(), s.cfg.Match.State(), 0
	for i, m := range redoable {
		next, _, err := state.Apply(m)
		if err != nil {
			break
		}
		state = next
		seen := s.believedIn(state)
		if len(s.misplaced(state, seen)) > 0 {
			continue
		}
		if n := len(s.surface.Differences(state, seen)); moves == nil || n < fewest {
			moves, after, fewest = redoable[:i+1], state, n
		}
	}
	return moves, after
}

// lackToken reports whether a token is not seen where some moves that lead to a state have brought
// it, as an answer may have done that was then taken back.
func (s *Session) lackToken(moves []game.Move, after game.State) bool {
	lies := after.Layout()
	return slices.ContainsFunc(moves, func(m game.Move) bool {
		return len(m.Objects) == 1 && lies[m.Objects[0]] == m.Place && s.read[m.Objects[0]] != m.Place && s.kindOf(m.Objects[0]) == cards.Token
	})
}

// putBack has people lay the pieces as the record has them, and tells where.
func (s *Session) putBack() {
	q := s.differing(s.apart(), game.Say("Put these back:"))
	q.Gentle = true
	s.ask(nil)
	s.ask(q)
	s.leave()
}

// takeMost corrects the record as far as the rules take the table as it lies. What they do not
// take counts as lying where the record has it until somebody moves it, and is told, with the
// cause when it is known.
func (s *Session) takeMost() {
	s.take(s.surface.Correctable(s.cfg.Match.State(), s.layout))
	state, secret, why := s.cfg.Match.State(), s.secretZones(), s.doubt().Question
	shows := game.IndicatorsOf(state)
	rest := slices.DeleteFunc(s.surface.Differences(state, s.layout), func(d table.Difference) bool {
		return secret[d.Expected] || secret[d.Seen] || d.Seen == "" && game.Indicates(state, shows, d.Object, d.Seen)
	})
	for _, d := range rest {
		d.Seen = s.read[d.Object]
		s.late, s.reminded = noted(s.late, d), noted(s.reminded, d)
	}
	s.tail = 0
	s.takeTable()
	s.ask(nil)
	if len(rest) == 0 {
		return
	}
	text := game.Say("The record cannot take this. Until it is moved, it counts as lying where the record has it:")
	if why.Format != "" && !why.Asks() {
		text = game.Say("%s Until it is moved, this counts as lying where the record has it:", why)
	}
	q := s.differing(rest, text)
	q.Gentle = true
	s.ask(q)
	s.leave()
}

// catchUp makes the moves again that were taken back, as far as the table shows
// them.
func (s *Session) catchUp() {
	moves, _ := s.redone()
	if len(moves) == 0 {
		s.trouble = game.Say("There is no move to make again.")
		return
	}
	for _, m := range moves {
		if !s.apply(m) {
			return
		}
	}
	s.tail = 0
}

// adopt brings the record in line with the table, as people say that it is right: what they
// did needs no other sign, and if no moves lead there the record is corrected, as the game
// itself has to say of it before all. Where that is not enough and the game has something to
// ask, it asks that before corrections and unseen moves are mixed. What is asked stays while
// hands move.
func (s *Session) adopt() {
	s.ask(nil)
	maps.DeleteFunc(s.late, func(id, zone string) bool { return s.undone[id] == zone })
	s.undone = nil // where they lie counts again
	s.takeTable()
	state := s.cfg.Match.State()
	moves, after := s.redone()
	if d := s.doubt(); slices.ContainsFunc(d.Answers, func(a game.Answer) bool { return begins(moves, a) && s.unshown(a.Moves, after) }) {
		s.askDoubt(d) // the answer was taken back
		s.wanted = state
		return
	}
	if len(moves) > 0 && !s.lackToken(moves, after) {
		s.catchUp() // rather than others that lead there as well
		return
	}
	ways := s.surface.Agreed(state, s.layout)
	if (len(ways) == 0 || slices.ContainsFunc(ways[0].Moves, corrects)) && s.takeGone() {
		ways = s.surface.Agreed(state, s.layout)
	}
	if len(ways) == 0 && len(s.covered) > 0 {
		if under := s.surface.Agreed(state, s.withBuried(state, s.covered)); len(under) == 1 {
			s.takeCovered(maps.Clone(s.covered))
			ways = under
		}
	}
	if len(ways) != 1 || slices.ContainsFunc(ways[0].Moves, corrects) {
		if e, ok := s.accepted(); ok && (len(ways) != 1 || !looksSame(ways[0].After, e.After)) {
			ways = []table.Explanation{e}
		}
	}
	if len(ways) == 0 || slices.ContainsFunc(ways[0].Moves, corrects) {
		r := s.agreedWithout(false)
		if r == nil && s.judged != unjudged && s.revision != nil && len(s.revision.way.Moves) > 0 {
			r = s.revision // what was asked about
		}
		if r != nil && (len(s.otherwise) == 0 || !slices.EqualFunc(r.way.Moves, s.otherwise, game.Move.Equal)) {
			s.revise(r)
			s.tail = 0
			return
		}
	}
	if len(ways) == 0 {
		if d := s.doubt(); len(d.Answers) > 0 {
			if a := s.asItLies(d.Answers); len(a) == 1 {
				s.believe(a[0])
				s.tail = 0
				return
			}
			s.askDoubt(d)
			s.wanted = state
			return
		}
		if ways = s.surface.AgreedAfterCorrection(state, s.layout); len(ways) == 0 {
			if r := s.agreedWithout(true); r != nil {
				s.revise(r)
				s.tail = 0
				return
			}
		}
	}
	switch len(ways) {
	case 0:
		s.takeMost()
	case 1:
		s.take(ways[0])
		s.tail = 0
	default:
		s.held = nil
		s.askWhich(ways)
		s.wanted = state
	}
}

// begins reports whether moves begin with those of an answer.
func begins(moves []game.Move, a game.Answer) bool {
	n := len(a.Moves)
	return n > 0 && n <= len(moves) && !a.Instead && slices.EqualFunc(moves[:n], a.Moves, game.Move.Equal)
}

// unshown reports whether a piece of some moves that lead to a state comes to lie where it has lain
// before them: nothing shows which one it was.
func (s *Session) unshown(moves []game.Move, after game.State) bool {
	was, is := s.cfg.Match.State().Layout(), after.Layout()
	return slices.ContainsFunc(moves, func(m game.Move) bool {
		return slices.ContainsFunc(m.Objects, func(id string) bool { return was[id] == is[id] })
	})
}

// asItLies are those of some answers that lead to the table as it lies, but for pieces that are
// seen nowhere.
func (s *Session) asItLies(answers []game.Answer) (out []game.Answer) {
	state, elsewhere := s.cfg.Match.State(), func(d table.Difference) bool { return d.Seen != "" }
	for _, a := range answers {
		e := table.Told(state, a.Moves)
		f, _ := s.surface.Within(e.After, s.believedIn(e.After), 0)
		if len(a.Moves) > 0 && len(e.Moves) == len(a.Moves) && f.Agrees && f.Passing == 0 && !slices.ContainsFunc(f.Late, elsewhere) {
			out = append(out, a)
		}
	}
	return out
}

// accepted are the moves by which the game itself takes the table as it lies, when it knows
// of no others, and what explains it after them.
func (s *Session) accepted() (table.Explanation, bool) {
	d, state := s.doubt(), s.cfg.Match.State()
	if d.Accept == nil || d.Or != nil || len(d.Answers) > 0 {
		return table.Explanation{}, false
	}
	e := table.Told(state, d.Accept)
	seen := s.believedIn(e.After)
	if len(e.Moves) == len(d.Accept) && e.After.Result() != nil {
		lies := func(l table.Difference) bool { return l.Seen != "" } // once the game is over nobody spreads what is covered
		return e, !slices.ContainsFunc(s.surface.Differences(e.After, seen), lies)
	}
	f, _ := s.surface.Within(e.After, seen, maxRevised)
	late := slices.ContainsFunc(f.Late, func(l table.Difference) bool { // what it says is out of sight is no matter
		return l.Seen != "" || !names(d.Accept, l.Object)
	})
	if len(e.Moves) < len(d.Accept) || !f.Agrees && len(f.Ways) != 1 || leaves(f) > 0 && (late || len(f.Ways) > 0) {
		return table.Explanation{}, false
	}
	return table.Told(state, slices.Concat(d.Accept, movesOf(f))), true
}

// agreedWithout takes the last moves, which the camera made of what one seat did, or of what
// anybody did, for those that lead to the table as it lies when people say that it is right; nil
// when there are none. What people have said before is made again, after what was forgotten.
func (s *Session) agreedWithout(anybody bool) *revision {
	p := &provisional{s: s, enough: -1, limit: maxRevised, first: s.cfg.Match.Len(), seat: game.Table, unmoved: true, anybody: anybody}
	for p.longer() {
		ways := s.surface.Agreed(p.before(), s.believedIn(p.before()))
		f := table.Finding{Ways: ways}
		if len(ways) != 1 || leaves(f) > anticipated(p.before(), f) || len(p.kept) > 0 || slices.ContainsFunc(ways[0].Moves, corrects) {
			continue
		}
		said := p.made[:p.back-min(max(s.tail, 0), p.back)]
		if includes(ways[0].Moves, said) {
			return &revision{back: p.back, way: ways[0]}
		}
	}
	return nil
}

func corrects(m game.Move) bool { return m.Verb == game.Correct }
