package grove

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
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
//
// and, where the app plays a seat,
//
//	visitor turn card-x @PV              the top card of her pile is turned up
//	agent1 show [card-x]                 the Visitor is shown an object, or as a form has it, @card-x
//	visitor hold card-x,card-y           the Kid's hand, which lies open, holds these; or @card-x,card-y
//
// and, once the game is over,
//
//	visitor tell @words                  the Pass Rule that nobody had written down

// verbs are the moves of those in turn. The labels of stop, raise and done
// tell a number.
var verbs = kit.Verbs[*act, phase]{
	"deal":    {Phases: in(dealing), Form: pairAt, Do: (*act).deal, Label: "Turn two objects face up", Key: "d"},
	"rule":    {Phases: in(ruling), Do: (*act).rule, Label: "My Pass Rule is ready", Key: "r"},
	"trim":    {Phases: in(trimming), Form: kit.Bare, Do: (*act).trim, Label: "The others are under the deck", Key: "t"},
	"place":   {Phases: in(starting, claimed, visiting, sorting), Form: kit.OneAt, Do: (*act).place, Label: "Classify an object", Key: "c"},
	"turn":    {Phases: in(visiting), Form: kit.OneAt, Do: (*act).turn, Label: "Turn the top card of the Visitor's pile up", Key: "u"},
	"hide":    {Phases: in(hidden, visiting, acting), Form: underAt, Do: (*act).hide, Label: "Lay the object face down for the Kid", Key: "h"},
	"test":    {Phases: in(acting), Form: underAt, May: (*act).mayTest, Do: (*act).test, Label: "Test an object", Key: "t"},
	"prove":   {Phases: in(acting, predicts, ended, rowing), May: (*act).mayProve, Do: (*act).prove, Label: "Prove: turn an object face up", Key: "v"},
	"shield":  {Phases: in(shielding), Form: kit.Bare, Do: (*act).raiseShield, Label: "The shield is up", Key: "s"},
	"set":     {Phases: in(marking), Do: (*act).set, Label: "My four tokens are set", Key: "s"},
	"guess":   {Phases: in(guessing), Form: fourAt, Do: (*act).guess, Label: "Place the four objects", Key: "g"},
	"slide":   {Phases: in(locking), Form: kit.OneAt, Do: (*act).slide, Label: "Slide one to the other side", Key: "g"},
	"lock":    {Phases: in(locking), Form: kit.Bare, Do: (*act).lock, Label: "Lock the proof", Key: "l"},
	"lift":    {Phases: in(lifting), Do: (*act).lift, Label: "Lift the shield", Key: "l"},
	"predict": {Phases: in(predicts), Form: kit.OneAt, May: (*act).mayPredict, Do: (*act).predict, Label: "Predict an object", Key: "p"},
	"again":   {Phases: in(right), Form: kit.Bare, May: (*act).mayGoOn, Do: (*act).again, Label: "Predict another", Key: "a"},
	"stop":    {Phases: in(right, predicts), Form: number, May: (*act).mayStop, Do: (*act).stop, Key: "s"},
	"raise":   {Phases: in(raising), Form: number, Do: (*act).raise, Key: "r"},
	"reveal":  {Phases: in(revealing), Form: pairAt, Do: (*act).reveal, Label: "Turn a hidden object face up", Key: "u"},
	"done":    {Phases: in(ended), Form: kit.Bare, Do: (*act).done, Key: "d"},
	"pass":    {Phases: in(acting, predicts), Form: kit.Bare, May: (*act).mayPass, Do: (*act).pass, Label: "Pass", Key: "x"},
}

func in(phases ...phase) []phase { return phases }

// Forms of this game's moves.
var (
	pairAt  = &kit.Form{Least: 2, Most: 2, Place: true}
	underAt = &kit.Form{Least: 1, Most: 2, Place: true} // a marker, and maybe what lies under it
	fourAt  = &kit.Form{Least: columns, Most: columns, Place: true}
	number  = &kit.Form{Number: true}
)

// act is one move being made: the position it changes and what it tells.
type act struct {
	*position
	kit.Act
}

// Apply gives the state after a move and what happened. A refused move gives
// a *game.Refusal and changes nothing.
func (p *position) Apply(m game.Move) (game.State, []game.Event, error) {
	next := *p
	next.Store = p.Store.Copy()
	a := &act{&next, kit.Act{Move: m}}
	if err := a.apply(); err != nil {
		return nil, nil, err
	}
	return &next, a.Events, nil
}

// Barred is why a seat may make no move of a verb now.
func (p *position) Barred(seat game.Seat, verb string) error {
	m := game.Move{Seat: seat, Verb: verb}
	return verbs.Barred(&act{p, kit.Act{Move: m}}, m, p.now())
}

// Occasion is what the Visitor classifies an object for.
func (p *position) Occasion() string {
	switch p.phase {
	case starting:
		return "first"
	case visiting:
		return "turn"
	case sorting:
		return "proof"
	}
	return ""
}

func (p *position) now() kit.Turn[phase] {
	return kit.Turn[phase]{Phase: p.phase, Over: p.phase == over, May: p.Turn(), Name: p.name, Prompt: p.prompt}
}

func (a *act) apply() error {
	switch m := a.Move; {
	case a.phase == over && m.Verb == "tell" && m.Seat == visitor:
		return a.tell()
	case a.phase == over: // verbs say so
	case a.private(m):
		return a.keep()
	case m.Verb == "show":
		return a.showVisitor()
	case m.Verb == "hold":
		return a.hold()
	case m.Verb == kit.VHint:
		return a.hint()
	case m.Verb == game.Correct && m.Seat == visitor:
		return a.recant()
	case m.Verb == game.Correct || m.Verb == "empty":
		return a.correct()
	}
	if err := verbs.Make(a, a.Move, a.now()); err != nil {
		return err
	}
	if a.unnamed() < 0 { // one has gone that nobody named
		a.held = pieceSet{}
	}
	a.endOfDeck()
	return nil
}

// card reads an object by its id.
func (a *act) card(id string) (kit.Piece, error) {
	c := a.house.pack.card(id)
	if c == 0 {
		return 0, game.Refuse("No object card is called “%s”.", id)
	}
	return c, nil
}

// unseen reads an object that nobody has seen open yet.
func (a *act) unseen(id string) (kit.Piece, error) {
	c, err := a.card(id)
	if err == nil && a.At(c) != kit.Nowhere {
		return 0, game.Refuse("%s has already been played.", a.title(c))
	}
	return c, err
}

// show makes an object known to all at a place. What was noted of it as a
// hidden object was wrong and is forgotten.
func (a *act) show(c kit.Piece, at kit.Place) {
	a.Lay(c, at)
	a.held.remove(c)
	a.forget(c)
}

func (a *act) forget(c kit.Piece) {
	for m := range a.noted {
		if a.noted[m] == c {
			a.noted[m] = 0
		}
	}
}

// deal turns two objects up and deals the hands (R4 to R6).
func (a *act) deal() error {
	var two []kit.Piece
	for _, id := range a.Move.Objects {
		c, err := a.unseen(id)
		if err != nil {
			return err
		}
		two = append(two, c)
	}
	switch {
	case two[0] == two[1]:
		return game.Refuse("Turn two different objects face up.")
	case a.Move.Place != zone(show):
		return game.Refuse("Lay the first two objects on the show space.")
	}
	a.show(two[0], show)
	a.show(two[1], show)
	a.hands[visitor] = int8(a.house.visitorDeal())
	for s := range a.seekers() {
		a.hands[s] = int8(a.house.hand)
	}
	a.deck = a.house.deck - a.house.dealt()
	a.seat, a.phase = visitor, ruling
	a.Say("The first objects are %s and %s.", a.title(two[0]), a.title(two[1]))
	return nil
}

// rule says that the Pass Rule is made (R8), and what it is if she likes.
func (a *act) rule() error {
	if err := a.Form(0, int(a.house.pack.last), a.Move.Place != "", false); err != nil {
		return err
	}
	a.Say("%s has invented the Pass Rule.", a.name(visitor))
	if len(a.Move.Objects) > 0 || a.Move.Place != "" {
		if err := a.writeRule(); err != nil {
			return err
		}
	}
	a.giveTurnMarker(visitor)
	if a.phase = starting; int(a.hands[visitor]) > a.house.hand && !a.house.trimLast {
		a.phase = trimming
	}
	return nil
}

// giveTurnMarker lays the turn marker before a seat.
func (a *act) giveTurnMarker(s game.Seat) { a.Lay(a.house.pack.turn, turns[s]) }

// trim puts the rest of the Visitor's deal under the deck (R7).
func (a *act) trim() error {
	rest := int(a.hands[visitor]) - a.house.hand
	a.hands[visitor], a.phase = int8(a.house.hand), starting
	if a.Count(show) == 0 {
		a.phase = ended
	}
	a.deck += rest
	a.Say("%s puts %d objects under the deck and keeps %d.", a.name(visitor), rest, a.house.hand)
	return nil
}
