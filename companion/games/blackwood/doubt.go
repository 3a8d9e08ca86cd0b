package blackwood

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

var _ game.Doubter = (*position)(nil)

// Doubt words a table that no legal move explains (R79, R83).
func (p *position) Doubt(seen game.Layout) (game.Doubt, bool) {
	if p.phase == dealing {
		if moves := p.dealt(seen); moves != nil {
			return game.Doubt{Question: game.Say("The cards are dealt. Do they lie as they were drawn?"), Accept: moves}, true
		}
		if p.wantsForest() && p.misdealt(seen) {
			return game.Doubt{Question: game.Say("Fill each row from the village on: its empty place nearest to the village comes first.")}, true
		}
	}
	if q := p.unfinished(seen); q.Format != "" {
		return game.Doubt{Question: q}, true
	}
	if q := p.doubtDolls(seen); q.Format != "" {
		return game.Doubt{Question: q}, true
	}
	if q := p.doubtTokens(seen); q.Format != "" {
		return game.Doubt{Question: q}, true
	}
	if r := p.openRow(seen); r > 0 {
		return game.Doubt{Question: game.Say("Row %d should lie closed up towards the village.", r)}, true
	}
	return game.Doubt{}, false
}

// unfinished says what is still to be moved when a card is bought or left.
func (p *position) unfinished(seen game.Layout) game.Text {
	if p.phase != gathering || p.turn.decided {
		return game.Text{}
	}
	c, d := words().forest[p.grid[p.fetched]], p.doll[p.fetched]
	lane, home := ofWitch(forestLane, p.seat), words().homes[d]
	switch {
	case seen[c.ID] == lane && seen[d.id()] != home:
		return game.Say("%s buys %s: her marionette %d goes home.", p.name(p.seat), c, d.number())
	case seen[c.ID] == "" && seen[d.id()] != home:
		return game.Say("%s fetches %s: her marionette %d goes home.", p.name(p.seat), c, d.number())
	case seen[c.ID] == cardZone(p.fetched) && seen[d.id()] == home:
		return game.Say("%s is bought or discarded when the marionette goes home.", c)
	}
	return game.Text{}
}

// dealt lists the deals that lead to what is seen, when all places are filled
// at once, or nil.
func (p *position) dealt(seen game.Layout) []game.Move {
	var moves []game.Move
	zones := map[string]string{}
	for id, z := range seen {
		zones[z] = id
	}
	state := p
	for range int(p.cells()) + onDisplay {
		if state.phase != dealing {
			break
		}
		var next *game.Move
		for _, z := range state.dealZones() {
			if id, ok := zones[z]; ok {
				next = &game.Move{Verb: vDeal, Objects: []string{id}, Place: z}
				break
			}
		}
		if next == nil {
			break
		}
		after, _, err := state.Apply(*next)
		if err != nil {
			return nil
		}
		state, moves = after.(*position), append(moves, *next)
	}
	layout := state.Layout()
	for id, z := range seen {
		if layout[id] != z && layout[id] != game.Anywhere {
			return nil
		}
	}
	for id, z := range layout {
		if z != game.Anywhere && seen[id] != z {
			return nil
		}
	}
	return moves
}

// dealZones are the places to which a card may be dealt next.
func (p *position) dealZones() []string {
	var out []string
	if p.wantsForest() {
		for r := 1; r <= p.house.rows; r++ {
			if c := p.gap(r); c != noCell {
				out = append(out, cardZone(c))
			}
		}
	}
	if p.wantsPotions() {
		for k, c := range p.display {
			if c == 0 {
				out = append(out, displayZone(k))
			}
		}
	}
	return out
}

// misdealt reports whether a card lies beyond the empty place of its row.
func (p *position) misdealt(seen game.Layout) bool {
	filled := map[cell]bool{}
	for id, z := range seen {
		if c, ok := words().cellNos[z]; ok && words().forestNos[id] != 0 {
			filled[c] = true
		}
	}
	for c := range filled {
		if c < p.cells() && c.column() > 1 && !filled[c.nextDoor()] {
			return true
		}
	}
	return false
}

// doubtDolls finds two marionettes on one card, one that moved without a
// reason, and one of a Witch who is not to place.
func (p *position) doubtDolls(seen game.Layout) game.Text {
	on := map[string]string{}
	for _, id := range slices.Sorted(maps.Keys(seen)) {
		d, ok := words().dollNos[id]
		c, inForest := words().cellNos[seen[id]]
		if !ok || !inForest || d.owner() > p.last() {
			continue
		}
		if _, two := on[seen[id]]; two {
			return game.Say("Two marionettes stand in %s. Only one can stand on a card: which came first?", c.text())
		}
		on[seen[id]] = id
		switch {
		case c >= p.cells() || p.grid[c] == 0:
			return game.Say("A marionette stands in %s, where no card lies.", c.text())
		case p.dollAt[d] == c:
		case p.dollAt[d] != noCell && p.phase != pushed:
			return game.Say("%s's marionette %d has moved.", p.name(d.owner()), d.number())
		case p.dollAt[d] == noCell && (p.phase != exploring || d.owner() != p.seat):
			return game.Say("%s is not to send a marionette now.", p.name(d.owner()))
		case p.dollAt[d] == noCell && !p.mayPlaceOn(c):
			return game.Say("%s has sent her marionette of this turn.", p.name(d.owner()))
		}
	}
	return game.Text{}
}

// doubtTokens finds a tracker or the Cauldron at a wrong place.
func (p *position) doubtTokens(seen game.Layout) game.Text {
	layout := p.Layout()
	wrong := func(id string) bool { return seen[id] != "" && seen[id] != layout[id] && layout[id] != "" }
	switch {
	case wrong(forestTracker) && p.phase != advancing:
		return game.Say("The Forest Tracker belongs on column %d.", int(p.round))
	case wrong(expeditionToken) && p.phase != advancing:
		return game.Say("The Expedition Tracker belongs on expedition %d.", int(p.expedition))
	case wrong(cauldronToken) && p.phase != handing:
		return game.Say("The Cauldron belongs to %s.", p.name(p.cauldron))
	}
	return game.Text{}
}

// openRow finds a row whose cards lie one column too far from the village.
func (p *position) openRow(seen game.Layout) int {
	for c := range p.cells() {
		f := p.grid[c]
		if f != 0 && c.column() < columns && seen[words().forest[f].ID] == cardZone(c+1) {
			return c.row()
		}
	}
	return 0
}
