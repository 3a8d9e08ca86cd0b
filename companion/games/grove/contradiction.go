package grove

import "github.com/grovewatch/grovewatch/companion/game"

// contradiction is an object that lies, or is marked in a proof, otherwise than
// the Visitor holds. Only she is told.
type contradiction struct {
	card cardNo
	lies side
	at   string // the piece by which she corrects it openly: the card, its marker or the shield
}

// contradictions lists what lies against the Visitor's own judgement, as far as
// she may know it: open objects, hidden ones that are named, sealed marks.
func (p *position) contradictions() []contradiction {
	if p.phase == dealing || p.phase == over {
		return nil
	}
	var out []contradiction
	weigh := func(c cardNo, lies side, at string) {
		if held := p.book.opinion(c); held != noSide && held != lies {
			out = append(out, contradiction{c, lies, at})
		}
	}
	w := p.pack
	for c, at := range p.at {
		if at.isSpace() {
			weigh(cardNo(c), at.spaceSide(), w.cards[c])
		} else if at.isLane() {
			_, s := laneOf(at)
			weigh(cardNo(c), s, w.cards[c])
		}
	}
	for m, d := range p.downs {
		if d.side != noSide && d.card != 0 && p.mayKnow(visitor, w.owners[m]) {
			weigh(d.card, d.side, w.markers[m])
		}
	}
	if p.phase > marking && !p.lifted {
		for k, s := range p.marks {
			if s != noSide && p.row[k] != 0 {
				weigh(p.row[k], s, shieldPiece)
			}
		}
	}
	return out
}

// warnings are what the Visitor alone is told of her contradictions, the one
// she can act on first.
func (p *position) warnings() []game.Text {
	var out []game.Text
	for _, x := range p.contradictions() {
		card, held := p.pack.titles[x.card], sidePhrase(x.lies.other())
		switch {
		case p.book.calls[x.card] != noSide:
			out = append(out, game.Say("For you only: you judged that %s belongs %s.", card, held))
		case x.at == shieldPiece:
			out = append(out, game.Say("For you only: by your Pass Rule %s belongs %s, but you marked the other side.", card, held))
		default:
			out = append(out, game.Say("For you only: by your Pass Rule %s belongs %s, but it lies on the other side.", card, held))
		}
	}
	return out
}

// remedies are what the Visitor may do about the first contradiction.
func (p *position) remedies() []game.Action {
	all := p.contradictions()
	if len(all) == 0 {
		return nil
	}
	x := all[0]
	card := p.pack.titles[x.card]
	out := []game.Action{{Label: game.Say("Leave %s as it is", card), Choices: []game.Move{
		{Seat: visitor, Verb: vJudge, Objects: []string{p.pack.cards[x.card]}, Place: sideWords[x.lies]},
	}}}
	for _, zone := range p.otherSide(x) {
		m := game.Move{Seat: visitor, Verb: game.Correct, Objects: []string{x.at}, Place: zone}
		if _, _, err := p.Apply(m); err == nil {
			return append(out, game.Action{Label: game.Say("Tell the table that %s is on the wrong side", card), Choices: []game.Move{m}})
		}
	}
	return out
}

// otherSide lists where the Visitor could lay an object that she corrects, the
// first empty space first.
func (p *position) otherSide(x contradiction) []string {
	w := p.pack
	if x.at == shieldPiece {
		return []string{"SH"}
	}
	if m, ok := w.markerNos[x.at]; ok {
		return []string{w.zones[lane(w.owners[m], x.lies.other())]}
	}
	if at := p.at[x.card]; at.isLane() {
		owner, _ := laneOf(at)
		return []string{w.zones[lane(owner, x.lies.other())]}
	}
	var out []string
	for at := sideFrom(x.lies.other()); at < sideFrom(x.lies.other())+spaces; at++ {
		if p.mayTake(at) {
			out = append(out, w.zones[at])
		}
	}
	return out
}

// recant is the Visitor's open correction of an object that she laid on the
// wrong side, or of marks that nobody has answered yet. Trust that was won by
// it stays.
func (a *act) recant() error {
	if err := a.correctable(); err != nil {
		return err
	}
	if a.house.mistakesStay {
		return game.Refuse("At this table an object stays where the Visitor laid it.")
	}
	if err := a.form(1, 1, true, false); err != nil {
		return err
	}
	w := a.pack
	id := a.move.Objects[0]
	if id == shieldPiece {
		a.say("The Visitor corrects her marks and marks again.")
		return a.remark()
	}
	if m, ok := w.markerNos[id]; ok && a.downs[m].side != noSide {
		a.say("The Visitor corrects herself.")
		return a.correctMarker(m)
	}
	c := w.cardNos[id]
	from, to := a.at[c], w.zoneNos[a.move.Place]
	switch {
	case c == 0 || !from.isSpace() && !from.isLane():
		return game.Refuse("The Visitor can correct only an object that lies on the table.")
	case from.isLane():
		a.say("The Visitor corrects herself.")
		return a.correctCard(c)
	case !to.isSpace() || to.spaceSide() == from.spaceSide():
		return game.Refuse("To correct a side, the Visitor moves the object to the other side.")
	case a.depth[from] > 1:
		return game.Refuse("%s lies on another card, which must stay covered. Undo moves instead.", w.titles[c])
	}
	if err := a.free(to); err != nil {
		return err
	}
	fresh := a.fresh[from]
	a.top[from], a.depth[from], a.fresh[from] = 0, 0, false
	a.say("The Visitor corrects herself.")
	a.lay(c, to)
	a.fresh[to] = fresh
	return nil
}
