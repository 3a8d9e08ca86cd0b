package grove

import "github.com/grovewatch/grovewatch/companion/game"

// Layout is what the camera should see now: what lies in the store, and the
// Visitor's tokens once the shield is lifted. Sealed tokens may lie anywhere
// but where they had been moved to.
func (p *position) Layout() game.Layout {
	l := p.Store.Layout()
	if p.claimIsLoose() {
		l[claimToken] = game.Anywhere
	}
	for k, id := range guessTokens {
		l[id] = game.Anywhere
		if p.lifted && !p.sorted && (!p.sealed || p.stray[k]) {
			l[id] = zone(cells[p.marks[k]][k])
		}
	}
	// The deck's own tag is seen when the deck is empty, and maybe seen when it
	// is about to be emptied or has just been.
	switch {
	case p.phase == dealing:
	case p.deck == 0 && (p.dry || p.phase == over):
		l[deckBare] = "DK"
	case p.deck == 0, p.phase == ended && p.due() == p.deck:
		l[deckBare] = game.Anywhere
	}
	return l
}

// claimIsLoose reports whether the claim token may be on its way back, once the
// Kid has stopped. Only where the trust token could not move does it still tell
// stopping from going on.
func (p *position) claimIsLoose() bool { return p.stopped && (p.trust-p.run < lastSpot || p.proved) }

// secrets lists the zones whose picture must not be shown now: the cells behind
// the shield, from the moment a proof begins until the lift.
func (p *position) secrets() []string {
	if p.phase < rowing || p.phase > lifting {
		return nil
	}
	out := []string{zone(hoodAt)}
	for k := range columns {
		out = append(out, zone(cells[on][k]), zone(cells[by][k]))
	}
	return out
}
