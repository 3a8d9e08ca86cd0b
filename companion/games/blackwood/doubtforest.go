package blackwood

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// doubtRow finds a row that is still to close up, and what lies in its gap.
func (p *position) doubtRow(seen game.Layout) game.Doubt {
	for _, x := range p.Unseen(forestDeck) {
		if c := p.cellOf[p.seen(seen, x)]; c != 0 && (p.cardOn(c) == 0 && p.pending(c) || p.closesUp(c) && (c.column() < columns || p.seen(seen, p.cardOn(c)) == kit.Nowhere)) {
			if y := p.cardOn(c); y != 0 && p.seen(seen, y) == kit.Nowhere && p.lying(seen, p.cardZone[c-1]) == 0 {
				return tell("%s is not to be seen in its place: it belongs right in %s, face up, with no other card on it.", p.Name(y), (c - 1).text())
			}
			return tell("Row %d first closes up: its cards move one space towards the village. %s comes to column %d when the round ends.", c.row(), p.Name(x), columns)
		}
	}
	for r := 1; r <= p.rows; r++ {
		if p.open(r, seen) {
			return say("Row %d should lie closed up towards the village.", r)
		}
	}
	for r := 1; r <= p.rows; r++ {
		switch {
		case !p.pushedUp(r, seen) || p.closesUp(at(r, 1)):
		case p.phase == gathering && p.turn.decided && p.slides():
			return tell("Only row %d closes up: push the cards of row %d back to where they lay.", p.fetched.row(), r)
		default:
			doubt := tell("No card of row %d was fetched: push its cards back to where they lay.", r)
			if !p.rowMoves(r) {
				doubt.Beside = p.rowPieces(r)
			}
			return doubt
		}
	}
	if p.phase != gathering || !p.turn.decided {
		return game.Doubt{}
	}
	if x := p.lying(seen, p.cardZone[p.fetched]); p.slides() && x != 0 {
		if c := p.cellOf[p.At(x)]; c.row() == p.fetched.row() && c < p.fetched {
			return tell("Row %d closes up towards the village: %s stays in column %d.", c.row(), p.Name(x), c.column())
		}
	}
	var left []game.Text
	var some bool
	var ahead kit.Piece // of the others of its row
	for _, c := range p.beyond(p.fetched) {
		over := p.lying(seen, p.cardZone[c-1])
		if to := p.cellOf[p.seen(seen, p.cardOn(c))]; p.closesUp(c) && to != 0 && to.row() == c.row() && to < c-1 {
			ahead = p.cardOn(c)
		}
		switch x := p.cardOn(c); {
		case x == 0:
		case p.seen(seen, x) == kit.Nowhere && over != 0:
			return tell("Row %d still closes up towards the village. %s lies on %s: lay them side by side.", c.row(), p.Name(over), p.Name(x))
		case p.sees(seen, x, p.cardZone[c-1]), p.dollOn(c) != 0 && p.sees(seen, x, p.own[p.owner(p.dollOn(c))].forest): // bought already
			some = true
		default:
			left = append(left, p.Name(x).Text())
			some = some || p.sees(seen, p.dollOn(c), p.dollZone[c-1]) // its marionette has gone ahead
		}
	}
	switch {
	case ahead != 0:
		c := p.cellOf[p.At(ahead)]
		return tell("Row %d closes up in its order: each card moves one space towards the village. %s comes to column %d.", c.row(), p.Name(ahead), c.column()-1)
	case some && len(left) == 0:
		for _, c := range p.beyond(p.fetched) {
			if d := p.dollOn(c); d != 0 && p.sees(seen, p.cardOn(c), p.cardZone[c-1]) && p.sees(seen, d, p.dollZone[c]) {
				return tell("%s's marionette %d rides along on %s: it belongs in %s.", name(p.owner(d)), p.dollNo(d), p.Name(p.cardOn(c)), (c - 1).text())
			}
		}
		return game.Doubt{}
	case !some:
		if q := p.afterTurn(); len(left) > 0 && p.slides() && q != nil && q.phase == gathering && len(q.fetchedEarly(q.fetched, seen)) > 0 {
			doubt := say("Row %d should lie closed up towards the village.", p.fetched.row()) // before that of the next one
			doubt.Due = true
			return doubt
		}
		return game.Doubt{}
	}
	return tell("Row %d still closes up towards the village: %s.", p.fetched.row(), game.List(left))
}

// closesUp reports whether a place is in the row that closes up when this turn ends.
func (p *position) closesUp(c cell) bool {
	return c != 0 && p.phase == gathering && p.turn.decided && p.slides() && c.row() == p.fetched.row()
}

// lying is a forest card that is seen in a place, or 0.
func (p *position) lying(seen game.Layout, at kit.Place) kit.Piece {
	for _, x := range p.Deck(forestDeck) {
		if p.sees(seen, x, at) {
			return x
		}
	}
	return 0
}

// dealtAtOnce lists the moves that lead to what is seen when all places are filled at once,
// perhaps before the first Witch was chosen; or nil.
func (p *position) dealtAtOnce(seen game.Layout) []game.Move {
	switch p.phase {
	case dealing:
		return p.dealt(seen)
	case crowning:
		for w := range p.witches() {
			crown := p.Move(game.Table, "crown", p.own[w].cauldron, p.cauldron)
			after, _, err := p.Apply(crown)
			if err != nil || !p.sees(seen, p.cauldron, p.own[w].cauldron) {
				continue
			}
			if moves := after.(*position).dealt(seen); len(moves) > 0 {
				return append([]game.Move{crown}, moves...)
			}
		}
	}
	return nil
}

// dealt lists the deals that lead to what is seen, when all places are filled
// at once, or nil.
func (p *position) dealt(seen game.Layout) []game.Move {
	lies := map[string]string{} // by zone
	for id, zone := range seen {
		lies[zone] = id
	}
	var moves []game.Move
	state := p
	for state.phase == dealing {
		places := state.dealPlaces()
		next := slices.IndexFunc(places, func(at kit.Place) bool { return lies[p.ZoneID(at)] != "" })
		if next < 0 {
			break
		}
		zone := p.ZoneID(places[next])
		m := game.Move{Verb: "deal", Objects: []string{lies[zone]}, Place: zone}
		after, _, err := state.Apply(m)
		if err != nil {
			return nil
		}
		state, moves = after.(*position), append(moves, m)
	}
	want, got := state.Layout(), maps.Clone(seen)
	for _, d := range p.sentEarly(seen) { // it is no hindrance
		got[p.ID(d)] = want[p.ID(d)]
	}
	for id, zone := range want {
		if zone == game.Anywhere {
			delete(want, id)
			delete(got, id)
		}
	}
	if !maps.Equal(want, got) {
		return nil
	}
	return moves
}

// misdealt is the empty space of a row nearest to the village and a card that lies beyond it,
// or 0: one of the deck, or the last of the row that has moved away from the village. A card
// of the record that is out of sight lies under something, and one that lies elsewhere goes
// back.
func (p *position) misdealt(seen game.Layout) (cell, kit.Piece) {
	for r := 1; r <= p.rows; r++ {
		gap := p.gap(r)
		if last := gap - 1; gap > at(r, 1) && p.lying(seen, p.cardZone[last]) == 0 {
			x := p.cardOn(last)
			if to := p.cellOf[p.seen(seen, x)]; to > last && to.row() == r {
				return last, x
			}
		}
		if gap == 0 || p.lying(seen, p.cardZone[gap]) != 0 {
			continue
		}
		for _, c := range p.beyond(gap) {
			if x := p.lying(seen, p.cardZone[c]); x != 0 && p.At(x) == kit.Nowhere {
				return gap, x
			}
		}
	}
	return 0, 0
}

// open reports whether all cards of a row that lie otherwise, two at least, lie
// one column too far from the village.
func (p *position) open(row int, seen game.Layout) bool {
	n := 0
	for c := at(row, 1); c < at(row, columns) && c < p.cells(); c++ {
		switch x := p.cardOn(c); {
		case x == 0 || p.sees(seen, x, p.cardZone[c]):
		case !p.sees(seen, x, p.cardZone[c+1]):
			return false
		default:
			n++
		}
	}
	return n > 1
}

// pushedUp reports whether two or more cards of a row without a gap lie one column too near
// the village, and none lies where it should but nearer than they do.
func (p *position) pushedUp(row int, seen game.Layout) bool {
	n := 0
	for c := at(row, columns); c > at(row, 1); c-- {
		switch x := p.cardOn(c); {
		case x == 0 || p.cardOn(c-1) == 0:
			return false
		case p.sees(seen, x, p.cardZone[c-1]):
			n++
		case n > 0 || !p.sees(seen, x, p.cardZone[c]):
			return n > 1 && !p.isFetched(x, seen)
		}
	}
	return n > 1 && !p.isFetched(p.cardOn(at(row, 1)), seen)
}

// isFetched reports whether a card of the forest lies before a Witch or on the discard pile.
func (p *position) isFetched(x kit.Piece, seen game.Layout) bool {
	to := p.seen(seen, x)
	return to != kit.Nowhere && (to == p.discard || p.keeper(to) != game.Table)
}

// doubtWandered says of forest cards that they have come elsewhere in the forest. What else is
// done counts, but for a marionette that is sent to one of them.
func (p *position) doubtWandered(seen game.Layout) game.Doubt {
	var out []game.Text
	var beside []kit.Piece
	closing, moves := 0, false
	for c := cell(1); c <= p.cells() && p.phase != crossing && p.phase != crossing2; c++ {
		x := p.cardOn(c)
		to := p.cellOf[p.seen(seen, x)]
		if x == 0 || to == c || to == 0 && p.lying(seen, p.cardZone[c]) == 0 || to.row() == c.row() && p.rowMoves(c.row()) {
			continue
		}
		beside = append(beside, x)
		moves = moves || p.closesUp(c) || p.closesUp(to) || p.standsOn(c, seen)
		if to == 0 {
			continue // the other one covers it
		}
		out = append(out, p.Name(x).Text())
		if to.row() != c.row() && p.closesUp(to) {
			closing = to.row()
		}
	}
	if len(out) == 0 {
		return game.Doubt{}
	}
	for c := cell(1); c <= p.cells(); c++ { // what has wandered may lie over it
		if x := p.cardOn(c); x != 0 && p.seen(seen, x) == kit.Nowhere && p.dollOn(c) == 0 && !p.rowMoves(c.row()) {
			beside = append(beside, x)
		}
	}
	doubt := tell("Cards of the forest lie in wrong places. Push back to where they lay: %s.", game.List(out))
	if closing > 0 {
		doubt = tell("Row %d closes up with its own cards only. Push back to where they lay: %s.", closing, game.List(out))
	}
	if !moves {
		doubt.Beside = p.IDs(beside...)
	}
	return doubt
}

// rowMoves reports whether the cards of a row may be about to close up, or still have to.
func (p *position) rowMoves(row int) bool {
	return p.mayClose() && (p.gap(row) != 0 || p.phase == gathering && p.fetched.row() == row ||
		slices.ContainsFunc(p.inColumn(), func(c cell) bool { return c.row() == row }))
}

// rowPieces are the cards of a row and the marionettes on them.
func (p *position) rowPieces(row int) []string {
	var out []kit.Piece
	for c := at(row, 1); c <= at(row, columns); c++ {
		out = append(out, p.cardOn(c), p.dollOn(c))
	}
	return p.IDs(slices.DeleteFunc(out, func(x kit.Piece) bool { return x == 0 })...)
}

// standsOn reports whether a marionette has come to a place of the forest.
func (p *position) standsOn(c cell, seen game.Layout) bool {
	for w := range p.witches() {
		if slices.ContainsFunc(p.dolls[w][:], func(d kit.Piece) bool { return p.stands(d) != c && p.sees(seen, d, p.dollZone[c]) }) {
			return true
		}
	}
	return false
}

// doubtMissing says of a marionette or a card of the forest that it has left its place, where
// nothing moves now. What else is done counts.
func (p *position) doubtMissing(seen game.Layout) game.Doubt {
	var dolls, cards []kit.Piece
	var names []game.Text
	for c := cell(1); c <= p.cells(); c++ {
		x, d := p.cardOn(c), p.dollOn(c)
		w, at := p.owner(d), p.seen(seen, d)
		hidden := c > columns && p.dollOn(c-columns) != 0 // it may lie under the marionette above
		switch {
		case x == 0 || p.isOpen(c) && (d != 0 || p.isTaken(c)):
		case d != 0 && (at == kit.Nowhere || p.homeOf(at) != game.Table) && (p.phase != exploring || p.comes(w) || w == p.seat && !p.turn.placed):
			dolls = append(dolls, d)
		case d == 0 && !hidden && p.seen(seen, x) == kit.Nowhere && p.lying(seen, p.cardZone[c]) == 0:
			cards, names = append(cards, x), append(names, p.Name(x).Text())
		}
	}
	switch {
	case len(dolls) > 0:
		c := p.stands(dolls[0])
		doubt := tell("%s's marionette %d stays on %s, in %s: put it back there.", name(p.owner(dolls[0])), p.dollNo(dolls[0]), p.Name(p.cardOn(c)), c.text())
		return p.beside(doubt, append(dolls, cards...)...)
	case len(cards) == 0:
		return game.Doubt{}
	}
	doubt := tell("Forest cards are not to be seen in their places. Lay back, face up: %s.", game.List(names))
	if len(cards) == 1 {
		doubt.Question = game.Say("%s is not to be seen in its place: it belongs right in %s, face up, with no other card on it.", p.Name(cards[0]), p.cellOf[p.At(cards[0])].text())
	}
	doubt.Beside = p.IDs(cards...)
	return doubt
}

// isOpen reports whether what lies in a place may move now: its row closes up or may have
// been fetched from, or two cards change places.
func (p *position) isOpen(c cell) bool {
	switch p.phase {
	case crossing, crossing2, pushed:
		return true
	case handing, gathering:
		return c.column() == p.round() || p.phase == gathering && c.row() == p.fetched.row() ||
			slices.ContainsFunc(p.inColumn(), func(o cell) bool { return o.row() == c.row() })
	}
	return false
}

// isTaken reports whether the card of a place may be in a hand: it is fetched, or its row closes
// up with the marionette that is fetched next, or two cards change places.
func (p *position) isTaken(c cell) bool {
	switch p.phase {
	case handing, gathering:
		next := p.fetched
		if p.phase == handing {
			next = p.inColumn()[0]
		}
		return c.column() == p.round() || c.row() == next.row()
	}
	return p.isOpen(c)
}

// doubtTracker says what comes before the Forest Tracker moves, how far it goes, or that it was
// left behind.
func (p *position) doubtTracker(seen game.Layout) game.Doubt {
	at := p.seen(seen, p.forestTracker)
	switch {
	case p.phase == advancing && p.round() < rounds && at != kit.Nowhere && at != p.squares[p.round()+1] && p.expeditionMoved(seen):
		return p.beside(tell("The Forest Tracker moves to column %d. The Expedition Tracker goes back: it moves after column %d.", p.round()+1, rounds), p.expeditionTracker)
	case at == kit.Nowhere || at == p.At(p.forestTracker):
	case p.leftBehind(seen) && p.phase != advancing:
		return p.beside(tell("Column %d is fetched in this round: the Forest Tracker belongs there.", p.round()), p.forestTracker)
	case p.movedTooFar(seen):
		return p.beside(game.Doubt{Question: p.prompt()}, p.forestTracker)
	case p.phase == gathering && !p.turn.decided:
		return say("The marionettes of column %d are fetched first: now that of %s, in row %d. The Forest Tracker moves after that.", p.round(), name(p.seat), p.fetched.row())
	case p.phase == gathering:
		if q := p.afterTurn(); q != nil && q.phase != over {
			doubt, _ := q.Doubt(seen)
			return game.Doubt{Question: doubt.Question}
		}
	}
	return game.Doubt{}
}

// expeditionMoved reports whether the Expedition Tracker has left its square.
func (p *position) expeditionMoved(seen game.Layout) bool {
	at := p.seen(seen, p.expeditionTracker)
	return at != kit.Nowhere && at != p.At(p.expeditionTracker)
}

// movedTooFar reports whether the Forest Tracker has left its square for another one than the
// next.
func (p *position) movedTooFar(seen game.Layout) bool {
	at := p.seen(seen, p.forestTracker)
	return p.phase == advancing && p.round() < rounds && at != kit.Nowhere && at != p.At(p.forestTracker) && at != p.squares[p.round()+1]
}

// leftBehind reports whether the Forest Tracker stands on a square that it has left by the record.
func (p *position) leftBehind(seen game.Layout) bool {
	square := slices.Index(p.squares[:], p.seen(seen, p.forestTracker))
	if p.round() == 1 {
		return square == rounds // of the last expedition
	}
	return 0 < square && square < p.round() && !(p.round() == rounds && square == 1)
}

// doubtDolls finds two marionettes on one card, and one that moved without a
// reason.
func (p *position) doubtDolls(seen game.Layout) game.Doubt {
	taken := map[cell]bool{}
	for w := range p.witches() {
		for _, d := range p.dolls[w] {
			c, from := p.cellOf[p.seen(seen, d)], p.stands(d)
			switch {
			case c == 0:
				continue
			case from != c && p.dollOn(c) != 0 && p.seen(seen, p.dollOn(c)) == kit.Nowhere:
				doubt := p.standsAlready(p.dollOn(c), d)
				doubt.Beside = append(doubt.Beside, p.ID(p.dollOn(c)))
				return doubt
			case taken[c]:
				return say("Two marionettes stand in %s, but only one can stand on a card. Which came first?", c.text())
			case p.bare(c, seen) && from == 0 && (p.phase == gathering || p.phase == dealing):
				return say("%s's marionette %d goes home.", name(w), p.dollNo(d))
			case p.bare(c, seen) && from == c-1 && from.row() == c.row(): // its row has closed up without it
				return tell("%s's marionette %d rides along on %s: it belongs in %s.", name(w), p.dollNo(d), p.Name(p.cardOn(from)), from.text())
			case p.bare(c, seen):
				return say("%s's marionette %d stands in %s, where no card lies.", name(w), p.dollNo(d), c.text())
			case from != 0 && p.sees(seen, p.cardOn(from), p.cardZone[c]):
				// it has ridden along on its card
			case from != 0 && from != c && p.dollOn(c) == 0 && p.phase == exploring && w == p.seat && !p.turn.placed && p.turn.extra == 0:
				// she has still to send one, and no other moves
				return tell("%s's marionette %d stays on %s, in %s: put it back there.", name(w), p.dollNo(d), p.Name(p.cardOn(from)), from.text())
			case from != 0 && from != c && p.phase != pushed:
				doubt := say("Does %s's marionette %d stand in %s instead of %s?", name(w), p.dollNo(d), c.text(), from.text())
				if e := p.dollOn(c); e != 0 && p.sees(seen, e, p.dollZone[from]) {
					doubt = say("%s's marionette %d and %s's marionette %d have changed places. Is that right?", name(w), p.dollNo(d), name(p.owner(e)), p.dollNo(e))
				}
				doubt.Accept = []game.Move{p.Move(game.Table, game.Correct, p.dollZone[c], d)}
				doubt.Beside = p.IDs(d)
				return doubt
			}
			taken[c] = true
		}
	}
	return game.Doubt{}
}

// standsAlready says of a marionette that it has come to a card on which another one stands.
func (p *position) standsAlready(first, d kit.Piece) game.Doubt {
	doubt := say("%s's marionette %d stands on %s already: %s chooses another card.", name(p.owner(first)), p.dollNo(first), p.Name(p.cardOn(p.stands(first))), name(p.owner(d)))
	doubt.Due, doubt.Beside = true, p.IDs(d)
	return doubt
}

// bare reports whether no card lies in a place of the forest, and none is seen there.
func (p *position) bare(c cell, seen game.Layout) bool {
	return p.cardOn(c) == 0 && p.lying(seen, p.cardZone[c]) == 0
}

// doubtSwap finds two cards of the forest that have changed places: rows and
// columns matter, and Crossed Paths may have been said only, before the cards or after
// them.
func (p *position) doubtSwap(seen game.Layout) game.Doubt {
	for c := cell(1); c <= p.cells(); c++ {
		x := p.cardOn(c)
		to := p.cellOf[p.seen(seen, x)]
		if x == 0 || to <= c || p.cardOn(to) == 0 || !p.sees(seen, p.cardOn(to), p.cardZone[c]) {
			continue
		}
		y := p.cardOn(to)
		if p.swapped {
			doubt := say("%s and %s still have to change places on the table.", p.Name(x), p.Name(y))
			doubt.Due, doubt.Beside = true, p.IDs(x, y)
			return doubt
		}
		doubt := say("%s and %s have changed places.", p.Name(x), p.Name(y))
		doubt.Beside = p.IDs(x, y)
		for _, s := range p.castableOf(crossedPaths) {
			moves := []game.Move{p.move("cast", kit.Nowhere, s), p.move("swap", kit.Nowhere, x), p.move("swap", kit.Nowhere, x, y)}
			if _, err := game.After(p, moves...); err == nil && p.actor() == p.seat {
				doubt.Accept, doubt.Or = moves, []game.Move{p.Move(game.Table, game.Correct, p.cardZone[to], x)}
			}
		}
		return doubt
	}
	return game.Doubt{}
}
