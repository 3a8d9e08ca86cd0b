package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// View is what one seat may know of a position, built up from empty. All see
// the same: hands lie open, or are in no record at all.
func (p *position) View(seat game.Seat) game.View {
	v := game.View{
		Seat: seat, Turn: p.Turn(), Prompt: p.prompt(), Hints: p.hints(), Action: p.offers(),
		Pieces: p.pieces(), Counts: p.counts(), Result: p.Result(),
	}
	for s := range p.house.seats {
		v.Names = append(v.Names, p.name(game.Seat(s)))
	}
	if p.laid() > 0 {
		v.Sheets = []game.Sheet{p.sheet()}
	}
	return v
}

// pieces lists what lies on the table.
func (p *position) pieces() []game.Placed {
	w, l := words(), p.Layout()
	var out []game.Placed
	add := func(id string, name game.Text, card bool) {
		zone, ok := l[id]
		if !ok {
			return
		}
		x := game.Placed{ID: id, Zone: zone, Name: name}
		if card {
			x.Card = id
		}
		out = append(out, x)
	}
	for r := foyer + 1; r < rooms; r++ {
		add(w.tiles[r], roomText(r).Text(), false)
	}
	if p.last != none {
		add(w.visits[p.last], visitText(p.last), true)
		if len(out) > 0 && out[len(out)-1].ID == w.visits[p.last] {
			out[len(out)-1].Latest = p.phase == laying
		}
	}
	for t := range w.tokens {
		for _, id := range w.tokens[t][1:] {
			add(id, game.Say(spiritNames[t]), false)
		}
	}
	for _, id := range w.figures[1:] {
		add(id, game.Say("Visitor"), false)
	}
	for s := game.Seat(1); int(s) <= p.house.players; s++ {
		add(pawnID(s), p.name(s), false)
	}
	for k := range w.trinkets {
		for _, id := range w.trinkets[k][1:] {
			add(id, game.Say(trinketNames[k]), true)
		}
	}
	for b, id := range w.blights {
		add(id, game.Say(blightNames[b]), true)
	}
	add(turnMarker, game.Say("Turn"), false)
	return out
}

func visitText(v visit) game.Text {
	if v.calls() {
		return game.Say("%s: Visitor", roomText(v.room()))
	}
	return game.Say("%s: %s, %s", roomText(v.room()), spotText(v.room(), v.spot()), game.Say(spiritNames[v.spirit()]))
}

// counts are the sizes of piles and hands, which are no secret (R61).
func (p *position) counts() []game.Count {
	if p.phase < visiting {
		return nil
	}
	out := []game.Count{
		{Name: game.Say("Visits"), N: p.pile, Zone: "PILE-visits"},
		{Name: game.Say("Trinkets"), N: p.trinketPile(), Zone: "PILE-trinkets"},
		{Name: game.Say("Blights"), N: p.blightPile(), Zone: "PILE-blights"},
	}
	for s := game.Seat(1); int(s) <= p.house.players; s++ {
		out = append(out, game.Count{Seat: s, Name: game.Say("Trinkets"), N: int(p.hand[s])})
	}
	for s := game.Seat(1); int(s) <= p.house.players; s++ {
		out = append(out, game.Count{Seat: s, Name: game.Say("Blights"), N: p.cursedBy(s)})
	}
	return out
}

// sheet shows the manor as it is understood (R56).
func (p *position) sheet() game.Sheet {
	out := game.Sheet{Title: game.Say("The manor"), Head: []game.Text{game.Say("Room"), game.Say("Spirits"), game.Say("Visitor"), game.Say("Doors to")}}
	for r := foyer; r < rooms; r++ {
		if !p.at[r].laid {
			continue
		}
		spiritsHere := game.Say("–")
		var by [spirits]int
		for s := range spots {
			for t, n := range p.tokens[r][s] {
				if n != 0 {
					by[t]++
				}
			}
		}
		var texts []game.Text
		for t, n := range by {
			if n > 0 {
				texts = append(texts, game.Say("%d %s", n, game.Say(spiritNames[t])))
			}
		}
		if len(texts) > 0 {
			spiritsHere = list(texts)
		}
		visitor := game.Say("–")
		if p.figure[r] != 0 {
			visitor = game.Say("here")
		}
		out.Rows = append(out.Rows, []game.Text{roomText(r).Text(), spiritsHere, visitor, list(p.neighbours(r))})
	}
	return out
}

// offerWords are the buttons, by verb: label and key.
var offerWords = map[string]struct{ label, key string }{
	vJoin:    {"Lay a room", "l"},
	vLift:    {"Take a room away", "t"},
	vAside:   {"The Visitor cards lie aside", "a"},
	vStack:   {"The Visit pile is made", "v"},
	vShuffle: {"Both are shuffled", "s"},
	vStart:   {"Begin", "b"},
	vVisit:   {"Draw a Visit", "v"},
	vLay:     {"It lies there", "l"},
	vTake:    {"Draw a Trinket", "t"},
	vDrop:    {"Discard a Trinket", "d"},
	vMove:    {"Go through a door", "g"},
	vUse:     {"Use a Trinket", "u"},
	vGive:    {"Give a Trinket", "i"},
	vEnd:     {"End the actions", "e"},
	vSummon:  {"The Visitor is there", "v"},
	vCurse:   {"Draw a Blight", "b"},
	vDone:    {"The turn is over", "d"},
}

// offers groups the legal moves of whoever is to act by verb.
func (p *position) offers() []game.Action {
	if p.phase == over {
		return nil
	}
	var out []game.Action
	moves := p.Legal(p.actor())
	for from := 0; from < len(moves); {
		to := from + 1
		for to < len(moves) && moves[to].Verb == moves[from].Verb {
			to++
		}
		w := offerWords[moves[from].Verb]
		out = append(out, game.Action{Label: game.Say(w.label), Key: w.key, Choices: moves[from:to:to]})
		from = to
	}
	return out
}
