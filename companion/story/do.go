package story

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// seenAfter is how long the referee has to see a move that people play.
const seenAfter = 2 * time.Second

// do lays the table as after the move and lets the referee see it; what it does
// not see, or sees otherwise, is said.
func (a play) do(t *teller) error {
	before, n := t.match.State(), t.match.Len()
	after, _, err := before.Apply(a.move)
	if err != nil {
		return err
	}
	moved, err := t.hands.follow(a.move.Seat, before, after)
	for end := t.hands.now() + seenAfter; err == nil && moved && t.match.Len() == n && t.hands.now() < end; {
		err = t.hands.rest(step)
	}
	if err != nil {
		return err
	}
	if t.match.Len() == n+1 && t.match.Move(n).Seat == a.move.Seat && t.match.Move(n).Verb == a.move.Verb && maps.Equal(t.match.State().Layout(), after.Layout()) {
		return nil
	}
	for t.match.Len() > n && t.match.CanUndo() {
		t.session.Obey(companion.Undo{})
	}
	if t.session.Obey(companion.Do{Move: a.move}); t.match.Len() == n {
		return fault.Errorf("the move is not taken: %s", t.screen.Trouble)
	}
	return nil
}

func (a lay) do(t *teller) error  { return t.hands.lay(a) }
func (a take) do(t *teller) error { return t.hands.take(a.piece) }
func (a pile) do(t *teller) error { return t.hands.pile(a.zone, a.off) }
func (a wait) do(t *teller) error { return t.hands.rest(a.time) }
func (a together) do(t *teller) error {
	t.together = a.on
	t.hands.together(a.on)
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
	move, err := a.move(t.match.State())
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
func (a phone) move(state game.State) (game.Move, error) {
	for _, f := range state.View(a.seat).Forms {
		titled := slices.Contains(strings.Fields(strings.ToLower(f.Title.String())), a.words[0])
		if f.Verb == a.words[0] || titled {
			return f.Move(a.seat, strings.Split(strings.Join(a.words[1:], " "), ","))
		}
	}
	return game.ParseMove(strings.Join(append([]string{state.Seats()[a.seat]}, a.words...), " "), state.Seats())
}
