package visitors

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// markerAstray: the turn marker lies before somebody else though this turn has only begun,
// or before somebody who neither comes next nor was last; and nothing else differs.
func (p *position) markerAstray(seen game.Layout) game.Text {
	expected := p.Layout()
	for id, zone := range expected {
		if id != turnMarker && zone != game.Anywhere && seen[id] != zone {
			return game.Text{}
		}
	}
	for s := range p.house.Seats.All() {
		next := p.house.Seats.Next
		begins := p.phase == visiting && p.came == 0
		switch {
		case seen[turnMarker] != turnZone(s) || s == p.seat:
		case p.phase == acting && next(p.seat) != s && next(s) == p.seat: // it was forgotten there, or passed the wrong way
			return game.Say("It is the turn of %s, and %s comes next: the turn marker belongs before one of the two, not before %s.", p.name(p.seat), p.name(next(p.seat)), p.name(s))
		case p.phase == acting && next(p.seat) != s:
			return p.comesNext(s)
		case p.phase != acting && p.phase != turning && (begins || next(s) != p.seat && next(p.seat) != s):
			return game.Say("It is the turn of %s: the turn marker belongs there, not before %s.", p.name(p.seat), p.name(s))
		}
	}
	return game.Text{}
}

// comesNext says who comes next, where the turn marker was passed to somebody else.
func (p *position) comesNext(but game.Seat) game.Text {
	next := p.house.Seats.Next(p.seat)
	return game.Say("%s comes after %s: the turn marker goes there, not to %s.", p.name(next), p.name(p.seat), p.name(but))
}

// unusedTurn asks whether a turn without an action is over, where the turn marker may have been passed too far.
func (p *position) unusedTurn(seen game.Layout) game.Doubt {
	if !p.tooFarPassed(seen) || !p.agrees(seen) {
		return game.Doubt{}
	}
	return game.Doubt{
		Question: game.Say("Has %s ended the turn without an action?", p.name(p.seat)),
		Answers: []game.Answer{
			{Text: game.Say("Yes"), Moves: []game.Move{p.Move(p.seat, vEnd, kit.Nowhere)}},
			{Text: game.Say("No: the turn marker goes back")},
		},
	}
}

// outOfTurn: the character of somebody who is not in turn has gone into another room. Play goes
// on beside it.
func (p *position) outOfTurn(seen game.Layout) game.Doubt {
	for s := range p.house.Seats.All() {
		r, to := p.room(s), p.where(seen[p.ID(p.pawns[s])])
		if s == p.actor() || to == r || to == nowhere || p.actor() == game.Table || p.Anticipates(p.ID(p.pawns[s]), seen[p.ID(p.pawns[s])]) {
			continue
		}
		comes := seen[turnMarker] == turnZone(s)
		if comes && (p.phase != acting || p.atTheEnd(seen).Format != "") {
			continue
		}
		doubt := game.Doubt{
			Question: game.Say("%s stands in the %s, but it is the turn of %s: put the character back into the %s.", p.name(s), roomText(to), p.name(p.actor()), roomText(r)),
			Beside:   p.IDs(p.pawns[s]),
		}
		if comes {
			doubt.Question, doubt.Due = game.Say("Visits come first: %s still draws %d.", p.name(s), 1+p.visitors()), true
		}
		return doubt
	}
	return game.Doubt{}
}

// atTheEnd: what a turn that ends now brings, before the turn marker goes on (R63).
func (p *position) atTheEnd(seen game.Layout) game.Text {
	if !p.goesOn(seen) {
		return game.Text{}
	}
	calls := p.theRooms(func(r room) bool { return !p.haunted(r) && p.crowded(r) })
	switch {
	case len(calls) > 0:
		return game.Say("The turn of %s ends. 3 spirits or more: put a Visitor in %s.", p.name(p.seat), game.List(calls))
	case p.haunted(p.room(p.seat)):
		return p.curse(seen)
	}
	return game.Text{}
}

// goesOn reports whether the next turn has begun: the turn marker was passed on, or a single
// player, who passes none on, has drawn the next Visit card.
func (p *position) goesOn(seen game.Layout) bool {
	alone := p.house.Seats.Next(p.seat) == p.seat
	return p.passed(seen) || alone && slices.ContainsFunc(p.visits[:], func(card kit.Piece) bool { return p.newest(card, seen) })
}

// drawnEarly: a Visit card lies there before the turn marker was passed on, or a Trinket before
// somebody whose turn it is not.
func (p *position) drawnEarly(seen game.Layout) game.Text {
	for _, card := range p.visits {
		if p.newest(card, seen) && !p.goesOn(seen) {
			for s := range p.house.Seats.All() {
				if s != p.seat && seen[turnMarker] == turnZone(s) {
					return p.comesNext(s)
				}
			}
			if comes := p.theRooms(func(r room) bool { return p.crowded(r) && !p.haunted(r) }); len(comes) > 0 {
				return game.Say("%s may still act, and before the next Visit card a Visitor comes to %s: pass the turn marker, or put %s back on the pile with what it brought.", p.name(p.seat), game.List(comes), p.Name(card))
			}
			return game.Say("%s may still act, and the next Visit card is due when the turn marker has been passed on: pass it, or put %s back on the pile with what it brought.", p.name(p.seat), p.Name(card))
		}
	}
	for s := range p.house.Seats.All() {
		if s == p.seat || p.hidden || p.newTrinkets(s, seen) == 0 {
			continue
		}
		for h := range haunts {
			if p.usedNow(h) && p.hasMore(h, seen) == s && !p.goesOn(seen) {
				return game.Say("The %s that %s has used goes to the used Trinkets, not to %s.", game.Say(trinketNames[h]), p.name(p.seat), p.name(s))
			}
		}
		return game.Say("Visits come first: %s still draws %d.", p.name(s), 1+p.visitors())
	}
	return game.Text{}
}

// unpaid: a spirit or Visitor is gone, and its Trinket was not discarded.
func (p *position) unpaid(seen game.Layout) game.Text {
	if here := p.room(p.seat); p.usedNow(visitor) && !p.haunted(here) {
		gone, spent := 0, 0
		for h := whisper; h < visitor; h++ {
			gone, spent = gone+max(0, p.lacking(h, here, seen)), spent+p.spentOf(h, seen)
		}
		if gone > 1 && spent == 0 {
			return game.Say("A Spirit Vessel removes the Visitor alone: lay the spirits in the %s back.", roomText(here))
		}
	}
	for r := library; r < rooms; r++ {
		for h := range haunts {
			gone, other := p.lacking(h, r, seen), p.gone(h, seen)
			paid := p.count(p.trinkets[h], p.hands[p.seat]) - p.inHand(h, p.seat, seen)
			switch {
			case gone <= 0:
			case r == p.room(p.seat) && paid == gone && other != "":
				return p.spent(seen) // the other one has removed nothing
			case r == p.room(p.seat) && paid == 1 && gone > paid && p.newSpirits(h, seen) == 0:
				return game.Say("A %s removes 1 %s, and %d are gone: lay the others back.", game.Say(trinketNames[h]), game.Say(hauntNames[h]), gone)
			case r == p.room(p.seat) && paid == 0 && other != "":
				return game.Say("A %s is only removed with a %s, not with a %s: lay both back, or take the right one.", game.Say(hauntNames[h]), game.Say(trinketNames[h]), game.Say(other))
			case r != p.room(p.seat) || p.inHand(h, p.seat, seen) == 0:
			case p.inHand(h, p.seat, seen) == p.count(p.trinkets[h], p.hands[p.seat]):
				if text := p.carried(h, r, seen); text.Format != "" {
					return text
				}
				if h == visitor && p.newIn(p.visitorIn[r], seen) {
					return p.hiddenVisitor(seen)
				}
				if p.covers(h, r, seen) {
					return game.Say("A %s in the %s is covered or gone: spread the spirits there. If it was removed, the %s goes to the used Trinkets.", game.Say(hauntNames[h]), roomText(r), game.Say(trinketNames[h]))
				}
				return game.Say("A %s is only removed with a %s: put the %s on the used Trinkets, or show again what is gone or covered.", game.Say(hauntNames[h]), game.Say(trinketNames[h]), game.Say(trinketNames[h]))
			}
		}
	}
	return game.Text{}
}

// covers reports whether a spirit lies where one of a sort is gone, which may lie beneath it.
func (p *position) covers(h haunt, r room, seen game.Layout) bool {
	return slices.ContainsFunc(p.spots[r][:], func(at kit.Place) bool {
		return p.missedAt(h, at, seen) > 0 && slices.ContainsFunc([]haunt{whisper, frost, shade}, func(x haunt) bool { return p.seenAt(x, at, seen) > 0 })
	})
}

// newIn reports whether a spirit has come to a place.
func (p *position) newIn(at kit.Place, seen game.Layout) bool {
	return slices.ContainsFunc([]haunt{whisper, frost, shade}, func(h haunt) bool { return p.missedAt(h, at, seen) < 0 })
}

// tooFar: what was done at once takes more actions than are left.
func (p *position) tooFar(seen game.Layout) game.Text {
	here, there := p.room(p.seat), p.where(seen[p.ID(p.pawns[p.seat])])
	if there == nowhere || there == here {
		return game.Text{}
	}
	takes := p.doors(here, there)
	for h := range haunts {
		takes += min(p.spentOf(h, seen), p.removed(h, seen))
	}
	if p.hidden || takes <= p.ap {
		return game.Text{}
	}
	return game.Say("%s has %d of 3 actions left, and what was done takes %d: put back what is too much.", p.name(p.seat), p.ap, takes)
}

// tooMuch: a fourth action.
func (p *position) tooMuch(seen game.Layout) game.Text {
	var done []game.Text
	for _, d := range p.deeds {
		switch {
		case d.verb == moved:
			done = append(done, roomText(d.room).Text())
		case d.verb == used:
			done = append(done, game.Say(trinketNames[d.haunt]))
		}
	}
	acts := p.where(seen[p.ID(p.pawns[p.seat])]) != p.room(p.seat)
	for h := range haunts {
		acts = acts || p.hidden && p.missing(h, seen) || p.spentOf(h, seen) > 0 && (p.hasHere(h) || p.removed(h, seen) > 0 || p.trade && p.hasMore(h, seen) != 0) // else it may be covered
	}
	if len(done) < points || !acts {
		return game.Text{}
	}
	return game.Say("%s has used all 3 actions: %s. That would be a fourth: put it back.", p.name(p.seat), game.List(done))
}
