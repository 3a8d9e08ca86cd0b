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

// pay gives the rewards of the spots reached, one by one upward, until Agents
// have to turn objects up (R51 to R53).
func (a *act) pay() {
	for a.paid < a.trust {
		a.paid++
		s := a.house.track.at(a.paid)
		a.draw(kid, s.draw)
		if s.reveal && a.owe() {
			a.phase = revealing
			return
		}
		a.tellPower()
	}
	a.phase = a.back
}

// owe notes which Agents have a hidden object to turn up, if any.
func (a *act) owe() bool {
	due := false
	for s := agent1; s <= a.lastAgent(); s++ {
		a.owing[s] = a.hides(s)
		due = due || a.owing[s]
	}
	return due
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

// reveal turns one of an Agent's hidden objects up where it lies (R52, R54),
// or moves it to a space of its side when the table plays so.
func (a *act) reveal() error {
	if err := a.form(2, 2, true, false); err != nil {
		return err
	}
	who := a.move.Seat
	m, err := a.marker(a.move.Objects[0], who)
	if err != nil {
		return err
	}
	d := a.downs[m]
	if d.side == noSide {
		return game.Refuse("That marker lies on no object.")
	}
	c, err := a.openCard(a.move.Objects[1])
	if err != nil {
		return err
	}
	at := a.pack.zoneNos[a.move.Place]
	switch {
	case a.house.revealToSpace && (!at.isSpace() || at.spaceSide() != d.side):
		return game.Refuse("The object under that marker moves to a space of its side when it is turned up.")
	case a.house.revealToSpace:
		if err := a.free(at); err != nil {
			return err
		}
	case at != lane(who, d.side):
		return game.Refuse("The object under that marker stays on its side when it is turned up.")
	}
	a.downs[m] = down{}
	a.say("%s turns %s face up.", a.name(who), a.pack.titles[c])
	if at.isSpace() {
		a.lay(c, at)
		a.fresh[at] = false // it was classified in an earlier turn
	} else {
		a.show(c, at)
	}
	a.owing[who] = false
	if a.owing == [agent1 + MaxAgents]bool{} {
		a.tellPower()
		a.pay()
	}
	return nil
}
