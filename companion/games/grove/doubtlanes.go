package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// untested: an Agent passes the turn on, and no marker of hers has come (R16).
func (d *doubt) untested() {
	at, owner := d.lies(d.house.pack.turn), d.downOwner()
	if owner == game.Table || at == kit.Nowhere || at == turns[d.seat] || at == turns[d.turnAfter(-1)] || len(d.newDown)+len(d.came) > 0 {
		return
	}
	if owner == kid {
		d.unmarked()
		return
	}
	who := d.name(d.seat)
	d.ask("%s has not tested yet, or the object lies without a marker: lay a marker of this seat on it. On which side does it lie?", who)
	d.tests(sideValues[0].Title, d.unused(d.seat), on)
	d.tests(sideValues[1].Title, d.unused(d.seat), by)
	d.answer(game.Say("%s has not tested yet", who))
}

// unmarked: the turn goes on, and no marker of the Kid lies on what is hidden for her.
func (d *doubt) unmarked() {
	d.ask("No marker of the Kid has come: the Visitor has not classified the object yet, or it lies without a marker. On which side does it lie?")
	for _, s := range []side{on, by} {
		d.answer(sideValues[s-on].Title, d.Set().Move(visitor, "hide", lanes[kid][s], d.unused(kid)))
	}
	d.answer(game.Say("It is not classified yet"))
}

// unused is the first marker of an owner that lies on no object.
func (d *doubt) unused(owner game.Seat) kit.Piece {
	for _, m := range d.house.pack.markers[owner] {
		if d.At(m) == kit.Nowhere && d.lies(m) == kit.Nowhere {
			return m
		}
	}
	return 0
}

// tests offers the test of the Agent in turn, under a marker of hers.
func (d *doubt) tests(text game.Text, m kit.Piece, s side) {
	d.answer(text, d.Set().Move(d.seat, "test", lanes[d.seat][s], m))
}

// lanes: hidden objects and their markers (R15, R16, R36, R46, R75).
func (d *doubt) lanes() {
	for m := range d.hides(game.Table) {
		owner, at := d.house.pack.owner(m), d.lies(m)
		switch {
		case at == kit.Nowhere || at == d.At(m):
			continue
		case grounds[at].owner != owner:
			d.say("A marker of %s lies in a lane of %s. It belongs %s.", d.name(owner), d.name(grounds[at].owner), game.Say(board.Zone(d.At(m)).Name))
		default:
			if d.ask("A hidden card of %s moved: put it back.", d.name(owner)); d.phase == acting && owner == d.seat {
				d.ask("A marker of %s has moved to the other lane: it goes back on its card. A new object gets a marker of its own.", d.name(owner))
			}
			d.take(zone(at), d.Set().ID(m))
			d.said.Beside = d.Set().IDs(m)
		}
		return
	}
	if len(d.newDown) > 0 && d.phase == starting && !slices.ContainsFunc(d.newDown, func(m kit.Piece) bool { return grounds[d.lies(m)].owner != d.turnAfter(1) }) {
		var due []game.Text
		for _, c := range d.In(show) {
			due = append(due, d.title(c).Text())
		}
		d.say("The first two objects come before any test: classify %s. The object of %s counts later.", game.List(due), d.name(d.turnAfter(1)))
		d.said.Beside = d.Set().IDs(d.newDown...)
		return
	}
	if len(d.newDown) > 0 && d.phase < acting {
		d.say("No object is tested yet: take the markers out of the lanes. Each is laid on a tested or hidden object.")
		d.said.Beside = d.Set().IDs(d.newDown...)
		return
	}
	due := d.downOwner()
	next := due // the Agent who tests next
	if d.phase == ended {
		next = d.turnAfter(1)
	}
	var own []game.Text
	for _, m := range d.newDown {
		owner, lane, was := d.house.pack.owner(m), grounds[d.lies(m)], d.inStead(m, d.seen)
		switch {
		case d.phase != revealing && was != 0:
			d.say("“%s” lies where “%s” lay. If it covers that one, fan the two out; otherwise change them back.", d.title(m), d.title(was))
			d.said.Stray, d.said.Beside = d.Set().ID(m), d.Set().IDs(m, was)
		case d.phase == visiting && due == game.Table && owner == kid && lane.owner == kid:
			if d.trustTold(hideOwn, d.Set().Move(visitor, "hide", d.lies(m), m)) {
				return
			}
			d.ask("Trust is below %d, so this card should be face up: turn it over.", d.house.track.from(hideOwn))
			d.answer(game.Say("We turn it face up"))
			d.answer(game.Say("It stays hidden by agreement"), game.Move{Seat: game.Table, Verb: game.Correct, Objects: []string{d.Set().ID(m)}, Place: zone(d.lies(m))})
		case d.phase == claimed && owner == kid && lane.owner == kid && d.lies(d.Top(show)) == kit.Nowhere && !d.house.track.has(hideOwn, d.trust):
			d.say("%s is predicted face up: it goes on a space %s, not in a lane.", d.title(d.Top(show)), lane.side.phrase())
		case d.phase == claimed && owner == kid && lane.owner == kid && d.Top(show) != 0:
			d.say("The Kid has predicted %s: that is classified first. %s is not due yet.", d.title(d.Top(show)), game.Say("“%s”", d.title(m)))
			d.said.Beside = d.Set().IDs(m)
		case due == game.Table && owner == d.seat && owner == kid:
			if d.notHidden(m); d.phase == predicts || d.phase == right && !d.hidAnother(d.seen) {
				d.said.Beside = d.Set().IDs(m) // it may be the Visitor's own one, laid early
			}
		case d.phase == ended && (owner == d.seat || d.seat >= owner && owner >= agent1 && lane.owner == owner),
			due > owner && owner >= agent1 && lane.owner == owner && d.firstUntested(due) > due:
			d.say("%s has laid an object already; only one is laid each turn. Take “%s” back.", d.name(owner), d.title(m))
			d.said.Beside = d.Set().IDs(m)
		case d.phase == ended && d.seat == visitor && owner == kid && lane.owner == kid && !d.claimsAnew(d.seen):
			d.say("%s has laid an object already; only one is laid each turn. Take “%s” back.", d.name(visitor), d.title(m))
			d.said.Beside = d.Set().IDs(m)
		case owner == d.seat && d.phase >= rowing && d.phase <= sorting:
			d.provesAndTests(m)
		case due == kid && owner == kid && lane.owner != kid:
			d.say("The object that the Visitor lays for the Kid lies in a lane of %s. It belongs in a lane of the Kid.", d.name(lane.owner))
		case (d.phase == visiting && due == kid || d.phase == ended && d.seat == kid && d.house.track.has(hideOwn, d.trust)) && d.openOnSpace() != 0:
			continue // the Visitor's own object lies there, open: that comes first
		case d.phase == visiting && owner >= agent1 && lane.owner == owner && d.lies(d.house.pack.turn) == turns[visitor]:
			d.tooSoon(owner)
		case (d.phase == visiting || d.phase == ended && d.seat == kid) && owner != kid && lane.owner != kid:
			d.passedVisitor()
		case due >= agent1 && owner > due && lane.owner == owner:
			first := d.firstUntested(due)
			if first >= owner {
				continue
			}
			d.say("%s's test counts first.", d.name(first))
		case d.Anticipates(d.Set().ID(m), zone(d.lies(m))):
			continue
		case next >= agent1 && owner >= next && lane.owner != owner && (owner == next || lane.owner != next || d.crossed(owner, next)):
			if d.crossed(owner, lane.owner) {
				d.say("The objects of %s and %s lie in each other's lanes. Each belongs in a lane of its owner.", d.name(owner), d.name(lane.owner))
			} else {
				d.say("%s's object lies in a lane of %s. It belongs in a lane of its owner.", d.name(owner), d.name(lane.owner))
			}
			if owner == due {
				d.said.Hint = false
				d.tests(game.Say("It is %s's: %s", d.name(owner), lane.side.verdict()), m, lane.side)
			} else {
				for _, other := range d.newDown {
					if d.house.pack.owner(other) > due {
						d.said.Beside = append(d.said.Beside, d.Set().ID(other))
					}
				}
			}
		case due >= agent1 && owner == kid && lane.owner == kid && !d.claimsAnew(d.seen):
			d.ask("Is the object in a lane of %s that of %s? It belongs in a lane of its owner, under one of its markers.", d.name(kid), d.name(due))
			d.tests(game.Say("It is %s's test: %s", d.name(due), lane.side.verdict()), d.unused(due), lane.side)
			d.answer(game.Say("No: it is taken back"))
		case d.phase == acting && owner == kid && lane.owner == kid && d.claimsAnew(d.seen):
			d.say("It is the turn of %s. The Kid predicts later.", d.name(d.seat))
			d.said.Beside = d.Set().IDs(m)
		case due == kid && owner != kid && lane.owner == kid:
			d.say("The object that the Visitor lays for the Kid lies under a marker of %s: change it for one of the Kid's.", d.name(owner))
		case due >= agent1 && owner != due && lane.owner == due:
			d.ask("%s's tested object lies under a marker of %s: change it for one of its owner.", d.name(due), d.name(owner))
			d.tests(game.Say("It is %s's test: %s", d.name(due), lane.side.verdict()), d.unused(due), lane.side)
			d.aside(m)
		case due >= agent1 && owner >= agent1 && owner < due && lane.owner == owner:
			d.ask("%s has tested in this round already. Is this the object of %s? Then it belongs in the lane of its owner, under one of its markers.", d.name(owner), d.name(due))
			d.tests(game.Say("It is %s's test: %s", d.name(due), lane.side.verdict()), d.unused(due), lane.side)
			d.aside(m)
		case owner >= agent1 && lane.owner == owner && owner != d.seat:
			d.tooSoon(owner)
		case owner >= agent1 && lane.owner >= agent1 && due == game.Table && d.phase != revealing:
			d.say("%s lies in a lane of %s, and no object is tested now: take it back.", game.Say("“%s”", d.title(m)), d.name(lane.owner))
			d.said.Beside = d.Set().IDs(m)
		case owner != due:
			d.ask("A marker of %s has appeared, but it is %s's turn.", d.name(owner), d.name(d.seat))
		case lane.owner != owner:
			d.ask("A marker of %s lies in a lane of %s.", d.name(owner), d.name(lane.owner))
		default:
			own = append(own, game.Say("“%s”", d.title(m)))
			continue
		}
		return
	}
	if len(own) > 1 {
		d.oneEachTurn(own)
	}
	for _, m := range d.lost {
		owner := d.house.pack.owner(m)
		switch n := d.Count(d.At(m)); {
		case d.phase == revealing && slices.Contains(d.owers(), owner): // she is turning it up
		case n > 1:
			d.say("%s is not in sight. Fan the objects %s out, so that each marker shows.", game.Say("“%s”", d.title(m)), game.Say(board.Zone(d.At(m)).Name))
		case d.phase != revealing && !(d.phase == right && owner != kid && d.revealsAt(d.trust+d.run)):
			d.say("A marker of %s goes on the card %s.", d.name(owner), game.Say(board.Zone(d.At(m)).Name))
			d.said.Beside = append(d.said.Beside, d.Set().ID(m))
		}
	}
}

// provesAndTests: the Agent who proves by the record has laid an object to be tested, too (R14).
// The proof may be the next seat's, or be given up.
func (d *doubt) provesAndTests(m kit.Piece) {
	who := d.name(d.seat)
	var proved []kit.Piece
	var left []game.Text
	for k := range columns {
		if c, _ := d.column(k); c != 0 {
			proved = append(proved, c)
			if d.lies(c) != kit.Nowhere {
				left = append(left, d.title(c).Text())
			}
		}
	}
	if d.phase == rowing {
		d.say("%s tests or proves in a turn: take back “%s”, or what lies in the proof row: %s.", who, d.title(m), game.List(left))
		return
	}
	d.say("%s proves in this turn and tests no object: take “%s” back.", who, d.title(m))
	if d.phase > marking {
		return
	}
	tests := d.Set().Move(d.seat, "test", d.lies(m), m)
	d.answer(game.Say("We take “%s” back, and the proof goes on", d.title(m)))
	if next := d.turnAfter(1); len(left) > 0 && next != visitor {
		moves := []game.Move{tests, {Seat: d.seat, Verb: "done"}}
		for k, c := range proved {
			moves = append(moves, d.Set().Move(next, "prove", row[noSide][k], c))
		}
		d.instead(game.Say("It is the proof of %s: %s has tested", d.name(next), who), moves...)
	}
	d.instead(game.Say("The proof is given up: %s has tested", who), tests)
}

// oneEachTurn says that several objects have come where one is laid.
func (d *doubt) oneEachTurn(came []game.Text) {
	d.say("Only one object is laid each turn, but %s have come. Take back all but one.", game.List(came))
}

// strange reports whether a marker lies in a lane of another owner.
func (d *doubt) strange(m kit.Piece) bool {
	return grounds[d.lies(m)].owner != d.house.pack.owner(m)
}

// crossed reports whether an object of another owner has come to a lane of the first.
func (d *doubt) crossed(owner, other game.Seat) bool {
	return slices.ContainsFunc(d.newDown, func(m kit.Piece) bool {
		return d.house.pack.owner(m) == other && grounds[d.lies(m)].owner == owner
	})
}

// tooSoon says that an Agent has handed an object over before her turn: it stays, and
// counts then.
func (d *doubt) tooSoon(owner game.Seat) {
	d.say("It is the turn of %s. The object of %s counts later.", d.name(d.seat), d.name(owner))
}

// early: an Agent hands her object over in somebody else's turn (R12).
func (d *doubt) early() {
	for _, m := range d.newDown {
		if d.Anticipates(d.Set().ID(m), zone(d.lies(m))) {
			d.tooSoon(d.house.pack.owner(m))
			return
		}
	}
}

// passedVisitor: play goes on past the Visitor (R39).
func (d *doubt) passedVisitor() {
	d.say("The Visitor has not classified an object of the Visitor's own in this round: that comes first.")
}
