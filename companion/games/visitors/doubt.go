package visitors

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Doubt puts a table that no legal move explains into words, and names the
// room (R57, R58).
func (p *position) Doubt(seen game.Layout) (game.Doubt, bool) {
	d := doubt{position: p, seen: seen, expected: p.Layout()}
	objects := make([]string, 0, len(seen)+len(d.expected))
	for o := range seen {
		objects = append(objects, o)
	}
	for o := range d.expected {
		if _, ok := seen[o]; !ok {
			objects = append(objects, o)
		}
	}
	slices.Sort(objects)
	// A wrong tile first: what lies on it then lies wrong too.
	for _, look := range []func(*doubt, string){(*doubt).tile, (*doubt).visit, (*doubt).token, (*doubt).figure, (*doubt).pawn, (*doubt).card, (*doubt).turn} {
		for _, o := range objects {
			if d.seen[o] == d.expected[o] {
				continue
			}
			if look(&d, o); d.text.Format != "" {
				return game.Doubt{Question: d.text, Accept: d.sound()}, true
			}
		}
	}
	return game.Doubt{}, false
}

// doubt compares one look at the table with a position.
type doubt struct {
	*position
	seen, expected game.Layout
	text           game.Text
	accept         []game.Move
}

func (d *doubt) ask(format string, args ...any) { d.text = game.Say(format, args...) }

// take offers a correction.
func (d *doubt) take(object string) {
	d.accept = append(d.accept, game.Move{Seat: game.Table, Verb: game.Correct, Objects: []string{object}, Place: d.seen[object]})
}

// sound is what was found to accept, or nothing when the rules refuse it.
func (d *doubt) sound() []game.Move {
	var st game.State = d.position
	for _, m := range d.accept {
		next, _, err := st.Apply(m)
		if err != nil {
			return nil
		}
		st = next
	}
	return d.accept
}

// refusal asks with the words in which the rules refuse a move.
func (d *doubt) refusal(m game.Move) {
	if _, _, err := d.Apply(m); err != nil {
		if r, ok := err.(*game.Refusal); ok {
			d.text = r.Text
		}
	}
}

// tile: a wrong place, or a tile that is not in play (R5, R6).
func (d *doubt) tile(o string) {
	r, ok := words().tileNo[o]
	switch {
	case !ok:
	case d.seen[o] == "":
		d.ask("The %s is gone: lay its tile back.", roomText(r))
	case d.at[r].laid:
		d.ask("The %s has moved: push it back.", roomText(r))
	case d.phase != building:
		d.ask("The %s is not in play: take its tile away.", roomText(r))
	default:
		d.refusal(game.Move{Verb: vJoin, Objects: []string{o}, Place: d.seen[o]})
	}
}

// visit: a card that cannot have been drawn (R58), or none where one lay.
func (d *doubt) visit(o string) {
	v, ok := words().visitNo[o]
	if !ok || d.seen[o] == "" {
		return
	}
	switch {
	case d.drawn[v]:
		d.ask("The Visit “%s” was drawn before: lay the last one on top.", visitText(v))
	case d.phase == visiting:
		d.refusal(game.Move{Seat: d.seat, Verb: vVisit, Objects: []string{o}, Place: d.seen[o]})
	default:
		d.ask("No Visit card is due. %s", d.prompt())
	}
}

// token: a spirit too many, too few or elsewhere.
func (d *doubt) token(o string) {
	x, ok := words().tokenNo[o]
	if !ok {
		return
	}
	name := game.Say(spiritNames[x[0]])
	if to, ok := words().spotNo[d.seen[o]]; ok {
		d.ask("%s lies on the %s in the %s. Is that right?", name, spotText(room(to[0]), to[1]), roomText(room(to[0])))
		d.take(o)
		return
	}
	if was, ok := words().spotNo[d.expected[o]]; ok {
		d.ask("No %s lies on the %s in the %s: lay it back.", name, spotText(room(was[0]), was[1]), roomText(room(was[0])))
		return
	}
	d.ask("A token of %s lies where none belongs: take it away.", name)
}

func (d *doubt) figure(o string) {
	if _, ok := words().figureNo[o]; !ok {
		return
	}
	if r, ok := words().callRoom[d.seen[o]]; ok {
		d.ask("A Visitor stands in the %s. Is that right?", roomText(r))
		d.take(o)
		return
	}
	if r, ok := words().callRoom[d.expected[o]]; ok {
		d.ask("No Visitor stands in the %s: put it back.", roomText(r))
		return
	}
	d.ask("A Visitor stands where none belongs: take it away.")
}

func (d *doubt) pawn(o string) {
	s, ok := words().pawnNo[o]
	if !ok {
		return
	}
	r, ok := words().pawnRoom[d.seen[o]]
	switch {
	case int(s) > d.house.players && d.house.players == 1:
		d.ask("Only one plays: take the character of %s away.", d.name(s))
	case int(s) > d.house.players:
		d.ask("Only %d play: take the character of %s away.", d.house.players, d.name(s))
	case d.seen[o] == "":
		d.ask("%s is in no room: the %s is where she was.", d.name(s), roomText(d.position.pawn[s]))
	case !ok:
		d.ask("%s stands where nobody can.", d.name(s))
	default:
		d.ask("%s stands in the %s, but belongs in the %s. Is that right?", d.name(s), roomText(r), roomText(d.position.pawn[s]))
		d.take(o)
	}
}

// card: a Trinket or a Blight too many or too few.
func (d *doubt) card(o string) {
	name := ""
	if x, ok := words().trinketNo[o]; ok {
		name = trinketNames[x[0]]
	} else if b, ok := words().blightNo[o]; ok {
		name = blightNames[b]
	} else {
		return
	}
	where := d.seen[o]
	if where == "" {
		where = d.expected[o]
	}
	for s := game.Seat(1); s <= maxPlayers; s++ {
		if handZone(s) != where {
			continue
		}
		if d.seen[o] == "" {
			d.ask("A card of %s is missing: %s. Lay it back.", d.name(s), game.Say(name))
		} else {
			d.ask("%s has a card too many: %s. %s", d.name(s), game.Say(name), d.prompt())
		}
	}
}

// turn: the marker lies before somebody else.
func (d *doubt) turn(o string) {
	if o == turnMarker && d.phase >= visiting && strings.HasPrefix(d.seen[o], "TURN-") {
		d.ask("The turn marker moved, but the turn is not done. %s", d.prompt())
	}
}
