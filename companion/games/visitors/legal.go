package visitors

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Legal lists the moves of a seat, in a fixed order. Pieces of one sort are
// alike, so that each move names one for all.
func (p *position) Legal(seat game.Seat) []game.Move {
	if p.phase == over || seat != p.actor() && seat != game.Table {
		return nil
	}
	if seat != p.actor() {
		return p.emptyPiles()
	}
	var out []game.Move
	add := func(verb string, to kit.Place, pieces ...kit.Piece) {
		out = append(out, p.Move(seat, verb, to, pieces...))
	}
	switch p.phase {
	case building:
		return p.tileMoves()
	case setAside:
		add(vAside, kit.Nowhere)
	case stacking:
		add(vStack, kit.Nowhere)
	case shuffling:
		add(vShuffle, kit.Nowhere)
	case starting:
		for s := range p.house.Seats.All() {
			out = append(out, game.Move{Verb: vStart, Place: kit.PlayerSeat(s)})
		}
	case visiting:
		for v := range visit(visits) {
			if p.mayCome(v) {
				add(vVisit, p.drawn, p.visits[v])
			}
		}
	case laying:
		piece, place := p.brought()
		add(vLay, place, piece)
	case taking:
		if p.hidden {
			return []game.Move{{Seat: seat, Verb: vTake, Number: p.takes()}}
		}
		for h := range haunts {
			if p.stock(h) > 0 || p.trinketPile() == 0 && p.used[h] > 0 {
				add(vTake, p.hands[seat], p.Free(p.trinkets[h][0]))
			}
		}
	case trimming:
		if p.hidden {
			out = append(out, game.Move{Seat: seat, Verb: vDrop, Number: p.held(seat) - handLimit})
		}
		for h := range haunts {
			if card := p.playable(h, seat); card != 0 {
				add(vDrop, kit.Nowhere, card)
			}
		}
	case acting:
		p.actions(add)
	case summoning:
		for r, due := range p.summons {
			if due {
				add(vSummon, p.visitorIn[r], p.Free(p.tokens[visitor][0]))
			}
		}
	case cursing:
		if p.cursedBy(game.Table) == 0 {
			add(vCurse, kit.Nowhere)
		}
		for _, card := range p.blights {
			if p.At(card) == kit.Nowhere {
				add(vCurse, p.hands[seat], card)
			}
		}
	case turning:
		add(vDone, kit.Nowhere)
	}
	return out
}

// emptyPiles lists the piles that may be found empty, or short of a card.
func (p *position) emptyPiles() []game.Move {
	left, _ := p.pile()
	switch {
	case p.phase == visiting && left > 1:
		return []game.Move{{Verb: vEmpty, Place: visitPile}, {Verb: vShort, Place: visitPile}}
	case p.phase == visiting:
		return []game.Move{{Verb: vEmpty, Place: visitPile}}
	case p.phase == taking && !p.hidden && p.trinketsUsed() > 0:
		return []game.Move{{Verb: vEmpty, Place: trinketsPile}}
	}
	return nil
}

// actions lists what action points buy (R30 to R35), and leaving them.
func (p *position) actions(add func(verb string, to kit.Place, pieces ...kit.Piece)) {
	here := p.room(p.seat)
	for h := range haunts {
		if card := p.playable(h, p.seat); card != 0 {
			for _, at := range p.standsIn(here) {
				for _, t := range p.In(at) {
					if p.pieces[t].haunt == h {
						add(vUse, kit.Nowhere, card, t)
					}
				}
			}
		}
	}
	for r := range rooms {
		if p.passage(here, r) {
			add(vMove, p.pawnsIn[r], p.pawns[p.seat])
		}
	}
	for s := range p.house.Seats.All() {
		switch {
		case !p.trade || s == p.seat || p.room(s) != here:
		case p.hidden && p.secret[p.seat] > 0:
			add(vGive, p.hands[s])
		case !p.hidden:
			for h := range haunts {
				if card := p.playable(h, p.seat); card != 0 {
					add(vGive, p.hands[s], card)
				}
			}
		}
	}
	add(vEnd, kit.Nowhere)
}

// tileMoves lists every tile in every cell that it joins, in every turn that
// has a door there, and then the tiles that may go again.
func (p *position) tileMoves() []game.Move {
	var out []game.Move
	free := slices.DeleteFunc(cells(), func(c cell) bool { return !p.touches(c) })
	// By columns, as the moves have always been listed.
	slices.SortStableFunc(free, func(a, b cell) int { return int(a.x) - int(b.x) })
	for r := library; r < rooms; r++ {
		for _, c := range free {
			if !p.inPlay(r) && p.fits(r, c) == nil {
				out = append(out, p.Move(game.Table, vJoin, p.berths[c], p.tiles[r]))
			}
		}
	}
	for r := library; r < rooms; r++ {
		if !p.inPlay(r) {
			continue
		}
		without := p.copy()
		without.Lay(p.tiles[r], kit.Nowhere)
		if without.joined() {
			out = append(out, p.Move(game.Table, vLift, kit.Nowhere, p.tiles[r]))
		}
	}
	return out
}

// touches reports whether a free cell lies beside a tile.
func (p *position) touches(c cell) bool {
	near := false
	for side := range 4 {
		_, taken := p.roomAt(c.beside(side))
		near = near || taken
	}
	_, taken := p.roomAt(c.x, c.y)
	return near && !taken
}

// Attempts are what somebody may mean who lays a Trinket among the used ones: what the player in
// turn may do with one of its sort, or, of another player's, that she uses it out of turn.
func (p *position) Attempts(object, zone string) []game.Move {
	card, x := p.roleOf(object)
	holder := p.places[p.At(card)].seat
	switch {
	case x.kind != trinket || zone != usedZone || holder == game.Table:
		return nil
	case holder != p.seat:
		return []game.Move{p.Move(holder, vUse, kit.Nowhere, card)}
	}
	return slices.DeleteFunc(p.Legal(holder), func(m game.Move) bool {
		if m.Verb != vUse && m.Verb != vDrop {
			return true
		}
		_, y := p.roleOf(m.Objects[0])
		return y.haunt != x.haunt
	})
}

var _ game.Reasoner = (*position)(nil)
