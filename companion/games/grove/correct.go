package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Corrections bring the record in line with the table, by agreement:
//
//	table correct card-x @ON5              an open object lies there: moved, or misread
//	table correct card-x @FD-A1-ON         it was to be hidden, but counts as open
//	table correct card-x,card-y            two objects were taken for each other
//	table correct card-x,card-y @ON5       the object to classify lies on the other, by agreement
//	table correct agent1-marker-3 @FD-A1-BY
//	table correct kid-marker-3 @FD-K-ON    the Visitor's open object counts as hidden
//	table correct trust-token =5           or @T5
//	table correct claim-token @CL-BY       before the Visitor classifies
//	table correct guess-token-2 @GO2       after the lift, before sorting
//	table correct shield @SH               it moved too early: the marking is repeated
//	table correct deck =12                 cards left in the deck
//	table correct deck-bare @DK            or: table empty
func (a *act) correct() error {
	m := a.Move
	switch {
	case m.Seat != game.Table:
		return game.Refuse("Only the table together corrects the record.")
	case a.phase == dealing:
		return game.Refuse("Nothing has been dealt that could be corrected.")
	case m.Verb == "empty":
		return a.empty()
	case len(m.Objects) == 2 && m.Place == "" && m.Number == 0:
		return a.mistaken(a.house.pack.card(m.Objects[0]), a.house.pack.card(m.Objects[1]))
	case len(m.Objects) == 2 && m.Number == 0:
		return a.correctCover(a.house.pack.card(m.Objects[0]), a.house.pack.card(m.Objects[1]))
	case len(m.Objects) != 1 || (m.Place == "") == (m.Number == 0):
		return game.Refuse("A correction names one piece and where it lies, or its number.")
	}
	n := a.house.pack
	switch piece := n.Piece(m.Objects[0]); {
	case m.Objects[0] == "deck":
		return a.correctDeck()
	case m.Objects[0] == deckBare && m.Place == "DK":
		return a.empty()
	case piece == 0:
	case piece == n.turn && m.Place != zone(turns[a.seat]):
		return game.Refuse("The turn marker goes on when the turn is done. %s", a.prompt()) // whether it has moved or not
	case piece == n.trust:
		return a.correctTrust()
	case piece == n.claim:
		return a.correctClaim()
	case piece == n.shield:
		return a.correctShield()
	case slices.Contains(n.tokens[:], piece):
		return a.correctMark(slices.Index(n.tokens[:], piece))
	case m.Number == 0 && n.isCard(piece):
		return a.correctCard(piece)
	case m.Number == 0 && n.owner(piece) != game.Table:
		return a.correctMarker(piece)
	}
	return game.Refuse("The record of that piece cannot be corrected like this. Put the piece back, or undo the last move.")
}

// correctCard says what object lies at a place that the record knows of.
func (a *act) correctCard(c kit.Piece) error {
	from, at := a.At(c), a.Set().Place(a.Move.Place)
	g := grounds[at]
	if g.column > 0 { // a column has three cells, and its object lies in one
		at = row[noSide][g.column-1]
		if there, s := a.column(g.column - 1); there != 0 {
			at = row[s][g.column-1]
		}
	} else if !g.space && !g.lane() && at != show {
		return game.Refuse("A face-up object lies on a space, in a lane or in the proof row.")
	}
	whose := grounds[from]
	switch there := a.only(at); {
	case a.covered(c):
		return game.Refuse("%s lies under another card and stays there.", a.title(c))
	case from == at:
		return game.Refuse("The record already says so.")
	case there != 0 && a.At(c) != kit.Nowhere:
		a.swap(c, there)
		a.Say("Corrected: %s and %s are swapped.", a.title(c), a.title(there))
	case there != 0:
		a.swap(c, there)
		a.Say("Corrected: it is %s, not %s.", a.title(c), a.title(there))
	case a.agreeable(c, at):
		a.classify(c, at)
	case from == kit.Nowhere || slices.ContainsFunc(a.In(at), a.house.pack.isCard):
		return game.Refuse("The record has no face-up object that could lie there. Make the missing move, or name both objects.")
	case whose.space && g.space && a.Count(from) > 1:
		return game.Refuse("%s lies on another card, which must stay covered. Undo moves instead.", a.title(c))
	case whose.space && g.space:
		a.Lay(c, at)
		a.Say("Corrected: %s lies on %s.", a.title(c), spaceName(at))
	case whose.lane() && g.space && a.Count(at) == 0:
		a.Lay(c, at)
		a.Say("Corrected: %s lies on %s.", a.title(c), spaceName(at))
	case g.lane() && whose.owner == g.owner:
		a.Lay(c, at)
		a.Say("Corrected: %s lies %s.", a.title(c), g.side.phrase())
	default:
		return game.Refuse("%s cannot lie there. Put it back, or undo the last move.", a.title(c))
	}
	return nil
}

// agreeable reports whether the object to lay now may lie open at a place by
// agreement, though the rules would have it elsewhere or face down.
func (p *position) agreeable(c kit.Piece, at kit.Place) bool {
	g := grounds[at]
	if g.space && p.classifies(c) {
		return true
	}
	due := p.downOwner()
	return p.At(c) == kit.Nowhere && due != game.Table && (g.owner == due || g.space && due == kid)
}

// correctCover lays the object to classify on another by agreement, though a
// space is free or the other came this turn.
func (a *act) correctCover(over, under kit.Piece) error {
	at := a.Set().Place(a.Move.Place)
	if !grounds[at].space || over == 0 || under == 0 || a.Top(at) != under || !a.agreeable(over, at) {
		return game.Refuse("Only the object that is classified now can cover another card.")
	}
	a.classify(over, at)
	return nil
}

// only is the one open object at a place, or 0.
func (p *position) only(at kit.Place) kit.Piece {
	if grounds[at].lane() || at == show && p.Count(at) > 1 {
		return 0
	}
	return p.Top(at)
}

// mistaken swaps two objects that were taken for each other.
func (a *act) mistaken(c, d kit.Piece) error {
	switch {
	case c == 0 || d == 0 || c == d:
		return game.Refuse("Two different objects are needed.")
	case a.covered(c) || a.covered(d):
		return game.Refuse("A covered card cannot be corrected.")
	case a.At(c) == kit.Nowhere && a.At(d) == kit.Nowhere:
		return game.Refuse("Neither of the two lies face up on the table.")
	}
	a.swap(c, d)
	a.Say("Corrected: %s and %s are swapped.", a.title(c), a.title(d))
	return nil
}

// swap exchanges two objects in the record.
func (a *act) swap(c, d kit.Piece) {
	a.Swap(c, d)
	a.forget(c)
	a.forget(d)
	for _, set := range []*pieceSet{&a.fresh, &a.older} {
		if set.has(c) != set.has(d) {
			set.toggle(c)
			set.toggle(d)
		}
	}
}

// correctMarker moves a hidden object to the other lane of its owner.
func (a *act) correctMarker(m kit.Piece) error {
	owner, from := a.house.pack.owner(m), a.At(m)
	switch {
	case from == kit.Nowhere && owner == kid && a.phase == visiting && !a.house.track.has(hideOwn, a.trust):
		s, err := a.layDown(kid)
		if err != nil {
			return err
		}
		a.hands[visitor]--
		a.phase = ended
		a.Say("Corrected: the Visitor's object stays hidden; it lies %s.", s.phrase())
		return nil
	case from == kit.Nowhere:
		return game.Refuse("That marker lies on no object in the record: make the missing move.")
	}
	s := grounds[from].side.other()
	if a.Move.Place != zone(lanes[owner][s]) {
		return game.Refuse("A hidden object can only be moved to its owner's other lane.")
	}
	a.Lay(m, lanes[owner][s])
	a.Say("Corrected: a hidden object of %s lies %s.", a.name(owner), s.phrase())
	return nil
}

// correctTrust sets the count. Rewards given are not given again, and rewards
// passed over are not made up for.
func (a *act) correctTrust() error {
	if a.phase == revealing {
		return game.Refuse("First each Agent turns a hidden object face up.")
	}
	n := a.Move.Number
	if a.Move.Place != "" {
		n = slices.Index(spots, a.Set().Place(a.Move.Place))
	}
	if n < 0 || n > 99 {
		return game.Refuse("Trust is a number, 0 or more.")
	}
	if n == a.trust {
		return game.Refuse("The record already says so.")
	}
	a.setTrust(n)
	a.paid = max(a.paid, n)
	a.Say("Corrected: trust is %d.", n)
	return nil
}

func (a *act) correctClaim() error {
	claim := a.Set().Place(a.Move.Place)
	s := claimOf(claim)
	if a.phase == predicts && s != noSide {
		return game.Refuse("The claim token belongs to an object: the Kid shows one first.")
	}
	if s == noSide || a.phase != claimed && a.phase != hidden {
		return game.Refuse("The claim can be changed only to the other side, and only before the Visitor classifies the object.")
	}
	a.Lay(a.house.pack.claim, claim)
	a.Say("Corrected: the Kid says the object belongs %s.", s.phrase())
	return nil
}

// correctShield goes back to the marking when someone may have seen a token
// before the proof was locked (R61).
func (a *act) correctShield() error {
	if err := a.remark(); err != nil {
		return err
	}
	a.Say("The shield moved before the guess. The Visitor marks again.")
	return nil
}

// remark lets the Visitor mark the four once more; what she had sealed is void.
func (a *act) remark() error {
	if a.Move.Place != zone(hoodAt) || a.phase != guessing && a.phase != locking {
		return game.Refuse("The Visitor can mark again only while the shield is up.")
	}
	if s := a.promise(); a.sealed {
		s.void = true
		a.book.reseal(s)
	}
	a.phase, a.sealed, a.marks = marking, false, [columns]side{}
	objects, _ := a.proof()
	for k, c := range objects {
		a.Lay(c, row[noSide][k])
	}
	a.giveTurnMarker(a.seat)
	return nil
}

func (a *act) correctMark(k int) error {
	s := a.marks[k].other()
	object, _ := a.column(k)
	switch {
	case a.phase != sorting || object == 0:
		return game.Refuse("A token can be corrected only after the shield is lifted and before the object of its column is classified.")
	case a.sealed:
		return game.Refuse("The marks were sealed. The sealed ones count.")
	case a.Move.Place != zone(cells[s][k]):
		return game.Refuse("The token of column %d can only lie on “admitted” or “repelled” of that column.", k+1)
	}
	a.marks[k] = s
	a.Say("Corrected: token %d lies %s.", k+1, s.phrase())
	if !a.sorted {
		a.compare()
		return nil
	}
	if a.tellColumn(k) { // of the others some lie on spaces
		a.misses--
	} else {
		a.misses++
	}
	a.decide()
	return nil
}

func (a *act) correctDeck() error {
	if a.Move.Number < 1 || a.Move.Number > int(a.house.pack.last) {
		return game.Refuse("The deck has 1 to %d cards. If it is empty, say that it is empty.", a.house.pack.last)
	}
	if a.Move.Number == a.deck {
		return game.Refuse("The record already says so.")
	}
	a.deck, a.dry, a.stock = a.Move.Number, false, 0
	a.Say("Corrected: the deck has %s.", cardCount(a.deck))
	return nil
}

// empty says that the deck is seen to be empty, whatever was counted (R69).
func (a *act) empty() error {
	switch {
	case a.deck == 0:
		return game.Refuse("The record already says that the deck is empty.")
	case a.phase == rowing:
		return game.Refuse("The proof row is not complete yet. If the deck is empty, the proof is not possible: undo the move.")
	}
	a.deck, a.dry, a.stock = 0, true, a.deck
	a.Say("The deck is empty.")
	return nil
}
