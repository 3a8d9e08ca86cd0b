package grove

import "github.com/grovewatch/grovewatch/companion/game"

// failedProof is the trust that an Agent's failed proof gives (R20).
const failedProof = 2

// gain raises trust and gives the rewards, spot by spot (R47, R48); the turn
// is then done but for drawing.
func (a *act) gain(n int) {
	a.trust += n
	a.say("Trust rises by %d to %d.", n, a.trust)
	a.back = ended
	a.pay()
}

// raise takes the trust for an Agent's failed proof.
func (a *act) raise() error {
	if err := a.form(0, 0, false, true); err != nil {
		return err
	}
	if a.move.Number != failedProof {
		return game.Refuse("A failed proof of an Agent raises trust by %d.", failedProof)
	}
	a.gain(failedProof)
	return nil
}

// pay gives the rewards of the spots reached, one by one upward, until an
// Agent has to turn an object up.
func (a *act) pay() {
	for a.paid < a.trust {
		a.paid++
		s := a.house.track.at(a.paid)
		a.draw(kid, s.draw)
		if s.reveal {
			if a.nextReveal(agent1); a.phase == revealing {
				return
			}
		}
		a.tellPower()
	}
	a.phase, a.revealer = a.back, 0
}

// tellPower says which power a spot has just given.
func (a *act) tellPower() {
	if a.paid > lastSpot {
		return
	}
	if w, ok := powerWords[a.house.track[a.paid].power]; ok {
		a.say("New at trust %d: %s.", a.paid, game.Say(w))
	}
}

// nextReveal asks the next Agent, from a seat on, who has a hidden object to
// turn up (R51 to R53).
func (a *act) nextReveal(from game.Seat) {
	a.phase, a.revealer = a.back, 0
	for s := from; s <= a.lastAgent(); s++ {
		if a.hides(s) {
			a.phase, a.revealer = revealing, s
			return
		}
	}
}

// hides reports whether an owner has a face-down object.
func (p *position) hides(owner game.Seat) bool {
	from, to := markersOf(owner)
	for m := from; m < to; m++ {
		if p.downs[m].side != noSide {
			return true
		}
	}
	return false
}

// reveal turns one of an Agent's hidden objects up where it lies (R52, R54).
func (a *act) reveal() error {
	if err := a.form(2, 2, true, false); err != nil {
		return err
	}
	m, err := a.marker(a.move.Objects[0], a.revealer)
	if err != nil {
		return err
	}
	d := a.downs[m]
	if d.side == noSide {
		return game.Refuse("That marker lies on no object.")
	}
	at := lane(a.revealer, d.side)
	if a.move.Place != words().zones[at] {
		return game.Refuse("The object under that marker stays on its side when it is turned up.")
	}
	c, err := a.openCard(a.move.Objects[1])
	if err != nil {
		return err
	}
	a.downs[m] = down{}
	a.show(c, at)
	a.say("%s turns up %s.", a.name(a.revealer), words().titles[c])
	if a.nextReveal(a.revealer + 1); a.phase != revealing {
		a.tellPower()
		a.pay()
	}
	return nil
}
