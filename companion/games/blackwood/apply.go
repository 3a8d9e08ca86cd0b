package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// The verbs of moves:
//
//	table crown cauldron @CAULDRON-player2     the first Witch is chosen
//	table deal forest-f12 @R1C5               or a potion on the display
//	player1 place player1-doll-2 @M3C1
//	player1 done
//	table hand cauldron @CAULDRON-player1
//	player1 buy forest-f12 @FOREST-player1      the card that is fetched, or one of the Pedlar's
//	player1 leave forest-f12
//	player1 prepare potion-p03,forest-f12,forest-f40
//	player1 exchange spell-s1a,potion-p03,potion-p11
//	player1 sell potion-p03
//	player1 loan fagus-1 @FAGUS-player1
//	player1 cast spell-s1a                    Push names a marionette too, or a Witch
//	table show forest-f12 @SHOW               for the Pedlar
//	player1 pass                               nothing of the Pedlar's
//	player1 swap forest-f12                    the first of two, then: player1 swap forest-f12,forest-f13
//	player2 yield player2-doll-1 @M2C2          she is pushed
//	table advance forest-tracker
//	player1 count @7                           she has counted her coins, by agreement
var verbs = kit.Verbs[*act, phase]{
	"crown":    {Phases: []phase{crowning}, Form: kit.OneAt, Do: (*act).crown, Label: "Choose the first Witch", Key: "c"},
	"deal":     {Phases: []phase{dealing}, Form: kit.OneAt, Do: (*act).deal, Label: "Deal a card", Key: "d", Chance: true},
	"place":    {Phases: []phase{exploring}, Form: kit.OneAt, May: (*act).mayPlace, Do: (*act).place, Label: "Send a marionette", Key: "m"},
	"done":     {Phases: turns, Form: kit.Bare, May: (*act).mayDone, Do: (*act).done, Label: "End the turn", Key: "d"},
	"hand":     {Phases: []phase{handing}, Form: kit.OneAt, Do: (*act).hand, Label: "Hand over the Cauldron", Key: "h"},
	"buy":      {Phases: []phase{gathering, peddling}, Form: kit.OneAt, Do: (*act).buy, Label: "Buy a card for half", Key: "b"},
	"leave":    {Phases: []phase{gathering}, Form: kit.OneThing, Do: (*act).leave, Label: "Discard the card", Key: "l"},
	"prepare":  {Phases: turns, Form: &kit.Form{Least: 1, Most: 1 + forestCards}, May: (*act).mayPrepare, Do: (*act).prepare, Label: "Make a potion", Key: "p"},
	"exchange": {Phases: turns, Form: &kit.Form{Least: 3, Most: 3}, May: (*act).mayExchange, Do: (*act).exchange, Label: "Exchange two potions for a spell", Key: "x"},
	"sell":     {Phases: bargaining, Form: kit.OneThing, Do: (*act).sell, Label: "Sell a potion", Key: "s"},
	"loan":     {Phases: bargaining, Form: kit.OneAt, May: (*act).mayLoan, Do: (*act).loan, Label: "Borrow 5 coins from Fagus Bok", Key: "f"},
	"cast":     {Phases: turns, Do: (*act).cast, Label: "Cast a spell", Key: "c"},
	"show":     {Phases: []phase{showing}, Form: kit.OneAt, Do: (*act).showCard, Label: "Turn a card face up for the Pedlar", Key: "t", Chance: true},
	"pass":     {Phases: []phase{peddling}, Form: kit.Bare, Do: (*act).pass, Label: "Buy none", Key: "n"},
	"swap":     {Phases: []phase{crossing, crossing2}, Form: &kit.Form{Least: 1, Most: 2}, Do: (*act).swap, Label: "Choose a card to exchange", Key: "e"},
	"yield":    {Phases: []phase{pushed}, Form: kit.OneAt, Do: (*act).yield, Label: "Move the marionette", Key: "m"},
	"advance":  {Phases: []phase{advancing}, Form: kit.OneThing, Do: (*act).advance, Key: "a"},

	game.Correct: {Form: kit.OneAt, Do: (*act).correct},
}

// turns are the phases of a Witch's own turn, bargaining those in which she may
// sell and borrow: at any time of it (R88).
var (
	turns      = []phase{exploring, gathering}
	bargaining = []phase{exploring, gathering, peddling, crossing, crossing2}
)

// act is one move that is being made, in a copy of the position.
type act struct {
	*position
	kit.Act
}

// Apply gives the state after a move and what happened.
func (p *position) Apply(m game.Move) (game.State, []game.Event, error) {
	after := *p
	after.Store = p.Copy()
	a := &act{&after, kit.Act{Move: m}}
	if err := a.apply(); err != nil {
		return nil, nil, err
	}
	return a.position, a.Events, nil
}

// Barred is why a seat may make no move of a verb now.
func (p *position) Barred(seat game.Seat, verb string) error {
	m := game.Move{Seat: seat, Verb: verb}
	return verbs.Barred(&act{p, kit.Act{Move: m}}, m, p.now())
}

// Occasion is the step of the round in which a Witch ends her turn.
func (p *position) Occasion() string {
	switch p.phase {
	case exploring:
		return "explore"
	case gathering:
		return "return"
	}
	return ""
}

func (p *position) now() kit.Turn[phase] {
	return kit.Turn[phase]{Phase: p.phase, Over: p.phase == over, May: p.Turn(), Name: name, Prompt: p.prompt}
}

func (a *act) apply() error {
	now := a.now()
	a.swapped = false
	switch {
	case a.Move.Verb == "count" && !now.Over:
		return a.count()
	case a.Move.Verb == game.Correct:
		return verbs.Make(a, a.Move, now)
	}
	if err := a.tooEarly(); err != nil {
		return err
	}
	a.latest = 0
	if a.splitMoment && a.Move.Verb != "prepare" && a.Move.Verb != "cast" {
		a.turn.pool = bag{}
	}
	if err := verbs.Make(a, a.Move, now); err != nil {
		return err
	}
	a.settle()
	return nil
}

// tooEarly refuses what another Witch does before it is her turn: she is told
// who comes first, and why.
func (a *act) tooEarly() error {
	w, first := a.Move.Seat, a.actor()
	if w == first || !a.house.Seats.Seated(w) || !a.house.Seats.Seated(first) || a.Form(1, 1, true, false) != nil {
		return nil
	}
	switch verb := a.Move.Verb; {
	case verb == "place" && a.phase == exploring && a.comes(w):
		if a.house.Seats.Next(first) != w {
			return game.Refuse("%s sends a marionette first, %s later.", name(first), name(w))
		}
		return game.Refuse("%s sends a marionette first, then %s.", name(first), name(w))
	case verb == "place" && a.phase == exploring:
		return game.Refuse("%s has already sent the marionette of this turn.", name(w))
	case verb == "place":
		return game.Refuse("%s cannot send a marionette now: the marionettes of column %d are fetched.", name(w), a.round())
	case verb == "buy" && a.phase == gathering && a.piece(0) == a.cardOn(a.fetched):
		return game.Refuse("The marionette of %s stands on %s: nobody else buys it.", name(first), a.Name(a.piece(0)))
	case verb == "buy" && a.phase == gathering && a.turn.decided:
		return game.Refuse("The turn of %s is not over yet.", name(first))
	case verb == "buy" && a.phase == gathering:
		return game.Refuse("The nearest marionette of the column is fetched first: that of %s, in row %d.", name(first), a.fetched.row())
	}
	return nil
}

// comes reports whether a Witch is still to explore after the one in turn.
func (p *position) comes(w game.Seat) bool {
	s := p.seat
	for range p.waiting - 1 {
		if s = p.house.Seats.Next(s); s == w {
			return true
		}
	}
	return false
}

// piece is the n-th piece of the move, from 0, or 0.
func (a *act) piece(n int) kit.Piece {
	if n < len(a.Move.Objects) {
		return a.Piece(a.Move.Objects[n])
	}
	return 0
}

// to is the place of the move.
func (a *act) to() kit.Place { return a.Place(a.Move.Place) }

// refuse tells what the game waits for.
func (a *act) refuse() error { return game.Refuse("That cannot be done now. %s", a.prompt()) }

// crown gives the Cauldron to the first Witch (R7).
func (a *act) crown() error {
	w := a.crownAt(a.to())
	if a.piece(0) != a.cauldron || !a.house.Seats.Seated(w) {
		return a.refuse()
	}
	a.Lay(a.cauldron, a.to())
	a.Say("%s takes the Cauldron and begins.", name(w))
	a.phase, a.back = dealing, exploring
	return nil
}

// deal lays a card of a deck on an empty space of the forest or the display
// (R3, R4, R32, R33).
func (a *act) deal() error {
	x, at := a.piece(0), a.to()
	to, forest, potion := a.cellOf[at], a.isForest(x), a.isPotion(x)
	switch {
	case !(forest && a.wantsForest()) && !(potion && a.wantsPotions()):
		return a.refuse()
	case forest && a.At(x) != kit.Nowhere:
		return game.Refuse("%s cannot come from the deck: it was dealt before.", a.Name(x))
	case potion && a.At(x) != kit.Nowhere:
		return game.Refuse("%s cannot come from the deck: it was shown before.", a.Name(x))
	case forest && (to == 0 || at != a.cardZone[to] || to != a.gap(to.row())):
		return game.Refuse("The next card of a row goes to its empty space nearest to the village.")
	case potion && (!slices.Contains(a.display[:], at) || a.Top(at) != 0):
		return game.Refuse("A potion goes to an empty space of the display.")
	}
	a.Final = true // a card came off a deck
	if forest {
		a.Say("%s comes to %s.", a.Name(x), to.text())
	} else {
		a.Say("New on display: %s.", a.Name(x))
	}
	a.Lay(x, at)
	if forest {
		a.latest = x
	}
	a.fill()
	return nil
}

// gap is the empty space of a row that is filled next, or 0.
func (p *position) gap(row int) cell {
	for c := at(row, 1); c <= min(at(row, columns), p.cells()); c++ {
		if p.cardOn(c) == 0 {
			return c
		}
	}
	return 0
}

// mayPlace says why no marionette can be sent.
func (a *act) mayPlace() error {
	if a.turn.placed && a.turn.extra == 0 && !(a.pushExtra && a.freed != 0) {
		return game.Refuse("%s has already sent the marionette of this turn.", name(a.seat))
	}
	return nil
}

// place puts a marionette on a forest card (R9, R10).
func (a *act) place() error {
	d, to := a.piece(0), a.cellOf[a.to()]
	switch {
	case a.owner(d) == game.Table || to == 0 || a.to() != a.dollZone[to]:
		return a.refuse()
	case a.owner(d) != a.seat:
		return game.Refuse("%s may place only their own marionettes.", name(a.seat))
	case a.stands(d) != 0:
		return game.Refuse("That marionette is in the forest already.")
	case a.cardOn(to) == 0:
		return game.Refuse("No forest card lies in %s: %s sends the marionette to one of the cards.", to.text(), name(a.seat))
	case a.dollOn(to) != 0:
		return game.Refuse("%s's marionette %d stands on %s already: %s chooses another card.", name(a.owner(a.dollOn(to))), a.dollNo(a.dollOn(to)), a.Name(a.cardOn(to)), name(a.seat))
	case !a.mayPlaceOn(to):
		return game.Refuse("%s has already sent the marionette of this turn.", name(a.seat))
	case a.pushExtra && a.freed == to:
		a.freed = 0
	case !a.turn.placed:
		a.turn.placed = true
	default:
		a.turn.extra--
	}
	a.Lay(d, a.to())
	a.latest = d
	a.Say("%s sends a marionette to %s.", name(a.seat), to.text())
	if to.column() < a.round() {
		a.Say("Column %d lies behind the Forest Tracker: it stays there until the next expedition.", to.column())
	}
	return nil
}

// mayPlaceOn reports whether the Witch in turn may place a marionette there.
func (p *position) mayPlaceOn(c cell) bool {
	return p.mayStand(c) && len(p.atHome(p.seat)) > 0 &&
		(!p.turn.placed || p.turn.extra > 0 || p.pushExtra && p.freed == c)
}

// placeable lists where the Witch in turn may place a marionette.
func (p *position) placeable() []cell { return p.those(p.mayPlaceOn) }

// mayEnd reports whether the Witch in turn may say that she is done.
func (p *position) mayEnd() bool {
	if p.phase == gathering {
		return p.turn.decided
	}
	return p.turn.placed || len(p.atHome(p.seat)) == 0 || len(p.freeCells()) == 0
}

// mayDone says what is still to do in a turn.
func (a *act) mayDone() error {
	switch {
	case !a.mayEnd() && a.phase == exploring:
		return game.Refuse("%s has a marionette at home and has to place one first.", name(a.seat))
	case !a.mayEnd():
		return game.Refuse("%s first has to buy or discard the card under the marionette.", name(a.seat))
	}
	return nil
}

// done ends a turn (R14).
func (a *act) done() error {
	a.Say("%s ends the turn.", name(a.seat))
	a.endTurn()
	return nil
}

// hand gives the Cauldron to its new owner.
func (a *act) hand() error {
	if a.piece(0) != a.cauldron || a.to() != a.own[a.heir].cauldron {
		return a.refuse()
	}
	a.Lay(a.cauldron, a.to())
	a.Say("%s stands farthest in column %d and takes the Cauldron for the next round.", name(a.heir), a.round())
	a.fetchNext()
	return nil
}

// buy takes the card under the fetched marionette (R20, R21, R23), or one of
// the Pedlar's (R55).
func (a *act) buy() error {
	x, lane, price := a.piece(0), a.own[a.seat].forest, a.price()
	if a.phase == peddling {
		price = a.peddled(x)
		if a.to() != lane || !slices.Contains(a.offers(), x) {
			return game.Refuse("The Pedlar does not offer that card.")
		}
	} else if err := a.decides(x, lane); err != nil {
		return err
	}
	if err := a.pay(price); err != nil {
		return err
	}
	a.Lay(x, lane)
	a.paid[x] = uint8(price)
	a.Final = a.phase == peddling || len(a.brewed(int(a.turn.jokers))) > 0 || a.fetchesLast() // on the discard pile it would be spent or left over, not left
	a.Say("%s buys %s for %s.", name(a.seat), a.Name(x), coinsText(price))
	if a.phase == peddling {
		a.endPedlar(1)
	} else {
		a.turn.bought, a.turn.cost = x, uint8(price)
		a.fetch()
	}
	return nil
}

// fetchesLast reports whether the marionette that is fetched is the last one of an expedition:
// what is left over is put away next.
func (p *position) fetchesLast() bool {
	return p.phase == gathering && p.round() == rounds && len(p.inColumn()) == 1
}

// leave discards the card under the fetched marionette (R22, R23).
func (a *act) leave() error {
	x := a.piece(0)
	if err := a.decides(x, kit.Nowhere); err != nil {
		return err
	}
	a.Lay(x, a.discard)
	a.Say("%s discards %s.", name(a.seat), a.Name(x))
	a.fetch()
	return nil
}

// decides refuses a move that does not decide on the fetched card, now.
func (a *act) decides(x kit.Piece, to kit.Place) error {
	there := a.cardOn(a.fetched)
	switch {
	case a.turn.decided:
		return game.Refuse("%s has already decided on the card.", name(a.seat))
	case x != there || a.to() != to:
		return game.Refuse("%s decides on %s, the card of the marionette that is fetched.", name(a.seat), a.Name(there))
	}
	return nil
}

// fetch sends the fetched marionette home.
func (a *act) fetch() {
	d := a.dollOn(a.fetched)
	a.Lay(d, a.own[a.seat].homes[a.dollNo(d)-1])
	a.turn.decided, a.turn.free = true, false
	if a.slideAtOnce {
		a.slide(a.fetched)
	}
}

// pay takes coins of the Witch in turn. Hidden ones may become fewer than none,
// as a refusal would tell everyone that she has too few: she alone is told that
// the record is wrong, until the game is over.
func (a *act) pay(coins int) error {
	if !a.affords(coins) {
		return game.Refuse("%s has %s and needs %d.", name(a.seat), coinsText(int(a.coins[a.seat])), coins)
	}
	a.coins[a.seat] -= int16(coins)
	if short := -int(a.coins[a.seat]); short > 0 {
		a.Tell([]game.Seat{a.seat}, "You have paid more than the record knows of (%s): count your coins.", coinsText(short))
	}
	return nil
}
