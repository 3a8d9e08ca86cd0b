package psisquad

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var _ game.Doubter = (*position)(nil)

// Doubt puts a table that no legal move explains into words: what is missing
// for a guess, what is too much, whose turn it is.
func (p *position) Doubt(seen game.Layout) (game.Doubt, bool) {
	for _, look := range []func(game.Layout) game.Text{p.secretMat, p.tokens, p.keys, p.marker, p.counters} {
		if text := look(seen); text.Format != "" {
			return game.Doubt{Question: text, Which: true}, true
		}
	}
	return game.Doubt{}, false
}

// secretMat: digit cards still lie on it.
func (p *position) secretMat(seen game.Layout) game.Text {
	if p.phase != locking && p.laidOut(seen) != "" {
		return game.Say("Digit cards still lie on the secret mat. Take them away to go on.")
	}
	return game.Text{}
}

// tokens: a target that cannot be one, or two (R11 to R13).
func (p *position) tokens(seen game.Layout) game.Text {
	n := 0
	for s := range seats.All() {
		switch zone := seen[tokenID(s)]; {
		case zone == aimZone && s != p.aim():
			n++
			if p.phase != guessing {
				continue
			}
			if err := p.mayAim(p.seat, s); err != nil {
				return err.(*game.Refusal).Text
			}
		case zone == aimZone:
			n++
		}
	}
	if n > 1 {
		return game.Say("Two target tokens lie on “Target”. A guess is for one player: take one away.")
	}
	if p.phase == locking {
		for s := range p.house.Seats.All() {
			if z := seen[tokenID(s)]; p.locked[s] && z != homeZone(s) {
				return game.Say("The cypher of %s is locked. The target token stays on its space.", kit.PlayerName(s))
			}
		}
	}
	return game.Text{}
}

// keys: two cards on one key, or a card where the cyphers have no key.
func (p *position) keys(seen game.Layout) game.Text {
	if p.phase == locking {
		return game.Text{}
	}
	var on [maxKeys]int
	for card := kit.Piece(1); card <= lastCard; card++ {
		for i := range maxKeys {
			if seen[set().ID(card)] == keyZone(i) {
				on[i]++
			}
		}
	}
	for i, n := range on {
		switch {
		case n > 0 && p.phase == starting:
			return game.Say("Take the digit cards off the guess mat before the game begins.")
		case n > 0 && i >= p.house.keys:
			return game.Say("A card lies on position %d, but the cyphers have only %d digits. Take the card away.", i+1, p.house.keys)
		case n > 1:
			return game.Say("Two cards lie on position %d: take one away.", i+1)
		}
	}
	if p.phase == told || p.phase == answering {
		for i, card := range p.cards() {
			if card != 0 && seen[set().ID(card)] != keyZone(i) || card == 0 && on[i] > 0 {
				return game.Say("The guess is already made. Leave its cards until the turn marker has moved on.")
			}
		}
	}
	return game.Text{}
}

// marker: it does not lie before the seat in turn, or too early on “Sure”
// (R14).
func (p *position) marker(seen game.Layout) game.Text {
	zone := seen[turnMarker]
	if zone == "" || zone == p.turnZone() {
		return game.Text{}
	}
	switch p.phase {
	case locking:
		return game.Say("The turn marker waits until all cyphers are locked.")
	case guessing:
		if zone != sureZone {
			return game.Say("It is the turn of %s. The turn marker stays there until the guess is answered.", kit.PlayerName(p.seat))
		}
		if err := p.mayAsk(); err != nil {
			return err.(*game.Refusal).Text
		}
	case answering:
		return game.Say("%s has to answer first. Leave the turn marker where it lies.", kit.PlayerName(p.asked.on))
	case told:
		if next, _ := p.next(); next != 0 && zone != turnZone(next) {
			return game.Say("The turn passes to the left: move the turn marker to %s.", kit.PlayerName(next))
		}
		return p.rest(seen)
	case uncovering:
		if zone == sureZone {
			return game.Say("A cypher has %d digits. Lay a card on each position before you move the turn marker to “Sure”.", p.house.keys)
		}
	}
	return game.Text{}
}

// counters: an answer that cannot be, or one that was not taken back (R34).
func (p *position) counters(seen game.Layout) game.Text {
	if !p.house.paper || p.house.whisper {
		return game.Text{}
	}
	if p.phase == answering {
		for c := 0; c <= maxKeys; c++ {
			for s := 0; s <= maxKeys; s++ {
				if seen[correctToken] == correctZone(c) && seen[spottedToken] == spottedZone(s) && !p.house.possible(c, s) {
					return game.Say("%d correct and %d spotted is impossible: count again.", c, s)
				}
			}
		}
		return game.Text{}
	}
	if p.phase == told && p.counted {
		return game.Text{}
	}
	return p.rest(seen)
}

// rest: the counters do not lie at rest.
func (p *position) rest(seen game.Layout) game.Text {
	if p.house.paper && !p.house.whisper && (seen[correctToken] != correctRest || seen[spottedToken] != spottedRest) {
		return game.Say("Put both counters of the answer back.")
	}
	return game.Text{}
}
