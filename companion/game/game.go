// Package game is the contract that every game at the table meets, and the
// Match that folds moves into a state and a transcript. It must not know
// cameras, widgets, clocks or chance: the same moves give the same bytes.
//
// # What a game may leave out
//
// Beside [Game], [State] and [Players] a game implements what it has use for:
//
//	on the Game:
//	  Presenter  how it is offered to people who do not know it
//	  Chooser    options that a table chooses
//	  Decker     it can be played with a deck of people's own
//	  Lister     people can replace the lists of its cards
//	  Beginner   a part of the box is enough for a first evening
//	  Crafter    one seat makes up a secret rule at a bench
//	  Teacher    guided first rounds, each with a Tutor
//	on the State, about moves and pieces:
//	  Signer     moves that have a sign of their own
//	  Anticipator  pieces that may be laid before they are due
//	  Placer     pieces that count as lying elsewhere than they are seen
//	  Binder     moves that cannot be taken back
//	  Indicator  pieces that only show what the record knows
//	  Fanner     of these, the ones that others may cover
//	  Kinder     pieces and places that make no difference
//	  Sparer     cards that stay in the box
//	  Tidier     corrections without a meaning
//	  Rejudger   verdicts that a correction decides again
//	  Reasoner   moves that people may have meant
//	  Doubter    what is wrong with a table, in words
//	  Assurer    moves that people are asked about before they are made
//	  Barrer     why a seat may make no move of some kind now
//	  Occasioned what moves of one verb are made for now, as rules tell them apart
//	  Instructor what hands do for a move of the app
//	  Hinter     hints for all to see
//	  Beholder   what a card means that is held up to the camera
//	on the State, about secrets:
//	  Sealer     moves that are sealed before they are opened
//	  Concealer  moves that may say what not everyone may know
//	  Coverer    pieces that are covered for good
//	  Successor  seats whose secrets go to whoever takes them over from the app
//	  Checker    what a seat may know of one card
//	  Revealer   everything, once the game is over
//	  Closer     the secret that the game was about, told at its end
//	  Reviewer   what could have been known, and when
//	  Chronicler what the story of a game follows from move to move
//	  Charter    what else is drawn over the whole game
//	on the State, for the tests:
//	  Auditor    laws that hold after every move
//	on the Players:
//	  Hidden(State) Layout    what they have laid where no layout tells
//	  FaceDown(State) Layout  which cards lie face down
//	  Secretive() bool        whether they know more than a State tells
//	  Carry, Tell             how they help the app, as automa.Helping says
//	  Answer(State) Text      what whoever is asked says at the end, from any goroutine
//
// A kit.Game has all that is asked of a Game but Decker, Lister, Beginner and Crafter.
package game

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
)

// Seat is who sees and acts. Seat 0 is the table: it plays chance and sees
// only what everyone sees, so a forgotten seat yields the public view.
type Seat int

// Table is the seat of chance and of the public view.
const Table Seat = 0

// Setup is what a table chooses before a match.
type Setup struct {
	Game    string            // "grove"
	Deck    OwnDeck           // zero for the deck of the game's own box
	Players int               // people at the table
	Options map[string]string // the game's own options, by name
}

// Game makes matches of one game. Implementations hold no state of a match.
type Game interface {
	// Name is the word used in commands and files: "grove".
	Name() string
	// Title is the English name shown to people.
	Title() string
	// Box is everything printed for the game. Callers must not change it.
	Box() *cards.Box
	// New checks a set-up and gives the first state. The error is a sentence.
	New(Setup) (State, error)
	// Players makes simulated people who play a whole legal game by
	// themselves; pick(n) gives their chance, a number from 0 to n-1.
	Players(s Setup, pick func(n int) int) (Players, error)
}

// OwnDeck says which deck of people's own a game is played with.
type OwnDeck struct {
	Folder string // where it lies, as an absolute path
	Digest string // as in deck.Deck
}

// Decker is a Game that people can play with a deck of their own.
type Decker interface {
	Game
	// With is the game with another deck. The error is a sentence about it.
	With(*deck.Deck) (Game, error)
}

// Lister is a Game whose cards stand in lists, which people can replace by lists of
// their own in a folder.
type Lister interface {
	Game
	// Lists names the files of the folder.
	Lists() []string
	// WithLists is the game with other lists, by the names of their files. The
	// error is a sentence that names the file and the line.
	WithLists(files map[string][]byte) (Game, error)
}

// TakesOwn reports whether a game can be played with people's own cards.
func TakesOwn(g Game) bool {
	_, decks := g.(Decker)
	_, lists := g.(Lister)
	return decks || lists
}

// Players are simulated people: they hold the hands and secrets that a State
// may not know, and say what they do next.
type Players interface {
	// Next is the next move in the given state, whose move it is included.
	Next(State) (Move, error)
}

// State is a position of a game: a value that is never changed.
type State interface {
	// Seats names every seat, the table's first: "table", "visitor", "kid", "agent1".
	Seats() []string
	// Turn lists the seats that may act now; empty when the game is over.
	Turn() []Seat
	// Legal lists the moves of a seat, in a fixed order. Moves that correct
	// the record (verb Correct), and moves that note what only some seats may
	// know, are not listed. A move that is to be concluded from the table names no
	// piece that is not seen to move: of four cards on one pile the topmost.
	Legal(Seat) []Move
	// Apply gives the state after a move and what happened: a sentence at least for
	// each seat that may know of the move. A refused move gives a *Refusal, a
	// sentence a player understands.
	Apply(Move) (State, []Event, error)
	// View is what one seat may know, built up from empty. It is asked for seats
	// that nobody has, too: they get the table's view.
	View(Seat) View
	// Redact is what a seat may know of a move made in this state, built up
	// from empty. Everyone may know the verb and who acted, unless the move
	// changes nothing for the table: then a seat that may not know of it gets
	// the empty Move, and nothing else tells her that it was made.
	Redact(Move, Seat) Move
	// Layout is what the camera should see now.
	Layout() Layout
	// Result is nil while the game goes on.
	Result() *Result
	// Key is the whole position in one line of text: equal keys, equal states.
	Key() string
}

// Layout says in which zone each tagged object lies. An object that is not in
// it should not lie in any zone; the zone Anywhere stands for "no matter where".
type Layout map[string]string

// Differs lists the objects that lie elsewhere in another layout, or in one of the two alone,
// sorted.
func (l Layout) Differs(from Layout) (out []string) {
	for o, zone := range l {
		if from[o] != zone {
			out = append(out, o)
		}
	}
	for o, zone := range from {
		if _, lies := l[o]; !lies && zone != "" {
			out = append(out, o)
		}
	}
	slices.Sort(out)
	return out
}

// Anywhere is the zone of an object whose place does not matter now.
const Anywhere = "*"

// Event is something that happened, for the seats that may know it.
type Event struct {
	To   []Seat // empty: everyone
	Text Text
	// Reveals is set when it tells what nobody could know before the move, such
	// as how a guess compares with a secret. Nothing of it is said of a move
	// that is only supposed, and no move after that one is.
	Reveals bool
	// Verdict is set when it tells whether somebody was right: the table has to
	// lie still for a moment before the move is taken.
	Verdict bool
	// Final is set when the move cannot be taken back in silence any more, though
	// nobody else has acted on it, as when a card that nobody knew was drawn by it or
	// because of it. Simulated people who err then do not draw another one by mistake:
	// that would be another draw. What reveals is final, too, and so is all before it.
	Final bool
}

// Reveal reports whether one of the events of a move reveals something.
func Reveal(events []Event) bool {
	return slices.ContainsFunc(events, func(e Event) bool { return e.Reveals })
}

// Settle reports whether a move with such events is final.
func Settle(events []Event) bool {
	return slices.ContainsFunc(events, func(e Event) bool { return e.Reveals || e.Final })
}

// Result is how a game ended.
type Result struct {
	Winners []Seat `json:"winners"`
	Text    Text   `json:"text"` // one sentence
}

// Text is a sentence for people: an English format, which is also its key for
// translation, and its arguments. An argument may itself be a Text.
type Text struct {
	Format string
	Args   []any
}

// Asks reports whether the text is a question.
func (t Text) Asks() bool { return strings.HasSuffix(t.Format, "?") }

// Refusal is the error of a move that the rules do not allow.
type Refusal struct {
	Text  Text
	Verbs []string // those that the game has, when the move has another one
}

// Error gives the refusal in English.
func (r *Refusal) Error() string { return r.Text.String() }

// Refuse makes a refusal from an English sentence and its arguments.
func Refuse(format string, args ...any) error {
	return &Refusal{Text: Say(format, args...)}
}

// Doubter is a State that can say in words what is wrong with a table that no
// legal move explains.
type Doubter interface {
	// Doubt reports false when there are no better words than what is expected
	// beside what is seen.
	Doubt(seen Layout) (Doubt, bool)
}

// Doubt is the question about a table that is not as the rules have it.
type Doubt struct {
	Question Text
	Accept   []Move // the moves that take the table as it lies; none when the rules cannot
	Or       []Move // other moves that do, when the question is which of two
	Which    bool   // it asks which of several explanations is true
	Early    bool   // what was done is legal later on: it stays there, and nobody need answer
	Unclear  bool   // what was done last may have been another move: it is asked, not taken for one in silence
	Due      bool   // it says what has to be done first: what else lies otherwise is no matter, and nobody need answer

	// Beside are the pieces that it is about, when they say nothing of what is done beside
	// them: play goes on as if they lay where the record has them.
	Beside []string
	// Answers are what people may say to the question, when that is not to take
	// the table as it lies. What they say is believed of pieces that are not seen
	// so, until these are touched.
	Answers []Answer
	// Hint has the question be no question but a hint. A doubt that is a hint or
	// has answers is said even when the table is as the rules have it.
	Hint bool
	// Slow has a hint said only when the table has lain for longer: somebody may just have begun
	// what it asks for.
	Slow bool
	// Stray is a piece that nobody may have laid where it is seen, or empty:
	// nothing is made of it until somebody touches it.
	Stray string
	// Home has nothing made of the stray until it lies where the record has it, or a move is
	// made, wherever else it is laid.
	Home bool
}

// Answer is what people may say to the question of a doubt.
type Answer struct {
	Text  Text
	Moves []Move // none when nothing has happened yet
	Aside string // a piece that it says is of no account where it lies, until it is touched; or empty
	// Instead has its moves made instead of the last ones, of which as few are taken back as
	// the rules need for it.
	Instead bool
}

// Coverer is a State in which pieces can be covered for good: what was open is
// then named to nobody, in what is told of earlier moves neither.
type Coverer interface {
	// Covered lists the covered pieces by id.
	Covered() []string
}

// Auditor is a State that can check its own laws after a move, for playouts. Its error is
// for programmers: fmt.Errorf, which no translation needs.
type Auditor interface {
	Audit(m Move, after State) error
}
