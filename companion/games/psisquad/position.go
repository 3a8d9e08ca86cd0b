package psisquad

import (
	"github.com/grovewatch/grovewatch/companion/game"
)

// phase is what the table waits for.
type phase uint8

const (
	locking    phase = iota // each player's cypher
	starting                // who begins
	guessing                // a guess of the seat in turn
	answering               // the target's answer, on paper
	told                    // the turn marker's way to the next player
	uncovering              // the last cypher, on paper
	settling                // what the table makes of wrong answers
	over
)

// line is one line of a cypher's list: a guess and what came of it (R22).
type line struct {
	by, on           game.Seat
	guess            code
	correct, spotted int8
	value, was       int8 // of the cypher, after and before
	points           int8 // what the guesser got
}

// position is a state of the game, a value that is never changed.
type position struct {
	house *house
	phase phase
	seat  game.Seat // in turn; while uncovering the one who uncovers
	first game.Seat
	ended bool // the last guess is made; the bonus is paid

	cypher [maxSeats + 1]code // as the app knows it: told, guessed or uncovered
	home   [maxSeats + 1]bool // the cypher is locked: the target token lies in its place
	solved [maxSeats + 1]bool
	status [maxSeats + 1]int
	value  [maxSeats + 1]int
	lines  []line // all guesses, oldest first; never appended to in place

	// The guess that lies on the mat, made or not.
	aim    game.Seat
	cards  [maxKeys]uint8 // on each key: 1 + number of a digit card, or 0
	relaid bool           // a card was laid or taken in this turn
	left   line           // target and keys that lay there when the turn began
	anew   uint8          // a bit for each key that was laid in this round of all keys

	asked   line // the guess that is being answered or was just told
	typed   bool // it was typed: the turn marker has not moved to “Sure”
	counted bool // it was answered with the counters

	notes [maxSeats + 1]string // as in a move's place
	kept  bool                 // the statuses stand in spite of wrong answers

	// doubted are the seats whose answers no cypher fits, worked out when
	// somebody looks; nil before the first answer on paper.
	doubted func() [maxSeats + 1]bool
}

var _ game.State = (*position)(nil)

// Seats names every seat.
func (p *position) Seats() []string { return append([]string(nil), p.house.seats...) }

// Turn lists the seats that may act now.
func (p *position) Turn() []game.Seat {
	switch p.phase {
	case over:
		return nil
	case locking:
		var out []game.Seat
		for s := p.begin(); s <= p.last(); s++ {
			if !p.ready(s) {
				out = append(out, s)
			}
		}
		return out
	case starting, settling:
		return []game.Seat{game.Table}
	case answering:
		return []game.Seat{p.asked.on}
	}
	return []game.Seat{p.seat}
}

func (p *position) begin() game.Seat { return 1 }
func (p *position) last() game.Seat  { return game.Seat(p.house.players) }

// seated reports whether somebody has the seat.
func (p *position) seated(s game.Seat) bool { return s >= 1 && s <= p.last() }

// ready reports whether a seat's cypher is locked and, if the app is to hold
// it, entered.
func (p *position) ready(s game.Seat) bool {
	return p.home[s] && (p.house.paper || p.cypher[s] != code{})
}

// name is a seat's name for people.
func (p *position) name(s game.Seat) game.Text {
	if s == game.Table {
		return game.Say("The table")
	}
	return game.Say("Player %d", int(s))
}

// draft is the guess that lies on the mat.
func (p *position) draft() code {
	var c code
	for i, card := range p.cards[:p.house.keys] {
		if card != 0 {
			c[i] = digitOf(card)
		}
	}
	return c
}

// A digit card is numbered from 1: its digit's copies stand together.
func digitOf(card uint8) uint8 { return (card-1)/copies + 1 }

func cardID(card uint8) string { return digitID(int(card-1)/copies, int(card-1)%copies+1) }

// cardNo is the number of a digit card, or 0.
func cardNo(id string) uint8 { return cardNumbers[id] }

var cardNumbers = func() map[string]uint8 {
	out := map[string]uint8{}
	for n := uint8(1); n <= digits*copies; n++ {
		out[cardID(n)] = n
	}
	return out
}()

// seatOf is a seat's number by its name, its token or its turn cell; 0 for none.
func seatOf(text string) game.Seat { return seatNumbers[text] }

var seatNumbers = func() map[string]game.Seat {
	out := map[string]game.Seat{}
	for s := 1; s <= maxSeats; s++ {
		out[seatName(s)], out[tokenID(s)], out[turnZone(s)] = game.Seat(s), game.Seat(s), game.Seat(s)
	}
	return out
}()

// mayAim says why a seat cannot guess at a target, or nothing (R12, R13).
func (p *position) mayAim(by, on game.Seat) error {
	switch {
	case !p.seated(on):
		return game.Refuse("Nobody at this table has that cypher.")
	case on == by:
		return game.Refuse("Nobody guesses at the own cypher: choose another player.")
	case p.solved[on] && !p.house.again:
		return game.Refuse("The cypher of %s is solved: choose another player.", p.name(on))
	}
	return nil
}

// mayGuess reports whether a seat has a turn at all (R26).
func (p *position) mayGuess(s game.Seat) bool {
	if p.house.retire && p.solved[s] {
		return false
	}
	for t := p.begin(); t <= p.last(); t++ {
		if p.mayAim(s, t) == nil {
			return true
		}
	}
	return false
}

// next is the seat to the left that has the next turn (R10), or 0 for none;
// around tells that the round is complete.
func (p *position) next() (s game.Seat, around bool) {
	s = p.seat
	for range p.house.players {
		if s++; s > p.last() {
			s = p.begin()
		}
		around = around || s == p.first
		if p.mayGuess(s) {
			return s, around
		}
	}
	return 0, true
}

// unsolved counts the cyphers that nobody has found, and gives the last of them.
func (p *position) unsolved() (n int, last game.Seat) {
	for s := p.begin(); s <= p.last(); s++ {
		if !p.solved[s] {
			n, last = n+1, s
		}
	}
	return n, last
}

// nextKey is the key that a digit is for when nobody says which: the first that
// is empty, or else the first that was not laid anew. The order in which cards
// were laid plays no part: a camera does not know it.
func (p *position) nextKey() int {
	for i, c := range p.cards[:p.house.keys] {
		if c == 0 {
			return i
		}
	}
	for i := range p.house.keys {
		if p.anew&(1<<i) == 0 {
			return i
		}
	}
	return 0
}

// fresh reports whether the guess on the mat is another than what lay there when
// the turn began, or was laid anew: what is left from the last turn is no guess.
func (p *position) fresh() bool {
	return p.relaid || p.aim != p.left.on || p.draft() != p.left.guess
}

// turnTo gives the turn to a seat.
func (p *position) turnTo(s game.Seat) {
	p.phase, p.seat = guessing, s
	p.relaid, p.anew = false, 0
	p.left = line{on: p.aim, guess: p.draft()}
}
