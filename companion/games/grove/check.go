package grove

import "github.com/grovewatch/grovewatch/companion/game"

// Check is what a seat may know of an object, built up from empty: where it
// lies, and for the Visitor what her rule says and how she has judged it.
func (p *position) Check(card string, seat game.Seat) []game.Text {
	c := p.pack.cardNos[card]
	if c == 0 || seat < visitor || seat > p.lastAgent() {
		return nil
	}
	var out []game.Text
	switch at := p.at[c]; {
	case at.isSpace():
		out = append(out, game.Say("It lies face up %s.", sidePhrase(at.spaceSide())))
	case at.isLane():
		owner, s := laneOf(at)
		out = append(out, game.Say("It lies face up %s, among the hidden objects of %s.", sidePhrase(s), p.name(owner)))
	case at == shown:
		out = append(out, game.Say("It lies on the show space."))
	case at >= firstRow && at < firstLane:
		out = append(out, game.Say("It lies in the proof row."))
	}
	for m, d := range p.downs {
		if owner := p.pack.owners[m]; d.side != noSide && d.card == c && p.mayKnow(seat, owner) {
			out = append(out, game.Say("It lies face down %s, under a marker of %s.", sidePhrase(d.side), p.name(owner)))
		}
	}
	if seat != visitor {
		return out
	}
	switch p.book.ruled(c) {
	case on:
		out = append(out, game.Say("Your Pass Rule admits it."))
	case by:
		out = append(out, game.Say("Your Pass Rule repels it."))
	}
	if s := p.book.calls[c]; s != noSide {
		out = append(out, game.Say("You judged that it belongs %s.", sidePhrase(s)))
	}
	return out
}
