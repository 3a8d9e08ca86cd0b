package grove

import "github.com/grovewatch/grovewatch/companion/game"

// begin starts a seat's turn.
func (a *act) begin(s game.Seat) {
	a.hinted[a.seat], a.hinted[game.Table] = 0, 0
	a.seat = s
	if a.drawn[s] < thisTurn { // else the one before has only just brought it about
		a.drew[s] = 0
	}
	for x, left := range a.drawn {
		if left == 1 && s != visitor && game.Seat(x) >= agent1 {
			continue // several Agents may act in one sweep
		}
		a.drawn[x] = max(0, left-1)
	}
	a.dry = a.deck == 0
	a.fresh, a.older = pieceSet{}, a.fresh
	a.showed, a.shown = false, 0
	a.run, a.secret = 0, false
	if s != visitor { // how the Kid's turn has ended is known while the Visitor has hers
		a.stopped, a.proved = false, false
	}
	a.Lay(a.house.pack.claim, claims[noSide])
	a.giveTurnMarker(s)
	switch s {
	case visitor:
		a.phase = visiting
		if a.hands[visitor] == 0 { // R35
			a.end(emptyHand)
		}
	case kid:
		a.phase = predicts
		a.secret = a.house.track.has(secretOne, a.trust)
		if a.hands[kid] == 0 && a.house.emptyDraw { // R22
			a.draw(kid, 1)
		}
	default:
		a.phase = acting
	}
}

// thisTurn is what drawn says of a seat that has drawn in the turn that is on.
const thisTurn = 2

// draw moves cards from the deck to a hand, as many as there are.
func (a *act) draw(s game.Seat, n int) {
	if n = min(n, a.deck); n == 0 {
		return
	}
	a.deck -= n
	a.hands[s] += int8(n)
	if a.drawn[s] < thisTurn { // what she drew before was told then
		a.drew[s] = 0
	}
	a.drew[s], a.drawn[s] = a.drew[s]+int8(n), thisTurn
	a.Say("%s draws %s.", a.name(s), cardCount(n))
}

// cardCount is a number of cards in words.
func cardCount(n int) game.Text {
	if n == 1 {
		return game.Say("1 card")
	}
	return game.Say("%d cards", n)
}

// due is how many cards an Agent draws at the end of her turn (R17, R18).
func (p *position) due() int {
	if p.seat < agent1 {
		return 0
	}
	return min(max(0, p.house.hand-int(p.hands[p.seat])), p.deck)
}

// done ends the turn: an Agent has drawn, the turn marker moves on.
func (a *act) done() error {
	if n := a.due(); n > 0 {
		a.draw(a.seat, n)
	} else {
		a.Say("%s ends the turn.", a.name(a.seat))
	}
	a.finish()
	return nil
}

// mayPass says why nobody passes who can do something else.
func (a *act) mayPass() error {
	if !a.stuck() {
		return game.Refuse("%s can still do something. Pass only when nothing else is possible.", a.name(a.seat))
	}
	return nil
}

// pass ends the turn of someone who can do nothing (R34).
func (a *act) pass() error {
	a.Say("%s can do nothing and passes.", a.name(a.seat))
	a.draw(a.seat, a.due())
	a.finish()
	return nil
}

// stuck reports whether the one who is to act has neither an object nor a proof.
func (p *position) stuck() bool {
	return p.hands[p.seat] == 0 && !p.canProve() && p.run == 0
}

// finish ends the turn: an empty deck may end the game (R69), else the next
// seat begins.
func (a *act) finish() {
	if a.deck == 0 && a.house.deckOut != "off" {
		a.giveTurnMarker(a.turnAfter(1)) // by which it is seen that the turn is done
		a.end(emptyDeck)
	} else {
		a.begin(a.turnAfter(1))
	}
}

// endOfDeck ends the game at once when the deck is empty and the table plays
// so; a proof that has begun is finished first.
func (a *act) endOfDeck() {
	if a.house.deckOut == "once" && a.deck == 0 && a.phase > starting && (a.phase < rowing || a.phase == ended) {
		a.end(emptyDeck)
	}
}

func (a *act) end(e ending) {
	a.ending, a.phase = e, over
	a.Events = append(a.Events, game.Event{Text: a.Result().Text})
}

// canProve reports whether the seat in turn may begin a proof now (R19, R30, R59).
func (p *position) canProve() bool {
	if p.deck < columns {
		return false
	}
	switch p.phase {
	case acting:
		return true
	case predicts:
		return p.run == 0 && p.house.track.has(mayProve, p.trust)
	case ended:
		return p.seat == kid && p.stopped && !p.proved && p.house.track.has(proveMore, p.trust)
	}
	return false
}

// mostPredictions is how many objects the Kid may predict in one turn (R25).
const mostPredictions = 3

// hiding reports whether the Kid's next prediction is secret (R32, R33).
func (p *position) hiding() bool { return p.secret && p.run == 0 }

// mayPredict says why the Kid has nothing to predict.
func (a *act) mayPredict() error {
	if a.hands[kid] == 0 {
		return game.Refuse("The Kid has no object to predict.")
	}
	return nil
}

// predict records what the Kid says before the Visitor classifies (R25).
func (a *act) predict() error {
	claim := a.Set().Place(a.Move.Place)
	s := claimOf(claim)
	switch secret := a.hiding() && a.Move.Objects[0] == game.Unknown; {
	case s == noSide:
		return game.Refuse("The Kid predicts by laying the claim token on “admitted” or “repelled”.")
	case a.hiding() && !secret && !a.house.secretMay:
		return game.Refuse("From this trust on, the first prediction of a turn is hidden. Show the object only to the Visitor.")
	case secret:
		a.phase = hidden
		a.Say("%s predicts a hidden object: %s.", a.name(kid), s.verdict())
	default:
		c, err := a.unseen(a.Move.Objects[0])
		if err != nil {
			return err
		}
		a.show(c, show)
		a.phase = claimed
		a.hands[kid]--
		a.Say("%s predicts %s: %s.", a.name(kid), a.title(c), s.verdict())
	}
	a.Lay(a.house.pack.claim, claim)
	return nil
}

// judge compares the Kid's claim with the side where her object was laid (R27).
func (a *act) judge(s side) {
	switch a.phase = right; {
	case s != a.claim():
		a.phase = ended
		a.Say("The prediction was wrong: the turn ends and trust stays at %d.", a.trust)
	case a.run == 0:
		a.run++
		a.Say("The prediction was right.")
	default:
		a.run++
		a.Say("The prediction was right, %d in a row.", a.run)
	}
	a.Events[len(a.Events)-1].Verdict = true
}

// canGoOn reports whether the Kid may predict another object.
func (p *position) canGoOn() bool { return p.run < mostPredictions && p.hands[kid] > 0 }

// mayGoOn says why the Kid may not predict another.
func (a *act) mayGoOn() error {
	if !a.canGoOn() {
		return game.Refuse("The Kid may not predict any more, and raises trust by %d.", a.run)
	}
	return nil
}

// again says that the Kid predicts another.
func (a *act) again() error {
	a.phase = predicts
	a.Lay(a.house.pack.claim, claims[noSide])
	a.Say("%s predicts another object.", a.name(kid))
	return nil
}

// mayStop says why there is no trust to take.
func (a *act) mayStop() error {
	if a.run == 0 {
		return game.Refuse("Trust rises only after a right prediction.")
	}
	return nil
}

// stop takes the trust for a right run (R28).
func (a *act) stop() error {
	if a.run == 1 && a.Move.Number != 1 {
		return game.Refuse("One right prediction raises trust by 1, not by %d.", a.Move.Number)
	}
	if a.Move.Number != a.run {
		return game.Refuse("%d right predictions raise trust by %d, not by %d.", a.run, a.run, a.Move.Number)
	}
	a.stopped = true
	a.gain(a.run)
	return nil
}
