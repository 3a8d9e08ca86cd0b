package blackwood

import (
	"slices"
	"strconv"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// View is what one seat may know of a position, built up from empty.
func (p *position) View(seat game.Seat) game.View {
	v := game.View{
		Seat: seat, Names: p.house.Seats.Names(name), Turn: p.Turn(), Prompt: p.prompt(), Hints: p.hints(), Dues: p.dues(),
		Action: verbs.Actions(p.Legal(p.actor()), p.relabel), Pieces: append(p.exchanged(), p.Placed(p.called)...), Counts: p.counts(seat),
		Tracks: p.tracks(), Sheets: p.sheets(seat), Forms: p.forms(seat), Result: p.Result(),
	}
	if p.latest != 0 {
		for i, x := range v.Pieces {
			v.Pieces[i].Latest = p.Piece(x.ID) == p.latest
		}
	}
	return v
}

// exchanged are the potions that lie face down. Everyone has seen them, and no camera does now.
func (p *position) exchanged() (out []game.Placed) {
	for w := range p.witches() {
		for _, x := range p.In(p.own[w].spent) {
			out = append(out, game.Placed{ID: p.Set().ID(x), Zone: p.Set().ZoneID(p.own[w].potions), Name: game.Say("%s, face down", p.called(x)), Down: true})
		}
	}
	return out
}

// called is what a piece on the table is called.
func (p *position) called(x kit.Piece) game.Text {
	if w := p.owner(x); w != game.Table {
		return game.Say("%s's marionette %d", name(w), p.dollNo(x))
	}
	return p.Name(x).Text()
}

// counts are the numbers that a seat may see; the decks' sizes and no order (R85).
func (p *position) counts(seat game.Seat) []game.Count {
	var out []game.Count
	for w := range p.witches() {
		if p.phase == over {
			out = append(out, game.Count{Seat: w, Name: game.Say("Reputation"), N: p.score(w).total()})
		} else if p.seesCoins(seat, w) {
			out = append(out,
				game.Count{Seat: w, Name: game.Say("Coins"), N: int(p.coins[w])},
				game.Count{Seat: w, Name: game.Say("Reputation"), N: p.score(w).total()})
		}
	}
	return append(out,
		game.Count{Name: game.Say("Forest deck"), N: p.deck()},
		game.Count{Name: game.Say("Discard"), N: p.discards()},
		game.Count{Name: game.Say("Potion deck"), N: p.Left(potionDeck)})
}

// seesCoins reports whether a seat may know a Witch's coins.
func (p *position) seesCoins(seat, w game.Seat) bool {
	return !p.hiddenCoins || seat == w || p.phase == over
}

// tracks has the Forest Tracker's way, behind the number of the expedition.
func (p *position) tracks() []game.Track {
	t := game.Track{ID: "forest", Name: game.Say("Column"), Value: p.round(), Lies: true, Spots: []game.Spot{
		{Label: game.Say("Expedition %d of %d", p.expedition(), p.expeditions)}}}
	for c := 1; c <= rounds; c++ {
		t.Spots = append(t.Spots, game.Spot{Label: game.Say("Column %d", c)})
	}
	return []game.Track{t}
}

// sheets tell what each Witch should hold (R82), and how the scores come about.
func (p *position) sheets(seat game.Seat) []game.Sheet {
	hold := game.Sheet{Title: game.Say("What each Witch holds"), Head: []game.Text{
		game.Say("Witch"), game.Say("Coins"), game.Say("Ingredients"), game.Say("Potions"), game.Say("Spells"), game.Say("Tokens"), game.Say("Reputation")}}
	for w := range p.witches() {
		coins, total := game.Say("?"), game.Say("?")
		if p.seesCoins(seat, w) {
			coins, total = number(int(p.coins[w])), number(p.score(w).total())
		}
		var has bag
		for _, x := range p.held(w) {
			has = has.plus(p.forest[x].has)
		}
		hold.Rows = append(hold.Rows, []game.Text{name(w), coins, has.sum(),
			number(p.potionsOf(w)), number(p.spellsOf(w)), number(p.Count(p.own[w].fagus)), total})
	}
	return append([]game.Sheet{hold}, p.Reveal()...)
}

func number(n int) game.Text { return game.Say("%d", n) }

var _ game.Revealer = (*position)(nil)

// Reveal tells how the reputations came about, once the game is over.
func (p *position) Reveal() []game.Sheet {
	if p.phase != over {
		return nil
	}
	sum := game.Sheet{Title: game.Say("Reputation"), Head: []game.Text{
		game.Say("Witch"), game.Say("Potions"), game.Say("Sold"), game.Say("For coins"), game.Say("Fagus Bok"), game.Say("Sum")}}
	for w := range p.witches() {
		s := p.score(w)
		sum.Rows = append(sum.Rows, []game.Text{name(w), number(s.potions), number(s.sold), number(s.coins), number(s.tokens), number(s.total())})
	}
	return []game.Sheet{sum}
}

// forms let a Witch correct her coins by counting them (R82).
func (p *position) forms(seat game.Seat) []game.Form {
	if !p.house.Seats.Seated(seat) || p.phase == over || p.phase == crowning {
		return nil
	}
	part := game.Part{Name: game.Say("Coins")}
	for n := range 61 {
		part.Values = append(part.Values, game.Value{Word: strconv.Itoa(n), Title: number(n)})
	}
	return []game.Form{{Title: game.Say("Count my coins"), Verb: "count", Parts: []game.Part{part}, Send: game.Say("Enter my coins")}}
}

// alone reports whether all choices of an action are about the same piece.
func alone(a *game.Action) bool {
	return !slices.ContainsFunc(a.Choices, func(m game.Move) bool { return m.Objects[0] != a.Choices[0].Objects[0] })
}

// relabel says on some buttons what they do in this position, and which choice comes next.
func (p *position) relabel(verb string, a *game.Action) {
	if verb == "cast" || verb == "swap" && p.phase == crossing {
		a.Then = "swap" // two cards are chosen one after the other
	}
	switch {
	case verb == "place":
		a.Alike = true
	case verb == "buy" && p.phase == gathering:
		a.Label = game.Say("Buy the card for %s", coinsText(p.price()))
	case verb == "prepare" && alone(a):
		a.Label = game.Say("Make %s", p.Name(p.first(a.Choices[0])))
	case verb == "exchange" && alone(a):
		a.Label = game.Say("Take %s for two potions and %s", p.Name(p.first(a.Choices[0])), coinsText(p.spellPrice(p.seat)))
	case verb == "cast" && alone(a):
		a.Label = game.Say("Cast %s", p.Name(p.first(a.Choices[0])))
	case verb == "sell" && alone(a):
		a.Label = game.Say("Sell %s for %s", p.Name(p.first(a.Choices[0])), coinsText(saleCoins))
	case verb == "sell":
		a.Label = game.Say("Sell a potion for %s", coinsText(saleCoins))
	case verb == "done" && p.slides():
		a.Label = game.Say("Close up row %d and end the turn", p.fetched.row())
	case verb == "advance" && p.round() < rounds:
		a.Label = game.Say("Move the Forest Tracker to column %d", p.round()+1)
	case verb == "advance":
		a.Label = game.Say("Prepare expedition %d", p.expedition()+1)
	}
}

// Conceals names the moves that may say what only some seats may know.
func (p *position) Conceals(verb string) bool { return verb == "count" && p.hiddenCoins }

// Redact is what a seat may know of a move. All moves are made in the open:
// only the order of the decks is hidden, from the app too, and the coins may be.
func (p *position) Redact(m game.Move, seat game.Seat) game.Move {
	if _, open := verbs[m.Verb]; open || m.Verb == "count" && (!p.hiddenCoins || seat == m.Seat) {
		return m
	}
	return game.Move{Seat: m.Seat, Verb: m.Verb}
}
