package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// Layout is what the camera should see now. Of the drawn Visit cards only the
// last is seen; discarded Trinkets lie in no zone.
func (p *position) Layout() game.Layout {
	w := words()
	l := make(game.Layout, 48)
	for r, c := range p.at {
		if c.laid && room(r) != foyer {
			l[w.tiles[r]] = berthZone(c)
		}
	}
	if p.phase < visiting {
		return l
	}
	if p.last != none {
		l[w.visits[p.last]] = visitZone
	}
	for r := range p.tokens {
		for s := range p.tokens[r] {
			for t, n := range p.tokens[r][s] {
				if n != 0 {
					l[w.tokens[t][n]] = w.spots[r][s]
				}
			}
		}
		if f := p.figure[r]; f != 0 {
			l[w.figures[f]] = w.figureAt[r]
		}
	}
	for s := game.Seat(1); int(s) <= p.house.players; s++ {
		l[pawnID(s)] = w.pawnAt[p.pawn[s]]
	}
	for k := range p.held {
		for n, owner := range p.held[k] {
			if n > 0 && owner != game.Table {
				l[w.trinkets[k][n]] = handZone(owner)
			}
		}
	}
	for b, owner := range p.blight {
		if owner != game.Table {
			l[w.blights[b]] = handZone(owner)
		}
	}
	l[turnMarker] = turnZone(p.seat)
	if p.passed {
		l[turnMarker] = turnZone(p.next())
	}
	return l
}
