package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// predicted: what the Kid shows and says, in the wrong order or at the wrong
// time (R25 to R27, R32).
func (d *doubt) predicted() {
	claim := d.lies(d.house.pack.claim)
	untouched := claimOf(claim) == noSide || d.phase == right && claim == d.At(d.house.pack.claim)
	onSpace := d.openOnSpace()
	var card kit.Piece
	switch {
	case onSpace != 0:
		card = onSpace
	case len(d.shown) > 0:
		card = d.shown[0]
	}
	over := d.turnsUp(d.seen) || d.run == mostPredictions && claim == claims[noSide] // she has stopped
	switch {
	case d.phase == right && d.run == mostPredictions && onSpace != 0 && !d.turnsUp(d.seen) && d.house.track.has(hideOwn, d.trust+d.run):
		d.say("%d predictions are the most in one turn: %s goes back to the Kid's hand. If it is the Visitor's own object, it is turned face down.", mostPredictions, d.title(onSpace))
	case d.phase == right && onSpace != 0 && over: // it is the Visitor's own
		if from := d.house.track.from(hideOwn); d.trust+d.run >= from {
			d.say("From trust %d on, this card is hidden from the Agents: turn %s face down.", from, d.title(card))
		}
	case d.phase == right && d.run == mostPredictions && card != 0 && !d.turnsUp(d.seen):
		d.say("%d predictions are the most in one turn: the Kid takes the trust, and the object goes back to the hand.", mostPredictions)
	case d.phase == right && onSpace != 0 && d.wentOn():
	case d.phase == ended && d.seat == kid && (d.stopped || d.proved) && card != 0 && d.claimsAnew(d.seen):
		d.say("The Kid's turn is over, with no more predictions. The object goes back to the hand.")
	case d.phase == visiting && max(card, d.Top(show)) != 0 && d.claimsAnew(d.seen) && (d.lies(d.house.pack.turn) == turns[visitor] || d.stopped && d.lies(d.house.pack.turn) == turns[kid] && len(d.testsSeen()) == 0):
		d.notOwn(max(card, d.Top(show)))
	case d.missedBefore() && onSpace != 0 && len(d.came) == 1 && len(d.gone)+len(d.newDown)+len(d.lost) == 0 && d.downOwner() == game.Table:
		d.notOwn(card)
	case d.phase == visiting && onSpace != 0 && d.downOwner() == game.Table && d.claimsAnew(d.seen):
		d.whichOwn()
	case d.phase == visiting && d.downOwner() == kid && onSpace == 0 && card != 0:
		d.say("From trust %d on, this card is hidden from the Agents: show it to the Kid only.", d.house.track.from(hideOwn))
	case d.phase == sorting && len(d.shown) > 0 && d.claimsAnew(d.seen):
		d.say("The four of the proof are classified first. The Kid predicts later.")
	case d.seat != kid && d.phase > starting && len(d.shown) > 0 && d.claimsAnew(d.seen) && !slices.ContainsFunc(d.newDown, d.strange):
		d.say("It is the turn of %s. The Kid predicts later.", d.name(d.seat))
	case d.missed() && len(d.openOnSpaces()) > 1:
		d.ask("The prediction was wrong: the Kid's turn is over. Which object has the Visitor laid next?")
		d.whichNext()
	case d.missed() && onSpace != 0 && d.house.track.has(hideOwn, d.trust):
		d.say("The prediction was wrong: the Kid's turn is over. %s goes back to the Kid's hand. If it is the Visitor's own object, it is turned face down.", d.title(card))
		d.said.Stray = d.Set().ID(card)
	case d.missed() && onSpace != 0 && (d.lies(d.house.pack.turn) == turns[kid] || d.lies(d.house.pack.turn) == turns[visitor]):
		if d.notOwn(card); d.refused(d.said.Answers[0].Moves) {
			d.said = game.Doubt{}
			d.say("The prediction was wrong: the Kid's turn is over. %s goes back to the hand.", d.title(card))
		}
		d.said.Stray = d.Set().ID(card)
	case d.missed() && card != 0: // a card that is only passing is not named (R78)
		d.say("The prediction was wrong: the Kid's turn is over. The object goes back to the hand.")
	case d.phase == predicts && d.hiding() && onSpace == 0 && card != 0 && !d.house.secretMay:
		d.say("From trust %d on, the first prediction is hidden: show the object to the Visitor only.", d.house.track.from(secretOne))
	case d.phase == predicts && d.hiding() && onSpace != 0 && !untouched:
		d.ask("From trust %d on, the first prediction is hidden: turn %s face down.", d.house.track.from(secretOne), d.title(card))
		id := d.Set().ID(card)
		d.answer(game.Say("We turn it face down"))
		d.answer(game.Say("%s stays open by agreement", d.title(card)),
			game.Move{Seat: kid, Verb: "predict", Objects: unknown, Place: zone(claim)},
			game.Move{Seat: game.Table, Verb: game.Correct, Objects: []string{id}, Place: d.seen[id]})
	case d.phase == predicts && d.hiding() && onSpace != 0 && !d.house.secretMay && d.lies(d.house.pack.turn) == turns[visitor]: // the claim was put away
		d.say("From trust %d on, the first prediction is hidden: turn %s face down.", d.house.track.from(secretOne), d.title(card))
	case d.phase == predicts && len(d.shown) > 1:
		d.say("They are predicted one after the other. Which one is first?")
		if s := claimOf(claim); s != noSide {
			d.said.Hint = false
			for _, c := range d.shown {
				d.answer(d.title(c).Text(), d.Set().Move(kid, "predict", claims[s], c))
			}
		}
	case d.phase == predicts && !untouched && onSpace != 0 && len(d.came)+len(d.shown) == 2:
		d.ask("They are predicted one after the other. Which one was first?")
		both := slices.Concat(d.came, d.shown)
		for i, c := range both {
			first, second := d.predicts(false, c, claimOf(claim)), d.predicts(true, both[1-i], claimOf(claim))
			if d.refused(slices.Concat(first, second)) {
				second = nil // a wrong one ends the turn, or it is not classified yet
			}
			text := d.title(c).Text()
			if len(d.shown) > 0 && d.lies(c) == show {
				text = game.Say("%s. The Visitor takes %s back", d.title(c), d.title(both[1-i]))
			}
			next := d.ownAfter(first, both[1-i])
			if second != nil || next == nil {
				d.answer(text, slices.Concat(first, second)...)
				d.aside(both[1-i])
			}
			switch {
			case next != nil:
				d.answer(game.Say("%s. %s is the Visitor's own object", d.title(c), d.title(both[1-i])), next...)
			case second != nil: // or the other is the Visitor's own one, laid early
				d.answer(game.Say("%s. The Visitor takes %s back", d.title(c), d.title(both[1-i])), first...)
				d.aside(both[1-i])
			}
		}
	case (d.phase == predicts || d.phase == right && d.canGoOn()) && untouched && card != 0 && !d.hiding():
		d.unsaid(card)
	case d.phase == predicts && untouched && d.hiding():
		i := slices.IndexFunc(d.newDown, func(m kit.Piece) bool { return d.house.pack.owner(m) == kid && grounds[d.lies(m)].owner == kid })
		if i < 0 {
			break
		}
		d.ask("What did the Kid say of the hidden object?")
		for _, s := range []side{on, by} {
			d.answer(sideValues[s-on].Title, game.Move{Seat: kid, Verb: "predict", Objects: unknown, Place: zone(claims[s])},
				d.Set().Move(visitor, "hide", d.lies(d.newDown[i]), d.newDown[i]))
		}
		if d.skipped(d.seen) {
			d.answer(passedOver)
		} else {
			d.answer(cameTooEarly)
			d.aside(d.newDown[i])
		}
	}
}

// wentOn asks which object is the Visitor's own, when the Kid has taken her trust and several
// objects have come since.
func (d *doubt) wentOn() bool {
	more := slices.Index(spots, d.lies(d.house.pack.trust)) - min(d.trust+d.run, lastSpot)
	if more < 0 || d.turnsUp(d.seen) {
		return false
	}
	onSpaces := d.openOnSpaces()
	if len(onSpaces)+len(d.shown) < 2 {
		return false
	}
	switch marker := d.lies(d.house.pack.turn); {
	case more > 0 && marker == turns[kid] && d.lies(d.house.pack.claim) == claims[d.claim()] && (len(d.shown) > 0 || len(onSpaces) > more):
		return false // she goes on with her claim, and is asked about one after the other
	case more > 0 && len(d.shown) == 0 && (len(onSpaces) == more || len(onSpaces) == more+1 && d.passedOn(marker, d.seen)):
		d.rightByTrust(more, onSpaces)
		return true
	}
	d.ask("The Kid has taken the trust: that turn is over. Which object has the Visitor laid next?")
	d.whichNext()
	return true
}

// whichNext answers with each object on a space that it is the Visitor's own, after the Kid's turn.
func (d *doubt) whichNext() {
	for _, c := range d.openOnSpaces() {
		d.answer(d.title(c).Text(), d.own(d.Set().Move(visitor, "place", d.lies(c), c))...)
	}
}

// rightByTrust asks about objects on spaces that the Kid has predicted without her claim token,
// so many of them rightly by the trust that she has taken. One more is the Visitor's own.
func (d *doubt) rightByTrust(more int, onSpaces []kit.Piece) {
	at := slices.Index(spots, d.lies(d.house.pack.trust))
	slices.SortFunc(onSpaces, func(a, b kit.Piece) int { return int(d.lies(a)) - int(d.lies(b)) }) // as spaces are filled
	right := func(not kit.Piece) (out []game.Move) {
		for _, c := range onSpaces {
			if c != not {
				out = append(out, d.predicts(true, c, grounds[d.lies(c)].side)...)
			}
		}
		return out
	}
	if len(onSpaces) == more {
		var said []game.Text
		for _, c := range onSpaces {
			said = append(said, d.title(c).Text())
		}
		d.ask("The trust token lies on %d. Has the Kid predicted these rightly, too: %s?", at, game.List(said))
		d.answer(game.Say("Yes"), right(0)...)
		d.answer(game.Say("No: the trust token lies too far"))
		return
	}
	d.ask("The trust token lies on %d. Which object has the Visitor laid after the Kid's turn? What the Kid predicted was right.", at)
	for _, c := range onSpaces {
		moves := append(right(c), game.Move{Seat: kid, Verb: "stop", Number: d.run + more}, game.Move{Seat: kid, Verb: "done"})
		d.answer(d.title(c).Text(), append(moves, d.Set().Move(visitor, "place", d.lies(c), c))...)
	}
	d.answer(game.Say("None of these: the trust token lies too far"))
}

// notOwn asks whose an object is that the Kid claims when her turn is over.
func (d *doubt) notOwn(c kit.Piece) {
	if d.missed() || d.missedBefore() {
		d.ask("The prediction was wrong: the Kid's turn is over. Is %s the Visitor's own object? If it is the Kid's, it goes back to the hand.", d.title(c))
	} else {
		d.ask("The Kid's turn is over. Is %s the Visitor's own object? If it is the Kid's next prediction, the Kid's trust and the turn marker go back.", d.title(c))
	}
	var own []game.Move
	switch at := d.lies(c); {
	case d.missed():
		own = d.own(d.Set().Move(visitor, "place", at, c))
	case grounds[at].space:
		own = append(own, d.Set().Move(visitor, "place", at, c))
	case at != d.At(c):
		own = append(own, d.Set().Move(visitor, "turn", at, c))
	}
	d.answer(game.Say("It is the Visitor's own object"), own...)
	if d.phase == visiting && d.stopped {
		d.instead(game.Say("It is the Kid's next prediction"), d.predicts(true, c, claimOf(d.lies(d.house.pack.claim)))...)
	}
}

// whichOwn asks which object on a space is the Visitor's own, when play has gone on past the
// Visitor and the Kid claims one already. What was done since follows from the answer.
func (d *doubt) whichOwn() {
	d.ask("The Visitor has not classified an object of the Visitor's own in this round. Which one is it?")
	others := slices.Concat(d.shown, d.came)
	for _, c := range d.came {
		if !grounds[d.lies(c)].space {
			continue
		}
		moves := append([]game.Move{d.Set().Move(visitor, "place", d.lies(c), c), {Seat: visitor, Verb: "done"}}, d.testsSeen()...)
		if i := slices.IndexFunc(others, func(other kit.Piece) bool { return other != c }); i >= 0 {
			moves = append(moves, d.predicts(false, others[i], claimOf(d.lies(d.house.pack.claim)))...)
		}
		for len(moves) > 1 && d.refused(moves) {
			moves = moves[:len(moves)-1]
		}
		d.answer(d.title(c).Text(), moves...)
	}
	d.answer(game.Say("None of these"))
}

// testsSeen are the tests of which the markers have come, each with the end of its turn, in the
// order of seats.
func (d *doubt) testsSeen() (tests []game.Move) {
	for _, m := range d.newDown {
		if at := grounds[d.lies(m)]; at.lane() && at.owner == d.house.pack.owner(m) && at.owner >= agent1 {
			tests = append(tests, d.Set().Move(at.owner, "test", d.lies(m), m), game.Move{Seat: at.owner, Verb: "done"})
		}
	}
	slices.SortStableFunc(tests, func(a, b game.Move) int { return int(a.Seat - b.Seat) })
	return tests
}

// predicts are the moves of a prediction as it is seen, after an earlier one or not.
func (d *doubt) predicts(again bool, c kit.Piece, s side) []game.Move {
	return d.predictsAt(d.lies(c), again, c, s)
}

// predictsAt are the moves of a prediction of an object that is laid in a place.
func (d *doubt) predictsAt(at kit.Place, again bool, c kit.Piece, s side) (out []game.Move) {
	if again {
		out = append(out, game.Move{Seat: kid, Verb: "again"})
	}
	out = append(out, d.Set().Move(kid, "predict", claims[s], c))
	if grounds[at].space {
		out = append(out, d.Set().Move(visitor, "place", at, c))
	}
	return out
}

// free is a space, or the next one of its side when an object lies there already.
func (d *doubt) free(at kit.Place) kit.Place {
	if !grounds[at].space || d.Top(at) == 0 {
		return at
	}
	return d.takers(grounds[at].side)[0]
}

// unsaid asks what the Kid says of an object that she shows, or that is
// classified already, while her claim token has not been touched.
func (d *doubt) unsaid(c kit.Piece) {
	switch {
	case d.phase == right && claimOf(d.lies(d.house.pack.claim)) != noSide:
		d.ask("%s: is it admitted or repelled? The claim token lies as before.", d.title(c))
	case d.phase == right:
		d.ask("What did the Kid say of %s, if the turn goes on?", d.title(c))
	case grounds[d.lies(c)].space:
		d.ask("What did the Kid say of %s?", d.title(c))
	default:
		for _, other := range []kit.Piece{d.house.pack.turn, d.house.pack.trust} {
			if claimOf(d.lies(other)) != noSide {
				d.say("“%s” lies where only the claim token says what the Kid claims: change the two.", d.title(other))
				return
			}
		}
		d.say("The claim token says what the Kid claims: “admitted” or “repelled”.")
		return
	}
	at := d.free(d.lies(c))
	for _, s := range []side{on, by} {
		d.answer(sideValues[s-on].Title, d.predictsAt(at, d.phase == right, c, s)...)
	}
	switch first := d.phase == predicts && d.run == 0; {
	case !grounds[at].space:
		return
	case d.phase == right:
		d.answer(visitorsOwn, d.own(d.Set().Move(visitor, "place", at, c))...)
	case first && d.skipped(d.seen):
		d.answer(passedOver)
		return
	case !first:
		return
	}
	if d.sound(); len(d.said.Answers) == 0 {
		d.said = game.Doubt{} // she cannot have said anything of it: the cause is another
		return
	}
	d.answer(cameTooEarly)
	d.aside(c)
}

// passedOver is the answer that the Kid has not had her turn when an object was laid.
var passedOver = game.Say("Nothing: it is the Visitor's own object, and the Kid's turn comes first")

// cameTooEarly is the answer that an object was laid before the Kid had said anything of one.
var cameTooEarly = game.Say("Nothing: it came too early, and goes back")

// visitorsOwn is the answer that the Kid's turn was over when an object was laid.
var visitorsOwn = game.Say("The Kid's turn is over: it is the Visitor's own object")

// ownAfter are the moves of a prediction and of the Visitor after it, who lays an object, once the
// turn marker or trust shows that the Kid's turn is over; none where the rules do not allow them.
func (d *doubt) ownAfter(prediction []game.Move, c kit.Piece) []game.Move {
	after, err := game.After(d.position, prediction...)
	if err != nil || !grounds[d.lies(c)].space {
		return nil
	}
	then := after.(*position)
	taken := then.run > 0 && d.lies(d.house.pack.trust) == then.trustDue()
	if !taken && !d.passedOn(d.lies(d.house.pack.turn), d.seen) {
		return nil
	}
	moves := slices.Concat(prediction, then.own(d.Set().Move(visitor, "place", d.lies(c), c)))
	if d.refused(moves) {
		return nil
	}
	return moves
}

// own are the moves of a Kid who has ended her turn, and of the Visitor after her.
func (p *position) own(lays game.Move) (out []game.Move) {
	if p.phase == right {
		out = append(out, game.Move{Seat: kid, Verb: "stop", Number: p.run})
	}
	return append(out, game.Move{Seat: kid, Verb: "done"}, lays)
}

// kidFirst reports whether the Kid has predicted an object before the Agents have tested,
// which her claim token shows, or trust that was raised. Once they have, it asks what she
// said.
func (d *doubt) kidFirst(c kit.Piece) bool {
	raised := d.lies(d.house.pack.trust) == spots[min(d.trust+1, lastSpot)] && d.trust < lastSpot
	if !raised && !d.claimsAnew(d.seen) {
		return false
	}
	var tests []game.Move
	next := d.seat
	if d.phase == ended {
		tests, next = append(tests, game.Move{Seat: d.seat, Verb: "done"}), d.turnAfter(1)
	}
	tests = append(tests, d.testsSeen()...)
	d.ask("What did the Kid say of %s?", d.title(c))
	for _, s := range []side{on, by} {
		moves := slices.Concat(tests, d.predicts(false, c, s))
		if raised {
			moves = append(moves, game.Move{Seat: kid, Verb: "stop", Number: 1})
		}
		if d.lies(d.house.pack.turn) == turns[visitor] {
			moves = append(moves, game.Move{Seat: kid, Verb: "done"})
		}
		if !d.refused(moves) {
			d.said.Answers = append(d.said.Answers, game.Answer{Text: sideValues[s-on].Title, Moves: moves})
		}
	}
	if len(d.said.Answers) == 0 {
		d.say("It is the turn of %s. The Kid predicts later.", d.name(next))
	}
	return true
}
