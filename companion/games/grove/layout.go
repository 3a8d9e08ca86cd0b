package grove

import (
	"fmt"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Layout is what the camera should see now.
func (p *position) Layout() game.Layout {
	w := p.pack
	l := make(game.Layout, 40)
	for c, at := range p.at {
		if at != unseen && at != covered {
			l[w.cards[c]] = w.zones[at]
		}
	}
	for k, c := range p.row {
		if c != 0 {
			l[w.cards[c]] = guessZones[p.guess[k]][k]
		}
	}
	for m, d := range p.downs {
		if d.side != noSide {
			l[w.markers[m]] = w.zones[lane(w.owners[m], d.side)]
		}
	}
	l[trustToken] = trustZones[min(p.trust, lastSpot)]
	l[claimToken] = p.claimZone()
	if z := p.turnZone(); z != "" {
		l[turnMarker] = z
	}
	if p.shieldUp() {
		l[shieldPiece] = "SH"
	}
	for k := range columns {
		z := game.Anywhere
		if p.lifted && !p.sorted && (!p.sealed || p.stray[k]) {
			z = markZones[p.marks[k]][k]
		}
		l[guessTokens[k]] = z
	}
	if z := p.bareZone(); z != "" {
		l[deckBare] = z
	}
	return l
}

var (
	trustZones  = [...]string{"T0", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"}
	guessTokens = [...]string{guessToken(1), guessToken(2), guessToken(3), guessToken(4)}
	turnZones   = [...]string{"", "TURN-visitor", "TURN-kid", "TURN-agent1", "TURN-agent2", "TURN-agent3", "TURN-agent4"}
)

// claimZone is where the Kid's claim token lies: on her claim until her turn
// ends or she goes on, so that a claim nobody saw is asked about rather than
// guessed. Once she has stopped it may be on its way back.
func (p *position) claimZone() string {
	switch {
	case p.stopped && p.trust-p.run >= lastSpot && !p.proved:
		// The trust token could not move, so that only this token tells
		// stopping from going on.
	case p.stopped:
		return game.Anywhere
	}
	return claimZones[p.claim]
}

// turnZone is the turn marker's cell: of the seat in turn, or the Visitor's
// while the prover places her proof.
func (p *position) turnZone() string {
	switch p.phase {
	case dealing, ruling:
		return ""
	case guessing, locking:
		return turnZones[visitor]
	}
	return turnZones[p.seat]
}

// shieldUp reports whether the printed shield stands; another screen is no
// piece of the box.
func (p *position) shieldUp() bool {
	switch p.phase {
	case marking, guessing, locking, lifting:
		return !p.house.openShield
	}
	return false
}

// bareZone is the deck's own tag: seen when the deck is empty, and maybe seen
// when it is about to be emptied or has just been.
func (p *position) bareZone() string {
	switch {
	case p.phase == dealing:
		return ""
	case p.deck == 0 && (p.dry || p.phase == over):
		return "DK"
	case p.deck == 0, p.phase == ended && p.due() == p.deck:
		return game.Anywhere
	}
	return ""
}

// secretZones are the cells behind the shield, which no picture shows from the
// moment a proof begins until the lift.
var secretZones = func() []string {
	out := []string{"SH"}
	for k := 1; k <= columns; k++ {
		out = append(out, fmt.Sprintf("GO%d", k), fmt.Sprintf("GB%d", k))
	}
	return out
}()

// secrets lists the zones whose picture must not be shown now.
func (p *position) secrets() []string {
	if p.phase < rowing || p.phase > lifting {
		return nil
	}
	return append([]string(nil), secretZones...)
}
