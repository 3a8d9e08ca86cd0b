package pairs

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// house is what a table chose before the game; it never changes after.
type house struct {
	kit.House
	again bool // who finds a pair has another turn
}

var options = kit.Options[house]{{
	Name: "found", Title: "After a pair",
	Values: kit.Values("again", "The finder goes on", "pass", "The turn passes on"),
	Why:    "Most families play it this way.", Grade: "assumed", Set: func(h *house, v string) { h.again = v == "again" },
}}

// start checks a set-up and gives the first state: all cards lie face down.
func start(s game.Setup) (game.State, error) {
	h := &house{}
	var err error
	if h.House, err = options.Open(s, box(), h); err != nil {
		return nil, err
	}
	p := &position{h, kit.NewStore(set())}
	for at := kit.Place(1); at <= spaces; at++ {
		p.Hide(at, 1)
	}
	return p, nil
}

// position is a state of the game: a value that is never changed. Where the
// cards and the turn marker lie says all. Nobody has a secret: what lies face
// down is known to nobody, or was seen by all.
type position struct {
	house *house
	kit.Store
}

// phase is what is to be done next.
type phase int

const (
	dealing phase = iota // the cards are laid face down, and somebody begins
	turning              // the player in turn turns a card up, and another
	judging              // the two are taken, or turned back
	over
)

func (p *position) phase() phase {
	won := 0
	for s := range p.house.Seats.All() {
		won += p.pairs(s)
	}
	switch {
	case p.seat() == game.Table:
		return dealing
	case won == len(kinds):
		return over
	case len(p.open()) < 2:
		return turning
	}
	return judging
}

// What the rules ask: whose turn it is (the table's before somebody begins),
// which cards are turned up, whether they are a pair, and a player's pairs.
func (p *position) seat() game.Seat       { return p.house.Seats.Of(p.Zone(turnMarker()).Owner) }
func (p *position) open() []kit.Piece     { return p.Open(1, spaces) }
func (p *position) alike() bool           { return p.open()[0] == other(p.open()[1]) }
func (p *position) pairs(s game.Seat) int { return p.Count(pairsOf(s)) / 2 }

// The game.State of this game, with Legal and Apply. Its Layout is the Store's.

func (p *position) Seats() []string                           { return p.house.Seats }
func (p *position) Key() string                               { return kit.Key("pairs", p) }
func (p *position) Redact(m game.Move, _ game.Seat) game.Move { return m }

func (p *position) Turn() []game.Seat {
	if p.phase() == over {
		return nil
	}
	return []game.Seat{p.seat()}
}

func (p *position) Result() *game.Result {
	if p.phase() == over {
		return p.house.Seats.Most(kit.PlayerName, p.pairs)
	}
	return nil
}

func (p *position) View(seat game.Seat) game.View {
	return game.View{Seat: seat, Names: p.house.Seats.Names(kit.PlayerName), Turn: p.Turn(), Prompt: p.prompt(),
		Action: verbs.Actions(p.Legal(p.seat()), nil), Pieces: p.Placed(nil),
		Counts: p.house.Seats.Counts(game.Say("Pairs"), p.pairs), Result: p.Result()}
}

// prompt is one sentence: whose turn it is and what to do.
func (p *position) prompt() game.Text {
	who, next := kit.PlayerName(p.seat()), kit.PlayerName(p.house.Seats.Next(p.seat()))
	switch ph := p.phase(); {
	case ph == dealing:
		return game.Say("Lay all cards face down, and the turn marker before the player who begins.")
	case ph == turning:
		return game.Say("%s: turn a card up.", who)
	case ph == judging && p.alike() && p.house.again:
		return game.Say("A pair! %s: take both cards and go on.", who)
	case ph == judging && p.alike():
		return game.Say("A pair! %s: take both cards and give the turn marker to %s.", who, next)
	case ph == judging:
		return game.Say("No pair. %s: turn both cards back and give the turn marker to %s.", who, next)
	}
	return p.Result().Text
}

// verbs are the moves, as they stand in a transcript:
//
//	table start @TURN-player2       the cards lie, and player 2 begins
//	player1 turn owl-1 @P7          a card is turned up
//	player1 done                    the two are taken, or turned back
//	table correct owl-2 @P7         by agreement: the open card is that one
var verbs = kit.Verbs[*act, phase]{
	"start":      {Phases: []phase{dealing}, Form: kit.JustAt, Do: (*act).start, Label: "Begin", Key: "b"},
	"turn":       {Phases: []phase{turning}, Form: kit.OneAt, Do: (*act).turn, Label: "Turn a card up", Key: "t"},
	"done":       {Phases: []phase{judging}, Form: kit.Bare, Do: (*act).done, Label: "It is done", Key: "d"},
	game.Correct: {Do: (*act).correct},
}

// Legal lists the moves of a seat. Any card that nobody has seen may turn up.
func (p *position) Legal(seat game.Seat) (out []game.Move) {
	switch ph := p.phase(); {
	case ph == over || seat != p.seat():
	case ph == dealing:
		for s := range p.house.Seats.All() {
			out = append(out, set().Move(game.Table, "start", turnOf(s)))
		}
	case ph == judging:
		out = []game.Move{{Seat: seat, Verb: "done"}}
	default:
		for at := kit.Place(1); at <= spaces; at++ {
			for c := kit.Piece(1); isCard(c); c++ {
				if p.mayLie(c, at) == nil {
					out = append(out, p.turns(c, at))
				}
			}
		}
	}
	return out
}

// turns is the move that turns a card up.
func (p *position) turns(c kit.Piece, at kit.Place) game.Move {
	return set().Move(p.seat(), "turn", at, c)
}

// mayLie says why a card cannot be the one that lies face down in a place.
func (p *position) mayLie(c kit.Piece, at kit.Place) error {
	seen := p.Top(at) // the card that was turned up there before, or none
	switch {
	case p.Unknown(at) == 0 && !p.Down(seen):
		return game.Refuse("%s does not belong there: no card lies face down in that place.", set().Name(c))
	case !isCard(c) || c != seen && (seen != 0 || p.At(c) != kit.Nowhere):
		return game.Refuse("%s does not lie there, as everyone has seen. Put the cards back where they lay.", set().Name(c))
	}
	return nil
}

// Kinds: which card of a pair lies uppermost does not matter.
func (p *position) Kinds() (k game.Kinds) {
	if p.phase() == judging && p.alike() {
		k.Pieces = append(k.Pieces, set().IDs(p.open()...))
	}
	for s := range p.house.Seats.All() {
		if won := p.In(pairsOf(s)); len(won) > 0 {
			k.Pieces = append(k.Pieces, set().IDs(won[len(won)-2:]...))
		}
	}
	return k
}

// Attempts: who brings a card into a place turns it up, and who moves an open
// card or the turn marker ends a try.
func (p *position) Attempts(piece, zone string) []game.Move {
	c, at := set().Piece(piece), set().Place(zone)
	switch {
	case isCard(c) && at >= 1 && at <= spaces:
		return []game.Move{p.turns(c, at)}
	case !isCard(c) || slices.Contains(p.open(), c):
		return []game.Move{{Seat: p.seat(), Verb: "done"}}
	}
	return nil
}

// act is one move being made, in a copy of the position.
type act struct {
	*position
	kit.Act
}

// Apply gives the state after a move and what happened.
func (p *position) Apply(m game.Move) (game.State, []game.Event, error) {
	a := &act{&position{p.house, p.Copy()}, kit.Act{Move: m}}
	if err := verbs.Make(a, m, p.now()); err != nil {
		return nil, nil, err
	}
	return a.position, a.Events, nil
}

// Barred is why a seat may make no move of a verb now.
func (p *position) Barred(seat game.Seat, verb string) error {
	return verbs.Barred(&act{position: p}, game.Move{Seat: seat, Verb: verb}, p.now())
}

func (p *position) now() kit.Turn[phase] {
	return kit.Turn[phase]{Phase: p.phase(), Over: p.phase() == over, May: p.Turn(), Name: kit.PlayerName, Prompt: p.prompt}
}

func (a *act) start() error {
	s := a.house.Seats.Of(set().Zone(set().Place(a.Move.Place)).Owner)
	if s == game.Table || set().Place(a.Move.Place) != turnOf(s) {
		return game.Refuse("Nobody sits there.")
	}
	a.turnTo(s)
	return nil
}

func (a *act) turnTo(s game.Seat) {
	a.Lay(turnMarker(), turnOf(s))
	a.Say("It is the turn of %s.", kit.PlayerName(s))
}

func (a *act) turn() error {
	c, at := set().Piece(a.Move.Objects[0]), set().Place(a.Move.Place)
	if err := a.mayLie(c, at); err != nil {
		return err
	}
	a.Hide(at, -a.Unknown(at))
	a.Lay(c, at)
	a.Say("%s turns up: %s.", kit.PlayerName(a.seat()), set().Name(c))
	return nil
}

func (a *act) done() error {
	alike := a.alike()
	for _, c := range a.open() {
		if a.Flip(c, true); alike {
			a.Lay(c, pairsOf(a.seat()))
		}
	}
	if alike {
		a.Say("%s has a pair.", kit.PlayerName(a.seat()))
	}
	if a.phase() != over && !(alike && a.house.again) {
		a.turnTo(a.house.Seats.Next(a.seat()))
	}
	return nil
}

func (a *act) correct() error {
	return a.Mistaken(&a.Act, func(is, was kit.Piece) error {
		if !isCard(is) || !isCard(was) || a.Down(was) || a.At(was) > spaces || a.At(is) != kit.Nowhere {
			return game.Refuse("Only an open card can be corrected, to one that nobody has seen.")
		}
		return nil
	})
}
