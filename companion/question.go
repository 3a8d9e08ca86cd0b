package companion

import (
	"errors"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// asking is what people are asked, and what is told beside it.
type asking struct {
	question  *Question
	answers   []func()
	asked     int
	wanted    game.State  // in which people asked for the question that is put
	otherwise []game.Move // what people said last was not done
	trouble   game.Text   // what went wrong last
	unsaved   game.Text   // why what was done last is not on disk
}

// ask puts a question, or with nil takes it away.
func (s *Session) ask(q *Question, answers ...func()) {
	if q == nil {
		s.question, s.answers, s.wanted = nil, nil, nil
		return
	}
	if s.question != nil && s.question.Text.String() == q.Text.String() && s.question.Gentle == q.Gentle && len(s.question.Answers) == len(q.Answers) {
		return
	}
	s.asked++
	q.ID = s.asked
	s.question, s.answers, s.wanted = q, answers, nil
}

// askAboutTable asks about a table that has lain for some time as the rules do not
// expect it: at first a hint, then a question. Nothing is said while a hand is
// over the pieces.
func (s *Session) askAboutTable(still time.Duration) {
	f := s.finding
	switch {
	case s.question != nil && s.question.Said: // until it is answered, or something is moved
	case len(f.Ways) != 1 && s.sayOnBorder(still):
	case len(f.Ways) != 1 && s.speak(still):
	case f.Agrees && len(f.Late) == 1 && f.Late[0].Seen == "" && s.kindOf(f.Late[0].Object) != cards.Token && s.question != nil && still >= 2*askAfter:
		s.mayOverrule(f.Late) // a worn card
	case f.Agrees:
		s.remind(still)
	case f.OnTheWay && s.question != nil && still >= 2*askAfter:
		s.mayOverrule(f.Differs)
	case s.question != nil: // about this same table
	case len(f.Ways) > 0 && still < hintAfter:
	case len(f.Ways) == 1 && !f.Ways[0].Lax:
		s.takeSeen(f.Ways[0])
	case len(f.Ways) > 0 && !s.scene.Busy:
		s.askWhich(f.Ways)
	case f.OnTheWay && s.doubt().Accept != nil:
		if still >= askAfter && !s.scene.Busy {
			s.askAbout(f)
		}
	case f.OnTheWay && still >= hintAfter && !s.scene.Busy:
		s.hint(f, still)
	case !f.OnTheWay && still >= askAfter && !s.scene.Busy:
		s.askAbout(f)
	}
}

// mayOverrule lets people say of a hint that has stayed for some time that the camera
// is wrong.
func (s *Session) mayOverrule(differs []table.Difference) {
	if len(s.question.Answers) > 0 || len(s.disbelieve(differs)) == 0 {
		return
	}
	q := *s.question
	q.Answers = []game.Text{cameraWrong}
	s.ask(&q, func() { s.insist(differs) })
}

// hint says what is left to do for what people are about to do. When that is
// anybody's guess, as while a piece is in a hand that may go back or go on with others,
// it says nothing for some time.
func (s *Session) hint(f table.Finding, still time.Duration) {
	doubt := s.doubt()
	text, left := doubt.Question, f.Left
	if text.Format != "" {
		left = s.takenUp(left)
	} else if len(left) > len(f.Differs) && !slices.ContainsFunc(f.Differs, func(d table.Difference) bool { return d.Seen != "" }) {
		left = nil
	}
	switch {
	case text.Format == "" && (len(left) == 0 && still < 2*askAfter || allAnticipated(s.cfg.Match.State(), f.Differs)):
		return
	case text.Format == "":
		if text = s.piled(left); text.Format == "" {
			text = game.Say("Not finished yet:")
		}
	}
	if len(left) == 0 {
		left = f.Differs
	}
	q := s.differing(left, text)
	if q.Gentle = true; (doubt.Early || doubt.Due) && len(doubt.Beside) > 0 {
		q.Expected, q.Seen = nil, nil // what is done beside them is no matter
	}
	s.ask(q)
}

// takenUp has a token that somebody has taken up lie anywhere: where she lays it is hers to choose.
func (s *Session) takenUp(left []table.Difference) []table.Difference {
	layout, out := s.cfg.Match.State().Layout(), slices.Clone(left)
	for i, d := range out {
		if at := layout[d.Object]; s.kindOf(d.Object) == cards.Token && d.Seen == "" && d.Expected != "" && at != "" && at != d.Expected {
			out[i].Expected = game.Anywhere
		}
	}
	return out
}

// reason is why what lies otherwise cannot lie so, in the words of the rule; or else what
// is due, when somebody has begun it. Both are empty when nobody can say.
func (s *Session) reason(differs []table.Difference) (why, due game.Text) {
	state := s.cfg.Match.State()
	if x, ok := state.(game.Reasoner); ok {
		secret := s.secretZones()
		for _, d := range differs {
			if secret[d.Expected] || secret[d.Seen] || !s.surface.Named(d) {
				continue
			}
			for _, m := range x.Attempts(d.Object, d.Seen) {
				var r *game.Refusal
				if _, _, err := state.Apply(m); errors.As(err, &r) {
					return r.Text, game.Text{}
				} else if err == nil {
					due = s.commonView().Prompt
				}
			}
		}
	}
	return game.Text{}, due
}

// mostWays is how many explanations people are offered at once.
const mostWays = 5

// askWhich asks which of several explanations is right.
func (s *Session) askWhich(ways []table.Explanation) {
	q := &Question{Text: game.Say("More than one thing can have happened. Which was it?")}
	if d := s.doubt(); d.Which {
		q.Text = d.Question
	}
	var answers []func()
	for i, text := range table.Apart(ways[:min(len(ways), mostWays)]) {
		q.Answers = append(q.Answers, text)
		answers = append(answers, func() { s.take(ways[i]) })
	}
	q.Answers = append(q.Answers, game.Say("None of these: we put it back"))
	answers = append(answers, s.layBack)
	q.Settles = true
	s.ask(q, answers...)
}

// askWhichTurn asks whether what a seat does belongs to the turn before, by a revision, or to a
// new one.
func (s *Session) askWhichTurn(before *revision, way table.Explanation) {
	q := &Question{
		Text:    game.Say("%s: does this still belong to the turn before, or is it a new one?", s.seatName(before.way.Moves[0].Seat)),
		Answers: []game.Text{game.Say("The turn before"), game.Say("A new turn"), game.Say("We put it back")},
		Settles: true,
	}
	s.ask(q, func() { s.revise(before) }, func() { s.take(way) }, s.layBack)
}

// askRevision asks whether the last moves were other ones, when what was done last does not say
// it.
func (s *Session) askRevision(r *revision) {
	m := s.cfg.Match
	i := m.Len() - r.back
	told := table.Apart([]table.Explanation{r.way, table.Told(m.Before(i), m.Since(i))})
	lost := func(was game.Move) bool { // it is not made again, in another way either
		return len(was.Objects) > 0 && !slices.ContainsFunc(r.way.Moves, func(is game.Move) bool {
			return slices.ContainsFunc(was.Objects, func(o string) bool { return slices.Contains(is.Objects, o) })
		})
	}
	if slices.ContainsFunc(m.Since(i), lost) {
		told[0] = game.Join(told[0], game.Say("This is taken back: %s", told[1]))
	}
	q := &Question{Text: s.doubt().Question, Answers: []game.Text{told[0], game.Say("Something else")}, Settles: true}
	if q.Text.Format == "" {
		q.Text = whatHappened
	}
	s.ask(q, func() { s.revise(r) }, func() {
		s.otherwise = r.way.Moves
		s.leave()
	})
}

// whatHappened is asked when the game has nothing to say of what is seen.
var whatHappened = game.Say("Is this what happened?")

// askWhether asks whether the only explanation is right, when it supposes that a piece is
// gone which may only be covered.
func (s *Session) askWhether(way table.Explanation) {
	q := &Question{Text: whatHappened}
	if d := s.doubt(); d.Question.Format != "" && d.Accept == nil && len(d.Answers) == 0 {
		q.Text = d.Question
	}
	q.Answers = []game.Text{table.Apart([]table.Explanation{way})[0], game.Say("We put it back")}
	answers := []func(){func() { s.take(way) }, s.layBack}
	if before := s.usedBefore(way); before != nil {
		used := table.Told(s.cfg.Match.Before(s.cfg.Match.Len()-before.back), before.way.Moves[:1])
		q.Answers = slices.Insert(q.Answers, 0, game.Join(game.Join(used.Story...), q.Answers[0]))
		answers = slices.Insert(answers, 0, func() { s.revise(before) })
	}
	q.Settles = true
	s.ask(q, answers...)
}

// layBack tells people, who have said that they lay the pieces back, where each lay. A tag
// that is none, such as that below the deck, needs no word.
func (s *Session) layBack() {
	s.handsPutBack()
	if !slices.ContainsFunc(s.apart(), func(d table.Difference) bool { return s.kindOf(d.Object) != "" }) {
		s.leave()
		return
	}
	s.putBack()
}

// leave lets the table alone until it changes.
func (s *Session) leave() { s.held = s.layout }

// askAbout says what is wrong and shows what is expected beside what is seen,
// and offers to put it back, to take the table as it lies where the rules can,
// or to undo. A question of the game, whether something was done, says it all: it is done,
// or put back. What is due comes before anything that is only suspected.
func (s *Session) askAbout(f table.Finding) {
	doubt := s.doubt()
	disorder := s.isDisorder(doubt)
	if disorder {
		doubt = game.Doubt{Question: notAsRecorded(len(f.Differs))}
	}
	text, begun := doubt.Question, game.Text{}
	if text.Format == "" || doubt.Accept == nil && !doubt.Early && !doubt.Due && !disorder {
		why, due := s.reason(f.Differs)
		if begun = due; why.Format != "" {
			text = why
		}
	}
	view := s.commonView()
	for _, d := range view.Dues {
		if text.Format == "" && slices.Contains(view.Turn, d.Seat) { // play waits for it
			text = d.Text
		}
	}
	differs := f.Differs
	if text.Format == "" {
		if text = s.piled(f.Left); text.Format == "" {
			text = s.piled(differs)
		}
	}
	left := len(f.Left) > 0 && len(f.Left) <= len(differs)
	if text.Format == "" && left {
		differs = f.Left
	}
	switch {
	case text.Format != "":
	case begun.Format != "":
		text = begun
	case left:
		text = game.Say("The table and the rules disagree. It would fit if this had been done, too:")
	default:
		text = s.plainly(differs)
	}
	if text.String() == doubt.Question.String() {
		differs = s.withoutMarkers(differs)
	}
	q := s.differing(differs, text)
	if doubt.Due {
		q.Expected, q.Seen = nil, nil // only what is said is to be done
	}
	if q.Gentle = doubt.Early || doubt.Due; q.Gentle {
		s.ask(q)
		return
	}
	q.Backs = true
	var answers []func()
	offer := func(t game.Text, act func()) {
		q.Answers, answers = append(q.Answers, t), append(answers, act)
	}
	asks := text.Asks() // and is answered with yes first, else the pieces are put back
	offerBack := func() { offer(game.Say("We put it back"), s.layBack) }
	if !asks {
		offerBack()
	}
	accept := []table.Explanation{{Moves: doubt.Accept}, {Moves: doubt.Or}}
	switch {
	case doubt.Accept == nil:
		accept = s.surface.Corrections(s.cfg.Match.State(), s.layout)
	case doubt.Or == nil:
		accept = accept[:1]
	default:
		for i := range accept {
			accept[i] = table.Told(s.cfg.Match.State(), accept[i].Moves)
		}
	}
	if len(accept) == 1 {
		e := accept[0]
		if len(e.Moves) == 1 && corrects(e.Moves[0]) {
			if remake, asked := s.rejudging(e.Moves[0]); asked {
				offer(fromTheStart, remake)
			}
		}
		if asks && len(e.Moves) > 0 && e.Moves[0].Verb != game.Correct {
			offer(game.Say("Yes"), func() { s.take(e) })
			offerBack()
			q.Expected, q.Seen, q.Settles = nil, nil, true
			s.ask(q, answers...)
			return
		}
		offer(game.Say("The table is right: correct the record"), func() { s.take(e) })
	} else {
		for i, t := range table.Apart(accept[:min(len(accept), mostWays)]) {
			offer(t, func() { s.take(accept[i]) })
		}
	}
	if asks {
		offerBack()
	}
	q.Settles = len(q.Answers) > 1
	if len(s.disbelieve(f.Differs)) > 0 {
		offer(cameraWrong, func() { s.insist(f.Differs) })
	}
	if s.cfg.Match.CanUndo() {
		offer(game.Say("Undo the last move"), s.undo)
	}
	s.ask(q, answers...)
}

// judgedSince reports whether one of the moves from one on has told whether somebody was
// right: only that can be judged again.
func (s *Session) judgedSince(i int) bool {
	m := s.cfg.Match
	for ; i < m.Len(); i++ {
		if slices.ContainsFunc(m.Events(i), func(e game.Event) bool { return e.Verdict }) {
			return true
		}
	}
	return false
}

// mostAside is how many pieces may lie otherwise beside one that people are asked about.
const mostAside = 4

// isDisorder reports whether a doubt would correct one of many pieces that lie otherwise:
// nobody can say what it is about.
func (s *Session) isDisorder(d game.Doubt) bool {
	if len(d.Accept) == 0 || slices.ContainsFunc(d.Accept, func(m game.Move) bool { return m.Verb != game.Correct }) {
		return false
	}
	after, err := game.After(s.cfg.Match.State(), d.Accept...)
	return err == nil && len(s.misplaced(after, s.layout)) > mostAside
}

// fromTheStart is the answer by which a correction judges again what followed.
var fromTheStart = game.Say("It lay there from the start: judge again what followed")

// cameraWrong is the answer by which people overrule the camera.
var cameraWrong = game.Say("The camera is wrong: it lies as expected")

// insist overrules the camera in what differs. Where it reads one piece in the
// place of another of its kind, their tags have been taken for each other.
func (s *Session) insist(differs []table.Difference) {
	o := &overruled{}
	for _, d := range differs {
		for _, e := range differs {
			if d.Seen != "" && d.Expected == "" && e.Expected == d.Seen && e.Seen == "" && s.surface.Swapped(d.Object, e.Object) != nil {
				o.swap = [2]string{e.Object, d.Object}
			}
		}
	}
	s.overrule(o, func() []table.Difference {
		return slices.DeleteFunc(s.surface.Differences(s.cfg.Match.State(), s.layout), func(d table.Difference) bool {
			return !slices.ContainsFunc(differs, func(e table.Difference) bool { return e.Object == d.Object })
		})
	})
}

// common is what everyone may know of a state of the match.
type common struct {
	state  game.State
	view   game.View
	secret map[string]bool // the secret places
}

// everyones is what everyone may know now.
func (s *Session) everyones() *common {
	if state := s.cfg.Match.State(); s.common.state != state {
		s.common = common{state, state.View(game.Table), map[string]bool{}}
		for _, z := range s.common.view.Secret {
			s.common.secret[z] = true
		}
	}
	return &s.common
}

// commonView is everyone's view now. What it holds is not to be changed.
func (s *Session) commonView() game.View { return s.everyones().view }

// secretZones are the secret places now. They are not to be changed.
func (s *Session) secretZones() map[string]bool { return s.everyones().secret }

// hideMarks takes the tokens that lie in secret places, where the rules do not
// say that they lie, out of a layout: nothing that is asked or told goes by
// them. Under a standing shield they are forgotten, as where they were seen
// before it stood says nothing about where they lie now; a shield that should
// stand and does not hides nothing. Behind any other screen they are kept apart,
// to be sealed.
func (s *Session) hideMarks(layout game.Layout) {
	s.behind, s.screened = nil, nil
	secret := s.secretZones()
	if len(secret) == 0 {
		return
	}
	expected := s.cfg.Match.State().Layout()
	standing := s.shieldIn(layout)
	if !standing && s.shieldIn(expected) {
		return
	}
	for o, z := range layout {
		if due := expected[o]; s.kindOf(o) != cards.Token || !secret[z] || due != "" && due != game.Anywhere {
			continue
		}
		delete(layout, o)
		if s.screened == nil {
			s.screened = map[string]bool{}
		}
		s.screened[z] = true
		if !standing {
			if s.behind == nil {
				s.behind = game.Layout{}
			}
			s.behind[o] = z
			continue
		}
		s.tracker.Forget(s.surface.Tags(o)...)
	}
}

// kindOf is of which kind a piece is; empty for a tag with a meaning of its own.
func (s *Session) kindOf(id string) cards.Kind {
	p, _ := s.cfg.Match.Game.Box().Piece(id)
	return p.Kind
}

// shieldIn reports whether a printed shield stands in a layout.
func (s *Session) shieldIn(l game.Layout) bool {
	for o := range l {
		if s.kindOf(o) == cards.Shield {
			return true
		}
	}
	return false
}
