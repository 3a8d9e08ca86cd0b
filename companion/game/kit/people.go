package kit

import (
	"errors"
	"math"

	"github.com/grovewatch/grovewatch/companion/game"
)

// People are simulated people who play by positions of type P, their game's
// own. They may have the methods of Hiding, Dealing, Helping and Answering too.
type People[P game.State] interface {
	// Next is the next move of whoever is to act. It may be asked for any
	// position, also after moves that others made or took back: people first
	// bring what they hold in line with it.
	Next(P) (game.Move, error)
}

// Hiding people lay pieces where no layout tells. Hidden gives their zones,
// empty for off the table.
type Hiding[P game.State] interface{ Hidden(P) game.Layout }

// Dealing people know which cards lie face down. FaceDown gives their zones. A
// card in a hand has none, nor has one in a zone of style cards.Deck.
type Dealing[P game.State] interface{ FaceDown(P) game.Layout }

// Helping people carry out what the app leaves open, and tell it what it has to
// know, as automa.Helping says.
type Helping[P game.State] interface {
	Carry(P, game.Move) game.Move
	Tell(P, game.Move, game.Seat) game.Move
}

// Answering people answer what a game.Closing asks, from any goroutine; with nothing
// where they do not.
type Answering[P game.State] interface{ Answer(P) game.Text }

// Played makes people of one game play at any table.
func Played[P game.State](p People[P]) game.Players { return played[P]{p} }

type played[P game.State] struct{ people People[P] }

// Next is the next move in a position of theirs that is not the last.
func (w played[P]) Next(st game.State) (game.Move, error) {
	p, ok := st.(P)
	switch {
	case !ok:
		return game.Move{}, errors.New("these people play another game")
	case st.Result() != nil:
		return game.Move{}, errors.New("the game is over")
	}
	return w.people.Next(p)
}

// Answer is what answering people say.
func (w played[P]) Answer(st game.State) game.Text {
	p, ok := st.(P)
	if a, answers := w.people.(Answering[P]); ok && answers {
		return a.Answer(p)
	}
	return game.Text{}
}

// Hidden is what hiding people have laid.
func (w played[P]) Hidden(st game.State) game.Layout {
	p, ok := st.(P)
	if h, hides := w.people.(Hiding[P]); ok && hides {
		return h.Hidden(p)
	}
	return nil
}

// FaceDown is what dealing people know.
func (w played[P]) FaceDown(st game.State) game.Layout {
	p, ok := st.(P)
	if d, deals := w.people.(Dealing[P]); ok && deals {
		return d.FaceDown(p)
	}
	return nil
}

// Secretive reports whether the people know more than a position tells: hiding and
// dealing people do.
func (w played[P]) Secretive() bool {
	_, hides := w.people.(Hiding[P])
	_, deals := w.people.(Dealing[P])
	return hides || deals
}

// Carry is how helping people carry a choice out.
func (w played[P]) Carry(st game.State, choice game.Move) game.Move {
	p, ok := st.(P)
	if h, helps := w.people.(Helping[P]); ok && helps {
		return h.Carry(p, choice)
	}
	return game.Move{}
}

// Tell is what helping people tell.
func (w played[P]) Tell(st game.State, m game.Move, app game.Seat) game.Move {
	p, ok := st.(P)
	if h, helps := w.people.(Helping[P]); ok && helps {
		return h.Tell(p, m, app)
	}
	return game.Move{}
}

// Tutor is a game.Tutor whose positions are of type P, their game's own.
type Tutor[P game.State] interface {
	People[P]
	Hand(P) []string
	Asks(P) *game.Ask
	Advice(P, game.Move) game.Text
	Take(P, game.Move) game.Move
	Unseen(game.Move) bool
	Over(P) bool
	Fill(game.Blank, P) game.Text
}

// Taught makes a tutor of one game teach at any table. At one of another game
// there is nothing to say, and the lesson is over.
func Taught[P game.State](t Tutor[P]) game.Tutor { return taught[P]{played[P]{t}, t} }

type taught[P game.State] struct {
	played[P]
	tutor Tutor[P]
}

func (t taught[P]) Hand(st game.State) []string {
	if p, ok := st.(P); ok {
		return t.tutor.Hand(p)
	}
	return nil
}

// Asks is nothing once the game is over.
func (t taught[P]) Asks(st game.State) *game.Ask {
	if p, ok := st.(P); ok && st.Result() == nil {
		return t.tutor.Asks(p)
	}
	return nil
}

func (t taught[P]) Advice(st game.State, m game.Move) game.Text {
	if p, ok := st.(P); ok {
		return t.tutor.Advice(p, m)
	}
	return game.Text{}
}

func (t taught[P]) Take(st game.State, m game.Move) game.Move {
	if p, ok := st.(P); ok {
		return t.tutor.Take(p, m)
	}
	return m
}

func (t taught[P]) Unseen(m game.Move) bool { return t.tutor.Unseen(m) }

// Over is true at the end of the game, too.
func (t taught[P]) Over(st game.State) bool {
	p, ok := st.(P)
	return !ok || st.Result() != nil || t.tutor.Over(p)
}

func (t taught[P]) Fill(b game.Blank, st game.State) game.Text {
	if p, ok := st.(P); ok {
		return t.tutor.Fill(b, p)
	}
	return game.Text{}
}

// OneOf is one of several by the chance of simulated people: pick(n) gives a
// number from 0 to n-1.
func OneOf[T any](pick func(n int) int, of []T) T { return of[pick(len(of))] }

// Best is the one of several with the highest value, the first of equals, and
// its value; of none it is the zero T.
func Best[T any](of []T, value func(T) int) (best T, most int) {
	most = math.MinInt
	for _, x := range of {
		if v := value(x); v > most {
			best, most = x, v
		}
	}
	return best, most
}
