package psisquad

import (
	"sync"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
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
	back             bool // the guess was taken back after its answer was heard
	correct, spotted int8
	value, was       int16 // of the cypher, after and before
	points           int16 // what the guesser got
}

// position is a state of the game, a value that is never changed.
type position struct {
	house *house
	phase phase
	seat  game.Seat // in turn; while uncovering the one who uncovers
	first game.Seat
	ended bool // the last guess is made; the bonus is paid

	cypher [maxSeats + 1]code // as the app knows it: told, guessed or uncovered
	locked [maxSeats + 1]bool // the target token came home
	solved [maxSeats + 1]bool
	status [maxSeats + 1]int
	value  [maxSeats + 1]int
	lines  []line // all guesses, oldest first; never appended to in place

	// Where the target tokens and the digit cards of a guess lie, made or not.
	lies kit.Store
	// What lay there when the last guess was made: it may be gone, or be part of
	// the next one.
	spent   [maxKeys]kit.Piece
	spentOn game.Seat
	anew    uint8              // a bit for each key that was laid in this round of all keys
	last    kit.Piece          // the card that was laid last for this guess
	under   [maxKeys]kit.Piece // what was laid for this guess and then covered by another card
	mat     game.Seat          // who locks what lies on the secret mat, until it is read
	latest  game.Seat          // who locked a cypher last
	read    game.Seat          // whose cypher was read from the secret mat last
	lain    code               // that cypher, as it lay there

	asked   line // the guess that is being answered or was just told
	typed   bool // it was typed: the turn marker has not moved to “Sure”
	counted bool // it was answered with the counters

	hinted [maxSeats + 1]int8 // how deep a hint the seat in turn, or the table, was given

	notes [maxSeats + 1]string // as in a move's place
	kept  bool                 // the statuses stand in spite of wrong answers

	// doubted are the seats whose answers no cypher fits, worked out when
	// somebody looks; nil before the first answer on paper.
	doubted func() [maxSeats + 1]bool `key:"-"`
}

var _ game.State = (*position)(nil)

// Seats names every seat.
func (p *position) Seats() []string { return p.house.Seats }

// Key is the whole position in one line of text. It holds the cyphers and is
// for nobody's eyes.
func (p *position) Key() string { return kit.Key("psisquad", p) }

// Turn lists the seats that may act now.
func (p *position) Turn() []game.Seat {
	switch p.phase {
	case over:
		return nil
	case locking:
		var out []game.Seat
		for s := range p.house.Seats.All() {
			if !p.ready(s) {
				out = append(out, s)
			}
		}
		return out
	case starting, settling:
		return []game.Seat{game.Table}
	case answering:
		return []game.Seat{p.asked.on}
	case told:
		if p.mayRetract() == nil {
			return []game.Seat{p.seat, game.Table}
		}
	}
	return []game.Seat{p.seat}
}

// ready reports whether a seat's cypher is locked and, if the app is to hold
// it, entered.
func (p *position) ready(s game.Seat) bool {
	return p.locked[s] && (p.house.paper || p.cypher[s] != code{})
}

// draft is the guess that lies on the mat.
func (p *position) draft() code {
	var c code
	for i, card := range p.laid() {
		if card != 0 {
			c[i] = digitOf(card)
		}
	}
	return c
}

// set numbers the pieces and zones of the box: the digit cards come first, a
// digit's copies together.
var set = sync.OnceValue(func() *kit.Set { return kit.NewSet(Box()) })

const lastCard kit.Piece = digits * copies

// digitOf is the digit on a card, plus one.
func digitOf(card kit.Piece) uint8 { return uint8((card-1)/copies) + 1 }

// cardOf is the digit card with an id, or 0.
func cardOf(id string) kit.Piece {
	if c := set().Piece(id); c <= lastCard {
		return c
	}
	return 0
}

// A seat's target token and its place, and a key of the guess mat.
func token(s game.Seat) kit.Piece { return set().Piece(tokenID(s)) }
func home(s game.Seat) kit.Place  { return set().Must(homeZone(s)) }
func key(i int) kit.Place         { return set().Must(keyZone(i)) }

// tokenOf is the seat whose target token has an id, or 0.
func tokenOf(id string) game.Seat {
	if s := seats.Of(set().Card(set().Piece(id)).Owner); s != 0 && id == tokenID(s) {
		return s
	}
	return 0
}

// seats are all that the box is printed for.
var seats = kit.Players(maxSeats)

// cards are the digit cards that lie on the keys of the guess mat, 0 for none.
func (p *position) cards() (out [maxKeys]kit.Piece) {
	for i := range out {
		out[i] = p.lies.Top(key(i))
	}
	return out
}

// laid are the cards on the keys that a cypher has, 0 for none.
func (p *position) laid() []kit.Piece {
	cards := p.cards()
	return cards[:p.house.keys]
}

// aim is the seat whose target token lies on the target cell, or 0.
func (p *position) aim() game.Seat {
	return seats.Of(set().Card(p.lies.Top(set().Must(aimZone))).Owner)
}

// setAim lays a target token on the target cell, or none for seat 0. The one
// that lay there goes home; that of a solved cypher leaves the table.
func (p *position) setAim(s game.Seat) {
	if was := p.aim(); was != 0 {
		to := home(was)
		if p.solved[was] {
			to = kit.Nowhere
		}
		p.lies.Lay(token(was), to)
	}
	if s != 0 {
		p.lies.Lay(token(s), set().Must(aimZone))
	}
}

// mayAim says why a seat cannot guess at a target, or nothing (R12, R13).
func (p *position) mayAim(by, on game.Seat) error {
	switch {
	case !p.house.Seats.Seated(on):
		return game.Refuse("Nobody at this table has that cypher.")
	case on == by:
		return game.Refuse("You cannot guess your own cypher. Choose another player.")
	case p.solved[on] && (!p.house.again || p.house.gain): // else it would pay for ever
		return game.Refuse("The cypher of %s is solved: choose another player.", kit.PlayerName(on))
	}
	return nil
}

// mayGuess reports whether a seat has a turn at all (R26).
func (p *position) mayGuess(s game.Seat) bool {
	if p.house.retire && p.solved[s] {
		return false
	}
	for t := range p.house.Seats.All() {
		if p.mayAim(s, t) == nil {
			return true
		}
	}
	return false
}

// next is the seat to the left that has the next turn (R10), or 0 for none;
// around tells that the round is complete.
func (p *position) next() (s game.Seat, around bool) {
	for s := range p.house.Seats.Around(p.house.Seats.Next(p.seat)) {
		around = around || s == p.first
		if p.mayGuess(s) {
			return s, around
		}
	}
	return 0, true
}

// unsolved counts the cyphers that nobody has found, and gives the last of them.
func (p *position) unsolved() (n int, last game.Seat) {
	for s := range p.house.Seats.All() {
		if !p.solved[s] {
			n, last = n+1, s
		}
	}
	return n, last
}

// uncovers is who uncovers the only cypher on paper that nobody has found, or 0.
func (p *position) uncovers() game.Seat {
	if n, last := p.unsolved(); p.house.paper && n == 1 {
		return last
	}
	return 0
}

// nextKey is the key that a digit is for when nobody says which: the first that
// is empty, or else the first that was not laid anew. The order in which cards
// were laid plays no part: a camera does not know it.
func (p *position) nextKey() int {
	for i, c := range p.laid() {
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

// fresh reports whether anything on the mat was laid since the last guess: what is
// left from then is no guess.
func (p *position) fresh() bool { return p.cards() != p.spent || p.aim() != p.spentOn }

// reuses reports whether a part of the guess on the mat is left from the last one.
// Whether it still lies there the record does not know.
func (p *position) reuses() bool {
	for i, c := range p.laid() {
		if c != 0 && c == p.spent[i] {
			return true
		}
	}
	return false
}

// lacksDigits reports whether a target lies there and digits are still asked for.
func (p *position) lacksDigits() bool {
	return p.phase == guessing && p.mayAim(p.seat, p.aim()) == nil && (p.mayAsk() != nil || p.reuses())
}

// turnTo gives the turn to a seat.
func (p *position) turnTo(s game.Seat) {
	p.phase, p.seat, p.hinted = guessing, s, [maxSeats + 1]int8{}
}
