package grove

import "github.com/grovewatch/grovewatch/companion/game"

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
	if err := a.correctable(); err != nil {
		return err
	}
	m := a.move
	if len(m.Objects) == 2 && m.Place == "" && m.Number == 0 {
		return a.mistaken(m.Objects[0], m.Objects[1])
	}
	if len(m.Objects) == 2 && m.Number == 0 {
		return a.correctCover(m.Objects[0], m.Objects[1])
	}
	if len(m.Objects) != 1 || (m.Place == "") == (m.Number == 0) {
		return game.Refuse("A correction names one piece and where it lies, or its number.")
	}
	object := m.Objects[0]
	if c, ok := a.pack.cardNos[object]; ok && m.Number == 0 {
		return a.correctCard(c)
	}
	if n, ok := a.pack.markerNos[object]; ok && m.Number == 0 {
		return a.correctMarker(n)
	}
	switch object {
	case trustToken:
		return a.correctTrust()
	case claimToken:
		return a.correctClaim()
	case shieldPiece:
		return a.correctShield()
	case "deck":
		return a.correctDeck()
	case deckBare:
		if m.Place == "DK" {
			return a.empty()
		}
	}
	for k, id := range guessTokens {
		if object == id {
			return a.correctMark(k)
		}
	}
	return game.Refuse("The record of that piece cannot be corrected like this. Put the piece back, or undo the last move.")
}

func (a *act) correctable() error {
	if a.phase == dealing {
		return game.Refuse("Nothing has been dealt that could be corrected.")
	}
	return nil
}

// correctCard says what object lies at a place that the record knows of.
func (a *act) correctCard(c cardNo) error {
	at, ok := a.pack.zoneNos[a.move.Place]
	if !ok {
		return game.Refuse("A face-up object lies on a space, in a lane or in the proof row.")
	}
	from := a.at[c]
	switch {
	case from == at:
		return game.Refuse("The record already says so.")
	case from == covered:
		return game.Refuse("%s lies under another card and stays there.", a.pack.titles[c])
	}
	if there := a.only(at); there != 0 {
		a.swap(c, there)
		a.say("Corrected: it is %s, not %s.", a.pack.titles[c], a.pack.titles[there])
		return nil
	}
	if a.agreeable(c, at) {
		a.classify(c, at)
		return nil
	}
	if from == unseen || a.count(at) > 0 {
		return game.Refuse("The record has no face-up object that could lie there. Make the missing move, or name both objects.")
	}
	switch {
	case from.isSpace() && at.isSpace():
		if a.depth[from] > 1 {
			return game.Refuse("%s lies on another card, which must stay covered. Undo moves instead.", a.pack.titles[c])
		}
		a.at[c] = at
		a.top[at], a.depth[at], a.fresh[at] = c, 1, a.fresh[from]
		a.top[from], a.depth[from], a.fresh[from] = 0, 0, false
		a.say("Corrected: %s lies on %s.", a.pack.titles[c], spaceName(at))
		return nil
	case from.isLane() && at.isLane():
		if was, _ := laneOf(from); lane(was, on) == at || lane(was, by) == at {
			a.at[c] = at
			_, s := laneOf(at)
			a.say("Corrected: %s lies %s.", a.pack.titles[c], sidePhrase(s))
			return nil
		}
	}
	return game.Refuse("%s cannot lie there. Put it back, or undo the last move.", a.pack.titles[c])
}

// agreeable reports whether the object to lay now may lie open at a place by
// agreement, though the rules would have it elsewhere or face down.
func (p *position) agreeable(c cardNo, at place) bool {
	if at.isSpace() && p.classifies(c) {
		return true
	}
	due := p.downOwner()
	if p.at[c] != unseen || due == game.Table {
		return false
	}
	if at.isLane() {
		whose, _ := laneOf(at)
		return whose == due
	}
	return at.isSpace() && due == kid
}

// correctCover lays the object to classify on another by agreement, though a
// space is free or the other came this turn.
func (a *act) correctCover(over, under string) error {
	at := a.pack.zoneNos[a.move.Place]
	c, d := a.pack.cardNos[over], a.pack.cardNos[under]
	if !at.isSpace() || c == 0 || d == 0 || a.top[at] != d || !a.agreeable(c, at) {
		return game.Refuse("Only the object that is classified now can cover another card.")
	}
	a.classify(c, at)
	return nil
}

// count is the number of objects at a place, only the one object there when it
// is alone.
func (p *position) count(at place) int {
	n := 0
	for _, x := range p.at {
		if x == at {
			n++
		}
	}
	return n
}

func (p *position) only(at place) cardNo {
	if at.isLane() || p.count(at) != 1 {
		return 0
	}
	for c, x := range p.at {
		if x == at {
			return cardNo(c)
		}
	}
	return 0
}

// mistaken swaps two objects that were taken for each other.
func (a *act) mistaken(x, y string) error {
	c, ok := a.pack.cardNos[x]
	d, ok2 := a.pack.cardNos[y]
	if !ok || !ok2 || c == d {
		return game.Refuse("Two different objects are needed.")
	}
	if a.at[c] == covered || a.at[d] == covered {
		return game.Refuse("A covered card cannot be corrected.")
	}
	if a.at[c] == unseen && a.at[d] == unseen {
		return game.Refuse("Neither of the two lies face up on the table.")
	}
	a.swap(c, d)
	a.say("Corrected: %s and %s are swapped.", a.pack.titles[c], a.pack.titles[d])
	return nil
}

// swap exchanges the places of two objects in the record.
func (a *act) swap(c, d cardNo) {
	atC, atD := a.at[c], a.at[d]
	a.show(c, atD)
	a.show(d, atC)
	for _, x := range []cardNo{c, d} {
		if a.at[x].isSpace() {
			a.top[a.at[x]] = x
		}
	}
	exchange := func(n *cardNo) {
		switch *n {
		case c:
			*n = d
		case d:
			*n = c
		}
	}
	exchange(&a.said)
	for k := range a.row {
		exchange(&a.row[k])
	}
}

// correctMarker moves a hidden object to the other lane of its owner.
func (a *act) correctMarker(m markerNo) error {
	d := &a.downs[m]
	owner := a.pack.owners[m]
	if d.side == noSide && owner == kid && a.phase == visiting && !a.house.track.has(hideOwn, a.trust) {
		s, err := a.layDown(kid)
		if err != nil {
			return err
		}
		a.hands[visitor]--
		a.phase = ended
		a.say("Corrected: the Visitor's object stays hidden; it lies %s.", sidePhrase(s))
		return nil
	}
	if d.side == noSide {
		return game.Refuse("That marker lies on no object in the record: make the missing move.")
	}
	if a.move.Place != a.pack.zones[lane(owner, d.side.other())] {
		return game.Refuse("A hidden object can only be moved to its owner's other lane.")
	}
	d.side = d.side.other()
	a.say("Corrected: a hidden object of %s lies %s.", a.name(owner), sidePhrase(d.side))
	return nil
}

// correctTrust sets the count. Rewards given are not given again, and rewards
// passed over are not made up for.
func (a *act) correctTrust() error {
	if a.phase == revealing {
		return game.Refuse("First each Agent turns a hidden object face up.")
	}
	n := a.move.Number
	if a.move.Place != "" {
		n = -1
		for t, z := range trustZones {
			if z == a.move.Place {
				n = t
			}
		}
	}
	if n < 0 || n > 99 {
		return game.Refuse("Trust is a number, 0 or more.")
	}
	a.trust = n
	a.paid = max(a.paid, n)
	a.say("Corrected: trust is %d.", n)
	return nil
}

func (a *act) correctClaim() error {
	s := claimOf(a.move.Place)
	if s == noSide || a.phase != claimed && a.phase != hidden {
		return game.Refuse("The claim can be changed only to the other side, and only before the Visitor classifies the object.")
	}
	a.claim = s
	a.say("Corrected: the Kid says the object belongs %s.", sidePhrase(s))
	return nil
}

// correctShield goes back to the marking when someone may have seen a token
// before the proof was locked (R61).
func (a *act) correctShield() error {
	if err := a.remark(); err != nil {
		return err
	}
	a.say("The shield moved before the guess. The Visitor marks again.")
	return nil
}

// remark lets the Visitor mark the four once more; what she had sealed is void.
func (a *act) remark() error {
	if a.move.Place != "SH" || a.phase != guessing && a.phase != locking {
		return game.Refuse("The Visitor can mark again only while the shield is up.")
	}
	if a.sealed {
		b := a.write()
		b.seals[len(b.seals)-1].void = true
	}
	a.phase, a.sealed = marking, false
	a.guess, a.marks = [columns]side{}, [columns]side{}
	return nil
}

func (a *act) correctMark(k int) error {
	if a.phase != sorting || a.sorted {
		return game.Refuse("A token can be corrected only after the shield is lifted and before the four are classified.")
	}
	if a.sealed {
		return game.Refuse("The marks were sealed. The sealed ones count.")
	}
	s := noSide
	for _, x := range []side{on, by} {
		if a.move.Place == markZones[x][k] {
			s = x
		}
	}
	if s == noSide || s == a.marks[k] {
		return game.Refuse("The token of column %d can only lie on “admitted” or “repelled” of that column.", k+1)
	}
	a.marks[k] = s
	a.say("Corrected: token %d lies %s.", k+1, sidePhrase(s))
	a.compare()
	return nil
}

func (a *act) correctDeck() error {
	if a.move.Number < 1 || a.move.Number > int(a.pack.last) {
		return game.Refuse("The deck has 1 to %d cards. If it is empty, say that it is empty.", a.pack.last)
	}
	a.deck, a.dry = a.move.Number, false
	if a.deck == 1 {
		a.say("Corrected: the deck has 1 card.")
	} else {
		a.say("Corrected: the deck has %d cards.", a.deck)
	}
	return nil
}

// empty says that the deck is seen to be empty, whatever was counted (R69).
func (a *act) empty() error {
	if err := a.correctable(); err != nil {
		return err
	}
	if a.deck == 0 {
		return game.Refuse("The record already says that the deck is empty.")
	}
	if a.phase == rowing {
		return game.Refuse("The proof row is not complete yet. If the deck is empty, the proof is not possible: undo the move.")
	}
	a.deck = 0
	a.say("The deck is empty.")
	return nil
}
