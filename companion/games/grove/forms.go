package grove

import "github.com/grovewatch/grovewatch/companion/game"

// forms are what a seat may enter in private.
func (p *position) forms(seat game.Seat) []game.Form {
	if p.phase == dealing || p.phase == over || seat < visitor || seat > p.lastAgent() {
		return nil
	}
	var out []game.Form
	if seat == visitor {
		if !p.book.written() {
			f := game.Form{
				Title: game.Say("Your Pass Rule in your own words"), Verb: vRule,
				Parts: []game.Part{{Name: game.Say("An object is admitted when"), Free: mostRule}},
				Send:  game.Say("Write it down"),
			}
			if p.phase == ruling {
				f.Send = game.Say("My Pass Rule is ready")
			}
			out = append(out, f)
		}
		if p.phase == marking {
			out = append(out, p.marksForm())
		}
	}
	if f, ok := p.noteForm(seat); ok {
		out = append(out, f)
	}
	if seat == visitor {
		out = append(out, game.Form{
			Title: game.Say("A judgement call"), Verb: vJudge,
			Parts: []game.Part{
				{Name: game.Say("Object"), Values: p.objects(func(at place) bool { return at != covered })},
				{Name: game.Say("It belongs"), Values: []game.Value{{Word: sideWords[on], Title: sidePhrase(on)}, {Word: sideWords[by], Title: sidePhrase(by)}}},
			},
			Send: game.Say("Note it"),
		})
	}
	return out
}

// marksForm is the Visitor's four marks, as her rule would have them.
func (p *position) marksForm() game.Form {
	f := game.Form{Title: game.Say("Your four marks"), Verb: vSet, Send: game.Say("Seal my marks")}
	for _, c := range p.row {
		f.Parts = append(f.Parts, game.Part{
			Name:   p.pack.titles[c].Text(),
			Values: []game.Value{{Word: sideWords[on], Title: game.Say("Admitted")}, {Word: sideWords[by], Title: game.Say("Repelled")}},
			Given:  sideWords[p.book.opinion(c)],
		})
	}
	return f
}

// noteForm names what lies under a marker: the owner's own, or any that the
// Visitor has seen.
func (p *position) noteForm(seat game.Seat) (game.Form, bool) {
	w := p.pack
	marker := game.Part{Name: game.Say("Marker")}
	for m, d := range p.downs {
		owner := w.owners[m]
		if d.side == noSide || !p.mayKnow(seat, owner) {
			continue
		}
		marker.Values = append(marker.Values, game.Value{
			Word: w.markers[m], Title: game.Say("%s, %s", markerName(markerNo(m)), sidePhrase(d.side)),
		})
		if d.card == 0 {
			marker.Given = w.markers[m] // the latest that is not named yet
		}
	}
	if len(marker.Values) == 0 {
		return game.Form{}, false
	}
	card := game.Part{Name: game.Say("Object"), Values: p.objects(func(at place) bool { return at == unseen })}
	card.Values = append(card.Values, game.Value{Word: game.Unknown, Title: game.Say("not known")})
	return game.Form{
		Title: game.Say("What lies under a marker"), Verb: vNote,
		Parts: []game.Part{marker, card}, Send: game.Say("Note it"),
	}, true
}

// objects are the object cards in certain places, to choose from.
func (p *position) objects(at func(place) bool) []game.Value {
	out := make([]game.Value, 0, p.pack.last)
	for c := cardNo(1); c <= p.pack.last; c++ {
		if at(p.at[c]) {
			out = append(out, game.Value{Word: p.pack.cards[c], Title: p.pack.titles[c].Text()})
		}
	}
	return out
}
