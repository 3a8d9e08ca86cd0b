package grove

import "github.com/grovewatch/grovewatch/companion/game"

// phase says what the seat in turn does next.
type phase uint8

const (
	dealing   phase = iota // the table turns two objects up
	ruling                 // the Visitor makes the Pass Rule
	trimming               // the Visitor puts half her deal under the deck
	starting               // the Visitor classifies the two objects
	acting                 // an Agent tests or proves
	predicts               // the Kid predicts or proves
	claimed                // the Kid has claimed; the Visitor classifies the object
	hidden                 // the same for a secret prediction
	right                  // the prediction was right; the Kid goes on or stops
	visiting               // the Visitor classifies one object of her own
	raising                // the Kid raises trust after an Agent's failed proof
	revealing              // an Agent turns a hidden object up
	rowing                 // the prover turns four objects up
	shielding              // the Visitor raises her shield
	marking                // the Visitor sets her tokens
	guessing               // the prover places the four
	locking                // the prover locks them
	lifting                // the Visitor lifts the shield
	sorting                // the Visitor classifies the four
	ended                  // the turn is done but for drawing
	over                   // the game has ended
)

// ending says how a game ended.
type ending uint8

const (
	noEnding ending = iota
	kidProof
	agentProof
	emptyHand
	emptyDeck
)

// down is a face-down object under a marker.
type down struct {
	side  side   // noSide while the marker is not in use
	card  cardNo // known to its owner and the Visitor only, or 0
	fresh bool   // came this turn
}

// position is a State. It holds no pointer but to the pack, the house and the
// book, which never change, so that a copy is a whole position.
type position struct {
	pack  *pack
	house *house
	book  *book
	phase phase
	seat  game.Seat // whose turn of the round it is
	deck  int       // cards in the deck
	hands [agent1 + MaxAgents]int8

	at    [maxCards + 1]place // where each object lies
	top   [covered]cardNo     // the open card of each space, by place
	depth [covered]uint8      // cards in each space
	// Of the covered objects, those that lie on the forcefield.
	buried cardSet
	fresh  [covered]bool // spaces whose open card came this turn
	downs  [maxMarkers]down

	trust int  // as the token stands, counted on beyond its last spot
	paid  int  // spots whose reward was given, at most trust
	dry   bool // the deck was already empty when this turn began

	// The Kid's turn.
	run     int    // right predictions so far
	said    cardNo // the object predicted
	claim   side
	secret  bool // the first prediction of this turn is hidden
	stopped bool // the run was right and she has stopped
	proved  bool // she has proved

	// A reveal that is due.
	owing [agent1 + MaxAgents]bool // Agents who have yet to turn one up
	back  phase                    // what follows the rewards

	// A proof.
	row    [columns]cardNo
	guess  [columns]side
	marks  [columns]side // the Visitor's alone until the shield is lifted
	sealed bool          // the marks are sealed by the book's last seal
	stray  [columns]bool // tokens that lay elsewhere than sealed when the shield was lifted
	lifted bool
	sorted bool // at least one of the four has been sorted

	ending ending
}

var _ game.State = (*position)(nil)

// Seats names every seat, the table's first.
func (p *position) Seats() []string { return p.house.seats }

// Turn lists the seats that may act now.
func (p *position) Turn() []game.Seat {
	if p.phase == over {
		return nil
	}
	if p.phase == revealing && p.house.revealTogether {
		var out []game.Seat
		for s := agent1; s <= p.lastAgent(); s++ {
			if p.owing[s] {
				out = append(out, s)
			}
		}
		return out
	}
	return []game.Seat{p.actor()}
}

// mayAct reports whether a seat is among those in turn.
func (p *position) mayAct(s game.Seat) bool {
	if p.phase == revealing && p.house.revealTogether {
		return s >= agent1 && s <= p.lastAgent() && p.owing[s]
	}
	return s == p.actor()
}

// actor is the seat that is to act, the first in turn order of several.
func (p *position) actor() game.Seat {
	switch p.phase {
	case dealing:
		return game.Table
	case ruling, trimming, starting, claimed, hidden, visiting, shielding, marking, lifting, sorting:
		return visitor
	case predicts, right, raising:
		return kid
	case revealing:
		for s := agent1; s <= p.lastAgent(); s++ {
			if p.owing[s] {
				return s
			}
		}
	}
	return p.seat
}

// nextSeat is whose turn follows the turn in progress (R12): the Agents
// clockwise from the Visitor's left, the Kid, the Visitor.
func (p *position) nextSeat() game.Seat {
	switch {
	case p.seat == visitor:
		return agent1
	case p.seat == kid:
		return visitor
	case int(p.seat-agent1) == p.house.agents-1:
		return kid
	}
	return p.seat + 1
}

// lastSeat is whose turn came before the turn in progress.
func (p *position) lastSeat() game.Seat {
	switch p.seat {
	case visitor:
		return kid
	case kid:
		return p.lastAgent()
	case agent1:
		return visitor
	}
	return p.seat - 1
}

// lastAgent is the seat of the Agent before the Kid.
func (p *position) lastAgent() game.Seat { return agent1 + game.Seat(p.house.agents-1) }

// Result is nil while the game goes on.
func (p *position) Result() *game.Result {
	switch p.ending {
	case kidProof:
		return &game.Result{Winners: []game.Seat{visitor, kid}, Text: game.Say("The Kid has proved the Pass Rule: the Kid and the Visitor win.")}
	case agentProof:
		return &game.Result{Winners: []game.Seat{p.seat}, Text: game.Say("%s has proved the Pass Rule and wins alone.", p.name(p.seat))}
	case emptyHand:
		r := &game.Result{Text: game.Say("The Visitor's turn begins with no card in her hand: all Agents win.")}
		for s := agent1; s <= p.lastAgent(); s++ {
			r.Winners = append(r.Winners, s)
		}
		return r
	case emptyDeck:
		return &game.Result{Winners: []game.Seat{visitor, kid}, Text: game.Say("The deck is empty: the Kid and the Visitor win.")}
	}
	return nil
}

// name is what people call a seat.
func (p *position) name(s game.Seat) game.Text {
	switch s {
	case game.Table:
		return game.Say("The table")
	case visitor:
		return game.Say("Visitor")
	case kid:
		return game.Say("Kid")
	}
	return game.Say("Agent %d", int(s-kid))
}

// Covered lists the cards that lie under others: nobody may look at them (R45).
func (p *position) Covered() []string {
	var out []string
	for c, at := range p.at {
		if at == covered {
			out = append(out, p.pack.cards[c])
		}
	}
	return out
}
