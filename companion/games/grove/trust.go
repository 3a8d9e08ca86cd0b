package grove

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// failedProof is the trust that an Agent's failed proof gives (R20).
const failedProof = 2

// gain raises trust and gives the rewards, spot by spot (R47, R48); the turn
// is then done but for drawing.
func (a *act) gain(n int) {
	a.setTrust(a.trust + n)
	a.Say("Trust rises by %d to %d.", n, a.trust)
	a.back = ended
	a.pay()
}

// setTrust moves the token, which stays on its last spot for all beyond.
func (a *act) setTrust(n int) {
	a.trust = n
	a.Lay(a.house.pack.trust, spots[min(n, lastSpot)])
}

// raise takes the trust for an Agent's failed proof.
func (a *act) raise() error {
	if a.Move.Number != failedProof {
		return game.Refuse("A failed proof of an Agent raises trust by %d.", failedProof)
	}
	a.gain(failedProof)
	return nil
}

// pay gives the rewards of the spots reached, one by one upward, until Agents
// have to turn objects up (R51 to R53).
func (a *act) pay() {
	due := 0 // cards of spots that follow one another are drawn at once
	for a.paid < a.trust {
		a.paid++
		s := a.house.track.at(a.paid)
		due += s.draw
		once := a.house.revealOnce && a.paid > lastSpot && a.paid < a.trust
		if s.reveal && !once && a.owe() {
			a.draw(kid, due)
			a.phase = revealing
			return
		}
		a.tellPower()
	}
	a.draw(kid, due)
	a.phase = a.back
}

// revealsAt reports whether a rise to so much trust has the Agents turn objects up.
func (p *position) revealsAt(trust int) bool {
	for n := p.trust + 1; n <= trust; n++ {
		if p.house.track.at(n).reveal {
			return true
		}
	}
	return false
}

// owe notes which Agents have a hidden object to turn up, if any.
func (a *act) owe() bool {
	for m := range a.hides(game.Table) {
		if s := a.house.pack.owner(m); s != kid {
			a.owing[s] = true
		}
	}
	return a.owing != (bySeat[bool]{})
}

// tellPower says which power a spot has just given.
func (a *act) tellPower() {
	if a.paid > lastSpot {
		return
	}
	if p := a.house.track[a.paid].power; p != noPower {
		a.Say("New at trust %d: %s.", a.paid, game.Say(powers[p].does))
	}
}

// reveal turns one of an Agent's hidden objects up where it lies (R52, R54),
// or moves it to a space of its side when the table plays so.
func (a *act) reveal() error {
	who := a.Move.Seat
	m, err := a.marker(a.Move.Objects[0], who)
	if err != nil {
		return err
	}
	lane := a.At(m)
	if lane == kit.Nowhere {
		return game.Refuse("That marker lies on no object.")
	}
	c, err := a.unseen(a.Move.Objects[1])
	if err != nil {
		return err
	}
	at := a.Set().Place(a.Move.Place)
	switch {
	case a.house.revealToSpace && (!grounds[at].space || grounds[at].side != grounds[lane].side):
		return game.Refuse("The object that %s turns up moves to a space %s.", a.name(a.house.pack.owner(m)), grounds[lane].side.phrase())
	case a.house.revealToSpace:
		if err := a.free(at); err != nil {
			return err
		}
	case at != lane && grounds[at].side == grounds[lane].side:
		return game.Refuse("The object that %s turns up stays where it lies: %s.", a.name(a.house.pack.owner(m)), game.Say(board.Zone(lane).Name))
	case at != lane:
		return game.Refuse("The object under that marker stays on its side when it is turned up.")
	}
	a.Lay(m, kit.Nowhere)
	*a.under(m) = 0
	a.Say("%s turns %s face up.", a.name(who), a.title(c))
	if grounds[at].space {
		a.lay(c, at)
	} else {
		a.show(c, at)
	}
	a.owing[who] = false
	if a.owing == (bySeat[bool]{}) {
		a.tellPower()
		a.pay()
	}
	return nil
}

// trustDue is the spot to which the Kid raises trust if she stops now.
func (p *position) trustDue() kit.Place { return p.spotAfter(p.run) }

// spotAfter is the spot so many above the trust that is recorded, at most the last.
func (p *position) spotAfter(n int) kit.Place { return spots[min(p.trust+n, lastSpot)] }
