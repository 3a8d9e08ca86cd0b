package blackwood

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var _ game.Doubter = (*position)(nil)

// Doubt words a table that no legal move explains (R79, R83).
func (p *position) Doubt(seen game.Layout) (game.Doubt, bool) {
	if p.phase == dealing {
		if moves := p.dealt(seen); moves != nil {
			return game.Doubt{Question: game.Say("The cards are dealt. Do they lie in the order in which they were drawn?"), Accept: moves}, true
		}
		if p.wantsForest() && p.misdealt(seen) {
			return game.Doubt{Question: game.Say("Fill the rows. In each row, begin with the empty place nearest to the village.")}, true
		}
	}
	for _, question := range []func(game.Layout) game.Text{p.unfinished, p.doubtDolls, p.doubtTokens, p.openRow} {
		if q := question(seen); q.Format != "" {
			return game.Doubt{Question: q}, true
		}
	}
	return game.Doubt{}, false
}

// seen is where a piece is seen.
func (p *position) seen(l game.Layout, x kit.Piece) kit.Place { return p.Place(l[p.ID(x)]) }

// unfinished says what is still to be moved when a card is bought or left.
func (p *position) unfinished(seen game.Layout) game.Text {
	if p.phase != gathering || p.turn.decided {
		return game.Text{}
	}
	x, d, own := p.cardOn(p.fetched), p.dollOn(p.fetched), p.own[p.seat]
	home := p.seen(seen, d) == own.homes[p.dollNo(d)-1]
	switch at := p.seen(seen, x); {
	case at == own.forest && !home:
		return game.Say("%s buys %s: her marionette %d goes home.", name(p.seat), p.Name(x), p.dollNo(d))
	case at == kit.Nowhere && !home:
		return game.Say("%s fetches %s: her marionette %d goes home.", name(p.seat), p.Name(x), p.dollNo(d))
	case at == p.cardZone[p.fetched] && home:
		return game.Say("%s is bought or discarded when the marionette goes home.", p.Name(x))
	}
	return game.Text{}
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

// misdealt reports whether a card lies beyond the empty place of its row.
func (p *position) misdealt(seen game.Layout) bool {
	filled := map[cell]bool{}
	for _, x := range p.Deck(forestDeck) {
		filled[p.cellOf[p.seen(seen, x)]] = true
	}
	for c := cell(1); c <= p.cells(); c++ {
		if filled[c] && c.column() > 1 && !filled[c-1] {
			return true
		}
	}
	return false
}

// doubtDolls finds two marionettes on one card, one that moved without a
// reason, and one of a Witch who is not to place.
func (p *position) doubtDolls(seen game.Layout) game.Text {
	taken := map[cell]bool{}
	for w := range p.witches() {
		for _, d := range p.dolls[w] {
			c, from := p.cellOf[p.seen(seen, d)], p.stands(d)
			switch {
			case c == 0:
				continue
			case taken[c]:
				return game.Say("Two marionettes stand in %s, but only one can stand on a card. Which came first?", c.text())
			case p.cardOn(c) == 0:
				return game.Say("A marionette stands in %s, where no card lies.", c.text())
			case from != 0 && from != c && p.phase != pushed:
				return game.Say("%s's marionette %d has moved.", name(w), p.dollNo(d))
			case from == 0 && (p.phase != exploring || w != p.seat):
				return game.Say("%s cannot send a marionette now.", name(w))
			case from == 0 && !p.mayPlaceOn(c):
				return game.Say("%s has sent her marionette of this turn.", name(w))
			}
			taken[c] = true
		}
	}
	return game.Text{}
}

// doubtTokens finds a tracker or the Cauldron at a wrong place.
func (p *position) doubtTokens(seen game.Layout) game.Text {
	wrong := func(x kit.Piece, moves phase) bool {
		at := p.seen(seen, x)
		return at != kit.Nowhere && p.At(x) != kit.Nowhere && at != p.At(x) && p.phase != moves
	}
	switch {
	case wrong(p.forestTracker, advancing):
		return game.Say("The Forest Tracker belongs on column %d.", p.round())
	case wrong(p.expeditionTracker, advancing):
		return game.Say("The Expedition Tracker belongs on expedition %d.", p.expedition())
	case wrong(p.cauldron, handing):
		return game.Say("The Cauldron belongs to %s.", name(p.crowned()))
	}
	return game.Text{}
}

// openRow finds a row whose cards lie one column too far from the village.
func (p *position) openRow(seen game.Layout) game.Text {
	for c := cell(1); c <= p.cells(); c++ {
		if x := p.cardOn(c); x != 0 && c.column() < columns && p.seen(seen, x) == p.cardZone[c+1] {
			return game.Say("Row %d should lie closed up towards the village.", c.row())
		}
	}
	return game.Text{}
}
