package grove

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// View is what one seat may know of a position, built up from empty (R72).
func (p *position) View(seat game.Seat) game.View {
	v := game.View{
		Seat: seat, Names: p.house.Seats.Names(p.name), Turn: p.Turn(), Prompt: p.prompt(), Dues: p.dues(seat), Hints: p.hints(seat),
		Action: p.actions(), Pieces: p.pieces(seat), Counts: p.counts(),
		Tracks: []game.Track{p.house.track.view(p.trust, p.paid)},
		Sheets: p.sheets(seat), Forms: p.forms(seat),
		Secret: p.secrets(), Unveil: p.unveiling(), Result: p.Result(),
	}
	v.Hints = append(p.hinting(seat), v.Hints...)
	if seat == visitor {
		v.Hints = append(append(p.warnings(), p.isShown()...), v.Hints...)
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
			tokens = append(tokens, game.Placed{ID: guessTokens[k], Zone: zone(cells[s][k]), Name: game.Say("Mark %d", k+1)})
		}
	}
	return slices.Concat(objects, tokens)
}

// counts lists the sizes of hands and the deck, which are no secret.
func (p *position) counts() []game.Count {
	out := p.house.Seats.Counts(game.Say("Hand"), func(s game.Seat) int { return int(p.hands[s]) })
	return append(out, game.Count{Seat: game.Table, Name: game.Say("Deck"), N: p.deck})
}

// actions groups the legal moves of whoever is to act by verb.
func (p *position) actions() []game.Action {
	var legal []game.Move
	for _, s := range p.Turn() {
		legal = append(legal, p.Legal(s)...)
	}
	out := verbs.Actions(legal, func(verb string, a *game.Action) {
		switch verb {
		case "turn":
			a.Tells = visitor
		case "hide":
			if p.phase == acting {
				a.Label = game.Say("Test an object")
			}
		case "guess":
			a.Form = p.guessForm(a.Label)
		case "lift":
			if !p.sealed {
				a.Form = p.liftForm(a.Label)
			}
		case "again":
			a.Then = "predict"
		case "stop":
			a.Label = game.Say("Stop: raise trust by %d", p.run)
		case "raise":
			a.Label = game.Say("Raise trust by %d", failedProof)
		case "done":
			if a.Label = game.Say("End the turn"); p.due() > 0 {
				a.Label = game.Say("Drawn %s: end the turn", cardCount(p.due()))
			}
		}
	})
	if len(out) > 1 && out[0].Choices[0].Verb == "stop" { // going on is what the prompt asks first
		out[0], out[1] = out[1], out[0]
	}
	if p.unnamed() > 0 && (p.phase == predicts || p.phase == right) {
		out = append([]game.Action{p.naming()}, out...)
	}
	return out
}

// Layout is what the camera should see now: what lies in the store, and the
// Visitor's tokens once the shield is lifted. Sealed tokens may lie anywhere
// but where they had been moved to.
func (p *position) Layout() game.Layout {
	l := p.Store.Layout()
	for id, loose := range map[string]bool{
		// Before the Kid shows an object her claim says nothing, and after the
		// classifying nothing more. When she goes on she puts it back first.
		claimToken: p.seat == kid && p.phase != claimed && p.phase != hidden && p.phase != right && !(p.phase == predicts && (p.run > 0 || p.hiding())),
		// Trust is paid when she stops, and after a failed proof; people step it up before.
		trustToken: p.phase > acting && p.phase <= right && p.run > 0 && (p.phase != right || p.canGoOn()) || p.phase == sorting && p.seat != kid,
		turnMarker: p.phase == revealing,
	} {
		if loose {
			l[id] = game.Anywhere
		}
	}
	for k, id := range guessTokens {
		l[id] = game.Anywhere
		if p.lifted && !p.sorted && (!p.sealed || p.stray[k]) {
			l[id] = zone(cells[p.marks[k]][k])
		}
	}
	// The deck's own tag is seen when the deck is empty, and maybe seen when it
	// is about to be emptied or has just been, or when somebody holds a deck that
	// cannot be empty.
	left := p.deck
	if p.phase == ended {
		left -= p.due()
	}
	switch {
	case p.phase == dealing:
	case p.deck == 0 && (p.dry || p.phase == over):
		l[deckBare] = "DK"
	case p.deck == 0, left == 0, left > fullHand:
		l[deckBare] = game.Anywhere
	}
	return l
}

// claimIsLoose reports whether the claim token may be on its way back, once the
// Kid has stopped. Only where the trust token could not move does it still tell
// stopping from going on.
func (p *position) claimIsLoose() bool { return p.stopped && (p.trust-p.run < lastSpot || p.proved) }

// secrets lists the zones whose picture must not be shown now: the cells behind
// the shield, from the moment a proof begins until the lift.
func (p *position) secrets() []string {
	if p.phase < rowing || p.phase > lifting {
		return nil
	}
	out := []string{zone(hoodAt)}
	for k := range columns {
		out = append(out, zone(cells[on][k]), zone(cells[by][k]))
	}
	return out
}

// Conceals names the moves that may say what only some seats may know.
func (p *position) Conceals(verb string) bool {
	return slices.Contains([]string{"rule", "test", "hide", "set", "lift", "note", "judge", "show"}, verb)
}

// Inherits reports whether whoever takes a seat over reads what was known there: only
// who knows the Pass Rule can answer for the Visitor.
func (p *position) Inherits(seat game.Seat) bool { return seat == visitor }

// Redact is what a seat may know of a move made in this state, built up from
// empty (R73). Everyone may know the verb and who acted.
func (p *position) Redact(m game.Move, seat game.Seat) game.Move {
	out := game.Move{Seat: m.Seat, Verb: m.Verb}
	if p.private(m) {
		return p.redactPrivate(m, seat)
	}
	switch m.Verb {
	case "rule":
		if seat == visitor {
			out.Objects, out.Place = m.Objects, m.Place
		}
	case "test", "hide":
		out.Place = m.Place
		owner := kid
		if m.Verb == "test" || p.phase == acting {
			owner = p.seat
		}
		known := 1
		if p.mayKnow(seat, owner) {
			known = 2
		}
		out.Objects = m.Objects[:min(known, len(m.Objects)):min(known, len(m.Objects))]
	case "set":
		if out.Place = sealedAs(m.Place); seat == visitor {
			out.Place = m.Place
		}
	case "lift":
		out.Objects, out.Place = p.opened(m)
	case "show":
		named := m.Objects
		if m.Place != "" {
			named = []string{m.Place}
		}
		if open := len(named) == 1 && p.holds(named[0]); open || p.maySee(seat) || seat == m.Seat {
			out.Objects = named
		}
	case "hold":
		out.Objects, out.Place = m.Objects, ""
		if m.Place != "" {
			out.Objects = strings.Split(m.Place, ",")
		}
	case "deal", "turn", "place", "prove", "tell", "guess", "slide", "predict", "again", "stop", "raise", "reveal", "hint", game.Correct:
		out.Objects, out.Place, out.Number = m.Objects, m.Place, m.Number
	}
	return out
}

// redactPrivate is what a seat may know of a private move: all of it, or not
// even that it was made.
func (p *position) redactPrivate(m game.Move, seat game.Seat) game.Move {
	knows := seat == m.Seat
	if m.Verb == "note" {
		if marker, _, ok := two(m); ok {
			n, owner := p.house.pack.marker(marker)
			knows = knows || n != 0 && p.mayKnow(seat, owner)
		}
	}
	if !knows {
		return game.Move{}
	}
	out := game.Move{Seat: m.Seat, Verb: m.Verb, Objects: m.Objects, Place: m.Place}
	// Pieces are named as such, so that what is covered later is named to nobody.
	if first, second, ok := two(m); ok && len(m.Objects) == 0 && m.Verb != "rule" {
		if out.Objects, out.Place = []string{first, second}, ""; m.Verb == "judge" {
			out.Objects, out.Place = []string{first}, second
		}
	}
	return out
}
