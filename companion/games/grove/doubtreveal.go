package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// reveals: an Agent still has to turn a hidden object up (R48, R52), perhaps of a
// Kid who has stopped with nothing else to show it.
func (d *doubt) reveals() {
	if d.turnedUpEarly() {
		return
	}
	q := d.position
	taken := d.lies(d.house.pack.trust) != d.At(d.house.pack.trust)
	if d.phase == right && (d.turnsUp(d.seen) || taken && len(d.lost) > 0 || d.openInLane() != 0 || taken && d.house.revealToSpace && d.openOnSpace() != 0 || d.provesMore(d.seen)) {
		if after, err := game.After(q, game.Move{Seat: kid, Verb: "stop", Number: d.run}); err == nil {
			q = after.(*position)
		}
	}
	up := d.openInLane()
	if q.phase != revealing {
		if owner := grounds[d.lies(up)].owner; up != 0 && len(d.lost) > 0 && !d.turnsUpByToken() {
			d.say("No hidden object is turned up now. That of %s goes face down again, under its marker.", d.name(owner))
			d.said.Beside = d.Set().IDs(append(slices.Clone(d.lost), up)...)
		}
		return
	}
	owers := q.owers()
	if owner := grounds[d.lies(up)].owner; up != 0 && len(d.lost) == 0 && slices.Contains(owers, owner) {
		d.say("Take the marker off the object that %s turns up.", d.name(owner))
		return
	}
	if d.house.revealToSpace && d.openOnSpace() != 0 && len(d.lost) == 0 {
		d.say("Take the marker off the object that %s turns up.", d.name(owers[0]))
		return
	}
	var turned bySeat[int]
	for _, m := range d.lost {
		owner := d.house.pack.owner(m)
		if turned[owner]++; turned[owner] > 1 {
			d.ask("%s turns only one card face up: turn one back.", d.name(owner))
			return
		}
	}
	for _, s := range owers {
		if open := slices.DeleteFunc(slices.Clone(d.came), func(c kit.Piece) bool { return grounds[d.lies(c)].owner != s }); turned[s] > 0 && len(open) > turned[s] {
			d.say("%s turns only one card face up: turn one back.", d.name(s))
			return
		}
	}
	if d.house.revealToSpace && d.openOnSpace() != 0 && len(d.came) < len(d.lost) {
		d.say("One of the objects that are turned up is not seen on a space yet: lay it there face up, with nothing on its tag.")
		return
	}
	left := slices.DeleteFunc(slices.Clone(owers), func(s game.Seat) bool {
		return turned[s] > 0 && slices.ContainsFunc(d.came, func(c kit.Piece) bool { g := grounds[d.lies(c)]; return g.space || g.owner == s })
	})
	for _, m := range d.lost {
		owner := d.house.pack.owner(m)
		if !slices.Contains(owers, owner) && d.Count(d.At(m)) == 1 {
			d.say("%s The marker of %s goes back on its card.", d.revealDue(owers[0]), d.name(owner))
			return
		}
	}
	if no := d.turnedWrongly(q); no.Format != "" {
		d.said = game.Doubt{Question: no, Hint: true}
		return
	}
	if up == 0 && len(d.came) == 0 && turned[owers[0]] > 0 {
		if d.say("The object that %s turns up is not seen in its lane yet: lay it there face up, with nothing on its tag.", d.name(owers[0])); d.house.revealToSpace {
			d.say("The object that %s turns up is not seen on a space yet: lay it there face up, with nothing on its tag.", d.name(owers[0]))
		}
		return
	}
	at := d.lies(d.house.pack.turn)
	if len(left) > 0 && (at != kit.Nowhere && at != turns[d.seat] || len(d.newDown) > 0 || len(left) < len(owers) || d.provesNext(q)) {
		d.say("Trust is %d. %s", q.trust, d.revealDue(left[0]))
		if slices.ContainsFunc(d.came, func(c kit.Piece) bool { return turned[left[0]] == 0 && grounds[d.lies(c)].owner == left[0] }) {
			d.say("Take the marker off the object that %s turns up.", d.name(left[0]))
		}
	}
}

// provesNext reports whether an object lies in the middle of the proof row, and a proof may follow
// when the hidden objects are turned up.
func (d *doubt) provesNext(q *position) bool {
	return (d.seat != kid || d.house.track.has(proveMore, q.trust)) &&
		slices.ContainsFunc(d.came, func(c kit.Piece) bool { g := grounds[d.lies(c)]; return g.column > 0 && g.side == noSide })
}

// turnedUpEarly: an Agent turns an object up while the Kid may still go on.
func (d *doubt) turnedUpEarly() bool {
	up := d.openInLane()
	if up == 0 && d.house.revealToSpace && d.phase == right && len(d.came) == 1 {
		up = d.openOnSpace()
	}
	m := slices.IndexFunc(d.lost, func(m kit.Piece) bool {
		g := grounds[d.lies(up)]
		return d.house.pack.owner(m) == g.owner || g.space && d.house.pack.owner(m) != kid && g.side == grounds[d.At(m)].side
	})
	goesOn := d.phase == predicts || d.phase == claimed || d.phase == hidden || d.phase == right && d.canGoOn()
	if up == 0 || m < 0 || !goesOn || !d.revealsAt(d.trust+max(d.run, 1)) || d.lies(d.house.pack.trust) != d.At(d.house.pack.trust) {
		return false
	}
	if at := d.lies(d.house.pack.turn); at != kit.Nowhere && d.passedOn(at, d.seen) {
		return false
	}
	d.say("The object that %s has turned up counts once the Kid has stopped and taken the trust.", d.name(d.house.pack.owner(d.lost[m])))
	for _, m := range d.lost {
		if d.house.pack.owner(m) != kid {
			d.said.Beside = append(d.said.Beside, d.Set().ID(m))
		}
	}
	for _, c := range d.came {
		if grounds[d.lies(c)].lane() || c == up {
			d.said.Beside = append(d.said.Beside, d.Set().ID(c))
		}
	}
	return true
}

// turnedWrongly is why an object that an Agent has turned up is not seen to be hers, in the
// order in which they turn up, or nothing.
func (d *doubt) turnedWrongly(q *position) game.Text {
	for _, who := range q.owers() {
		i := slices.IndexFunc(d.lost, func(m kit.Piece) bool { return d.house.pack.owner(m) == who })
		switch {
		case i < 0 && d.house.revealTogether:
			continue
		case i < 0: // she is first
			return game.Text{}
		}
		var no game.Text
		best := -1
		for _, c := range d.came {
			if q.At(c) != kit.Nowhere { // another Agent has turned it up
				continue
			}
			g := grounds[d.lies(c)]
			after, err := game.After(q, d.Set().Move(who, "reveal", d.lies(c), d.lost[i], c))
			if err == nil {
				q, no = after.(*position), game.Text{}
				break
			}
			likely := 0 // that it is hers
			if g.side == grounds[d.At(d.lost[i])].side {
				likely = 1
			}
			if g.owner == who {
				likely = 2
			}
			if likely > best {
				no, best = game.Sentence(err), likely
			}
		}
		if no.Format != "" {
			return no
		}
	}
	return game.Text{}
}

// turnsUpByToken asks which count of trust is right, when an object is turned up as it would
// be with the one that the trust token tells and not with the record's.
func (d *doubt) turnsUpByToken() bool {
	so, at := d.trust+d.run, slices.Index(spots, d.lies(d.house.pack.trust))
	if d.phase != right || at < d.run || at == so {
		return false
	}
	moves := []game.Move{
		trustIs(at - d.run),
		{Seat: kid, Verb: "stop", Number: d.run},
	}
	if after, err := game.After(d.position, moves...); err != nil || after.(*position).phase != revealing {
		return false
	}
	d.ask("Trust comes to %d so far, but its token lies on %d: which is right? At trust %d hidden objects are turned up.", so, at, at)
	d.answer(game.Say("Trust is %d", at), moves...)
	d.answer(game.Say("Trust comes to %d: its token goes there, and the object is hidden again", so))
	return true
}

// revealDue says that an Agent has to turn a hidden object up.
func (p *position) revealDue(s game.Seat) game.Text {
	return game.Say("%s turns a hidden object face up.", p.name(s))
}
