package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// downOwner is the owner of the hidden object that is due now, or Table.
func (p *position) downOwner() game.Seat {
	switch {
	case p.phase == acting && p.hands[p.seat] > 0:
		return p.seat
	case p.phase == hidden, p.phase == visiting && p.house.track.has(hideOwn, p.trust):
		return kid
	}
	return game.Table
}

// openInLane is an object that has come to lie open in a lane, or 0.
func (d *doubt) openInLane() kit.Piece { return d.openWhere(ground.lane) }

// openOnSpace is an object that has come to lie open on a space, or 0.
func (d *doubt) openOnSpace() kit.Piece {
	return d.openWhere(func(g ground) bool { return g.space })
}

// openOnSpaces are the objects that have come to lie open on spaces.
func (d *doubt) openOnSpaces() (out []kit.Piece) {
	for _, c := range d.came {
		if grounds[d.lies(c)].space {
			out = append(out, c)
		}
	}
	return out
}

// openWhere is the first object that has come to lie open in a place of a kind, or 0.
func (d *doubt) openWhere(is func(ground) bool) kit.Piece {
	if i := slices.IndexFunc(d.came, func(c kit.Piece) bool { return is(grounds[d.lies(c)]) }); i >= 0 {
		return d.came[i]
	}
	return 0
}

// notHidden: the Kid hides a prediction that is open (R32), or her turn was over, as it is
// when the Visitor's own object lies in a lane of hers.
func (d *doubt) notHidden(m kit.Piece) {
	hides := d.Set().Move(visitor, "hide", d.lies(m), m)
	own, over := d.own(hides), d.missed()
	first, trust := d.hidden(), d.trust
	if d.phase == right {
		trust += d.run
	}
	switch from := d.house.track.from(secretOne); {
	case (over || d.phase == right) && d.house.track.has(hideOwn, trust):
		d.ask("Whose is this hidden object: the Visitor's own one, or the Kid's next prediction?")
		for d.refused(own) {
			own = own[:len(own)-1] // others act before it
		}
		d.answer(visitorsOwn, own...)
		if over {
			d.answer(game.Say("It is the Kid's: that turn is over, and it goes back to the Kid's hand"))
		} else {
			d.answer(game.Say("It is the Kid's: only the first one of a turn is hidden, so it is turned face up"))
		}
		d.aside(m)
		if first != 0 && d.At(first) != d.lies(m) {
			d.instead(game.Say("It is what the Kid has predicted: the first one is the Visitor's own, came too early, and goes back"), hides)
			d.aside(first)
		}
	case (d.stopped || d.proved) && d.claimsAnew(d.seen):
		d.say("The Kid's turn is over, with no more predictions. The object goes back to the hand.")
	case d.stopped || d.proved: // it is the Visitor's own
	case over:
		d.say("The prediction was wrong: the Kid's turn is over. The object goes back to the hand.")
	case d.trust < from:
		d.say("Until trust %d the Kid predicts face up: turn the object face up. If it is the Visitor's own, the Kid's turn comes first.", from)
	default:
		d.say("Only the first prediction of a turn is hidden. Turn this object face up.")
	}
}

// hidden is the marker on what the Kid has predicted in this turn, when it is hidden and all that
// she has predicted, or 0.
func (p *position) hidden() kit.Piece {
	for m := range p.hides(kid) {
		if only := (pieceSet{}); p.fresh.has(m) {
			if only.add(m); p.fresh == only {
				return m
			}
		}
	}
	return 0
}

// firstUntested is the first Agent from one on whose object has not come.
func (d *doubt) firstUntested(from game.Seat) game.Seat {
	for slices.ContainsFunc(d.newDown, func(m kit.Piece) bool {
		return d.house.pack.owner(m) == from && grounds[d.lies(m)].owner == from
	}) {
		from++
	}
	return from
}

// classifies reports whether an object is to be laid on a space now.
func (p *position) classifies(c kit.Piece) bool {
	switch p.phase {
	case starting, claimed:
		return p.At(c) == show
	case visiting:
		return p.At(c) == kit.Nowhere && p.Top(show) == 0
	case sorting:
		return grounds[p.At(c)].column > 0
	}
	return false
}

// laid: an open object lies where another was due, or hidden (R26, R32, R36,
// R37, R42 to R44, R66).
func (d *doubt) laid() {
	for c := range d.house.pack.cards() {
		id, at := d.Set().ID(c), d.lies(c)
		g := grounds[at]
		if d.seen[id] == d.expected[id] || !g.space && !g.lane() {
			if g.column > 0 && d.At(c) == show && d.classifies(c) {
				d.say("%s goes on a space, not in the proof row: admitted on the forcefield, repelled in the clearing.", d.title(c))
				return
			}
			continue
		}
		came := slices.Contains(d.came, c)
		switch due := d.downOwner(); {
		case came && g.lane():
			if g.owner != due {
				if len(d.lost)+len(d.newDown) > 0 { // she is turning it up, or over
					continue
				}
				d.say("A face-up card lies %s, where none is due now: take it away.", game.Say(board.Zone(at).Name))
				return
			}
			d.ask("The card %s should be face down: turn it over.", game.Say(board.Zone(at).Name))
		case came && d.phase == hidden:
			d.ask("From trust %d on, the first prediction is hidden: turn %s face down.", d.house.track.from(secretOne), d.title(c))
		case came && g.space && d.phase == visiting && d.Top(show) != 0:
			d.shownAnother(d.Top(show), c)
			return
		case came && due == kid:
			if d.trustTold(hideOwn, d.Set().Move(visitor, "place", at, c)) {
				return
			}
			d.ask("From trust %d on, this card is hidden from the Agents: turn %s face down.", d.house.track.from(hideOwn), d.title(c))
		case came && g.space && (d.phase == guessing || d.phase == locking) && !d.proves(c):
			d.say("%s lies %s, where no card is due now: take it away.", d.title(c), game.Say(board.Zone(at).Name))
			return
		case g.lane() && d.phase == claimed && d.classifies(c):
			d.say("%s is predicted face up: it goes on a space %s, not in a lane.", d.title(c), g.side.phrase())
			return
		case !g.space || !d.classifies(c):
			continue
		case d.phase == sorting && g.side != d.marks[grounds[d.At(c)].column-1]:
			if wrong := d.sortedWrong(); len(wrong) > 1 {
				d.ask("The four of a failed proof are classified, each on the side of its token: %s.", game.List(wrong))
				return
			}
			d.ask("The token says that %s belongs %s.", d.title(c), g.side.other().phrase())
		default:
			no := d.refusal(d.Set().Move(visitor, "place", at, c))
			if no.Format == "" {
				continue
			}
			d.said.Question = no
		}
		if under := d.Top(at); g.space && under != 0 {
			d.take(zone(at), id, d.Set().ID(under))
		} else {
			d.take(zone(at), id)
		}
		if came && (g.lane() || d.downOwner() == kid) {
			d.turnedDown(c)
		}
		return
	}
}

// turnedDown offers to turn an object down that lies open, or to take it as it lies by what was
// found to accept.
func (d *doubt) turnedDown(c kit.Piece) {
	stays := d.said.Accept
	d.said.Accept = nil
	d.answer(game.Say("We turn it face down"))
	d.answer(game.Say("%s stays open by agreement", d.title(c)), stays...)
}

// sortedWrong are the objects of a failed proof that lie on the other side than their tokens,
// each with where it belongs.
func (d *doubt) sortedWrong() (out []game.Text) {
	for k, s := range d.marks {
		if c, _ := d.column(k); c != 0 && grounds[d.lies(c)].space && grounds[d.lies(c)].side != s {
			out = append(out, game.Say("%s %s", d.title(c), s.phrase()))
		}
	}
	return out
}

// trustTold asks which count of trust is right, when an object is laid as it would be with
// the one that the trust token tells and not with the record's; then people mean these moves.
func (d *doubt) trustTold(by power, moves ...game.Move) bool {
	at := slices.Index(spots, d.lies(d.house.pack.trust))
	now, told := d.house.track.has(by, d.trust), d.house.track.has(by, at)
	if at < 0 || d.expected[trustToken] == game.Anywhere || now == told {
		return false
	}
	d.ask("The record has trust %d, but its token lies on %d: which is right? From trust %d on, this card is hidden from the Agents.", d.trust, at, d.house.track.from(by))
	d.answer(game.Say("Trust is %d", at), append([]game.Move{trustIs(at)}, moves...)...)
	if now {
		d.answer(game.Say("Trust is %d: we move its token, and turn the card face down", d.trust))
	} else {
		d.answer(game.Say("Trust is %d: we move its token, and turn the card face up", d.trust))
	}
	return true
}

// trustIs is the correction that has trust at a spot of the row.
func trustIs(at int) game.Move {
	return game.Move{Seat: game.Table, Verb: game.Correct, Objects: []string{trustToken}, Place: zone(spots[at])}
}

// open: an open object that nobody may move now (R74), or that lies on no space.
func (d *doubt) open() {
	for c, from := range d.classified() {
		to := d.lies(c)
		switch {
		case d.seen[d.Set().ID(c)] == "" || to == from:
			continue
		case !grounds[from].space:
			d.ask("%s stays where it was turned up: %s. Put it back.", d.title(c), game.Say(board.Zone(from).Name))
			if grounds[to].space && d.Top(to) == 0 {
				d.take(zone(to), d.Set().ID(c))
			}
			return
		case to == show && (d.phase == predicts || d.phase == right && d.canGoOn()):
			d.say("%s is classified already: nobody predicts it again. Lay it back on its space, and show an object from the hand.", d.title(c))
			return
		case !grounds[to].space:
			d.ask("%s does not lie on its space: lay it there.", d.title(c))
			d.said.Beside = d.Set().IDs(c)
			return
		}
		if there := d.Top(to); there != 0 && d.lies(there) == from {
			d.ask("%s and %s have changed places: put them back.", d.title(c), d.title(there))
			d.said.Beside = d.Set().IDs(c, there)
		} else {
			d.ask("%s has moved to %s: put it back.", d.title(c), spaceName(to))
			d.said.Beside = d.Set().IDs(c)
		}
		if there := d.Top(to); there == 0 || !slices.Contains(d.gone, there) { // else covered: the rules cannot take that
			d.take(zone(to), d.Set().ID(c))
		}
		return
	}
	for _, c := range d.gone {
		at := d.At(c)
		switch {
		case grounds[at].space:
			for _, x := range d.came {
				if d.lies(x) == at && !d.classifies(x) && !d.covered(x) {
					d.ask("%s lies where the record has %s. Is the record wrong?", d.title(x), d.title(c))
					d.take(zone(at), d.Set().ID(x))
					return
				}
			}
			d.ask("%s is not seen on %s: lay it back there.", d.title(c), spaceName(at))
			d.said.Beside = d.Set().IDs(c)
			return
		case d.classifies(c) && d.phase != sorting:
			d.ask("%s is not on a space yet. Is it admitted or repelled?", d.title(c))
			for _, s := range []side{on, by} {
				if at := d.takers(s)[0]; d.Top(at) == 0 {
					d.answer(sideValues[s-on].Title, d.Set().Move(visitor, "place", at, c))
				}
			}
			return
		}
	}
}

// unasked: an open object has come where nobody may lay one now (R16, R59).
func (d *doubt) unasked() {
	if d.phase == ended && d.seat == visitor {
		if c := d.openOnSpace(); c != 0 {
			if !d.kidFirst(c) {
				d.say("The Visitor has laid an object already, and lays one each turn. Take %s back.", d.title(c))
				d.said.Stray = d.Set().ID(c)
			}
			return
		}
	}
	if d.phase == visiting {
		var own []game.Text
		for _, c := range d.openOnSpaces() {
			own = append(own, d.title(c).Text())
		}
		if len(own) > 1 {
			d.oneEachTurn(own)
			return
		}
	}
	if d.phase == starting {
		if x := d.openOnSpace(); x != 0 {
			var due []game.Text
			for _, c := range d.In(show) {
				due = append(due, d.title(c).Text())
			}
			d.say("The first two objects come before any other: classify %s. Take %s back.", game.List(due), d.title(x))
			d.said.Stray = d.Set().ID(x)
			return
		}
	}
	var may func(g ground) bool
	switch d.phase {
	case acting:
		may = func(g ground) bool { return g.column > 0 && g.side == noSide }
	case visiting:
		may = func(g ground) bool { return g.space || g.lane() }
	case revealing, hidden:
		may = ground.lane
	case claimed, shielding, marking, guessing, locking, lifting:
		may = func(ground) bool { return false }
	default: // what has come may be what is due next, but is not slid before it lies in the row
		hides := d.phase == ended && d.seat == kid && !d.missed() && d.house.track.has(hideOwn, d.trust)
		may = func(g ground) bool { return g.column == 0 && !(hides && g.space) || g.column > 0 && g.side == noSide }
	}
	for _, c := range d.came {
		at := d.lies(c)
		if at == kit.Nowhere || may(grounds[at]) || slices.Contains(d.gone, d.Top(at)) {
			continue
		}
		if d.phase == acting && grounds[at].space && d.kidFirst(c) {
			return
		}
		if d.phase == acting && grounds[at].space && slices.ContainsFunc(d.newDown, func(m kit.Piece) bool { return d.house.pack.owner(m) == d.seat && !d.strange(m) }) {
			d.say("It is not the Visitor's turn: %s came too early, and goes back.", d.title(c))
			d.said.Beside = d.Set().IDs(c)
			return
		}
		if d.phase == acting && d.hands[d.seat] > 0 && grounds[at].space {
			d.ask("%s tests face down: turn %s over into a lane of its owner, with a marker of this seat on it.", d.name(d.seat), d.title(c))
			return
		}
		if d.phase == revealing && grounds[at].space && d.house.track.has(hideOwn, d.trust) {
			d.say("From trust %d on, this card is hidden from the Agents: turn %s face down.", d.house.track.from(hideOwn), d.title(c))
			d.said.Beside = d.Set().IDs(c)
			return
		}
		if d.phase == ended && grounds[at].space {
			if d.trustTold(hideOwn, game.Move{Seat: kid, Verb: "done"}, d.Set().Move(visitor, "place", at, c)) {
				return
			}
			d.ask("From trust %d on, this card is hidden from the Agents: turn %s face down.", d.house.track.from(hideOwn), d.title(c))
			return
		}
		switch {
		case d.phase == claimed && grounds[at].space && d.Top(show) != 0 && d.lies(d.Top(show)) == kit.Nowhere:
			d.laidAnother(d.Top(show), c)
		case d.phase == claimed && grounds[at].space && d.Top(show) != 0:
			d.say("The Kid has predicted %s: that is classified first. %s is not due yet.", d.title(d.Top(show)), d.title(c))
			if grounds[d.lies(d.Top(show))].space {
				d.said.Beside = d.Set().IDs(c) // both were laid at once
			}
		case (d.phase == acting || d.phase == rowing) && grounds[at].column > 0 && grounds[at].side != noSide:
			d.say("The four of a proof are turned up in the middle of the columns, and nobody slides them yet: lay %s there.", d.title(c))
		default:
			d.ask("%s lies %s, which nothing allows now: take it back.", d.title(c), game.Say(board.Zone(at).Name))
		}
		return
	}
}

// shownAnother asks which of two objects is the Visitor's own, when another one is laid than was
// shown.
func (d *doubt) shownAnother(shown, laid kit.Piece) {
	place := d.Set().Move(visitor, "place", d.lies(laid), laid)
	if d.lies(shown) != kit.Nowhere {
		d.said.Question = d.refusal(place)
		return
	}
	d.ask("The Visitor has shown %s, but %s was laid. Which of the two is the Visitor's own?", d.title(shown), d.title(laid))
	d.answer(game.Say("%s: we take %s back", d.title(shown), d.title(laid)))
	d.instead(d.title(laid).Text(), place)
}

// laidAnother asks which of two objects the Kid has predicted, when another one is classified
// than the record has it (R26).
func (d *doubt) laidAnother(predicted, laid kit.Piece) {
	d.ask("The Kid has predicted %s, but %s was laid. Which of the two was predicted?", d.title(predicted), d.title(laid))
	d.answer(game.Say("%s: we take %s back", d.title(predicted), d.title(laid)))
	d.answer(d.title(laid).Text(), game.Move{Seat: game.Table, Verb: game.Correct, Objects: d.Set().IDs(predicted, laid)},
		d.Set().Move(visitor, "place", d.lies(laid), laid))
}
