package grove

import "github.com/grovewatch/grovewatch/companion/game"

// place classifies an open object (R10, R26, R36, R66).
func (a *act) place() error {
	if err := a.form(1, 1, true, false); err != nil {
		return err
	}
	at, ok := a.pack.zoneNos[a.move.Place]
	if !ok || !at.isSpace() {
		return game.Refuse("Lay a face-up object on one of the 16 spaces on the forcefield and in the clearing.")
	}
	c, ok := a.pack.cardNos[a.move.Objects[0]]
	if !ok {
		return game.Refuse("No object card is called “%s”.", a.move.Objects[0])
	}
	if err := a.placeable(c, at.spaceSide()); err != nil {
		return err
	}
	if err := a.free(at); err != nil {
		return err
	}
	a.classify(c, at)
	return nil
}

// classify lays an open object on a space, or by agreement in a lane, and goes
// on with the turn.
func (a *act) classify(c cardNo, at place) {
	column := a.at[c] - firstRow
	var s side
	if at.isSpace() {
		s = at.spaceSide()
		a.lay(c, at)
	} else {
		_, s = laneOf(at)
		a.show(c, at)
		a.say("%s lies face up %s.", a.pack.titles[c], sidePhrase(s))
	}
	switch a.phase {
	case starting:
		if a.isShown() {
			break
		}
		if a.phase = ended; int(a.hands[visitor]) > a.house.hand {
			a.phase = trimming
		}
	case acting:
		a.hands[a.seat]--
		a.phase = ended
	case claimed:
		a.judge(s)
	case hidden:
		a.hands[kid]--
		a.judge(s)
	case visiting:
		a.hands[visitor]--
		a.phase = ended
	case sorting:
		a.row[column], a.guess[column] = 0, noSide // what was guessed of it matters no more
		a.sorted = true
		if a.row == [columns]cardNo{} {
			a.settle()
		}
	}
}

// placeable says whether this object may be classified now, on this side.
func (a *act) placeable(c cardNo, s side) error {
	switch a.phase {
	case starting:
		if a.at[c] != shown {
			return game.Refuse("First classify the two objects on the show space.")
		}
	case claimed:
		if c != a.said {
			return game.Refuse("The object to classify is %s.", a.pack.titles[a.said])
		}
	case visiting:
		if a.house.track.has(hideOwn, a.trust) {
			return game.Refuse("At trust %d the Visitor shows her object only to the Kid and lays it face down in the Kid's lane.", a.trust)
		}
		_, err := a.openCard(a.pack.cards[c])
		return err
	case sorting:
		for k, r := range a.row {
			if r != c {
				continue
			}
			if s != a.marks[k] {
				return game.Refuse("The token says that %s belongs %s.", a.pack.titles[c], sidePhrase(a.marks[k]))
			}
			return nil
		}
		return game.Refuse("Classify the objects of the proof now.")
	}
	return nil
}

// free says whether a space may take a card (R42 to R44).
func (p *position) free(at place) error {
	if p.mayTake(at) {
		return nil
	}
	if e := p.firstEmpty(at.spaceSide()); e != unseen {
		if p.top[at] != 0 {
			return game.Refuse("A card already lies on %s. Use %s, which is empty.", spaceName(at), spaceName(e))
		}
		return game.Refuse("Fill the spaces in order: use %s.", spaceName(e))
	}
	if p.fresh[at] {
		return game.Refuse("The card on %s came this turn: cover another one.", spaceName(at))
	}
	return game.Refuse("Cover the space with the fewest cards, not %s.", spaceName(at))
}

// mayTake reports whether a space may take a card now.
func (p *position) mayTake(at place) bool {
	e := p.firstEmpty(at.spaceSide())
	switch {
	case e != unseen && p.house.nextSpace:
		return at == e
	case e != unseen:
		return p.top[at] == 0
	case p.fresh[at]:
		return false
	case p.house.coverFewest:
		return at == p.thinnest(at.spaceSide())
	}
	return true
}

// firstEmpty is the first empty space of a side, or unseen.
func (p *position) firstEmpty(s side) place {
	from := sideFrom(s)
	for at := from; at < from+spaces; at++ {
		if p.top[at] == 0 {
			return at
		}
	}
	return unseen
}

// thinnest is the space with the fewest cards that may be covered.
func (p *position) thinnest(s side) place {
	from, best := sideFrom(s), unseen
	for at := from; at < from+spaces; at++ {
		if !p.fresh[at] && (best == unseen || p.depth[at] < p.depth[best]) {
			best = at
		}
	}
	return best
}

func sideFrom(s side) place {
	if s == on {
		return firstOn
	}
	return firstBy
}

// lay puts an open object on a space; what lay there is never seen again (R45).
func (a *act) lay(c cardNo, at place) {
	if under := a.top[at]; under != 0 {
		if a.at[under] = covered; at.spaceSide() == on {
			a.buried.add(under)
		}
	}
	a.show(c, at)
	a.top[at], a.fresh[at] = c, true
	a.depth[at]++
	if at.spaceSide() == on {
		a.say("%s is admitted.", a.pack.titles[c])
	} else {
		a.say("%s is repelled.", a.pack.titles[c])
	}
}

// isShown reports whether an object lies on the show space.
func (p *position) isShown() bool {
	for _, at := range p.at {
		if at == shown {
			return true
		}
	}
	return false
}

// test lays one of an Agent's objects face down in her lane, as the Visitor
// classifies it (R15, R16).
func (a *act) test() error {
	s, err := a.layDown(a.move.Seat)
	if err != nil {
		return err
	}
	if a.hands[a.seat] == 0 {
		return game.Refuse("%s has no object to test.", a.name(a.seat))
	}
	a.hands[a.seat]--
	a.phase = ended
	if s == on {
		a.say("%s tests an object; it is admitted.", a.name(a.seat))
	} else {
		a.say("%s tests an object; it is repelled.", a.name(a.seat))
	}
	return nil
}

// hide lays an object face down for the Kid: her secret prediction (R32) or
// the Visitor's own object (R37).
func (a *act) hide() error {
	if a.phase == visiting && !a.house.track.has(hideOwn, a.trust) {
		return game.Refuse("At trust %d the Visitor lays her object face up on a space.", a.trust)
	}
	s, err := a.layDown(kid)
	if err != nil {
		return err
	}
	word := "admitted"
	if s == by {
		word = "repelled"
	}
	if a.phase == visiting {
		a.hands[visitor]--
		a.phase = ended
		a.say("The Visitor hides an object for the Kid; it is %s.", game.Say(word))
		return nil
	}
	a.hands[kid]--
	a.say("The Kid's hidden object is %s.", game.Say(word))
	a.judge(s)
	return nil
}

// layDown puts a face-down object under a marker of its owner. The object's
// identity may follow the marker; only the owner and the Visitor learn it.
func (a *act) layDown(owner game.Seat) (side, error) {
	if err := a.form(1, 2, true, false); err != nil {
		return noSide, err
	}
	m, err := a.marker(a.move.Objects[0], owner)
	if err != nil {
		return noSide, err
	}
	if a.downs[m].side != noSide {
		return noSide, game.Refuse("That marker already lies on another object.")
	}
	at, ok := a.pack.zoneNos[a.move.Place]
	if !ok || !at.isLane() {
		return noSide, game.Refuse("A hidden object lies in one of its owner's two lanes, admitted or repelled.")
	}
	whose, s := laneOf(at)
	if whose != owner {
		return noSide, game.Refuse("That lane is %s's; the object belongs in a lane of %s.", a.name(whose), a.name(owner))
	}
	d := down{side: s, fresh: true}
	if len(a.move.Objects) == 2 {
		if d.card, err = a.openCard(a.move.Objects[1]); err != nil {
			return noSide, err
		}
		a.identify(m, d.card)
	}
	a.downs[m] = d
	return s, nil
}

// marker reads a marker of an owner.
func (a *act) marker(id string, owner game.Seat) (markerNo, error) {
	m, ok := a.pack.markerNos[id]
	if !ok || a.pack.owners[m] > a.lastAgent() {
		return 0, game.Refuse("No marker at this table is called “%s”.", id)
	}
	if a.pack.owners[m] != owner {
		return 0, game.Refuse("That marker is %s's; a marker of %s is needed.", a.name(a.pack.owners[m]), a.name(owner))
	}
	return m, nil
}
