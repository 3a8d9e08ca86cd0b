package story

import (
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

func (a play) do(t *teller) error {
	before, n := t.match.State(), t.match.Len()
	t.session.Obey(companion.Do{Move: a.move})
	if t.match.Len() == n {
		if _, _, err := before.Apply(a.move); err != nil {
			return err
		}
		return fault.Errorf("the move was not taken")
	}
	return t.hands.follow(a.move.Seat, before, t.match.State())
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

func (a answer) do(t *teller) error {
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
