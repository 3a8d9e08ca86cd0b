package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// move is a move of whoever is to act.
func (p *position) move(verb string, at kit.Place, pieces ...kit.Piece) game.Move {
	return p.Move(p.actor(), verb, at, pieces...)
}

// Legal lists the moves of a seat, in a fixed order, those of one verb
// together. Counting one's coins is an agreement and not listed.
func (p *position) Legal(seat game.Seat) []game.Move {
	if p.phase == over || seat != p.actor() {
		return nil
	}
	var out []game.Move
	add := func(verb string, at kit.Place, pieces ...kit.Piece) {
		out = append(out, p.move(verb, at, pieces...))
	}
	switch p.phase {
	case crowning:
		for w := range p.witches() {
			add("crown", p.own[w].cauldron, p.cauldron)
		}
	case dealing:
		for _, at := range p.dealPlaces() {
			for _, x := range p.mayCome(at) {
				add("deal", at, x)
			}
		}
	case handing:
		add("hand", p.own[p.heir].cauldron, p.cauldron)
	case advancing:
		add("advance", kit.Nowhere, p.forestTracker)
	case exploring:
		for _, d := range p.atHome(seat) {
			for _, c := range p.placeable() {
				add("place", p.dollZone[c], d)
			}
		}
		if p.mayEnd() {
			add("done", kit.Nowhere)
		}
		return slices.Concat(out, p.casts(), p.exchanges(), p.bargains())
	case gathering:
		if x := p.cardOn(p.fetched); !p.turn.decided {
			if p.affords(p.price()) {
				add("buy", p.own[seat].forest, x)
			}
			add("leave", kit.Nowhere, x)
		}
		if p.mayEnd() {
			add("done", kit.Nowhere)
		}
		return slices.Concat(out, p.brews(mostCovers), p.casts(), p.exchanges(), p.bargains())
	case showing:
		for _, x := range p.Unseen(forestDeck) {
			add("show", p.show, x)
		}
	case peddling:
		for _, x := range p.offers() {
			if p.affords(p.peddled(x)) {
				add("buy", p.own[seat].forest, x)
			}
		}
		add("pass", kit.Nowhere)
		out = append(out, p.bargains()...)
	case crossing, crossing2:
		for _, c := range p.freeCells() {
			if p.lifted == 0 {
				add("swap", kit.Nowhere, p.cardOn(c))
			} else if c != p.lifted {
				add("swap", kit.Nowhere, p.cardOn(p.lifted), p.cardOn(c))
			}
		}
		out = append(out, p.bargains()...)
	case pushed:
		for _, d := range p.inForest(p.victim) {
			for _, c := range p.freeCells() {
				if p.moving == 0 || p.moving == d {
					add("yield", p.dollZone[c], d)
				}
			}
		}
	}
	return out
}

// dealPlaces are where a card may be dealt next: the next empty space of each
// row and every empty space of the display.
func (p *position) dealPlaces() []kit.Place {
	var out []kit.Place
	forest, potions := p.wantsForest(), p.wantsPotions()
	for r := 1; r <= p.rows && forest; r++ {
		if c := p.gap(r); c != 0 {
			out = append(out, p.cardZone[c])
		}
	}
	for _, at := range p.display {
		if potions && p.Top(at) == 0 {
			out = append(out, at)
		}
	}
	return out
}

// mayCome lists the cards that may be dealt to a place: all of its deck that
// nobody has seen.
func (p *position) mayCome(at kit.Place) []kit.Piece {
	if p.cellOf[at] != 0 {
		return p.Unseen(forestDeck)
	}
	return p.Unseen(potionDeck)
}

// brews lists the potions that can be made, each with at most so many ways of
// spending cards (R81).
func (p *position) brews(most int) []game.Move {
	var out []game.Move
	for _, potion := range p.displayed() {
		for _, set := range p.covers(potion, most) {
			out = append(out, p.move("prepare", kit.Nowhere, append([]kit.Piece{potion}, set...)...))
		}
	}
	return out
}

// casts lists the spells that may be cast, Push with whom it may concern.
func (p *position) casts() []game.Move {
	var out []game.Move
	for _, s := range p.active(p.seat) {
		switch {
		case p.castable(s) != nil:
		case p.spells[s].kind != push:
			out = append(out, p.move("cast", kit.Nowhere, s))
		default:
			out = append(out, p.pushes(s)...)
		}
	}
	return out
}

func (p *position) pushes(s kit.Piece) []game.Move {
	var out []game.Move
	for w := range p.witches() {
		dolls := p.inForest(w)
		switch {
		case w == p.seat || len(dolls) == 0:
		case p.victimPicks:
			m := p.move("cast", kit.Nowhere, s)
			m.Place = p.house.Seats[w]
			out = append(out, m)
		default:
			for _, d := range dolls {
				out = append(out, p.move("cast", kit.Nowhere, s, d))
			}
		}
	}
	return out
}

// exchanges lists the pairs of potions for which there is a spell.
func (p *position) exchanges() []game.Move {
	if !p.affords(p.spellPrice(p.seat)) {
		return nil
	}
	var out []game.Move
	fronts := p.fronts(p.seat)
	for _, pile := range p.piles {
		s := p.Top(pile)
		want := p.spells[s].colours
		for _, a := range fronts {
			for _, b := range fronts {
				if s != 0 && a != b && p.potions[a].colour == want[0] && p.potions[b].colour == want[1] {
					out = append(out, p.move("exchange", kit.Nowhere, s, a, b))
				}
			}
		}
	}
	return out
}

// bargains lists the potions that may be sold, and a loan.
func (p *position) bargains() []game.Move {
	var out []game.Move
	for _, x := range p.fronts(p.seat) {
		out = append(out, p.move("sell", kit.Nowhere, x))
	}
	if token := p.nextToken(); token != 0 && p.mayBorrow() && slices.Contains(bargaining, p.phase) {
		out = append(out, p.move("loan", p.own[p.seat].fagus, token))
	}
	return out
}

// mayBorrow reports whether Fagus Bok lends to the Witch in turn as far as everyone
// knows: always while coins are hidden, when whoever borrows is believed.
func (p *position) mayBorrow() bool {
	return p.hiddenCoins || p.coins[p.seat] <= loanMost
}

// affords reports whether the Witch in turn can pay a price as far as everyone
// knows: any price while coins are hidden, when whoever pays is believed.
func (p *position) affords(price int) bool {
	return p.hiddenCoins || int(p.coins[p.seat]) >= price
}

// mayMore reports whether the Witch in turn may do anything beside what her
// turn is for.
func (p *position) mayMore() bool {
	return len(p.bargains()) > 0 || len(p.casts()) > 0 || len(p.exchanges()) > 0 ||
		p.phase == gathering && len(p.brewed(int(p.turn.jokers))) > 0
}

// mayRaise reports whether the Witch in turn may come by coins before she pays for the card
// that is fetched, or by the card without.
func (p *position) mayRaise() bool {
	return len(p.bargains()) > 0 || len(p.castableOf(freeGathering)) > 0 ||
		len(p.makeable()) > 0
}
