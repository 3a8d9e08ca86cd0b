package psisquad

import (
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// atMat lays out a guess and makes it: only the seat in turn may (R14), and it
// may change what lies there until it is asked (R37). While uncovering the last
// cypher is laid out in the same way.
func (p *position) atMat(m game.Move) ([]game.Event, error) {
	switch {
	case p.phase == told || p.phase == answering:
		return nil, game.Refuse("The guess is already made and cannot be changed.")
	case p.phase != guessing && p.phase != uncovering:
		return nil, game.Refuse("Nobody guesses now.")
	case m.Seat != p.seat:
		return nil, game.Refuse("It is the turn of %s.", kit.PlayerName(p.seat))
	}
	switch m.Verb {
	case vAim:
		return p.aimAt(m)
	case vLay:
		return p.lay(m)
	case vTake:
		return p.take(m)
	case vClear:
		if err := bare(m, 0, false); err != nil {
			return nil, err
		}
		if p.aim() == 0 && p.draft() == (code{}) {
			return nil, game.Refuse("Nothing lies on the guess mat.")
		}
		p.clear()
		return []game.Event{tell("The guess mat is cleared.")}, nil
	case vAsk:
		if err := bare(m, 0, false); err != nil {
			return nil, err
		}
		if err := p.mayAsk(); err != nil {
			return nil, err
		}
		return p.ask(p.aim(), p.draft(), false)
	}
	return p.guess(m)
}

// clear takes everything off the guess mat.
func (p *position) clear() {
	p.setAim(0)
	for _, card := range p.cards() {
		p.lies.Lay(card, kit.Nowhere)
	}
	p.anew, p.relaid = 0, true
}

func (p *position) aimAt(m game.Move) ([]game.Event, error) {
	if len(m.Objects) != 1 || m.Place != aimZone || tokenOf(m.Objects[0]) == 0 {
		return nil, game.Refuse("Lay a target token on “Target”.")
	}
	if p.phase != guessing {
		return nil, game.Refuse("Nobody guesses now.")
	}
	s := tokenOf(m.Objects[0])
	if err := p.mayAim(p.seat, s); err != nil {
		return nil, err
	}
	if s == p.aim() {
		return nil, game.Refuse("That token lies there.")
	}
	p.setAim(s)
	return []game.Event{tell("%s chooses %s as the target.", kit.PlayerName(p.seat), kit.PlayerName(s))}, nil
}

func (p *position) lay(m game.Move) ([]game.Event, error) {
	if len(m.Objects) != 1 || cardOf(m.Objects[0]) == 0 {
		return nil, game.Refuse("Lay a digit card on a position of the guess mat.")
	}
	card, at := cardOf(m.Objects[0]), p.key(m.Place)
	switch {
	case at < 0:
		return nil, game.Refuse("Lay it on a position from 1 to %d. The cyphers have no more digits.", p.house.keys)
	case p.cards()[at] == card:
		return nil, game.Refuse("That card lies there.")
	}
	p.lies.Lay(p.cards()[at], kit.Nowhere) // the key is for one card
	p.lies.Lay(card, set().Must(keyZone(at)))
	p.relaid = true
	if p.anew |= 1 << at; p.anew == 1<<p.house.keys-1 {
		p.anew = 0
	}
	return []game.Event{tell("Position %d: %d.", at+1, int(digitOf(card))-1)}, nil
}

// key is the number of a key of the guess mat from 0, or -1.
func (p *position) key(zone string) int {
	for i := range p.house.keys {
		if zone == keyZone(i) {
			return i
		}
	}
	return -1
}

func (p *position) take(m game.Move) ([]game.Event, error) {
	if err := bare(m, 1, false); err != nil {
		return nil, err
	}
	if s := tokenOf(m.Objects[0]); s != 0 && s == p.aim() {
		p.setAim(0)
		return []game.Event{tell("The target token goes back.")}, nil
	}
	if card := cardOf(m.Objects[0]); card != 0 {
		for i, c := range p.cards() {
			if c == card {
				p.lies.Lay(card, kit.Nowhere)
				p.relaid = true
				return []game.Event{tell("Position %d is empty again.", i+1)}, nil
			}
		}
	}
	return nil, game.Refuse("That is not on the guess mat.")
}

// mayAsk says what is missing on the mat for a guess, or nothing (R11).
func (p *position) mayAsk() error {
	if p.phase != guessing {
		return game.Refuse("Nobody guesses now.")
	}
	if p.aim() == 0 {
		return game.Refuse("A guess needs a target. Lay another player's token on “Target”.")
	}
	if err := p.mayAim(p.seat, p.aim()); err != nil {
		return err
	}
	for i, c := range p.laid() {
		if c == 0 {
			return game.Refuse("Position %d is empty: a guess has %d digits.", i+1, p.house.keys)
		}
	}
	if !p.fresh() {
		return game.Refuse("This guess is still here from the last turn. Change it, or lift a card and lay it again to guess the same.")
	}
	return nil
}

// guess is a guess typed in one go, as in player1 guess @player3,1,2,3,4.
func (p *position) guess(m game.Move) ([]game.Event, error) {
	if p.phase != guessing || len(m.Objects) > 0 {
		return nil, game.Refuse("Nobody guesses now.")
	}
	who, keys, _ := strings.Cut(m.Place, ",")
	on := p.house.Seats.Of(who)
	if on == 0 {
		return nil, game.Refuse("A guess names one player and %d digits.", p.house.keys)
	}
	if err := p.mayAim(p.seat, on); err != nil {
		return nil, err
	}
	c, ok := codeOf(keys, p.house.keys)
	if !ok {
		return nil, game.Refuse("That is not a guess. A guess has exactly %d digits.", p.house.keys)
	}
	return p.ask(on, c, true)
}

// ask puts a guess: the app answers for a cypher that it holds (R35), or its
// player does.
func (p *position) ask(on game.Seat, guess code, typed bool) ([]game.Event, error) {
	p.asked, p.typed = line{by: p.seat, on: on, guess: guess}, typed
	if p.house.paper {
		p.phase = answering
		return []game.Event{tell("%s asks %s for %s.", kit.PlayerName(p.seat), kit.PlayerName(on), p.said(guess))}, nil
	}
	correct, spotted := score(guess, p.cypher[on], p.house.anywhere)
	return p.score(correct, spotted), nil
}

// said is a code as people say it.
func (p *position) said(c code) string { return c.said(p.house.keys) }

// answer is the target's: correct and spotted with a comma between (R34).
func (p *position) answer(m game.Move) ([]game.Event, error) {
	switch {
	case p.phase != answering:
		return nil, game.Refuse("No guess waits for an answer.")
	case m.Seat != p.asked.on:
		return nil, game.Refuse("Only %s can answer for that cypher.", kit.PlayerName(p.asked.on))
	case m.Verb == vAnswer && p.house.whisper:
		return nil, game.Refuse("At this table answers are secret: give yours on your own page.")
	}
	c, s, _ := strings.Cut(m.Place, ",")
	correct, err1 := strconv.Atoi(c)
	spotted, err2 := strconv.Atoi(s)
	if err1 != nil || err2 != nil || m.Place != answerPlace(correct, spotted) || len(m.Objects) > 0 && !counters(m) {
		return nil, game.Refuse("An answer is two numbers: how many digits are correct, and how many spotted.")
	}
	if !p.house.possible(correct, spotted) {
		switch {
		case correct < 0 || spotted < 0 || correct > p.house.keys || spotted > p.house.keys:
			return nil, game.Refuse("A guess has only %d digits.", p.house.keys)
		case spotted > correct:
			return nil, game.Refuse("Every spotted digit is also correct: with %d spotted, at least as many are correct.", spotted)
		}
		return nil, game.Refuse("If all digits are correct, it is impossible that exactly one is not spotted.")
	}
	p.counted = m.Verb == vAnswer
	return p.score(correct, spotted), nil
}

func answerPlace(correct, spotted int) string {
	return strconv.Itoa(correct) + "," + strconv.Itoa(spotted)
}

func counters(m game.Move) bool {
	return len(m.Objects) == 2 && m.Objects[0] == correctToken && m.Objects[1] == spottedToken
}
