package grove

import (
	"iter"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

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

// position is a State. Open objects, markers and tokens lie in the store; of
// hidden objects it has the markers on them. Its house never changes, so that a
// copy with a store of its own is a whole position.
type position struct {
	house *house
	kit.Store
	book  book
	phase phase
	seat  game.Seat // whose turn of the round it is
	deck  int       // cards in the deck
	hands bySeat[int8]

	// What is noted of the object under each marker, known to its owner and
	// the Visitor only, or 0.
	noted [maxMarkers]kit.Piece
	fresh pieceSet // what was classified this turn
	older pieceSet // what was classified the turn before

	// What people tell the app, where it plays a seat.
	showed bool      // somebody shows the Visitor an object
	shown  kit.Piece // it, known to those two and to whoever named it, or 0
	held   pieceSet  // what the Kid's hand is seen to hold

	hinted bySeat[int8] // how deep a hint each seat, or the table, was given this turn

	// What a seat has drawn and nobody could see: her own until her next turn,
	// everyone's for this turn and the one after, an Agent's until the Kid's is over.
	drew  bySeat[int8]
	drawn bySeat[int8] // for so many turns yet everyone is told

	trust int  // as the token stands, counted on beyond its last spot
	paid  int  // spots whose reward was given, at most trust
	dry   bool // the deck is seen to be empty: it was when this turn began, or people have said so
	stock int  // so many cards it had by the count when they said so, or 0

	// The Kid's turn.
	run     int  // right predictions so far
	secret  bool // the first prediction of this turn is hidden
	stopped bool // the run was right and she has stopped
	proved  bool // she has proved

	// A reveal that is due.
	owing bySeat[bool] // Agents who have yet to turn one up
	back  phase        // what follows the rewards

	// A proof.
	marks  [columns]side // the Visitor's alone until the shield is lifted
	sealed bool          // the marks are sealed by the book's last seal
	stray  [columns]bool // tokens that lay elsewhere than sealed when the shield was lifted
	lifted bool
	sorted bool // at least one of the four has been sorted
	misses int  // columns that are wrong, once the shield is lifted

	ending ending
}

// Seats names every seat, the table's first.
func (p *position) Seats() []string { return p.house.Seats }

// Key is the whole position in one line of text: equal keys, equal states.
func (p *position) Key() string { return kit.Key("grove", p) }

// claim is the side that the Kid has claimed, or noSide.
func (p *position) claim() side { return claimOf(p.At(p.house.pack.claim)) }

// column is the object in a column of the proof row, or 0, and the side to
// which it was slid.
func (p *position) column(k int) (kit.Piece, side) {
	for s := range row {
		if c := p.Top(row[s][k]); c != 0 {
			return c, side(s)
		}
	}
	return 0, noSide
}

// proof is the whole row: its objects and the sides to which they were slid.
func (p *position) proof() (objects [columns]kit.Piece, guess [columns]side) {
	for k := range columns {
		objects[k], guess[k] = p.column(k)
	}
	return objects, guess
}

// covered reports whether an object lies under another on a space.
func (p *position) covered(c kit.Piece) bool {
	at := p.At(c)
	return grounds[at].space && p.Top(at) != c
}

// classified visits the objects that lie open on a space or in a lane, in
// printing order, with their places.
func (p *position) classified() iter.Seq2[kit.Piece, kit.Place] {
	return func(yield func(kit.Piece, kit.Place) bool) {
		for c := range p.house.pack.cards() {
			at := p.At(c)
			if g := grounds[at]; (g.lane() || g.space && p.Top(at) == c) && !yield(c, at) {
				return
			}
		}
	}
}

// hides visits the markers that lie on an object, with its side: those of one
// owner, or all of them for the table.
func (p *position) hides(owner game.Seat) iter.Seq2[kit.Piece, side] {
	return func(yield func(kit.Piece, side) bool) {
		for _, m := range p.house.pack.markers[owner] {
			if at := p.At(m); at != kit.Nowhere && !yield(m, grounds[at].side) {
				return
			}
		}
	}
}

// under is what is noted of the object under a marker.
func (p *position) under(m kit.Piece) *kit.Piece {
	return &p.noted[m-p.house.pack.markers[game.Table][0]]
}

// Turn lists the seats that may act now.
func (p *position) Turn() []game.Seat {
	if p.phase == over {
		return nil
	}
	if p.phase == revealing && p.house.revealTogether {
		return p.owers()
	}
	return []game.Seat{p.actor()}
}

// owers are the Agents who have yet to turn a hidden object up, in turn order.
func (p *position) owers() []game.Seat {
	var out []game.Seat
	for s, owes := range p.owing {
		if owes {
			out = append(out, game.Seat(s))
		}
	}
	return out
}

// actor is the seat that is to act, the first in turn order of several.
func (p *position) actor() game.Seat {
	switch {
	case p.phase == revealing:
		return p.owers()[0]
	case p.phase == acting && p.showed:
		return visitor
	case p.phase == over || stages[p.phase].who == inTurn:
		return p.seat
	}
	return stages[p.phase].who
}

// seekers are the seats that look for the rule: all but the Visitor's.
func (p *position) seekers() iter.Seq[game.Seat] {
	return func(yield func(game.Seat) bool) {
		for s := kid; s <= p.lastAgent() && yield(s); s++ {
		}
	}
}

// round is the turn order: the Agents clockwise from the Visitor's left, the
// Kid, the Visitor (R12).
func (p *position) round() []game.Seat {
	var out []game.Seat
	for s := agent1; s <= p.lastAgent(); s++ {
		out = append(out, s)
	}
	return append(out, kid, visitor)
}

// turnAfter is whose turn comes so many turns after the turn in progress.
func (p *position) turnAfter(n int) game.Seat {
	order := p.round()
	return order[(slices.Index(order, p.seat)+n+len(order))%len(order)]
}

// Spared lists the objects that stay in the box of an edition with fewer (R81).
func (p *position) Spared() (out []string) {
	if p.house.deck != editions[p.house.edition].deck {
		return nil
	}
	for c := kit.Piece(p.house.deck + 1); c <= p.house.pack.last; c++ {
		out = append(out, p.Set().ID(c))
	}
	return out
}

// lastAgent is the seat of the Agent before the Kid.
func (p *position) lastAgent() game.Seat { return p.house.Seats.Last() }

// Result is nil while the game goes on.
func (p *position) Result() *game.Result {
	switch p.ending {
	case kidProof:
		return &game.Result{Winners: []game.Seat{visitor, kid}, Text: game.Say("%s has proved the Pass Rule: %s and %s win.", p.name(kid), p.name(kid), p.name(visitor))}
	case agentProof:
		return &game.Result{Winners: []game.Seat{p.seat}, Text: game.Say("%s has proved the Pass Rule and wins alone.", p.name(p.seat))}
	case emptyHand:
		order := p.round()
		return &game.Result{Winners: order[:len(order)-2], Text: game.Say("The Visitor's turn begins with an empty hand: all Agents win.")}
	case emptyDeck:
		return &game.Result{Winners: []game.Seat{visitor, kid}, Text: game.Say("The deck is empty: %s and %s win.", p.name(kid), p.name(visitor))}
	}
	return nil
}

// name is what people call a seat.
func (p *position) name(s game.Seat) game.Text {
	switch s {
	case game.Table:
		return game.Say("The table")
	case visitor:
		return game.Titled(s, game.Say("Visitor"), game.Say("the Visitor"))
	case kid:
		return game.Titled(s, game.Say("Kid"), game.Say("the Kid"))
	}
	return game.Role(s, game.Say("Agent %d", int(s-kid)))
}

// title is what people call an object.
func (p *position) title(c kit.Piece) game.Piece { return p.Set().Name(c) }

// Covered lists the cards that lie under others: nobody may look at them (R45).
func (p *position) Covered() []string {
	var out []string
	for c := range p.house.pack.cards() {
		if p.covered(c) {
			out = append(out, p.Set().ID(c))
		}
	}
	return out
}
