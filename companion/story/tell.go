package story

import (
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Each act takes this long, and the table lies this long before the first.
const (
	actTime   = 700 * time.Millisecond
	firstTime = time.Second
)

// Tell plays a story at a table that a referee watches, and writes each of its
// lines with what the referee makes of it beneath. The error says in which line
// the story cannot go on.
func (s *Story) Tell(w io.Writer) error {
	t, err := s.teller(w)
	if err != nil {
		return err
	}
	if err := t.hands.rest(firstTime); err != nil {
		return err
	}
	for _, l := range s.lines {
		t.begins(l)
		if l.act != nil {
			err = l.act.do(t)
		}
		switch l.act.(type) {
		case nil, wait:
		default:
			if err == nil && !t.together {
				err = t.hands.rest(actTime)
			}
		}
		if err != nil {
			err = at(l.number, err)
		}
		if err = t.flush(err); err != nil {
			return err
		}
	}
	return nil
}

// teller tells one story.
type teller struct {
	out     io.Writer
	printed strings.Builder
	hands   hands
	match   *game.Match
	session *companion.Session
	screen  *companion.Screen

	together bool        // what is done is not seen yet
	moves    []game.Move // that were told
	due      []string    // that was told
	asked    int         // the question that was told
	trouble  string      // that was told
}

// hands do at a table what a story says, while a session watches.
type hands interface {
	// follow has the table lie as a move leads from one state to another.
	follow(before, after game.State) error
	lay(lay) error
	take(piece string) error
	pile(zone string, off bool)
	// rest lets table time pass.
	rest(time.Duration) error
}

func (s *Story) teller(w io.Writer) (*teller, error) {
	m, err := game.NewMatch(s.Game, s.Setup)
	if err != nil {
		return nil, err
	}
	t := &teller{out: w, match: m}
	t.session, err = companion.New(companion.Config{Match: m, Told: true, Chance: rand.NewChaCha8([32]byte{}), Show: func(s *companion.Screen) {
		t.screen = s
		t.tell()
	}})
	if err != nil {
		return nil, err
	}
	table, err := demo.NewTable(s.Game.Box(), s.Setup.Players, 1, nil)
	if err != nil {
		return nil, err
	}
	table.World.Neat = true
	if err := table.Open(m.State()); err != nil {
		return nil, err
	}
	t.hands = &told{table: table, session: t.session}
	return t, nil
}

// begins writes a line of the story.
func (t *teller) begins(l line) { t.printed.WriteString(l.text + "\n") }

// prints writes a line of output.
func (t *teller) prints(words ...string) {
	t.printed.WriteString("\t" + strings.Join(words, " ") + "\n")
}

// flush hands out what was written, whatever went wrong.
func (t *teller) flush(err error) error {
	_, failed := io.WriteString(t.out, t.printed.String())
	t.printed.Reset()
	if err == nil {
		err = failed
	}
	return err
}

// tell tells what is new on the screen.
func (t *teller) tell() {
	same := 0
	for same < len(t.moves) && same < t.match.Len() && t.moves[same].Equal(t.match.Move(same)) {
		same++
	}
	for i := len(t.moves) - 1; i >= same; i-- {
		if move := t.match.Before(min(i, t.match.Len())).Redact(t.moves[i], game.Table); move.Told() {
			t.prints("revoke", move.Line(t.screen.Seats))
		}
	}
	t.moves = t.moves[:same]
	for i := same; i < t.match.Len(); i++ {
		t.moves = append(t.moves, t.match.Move(i))
		if line := t.match.Line(i, game.Table); line != "" {
			t.prints("record", line)
		}
	}
	if trouble := t.screen.Trouble.String(); trouble != t.trouble {
		if t.trouble = trouble; trouble != "" {
			t.prints("refuse", trouble)
		}
	}
	var due []string
	for _, d := range t.screen.View.Dues {
		text := d.Text.String()
		if due = append(due, text); !slices.Contains(t.due, text) {
			t.prints("due", text)
		}
	}
	t.due = due
	q := t.screen.Question
	if q == nil || q.ID == t.asked {
		return
	}
	t.asked = q.ID
	kind := "ask"
	if q.Gentle {
		kind = "hint"
	}
	t.prints(kind, q.Text.String())
	for _, e := range q.Expected {
		t.prints("  expected", e.String())
	}
	for _, e := range q.Seen {
		t.prints("  seen", e.String())
	}
	for _, a := range q.Answers {
		t.prints("-", a.String())
	}
}

func (a play) do(t *teller) error {
	before, n := t.match.State(), t.match.Len()
	t.session.Obey(companion.Do{Move: a.move})
	if t.match.Len() == n {
		if _, _, err := before.Apply(a.move); err != nil {
			return err
		}
		return fault.Errorf("the move was not taken")
	}
	return t.hands.follow(before, t.match.State())
}

func (a lay) do(t *teller) error  { return t.hands.lay(a) }
func (a take) do(t *teller) error { return t.hands.take(a.piece) }
func (a pile) do(t *teller) error {
	t.hands.pile(a.zone, a.off)
	return nil
}
func (a wait) do(t *teller) error { return t.hands.rest(a.time) }
func (a together) do(t *teller) error {
	t.together = a.on
	return nil
}

func (a say) do(t *teller) error {
	t.session.Obey(companion.Do{Move: a.move})
	return nil
}

func (a undo) do(t *teller) error {
	t.session.Obey(companion.Undo{})
	return nil
}

func (a redo) do(t *teller) error {
	t.session.Obey(companion.Redo{})
	return nil
}

func (a answer) do(t *teller) error {
	q := t.screen.Question
	if q == nil {
		return fault.Errorf("nothing is asked")
	}
	var offered []string
	for _, text := range q.Answers {
		offered = append(offered, text.String())
	}
	i := slices.Index(offered, a.which)
	if n, err := strconv.Atoi(a.which); err == nil && i < 0 {
		i = n - 1
	}
	if i < 0 || i >= len(offered) {
		return fault.Errorf("no answer says %q: %s", a.which, meant(a.which, offered))
	}
	t.session.Obey(companion.Answer{Question: q.ID, Choice: i})
	return nil
}

func (a phone) do(t *teller) error {
	move, err := a.move(t.match.State())
	if err != nil {
		return err
	}
	t.session.Obey(companion.Try{Move: move, Reply: func(refused error) {
		if refused != nil {
			t.prints("refuse", game.Sentence(refused).String())
		}
	}})
	return nil
}

// move is what is done on the page of a seat: a form that is filled in, or a
// move in the words of a transcript.
func (a phone) move(state game.State) (game.Move, error) {
	for _, f := range state.View(a.seat).Forms {
		titled := slices.Contains(strings.Fields(strings.ToLower(f.Title.String())), a.words[0])
		if f.Verb == a.words[0] || titled {
			return f.Move(a.seat, strings.Split(strings.Join(a.words[1:], " "), ","))
		}
	}
	return game.ParseMove(strings.Join(append([]string{state.Seats()[a.seat]}, a.words...), " "), state.Seats())
}
