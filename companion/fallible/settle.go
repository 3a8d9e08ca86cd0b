package fallible

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
)

// settle waits for the referee and does what people do then: they answer, and
// put right what they did wrong.
func (s *sitting) settle() error {
	if s.open == nil {
		if s.agrees() || s.follows() && (s.screen.Question == nil || s.screen.Question.Gentle) {
			return nil
		}
		// Nobody has erred, and the record is not right all the same.
		s.open = &mistake{by: s.moves[len(s.moves)-1].Seat, at: s.now()}
	}
	m := s.open
	lasting := m.try.Mistake.Lasting()
	for end := m.at + patience; s.now() < end; s.rest(2 * step) {
		s.listen()
		wrong := lasting && !m.mended && len(s.table.Faults(s.truth)) > 0
		astray := m.try.Mistake == demo.Imprecise && !m.spoken && s.now() < m.at+patience/2 // it may be said to lie on the next space
		if s.agrees() && !wrong && !astray {
			break
		}
		if m.spoken && s.now()-m.at >= m.react+reading {
			break // they have read it
		}
	}
	f := s.report.of(m.try.Mistake)
	if m.spoken && s.rand.IntN(2) == 0 {
		s.answer(f)
	}
	if err := s.mend(); err != nil {
		return err
	}
	for end := s.now() + patience; s.now() < end && !s.agrees(); s.rest(2 * step) {
		s.listen()
		if q := s.screen.Question; q != nil && !q.Gentle && q.ID == m.asked && s.answer(f) {
			break
		}
	}
	if m.spoken && !s.agrees() {
		if err := s.carryOut(s.uncovered()); err != nil {
			return err
		}
		s.wait(pause)
	}
	// What was forgotten and has left no trace, as a card that would have been drawn and
	// put away at once, nobody has done: the headline still says that it is due.
	if (m.spoken || m.try.Mistake == demo.Forgotten) && !s.agrees() {
		if err := s.repeat(f); err != nil {
			return err
		}
	}
	if err := s.goOn(); err != nil {
		return err
	}
	s.wait(pause)
	if !s.agrees() && s.behind() != 0 && s.screen.Apart.Pieces > 0 && !s.denies(f) {
		f.Clicks++
		s.tale.tell("answer %q", "The table is right")
		if s.session.Obey(companion.Adopt{}); s.screen.Question != nil {
			s.answer(f)
		}
		s.wait(pause)
	}
	named := s.close()
	right := s.agrees() || s.follows()
	if s.report.Trace != nil && (!right || !named) {
		s.report.Trace(m.try.Mistake, s.told(named))
	}
	if right {
		return nil
	}
	return s.abandon(f)
}

// abandon counts by how much the record is wrong, and has a new referee go on.
func (s *sitting) abandon(f *Figures) error {
	wrong, missing := s.astray()
	f.Wrong += wrong
	f.Missing += missing
	return s.begin()
}

// follows reports whether the record is only some moves behind, as when they
// are seen by what comes next, or lacks one of several that were made in any
// order.
func (s *sitting) follows() bool {
	n := s.behind()
	if n < 0 {
		var wrong int
		if wrong, n = s.astray(); wrong > 0 {
			return false
		}
	}
	return n <= mostBehind && (n == 0 || s.truth.Result() == nil)
}

// mostBehind is how many moves a record may be behind.
const mostBehind = 4

// listen notes what the referee says to the open mistake.
func (s *sitting) listen() {
	m := s.open
	if m.react == 0 && s.agrees() {
		m.react = max(s.now()-m.at, step)
	}
	q := s.screen.Question
	if q == nil || q.ID == m.asked {
		return
	}
	m.asked = q.ID
	if m.react == 0 {
		m.react = max(s.now()-m.at, step)
	}
	if !q.Gentle {
		s.report.of(m.try.Mistake).Questions++
	}
	m.spoken, m.named = true, m.named || s.names(q)
}

// names reports whether a question names what a mistake is about: a piece, by
// its name or code, or who made it, in its sentence or in a short list of what
// is to be done.
func (s *sitting) names(q *companion.Question) bool {
	text := q.Text.String()
	if q.Gentle && len(q.Expected) <= 2 {
		for _, t := range slices.Concat(q.Expected, q.Seen) {
			text += " " + t.String()
		}
	}
	words := []string{s.screen.View.Names[s.open.by].String()}
	for _, id := range s.open.try.About {
		if p, ok := s.game.Box().Piece(id); ok {
			words = append(words, p.Name, p.Code)
		}
	}
	for _, c := range s.table.Faults(s.truth) {
		_, z, _ := s.game.Box().Zone(c.To) // of a card that is still to come only the place is known
		_, place, _ := strings.Cut(z.Name, " ")
		words = append(words, place)
	}
	for _, a := range s.open.try.Acts { // of what lies in a secret place only the mat is named, of an open card where hidden ones lie only the place
		mat, z, ok := s.game.Box().Zone(a.To)
		if ok && slices.Contains(s.screen.View.Secret, a.To) {
			words = append(words, strings.Fields(mat.Name)...)
		}
		if p, _ := s.game.Box().Piece(a.Piece); z.Style == cards.Lane && p.Kind == cards.Card {
			words = append(words, z.Name)
		}
	}
	text = strings.ToLower(text)
	return slices.ContainsFunc(words, func(w string) bool { return w != "" && strings.Contains(text, strings.ToLower(w)) })
}

// answer gives the answer that is true, if there is one, and reports whether it did.
func (s *sitting) answer(f *Figures) bool {
	q := s.screen.Question
	if q == nil || len(q.Answers) == 0 {
		return false
	}
	// What has happened since the record last was right.
	_, made := s.fork()
	truth := strings.Join(s.story[len(s.story)-made:], "")
	best, length := -1, 0
	for i, a := range q.Answers {
		text := strings.TrimSuffix(a.String(), ".")
		if len(text) > length && (tells(truth, text) || text == "Yes" && affirms(truth, q.Text.String())) {
			best, length = i, len(text)
		}
	}
	hides := s.open != nil && !s.open.mended && (s.open.try.Mistake == demo.Pile || s.open.try.Mistake == demo.Imprecise)
	if best < 0 && !hides && len(s.table.Faults(s.truth)) == 0 {
		best = slices.IndexFunc(q.Answers, func(t game.Text) bool { return strings.HasPrefix(t.String(), "The table is right") })
	}
	if best < 0 && made > 0 { // whoever went on in her turn did so before what others have begun
		turn := "A new turn"
		if s.moves[len(s.moves)-made].Seat != s.moves[len(s.moves)-1].Seat {
			turn = "The turn before"
		}
		best = slices.IndexFunc(q.Answers, func(t game.Text) bool { return t.String() == turn })
	}
	if best < 0 && s.behind() < 0 { // what the record has, nobody has done
		best = slices.IndexFunc(q.Answers, func(t game.Text) bool { return strings.HasPrefix(t.String(), "It is taken back") })
	}
	if best < 0 {
		return false
	}
	s.choose(f, best)
	return true
}

// denies says of what is asked that it was something else, where that can be said, and reports
// whether it did.
func (s *sitting) denies(f *Figures) bool {
	q := s.screen.Question
	if q == nil {
		return false
	}
	i := slices.IndexFunc(q.Answers, func(t game.Text) bool { return t.String() == "Something else" })
	if i >= 0 {
		s.choose(f, i)
	}
	return i >= 0
}

// choose gives an answer.
func (s *sitting) choose(f *Figures, i int) {
	q := s.screen.Question
	f.Clicks++
	s.tale.tell("answer %q", q.Answers[i])
	s.session.Obey(companion.Answer{Question: q.ID, Choice: i})
	s.rest(handTime)
}

// tells reports whether a story has every sentence of a text.
func tells(story, text string) bool {
	return !slices.ContainsFunc(strings.Split(text, ". "), func(sentence string) bool { return !strings.Contains(story, sentence) })
}

// affirms reports whether a sentence of a story has all words of a question, such as “Does the
// Moon Witch cast Push?”: then the answer to it is yes.
func affirms(story, question string) bool {
	_, asked, _ := strings.Cut(strings.TrimSuffix(question, "?"), " ")
	return slices.ContainsFunc(strings.SplitAfter(story, "."), func(sentence string) bool {
		told := strings.Fields(strings.ToLower(strings.TrimSuffix(sentence, ".")))
		return !slices.ContainsFunc(strings.Fields(strings.ToLower(asked)), func(word string) bool {
			return !slices.ContainsFunc(told, func(t string) bool { return strings.HasPrefix(t, word) })
		})
	})
}

// mend lays the table as it should lie: what is in a wrong place, and what covers
// something or lies askew, when somebody has said so.
func (s *sitting) mend() error {
	s.open.mended = true
	acts := demo.Acts(s.table.Faults(s.truth))
	if kind := s.open.try.Mistake; kind == demo.Pile || kind == demo.Imprecise && (s.open.spoken || !s.agrees()) {
		for _, id := range s.open.try.About {
			if l := s.table.World.Find(id); l != nil && l.Zone != "" && !slices.ContainsFunc(acts, func(a demo.Act) bool { return a.Piece == id }) {
				acts = append(acts, demo.Act{Piece: id, To: l.Zone, Back: l.Down})
			}
		}
	}
	if s.open.spoken {
		acts = append(acts, s.uncovered()...)
	}
	return s.carryOut(s.onItsWay(acts))
}

// onItsWay lays what was forgotten where it belonged first, when it has gone on from there
// since: a card that was bought and is to be put away by now was bought all the same.
func (s *sitting) onItsWay(acts []demo.Act) (out []demo.Act) {
	for _, a := range acts {
		if s.open.try.Mistake == demo.Forgotten && slices.Contains(s.open.try.About, a.Piece) {
			if due := s.open.after.Layout()[a.Piece]; due != "" && due != game.Anywhere && due != a.To {
				out = append(out, demo.Act{Piece: a.Piece, To: due})
			}
		}
		out = append(out, a)
	}
	return out
}

// carryOut does what somebody does about the open mistake, one act after the other.
func (s *sitting) carryOut(acts []demo.Act) error {
	for _, a := range acts {
		if err := s.act(s.open.by, a); err != nil {
			return err
		}
		s.rest(handTime)
	}
	return nil
}

// uncovered lays what something else has come to cover by accident over it. What covers it
// is laid anew first when it belongs beside it, or is of another kind: a token would come to
// lie over a card again.
func (s *sitting) uncovered() []demo.Act {
	seen := map[string]bool{}
	for _, t := range s.table.World.Scene(time.Time{}).Tags {
		seen[t.ID] = true
	}
	var out []demo.Act
	expected := s.table.Expected(s.truth)
	rightly := func(piece, zone string) bool { return expected[piece] == zone || expected[piece] == game.Anywhere }
	for _, l := range s.table.World.Loose {
		covered := false
		for _, t := range l.Piece.Tags {
			covered = covered || !seen[t.Payload]
		}
		if !covered || l.Down || !rightly(l.Piece.ID, l.Zone) {
			continue
		}
		above, needed := s.table.World.Over(l.Piece.ID), false
		for _, over := range above {
			needed = needed || over.Zone == l.Zone && expected[over.Piece.ID] == l.Zone
		}
		if needed && expected[l.Piece.ID] == game.Anywhere {
			continue
		}
		for _, over := range above {
			if rightly(over.Piece.ID, over.Zone) && (over.Piece.Kind != l.Piece.Kind || over.Zone == l.Zone && over.Slot != l.Slot) {
				out = append(out, demo.Act{Piece: over.Piece.ID, To: over.Zone})
			}
		}
		out = append(out, demo.Act{Piece: l.Piece.ID, To: l.Zone})
	}
	return out
}

// repeat lets people do what the record lacks once more, move by move, as they
// do when they were told that something was left out. They begin where the record was right
// for the last time, and look whether it comes back to that.
func (s *sitting) repeat(f *Figures) error {
	n := s.behind()
	if wrong, _ := s.astray(); n < 0 && wrong == 0 {
		_, n = s.fork() // one of several that were made in any order
	}
	if n < 1 || n > mostRepeated {
		return nil
	}
	first := len(s.states) - 1 - n
	for i := first; i < len(s.states); i++ {
		acts := demo.Acts(s.table.Against(s.lies[i]))
		if err := s.make(s.open.by, demo.Try{Acts: acts}); err != nil {
			return err
		}
		s.rest(pause)
		if i == first {
			for end := s.now() + patience/2; s.now() < end && !s.recorded().is(s.path[i]) && !s.answer(f); {
				s.rest(2 * step)
			}
		} else if len(acts) == 0 {
			s.press(s.moves[i-1], len(s.states)-i)
		}
	}
	return nil
}

// goOn makes the moves that the record lacks and nobody can see, as when a turn
// ended after what was put right, or was said to end before the record had come so far.
func (s *sitting) goOn() error {
	n := s.behind()
	for last := len(s.moves); n > 0 && n < last && s.recorded().is(s.path[last-n-1]) && s.lacks(s.moves[last-n-1]); {
		n++
	}
	for ; n > 0; n-- {
		i := len(s.states) - 1 - n
		unseen := maps.Equal(s.states[i].Layout(), s.states[i+1].Layout()) || s.path[i].is(s.path[i+1])
		if !unseen || len(s.table.Faults(s.truth)) > 0 {
			return nil
		}
		s.press(s.moves[len(s.moves)-n], n)
	}
	return s.failed
}

// lacks reports whether a move can still be made in the record.
func (s *sitting) lacks(m game.Move) bool {
	_, _, err := s.match.State().Apply(m)
	return err == nil
}

// mostRepeated is how many moves people do once more.
const mostRepeated = 8

// close settles the open mistake, and reports whether its cause was named.
func (s *sitting) close() (named bool) {
	m, f := s.open, s.report.of(s.open.try.Mistake)
	named = m.named || !m.spoken && (s.agrees() || s.waits())
	if m.try.Mistake != "" && named {
		f.Named++
	}
	if m.react > 0 {
		f.Reactions = append(f.Reactions, m.react.Seconds())
	}
	s.open = nil
	return named || m.try.Mistake == ""
}

// waits reports whether the record lacks only a declaration, such as that she
// stops, of which nothing is to be seen yet: there is nothing to say.
func (s *sitting) waits() bool {
	i := len(s.moves) - s.behind()
	return i >= 0 && i < len(s.moves) && len(s.table.Faults(s.truth)) == 0 &&
		game.SignOf(s.states[i], s.moves[i], s.truth.Layout()) == game.Missing
}

// told says for a trace how the record differs, and what happened.
func (s *sitting) told(named bool) string {
	var b strings.Builder
	recorded, made := s.fork()
	fmt.Fprintf(&b, "# seed %d, move %d\n", s.opt.Seed, len(s.moves))
	if !named {
		b.WriteString("# not named\n")
	}
	seats := s.truth.Seats()
	for _, m := range s.moves[len(s.moves)-made:] {
		b.WriteString("# made " + m.Line(seats) + "\n")
	}
	for i := s.match.Len() - recorded; i < s.match.Len(); i++ {
		b.WriteString("# recorded " + s.match.Move(i).Line(seats) + "\n")
	}
	return b.String() + s.head() + s.tale.String()
}
