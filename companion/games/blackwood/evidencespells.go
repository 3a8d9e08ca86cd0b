package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// used reports whether a spell that may be cast is seen on the used pile, or has
// gone while a copy of it is seen there: they are alike. One that was got in this
// turn may be on its way to her spells.
func (p *position) used(seen game.Layout, s kit.Piece) bool {
	return p.sees(seen, s, p.own[p.seat].used) || p.seen(seen, s) == kit.Nowhere && !p.isNew(s) && p.copyUsed(seen, p.seat, s)
}

// fromBefore reports whether an expedition has only begun, and its tracker has not been moved: what
// lies on a used pile then was cast in the one before, and has not come home yet.
func (p *position) fromBefore(seen game.Layout) bool {
	return p.phase == exploring && p.round() == 1 && !p.turn.placed && p.expeditionMoved(seen)
}

// copyUsed reports whether a copy of a spell is seen on a Witch's used pile.
func (p *position) copyUsed(seen game.Layout, w game.Seat, s kit.Piece) bool {
	return slices.ContainsFunc(p.copies[p.spells[s].kind][:], func(x kit.Piece) bool { return p.sees(seen, x, p.own[w].used) })
}

// hidesFree reports whether the Witch in turn has a Free Gathering out of sight that would
// make what she fetches free.
func (p *position) hidesFree(seen game.Layout) bool {
	return slices.ContainsFunc(p.castableOf(freeGathering), func(s kit.Piece) bool { return p.seen(seen, s) == kit.Nowhere }) && p.price() > 0
}

// castLate is a Free Gathering on the used pile that may be for the card that was bought and
// paid for in this turn, or for the one that the same Witch fetches next; or 0.
func (p *position) castLate(seen game.Layout) kit.Piece {
	if p.phase != gathering || p.turn.cost == 0 || p.goesOn(seen) {
		return 0
	}
	q := p.afterTurn()
	if q == nil || q.phase != gathering || q.seat != p.seat {
		return 0
	}
	if next := q.cardOn(q.fetched); !p.sees(seen, next, p.At(next)) && !p.sees(seen, next, q.At(next)) {
		return 0 // it is fetched
	}
	for _, s := range q.castableOf(freeGathering) {
		if q.used(seen, s) {
			return s
		}
	}
	return 0
}

// works reports whether what is seen needs a spell of a kind.
func (p *position) works(seen game.Layout, k spellKind) bool {
	switch k {
	case secondPuppet:
		return p.sent(seen) > p.placements()
	case freeGathering:
		return !p.affords(p.buying(seen))
	case joker:
		lack, _ := p.lacks(seen)
		return p.phase == gathering && lack > int(p.turn.jokers)
	case pedlar:
		return p.toShow(seen) > 0
	case push:
		return len(p.displaced(seen)) > 0
	}
	return false
}

// displaced are the marionettes of other Witches than the one in turn that are seen on another card
// than by the record.
func (p *position) displaced(seen game.Layout) (out []kit.Piece) {
	for w := range p.witches() {
		for _, d := range p.inForest(w) {
			if c := p.cellOf[p.seen(seen, d)]; w != p.seat && c != 0 && c != p.stands(d) {
				out = append(out, d)
			}
		}
	}
	return out
}

// castableOf lists the spells of a kind that the Witch in turn may cast.
func (p *position) castableOf(kind spellKind) []kit.Piece {
	return slices.DeleteFunc(p.active(p.seat), func(s kit.Piece) bool { return p.spells[s].kind != kind || p.castable(s) != nil })
}
