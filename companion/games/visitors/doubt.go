package visitors

import (
	"cmp"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Doubt puts a table that no legal move explains into words, and names the
// room (R57, R58).
func (p *position) Doubt(seen game.Layout) (game.Doubt, bool) {
	if p.phase >= visiting && p.tilesLie(seen) {
		if doubt := p.exchanged(seen); doubt.Accept != nil {
			return doubt, true
		}
		if cause := p.cause(seen); cause.Question.Format != "" {
			return cause, true
		}
	}
	if doubt := p.tileGone(seen); doubt.Question.Format != "" {
		return doubt, true
	}
	objects := p.Layout().Differs(seen)
	slices.SortStableFunc(objects, func(a, b string) int {
		_, x := p.roleOf(a)
		_, y := p.roleOf(b)
		return cmp.Compare(x.kind, y.kind)
	})
	for _, o := range objects {
		d := doubt{position: p, seen: seen, zone: seen[o]}
		d.object, d.role = p.roleOf(o)
		d.to, d.at = p.site(seen[o])
		if d.look(); d.text.Format != "" {
			return game.Doubt{Question: d.text, Accept: d.accept, Answers: d.says}, true
		}
	}
	return game.Doubt{}, false
}

// exchanged asks whether a Trinket in a hand, and nothing else but what is due there, has
// another in its place; its question is empty when more has changed, or the rules refuse
// the corrections. That the player in turn walks meanwhile counts.
func (p *position) exchanged(seen game.Layout) (doubt game.Doubt) {
	var gone, come []kit.Piece
	expected := p.Layout()
	for i := range p.pieces[1:] {
		card := kit.Piece(i + 1)
		id := p.ID(card)
		switch lay := expected[id]; {
		case seen[id] == lay || lay == game.Anywhere || p.pieces[card].kind == marker:
		case card == p.pawns[p.seat] && p.phase <= acting && !p.haunted(p.room(p.seat)):
		case p.pieces[card].kind != trinket:
			return doubt
		case lay == "":
			come = append(come, card)
		default:
			gone = append(gone, card)
		}
	}
	if len(gone) != 1 || len(come) == 0 || seen[p.ID(gone[0])] != "" {
		return doubt
	}
	hand := p.At(gone[0])
	moves := []game.Move{p.Move(game.Table, game.Correct, kit.Nowhere, gone[0]), p.Move(game.Table, game.Correct, hand, come[0])}
	for _, card := range come {
		if seen[p.ID(card)] != p.ZoneID(hand) {
			return doubt
		}
		if card != come[0] {
			moves = append(moves, p.Move(p.places[hand].seat, vTake, hand, card))
		}
	}
	if _, err := game.After(p, moves...); err != nil {
		return doubt
	}
	doubt.Question = game.Say("The %s of %s is covered or gone, and a %s lies there. Has it come instead?", p.Name(gone[0]), p.name(p.places[hand].seat), p.Name(come[0]))
	doubt.Accept, doubt.Beside = moves, p.IDs(append(come, gone...)...)
	return doubt
}

// tilesLie reports whether the manor lies as the record has it: what lies on a
// wrong tile lies wrong, too.
func (p *position) tilesLie(seen game.Layout) bool {
	for _, t := range p.tiles[1:] {
		if seen[p.ID(t)] != p.Zone(t).ID {
			return false
		}
	}
	return true
}

// tileGone: the tile of a room is seen nowhere, as something stands on its tag, with all that lies
// in the room. Play goes on in the others.
func (p *position) tileGone(seen game.Layout) (doubt game.Doubt) {
	var gone []kit.Piece
	for r := library; r < rooms && p.phase >= visiting; r++ {
		if !p.inPlay(r) || seen[p.ID(p.tiles[r])] != "" {
			continue
		}
		if doubt.Question.Format == "" {
			doubt.Question = game.Say("The %s is missing: put its tile back.", roomText(r))
		}
		gone = append(gone, p.tiles[r])
		for _, at := range append(p.standsIn(r), p.pawnsIn[r]) {
			gone = append(gone, slices.DeleteFunc(slices.Clone(p.In(at)), func(x kit.Piece) bool { return seen[p.ID(x)] != "" })...)
		}
	}
	doubt.Beside = p.IDs(gone...)
	return doubt
}

// doubt is one object that is seen elsewhere than the record has it.
type doubt struct {
	*position
	seen   game.Layout
	object kit.Piece
	role   role   // the object's
	zone   string // where it is seen, or empty
	to     kit.Place
	at     role // the place's
	text   game.Text
	accept []game.Move
	says   []game.Answer
}

func (d *doubt) ask(format string, args ...any) { d.text = game.Say(format, args...) }

// offer has people say that the table is right, unless the rules refuse the
// correction.
func (d *doubt) offer() {
	m := d.Move(game.Table, game.Correct, d.to, d.object)
	if _, err := game.After(d.position, m); err == nil {
		d.accept = []game.Move{m}
	}
}

// refusal asks with the words in which the rules refuse a move.
func (d *doubt) refusal(seat game.Seat, verb string) {
	if _, err := game.After(d.position, game.Move{Seat: seat, Verb: verb, Objects: []string{d.ID(d.object)}, Place: d.zone}); err != nil {
		d.text = game.Sentence(err)
	}
}

func (d *doubt) look() {
	was := d.places[d.At(d.object)]
	switch name := d.Name(d.object); d.role.kind {
	case tile:
		d.tile()
	case visitCard:
		d.visit()
	case spirit:
		switch {
		case d.at.kind == location:
			d.ask("%s lies on the %s in the %s. Is that right?", name, spotText(d.at.room, d.at.spot), roomText(d.at.room))
			d.offer()
		case was.kind == location:
			d.text = offItsPlace(name, was.room, was.spot)
		default:
			d.ask("A token of %s lies where none belongs: take it away.", name)
		}
	case figure:
		switch {
		case d.at.kind == visitorPlace && was.kind == 0 && d.phase == acting && !d.crowded(d.at.room):
			d.text = d.calledTooFew(d.at.room)
		case d.at.kind == visitorPlace:
			d.ask("A Visitor stands in the %s. Is that right?", roomText(d.at.room))
			d.offer()
		case was.kind == visitorPlace:
			d.ask("The Visitor in the %s is covered or gone: put it where all can see it.", roomText(was.room))
		default:
			d.ask("A Visitor stands where none belongs: take it away.")
		}
	case pawn:
		d.pawn(was.room)
	case trinket, blight:
		switch who := cmp.Or(d.at.seat, was.seat); {
		case d.zone == "":
			d.ask("A card of %s is missing: %s. Lay it back.", d.name(who), name)
		case d.at.kind == handPlace && d.phase < visiting:
			d.ask("Nobody draws a card before the game begins: lay the %s back. %s", name, d.prompt())
		case d.at.kind == handPlace:
			d.ask("%s has a card too many: %s. %s", d.name(who), name, d.prompt())
		}
	case marker:
		if out := d.notInFoyer(); d.phase == starting && d.at.kind == turnPlace && len(out) > 0 {
			d.ask("All characters start in the Foyer. Put there: %s.", game.List(out))
		}
		if d.phase >= visiting && d.at.kind == turnPlace {
			d.ask("It is the turn of %s: the turn marker belongs there, not before %s.", d.name(d.seat), d.name(d.at.seat))
		}
	}
}

// tile: a wrong place, or a tile that is not in play (R5, R6).
func (d *doubt) tile() {
	r := d.role.room
	switch {
	case d.zone == "":
		d.ask("The %s is missing: put its tile back.", roomText(r))
	case d.inPlay(r):
		d.ask("The %s has moved: push it back.", roomText(r))
	case d.phase != building:
		d.ask("The %s is not in play: take its tile away.", roomText(r))
	default:
		if d.position = d.withTiles(d.seen); d.phase != building && !d.inPlay(r) {
			d.ask("The %s is not in play: take its tile away.", roomText(r))
		} else if !d.inPlay(r) {
			d.refusal(game.Table, vJoin)
		}
	}
}

// withTiles is the manor with all tiles that are seen and can be laid: one of them is judged by its
// neighbours also when all have come at once.
func (p *position) withTiles(seen game.Layout) *position {
	for r := library; r < rooms && p.phase == building; r++ {
		at, _ := p.site(seen[p.ID(p.tiles[r])])
		if after, _, err := p.Apply(p.Move(game.Table, vJoin, at, p.tiles[r])); at != kit.Nowhere && err == nil {
			p, r = after.(*position), foyer // others may fit beside it now: from the first room on again
		}
	}
	return p
}

// visit: a card that cannot have been drawn (R58), or none where one lay.
func (d *doubt) visit() {
	switch {
	case d.zone == "" || d.At(d.object) == d.drawn: // in which order they lie is no matter
	case d.phase == visiting:
		d.refusal(d.seat, vVisit)
	default:
		d.ask("No Visit card is drawn now. %s", d.prompt())
	}
}

// pawn: a character in another room than the one in which she was.
func (d *doubt) pawn(was room) {
	switch s := d.role.seat; {
	case !d.house.Seats.Seated(s) && d.Players() == 1:
		d.ask("Only 1 player is playing: take the character of %s away.", d.name(s))
	case !d.house.Seats.Seated(s):
		d.ask("Only %d players are playing: take the character of %s away.", d.Players(), d.name(s))
	case d.zone == "":
		d.text = d.unplaced(s, d.seen)
	case d.at.kind == doorway:
		d.between(s, was)
	case d.phase < visiting && d.at.room == was: // it may stand there already
	default:
		d.ask("%s stands in the %s, but belongs in the %s. Is that right?", d.name(s), roomText(d.at.room), roomText(was))
		d.offer()
	}
}

// notInFoyer are the players whose characters are not seen in the Foyer.
func (d *doubt) notInFoyer() (out []game.Text) {
	for s := range d.house.Seats.All() {
		if d.where(d.seen[d.ID(d.pawns[s])]) != foyer {
			out = append(out, d.name(s))
		}
	}
	return out
}

// between: a character on the line between two rooms.
func (d *doubt) between(s game.Seat, was room) {
	here := d.at.room
	there, ok := d.behind(here, d.at.spot)
	if !ok {
		d.ask("%s stands in no room: push the character into one. It was in the %s.", d.name(s), roomText(was))
		return
	}
	d.ask("Is %s in the %s or in the %s?", d.name(s), roomText(here), roomText(there))
	for _, r := range []room{here, there} {
		answer := game.Answer{Text: game.Say("In the %s", roomText(r))}
		if r != was {
			answer.Moves = []game.Move{d.Move(s, vMove, d.pawnsIn[r], d.object)}
		}
		d.says = append(d.says, answer)
	}
}
