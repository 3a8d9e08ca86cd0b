package grove

import "github.com/grovewatch/grovewatch/companion/game"

// sheets are the small tables that a seat may read: the Visitor's rule and her
// judgement calls, an owner's hidden objects.
func (p *position) sheets(seat game.Seat) []game.Sheet {
	if p.phase == dealing || p.phase == over || !p.house.Seats.Seated(seat) {
		return nil
	}
	if seat != visitor {
		return p.hiddenSheet(seat, game.Say("Your hidden objects"), game.Say("Side"), game.Say("not known"))
	}
	var out []game.Sheet
	if p.book.written() {
		out = append(out, p.ruleSheet(game.Say("Your Pass Rule")))
	}
	calls := game.Sheet{Title: game.Say("Your judgement calls"), Head: []game.Text{game.Say("Object"), game.Say("It belongs"), game.Say("Pass Rule")}}
	for c := range p.house.pack.cards() {
		if s := p.book.called(c); s != noSide {
			calls.Rows = append(calls.Rows, []game.Text{p.title(c).Text(), s.phrase(), sideText(p.book.ruled(c))})
		}
	}
	if len(calls.Rows) > 0 {
		out = append(out, calls)
	}
	return out
}

// hiddenSheet lists the hidden objects of an owner, or all for the table: those
// that nobody has noted are called unnamed.
func (p *position) hiddenSheet(owner game.Seat, title, side, unnamed game.Text) []game.Sheet {
	s := game.Sheet{Title: title, Head: []game.Text{game.Say("Marker"), game.Say("Object"), side}}
	for m, lies := range p.hides(owner) {
		name := unnamed
		if c := *p.under(m); c != 0 {
			name = p.title(c).Text()
		}
		s.Rows = append(s.Rows, []game.Text{p.house.pack.markerName(m), name, lies.verdict()})
	}
	if len(s.Rows) == 0 {
		return nil
	}
	return []game.Sheet{s}
}

// ruleSheet is the Pass Rule as it was written down.
func (p *position) ruleSheet(title game.Text) game.Sheet {
	s := game.Sheet{Title: title}
	if text, _ := game.TextOf(p.book.rule); text != "" {
		s.Rows = append(s.Rows, []game.Text{game.Say("“%s”", text)})
	} else if p.book.written() {
		s.Rows = append(s.Rows, []game.Text{game.Say("It was not written down.")})
	}
	if p.book.listed {
		s.Note = game.Say("It admits %d of the %d objects.", p.book.passes.size(), p.house.pack.last)
	}
	return s
}

// sideText is a side in a table's cell; empty where there is none.
func sideText(s side) game.Text {
	if s == noSide {
		return game.Text{}
	}
	return s.phrase()
}

// Check is what a seat may know of an object, built up from empty: where it
// lies, and for the Visitor what her rule says and how she has judged it.
func (p *position) Check(card string, seat game.Seat) []game.Text {
	c := p.house.pack.card(card)
	if c == 0 || !p.house.Seats.Seated(seat) {
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
