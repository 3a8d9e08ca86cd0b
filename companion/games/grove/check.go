package grove

import "github.com/grovewatch/grovewatch/companion/game"

// Check is what a seat may know of an object, built up from empty: where it
// lies, and for the Visitor what her rule says and how she has judged it.
func (p *position) Check(card string, seat game.Seat) []game.Text {
	c := p.house.pack.card(card)
	if c == 0 || !p.house.seats.Seated(seat) {
		return nil
	}
	var out []game.Text
	at := p.At(c)
	switch g := grounds[at]; {
	case p.covered(c):
	case g.space:
		out = append(out, game.Say("It lies face up %s.", g.side.phrase()))
	case g.lane():
		out = append(out, game.Say("It lies face up %s, among the hidden objects of %s.", g.side.phrase(), p.name(g.owner)))
	case at == show:
		out = append(out, game.Say("It lies on the show space."))
	case g.column > 0:
		out = append(out, game.Say("It lies in the proof row."))
	}
	for m, s := range p.hides(game.Table) {
		if owner := p.house.pack.owner(m); *p.under(m) == c && p.mayKnow(seat, owner) {
			out = append(out, game.Say("It lies face down %s, under a marker of %s.", s.phrase(), p.name(owner)))
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
	if s := p.book.called(c); s != noSide {
		out = append(out, game.Say("You judged that it belongs %s.", s.phrase()))
	}
	return out
}
