package blackwood

import "github.com/grovewatch/grovewatch/companion/game"

// How many cards lie side by side in a Witch's lanes, so that every tag shows.
// Older ones may lie under newer ones, and no matter where.
const (
	laneCards  = 6
	spellLanes = 3
)

// Layout is what the camera should see now. The decks, discarded cards, exchanged
// potions and Fagus Bok's own tokens lie in no zone; of sold potions and used
// spells the last one is seen.
func (p *position) Layout() game.Layout {
	w := words()
	l := make(game.Layout, 80)
	for c := range p.cells() {
		if f := p.grid[c]; f != 0 {
			l[w.forest[f].ID] = w.cardZones[c]
		}
	}
	for _, f := range p.show {
		if f != 0 {
			l[w.forest[f].ID] = showZone
		}
	}
	for k, c := range p.display {
		if c != 0 {
			l[w.potions[c].ID] = displayZones[k]
		}
	}
	for k := range spellKinds {
		if s := p.top(k); s != 0 {
			l[w.spells[s].ID] = pileZones[k]
		}
	}
	for d := range dollNo(p.house.players * dolls) {
		if c := p.dollAt[d]; c != noCell {
			l[w.dolls[d]] = w.dollZones[c]
		} else {
			l[w.dolls[d]] = w.homes[d]
		}
	}
	for s := game.Seat(1); s <= p.last(); s++ {
		p.own(l, s)
	}
	l[forestTracker] = squareZones[p.round]
	l[expeditionToken] = expeditionZones[p.expedition]
	if p.phase != crowning {
		l[cauldronToken] = ofWitch(cauldronCell, p.cauldron)
	}
	return l
}

// own adds what lies before one Witch.
func (p *position) own(l game.Layout, s game.Seat) {
	w := words()
	lay := func(n, i, most int, id, zone string) {
		if i < n-most {
			zone = game.Anywhere
		}
		l[id] = zone
	}
	for i, f := range p.held[s].all() {
		lay(int(p.held[s].n), i, laneCards, w.forest[f].ID, ofWitch(forestLane, s))
	}
	fronts := p.fronts(s)
	for i, c := range fronts {
		lay(len(fronts), i, laneCards, w.potions[c].ID, ofWitch(potionLane, s))
	}
	active := p.active(s)
	for i, c := range active {
		lay(len(active), i, spellLanes, w.spells[c].ID, ofWitch(spellLane, s))
	}
	if top, ok := p.used[s].top(); ok {
		l[top.ID] = ofWitch(usedPile, s)
	}
	n, seen := int(p.witch[s].tokens), 0
	for k := 1; k <= fagusTokens; k++ {
		if p.fagus[k] == s {
			lay(n, seen, 1, w.fagus[k], ofWitch(fagusCell, s))
			seen++
		}
	}
}

// active lists a Witch's active spells, in the order in which she got them.
func (p *position) active(s game.Seat) []cardNo {
	var out []cardNo
	for _, c := range p.got[s].all() {
		if p.spell[c] == front {
			out = append(out, c)
		}
	}
	return out
}
