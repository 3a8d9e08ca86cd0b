package blackwood

import "github.com/grovewatch/grovewatch/companion/game"

// prompt is one sentence: who acts and what is to be done.
func (p *position) prompt() game.Text {
	who := name(p.actor())
	switch p.phase {
	case crowning:
		return game.Say("Choose the first Witch, who gets the Cauldron.")
	case dealing:
		return p.dealPrompt()
	case handing:
		return game.Say("Hand the Cauldron to %s.", name(p.heir))
	case exploring:
		switch {
		case !p.turn.placed && len(p.atHome(p.seat)) > 0:
			return game.Say("%s sends a marionette to a forest card.", who)
		case len(p.placeable()) > 0:
			return game.Say("%s may send another marionette, or end the turn.", who)
		}
	case gathering:
		switch {
		case !p.turn.decided && !p.affords(p.price()):
			lacks, card := coinsText(p.price()-int(p.coins[p.seat])), p.Name(p.cardOn(p.fetched))
			if p.mayRaise() {
				return game.Say("%s lacks %s for %s: find a way to pay, or discard it.", who, lacks, card)
			}
			return game.Say("%s lacks %s for %s and discards it.", who, lacks, card)
		case !p.turn.decided:
			return game.Say("%s buys %s for %s or discards it.", who, p.Name(p.cardOn(p.fetched)), coinsText(p.price()))
		case p.slides() && !p.mayMore():
			return game.Say("Close up row %d towards the village.", p.fetched.row())
		case p.slides():
			return game.Say("%s may do more. Then row %d closes up.", who, p.fetched.row())
		}
	case showing:
		shown := p.Count(p.show)
		return game.Say("Turn the next forest card face up for the Pedlar: %d of %d.", shown+1, min(onShow, shown+p.drawable()))
	case peddling:
		return game.Say("%s buys one of the Pedlar's cards for half, or none.", who)
	case crossing:
		return game.Say("%s chooses the first of two cards without marionettes that change places.", who)
	case crossing2:
		return game.Say("%s chooses the card that changes places with %s.", who, p.Name(p.cardOn(p.lifted)))
	case pushed:
		if p.moving != 0 {
			return game.Say("%s has to move marionette %d to another free card.", who, p.dollNo(p.moving))
		}
		return game.Say("%s has to move a marionette to another free card.", who)
	case advancing:
		if p.round() < rounds {
			return game.Say("Move the Forest Tracker to column %d.", p.round()+1)
		}
		return game.Say("The expedition ends. Sell and discard leftover cards, turn used spells face up, move the Forest Tracker to 1 and the Expedition Tracker to %d.", p.expedition()+1)
	case over:
		return game.Say("The game is over.")
	}
	return game.Say("%s may do more, or end the turn.", who)
}

func (p *position) dealPrompt() game.Text {
	spaces, potions := len(p.emptyCells()), onDisplay-len(p.displayed())
	switch forest := p.wantsForest(); {
	case forest && p.wantsPotions():
		return game.Say("Fill the forest and the potion display.")
	case forest && spaces == 1:
		return game.Say("Fill the forest: one space is empty.")
	case forest:
		return game.Say("Fill the forest: %d spaces are empty.", spaces)
	case potions == 1:
		return game.Say("Fill the potion display: one space is empty.")
	}
	return game.Say("Fill the potion display: %d spaces are empty.", potions)
}

// coinsText is a sum in a sentence.
func coinsText(n int) game.Text {
	if n == 1 {
		return game.Say("1 coin")
	}
	return game.Say("%d coins", n)
}

// hints are what else to know now.
func (p *position) hints() []game.Text {
	var out []game.Text
	switch p.phase {
	case crowning:
		return []game.Text{
			game.Say("Each spell lies on its pile in the village, %d of each. Put the others away.", p.pileSize),
			game.Say("The Forest Tracker (FOREST) and the Expedition Tracker (TRIP) lie on 1."),
			game.Say("Each Witch has three marionettes at home and takes %d coins: any coins or buttons will do.", startCoins),
			game.Say("Shuffle the forest deck and the potion deck. You deal when the first Witch is chosen."),
		}
	case dealing:
		if p.wantsForest() && p.deck() == 0 {
			out = append(out, game.Say("Shuffle the discard pile first."))
		}
		if p.wantsForest() {
			out = append(out, game.Say("Lay a card of the forest deck face up on each empty space of the forest."))
		}
		if p.wantsPotions() {
			out = append(out, game.Say("Lay cards of the potion deck face up until the display has %d.", onDisplay))
		}
		return out
	case exploring:
		out = append(out, game.Say("The Forest Tracker stands on column %d: marionettes there are fetched this round.", p.round()))
	case gathering:
	default:
		return nil
	}
	switch n := p.behind(p.seat); {
	case n == 1:
		out = append(out, game.Say("A marionette of this seat stands behind the tracker and waits for the next expedition."))
	case n > 1:
		out = append(out, game.Say("%d marionettes of this seat stand behind the tracker and wait for the next expedition.", n))
	}
	if p.turn.pool.size() > 0 {
		out = append(out, game.Say("Left over from discarded cards: %s. This is lost when the turn ends.", p.turn.pool.text()))
	}
	if p.turn.jokers > 0 {
		out = append(out, game.Say("Jokers to use in this turn: %d.", int(p.turn.jokers)))
	}
	return out
}

// dues are what somebody still has to do beside her turn.
func (p *position) dues() []game.Due {
	if p.phase != handing {
		return nil
	}
	column := p.inColumn()
	near, far := p.owner(p.dollOn(column[0])), column[len(column)-1]
	return []game.Due{{Seat: p.heir, Text: game.Say("%s stands farthest in column %d, in row %d, and gets the Cauldron. %s is nearest and is fetched first.", name(p.heir), p.round(), far.row(), name(near))}}
}

// behind counts a Witch's marionettes behind the tracker.
func (p *position) behind(w game.Seat) int {
	n := 0
	for _, d := range p.inForest(w) {
		if p.stands(d).column() < p.round() {
			n++
		}
	}
	return n
}
