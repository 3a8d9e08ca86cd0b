package psisquad

import (
	"slices"
	"strconv"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// View is what one seat may know of a position, built up from empty.
func (p *position) View(seat game.Seat) game.View {
	whose := seat
	if !p.house.Seats.Seated(seat) { // a stranger sees what the table sees
		seat = game.Table
	}
	return game.View{
		Seat: whose, Names: p.house.Seats.Names(kit.PlayerName), Turn: p.Turn(), Prompt: p.prompt(), Hints: append(p.hinting(seat), p.hints(seat)...),
		Action: p.actions(seat), Pieces: p.pieces(), Counts: p.counts(seat),
		Sheets: p.sheets(seat), Forms: p.forms(seat),
		Secret: p.secrets(), Blind: p.blind(), Result: p.Result(),
	}
}

// pieces lists what lies on the table, which everyone sees.
func (p *position) pieces() []game.Placed {
	out := p.lies.Placed(nil)
	l := p.Layout()
	for _, id := range []string{turnMarker, correctToken, spottedToken} {
		if zone := l[id]; zone != "" && zone != game.Anywhere {
			out = append(out, game.Placed{ID: id, Zone: zone, Name: set().Name(set().Piece(id)).Text(), Latest: id != turnMarker && p.phase == told})
		}
	}
	return out
}

// counts lists statuses and Values; whispered Values are for those who heard
// them.
func (p *position) counts(seat game.Seat) []game.Count {
	var out []game.Count
	for s := range p.house.Seats.All() {
		if !p.house.whisper || p.phase == over || s == seat { // with the Values they would tell the answers (R45)
			out = append(out, game.Count{Seat: s, Name: game.Say("Status"), N: p.status[s]})
		}
		if p.knowsValue(seat, s) {
			out = append(out, game.Count{Seat: s, Name: game.Say("Value"), N: p.value[s]})
		}
	}
	return out
}

// knowsValue reports whether a seat has heard the Value of a cypher.
func (p *position) knowsValue(seat, of game.Seat) bool {
	if seat == of && seat != game.Table || p.solved[of] {
		return true
	}
	lines := p.on(of)
	return len(lines) == 0 || p.hears(lines[len(lines)-1], seat)
}

// actions groups the legal moves: for the table everyone's, for a seat its own
// but those that its forms put more simply.
func (p *position) actions(seat game.Seat) []game.Action {
	var moves []game.Move
	for _, s := range p.Turn() {
		if seat == game.Table || s == seat {
			moves = append(moves, p.Legal(s)...)
		}
	}
	if seat != game.Table {
		moves = slices.DeleteFunc(moves, func(m game.Move) bool {
			switch m.Verb {
			case vLock:
				return !p.house.paper
			case vAim, vLay, vTake, vClear, vAnswer:
				return true
			}
			return false
		})
	}
	var out, late []game.Action
	more := game.Action{Label: game.Say("More"), Key: "m", Verbs: map[string]game.Text{
		vLay: game.Say("Lay a digit elsewhere"), vTake: game.Say("Take something off the mat"), vClear: game.Say("Clear the guess mat"),
	}}
	for _, a := range verbs.Actions(moves, p.button) {
		last := len(a.Choices) - 1
		switch a.Choices[0].Verb {
		case vFirst:
			out = append(out, game.Action{Label: a.Label, Key: a.Key, Choices: a.Choices[:last:last]},
				game.Action{Label: game.Say("Choose at random"), Key: "r", Choices: a.Choices[last:]})
		case vAim:
			if p.lacksDigits() { // the prompt asks for these
				late = append(late, a)
				continue
			}
			out = append(out, a)
		case vLay:
			keys, rest := p.keypad(a.Choices)
			out, more.Choices = append(out, keys...), append(more.Choices, rest...)
		case vTake, vClear:
			more.Choices = append(more.Choices, a.Choices...)
		case vAnswer:
			out = append(out, p.byCorrect(a.Choices)...)
		case vSettle:
			out = append(out, game.Action{Label: game.Say("Keep the statuses as announced"), Key: "k", Choices: a.Choices[:1:1]},
				game.Action{Label: game.Say("Take the right statuses"), Key: "r", Choices: a.Choices[1:], Also: true})
		case vAsk:
			if p.reuses() { // the prompt still asks for a guess
				late = append(late, a)
				continue
			}
			out = append(out, a)
		default:
			out = append(out, a)
		}
	}
	out = append(out, late...)
	if len(more.Choices) > 0 {
		out = append(out, more)
	}
	return out
}

// button says on a button what the position makes of it.
func (p *position) button(verb string, a *game.Action) {
	next, _ := p.next()
	switch {
	case verb == vLock && p.house.paper:
		a.Label = game.Say("My cypher is on my sheet")
	case verb == vLock:
		a.Label = game.Say("The cypher on the secret mat")
	case verb == vUncover:
		a.Label = game.Say("It was %s", p.said(p.draft()))
	case verb == vDone && next != 0 && !p.ended:
		a.Label = game.Say("On to %s", kit.PlayerName(next))
	}
}

// keypad is a button for each digit, which lays it on the next key; rest are
// all other ways to lay a card.
func (p *position) keypad(moves []game.Move) (keys []game.Action, rest []game.Move) {
	zone := keyZone(p.nextKey())
	var offered [digits]bool
	for _, m := range moves {
		card := cardOf(m.Objects[0])
		d := int(digitOf(card)) - 1
		if m.Place != zone || offered[d] || p.lies.At(card) != kit.Nowhere {
			rest = append(rest, m)
			continue
		}
		offered[d] = true
		keys = append(keys, game.Action{Label: game.Say("%d", d), Key: strconv.Itoa(d), Choices: []game.Move{m}, Also: len(keys) > 0})
	}
	return keys, rest
}

// byCorrect is an action for each number correct, which leaves the spotted.
func (p *position) byCorrect(moves []game.Move) []game.Action {
	var out []game.Action
	for i, m := range moves {
		c := int(m.Place[0] - '0')
		if i == 0 || moves[i-1].Place[0] != m.Place[0] {
			out = append(out, game.Action{Label: game.Say("%d correct", c), Key: strconv.Itoa(c), Also: i > 0})
		}
		a := &out[len(out)-1]
		a.Choices, a.Counts = append(a.Choices, m), append(a.Counts, game.Say("%d spotted", int(m.Place[2]-'0')))
	}
	return out
}
