package grove

import (
	"iter"
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Doubt puts a table that no legal move explains, or that is about to become
// one, into the words of the rule it breaks, and gives the moves that take it as
// it lies where the rules can.
func (p *position) Doubt(seen game.Layout) (game.Doubt, bool) {
	d := &doubt{position: p, seen: seen, expected: p.Layout()}
	d.compare()
	if d.goneOn() {
		done := game.Move{Seat: p.seat, Verb: "done"}
		if next, err := game.After(p, done); err == nil && next.Result() == nil {
			said, ok := next.(*position).Doubt(d.passingOn(next))
			return beginning(done, said), ok
		}
	}
	for _, look := range []func(*doubt){
		(*doubt).start, (*doubt).spilled, (*doubt).deckPlace, (*doubt).shield, (*doubt).tokens,
		(*doubt).reveals, (*doubt).predicted, (*doubt).untested, (*doubt).lanes,
		(*doubt).spread, (*doubt).fifth, (*doubt).takenAway, (*doubt).gathered, (*doubt).laid, (*doubt).proofRow, (*doubt).claimCells, (*doubt).unasked, (*doubt).open, (*doubt).turn, (*doubt).trustRow, (*doubt).unclaimed, (*doubt).early,
	} {
		look(d)
		asks := len(d.said.Answers) > 0
		if d.sound(); asks && len(d.said.Answers) == 0 {
			d.said = game.Doubt{} // none of them can be: the cause is another
		}
		if d.said.Question.Format != "" {
			return d.said, true
		}
	}
	return game.Doubt{}, false
}

// doubt compares one look at the table with a position.
type doubt struct {
	*position
	seen, expected game.Layout
	shown          []kit.Piece // open cards on the show space that the record has not there
	came, gone     []kit.Piece // open cards elsewhere that the record has not, and has
	newDown, lost  []kit.Piece // the same of markers
	said           game.Doubt
}

// compare lists what came and what is gone. A card on the show space is not
// due there or it would be expected: it is only passing (R78).
func (d *doubt) compare() {
	tell := func(pieces iter.Seq[kit.Piece], came, gone *[]kit.Piece) {
		for p := range pieces {
			id := d.Set().ID(p)
			now, was := d.seen[id], d.expected[id]
			switch {
			case now == zone(show) && was != now:
				d.shown = append(d.shown, p)
			case now != "" && was == "":
				*came = append(*came, p)
			case now == "" && was != "" && was != game.Anywhere:
				*gone = append(*gone, p)
			}
		}
	}
	tell(d.house.pack.cards(), &d.came, &d.gone)
	tell(slices.Values(d.house.pack.markers[game.Table]), &d.newDown, &d.lost)
}

// passingOn is what is seen when the turn marker, if it lies where it lay, is passed on.
func (d *doubt) passingOn(next game.State) game.Layout {
	seen := d.seen
	if seen[turnMarker] == d.expected[turnMarker] {
		seen = maps.Clone(seen)
		seen[turnMarker] = next.Layout()[turnMarker]
	}
	return seen
}

// beginning has what is answered to a doubt, or accepted, begin with a move.
func beginning(m game.Move, d game.Doubt) game.Doubt {
	d.Answers = slices.Clone(d.Answers)
	moves := []*[]game.Move{&d.Accept, &d.Or}
	for i, a := range d.Answers {
		if !a.Instead {
			moves = append(moves, &d.Answers[i].Moves)
		}
	}
	for _, of := range moves {
		if len(*of) > 0 {
			*of = slices.Concat([]game.Move{m}, *of)
		}
	}
	return d
}

// goneOn reports whether the Kid, or the Visitor for her, has gone on in a turn that is done but
// for its marker: what is seen is doubted as it is in the next turn.
func (d *doubt) goneOn() bool {
	if d.phase != ended || d.seat == kid {
		return false
	}
	laid := slices.ContainsFunc(d.came, func(c kit.Piece) bool { return grounds[d.lies(c)].column == 0 })
	hid := slices.ContainsFunc(d.newDown, func(m kit.Piece) bool { return d.house.pack.owner(m) == kid })
	return len(d.shown) > 0 && d.claimsAnew(d.seen) || d.seat >= agent1 && (laid || hid)
}

// lies is where a piece is seen.
func (d *doubt) lies(p kit.Piece) kit.Place { return d.position.seen(d.seen, p) }

// sound drops what was found to accept, or to answer, when the rules refuse it.
func (d *doubt) sound() {
	if d.refused(d.said.Accept) {
		d.said.Accept = nil
	}
	d.said.Answers = slices.DeleteFunc(d.said.Answers, func(a game.Answer) bool { return !a.Instead && d.refused(a.Moves) })
}

// refused reports whether the rules refuse one of some moves. One that opens a seal is
// not tried, nor what follows it: what can be asked must not depend on what is sealed.
func (d *doubt) refused(moves []game.Move) bool {
	var now game.State = d.position
	for _, m := range moves {
		if game.Opening(now, m) {
			return false
		}
		next, _, err := now.Apply(m)
		if err != nil {
			return true
		}
		now = next
	}
	return false
}

func (d *doubt) ask(format string, args ...any) { d.said.Question = game.Say(format, args...) }

// say says what is left to do: nobody has to answer.
func (d *doubt) say(format string, args ...any) {
	d.ask(format, args...)
	d.said.Hint = true
}

// take adds a correction to what accepting means.
func (d *doubt) take(zone string, objects ...string) {
	d.said.Accept = append(d.said.Accept, game.Move{Seat: game.Table, Verb: game.Correct, Objects: objects, Place: zone})
}

// answer offers moves; the turn ends with them when its marker has gone on.
func (d *doubt) answer(text game.Text, moves ...game.Move) {
	if at := d.lies(d.house.pack.turn); len(moves) > 0 && d.phase == acting && d.passedOn(at, d.seen) {
		moves = append(moves, game.Move{Seat: d.seat, Verb: "done"})
	}
	d.said.Answers = append(d.said.Answers, game.Answer{Text: text, Moves: moves})
}

// instead offers moves that were made instead of the last ones.
func (d *doubt) instead(text game.Text, moves ...game.Move) {
	d.said.Answers = append(d.said.Answers, game.Answer{Text: text, Moves: moves, Instead: true})
}

// aside has the latest answer say that a piece is of no account where it lies.
func (d *doubt) aside(p kit.Piece) { d.said.Answers[len(d.said.Answers)-1].Aside = d.Set().ID(p) }

// spilled: more objects have come than anybody plays at a time, beside the four of a proof
// that was laid early.
func (d *doubt) spilled() {
	n, inRow := len(d.came)+len(d.shown), 0
	for _, c := range d.came {
		if grounds[d.lies(c)].column > 0 {
			inRow++
		}
	}
	if inRow == columns {
		n -= columns
	}
	if n > columns {
		d.say("%d objects have come that nobody has played so far: take back those that are not played.", n)
	}
}

// deckPlace: the deck's own tag is seen (R69), or is not any more after people have said that the
// deck is empty.
func (d *doubt) deckPlace() {
	switch {
	case d.seen[deckBare] != "" && d.expected[deckBare] == "":
		d.ask("Is the deck empty?")
		d.said.Accept = []game.Move{{Seat: game.Table, Verb: "empty"}}
	case d.deckIsBack(d.seen):
		d.ask("Are there cards left in the deck after all?")
		d.said.Accept = []game.Move{{Seat: game.Table, Verb: game.Correct, Objects: []string{"deck"}, Number: d.stock}}
		if d.passedOn(d.lies(d.house.pack.turn), d.seen) {
			return // whether the game is over waits for the answer
		}
	default:
		return
	}
	d.said.Beside = []string{deckBare}
}

// deckIsBack reports whether something lies on the place of a deck of which people have said that
// it is empty.
func (p *position) deckIsBack(seen game.Layout) bool {
	return p.deck == 0 && p.stock > 0 && seen[deckBare] == ""
}

// shield: it moved too early (R60, R61).
func (d *doubt) shield() {
	if d.phase == sorting && d.seen[shieldPiece] != "" {
		d.say("The shield was lifted and is not needed any more: take it away.")
	}
	if !d.roofGone(d.seen) {
		return
	}
	objects, guess, all := d.guessSeen()
	switch {
	case d.phase != marking && d.phase != guessing && d.phase != locking:
	case all && (d.phase != marking || d.lifts() != nil):
		d.unlocked(objects, guess)
	case len(d.away()) > 0: // the proof is given up
	case d.phase == marking:
		d.say("The shield stays up until the proof is locked. Put it back.")
	default:
		d.ask("The shield moved before the guess. Does the Visitor mark again?")
		d.answer(game.Say("Yes"), d.marksAgain())
		d.answer(game.Say("We put it back"))
	}
}

// marksAgain takes the marks back, as the shield was lifted too early.
func (d *doubt) marksAgain() game.Move {
	return game.Move{Seat: game.Table, Verb: game.Correct, Objects: []string{shieldPiece}, Place: zone(hoodAt)}
}

// unlocked: the shield is lifted over a proof that nobody has locked (R79).
func (d *doubt) unlocked(objects [columns]kit.Piece, guess [columns]side) {
	moves := []game.Move{{Seat: visitor, Verb: "set"}, d.guessAs(objects, guess), {Seat: d.seat, Verb: "lock"}}[d.phase-marking:]
	if locked, err := game.After(d.position, moves...); err == nil {
		lifted := &doubt{position: locked.(*position), seen: d.seen}
		moves = append(moves, lifted.lifts()...)
	}
	if d.phase == marking {
		d.ask("The shield is lifted, but nobody has shown that the marks were set and the proof locked. Was this the proof, with the marks set before it: %s?", d.asProof(objects, guess))
		d.answer(game.Say("Yes"), moves...)
		d.answer(game.Say("No: the Visitor marks again"))
		return
	}
	d.ask("The shield was lifted before the proof was locked. Is this the proof: %s?", d.asProof(objects, guess))
	d.answer(game.Say("Yes"), moves...)
	d.answer(game.Say("No: the Visitor marks again"), d.marksAgain())
	d.answer(game.Say("We put it back"))
}

// guessSeen is the proof as it was slid before, or as it lies, slid in the row or laid on
// the spaces of both sides (R62, R82), and whether all four have a side.
func (d *doubt) guessSeen() (objects [columns]kit.Piece, guess [columns]side, all bool) {
	objects, guess = d.proof()
	if d.phase == locking {
		return objects, guess, true // what lies elsewhere now was moved with the lift
	}
	all = true
	for k, c := range objects {
		g := grounds[d.lies(c)]
		if guess[k] = g.side; g.side == noSide || !g.space && g.column != k+1 {
			all = false
		}
	}
	return objects, guess, all
}

// asProof is a proof in words.
func (d *doubt) asProof(objects [columns]kit.Piece, guess [columns]side) game.Text {
	said := make([]any, columns)
	for k, c := range objects {
		said[k] = game.Say("%s is %s", d.title(c), guess[k].verdict())
	}
	return game.Say("%s, %s, %s, %s", said...)
}

// guessAs is the move of the prover who places the four so.
func (d *doubt) guessAs(objects [columns]kit.Piece, guess [columns]side) game.Move {
	return game.Move{Seat: d.seat, Verb: "guess", Objects: d.Set().IDs(objects[:]...), Place: sidesText(guess)}
}

// start: two open objects, then each on a space (R4, R10).
func (d *doubt) start() {
	if n := len(d.shown); n == 1 && d.phase != dealing && d.phase <= starting {
		for _, c := range d.In(show) {
			if d.lies(c) == kit.Nowhere {
				d.ask("%s lies on the show space, and %s is gone. Is it one of the first two objects now?", d.title(d.shown[0]), d.title(c))
				d.answer(game.Say("Yes"), game.Move{Seat: game.Table, Verb: game.Correct, Objects: d.Set().IDs(c, d.shown[0])})
				d.answer(game.Say("We put it back"))
				return
			}
		}
	}
	if n := len(d.shown); (d.phase == ruling || d.phase == trimming) && n > 0 {
		d.say("A game starts with 2 face-up objects. The camera sees %d more on the show space: take them back.", n)
	}
	if d.phase != dealing {
		return
	}
	switch n := len(d.came) + len(d.shown); {
	case n == turnedUp && d.openOnSpace() != 0:
		d.placedAtOnce()
	case n == turnedUp && len(d.came) > 0:
		d.say("The first two objects go to the show space: lay both there, side by side.")
	case n == 1:
		d.say("The camera sees only %s face up. A game starts with 2 objects: lay both side by side on the show space.", d.title(slices.Concat(d.came, d.shown)[0]))
	case n > turnedUp:
		d.say("The camera sees %d face-up cards. A game starts with 2.", n)
	}
}

// placedAtOnce: the two objects of the start lie on spaces, though they are classified
// only when the rule is made (R4, R10).
func (d *doubt) placedAtOnce() {
	both := slices.Concat(d.came, d.shown)
	moves := []game.Move{d.Set().Move(game.Table, "deal", show, both...), {Seat: visitor, Verb: "rule"}}
	trim := game.Move{Seat: visitor, Verb: "trim"}
	trims := d.house.visitorTwice
	if trims && !d.house.trimLast {
		moves = append(moves, trim)
	}
	for _, c := range both {
		if grounds[d.lies(c)].space {
			moves = append(moves, d.Set().Move(visitor, "place", d.lies(c), c))
		}
	}
	if len(d.came) == turnedUp && trims && d.house.trimLast {
		moves = append(moves, trim)
	}
	d.ask("The first two objects lie on spaces. Has the Visitor made the rule, and classified them?")
	d.answer(game.Say("Yes"), moves...)
	d.answer(game.Say("No: they go to the show space"))
}

// claimCells: the claim changed (R25).
func (d *doubt) claimCells() {
	was, at := d.claim(), d.lies(d.house.pack.claim)
	if c := d.Top(show); d.phase == claimed && was != noSide && at == claims[noSide] && d.lies(c) == show {
		d.ask("The Kid has claimed that %s is %s: the claim token stays there until it is classified.", d.title(c), was.verdict())
		return
	}
	if is := claimOf(at); d.missed() && was != noSide && is == was.other() && len(d.shown) == 0 {
		d.say("The claim that lay when the object was classified counts: the prediction was wrong, and the Kid's turn is over.")
		return
	}
	is := claimOf(at)
	if is == noSide || was == noSide || is == was || d.phase != claimed && d.phase != hidden {
		return
	}
	if d.phase == hidden && len(d.shown) > 0 && len(d.newDown) == 0 { // she goes on, and what she has hidden is not seen
		d.unmarked()
		return
	}
	d.ask("The claim changed. Which one counts?")
	d.answer(game.Say("The first one: %s", was.verdict()))
	if c := d.Top(show); len(d.newDown) > 0 || c != 0 && d.lies(c) != show {
		d.aside(d.house.pack.claim) // and the object that was laid since is taken for classified
	}
	d.answer(game.Say("The new one: %s", is.verdict()), d.Set().Move(game.Table, game.Correct, at, d.house.pack.claim))
}

// unclaimed: the claim token says something in the turn of somebody else (R25).
func (d *doubt) unclaimed() {
	if d.seat == kid || d.phase <= starting || !d.claimsAnew(d.seen) {
		return
	}
	if next := d.turnAfter(1); d.phase == ended && next == kid {
		d.say("%s is next. Move the turn marker there.", d.name(next))
		return
	}
	d.say("It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.")
}

// turn: the marker lies before somebody else (R12, R13), or still where it lay
// when something was done by a key.
func (d *doubt) turn() {
	z := d.lies(d.house.pack.turn)
	if d.seen[turnMarker] == "" || d.expected[turnMarker] == game.Anywhere || d.seen[turnMarker] == d.expected[turnMarker] {
		return
	}
	switch {
	case d.phase == guessing && z == turns[d.seat]:
		d.say("The marks are set: now the four are slid. When the proof is final, lift the turn marker and lay it down again.")
		d.said.Stray = turnMarker // that the guess is locked it can say only later
	case d.phase == lifting && z == turns[visitor]:
		d.say("The proof is locked. Move the turn marker back to %s.", d.name(d.seat))
	case d.phase == marking && z == turns[visitor]:
		d.say("The marks are not set yet. When they are, lift the turn marker and lay it down again.")
	case d.phase == locking && z == turns[d.seat]:
		d.say("The proof is not locked yet. When it is, lift the turn marker and lay it down again.")
	case d.phase == shielding || d.phase == marking:
		d.say("The turn marker moved, but the marks are not set yet. %s", d.prompt())
		if d.phase == shielding {
			d.said.Stray = turnMarker // that the marks are set it can say only later
		}
	case d.phase == ended && d.turnAfter(1) == visitor && z == turns[d.turnAfter(2)]:
		d.passedVisitor()
	case d.phase == ended && z != turns[d.turnAfter(1)]:
		d.say("%s is next. Move the turn marker there.", d.name(d.turnAfter(1)))
		if d.turnAfter(1) == kid && z == turns[visitor] {
			d.said.Stray = turnMarker // that the Kid has stopped it can say only later
		}
	case d.phase == ended: // it was there too early
	case d.phase < starting:
		d.say("The turn marker starts before the Visitor: lay it there.")
	case d.behind(z) != game.Table: // where it lay before the turn
		d.say("It is the turn of %s, but the turn marker lies before %s. After this turn it goes to %s.", d.name(d.seat), d.name(d.behind(z)), d.name(d.turnAfter(1)))
	default:
		d.say("The turn marker moved, but the turn is not done. %s", d.prompt())
		if d.phase == predicts && d.run == 0 && z == turns[visitor] {
			d.said.Stray = turnMarker // that the Kid has stopped it can say only later
		}
	}
}

// behind is the seat before whom the turn marker lies, when it has been in turn more
// recently than it will be, or Table.
func (d *doubt) behind(at kit.Place) game.Seat {
	for n := 1; 2*n <= len(d.round()); n++ {
		if s := d.turnAfter(-n); at == turns[s] {
			return s
		}
	}
	return game.Table
}

// trustRow: the token lies where the rules do not have it (R47).
func (d *doubt) trustRow() {
	at := slices.Index(spots, d.lies(d.house.pack.trust))
	if (d.phase == claimed || d.phase == hidden) && at == d.trust+d.run+1 {
		d.say("Trust goes up after a right prediction, but the object is not classified yet. %s", d.prompt())
		return
	}
	if d.phase >= rowing && d.phase <= lifting && d.seat >= agent1 && at > d.trust && at <= d.trust+failedProof {
		d.say("The shield has not been lifted yet, so trust stays at %d. Its token lies on %d: move it back.", d.trust, at)
		return
	}
	so := d.trust + d.run
	all := d.phase == right && d.run == mostPredictions && at > d.trust && so <= lastSpot // she is taking it
	if all && at != so || at > so && d.expected[trustToken] == game.Anywhere && d.run > 0 && (d.phase == right || d.phase == predicts) {
		d.say("Trust comes to %d so far, but its token lies on %d: move it.", so, at)
		return
	}
	if d.proved && d.seat == kid && d.phase == ended && !d.stopped && at > d.trust && at <= lastSpot {
		d.say("A failed proof of the Kid raises no trust: it stays at %d. Its token lies on %d: move it back.", d.trust, at)
		return
	}
	if d.missed() && at > d.trust && at <= lastSpot && d.trust < lastSpot {
		d.say("The prediction was wrong, so trust stays at %d. Its token lies on %d: move it back.", d.trust, at)
		return
	}
	if at >= 0 && d.expected[trustToken] != game.Anywhere && spots[at] != d.At(d.house.pack.trust) && d.phase != raising {
		d.say("Trust is %d, but its token lies on %d: move it.", d.trust, at)
	}
}

// refusal is why a move is not allowed now, or nothing.
func (d *doubt) refusal(m game.Move) game.Text {
	if _, err := game.After(d.position, m); err != nil {
		return game.Sentence(err)
	}
	return game.Text{}
}
