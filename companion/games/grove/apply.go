package grove

import (
	"github.com/grovewatch/grovewatch/companion/game"
)

// The verbs, as they stand in a transcript:
//
//	table deal card-x,card-y @PV         two objects are turned up
//	visitor rule [card-x,card-y,…] [@words]
//	                                     the Pass Rule is made; she takes the turn marker.
//	                                     It may say what it admits, and its words
//	visitor trim                         seven of her fourteen go under the deck
//	visitor place card-x @ON3            an open object is classified
//	visitor hide kid-marker-4[,card-x] @FD-K-ON
//	agent1 test agent1-marker-3[,card-x] @FD-A1-ON
//	agent1 prove card-x @PR1             turns the next object up; four objects without place do all at once
//	visitor shield, visitor set [@on,by,by,on[/nonce]]
//	agent1 guess c1,c2,c3,c4 @on,by,by,on; agent1 slide card-x @PB2; agent1 lock
//	visitor lift [moved pieces] [@on,by,by,on[/nonce]]
//	kid predict card-x @CL-ON, kid predict ? @CL-ON
//	kid again, kid stop =2, kid raise =2
//	agent1 reveal agent1-marker-3,card-x @FD-A1-ON
//	agent1 done, kid pass
//	table correct …, table empty
//	visitor correct card-x @BY3          she was wrong about it, and says so
//
// and, at any time and for nobody else to know of,
//
//	visitor judge card-x @on             or, as a form has it, @card-x,on
//	agent1 note agent1-marker-3,card-x   or @agent1-marker-3,card-x
//	visitor rule …                       the same as above, written down later
const (
	vDeal    = "deal"
	vRule    = "rule"
	vTrim    = "trim"
	vPlace   = "place"
	vHide    = "hide"
	vTest    = "test"
	vProve   = "prove"
	vShield  = "shield"
	vSet     = "set"
	vGuess   = "guess"
	vSlide   = "slide"
	vLock    = "lock"
	vLift    = "lift"
	vPredict = "predict"
	vAgain   = "again"
	vStop    = "stop"
	vRaise   = "raise"
	vReveal  = "reveal"
	vDone    = "done"
	vPass    = "pass"
	vEmpty   = "empty"
	vJudge   = "judge"
	vNote    = "note"
)

// act is one move being made: the position it changes and what it tells.
type act struct {
	*position
	move   game.Move
	events []game.Event
}

// say tells everyone, tell the named seats only.
func (a *act) say(format string, args ...any) {
	a.events = append(a.events, game.Event{Text: game.Say(format, args...)})
}

func (a *act) tell(to []game.Seat, format string, args ...any) {
	a.events = append(a.events, game.Event{To: to, Text: game.Say(format, args...)})
}

// rules holds what each verb does and in which phases it may be done.
var rules = map[string]struct {
	phases []phase
	do     func(*act) error
}{
	vDeal:    {[]phase{dealing}, (*act).deal},
	vRule:    {[]phase{ruling}, (*act).rule},
	vTrim:    {[]phase{trimming}, (*act).trim},
	vPlace:   {[]phase{starting, claimed, visiting, sorting}, (*act).place},
	vHide:    {[]phase{hidden, visiting}, (*act).hide},
	vTest:    {[]phase{acting}, (*act).test},
	vProve:   {[]phase{acting, predicts, ended, rowing}, (*act).prove},
	vShield:  {[]phase{shielding}, (*act).shield},
	vSet:     {[]phase{marking}, (*act).set},
	vGuess:   {[]phase{guessing}, (*act).guessAll},
	vSlide:   {[]phase{locking}, (*act).slide},
	vLock:    {[]phase{locking}, (*act).lock},
	vLift:    {[]phase{lifting}, (*act).lift},
	vPredict: {[]phase{predicts}, (*act).predict},
	vAgain:   {[]phase{right}, (*act).again},
	vStop:    {[]phase{right, predicts}, (*act).stop},
	vRaise:   {[]phase{raising}, (*act).raise},
	vReveal:  {[]phase{revealing}, (*act).reveal},
	vDone:    {[]phase{ended}, (*act).done},
	vPass:    {[]phase{acting, predicts}, (*act).pass},
}

// Apply gives the state after a move and what happened. A refused move gives
// a *game.Refusal and changes nothing.
func (p *position) Apply(m game.Move) (game.State, []game.Event, error) {
	next := *p
	a := &act{position: &next, move: m}
	if err := a.apply(); err != nil {
		return nil, nil, err
	}
	return &next, a.events, nil
}

func (a *act) apply() error {
	if a.phase == over {
		return game.Refuse("The game is over; no move is left.")
	}
	if a.private(a.move) {
		return a.keep()
	}
	if a.move.Verb == game.Correct && a.move.Seat == visitor {
		return a.recant()
	}
	if a.move.Verb == game.Correct || a.move.Verb == vEmpty {
		if a.move.Seat != game.Table {
			return game.Refuse("Only the table together corrects the record.")
		}
		if a.move.Verb == vEmpty {
			return a.empty()
		}
		return a.correct()
	}
	rule, ok := rules[a.move.Verb]
	if !ok {
		return game.Refuse("Nothing in this game is called “%s”.", a.move.Verb)
	}
	if !a.mayAct(a.move.Seat) {
		return game.Refuse("%s is to act now, not %s.", a.name(a.actor()), a.name(a.move.Seat))
	}
	for _, ph := range rule.phases {
		if ph != a.phase {
			continue
		}
		if err := rule.do(a); err != nil {
			return err
		}
		a.endOfDeck()
		return nil
	}
	return game.Refuse("That cannot be done now. %s", a.prompt())
}

// form checks how many objects a move names, and that it has a place and a
// number exactly when it should.
func (a *act) form(least, most int, place, number bool) error {
	m := a.move
	if len(m.Objects) < least || len(m.Objects) > most || (m.Place != "") != place || (m.Number != 0) != number {
		return game.Refuse("The move “%s” is not complete, or says too much.", m.Line(a.house.seats))
	}
	return nil
}

// openCard reads an object that nobody has seen open yet.
func (a *act) openCard(id string) (cardNo, error) {
	c, ok := a.pack.cardNos[id]
	if !ok {
		return 0, game.Refuse("No object card is called “%s”.", id)
	}
	if a.at[c] != unseen {
		return 0, game.Refuse("%s has already been played.", a.pack.titles[c])
	}
	return c, nil
}

// show makes an object known to all at a place. What was noted of it as a
// hidden object was wrong and is forgotten.
func (a *act) show(c cardNo, at place) {
	a.at[c] = at
	for m := range a.downs {
		if a.downs[m].card == c {
			a.downs[m].card = 0
		}
	}
}

// deal turns two objects up and deals the hands (R4 to R6).
func (a *act) deal() error {
	if err := a.form(2, 2, true, false); err != nil {
		return err
	}
	x, err := a.openCard(a.move.Objects[0])
	if err != nil {
		return err
	}
	y, err := a.openCard(a.move.Objects[1])
	if err != nil {
		return err
	}
	if x == y {
		return game.Refuse("Turn two different objects face up.")
	}
	if a.move.Place != a.pack.zones[shown] {
		return game.Refuse("Lay the first two objects on the show space.")
	}
	a.show(x, shown)
	a.show(y, shown)
	a.hands[visitor] = int8(a.house.visitorDeal)
	for s := kid; s <= a.lastAgent(); s++ {
		a.hands[s] = int8(a.house.hand)
	}
	a.deck = a.house.deck - a.house.dealt()
	a.seat, a.phase = visitor, ruling
	a.say("The first objects are %s and %s.", a.pack.titles[x], a.pack.titles[y])
	return nil
}

// rule says that the Pass Rule is made (R8), and what it is if she likes.
func (a *act) rule() error {
	if err := a.form(0, int(a.pack.last), a.move.Place != "", false); err != nil {
		return err
	}
	a.say("The Visitor has invented her Pass Rule.")
	if len(a.move.Objects) > 0 || a.move.Place != "" {
		if err := a.writeRule(); err != nil {
			return err
		}
	}
	if a.phase = starting; int(a.hands[visitor]) > a.house.hand && !a.house.trimLast {
		a.phase = trimming
	}
	return nil
}

// trim puts the rest of the Visitor's deal under the deck (R7).
func (a *act) trim() error {
	if err := a.form(0, 0, false, false); err != nil {
		return err
	}
	rest := int(a.hands[visitor]) - a.house.hand
	a.hands[visitor], a.phase = int8(a.house.hand), starting
	if !a.isShown() {
		a.phase = ended
	}
	a.deck += rest
	a.say("The Visitor puts %d objects under the deck and keeps %d.", rest, a.house.hand)
	return nil
}
