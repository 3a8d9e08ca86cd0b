package grove

import "github.com/grovewatch/grovewatch/companion/game"

// sheets are the small tables that a seat may read: the Visitor's rule and her
// judgement calls, an owner's hidden objects.
func (p *position) sheets(seat game.Seat) []game.Sheet {
	if p.phase == dealing || p.phase == over || !p.house.seats.Seated(seat) {
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
		s.Rows = append(s.Rows, []game.Text{p.house.pack.markerName(m), name, lies.phrase()})
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
