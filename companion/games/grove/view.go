package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// View is what one seat may know of a position, built up from empty (R72).
func (p *position) View(seat game.Seat) game.View {
	v := game.View{
		Seat: seat, Names: p.house.seats.Names(p.name), Turn: p.Turn(), Prompt: p.prompt(), Hints: p.hints(seat),
		Action: p.actions(), Pieces: p.pieces(seat), Counts: p.counts(),
		Tracks: []game.Track{p.house.track.view(p.trust, p.paid)},
		Sheets: p.sheets(seat), Forms: p.forms(seat),
		Secret: p.secrets(), Unveil: p.unveiling(), Result: p.Result(),
	}
	if seat == visitor {
		v.Hints = append(p.warnings(), v.Hints...)
		v.Action = append(v.Action, p.remedies()...)
	}
	return v
}

// pieces lists what lies on the table: open objects, hidden ones by their
// markers, tokens.
func (p *position) pieces(seat game.Seat) []game.Placed {
	var objects, tokens []game.Placed
	for _, x := range p.Placed(nil) {
		piece := p.Set().Piece(x.ID)
		x.Latest = p.fresh.has(piece)
		if owner := p.house.pack.owner(piece); owner != game.Table {
			x.Down, x.Owner, x.Name = true, owner, game.Text{}
			if c := *p.under(piece); c != 0 && p.mayKnow(seat, owner) {
				x.Name, x.Card = p.title(c).Text(), p.Set().ID(c)
			}
		}
		switch {
		case x.Card != "" || x.Down:
			objects = append(objects, x)
		case x.ID != claimToken || !p.claimIsLoose():
			tokens = append(tokens, x)
		}
	}
	for k, s := range p.marks {
		if s != noSide && (p.lifted || seat == visitor) {
			tokens = append(tokens, game.Placed{ID: guessTokens[k], Zone: zone(cells[s][k]), Name: game.Say("Guess %d", k+1)})
		}
	}
	return slices.Concat(objects, tokens)
}

// counts lists the sizes of hands and the deck, which are no secret.
func (p *position) counts() []game.Count {
	var out []game.Count
	for s := range p.house.seats.All() {
		out = append(out, game.Count{Seat: s, Name: game.Say("Hand"), N: int(p.hands[s])})
	}
	return append(out, game.Count{Seat: game.Table, Name: game.Say("Deck"), N: p.deck})
}

// actions groups the legal moves of whoever is to act by verb.
func (p *position) actions() []game.Action {
	var legal []game.Move
	for _, s := range p.Turn() {
		legal = append(legal, p.Legal(s)...)
	}
	return verbs.Actions(legal, func(verb string, a *game.Action) {
		switch verb {
		case vStop:
			a.Label = game.Say("Stop: raise trust by %d", p.run)
		case vRaise:
			a.Label = game.Say("Raise trust by %d", failedProof)
		case vDone:
			a.Label = p.doneLabel()
		}
	})
}

func (p *position) doneLabel() game.Text {
	switch n := p.due(); n {
	case 0:
		return game.Say("End the turn")
	case 1:
		return game.Say("Drawn 1 card: end the turn")
	default:
		return game.Say("Drawn %d cards: end the turn", n)
	}
}
