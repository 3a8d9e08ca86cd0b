package blackwood

import "github.com/grovewatch/grovewatch/companion/game"

// prompt is one sentence: who acts and what is to be done.
func (p *position) prompt() game.Text {
	who := p.name(p.actor())
	switch p.phase {
	case crowning:
		return game.Say("Choose the first Witch and lay the Cauldron before her.")
	case dealing:
		return p.dealPrompt()
	case handing:
		return game.Say("%s stands farthest in column %d: give her the Cauldron.", p.name(p.heir), int(p.round))
	case exploring:
		switch {
		case !p.turn.placed && p.home(p.seat) != noDoll:
			return game.Say("%s sends a marionette to a forest card.", who)
		case p.mayPlace():
			return game.Say("%s may send another marionette, or ends her turn.", who)
		}
		return game.Say("%s may do more, or ends her turn.", who)
	case gathering:
		if !p.turn.decided {
			return game.Say("%s buys %s for %s or leaves it.", who, words().forest[p.grid[p.fetched]], coinsText(p.price()))
		}
		if p.slides() && !p.mayMore() {
			return game.Say("Close up row %d towards the village.", p.fetched.row())
		}
		if p.slides() {
			return game.Say("%s may do more; row %d then closes up.", who, p.fetched.row())
		}
		return game.Say("%s may do more, or ends her turn.", who)
	case showing:
		return game.Say("Turn up the next forest card for the Pedlar: %d of %d.", p.shownCards()+1, min(onShow, p.shownCards()+int(p.deck)))
	case peddling:
		return game.Say("%s buys one of the Pedlar's cards for half, or none.", who)
	case crossing:
		return game.Say("%s chooses two forest cards without marionettes: the first.", who)
	case crossing2:
		return game.Say("%s chooses the card that changes places with %s.", who, words().forest[p.grid[p.lifted]])
	case pushed:
		if p.moving != noDoll {
			return game.Say("%s has to move her marionette %d to another free card.", who, p.moving.number())
		}
		return game.Say("%s has to move one of her marionettes to another free card.", who)
	case advancing:
		if int(p.round) < rounds {
			return game.Say("Move the Forest Tracker to column %d.", int(p.round)+1)
		}
		return game.Say("The expedition ends: sell and discard left-over cards, turn up used spells, Forest Tracker to 1, Expedition Tracker to %d.", int(p.expedition)+1)
	}
	return game.Say("The game is over.")
}

func (p *position) dealPrompt() game.Text {
	forest, potions := p.wantsForest(), p.wantsPotions()
	switch {
	case forest && potions:
		return game.Say("Fill the forest and the potion display.")
	case forest:
		if p.emptyPlaces() == 1 {
			return game.Say("Fill the forest: one place is empty.")
		}
		return game.Say("Fill the forest: %d places are empty.", p.emptyPlaces())
	case onDisplay-p.shownPotions() == 1:
		return game.Say("Fill the potion display: one place is empty.")
	}
	return game.Say("Fill the potion display: %d places are empty.", onDisplay-p.shownPotions())
}

// emptyPlaces counts the forest's places without a card.
func (p *position) emptyPlaces() int {
	n := 0
	for c := range p.cells() {
		if p.grid[c] == 0 {
			n++
		}
	}
	return n
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
	case exploring, gathering:
		if p.phase == exploring {
			out = append(out, game.Say("The Forest Tracker stands on column %d: it is fetched this round.", int(p.round)))
		}
		if d := p.behind(p.seat); d > 0 {
			out = append(out, game.Say("%d of her marionettes stand behind the tracker and wait for the next expedition.", d))
		}
		if n := p.turn.pool.size(); n > 0 {
			out = append(out, game.Say("Not used yet of spent cards: %s. It is lost when the turn ends.", bagText(p.turn.pool)))
		}
		if p.turn.jokers > 0 {
			out = append(out, game.Say("Jokers to use in this turn: %d.", int(p.turn.jokers)))
		}
	case dealing:
		if p.deck == 0 && p.drawable() > 0 && p.wantsForest() {
			out = append(out, game.Say("Shuffle the discard pile first."))
		}
	}
	return out
}

// behind counts a Witch's marionettes behind the tracker.
func (p *position) behind(w game.Seat) int {
	n := 0
	for k := range dolls {
		if c := p.dollAt[dollOf(w, k)]; c != noCell && c.column() < int(p.round) {
			n++
		}
	}
	return n
}
