package story

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Each act takes this long, and the table lies this long before the first.
const (
	actTime   = 700 * time.Millisecond
	firstTime = time.Second
)

// Options say how a story is played.
type Options struct {
	// Film renders the table as a camera sees it, and lets the referee look at
	// the pictures; else it is told what lies where.
	Film bool
}

// Tell plays a story at a table that a referee watches, and tells each of its
// lines and then what the referee makes of it. The error says in which line the
// story cannot go on.
func (s *Story) Tell(opt Options, to func(Note)) error {
	t, err := s.teller(opt, to)
	if err != nil {
		return err
	}
	if err := t.hands.Rest(firstTime); err != nil {
		return err
	}
	for _, l := range s.lines {
		t.tell(Note{Line: l.number, Act: l.text})
		if l.act == nil {
			continue
		}
		if err := l.act.do(t); err != nil {
			return at(l.number, err)
		}
		if _, waits := l.act.(wait); waits || t.together {
			continue
		}
		if err := t.hands.Rest(actTime); err != nil {
			return at(l.number, err)
		}
	}
	return nil
}

// teller tells one story.
type teller struct {
	to      func(Note)
	table   *demo.Table
	hands   demo.Hands
	match   *game.Match
	session *companion.Session
	screen  *companion.Screen

	together bool     // what is done is not seen yet
	moves    []entry  // that were told
	due      []string // that was told
	asked    int      // the question that was told
	apart    int      // so many pieces were told to lie otherwise
	why      string   // that was told of it
	trouble  string   // that was told
}

// entry is a move of the record, as everyone may read it.
type entry struct {
	move game.Move
	line string
}

func (s *Story) teller(opt Options, to func(Note)) (*teller, error) {
	m, err := game.NewMatch(s.Game, s.Setup)
	if err != nil {
		return nil, err
	}
	t := &teller{to: to, match: m}
	t.session, err = companion.New(companion.Config{Match: m, Told: !opt.Film, Chance: rand.NewChaCha8([32]byte{}), Show: func(s *companion.Screen) {
		t.screen = s
		t.shown()
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
	t.table = table
	if t.hands = demo.Told(table, t.session.See); opt.Film {
		t.hands, err = demo.Film(table, s.Setup.Players, 10, t.session.Look)
	}
	return t, err
}

// tell tells a note, with the time.
func (t *teller) tell(n Note) {
	n.At = t.hands.Now().Seconds()
	t.to(n)
}

// shown tells what is new on the screen.
func (t *teller) shown() {
	t.record()
	if trouble := t.screen.Trouble.String(); trouble != t.trouble {
		if t.trouble = trouble; trouble != "" {
			t.tell(Note{Kind: Refuse, Text: trouble})
		}
	}
	var due []string
	for _, d := range t.screen.View.Dues {
		text := d.Text.String()
		if due = append(due, text); !slices.Contains(t.due, text) {
			t.tell(Note{Kind: Due, Text: text})
		}
	}
	t.due = due
	if n := t.screen.Apart.Pieces; n != t.apart {
		if t.apart = n; n > 0 {
			t.tell(Note{Kind: Apart, Text: fmt.Sprintf("%d pieces", n)})
		}
	}
	if why := t.screen.Apart.Why.String(); why != t.why {
		if t.why = why; why != "" {
			t.tell(Note{Kind: Hint, Text: why})
		}
	}
	q := t.screen.Question
	if q == nil || q.ID == t.asked {
		return
	}
	t.asked = q.ID
	n := Note{Kind: Ask, Text: q.Text.String(), Expected: texts(q.Expected), Seen: texts(q.Seen), Answers: texts(q.Answers)}
	if q.Gentle {
		n.Kind = Hint
	}
	t.tell(n)
}

// record tells what has been put into the record, and what taken out of it.
func (t *teller) record() {
	same := 0
	for same < len(t.moves) && same < t.match.Len() && t.moves[same].move.Equal(t.match.Move(same)) {
		same++
	}
	for i := len(t.moves) - 1; i >= same; i-- {
		if line := t.moves[i].line; line != "" {
			t.tell(Note{Kind: Revoke, Text: line})
		}
	}
	t.moves = t.moves[:same]
	for i := same; i < t.match.Len(); i++ {
		line := t.match.Line(i, game.Table)
		t.moves = append(t.moves, entry{t.match.Move(i), line})
		if line != "" {
			t.tell(Note{Kind: Record, Text: line})
		}
	}
}

// texts are texts in English.
func texts(of []game.Text) []string {
	var out []string
	for _, t := range of {
		out = append(out, t.String())
	}
	return out
}
