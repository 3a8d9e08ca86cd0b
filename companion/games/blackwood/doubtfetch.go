package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// doubtFarther says whose marionette of the column is fetched first when another
// one was, and whose card it is that lies before another Witch.
func (p *position) doubtFarther(seen game.Layout) game.Doubt {
	if p.phase == gathering && p.turn.decided {
		q := p.afterTurn() // it is the turn of the Witch who is next
		if q == nil || q.phase != gathering {
			return game.Doubt{}
		}
		doubt, d := q.doubtFarther(seen), q.dollOn(q.fetched)
		if !doubt.Early && slices.Contains(q.own[q.seat].homes[:], p.seen(seen, d)) && q.sees(seen, q.cardOn(q.fetched), q.cardZone[q.fetched]) {
			doubt = q.homeEarly(q.fetched)
		}
		return doubt
	}
	for c := cell(1); c <= p.cells() && p.phase == gathering && !p.turn.decided; c++ {
		x, d := p.cardOn(c), p.dollOn(c)
		if x == 0 || d == 0 || c.column() == p.round() || !p.sees(seen, x, p.own[p.owner(d)].forest) {
			continue
		}
		return p.beside(tell("Only column %d is fetched in this round: %s goes back to %s, with the marionette of %s.", p.round(), p.Name(x), c.text(), name(p.owner(d))), x, d)
	}
	column := p.inColumn()
	if p.phase != handing && p.phase != gathering || len(column) == 0 {
		return game.Doubt{}
	}
	first := column[0]
	for _, c := range column {
		x, w := p.cardOn(c), p.owner(p.dollOn(c))
		for other := range p.witches() {
			switch early := c != first && p.sees(seen, p.cardOn(first), p.cardZone[first]); {
			case other == w || !p.sees(seen, x, p.own[other].forest):
			case early:
				return p.beside(p.notFetched(x, other, c), x)
			default:
				return tell("%s lies before %s, but the marionette of %s stood on it: it goes to %s, or on the discard pile.", p.Name(x), name(other), name(w), name(w))
			}
		}
	}
	var out game.Doubt
	if p.pushed(first, seen) {
		return game.Doubt{} // she has decided
	}
	if at := p.cellOf[p.seen(seen, p.cardOn(first))]; at != first && at != first+1 && !p.sees(seen, p.dollOn(first), p.dollZone[first]) {
		for _, c := range column[1:] {
			x, d := p.cardOn(c), p.dollOn(c)
			home := p.seenHome(d, seen)
			if decided := p.seen(seen, p.cardOn(first)) != kit.Nowhere; decided && home && p.sees(seen, x, p.cardZone[c]) {
				out.Question, out.Early, out.Beside = p.homeEarly(c).Question, true, append(out.Beside, p.ID(d))
			}
		}
		if own := p.own[p.seat]; out.Beside == nil && p.phase == gathering && p.sees(seen, p.cardOn(first), own.forest) {
			for _, c := range column[1:] { // what was fetched after it waits for its row
				out.Beside = append(out.Beside, p.fetchedEarly(c, seen)...)
			}
			if out.Beside != nil {
				out.Question, out.Early = game.Say("Row %d should lie closed up towards the village.", first.row()), true
			}
		}
		return out
	}
	for _, c := range column[1:] {
		out.Beside = append(out.Beside, p.fetchedEarly(c, seen)...)
	}
	if out.Beside != nil {
		out.Early = true
		out.Question = game.Say("The nearest marionette of the column is fetched first: that of %s, in row %d.", name(p.owner(p.dollOn(first))), first.row())
		if d := p.dollOn(first); p.seenHome(d, seen) && p.sees(seen, p.cardOn(first), p.cardZone[first]) {
			out.Question = p.homeEarly(first).Question
		}
	}
	return out
}

// homeEarly says of a marionette that went home what becomes of its card.
func (p *position) homeEarly(c cell) game.Doubt {
	doubt := say("%s is bought or discarded when the marionette goes home.", p.Name(p.cardOn(c)))
	doubt.Early, doubt.Beside = true, p.IDs(p.dollOn(c))
	return doubt
}

// fetchedEarly lists what has moved if the marionette on a card was fetched already: the
// card, the marionette, and what closed up then.
func (p *position) fetchedEarly(c cell, seen game.Layout) []string {
	x, d := p.cardOn(c), p.dollOn(c)
	own := p.own[p.owner(d)]
	decided, home := p.sees(seen, x, own.forest) || p.sees(seen, x, p.discard), p.seenHome(d, seen)
	if !decided && !home {
		return nil
	}
	var out []kit.Piece
	if decided || p.seen(seen, x) == kit.Nowhere {
		out = append(out, x)
	}
	if !p.sees(seen, d, p.dollZone[c]) {
		out = append(out, d)
	}
	for _, b := range p.beyond(c) {
		if y, e := p.cardOn(b), p.dollOn(b); y != 0 && p.sees(seen, y, p.cardZone[b-1]) {
			if out = append(out, y); e != 0 {
				out = append(out, e)
			}
		}
	}
	return p.IDs(out...)
}

// doubtUnsent says who still sends a marionette when one is fetched. What was fetched stays, and
// counts when all have sent theirs. A card without a marionette is that of one which its Witch
// has sent in this turn and taken home at once.
func (p *position) doubtUnsent(seen game.Layout) (out game.Doubt) {
	for c := cell(1); c <= p.cells() && !p.turn.placed; c++ {
		x, d, w := p.cardOn(c), p.dollOn(c), p.seat
		if d != 0 {
			w = p.owner(d)
		}
		if x == 0 || c.column() != p.round() || !p.sees(seen, x, p.own[w].forest) {
			continue
		}
		out.Question = game.Say("%s sends a marionette first: the column is fetched when all have sent theirs.", name(p.actor()))
		if out.Early = true; d == 0 {
			out.Beside = append(out.Beside, p.ID(x))
		} else {
			out.Beside = append(out.Beside, p.fetchedEarly(c, seen)...)
		}
	}
	return out
}

// doubtFetch says what is still to be done when a marionette is fetched. A card
// that lies nowhere is in her hand, until somebody else goes on.
func (p *position) doubtFetch(seen game.Layout) game.Doubt {
	for c := cell(1); c <= p.cells(); c++ {
		for w := range p.witches() {
			if x := p.cardOn(c); (p.phase == gathering && p.turn.decided || p.lastHasSent()) && x != 0 && p.dollOn(c) == 0 && p.sees(seen, x, p.own[w].forest) {
				return p.beside(p.notFetched(x, w, c), x)
			}
		}
	}
	if p.phase == exploring {
		return p.doubtUnsent(seen)
	}
	if p.phase != gathering || p.turn.decided {
		return game.Doubt{}
	}
	x, d, own := p.cardOn(p.fetched), p.dollOn(p.fetched), p.own[p.seat]
	for c := cell(1); c <= p.cells(); c++ {
		if other := p.cardOn(c); c != p.fetched && other != 0 && p.sees(seen, other, own.forest) {
			return p.refused(p.move("buy", own.forest, other))
		}
	}
	home := slices.Contains(own.homes[:], p.seen(seen, d))
	closed := p.pushed(p.fetched, seen)
	switch at := p.seen(seen, x); {
	case at == p.cardZone[p.fetched] && home:
		doubt := say("%s is bought or discarded when the marionette goes home.", p.Name(x))
		doubt.Early = true // it has been sent, and is not taken back
		return doubt
	case p.cellOf[at] != 0 && home: // somebody has put it to the end of its row
		return tell("%s is bought or discarded when the marionette goes home.", p.Name(x))
	case at != kit.Nowhere:
		return game.Doubt{}
	case closed || p.goesOn(seen) || p.mayBeLeft(seen):
		doubt := say("Did %s buy %s for %s, or discard it?", name(p.seat), p.Name(x), coinsText(p.price()))
		doubt.Accept = []game.Move{p.move("buy", own.forest, x)}
		doubt.Or = []game.Move{p.move("leave", kit.Nowhere, x)}
		return doubt
	}
	return say("%s has %s in hand: it is bought when it lies before this player, and discarded when it lies on the discard pile.", name(p.seat), p.Name(x))
}

// notFetched says of a card that it lies before a Witch too early.
func (p *position) notFetched(x kit.Piece, w game.Seat, c cell) game.Doubt {
	return tell("%s lies before %s, but no marionette has fetched it: it goes back to %s.", p.Name(x), name(w), c.text())
}

// pushed reports whether the card of a place is in a hand, and the next one has come there.
func (p *position) pushed(c cell, seen game.Layout) bool {
	if p.seen(seen, p.cardOn(c)) != kit.Nowhere {
		return false
	}
	next := p.beyond(c)
	return len(next) > 0 && p.cardOn(next[0]) != 0 && p.sees(seen, p.cardOn(next[0]), p.cardZone[c])
}

// goesOn reports whether somebody goes on after this turn: another marionette
// of the column has left its card, or the tracker its column.
func (p *position) goesOn(seen game.Layout) bool {
	return !p.sees(seen, p.forestTracker, p.At(p.forestTracker)) || slices.ContainsFunc(p.inColumn(), func(c cell) bool {
		return c != p.fetched && !p.sees(seen, p.dollOn(c), p.dollZone[c])
	})
}
