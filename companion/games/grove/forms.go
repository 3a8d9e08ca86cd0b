package grove

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// forms are what a seat may enter in private.
func (p *position) forms(seat game.Seat) []game.Form {
	if text, _ := game.TextOf(p.book.rule); p.phase == over && seat == visitor && text == "" {
		return []game.Form{p.tellForm()}
	}
	if p.phase == dealing || p.phase == over || !p.house.Seats.Seated(seat) {
		return nil
	}
	note := append(p.noteForm(seat), p.tellForms(seat)...)
	if seat != visitor {
		return append(note, p.askable(seat).Form(p.hinted[seat])...)
	}
	var out []game.Form
	if !p.book.written() {
		f := game.Form{Title: game.Say("Your Pass Rule in your own words"), Verb: "rule", Send: game.Say("Write it down"), Hushed: p.phase > ruling,
			Parts: []game.Part{{Name: game.Say("An object is admitted when"), Free: mostRule}}}
		if p.phase == ruling {
			f.Send = game.Say("Write it down and go on")
		}
		out = append(out, f)
	}
	if p.phase == marking {
		out = append(out, p.marksForm())
	}
	return append(append(out, note...), game.Form{Title: game.Say("A judgement call"), Verb: "judge", Send: game.Say("Note it"), Parts: []game.Part{
		{Name: game.Say("Object"), Values: p.objects(func(c kit.Piece) bool { return !p.covered(c) })},
		{Name: game.Say("It belongs"), Values: []game.Value{{Word: sideWords[on], Title: on.phrase()}, {Word: sideWords[by], Title: by.phrase()}}},
	}})
}

// sideValues are the sides to choose from.
var sideValues = []game.Value{{Word: sideWords[on], Title: game.Say("Admitted")}, {Word: sideWords[by], Title: game.Say("Repelled")}}

// marksForm is the Visitor's four marks, as her rule would have them.
func (p *position) marksForm() game.Form {
	f := game.Form{Title: game.Say("Your four marks"), Verb: "set", Send: game.Say("Seal my marks")}
	for k := range columns {
		c, _ := p.column(k)
		f.Parts = append(f.Parts, game.Part{Name: p.title(c).Text(), Values: sideValues, Given: sideWords[p.book.opinion(c)]})
	}
	return f
}

// guessForm slides each of the four objects to a side.
func (p *position) guessForm(label game.Text) *game.Form {
	objects, _ := p.proof()
	f := &game.Form{Title: label, Verb: "guess", Objects: p.Set().IDs(objects[:]...), Send: label}
	for k, c := range objects {
		f.Parts = append(f.Parts, game.Part{Name: p.title(c).Text(), Values: sideValues,
			Object: p.Set().ID(c), Zones: []string{zone(row[on][k]), zone(row[by][k])}})
	}
	return f
}

// liftForm says on which side each of the Visitor's tokens lay behind the shield.
func (p *position) liftForm(label game.Text) *game.Form {
	f := &game.Form{Title: label, Verb: "lift", Send: label}
	for k, id := range guessTokens {
		c, _ := p.column(k)
		f.Parts = append(f.Parts, game.Part{Name: game.Say("%d: %s", k+1, p.title(c)), Values: sideValues,
			Object: id, Zones: []string{zone(cells[on][k]), zone(cells[by][k])}})
	}
	return f
}

// noteForm names what lies under a marker: the owner's own, or any that the
// Visitor has seen.
func (p *position) noteForm(seat game.Seat) []game.Form {
	marker := game.Part{Name: game.Say("Marker")}
	for m, s := range p.hides(game.Table) {
		if !p.mayKnow(seat, p.house.pack.owner(m)) {
			continue
		}
		id := p.Set().ID(m)
		marker.Values = append(marker.Values, game.Value{Word: id, Title: game.Say("%s, %s", p.house.pack.markerName(m), s.verdict())})
		if *p.under(m) == 0 {
			marker.Given = id // the latest that is not named yet
		}
	}
	if len(marker.Values) == 0 {
		return nil
	}
	card := game.Part{Name: game.Say("Object"), Values: p.objects(func(c kit.Piece) bool { return p.At(c) == kit.Nowhere })}
	card.Values = append(card.Values, game.Value{Word: game.Unknown, Title: game.Say("not known")})
	return []game.Form{{Title: game.Say("What lies under a marker"), Verb: "note", Parts: []game.Part{marker, card}, Send: game.Say("Note it")}}
}

// objects are some of the object cards, to choose from.
func (p *position) objects(which func(kit.Piece) bool) []game.Value {
	var out []game.Value
	for c := range p.house.pack.cards() {
		if which(c) {
			out = append(out, game.Value{Word: p.Set().ID(c), Title: p.title(c).Text()})
		}
	}
	return out
}
