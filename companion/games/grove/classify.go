package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// place classifies an open object (R10, R26, R36, R66).
func (a *act) place() error {
	at := a.Set().Place(a.Move.Place)
	if !grounds[at].space {
		return game.Refuse("Lay a face-up object on one of the 16 spaces on the forcefield and in the clearing.")
	}
	c, err := a.card(a.Move.Objects[0])
	if err != nil {
		return err
	}
	if err := a.placeable(c, grounds[at].side); err != nil {
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
func (a *act) classify(c kit.Piece, at kit.Place) {
	s, turned := grounds[at].side, a.At(c) == show
	if grounds[at].space {
		a.lay(c, at)
	} else {
		a.show(c, at)
		a.Say("%s lies face up %s.", a.title(c), s.phrase())
	}
	switch a.phase {
	case starting:
		if a.Count(show) > 0 {
			break
		}
		if a.phase = ended; int(a.hands[visitor]) > a.house.hand {
			a.phase = trimming
		}
	case acting, visiting:
		if !turned {
			a.hands[a.seat]--
		}
		a.phase = ended
	case claimed:
		a.judge(s)
	case hidden:
		a.hands[kid]--
		a.judge(s)
	case sorting:
		a.sorted = true
		if objects, _ := a.proof(); objects == [columns]kit.Piece{} {
			a.settle()
		}
	}
}

// placeable says whether this object may be classified now, on this side.
func (a *act) placeable(c kit.Piece, s side) error {
	switch a.phase {
	case starting:
		if a.At(c) != show {
			return game.Refuse("First classify the two objects on the show space.")
		}
	case claimed:
		if said := a.Top(show); c != said {
			return game.Refuse("The object to classify is %s.", a.title(said))
		}
	case visiting:
		if a.house.track.has(hideOwn, a.trust) {
			return game.Refuse("At trust %d the Visitor shows the object only to the Kid and lays it face down in the Kid's lane.", a.trust)
		}
		if up := a.Top(show); up != 0 && up != c {
			return game.Refuse("The object to classify is %s.", a.title(up))
		} else if up == c {
			return nil
		}
		_, err := a.unseen(a.Set().ID(c))
		return err
	case sorting:
		k := grounds[a.At(c)].column - 1
		if k < 0 {
			return game.Refuse("Classify the objects of the proof now.")
		}
		if s != a.marks[k] {
			return game.Refuse("The token says that %s belongs %s.", a.title(c), a.marks[k].phrase())
		}
	}
	return nil
}

// free says whether a space may take a card (R42 to R44).
func (p *position) free(at kit.Place) error {
	if p.mayTake(at) {
		return nil
	}
	switch e := p.firstEmpty(grounds[at].side); {
	case p.full(grounds[at].side) && p.Top(at) == 0:
		return game.Refuse("Eight cards lie on spaces: cover one of them.")
	case e != kit.Nowhere && p.Top(at) != 0 && !p.house.eightInAll:
		return game.Refuse("A card already lies on %s. Use %s, which is empty.", spaceName(at), spaceName(e))
	case e != kit.Nowhere:
		return game.Refuse("Fill the spaces in order: use %s.", spaceName(e))
	case p.fresh.has(p.Top(at)):
		return game.Refuse("The card on %s came this turn: cover another one.", spaceName(at))
	}
	return game.Refuse("The space with the fewest cards is covered: use %s.", spaceName(p.takers(grounds[at].side)[0]))
}

// takers are the spaces of a side that may take a card now: empty ones as long
// as there are any, else those to be covered.
func (p *position) takers(s side) []kit.Place {
	var empty, old []kit.Place
	for _, at := range spaces[s] {
		if top := p.Top(at); top == 0 {
			empty = append(empty, at)
		} else if !p.fresh.has(top) {
			old = append(old, at)
		}
	}
	switch {
	case len(empty) > 0 && (!p.full(s) || len(old) == 0) && p.house.nextSpace:
		return empty[:1]
	case len(empty) > 0 && (!p.full(s) || len(old) == 0):
		return empty
	case len(old) == 0: // all of them came this turn, as revealed ones may
		old = spaces[s]
	}
	switch {
	case len(old) > 0 && p.house.covering == "fewest":
		return []kit.Place{slices.MinFunc(old, func(a, b kit.Place) int { return p.Count(a) - p.Count(b) })}
	}
	return old
}

// full reports whether no space of a side may be taken any more: all eight of
// it hold a card, or where the table plays so eight of both sides (R41, R42).
func (p *position) full(s side) bool {
	if !p.house.eightInAll {
		return p.firstEmpty(s) == kit.Nowhere
	}
	held := 0
	for _, at := range slices.Concat(spaces[on], spaces[by]) {
		if p.Top(at) != 0 {
			held++
		}
	}
	return held >= len(spaces[s])
}

// mayTake reports whether a space may take a card now.
func (p *position) mayTake(at kit.Place) bool { return slices.Contains(p.takers(grounds[at].side), at) }

// space is the one on which people lay a card: the first empty one of its side, or any that
// may be covered.
func (p *position) space(s side, pick func(int) int) kit.Place {
	if at := p.firstEmpty(s); slices.Contains(p.takers(s), at) {
		return at
	}
	return kit.OneOf(pick, p.takers(s))
}

// firstEmpty is the first empty space of a side, or Nowhere.
func (p *position) firstEmpty(s side) kit.Place {
	for _, at := range spaces[s] {
		if p.Top(at) == 0 {
			return at
		}
	}
	return kit.Nowhere
}

// lay puts an open object on a space; what lay there is never seen again (R45).
func (a *act) lay(c kit.Piece, at kit.Place) {
	a.show(c, at)
	a.fresh.add(c)
	if grounds[at].side == on {
		a.Say("%s is admitted.", a.title(c))
	} else {
		a.Say("%s is repelled.", a.title(c))
	}
}

// mayTest says why an Agent has nothing to test.
func (a *act) mayTest() error {
	if a.hands[a.seat] == 0 {
		return game.Refuse("%s has no object to test.", a.name(a.seat))
	}
	return nil
}

// test lays one of an Agent's objects face down in her lane, as the Visitor
// classifies it (R15, R16).
func (a *act) test() error {
	s, err := a.layDown(a.seat)
	if err != nil {
		return err
	}
	a.hands[a.seat]--
	a.phase = ended
	a.Say("%s tests an object; it is %s.", a.name(a.seat), s.verdict())
	return nil
}

// hide lays an object face down for the Kid: her secret prediction (R32) or
// the Visitor's own object (R37). Where an Agent has shown one to the Visitor, it
// is her test.
func (a *act) hide() error {
	if a.phase == acting {
		if !a.showed {
			return game.Refuse("%s has shown the Visitor no object yet.", a.name(a.seat))
		}
		return a.test()
	}
	if a.phase == visiting && !a.house.track.has(hideOwn, a.trust) {
		return game.Refuse("At trust %d the Visitor lays the object face up on a space.", a.trust)
	}
	s, err := a.layDown(kid)
	if err != nil {
		return err
	}
	a.hands[a.seat]--
	if a.phase == visiting {
		a.phase = ended
		a.Say("%s hides an object for %s; it is %s.", a.name(visitor), a.name(kid), s.verdict())
		return nil
	}
	a.Say("The Kid's hidden object is %s.", s.verdict())
	a.judge(s)
	return nil
}

// layDown puts a face-down object under a marker of its owner. The object's
// identity may follow the marker; only the owner and the Visitor learn it.
func (a *act) layDown(owner game.Seat) (side, error) {
	m, err := a.marker(a.Move.Objects[0], owner)
	if err != nil {
		return noSide, err
	}
	at := a.Set().Place(a.Move.Place)
	switch g := grounds[at]; {
	case a.At(m) != kit.Nowhere:
		return noSide, game.Refuse("That marker already lies on another object.")
	case !g.lane():
		return noSide, game.Refuse("A hidden object lies in one of its owner's two lanes, admitted or repelled.")
	case g.owner != owner:
		return noSide, game.Refuse("That lane is %s's; the object belongs in a lane of %s.", a.name(g.owner), a.name(owner))
	}
	c := a.shown
	if len(a.Move.Objects) == 2 {
		if c, err = a.unseen(a.Move.Objects[1]); err != nil {
			return noSide, err
		}
	}
	a.held.remove(a.shown)
	if a.showed, a.shown = false, 0; c != 0 {
		a.identify(m, c)
	}
	a.Lay(m, at)
	a.fresh.add(m)
	return grounds[at].side, nil
}

// marker reads a marker of an owner.
func (a *act) marker(id string, owner game.Seat) (kit.Piece, error) {
	m, whose := a.house.pack.marker(id)
	if m == 0 || whose > a.lastAgent() {
		return 0, game.Refuse("No marker at this table is called “%s”.", id)
	}
	if whose != owner {
		return 0, game.Refuse("That marker is %s's; a marker of %s is needed.", a.name(whose), a.name(owner))
	}
	return m, nil
}
