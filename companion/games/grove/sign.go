package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Sign is what a layout tells of a move. The Visitor's marks are set, the proof
// is locked and the Kid stops only when that is seen or said (R79): a card that
// was slid and a trust token that was stepped up tell nothing of it.
func (p *position) Sign(m game.Move, seen game.Layout) game.Sign {
	marker := p.seen(seen, p.house.pack.turn)
	shown := func(is bool) game.Sign {
		if is {
			return game.Shown
		}
		return game.Missing
	}
	switch m.Verb {
	case "set":
		return shown(marker == turns[visitor])
	case "slide":
		if p.roofGone(seen) {
			return game.Missing // the tokens have been seen
		}
	case "guess": // the cards themselves are seen: once locked they only show it
		for k, id := range m.Objects {
			if g, _ := sides(m.Place); seen[id] != zone(row[g[k]][k]) {
				return game.Missing
			}
		}
		if p.roofGone(seen) {
			return game.Missing
		}
	case "predict": // the token tells what she says (R25)
		said := p.house.pack.card(m.Objects[0])
		next := p.showing(seen)
		if seen[claimToken] != m.Place || next != 0 && next != said || next != 0 && p.laidNew(seen) && !p.skipped(seen) {
			return game.Missing
		}
	case "test", "hide", "reveal": // a marker in another place is not hers to lay
		last := m.Objects[len(m.Objects)-1]
		if p.Set().Piece(last) != 0 && p.house.pack.owner(p.Set().Piece(last)) != game.Table || m.Verb == "reveal" {
			if seen[last] != m.Place {
				return game.Missing
			}
		}
		if m.Verb == "test" && marker != turns[p.seat] && !p.passedOn(marker, seen) && p.inStead(p.Set().Piece(m.Objects[0]), seen) != 0 {
			return game.Missing // before her turn it is as likely another marker on the same object
		}
	case "lock":
		return shown(marker == turns[p.seat])
	case "lift":
		switch {
		case p.sealed && seen != nil && p.changed(seen):
			return game.Missing // whether it fits would tell what the seal holds: it is asked
		case p.sealed:
			return game.Opens
		}
	case "deal": // laid on spaces, they seem to be classified, and that the rule is made must be said
		if p.turnedUp(seen) > turnedUp {
			return game.Missing // which of them are meant?
		}
		for _, id := range m.Objects {
			if grounds[board.Place(seen[id])].space {
				return game.Missing
			}
		}
	case "prove": // of whom, when the turn marker lies before another Agent already
		if s := game.Seat(slices.Index(turns, marker)); p.phase == acting && marker != kit.Nowhere && s > p.seat {
			return game.Missing
		}
	case "place", "turn": // her own object, or one that the Kid claims again
		if p.phase == visiting && p.claimsAnew(seen) {
			return game.Missing
		}
	case "stop":
		due := p.trustDue()
		inHand := marker == kit.Nowhere || p.seen(seen, p.house.pack.claim) == kit.Nowhere
		switch {
		case inHand && !p.laidNew(seen) && !p.turnsUp(seen) && p.seen(seen, p.house.pack.trust) == p.At(p.house.pack.trust):
			return game.Missing // a token is being moved: it shows nothing yet
		case p.hidAnother(seen):
			return game.Missing // perhaps that is what she has predicted
		case !p.canGoOn() || p.turnsUp(seen) && p.seen(seen, p.house.pack.trust) == due || p.provesMore(seen):
			return game.Effect
		case p.laidNew(seen) && p.seen(seen, p.house.pack.trust) != due:
			return game.Missing // perhaps she has predicted another
		case p.taken(seen) && (p.laidNew(seen) || p.hidNew(seen)):
			return game.Effect // the Visitor's own object has followed, with the turn marker forgotten
		case p.taken(seen) && marker == kit.Nowhere:
			return game.Shown // it is being passed on, or was too early
		}
		return shown(p.passedOn(marker, seen))
	case "again":
		claim := p.seen(seen, p.house.pack.claim)
		switch {
		case claim == p.At(p.house.pack.claim):
			return game.Missing // she has not touched it: what she says now is to be asked
		case claim == claims[noSide] && p.showing(seen) == 0 && !p.laidNew(seen):
			return game.Missing // she may only be putting it away
		case claim == kit.Nowhere && p.showing(seen) != 0:
			return game.Shown // she has lifted it for the object that she shows
		}
	case "raise":
		if p.seen(seen, p.house.pack.trust) != p.At(p.house.pack.trust) {
			return game.Shown
		}
		if !p.passedOn(marker, seen) {
			return game.Passed // nothing tells yet that trust was raised
		}
	case "done", "pass":
		switch {
		case p.missed() && p.hidAnother(seen):
			return game.Missing // perhaps that is what she has predicted
		case seen != nil && p.deckIsBack(seen):
			return game.Missing // the game would end by a deck that is not empty
		case p.passedOn(marker, seen):
			return game.Shown
		case p.missed() && p.seen(seen, p.house.pack.claim) != claims[noSide], p.seat == kid && (p.stopped || p.proved) && p.claimsAnew(seen):
			return game.Missing // she may think that she goes on
		}
		return game.Passed
	}
	return game.Effect
}

// changed reports whether anything but the shield, what lies behind it, and what only indicates
// lies otherwise than the record has it.
func (p *position) changed(seen game.Layout) bool {
	expected, shows := p.Layout(), game.IndicatorsOf(p)
	objects, _ := p.proof()
	for _, c := range objects {
		delete(shows, p.Set().ID(c))
	}
	return slices.ContainsFunc(expected.Differs(seen), func(id string) bool {
		return p.Set().Piece(id) != 0 && expected[id] != game.Anywhere && seen[id] != zone(show) &&
			id != shieldPiece && !slices.Contains(guessTokens[:], id) && !game.Indicates(p, shows, id, seen[id])
	})
}

// roofGone reports whether the printed shield should stand and is not seen.
func (p *position) roofGone(seen game.Layout) bool {
	return p.At(p.house.pack.shield) != kit.Nowhere && seen[shieldPiece] == ""
}

// passedOn reports whether the turn marker was passed on: where the seat before
// had it somebody may have forgotten it, but not when trust was taken and the claim put
// away, too.
func (p *position) passedOn(marker kit.Place, seen game.Layout) bool {
	return marker != kit.Nowhere && slices.Contains(turns, marker) && marker != turns[p.seat] && (marker != turns[p.turnAfter(-1)] || p.taken(seen))
}

// taken reports whether the Kid has taken her trust and put the claim away.
func (p *position) taken(seen game.Layout) bool {
	return p.run > 0 && p.At(p.house.pack.trust) != p.trustDue() &&
		p.seen(seen, p.house.pack.trust) == p.trustDue() && p.seen(seen, p.house.pack.claim) == claims[noSide]
}

// seen is the place in which a piece is seen.
func (p *position) seen(seen game.Layout, piece kit.Piece) kit.Place {
	return board.Place(seen[p.Set().ID(piece)])
}

// claimsAnew reports whether the claim token has come to a claim since the record has
// it elsewhere.
func (p *position) claimsAnew(seen game.Layout) bool {
	at := p.seen(seen, p.house.pack.claim)
	return claimOf(at) != noSide && at != p.At(p.house.pack.claim)
}

// provesMore reports whether objects come into the proof row of a Kid who may prove once
// she has taken her trust.
func (p *position) provesMore(seen game.Layout) bool {
	return !p.proved && p.house.track.has(proveMore, p.trust+p.run) && p.inRow(seen)
}

// inRow reports whether an object that nobody has seen before lies in the proof row.
func (p *position) inRow(seen game.Layout) bool {
	for c := range p.house.pack.cards() {
		if p.At(c) == kit.Nowhere && grounds[p.seen(seen, c)].column > 0 {
			return true
		}
	}
	return false
}

// showing is an object that is seen on the show space and was not known to lie
// there, or 0.
func (p *position) showing(seen game.Layout) kit.Piece {
	for c := range p.house.pack.cards() {
		if p.seen(seen, c) == show && p.At(c) != show {
			return c
		}
	}
	return 0
}

// skipped reports whether the turn marker was passed on before the Kid had predicted, or is of no
// account since then.
func (p *position) skipped(seen game.Layout) bool {
	return p.seat == kid && p.run == 0 && p.seen(seen, p.house.pack.turn) != turns[kid]
}

// turnedUp is how many objects are seen on the show space.
func (p *position) turnedUp(seen game.Layout) (n int) {
	for c := range p.house.pack.cards() {
		if p.seen(seen, c) == show {
			n++
		}
	}
	return n
}

// laidNew reports whether an object is seen on a space that nobody has seen
// before.
func (p *position) laidNew(seen game.Layout) bool {
	for c := range p.house.pack.cards() {
		if p.At(c) == kit.Nowhere && grounds[p.seen(seen, c)].space {
			return true
		}
	}
	return false
}

// hidNew reports whether a marker of the Kid is seen in a lane of hers that was on no object
// before.
func (p *position) hidNew(seen game.Layout) bool {
	return slices.ContainsFunc(p.house.pack.markers[kid], func(m kit.Piece) bool {
		g := grounds[p.seen(seen, m)]
		return p.At(m) == kit.Nowhere && g.lane() && g.owner == kid
	})
}

// hidAnother reports whether a marker of the Kid is seen in her other lane than the one on what
// she has hidden in this turn, and trust tells that this may be the Visitor's own object: it is
// raised after a wrong prediction, or not after a right one.
func (p *position) hidAnother(seen game.Layout) bool {
	first := p.hidden()
	return first != 0 && p.missed() == (p.seen(seen, p.house.pack.trust) == p.spotAfter(1)) && slices.ContainsFunc(p.house.pack.markers[kid], func(m kit.Piece) bool {
		at := p.seen(seen, m)
		return p.At(m) == kit.Nowhere && grounds[at].lane() && grounds[at].owner == kid && at != p.At(first)
	})
}

// inStead is a marker of the same owner that the record has where a new one has come, and
// that is not seen any more, or 0: that one is covered, or the new one was laid in its stead.
func (p *position) inStead(m kit.Piece, seen game.Layout) kit.Piece {
	if p.At(m) != kit.Nowhere {
		return 0
	}
	for _, under := range p.In(p.seen(seen, m)) {
		if p.seen(seen, under) == kit.Nowhere && p.house.pack.owner(under) == p.house.pack.owner(m) {
			return under
		}
	}
	return 0
}

// missed reports whether the Kid's turn has ended with a wrong prediction.
func (p *position) missed() bool {
	return p.seat == kid && p.phase == ended && !p.stopped && !p.proved
}

// missedBefore reports whether it is the Visitor's turn after a wrong prediction of the Kid.
func (p *position) missedBefore() bool {
	return p.phase == visiting && !p.stopped && !p.proved && p.older != pieceSet{}
}

// turnsUp reports whether an Agent has taken a marker off a hidden object and turned one
// up, as the trust of the run has them do: a marker that is only gone may be covered, or in
// somebody's hand.
func (p *position) turnsUp(seen game.Layout) bool {
	if !p.revealsAt(p.trust + p.run) {
		return false
	}
	off := false
	for m := range p.hides(game.Table) {
		off = off || p.house.pack.owner(m) != kid && p.seen(seen, m) == kit.Nowhere
	}
	for c := range p.house.pack.cards() {
		if g := grounds[p.seen(seen, c)]; off && p.At(c) == kit.Nowhere && (g.owner >= agent1 && g.lane() || p.house.revealToSpace && g.space) {
			return true
		}
	}
	return false
}

// Indicators are the pieces that only show what the record knows: the turn
// marker, trust, the claim once the Visitor has classified its object, what shares
// a lane, and the cards of a proof that is locked or has ended the game.
func (p *position) Indicators() []string {
	out := []string{turnMarker, trustToken}
	early := p.phase == ended && p.turnAfter(1) == kid // she may claim while the marker was forgotten
	if p.phase != claimed && p.phase != hidden && !early {
		out = append(out, claimToken)
	}
	out = append(out, p.Fanned()...)
	if objects, _ := p.proof(); p.phase == locking || p.phase == lifting || p.phase == over && objects[0] != 0 {
		out = append(out, p.Set().IDs(objects[:]...)...)
	}
	return out
}

// Anticipates reports whether a piece may lie elsewhere already: the claim token of a
// Kid who means to go on, or whose turn is done, the shield between proofs, or where another screen
// would do, and the object that an Agent hands over while somebody else proves, the Kid has
// claimed, or the Visitor or an Agent before her is in turn.
func (p *position) Anticipates(piece, at string) bool {
	if piece == claimToken && (p.phase == right || p.phase == ended && p.seat == kid && at == zone(claims[noSide])) {
		return true
	}
	m, owner := p.house.pack.marker(piece)
	proves := p.phase >= rowing && p.phase <= sorting
	if piece == shieldPiece { // it may stand ready before there is a proof
		return (p.phase < shielding || p.phase == ended || p.house.openShield) && at == zone(hoodAt)
	}
	if c := p.house.pack.card(piece); c != 0 && p.phase == lifting { // the locked side counts
		was, is := grounds[p.At(c)], grounds[p.Set().Place(at)]
		return was.column > 0 && is.space && is.side == was.side
	}
	if c := p.house.pack.card(piece); c != 0 && p.phase == claimed && p.run == 0 { // the Visitor's own object, of a Kid who was passed over
		return p.At(c) == kit.Nowhere && grounds[p.Set().Place(at)].space
	}
	between := p.phase == claimed || p.phase == hidden || p.phase == right || p.phase == revealing || p.phase == visiting || p.phase == ended && p.seat == kid
	later := (p.phase == acting || p.phase == ended && p.seat >= agent1) && owner > p.seat ||
		p.phase == ended && p.seat == visitor && owner > agent1 // after another Agent's
	return (proves || between || later) && m != 0 && p.At(m) == kit.Nowhere &&
		owner >= agent1 && owner != p.seat && grounds[p.Set().Place(at)].owner == owner
}

// Fanned are the markers and cards of lanes that hold several, and the objects that
// were classified two turns ago or earlier: somebody may have taken one up to look at it.
func (p *position) Fanned() (out []string) {
	for c, at := range p.classified() {
		if grounds[at].space && !p.fresh.has(c) && !p.older.has(c) {
			out = append(out, p.Set().ID(c))
		}
	}
	for _, at := range slices.Concat(lanes...) {
		if in := p.In(at); len(in) > 1 {
			out = append(out, p.Set().IDs(in...)...)
		}
	}
	return out
}

// Rejudges reports whether a prediction is still judged by where its object lies: in the turn in
// which it came (R80).
func (p *position) Rejudges(piece string) bool { return p.fresh.has(p.Set().Piece(piece)) }

// Tidies reports whether a correction only says that an object was moved to
// another space of its side, or has changed places with one there.
func (p *position) Tidies(m game.Move) bool {
	if m.Verb != game.Correct || len(m.Objects) != 1 {
		return false
	}
	from, to := grounds[p.At(p.Set().Piece(m.Objects[0]))], grounds[p.Set().Place(m.Place)]
	return from.space && to.space && from.side == to.side && p.Count(p.Set().Place(m.Place)) <= 1 && p.Count(p.At(p.Set().Piece(m.Objects[0]))) == 1
}
