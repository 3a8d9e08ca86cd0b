package story

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// seenAfter is how long the referee has to see a move that people play, who
// look again and again.
const (
	seenAfter = 2 * time.Second
	lookAgain = 100 * time.Millisecond
)

// do lays the table as after the move and lets the referee see it; what it does
// not see, or sees otherwise, is said.
func (a play) do(t *teller) error {
	before, n := t.match.State(), t.match.Len()
	after, _, err := before.Apply(a.move)
	if err != nil {
		return cmp.Or(t.unknown(a.move), err)
	}
	made := t.match.Since(0)
	acts := demo.Acts(t.table.Between(before, after))
	err = t.hands.Do(t.table.Person(before, a.move.Seat), acts...)
	for _, zone := range t.table.Emptied(after) {
		if err == nil {
			err = t.hands.Pile(zone, 0)
		}
	}
	for end := t.hands.Now() + seenAfter; err == nil && len(acts) > 0 && t.match.Len() == n && t.hands.Now() < end; {
		err = t.hands.Rest(lookAgain)
	}
	if err != nil {
		return err
	}
	if t.match.Len() == n+1 && t.match.Move(n).Seat == a.move.Seat && t.match.Move(n).Verb == a.move.Verb && maps.Equal(t.match.State().Layout(), after.Layout()) {
		return nil
	}
	// The referee saw something else: it is told what people have played.
	same := 0
	for same < min(n, t.match.Len()) && t.match.Move(same).Equal(made[same]) {
		same++
	}
	for t.match.Len() > same && t.match.CanUndo() {
		t.session.Obey(companion.Undo{})
	}
	for _, m := range append(made[same:], a.move) {
		if t.session.Obey(companion.Do{Move: m}); t.screen.Trouble.Format != "" {
			return fault.Errorf("the move is not taken: %s", t.screen.Trouble)
		}
	}
	return nil
}

// by is the hand of whoever is in turn.
func (t *teller) by() tabletop.Person {
	state := t.match.State()
	seat := game.Table
	if turn := state.Turn(); len(turn) > 0 {
		seat = turn[0]
	}
	return t.table.Person(state, seat)
}

// lies finds a piece on the table, or says that it does not lie there.
func (t *teller) lies(piece string) (*tabletop.Lying, error) {
	if l := t.table.World.Find(piece); l != nil {
		return l, nil
	}
	return nil, fault.Errorf("%s does not lie on the table", piece)
}

func (a lay) do(t *teller) error {
	act := demo.Act{Piece: a.piece.ID, To: a.zone, On: a.on, Middle: a.placed, Right: a.right, Down: a.down, Turn: a.turn, Back: a.back}
	if a.on != "" {
		below, err := t.lies(a.on)
		if err != nil {
			return err
		}
		if act.To = below.Zone; act.To == "" {
			return fault.Errorf("%s lies in no zone", a.on)
		}
	}
	return t.hands.Do(t.by(), act)
}

func (a take) do(t *teller) error {
	if _, err := t.lies(a.piece); err != nil {
		return err
	}
	return t.hands.Do(t.by(), demo.Act{Piece: a.piece})
}

func (a pile) do(t *teller) error {
	cards := demo.FullPile
	if a.off {
		cards = 0
	}
	return t.hands.Pile(a.zone, cards)
}

func (a wait) do(t *teller) error { return t.hands.Rest(a.time) }
func (a together) do(t *teller) error {
	t.together = a.on
	t.hands.Unseen(a.on)
	return nil
}

func (a say) do(t *teller) error {
	if err := t.unknown(a.move); err != nil {
		return err
	}
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

// bands are the answers to a table that is apart from the record.
var bands = map[string]companion.Command{
	"Put back": companion.PutBack{}, "Redo": companion.CatchUp{}, "The table is right": companion.Adopt{},
}

func (a answer) do(t *teller) error {
	if command, ok := bands[a.which]; ok && t.screen.Apart.Pieces > 0 {
		t.session.Obey(command)
		return nil
	}
	q := t.screen.Question
	if q == nil {
		return fault.Errorf("nothing is asked")
	}
	offered := texts(q.Answers)
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
	move, err := a.move(t)
	if err != nil {
		return err
	}
	t.session.Obey(companion.Try{Move: move, Reply: func(refused error) {
		if refused != nil {
			t.tell(Note{Kind: Refuse, Text: game.Sentence(refused).String()})
		}
	}})
	return nil
}

// move is what is done on the page of a seat: a form that is filled in, or a
// move in the words of a transcript.
func (a phone) move(t *teller) (game.Move, error) {
	state := t.match.State()
	forms := formWords(state, a.seat)
	if f, ok := forms[a.words[0]]; ok {
		return f.Move(a.seat, strings.Split(strings.Join(a.words[1:], " "), ","))
	}
	if err := t.unknown(game.Move{Seat: a.seat, Verb: a.words[0]}, names(forms)...); err != nil {
		return game.Move{}, err
	}
	return a.other(append([]string{state.Seats()[a.seat]}, a.words...))
}

// formWords are the forms that a seat has on its page, by their verbs and the words of their titles.
func formWords(state game.State, seat game.Seat) map[string]game.Form {
	out := map[string]game.Form{}
	for _, f := range slices.Backward(state.View(seat).Forms) { // the first counts
		for _, w := range append(strings.Fields(strings.ToLower(f.Title.String())), f.Verb) {
			out[w] = f
		}
	}
	return out
}

// unknown says which verb is meant when a move has one that the game does not have; nil
// when it has it.
func (t *teller) unknown(m game.Move, others ...string) error {
	_, _, err := t.match.State().Apply(m)
	var refused *game.Refusal
	if !errors.As(err, &refused) || refused.Verbs == nil {
		return nil
	}
	return fault.Errorf("%s has no move %q: %s", t.match.Game.Box().Title, m.Verb, meant(m.Verb, append(refused.Verbs, others...)))
}
