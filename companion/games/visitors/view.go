package visitors

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// View is what one seat may know of a position, built up from empty. All see
// the same: hands lie open, or are in no record at all.
func (p *position) View(seat game.Seat) game.View {
	v := game.View{
		Seat: seat, Names: p.house.Seats.Names(p.name), Turn: p.Turn(), Prompt: p.prompt(), Hints: p.hints(), Action: verbs.Actions(slices.Concat(p.Legal(p.actor()), p.emptyPiles()), nil),
		Pieces: p.Placed(p.pieceText), Counts: p.counts(), Result: p.Result(),
	}
	for i := range v.Pieces {
		v.Pieces[i].Latest = v.Pieces[i].Zone == visitZone && p.phase == laying
	}
	if p.laid() > 0 {
		v.Sheets = []game.Sheet{p.sheet()}
	}
	return v
}

// pieceText is what people call a piece.
func (p *position) pieceText(x kit.Piece) game.Text {
	switch r := p.pieces[x]; r.kind {
	case visitCard:
		return visitText(r.visit)
	case pawn:
		return p.name(r.seat)
	}
	return p.Name(x).Text()
}

func visitText(v visit) game.Text {
	if v.calls() {
		return game.Say("%s · Visitor", roomText(v.room()))
	}
	return game.Say("%s · %s, %s", roomText(v.room()), spotText(v.room(), v.spot()), game.Say(hauntNames[v.brings()]))
}

// counts are the sizes of piles and hands, which are no secret (R61).
func (p *position) counts() []game.Count {
	if p.phase < visiting {
		return nil
	}
	visits, _ := p.pile()
	out := []game.Count{
		{Name: game.Say("Visits"), N: visits, Zone: "PILE-visits"},
		{Name: game.Say("Trinkets"), N: p.trinketPile(), Zone: "PILE-trinkets"},
		{Name: game.Say("Blights"), N: p.cursedBy(game.Table), Zone: "PILE-blights"},
	}
	out = append(out, p.house.Seats.Counts(game.Say("Trinkets"), p.held)...)
	return append(out, p.house.Seats.Counts(game.Say("Blights"), p.cursedBy)...)
}

// sheet shows the manor as it is understood (R56).
func (p *position) sheet() game.Sheet {
	out := game.Sheet{Title: game.Say("The manor"), Head: []game.Text{game.Say("Room"), game.Say("Spirits"), game.Say("Visitor"), game.Say("Doors to")}}
	for r := range rooms {
		if !p.inPlay(r) {
			continue
		}
		var all []game.Text
		for t, n := range p.spiritsIn(r) {
			if n > 0 {
				all = append(all, game.Times(int(n), game.Say(hauntNames[t])))
			}
		}
		spirits, visitor := game.Say("–"), game.Say("–")
		if len(all) > 0 {
			spirits = game.List(all)
		}
		if p.haunted(r) {
			visitor = game.Say("here")
		}
		out.Rows = append(out.Rows, []game.Text{roomText(r).Text(), spirits, visitor, game.List(p.neighbours(r))})
	}
	return out
}

// Redact is what a seat may know of a move made in this state, built up from
// empty. Nobody has a secret here that the record holds: hidden hands are not
// in it, nor the order of any pile.
func (p *position) Redact(m game.Move, _ game.Seat) game.Move {
	out := game.Move{Seat: m.Seat, Verb: m.Verb}
	if _, ok := verbs[m.Verb]; ok {
		out.Objects, out.Place, out.Number = m.Objects, m.Place, m.Number
	}
	return out
}
