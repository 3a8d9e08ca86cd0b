package psisquad

import (
	"strings"
	"unicode/utf8"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// The verbs of moves.
const (
	vLock    = "lock"    // a cypher: told to the app, or on paper
	vNote    = "note"    // a private note
	vFirst   = "first"   // who begins
	vAim     = "aim"     // a target token onto the mat
	vLay     = "lay"     // a digit card onto a key
	vTake    = "take"    // a token or card off the mat
	vClear   = "clear"   // everything off the mat
	vAsk     = "ask"     // what lies on the mat is the guess
	vGuess   = "guess"   // a guess that is typed
	vAnswer  = "answer"  // with the counters
	vSay     = "say"     // an answer that is typed
	vDone    = "done"    // the turn marker goes on
	vUncover = "uncover" // a cypher at the end
	vSettle  = "settle"  // what counts after wrong answers
)

// Apply gives the state after a move and what happened.
func (p *position) Apply(m game.Move) (game.State, []game.Event, error) {
	q := *p
	q.lies = p.lies.Copy()
	events, err := q.make(m)
	if err != nil {
		return nil, nil, err
	}
	return &q, events, nil
}

// make makes a move in a fresh copy of the position.
func (p *position) make(m game.Move) ([]game.Event, error) {
	if p.phase == over {
		return nil, game.Refuse("The game is over.")
	}
	if m.Seat != game.Table && !p.house.Seats.Seated(m.Seat) {
		return nil, game.Refuse("Nobody sits there.")
	}
	if m.Number != 0 {
		return nil, game.Refuse("That move takes no number.")
	}
	switch m.Verb {
	case vNote:
		return p.note(m)
	case vLock:
		return p.lock(m)
	case vFirst:
		return p.begins(m)
	case vAim, vLay, vTake, vClear, vAsk, vGuess:
		return p.atMat(m)
	case vAnswer, vSay:
		return p.answer(m)
	case vDone:
		return p.done(m)
	case vUncover:
		return p.uncover(m)
	case vSettle:
		return p.settle(m)
	case game.Correct:
		return p.correct(m)
	}
	return nil, game.Refuse("Psi Squad has no move of that kind.")
}

// bare refuses a move that names more than its kind does.
func bare(m game.Move, objects int, place bool) error {
	if len(m.Objects) != objects || (m.Place != "") != place {
		return game.Refuse("That move names too much or too little.")
	}
	return nil
}

// tell makes an event for everyone.
func tell(format string, args ...any) game.Event {
	return game.Event{Text: game.Say(format, args...)}
}

// note keeps a player's private note (R40).
func (p *position) note(m game.Move) ([]game.Event, error) {
	if m.Seat == game.Table {
		return nil, game.Refuse("The table keeps no notes: every player has her own page.")
	}
	place, _ := unveiledNote(m.Place)
	text, ok := game.TextOf(place)
	if !ok || len(m.Objects) > 0 || utf8.RuneCountInString(text) > noteLength {
		return nil, game.Refuse("The note is too long or has unreadable characters. Write at most %d letters.", noteLength)
	}
	if p.notes[m.Seat] == place {
		return nil, game.Refuse("Your notes already say so.")
	}
	p.notes[m.Seat] = place
	return []game.Event{tell("%s writes a note.", kit.PlayerName(m.Seat))}, nil
}

// lock takes a player's cypher (R5 to R8): its digits for the app to hold, or
// only that it is written. A token laid without digits leaves them to be entered.
func (p *position) lock(m game.Move) ([]game.Event, error) {
	s := m.Seat
	switch {
	case p.phase != locking:
		return nil, game.Refuse("The cyphers are locked: none can be changed.")
	case s == game.Table:
		return nil, game.Refuse("Each player locks only her own cypher.")
	case len(m.Objects) > 0:
		return nil, game.Refuse("That move names too much or too little.")
	case p.ready(s):
		return nil, game.Refuse("The cypher of %s is locked and cannot be changed.", kit.PlayerName(s))
	case p.house.paper && m.Place != "":
		return nil, game.Refuse("At this table the players answer: keep your cypher on your sheet.")
	case m.Place == "" && p.locked[s]:
		return nil, game.Refuse("%s has not entered a cypher yet.", kit.PlayerName(s))
	}
	if m.Place != "" {
		c, ok := unveil(m.Place, p.house.keys)
		if !ok {
			return nil, game.Refuse("That is not a cypher. A cypher has exactly %d digits.", p.house.keys)
		}
		if err := p.house.allows(c); err != nil {
			return nil, err
		}
		p.cypher[s] = c
	}
	p.locked[s] = true
	p.lies.Lay(set().Piece(tokenID(s)), set().Must(homeZone(s)))
	if len(p.Turn()) == 0 {
		p.phase = starting
	}
	if !p.ready(s) {
		return []game.Event{tell("%s is here, but has not entered a cypher yet.", kit.PlayerName(s))}, nil
	}
	return []game.Event{tell("%s has locked a cypher.", kit.PlayerName(s))}, nil
}

// begins gives the first turn to a player (R9).
func (p *position) begins(m game.Move) ([]game.Event, error) {
	if p.phase != starting || m.Seat != game.Table {
		return nil, game.Refuse("Choose who begins after all cyphers are locked.")
	}
	if len(m.Objects) > 0 {
		return nil, game.Refuse("That move names too much or too little.")
	}
	s := game.Seat(1)
	if m.Place != anyone {
		if s = p.house.Seats.Of(strings.TrimPrefix(m.Place, "TURN-")); s == 0 || m.Place != turnZone(s) {
			return nil, game.Refuse("Nobody sits there.")
		}
	}
	p.turnTo(s)
	p.first = s
	return []game.Event{tell("%s begins.", kit.PlayerName(s))}, nil
}

// anyone stands for a first player whom chance picks.
const anyone = "any"

// done passes the turn on to the left, or ends the game (R10, R27).
func (p *position) done(m game.Move) ([]game.Event, error) {
	if p.phase != told || m.Seat != p.seat {
		return nil, game.Refuse("The turn ends after the answer to a guess.")
	}
	if err := bare(m, 0, false); err != nil {
		return nil, err
	}
	p.typed, p.counted = false, false
	next, around := p.next()
	if left, _ := p.unsolved(); !p.ended && left <= 1 && (around || next == 0) {
		p.end()
	}
	if p.ended {
		return p.close(), nil
	}
	p.turnTo(next)
	return []game.Event{tell("It is the turn of %s.", kit.PlayerName(next))}, nil
}

// settle is what the table decides about wrong answers.
func (p *position) settle(m game.Move) ([]game.Event, error) {
	if p.phase != settling || m.Seat != game.Table {
		return nil, game.Refuse("There is no wrong answer to decide on.")
	}
	if len(m.Objects) > 0 || m.Place != settleKept && m.Place != settleRight {
		return nil, game.Refuse("The table keeps the statuses as announced, or takes the right ones.")
	}
	p.kept = m.Place == settleKept
	if !p.kept {
		p.status, p.value = p.rescored()
	}
	p.phase = over
	return []game.Event{tell("%s", p.Result().Text)}, nil
}

// What the table can settle on.
const settleKept, settleRight = "kept", "right"
