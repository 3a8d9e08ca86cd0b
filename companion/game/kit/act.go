package kit

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Act is one move that is being made, and what it tells.
type Act struct {
	Move   game.Move
	Events []game.Event
	Final  bool // what is told from now on is final, as a card was drawn unseen: see game.Event
}

// Say tells everyone. What else is so of the event, such as Reveals, is set in Events
// after it.
func (a *Act) Say(format string, args ...any) { a.Tell(nil, format, args...) }

// Tell tells the named seats only, or everyone when none is named.
func (a *Act) Tell(to []game.Seat, format string, args ...any) {
	a.Events = append(a.Events, game.Event{To: to, Text: game.Say(format, args...), Final: a.Final})
}

// Form checks how many objects the move names, and that it has a place and a
// number exactly when it should.
func (a *Act) Form(least, most int, place, number bool) error {
	m := a.Move
	if len(m.Objects) < least || len(m.Objects) > most || (m.Place != "") != place || (m.Number != 0) != number {
		return game.Refuse("The move “%s” is not complete, or says too much.", m.Verb)
	}
	return nil
}

// Bare checks that the move is its verb alone.
func (a *Act) Bare() error { return a.Form(0, 0, false, false) }

// Form is what a move has beside its seat and verb: so many objects, and a
// place and a number or not.
type Form struct {
	Least, Most   int // objects
	Place, Number bool
}

// The forms of most verbs.
var (
	Bare     = &Form{}                               // nothing more
	OneAt    = &Form{Least: 1, Most: 1, Place: true} // an object and a place
	OneThing = &Form{Least: 1, Most: 1}
	JustAt   = &Form{Place: true}
)

// Verb is one kind of move of a game whose acts are of type A and whose phases
// are of type P.
type Verb[A any, P comparable] struct {
	Phases []P           // in which it may be made; none means that Do sees to it
	Form   *Form         // what it has; nil means that Do sees to it
	May    func(A) error // why nobody may make it now, whatever it names; nil when what it names decides
	Do     func(A) error // makes it, or refuses it in a sentence
	Label  string        // of its button
	Key    string        // a single letter that presses the button, or empty
	Chance bool          // nobody chooses what it names: see game.Action
}

// Verbs are all kinds of moves of a game, by the word in a transcript.
type Verbs[A any, P comparable] map[string]Verb[A, P]

// Turn is what Verbs must know of the position in which a move is made.
type Turn[P comparable] struct {
	Phase  P
	Over   bool
	May    []game.Seat               // who may make the move, the first in turn order first
	Name   func(game.Seat) game.Text // what people call a seat
	Prompt func() game.Text          // what is to be done now
}

// Make makes a move, or refuses it: after the end, of an unknown kind, by
// someone who is not to act, in the wrong phase, or of another form. The verb
// game.Correct is for the table together, whoever is to act.
func (v Verbs[A, P]) Make(a A, m game.Move, now Turn[P]) error {
	if err := v.Barred(a, m, now); err != nil {
		return err
	}
	verb := v[m.Verb]
	if f := verb.Form; f != nil {
		if err := (&Act{Move: m}).Form(f.Least, f.Most, f.Place, f.Number); err != nil {
			return err
		}
	}
	return verb.Do(a)
}

// Barred is why a seat may make no move of a verb now, whatever it names; nil when
// what it names decides. Where the table would act, or does, the prompt says what is
// to be done instead.
func (v Verbs[A, P]) Barred(a A, m game.Move, now Turn[P]) error {
	if now.Over {
		return game.Refuse("The game is over; no move is left.")
	}
	verb, ok := v[m.Verb]
	switch {
	case !ok:
		return &game.Refusal{Text: game.Say("Nothing in this game is called “%s”.", m.Verb), Verbs: slices.Sorted(maps.Keys(v))}
	case m.Verb == game.Correct && m.Seat != game.Table:
		return Table(m)
	case m.Verb != game.Correct && !slices.Contains(now.May, m.Seat) && (m.Seat == game.Table || now.May[0] == game.Table):
		return game.Refuse("That cannot be done now. %s", now.Prompt())
	case m.Verb != game.Correct && !slices.Contains(now.May, m.Seat):
		return game.Refuse("%s is to act now, not %s.", now.Name(now.May[0]), now.Name(m.Seat))
	case len(verb.Phases) > 0 && !slices.Contains(verb.Phases, now.Phase):
		return game.Refuse("That cannot be done now. %s", now.Prompt())
	case verb.May != nil:
		return verb.May(a)
	}
	return nil
}

// Actions groups legal moves by their verb into buttons, in the order in which
// they are listed. relabel may change a button for the position; it may be nil.
func (v Verbs[A, P]) Actions(legal []game.Move, relabel func(verb string, a *game.Action)) []game.Action {
	var out []game.Action
	for from := 0; from < len(legal); {
		verb := legal[from].Verb
		to := from + 1
		for to < len(legal) && legal[to].Verb == verb {
			to++
		}
		a := game.Action{Key: v[verb].Key, Chance: v[verb].Chance, Choices: legal[from:to:to]}
		if v[verb].Label != "" {
			a.Label = game.Say(v[verb].Label)
		}
		if relabel != nil {
			relabel(verb, &a)
		}
		out = append(out, a)
		from = to
	}
	return out
}

// Table refuses a correction that is not made by the table together.
func Table(m game.Move) error {
	if m.Seat != game.Table {
		return game.Refuse("Only the table together corrects the record.")
	}
	return nil
}
