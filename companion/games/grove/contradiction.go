package grove

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// contradiction is an object that lies, or is marked in a proof, otherwise than
// the Visitor holds. Only she is told.
type contradiction struct {
	card kit.Piece
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
	weigh := func(c kit.Piece, lies side, at string) {
		if held := p.book.opinion(c); held != noSide && held != lies {
			out = append(out, contradiction{c, lies, at})
		}
	}
	for c, at := range p.classified() {
		weigh(c, grounds[at].side, p.Set().ID(c))
	}
	for m, s := range p.hides(game.Table) {
		if c := *p.under(m); c != 0 && p.mayKnow(visitor, p.house.pack.owner(m)) {
			weigh(c, s, p.Set().ID(m))
		}
	}
	if p.phase > marking && !p.lifted {
		for k, s := range p.marks {
			if c, _ := p.column(k); s != noSide && c != 0 {
				weigh(c, s, shieldPiece)
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
		card, held := p.title(x.card), x.lies.other().phrase()
		switch {
		case p.book.called(x.card) != noSide:
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
	card := p.title(x.card)
	out := []game.Action{{Label: game.Say("Leave %s as it is", card), Choices: []game.Move{
		{Seat: visitor, Verb: "judge", Objects: []string{p.Set().ID(x.card)}, Place: sideWords[x.lies]},
	}}}
	for _, zone := range p.otherSide(x) {
		m := game.Move{Seat: visitor, Verb: game.Correct, Objects: []string{x.at}, Place: zone}
		if _, err := game.After(p, m); err == nil {
			return append(out, game.Action{Label: game.Say("Tell the table that %s is on the wrong side", card), Choices: []game.Move{m}})
		}
	}
	return out
}

// otherSide lists where the Visitor could lay an object that she corrects, the
// first empty space first.
func (p *position) otherSide(x contradiction) []string {
	s := x.lies.other()
	switch owner := grounds[p.At(p.Set().Piece(x.at))].owner; {
	case x.at == shieldPiece:
		return []string{zone(hoodAt)}
	case owner != game.Table:
		return []string{zone(lanes[owner][s])}
	}
	var out []string
	for _, at := range p.takers(s) {
		out = append(out, zone(at))
	}
	return out
}

// recant is the Visitor's open correction of an object that she laid on the
// wrong side, or of marks that nobody has answered yet. Trust that was won by
// it stays.
func (a *act) recant() error {
	switch {
	case a.phase == dealing:
		return game.Refuse("Nothing has been dealt that could be corrected.")
	case a.house.mistakesStay:
		return game.Refuse("At this table an object stays where the Visitor laid it.")
	}
	if a.Move.Place == zone(hoodAt) && (a.phase == locking || len(a.Move.Objects) > 1) {
		return game.Refuse("The first card of the guess has been slid. The marks can no longer be changed.")
	}
	if err := a.Form(1, 1, true, false); err != nil {
		return err
	}
	piece, to := a.Set().Piece(a.Move.Objects[0]), a.Set().Place(a.Move.Place)
	from := a.At(piece)
	switch g := grounds[from]; {
	case piece == a.house.pack.shield:
		a.Say("%s corrects the marks and marks again.", a.name(visitor))
		return a.remark()
	case a.covered(piece) || !g.space && !g.lane():
		return game.Refuse("The Visitor can correct only an object that lies on the table.")
	case g.lane():
		a.Say("%s corrects a mistake.", a.name(visitor))
		if a.house.pack.isCard(piece) {
			return a.correctCard(piece)
		}
		return a.correctMarker(piece)
	case !grounds[to].space || grounds[to].side == g.side:
		return game.Refuse("To correct a side, the Visitor moves the object to the other side.")
	case a.Count(from) > 1:
		return game.Refuse("%s lies on another card, which must stay covered. Undo moves instead.", a.title(piece))
	}
	if err := a.free(to); err != nil {
		return err
	}
	fresh := a.fresh.has(piece)
	a.Say("%s corrects a mistake.", a.name(visitor))
	if a.lay(piece, to); !fresh {
		a.fresh.remove(piece)
	}
	return nil
}
