package grove

import (
	"cmp"
	"errors"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// proves reports whether a card is an object of the proof.
func (d *doubt) proves(c kit.Piece) bool {
	objects, _ := d.proof()
	return slices.Contains(objects[:], c)
}

// spread: of the four of a proof some lie on the spaces of both sides, not slid in
// the row (R62, R82).
func (d *doubt) spread() {
	objects, guess, all := d.guessSeen()
	if d.phase != guessing || !all || !slices.ContainsFunc(objects[:], func(c kit.Piece) bool { return grounds[d.lies(c)].space }) {
		return
	}
	d.ask("Is this the proof: %s?", d.asProof(objects, guess))
	moves := []game.Move{d.guessAs(objects, guess)}
	if d.lies(d.house.pack.turn) == turns[d.seat] {
		moves = append(moves, game.Move{Seat: d.seat, Verb: "lock"})
	}
	d.answer(game.Say("Yes"), moves...)
	d.answer(game.Say("No: we slide them in the row"))
}

// fifth: an object lies in the proof row beside the four (R59).
func (d *doubt) fifth() {
	if d.phase < shielding || d.phase > sorting {
		return
	}
	for _, c := range d.came {
		k := grounds[d.lies(c)].column
		if k == 0 {
			continue
		}
		if own, _ := d.column(k - 1); own != 0 && (d.lies(own) != kit.Nowhere || d.phase > locking) || own == 0 && d.phase < sorting {
			d.say("A proof has %d objects: take %s back.", columns, d.title(c))
			return
		}
	}
}

// takenAway: objects of a proof that is still going on are seen nowhere (R59, R62).
// Where one was, a fifth may lie.
func (d *doubt) takenAway() {
	if d.phase < rowing || d.phase > locking {
		return
	}
	for _, x := range d.came {
		if k := grounds[d.lies(x)].column; k > 0 {
			if c, _ := d.column(k - 1); c != 0 && d.lies(c) == kit.Nowhere {
				d.say("The four of the proof are chosen, and %s belongs in column %d. Take %s away.", d.title(c), k, d.title(x))
				return
			}
		}
	}
	for k := range columns {
		c, _ := d.column(k)
		if at := grounds[d.lies(c)].column; c != 0 && at > 0 && at != k+1 {
			if other, _ := d.column(at - 1); d.lies(other) == kit.Nowhere { // it lies below this one
				d.say("%s belongs in column %d.", d.title(c), k+1)
				return
			}
		}
	}
	if away := d.away(); len(away) > 0 {
		d.say("The proof is not over yet. Lay back in its row: %s.", game.List(away))
	}
}

// away are the objects of a proof that are seen nowhere.
func (d *doubt) away() (out []game.Text) {
	for k := range columns {
		if c, _ := d.column(k); c != 0 && d.lies(c) == kit.Nowhere {
			out = append(out, d.title(c).Text())
		}
	}
	return out
}

// gathered: the four of a failed proof are put away, unclassified (R66), or another object
// comes before them.
func (d *doubt) gathered() {
	if d.phase == lifting && !d.sealed && d.roofGone(d.seen) && len(d.away()) > 0 { // they were taken up with the lift
		if lifted, err := game.After(d.position, d.lifts()...); err == nil && lifted.(*position).phase == sorting {
			after := &doubt{position: lifted.(*position), seen: d.seen}
			after.gathered()
			d.said = after.said
		}
	}
	if d.phase != sorting {
		return
	}
	var left []game.Text
	var sorts []game.Move
	away := false
	for k, s := range d.marks {
		switch c, _ := d.column(k); {
		case c == 0:
		case grounds[d.lies(c)].space:
			sorts = append(sorts, d.Set().Move(visitor, "place", d.lies(c), c))
		default:
			left = append(left, game.Say("%s %s", d.title(c), s.phrase()))
			away = away || d.lies(c) == kit.Nowhere
		}
	}
	if away {
		d.say("The four of a failed proof are classified, each on the side of its token: %s.", game.List(left))
		return
	}
	if c := d.openOnSpace(); c != 0 {
		d.say("The four of the proof are classified first. %s comes after them.", d.title(c))
		if d.said.Beside = d.Set().IDs(c); len(left) == 0 {
			d.answer(game.Say("The four are classified"), sorts...)
		}
	}
}

// proofRow: the objects of a proof (R59, R62).
func (d *doubt) proofRow() {
	slid, middle := d.slid()
	early := d.phase == guessing && d.lies(d.house.pack.turn) == turns[d.seat]
	if early && !slid {
		return // first the marker says that the marks are set
	}
	if d.noProof() || d.whoseProof() {
		return
	}
	if d.phase == marking && slid && d.lies(d.house.pack.turn) == turns[visitor] && len(middle) > 0 { // it may lie there since before
		d.say("If the Visitor's marks are set, slide the others, too: %s. If they are not, slide back what is slid.", game.List(middle))
		return
	}
	for k := range columns {
		c, _ := d.column(k)
		if at := grounds[d.lies(c)].column; c != 0 && d.phase >= shielding && d.phase <= guessing && at > 0 && at != k+1 {
			d.ask("%s belongs in column %d.", d.title(c), k+1)
			return
		}
	}
	for c := range d.classified() {
		if rows := d.phase == acting || d.phase == predicts || d.phase == rowing; rows && grounds[d.lies(c)].column > 0 {
			d.say("%s is classified already: nobody can prove it. Lay it back, and turn one up from the deck.", d.title(c))
			d.said.Stray = d.Set().ID(c)
			return
		}
	}
	var inRow []game.Text
	empty := 0 // the first column in which nothing lies
	for k := range columns {
		c, s := d.column(k)
		at := d.lies(c)
		switch {
		case d.phase == rowing && grounds[at].column == k+1:
			inRow = append(inRow, d.title(c).Text())
		case c == 0 || d.phase == rowing: // it may have been picked up again
			lay := len(inRow)
			for _, x := range d.came {
				if grounds[d.lies(x)].column == k+1 {
					inRow = append(inRow, d.title(x).Text())
				}
			}
			if len(inRow) == lay {
				empty = cmp.Or(empty, k+1)
			}
		case d.phase == guessing && grounds[at].space: // it is proved there (R82)
		case (d.phase == guessing || d.phase == locking) && at != row[on][k] && at != row[by][k]:
			inRow = append(inRow, d.title(c).Text())
		case d.seen[d.Set().ID(c)] == "" || at == row[s][k]:
			continue
		case d.phase == shielding && (grounds[at].column > 0 || grounds[at].space):
			d.say("The shield does not stand, and the Visitor's marks are not set yet. Slide the four back to the middle until then.")
		case d.phase == marking && (grounds[at].column > 0 || grounds[at].space):
			d.say("The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.")
		case d.phase == lifting && grounds[at].space && (d.roofGone(d.seen) || d.house.openShield):
			if grounds[at].side == s { // it was laid there to prove (R82)
				d.ask("Is the shield lifted?")
			} else {
				d.ask("Cards of the proof are being moved. Is the shield lifted?")
			}
			d.said.Accept = d.lifts()
		case d.phase == lifting && grounds[at].space && grounds[at].side != s:
			d.say("The shield still stands: the Visitor lifts it first, so that everyone sees the marks.")
		case d.phase == lifting && grounds[at].column > 0:
			d.ask("Column %d was moved after the proof was locked. The locked side counts.", k+1)
			if d.roofGone(d.seen) {
				d.said.Accept = d.lifts()
			}
		case d.phase == sorting && !grounds[at].space:
			d.ask("Column %d was moved after the shield was lifted. The locked side counts.", k+1)
		}
		if d.said.Question.Format != "" {
			return
		}
	}
	switch {
	case len(inRow) == 0:
	case d.phase == guessing || d.phase == locking:
		if d.slide(inRow); early {
			d.said.Hint, d.said.Stray = true, turnMarker // that the guess is locked it can say only later
		}
	case len(inRow) < columns && (d.phase == acting || d.phase == predicts || d.phase == rowing):
		d.say("The proof row has %d of 4: %s. Column %d is still empty.", len(inRow), game.List(inRow), empty)
		if d.lies(d.house.pack.turn) == turns[visitor] {
			d.said.Stray = turnMarker // nobody can have marked all four yet
		}
	}
}

// whoseProof asks whose proof lies in the row, when the turn marker has gone on to another Agent
// and the one in turn has not acted yet.
func (d *doubt) whoseProof() bool {
	next := game.Seat(slices.Index(turns, d.lies(d.house.pack.turn)))
	if d.phase != acting || next <= d.seat {
		return false
	}
	var proves []game.Move
	for k := range columns {
		for _, c := range d.came {
			if d.lies(c) == row[noSide][k] {
				proves = append(proves, d.Set().Move(d.seat, "prove", row[noSide][k], c))
			}
		}
	}
	if len(proves) < columns || d.refused(proves) {
		return false
	}
	d.ask("Whose proof is it? It is the turn of %s, but the turn marker lies before %s.", d.name(d.seat), d.name(next))
	d.said.Answers = append(d.said.Answers, game.Answer{Text: game.Say("It is that of %s", d.name(d.seat)), Moves: proves})
	d.answer(game.Say("It is that of %s: %s tests an object first", d.name(next), d.name(d.seat)))
	return true
}

// slid reports whether one of the four has been slid already, and which lie in the
// middle still.
func (d *doubt) slid() (some bool, middle []game.Text) {
	for k := range columns {
		switch c, _ := d.column(k); d.lies(c) {
		case row[on][k], row[by][k]:
			some = true
		case row[noSide][k]:
			middle = append(middle, d.title(c).Text())
		}
	}
	return some, middle
}

// slide says which of the four are still to be slid (R62).
func (d *doubt) slide(left []game.Text) {
	d.ask("Slide each object to “admitted” or “repelled”. Still to do: %s.", game.List(left))
}

// noProof: objects come into the proof row while no proof may begin (R59).
func (d *doubt) noProof() bool {
	var back []game.Text
	var ids []string
	for _, c := range d.came {
		if grounds[d.lies(c)].column > 0 {
			back, ids = append(back, d.title(c).Text()), append(ids, d.Set().ID(c))
		}
	}
	var no *game.Refusal
	if len(back) == 0 || d.provesMore(d.seen) || !errors.As(d.Barred(d.seat, "prove"), &no) {
		return false
	}
	switch d.phase {
	case predicts, ended:
		d.say("%s Take %s back.", no.Text, game.List(back))
		return true
	case claimed, hidden, right:
		d.say("The Kid predicts in this turn and does not prove: take %s back.", game.List(back))
	case visiting:
		d.say("Nobody proves in the Visitor's turn: take %s back.", game.List(back))
	default:
		return false
	}
	d.said.Beside = ids
	return true
}

// tokens: a mark cannot be read after the lift (R63), or lies otherwise than it
// was sealed.
func (d *doubt) tokens() {
	marks := marksIn(d.seen)
	unread := d.phase == lifting && !d.sealed && d.roofGone(d.seen)
	for k, id := range guessTokens { // it may lie upon another one
		if at := d.columnOf(id); unread && marks[k] == noSide && at > 0 {
			d.say("Token %d lies in column %d. Each token marks the column of its own number: slide it there.", k+1, at)
			return
		}
	}
	for k, id := range guessTokens {
		switch {
		case unread && marks[k] == noSide:
			d.ask("Token %d cannot be read. Slide it to the middle of “admitted” or “repelled”.", k+1)
		case d.stray[k] && d.seen[id] != d.expected[id]:
			d.ask("Token %d was moved after it was sealed. The sealed mark counts. Put it back.", k+1)
		case d.phase == sorting && !d.sealed && marks[k] == d.marks[k].other():
			d.ask("Token %d was moved after the shield was lifted. The mark that everyone has seen counts: put it back.", k+1)
			d.take(d.seen[id], id)
		default:
			continue
		}
		return
	}
}

// columnOf is the column in which a token of the Visitor's lies behind the shield, or 0.
func (d *doubt) columnOf(token string) int {
	at := d.position.seen(d.seen, d.Set().Piece(token))
	return 1 + max(slices.Index(cells[on], at), slices.Index(cells[by], at))
}

// lifts is the lift as it is seen: nothing when a token that counts where it
// lies cannot be read.
func (d *doubt) lifts() []game.Move {
	m := game.Move{Seat: visitor, Verb: "lift", Objects: d.moved(d.seen)}
	if marks := marksIn(d.seen); !d.sealed {
		if slices.Contains(marks[:], noSide) {
			return nil
		}
		m.Place = sidesText(marks)
	}
	return []game.Move{m}
}
