package grove

import "github.com/grovewatch/grovewatch/companion/game"

// Check is what a seat may know of an object, built up from empty.
func (p *position) Check(card string, seat game.Seat) []game.Text {
	c := words().cardNos[card]
	if c == 0 || seat < visitor || seat > p.lastAgent() {
		return nil
	}
	var out []game.Text
	if at := p.at[c]; at.isSpace() {
		out = append(out, game.Say("It lies open %s.", sidePhrase(at.spaceSide())))
	} else if at.isLane() {
		owner, s := laneOf(at)
		out = append(out, game.Say("It lies open %s, with the hidden objects of %s.", sidePhrase(s), p.name(owner)))
	}
	for m, d := range p.downs {
		if owner := words().owners[m]; d.side != noSide && d.card == c && p.mayKnow(seat, owner) {
			out = append(out, game.Say("It lies face down %s, under a marker of %s.", sidePhrase(d.side), p.name(owner)))
		}
	}
	return out
}
