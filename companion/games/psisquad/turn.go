package psisquad

import (
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// The moves that lay out a guess: what lies there may be changed until it is
// asked (R37). While uncovering the last cypher is laid out in the same way.

// clear takes everything off the guess mat.
func (a *act) clear() error {
	if a.aim() == 0 && a.draft() == (code{}) {
		return game.Refuse("Nothing lies on the guess mat.")
	}
	a.sweep()
	a.Say("The guess mat is cleared.")
	return nil
}

// sweep takes everything off the guess mat.
func (p *position) sweep() {
	p.setAim(0)
	for _, card := range p.cards() {
		p.lies.Lay(card, kit.Nowhere)
	}
	p.anew, p.spent, p.spentOn, p.under, p.last = 0, [maxKeys]kit.Piece{}, 0, [maxKeys]kit.Piece{}, 0
}

// aimAt says whom the guess is for.
func (a *act) aimAt() error {
	s := tokenOf(a.Move.Objects[0])
	if s == 0 || a.Move.Place != aimZone {
		return game.Refuse("Lay a target token on “Target”.")
	}
	if err := a.mayAim(a.seat, s); err != nil {
		return err
	}
	if s == a.aim() {
		return game.Refuse("That token lies there.")
	}
	a.setAim(s)
	a.Say("%s chooses %s as the target.", kit.PlayerName(a.seat), kit.PlayerName(s))
	return nil
}

// lay puts a digit card on a key.
func (a *act) lay() error {
	card, at := cardOf(a.Move.Objects[0]), a.key(a.Move.Place)
	switch {
	case card == 0:
		return game.Refuse("Lay a digit card on a position of the guess mat.")
	case at < 0:
		return game.Refuse("Lay it on a position from 1 to %d: the cyphers have %d digits.", a.house.keys, a.house.keys)
	case a.cards()[at] == card:
		return game.Refuse("That card lies there.")
	}
	was := a.cards()[at]
	if a.under[at] = 0; was != a.spent[at] {
		a.under[at] = was
	}
	a.lies.Lay(was, kit.Nowhere) // the key is for one card
	a.lies.Lay(card, key(at))
	a.last = card
	if a.anew |= 1 << at; a.anew == 1<<a.house.keys-1 {
		a.anew = 0
	}
	a.Say("Position %d: %d.", at+1, int(digitOf(card))-1)
	return nil
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

// take lifts the target token or a card off the mat.
func (a *act) take() error {
	if s := tokenOf(a.Move.Objects[0]); s != 0 && s == a.aim() {
		a.setAim(0)
		a.Say("The target token goes back.")
		return nil
	}
	if card := cardOf(a.Move.Objects[0]); card != 0 {
		for i, c := range a.cards() {
			if c == card {
				a.lies.Lay(card, kit.Nowhere)
				a.under[i] = 0
				a.Say("Position %d is empty again.", i+1)
				return nil
			}
		}
	}
	return game.Refuse("That is not on the guess mat.")
}

// mayAsk says what is missing on the mat for a guess, or nothing (R11).
func (p *position) mayAsk() error {
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
		return game.Refuse("This guess is still here from the last turn. Change it, or type it to guess the same again.")
	}
	return nil
}

// ask makes what lies on the mat the guess (R11).
func (a *act) ask() error {
	if err := a.mayAsk(); err != nil {
		return err
	}
	a.put(a.aim(), a.draft(), false)
	return nil
}

// guess is a guess typed in one go, as in player1 guess @player3,1,2,3,4. When it lies on the
// mat, too, the turn marker goes on “Sure” as ever.
func (a *act) guess() error {
	who, keys, _ := strings.Cut(a.Move.Place, ",")
	on := a.house.Seats.Of(who)
	if on == 0 {
		return game.Refuse("A guess names one player and %d digits.", a.house.keys)
	}
	if err := a.mayAim(a.seat, on); err != nil {
		return err
	}
	c, ok := codeOf(keys, a.house.keys)
	if !ok {
		return game.Refuse("That is not a guess. A guess has exactly %d digits.", a.house.keys)
	}
	a.put(on, c, on != a.aim() || c != a.draft())
	return nil
}

// put puts a guess: the app answers for a cypher that it holds (R35), or its
// player does.
func (a *act) put(on game.Seat, guess code, typed bool) {
	a.asked, a.typed = line{by: a.seat, on: on, guess: guess}, typed
	a.spent, a.spentOn, a.anew, a.under, a.last = a.cards(), a.aim(), 0, [maxKeys]kit.Piece{}, 0
	a.Final = true
	a.Say("%s asks %s for %s.", kit.PlayerName(a.seat), kit.PlayerName(on), a.said(guess))
	if a.house.paper {
		a.phase = answering
		return
	}
	a.score(score(guess, a.cypher[on], a.house.anywhere))
}

// mayRetract says why the last guess cannot be taken back, or nothing: what came of it must
// not have been told.
func (p *position) mayRetract() error {
	switch {
	case p.phase != told && p.phase != guessing || len(p.lines) == 0 || p.asked.back:
		return game.Refuse("There is no guess to take back.")
	case p.ended && !p.solved[p.asked.on]:
		return game.Refuse("That was the last guess of the game: it stands.")
	case p.ended || p.solved[p.asked.on] && int(p.asked.spotted) == p.house.keys:
		return game.Refuse("The cypher of %s is solved: this guess stands.", kit.PlayerName(p.asked.on))
	}
	return nil
}

// mayAmend says why the last guess cannot be answered again, or nothing: on paper, that it
// seemed to have solved a cypher has told nothing while its turn lasts.
func (p *position) mayAmend() error {
	if p.phase == told && p.house.paper {
		return nil
	}
	return p.mayRetract()
}

// retract takes the last guess back, by agreement of the table. Its answer was
// heard: it stays in the list, so that nobody forgets that it was told.
func (a *act) retract() error {
	if err := a.mayRetract(); err != nil {
		return err
	}
	l := a.asked
	a.withdraw()
	l.back, l.points, l.value = true, 0, l.was
	a.lines = append(a.lines[:len(a.lines):len(a.lines)], l)
	a.typed, a.counted = false, false
	a.phase, a.seat = guessing, l.by // though the turn may have passed already
	a.Say("%s takes the guess %s back. Its answer was heard and stays in the list.", kit.PlayerName(l.by), a.said(l.guess))
	return nil
}

// withdraw takes the last line of the list, and what it paid, back.
func (a *act) withdraw() {
	l := a.asked
	if a.ended { // with another answer the game may go on
		if s, n := a.bonus(a.value); s != 0 {
			a.status[s] -= n
		}
		a.ended = false
	}
	a.lines = a.lines[: len(a.lines)-1 : len(a.lines)-1]
	a.value[l.on] = int(l.was)
	a.status[l.by] -= int(l.points)
	if !a.house.paper {
		return
	}
	a.doubted = a.doubts()
	solves := func(l line) bool { return !l.back && int(l.spotted) == a.house.keys }
	if a.solved[l.on] && !slices.ContainsFunc(a.on(l.on), solves) {
		a.solved[l.on], a.cypher[l.on] = false, code{}
		if a.lies.At(token(l.on)) == kit.Nowhere {
			a.lies.Lay(token(l.on), home(l.on))
		}
	}
}

// said is a code as people say it.
func (p *position) said(c code) string { return c.said(p.house.keys) }

// answer is the target's: correct and spotted with a comma between (R34).
func (a *act) answer() error {
	if a.Move.Verb == vAnswer && a.house.whisper {
		return game.Refuse("At this table answers are secret: give yours on your own page.")
	}
	c, s, _ := strings.Cut(a.Move.Place, ",")
	correct, err1 := strconv.Atoi(c)
	spotted, err2 := strconv.Atoi(s)
	if err1 != nil || err2 != nil || a.Move.Place != answerPlace(correct, spotted) || len(a.Move.Objects) > 0 && !counters(a.Move) {
		return game.Refuse("An answer is two numbers: how many digits are correct, and how many spotted.")
	}
	switch {
	case a.house.possible(correct, spotted):
		before := a.phase
		if before != answering { // she looked again
			if int(a.asked.correct) == correct && int(a.asked.spotted) == spotted {
				return game.Refuse("The answer already says so.")
			}
			if err := a.mayAmend(); a.ended && err != nil {
				return err
			} else if before == guessing && (err != nil || spotted == a.house.keys) {
				return game.Refuse("The answer can no longer be corrected.")
			}
			a.withdraw()
		}
		if a.score(correct, spotted); before == guessing {
			a.phase = guessing
			return nil
		}
		a.counted = a.Move.Verb == vAnswer
		return nil
	}
	return &game.Refusal{Text: a.house.impossible(correct, spotted)}
}

// impossible says why an answer cannot be.
func (h *house) impossible(correct, spotted int) game.Text {
	switch {
	case correct < 0 || spotted < 0 || correct > h.keys || spotted > h.keys:
		return game.Say("A guess has only %d digits.", h.keys)
	case spotted > correct:
		return game.Say("Every spotted digit is also correct: with %d spotted, at least as many are correct.", spotted)
	}
	return game.Say("If all digits are correct, it is impossible that exactly one is not spotted.")
}

func answerPlace(correct, spotted int) string {
	return strconv.Itoa(correct) + "," + strconv.Itoa(spotted)
}

func counters(m game.Move) bool {
	return len(m.Objects) == 2 && m.Objects[0] == correctToken && m.Objects[1] == spottedToken
}
