package grove

import "github.com/grovewatch/grovewatch/companion/game"

// View is what one seat may know of a position, built up from empty (R72).
func (p *position) View(seat game.Seat) game.View {
	v := game.View{
		Seat: seat, Turn: p.Turn(), Prompt: p.prompt(), Hints: p.hints(seat),
		Action: p.actions(), Pieces: p.pieces(seat), Counts: p.counts(),
		Tracks: []game.Track{p.house.track.view(p.trust, p.paid)},
		Sheets: p.sheets(seat), Forms: p.forms(seat),
		Secret: p.secrets(), Unveil: p.unveiling(), Result: p.Result(),
	}
	if seat == visitor {
		v.Hints = append(p.warnings(), v.Hints...)
		v.Action = append(v.Action, p.remedies()...)
	}
	for s := range p.house.seats {
		v.Names = append(v.Names, p.name(game.Seat(s)))
	}
	return v
}

// pieces lists what lies on the table: open objects, hidden ones by their
// markers, tokens.
func (p *position) pieces(seat game.Seat) []game.Placed {
	w := p.pack
	var out []game.Placed
	for c := cardNo(1); c <= p.pack.last; c++ {
		at := p.at[c]
		if at == unseen || at == covered {
			continue
		}
		zone := w.zones[at]
		if k := at - firstRow; at >= firstRow && at < firstLane {
			zone = guessZones[p.guess[k]][k]
		}
		out = append(out, game.Placed{ID: w.cards[c], Zone: zone, Name: w.titles[c].Text(), Card: w.cards[c], Latest: at.isSpace() && p.fresh[at]})
	}
	for m := range p.downs {
		d := p.downs[m]
		if d.side == noSide {
			continue
		}
		owner := w.owners[m]
		x := game.Placed{ID: w.markers[m], Zone: w.zones[lane(owner, d.side)], Down: true, Owner: owner, Latest: d.fresh}
		if d.card != 0 && p.mayKnow(seat, owner) {
			x.Name, x.Card = w.titles[d.card].Text(), w.cards[d.card]
		}
		out = append(out, x)
	}
	token := func(id, zone, name string) {
		if zone != "" && zone != game.Anywhere {
			out = append(out, game.Placed{ID: id, Zone: zone, Name: game.Say(name)})
		}
	}
	token(trustToken, trustZones[min(p.trust, lastSpot)], "Trust")
	token(claimToken, p.claimZone(), "Claim")
	token(turnMarker, p.turnZone(), "Turn")
	if p.shieldUp() {
		token(shieldPiece, "SH", "Visitor's shield")
	}
	for k, s := range p.marks {
		if s != noSide && (p.lifted || seat == visitor) {
			out = append(out, game.Placed{ID: guessTokens[k], Zone: markZones[s][k], Name: game.Say("Guess %d", k+1)})
		}
	}
	return out
}

// mayKnow reports whether a seat may know an owner's hidden objects: the owner
// and the Visitor, who saw each; everyone when the game is over (R71).
func (p *position) mayKnow(seat, owner game.Seat) bool {
	return seat == owner || seat == visitor && !p.house.forgetful || p.phase == over
}

// counts lists the sizes of hands and the deck, which are no secret.
func (p *position) counts() []game.Count {
	out := make([]game.Count, 0, len(p.house.seats))
	for s := visitor; s <= p.lastAgent(); s++ {
		out = append(out, game.Count{Seat: s, Name: game.Say("Hand"), N: int(p.hands[s])})
	}
	return append(out, game.Count{Seat: game.Table, Name: game.Say("Deck"), N: p.deck})
}

// actionWords are the buttons, by verb: label and key.
var actionWords = map[string]struct{ label, key string }{
	vDeal:    {"Turn two objects face up", "d"},
	vRule:    {"My Pass Rule is ready", "r"},
	vTrim:    {"The others are under the deck", "t"},
	vPlace:   {"Classify an object", "c"},
	vHide:    {"Lay the object face down for the Kid", "h"},
	vTest:    {"Test an object", "t"},
	vProve:   {"Prove: turn an object face up", "v"},
	vShield:  {"The shield is up", "s"},
	vSet:     {"My four tokens are set", "s"},
	vGuess:   {"Place the four objects", "g"},
	vSlide:   {"Slide one to the other side", "g"},
	vLock:    {"Lock the proof", "l"},
	vLift:    {"Lift the shield", "l"},
	vPredict: {"Predict an object", "p"},
	vAgain:   {"Predict another", "a"},
	vReveal:  {"Turn a hidden object face up", "u"},
	vPass:    {"Pass", "x"},
}

// actions groups the legal moves of whoever is to act by verb.
func (p *position) actions() []game.Action {
	if p.phase == over {
		return nil
	}
	var out []game.Action
	var moves []game.Move
	if turn := p.Turn(); len(turn) == 1 {
		moves = p.Legal(turn[0])
	} else {
		for _, s := range turn {
			moves = append(moves, p.Legal(s)...)
		}
	}
	for from := 0; from < len(moves); {
		verb := moves[from].Verb
		to := from + 1
		for to < len(moves) && moves[to].Verb == verb {
			to++
		}
		w := actionWords[verb]
		a := game.Action{Label: game.Say(w.label), Key: w.key, Choices: moves[from:to:to]}
		switch verb {
		case vStop:
			a.Label, a.Key = game.Say("Stop: raise trust by %d", p.run), "s"
		case vRaise:
			a.Label, a.Key = game.Say("Raise trust by %d", failedProof), "r"
		case vDone:
			a.Label, a.Key = p.doneLabel(), "d"
		}
		out = append(out, a)
		from = to
	}
	return out
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
