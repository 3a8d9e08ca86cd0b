package blackwood

import (
	"github.com/grovewatch/grovewatch/companion/game"
)

// View is what one seat may know of a position, built up from empty.
func (p *position) View(seat game.Seat) game.View {
	v := game.View{
		Seat: seat, Turn: p.Turn(), Prompt: p.prompt(), Hints: p.hints(),
		Action: p.actions(), Pieces: p.pieces(), Counts: p.counts(seat),
		Tracks: p.tracks(), Sheets: p.sheets(seat), Forms: p.forms(seat), Result: p.Result(),
	}
	for s := range p.house.seats {
		v.Names = append(v.Names, p.name(game.Seat(s)))
	}
	return v
}

// pieces lists what lies on the table: everything that is open, which is all
// that has a place.
func (p *position) pieces() []game.Placed {
	w := words()
	var out []game.Placed
	put := func(id game.Piece, zone string, latest bool) {
		out = append(out, game.Placed{ID: id.ID, Zone: zone, Name: id.Text(), Card: id.ID, Latest: latest})
	}
	for c := range p.cells() {
		if f := p.grid[c]; f != 0 {
			put(w.forest[f], cardZone(c), c == p.latest)
		}
	}
	for _, f := range p.show {
		if f != 0 {
			put(w.forest[f], showZone, false)
		}
	}
	for k, c := range p.display {
		if c != 0 {
			put(w.potions[c], displayZone(k), false)
		}
	}
	for k := range spellKinds {
		if s := p.top(k); s != 0 {
			put(w.spells[s], pileZone(k), false)
		}
	}
	for s := game.Seat(1); s <= p.last(); s++ {
		for _, f := range p.held[s].all() {
			put(w.forest[f], ofWitch(forestLane, s), false)
		}
		for _, c := range p.fronts(s) {
			put(w.potions[c], ofWitch(potionLane, s), false)
		}
		for _, c := range p.active(s) {
			put(w.spells[c], ofWitch(spellLane, s), false)
		}
	}
	for s := game.Seat(1); s <= p.last(); s++ {
		if top, ok := p.used[s].top(); ok {
			put(top, ofWitch(usedPile, s), false)
		}
	}
	return append(out, p.tokens()...)
}

// tokens lists the marionettes, the trackers, the Cauldron and Fagus Bok's.
func (p *position) tokens() []game.Placed {
	w := words()
	var out []game.Placed
	put := func(id, zone string, name game.Text, latest bool) {
		out = append(out, game.Placed{ID: id, Zone: zone, Name: name, Latest: latest})
	}
	for d := range dollNo(p.house.players * dolls) {
		zone, c := w.homes[d], p.dollAt[d]
		if c != noCell {
			zone = dollZone(c)
		}
		put(w.dolls[d], zone, game.Say("%s's marionette %d", p.name(d.owner()), d.number()), c != noCell && c == p.latest)
	}
	put(forestTracker, squareZones[p.round], game.Say("Forest Tracker"), false)
	put(expeditionToken, expeditionZones[p.expedition], game.Say("Expedition Tracker"), false)
	if p.phase != crowning {
		put(cauldronToken, ofWitch(cauldronCell, p.cauldron), game.Say("Cauldron"), false)
	}
	for k := 1; k <= fagusTokens; k++ {
		if s := p.fagus[k]; s != game.Table {
			put(w.fagus[k], ofWitch(fagusCell, s), game.Say("Fagus Bok"), false)
		}
	}
	return out
}

// counts are the numbers that a seat may see; the decks' sizes and no order (R85).
func (p *position) counts(seat game.Seat) []game.Count {
	var out []game.Count
	for s := game.Seat(1); s <= p.last(); s++ {
		if p.phase == over {
			out = append(out, game.Count{Seat: s, Name: game.Say("Reputation"), N: p.score(s).total()})
		} else if p.seesCoins(seat, s) {
			out = append(out, game.Count{Seat: s, Name: game.Say("Coins"), N: int(p.witch[s].coins)})
		}
	}
	return append(out,
		game.Count{Name: game.Say("Forest deck"), N: int(p.deck)},
		game.Count{Name: game.Say("Discard"), N: p.discards()},
		game.Count{Name: game.Say("Potion deck"), N: int(p.potionDeck)})
}

// seesCoins reports whether a seat may know a Witch's coins.
func (p *position) seesCoins(seat, w game.Seat) bool {
	return !p.house.hiddenCoins || seat == w || p.phase == over
}

// tracks has the Forest Tracker's way, behind the number of the expedition.
func (p *position) tracks() []game.Track {
	t := game.Track{ID: "forest", Name: game.Say("Column"), Value: int(p.round), Spots: []game.Spot{
		{Label: game.Say("Expedition %d of %d", int(p.expedition), p.house.expeditions)}}}
	for c := 1; c <= rounds; c++ {
		t.Spots = append(t.Spots, game.Spot{Label: game.Say("Column %d", c)})
	}
	return []game.Track{t}
}

// sheets tell what each Witch should hold (R82), and how the scores come about.
func (p *position) sheets(seat game.Seat) []game.Sheet {
	number := func(n int) game.Text { return game.Say("%d", n) }
	hold := game.Sheet{Title: game.Say("What each Witch holds"), Head: []game.Text{
		game.Say("Witch"), game.Say("Coins"), game.Say("Ingredients"), game.Say("Potions"), game.Say("Spells"), game.Say("Tokens"), game.Say("Reputation")}}
	for s := game.Seat(1); s <= p.last(); s++ {
		coins, total := game.Say("?"), game.Say("?")
		if p.seesCoins(seat, s) {
			coins, total = number(int(p.witch[s].coins)), number(p.score(s).total())
		}
		hold.Rows = append(hold.Rows, []game.Text{p.name(s), coins, p.ingredients(s), number(int(p.makes[s])),
			number(int(p.got[s].n)), number(int(p.witch[s].tokens)), total})
	}
	return append([]game.Sheet{hold}, p.Reveal()...)
}

var _ game.Revealer = (*position)(nil)

// Reveal tells how the reputations came about, once the game is over.
func (p *position) Reveal() []game.Sheet {
	if p.phase != over {
		return nil
	}
	sum := game.Sheet{Title: game.Say("Reputation"), Head: []game.Text{
		game.Say("Witch"), game.Say("Potions"), game.Say("Sold"), game.Say("Coins"), game.Say("Fagus Bok"), game.Say("Sum")}}
	for s := game.Seat(1); s <= p.last(); s++ {
		row := []game.Text{p.name(s)}
		sc := p.score(s)
		for _, n := range []int{sc.potions, sc.sold, sc.coins, sc.tokens, sc.total()} {
			row = append(row, game.Say("%d", n))
		}
		sum.Rows = append(sum.Rows, row)
	}
	return []game.Sheet{sum}
}

// ingredients counts what lies before a Witch: "2 Clover, 1 Bat".
func (p *position) ingredients(s game.Seat) game.Text {
	var b bag
	for _, c := range p.held[s].all() {
		b = b.plus(p.house.lists.forest[c].has)
	}
	var out game.Text
	for i, n := range b {
		switch {
		case n == 0:
		case out.Format == "":
			out = game.Say("%d %s", int(n), game.Say(ingredientNames[i]))
		default:
			out = game.Say("%s, %d %s", out, int(n), game.Say(ingredientNames[i]))
		}
	}
	if out.Format == "" {
		return game.Say("none")
	}
	return out
}

// forms let a Witch correct her coins by counting them (R82).
func (p *position) forms(seat game.Seat) []game.Form {
	if seat < 1 || seat > p.last() || p.phase == over || p.phase == crowning {
		return nil
	}
	part := game.Part{Name: game.Say("Coins")}
	for n := range 61 {
		if w := number(n); n != int(p.witch[seat].coins) {
			part.Values = append(part.Values, game.Value{Word: w, Title: game.Say("%d", n)})
		}
	}
	return []game.Form{{Title: game.Say("Count my coins"), Verb: vCount, Parts: []game.Part{part}, Send: game.Say("So many coins I have")}}
}

func number(n int) string {
	const digits = "0123456789"
	if n < 10 {
		return digits[n : n+1]
	}
	return number(n/10) + digits[n%10:n%10+1]
}

// actionWords are the buttons, by verb: label and key.
var actionWords = map[string]struct{ label, key string }{
	vCrown:    {"Choose the first Witch", "c"},
	vDeal:     {"Deal a card", "d"},
	vPlace:    {"Send a marionette", "m"},
	vHand:     {"The Cauldron is handed over", "h"},
	vLeave:    {"Leave the card", "l"},
	vPrepare:  {"Make a potion", "p"},
	vExchange: {"Exchange two potions for a spell", "x"},
	vSell:     {"Sell a potion", "s"},
	vLoan:     {"Borrow 5 coins of Fagus Bok", "f"},
	vCast:     {"Cast a spell", "c"},
	vShow:     {"Turn up a card for the Pedlar", "t"},
	vPass:     {"Buy none", "n"},
	vSwap:     {"Choose a card to exchange", "e"},
	vYield:    {"Move the marionette", "m"},
}

// actions groups the legal moves of whoever is to act by verb.
func (p *position) actions() []game.Action {
	if p.phase == over {
		return nil
	}
	var out []game.Action
	moves := p.Legal(p.actor())
	for from := 0; from < len(moves); {
		verb := moves[from].Verb
		to := from + 1
		for to < len(moves) && moves[to].Verb == verb {
			to++
		}
		w := actionWords[verb]
		a := game.Action{Label: game.Say(w.label), Key: w.key, Choices: moves[from:to:to]}
		switch {
		case verb == vBuy && p.phase == gathering:
			a.Label, a.Key = game.Say("Buy the card for %d", p.price()), "b"
		case verb == vBuy:
			a.Label, a.Key = game.Say("Buy a card for half"), "b"
		case verb == vDone && p.slides():
			a.Label, a.Key = game.Say("Row %d has closed up: end the turn", p.fetched.row()), "d"
		case verb == vDone:
			a.Label, a.Key = game.Say("End the turn"), "d"
		case verb == vAdvance && int(p.round) < rounds:
			a.Label, a.Key = game.Say("The Forest Tracker stands on column %d", int(p.round)+1), "a"
		case verb == vAdvance:
			a.Label, a.Key = game.Say("Expedition %d is prepared", int(p.expedition)+1), "a"
		}
		out = append(out, a)
		from = to
	}
	return out
}
