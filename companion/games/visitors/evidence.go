package visitors

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var (
	_ game.Assurer = (*position)(nil)
	_ game.Signer  = (*position)(nil)
	_ game.Fanner  = (*position)(nil)
	_ game.Placer  = (*position)(nil)
	_ game.Tidier  = (*position)(nil)
)

// Sign says what stands for the moves of this game. A Visit card that another
// one covers is known by what it brings (R64), a character has left her room only
// when she is seen in another one, and a turn ends when the turn marker goes on
// or somebody else draws.
func (p *position) Sign(m game.Move, seen game.Layout) game.Sign {
	switch m.Verb {
	case vStart:
		if seen[turnMarker] != "TURN-"+m.Place {
			return game.Missing // the characters alone do not say who begins
		}
	case vVisit:
		card, x := p.roleOf(m.Objects[0])
		switch {
		case seen[m.Objects[0]] == visitZone:
			return game.Effect
		case x.visit.calls() && (p.passed(seen) || p.newTrinkets(p.seat, seen) > 0):
			return game.Missing // whoever draws Trinkets or passes the marker has drawn the Visits: a figure may stand wrong
		case x.visit.calls() && p.enough(x.visit.room(), seen):
			return game.Missing // the figure may have come too early, for three spirits
		case seen[p.ID(card)] == "" && p.brings(x.visit, seen) && p.under(x.visit, seen):
			return game.Shown
		}
		return game.Missing
	case vUse:
		if p.hidden && p.coveredBy(m.Objects[1], seen) || p.Lies(p.Piece(m.Objects[1]), p.visitorIn[p.room(p.seat)]) && p.stands(p.room(p.seat), seen) {
			return game.Missing
		}
	case vTake:
		if !p.hidden && (!p.drew(m.Objects[0], seen) || p.newTrinkets(p.seat, seen) > drawTwo-p.took) {
			return game.Missing // of too many nobody knows which were drawn
		}
	case vGive:
		if _, to := p.site(m.Place); p.hidden || !p.together(to.seat, seen) {
			return game.Missing // nobody sees it, or one of them has walked away: a Trinket is given in the same room
		}
	case vMove:
		here := p.room(p.seat)
		to, there := p.where(m.Place), p.where(seen[m.Objects[0]])
		if p.halfUsed(seen) || there == nowhere || there == here || p.doors(to, there) >= p.doors(here, there) || p.sentBack(seen) {
			return game.Missing
		}
	case vEnd, vDone:
		switch {
		case m.Verb == vEnd && p.halfUsed(seen):
			return game.Missing // what it removes is still to be taken away
		case p.house.Seats.Next(p.seat) == p.seat:
			if left, _ := p.pile(); m.Verb == vDone && left > 0 && !p.covered(seen) {
				return game.Missing // alone she begins a turn with a Visit card
			}
		case p.passed(seen) && m.Verb == vEnd && p.tooFarPassed(seen):
			return game.Passed
		case p.passed(seen):
			return game.Shown
		case m.Verb == vEnd && p.ap == points && !p.follows(seen):
			return game.Missing // nobody has acted yet, but for a Visit card that may be one too many
		default:
			return game.Passed
		}
	case vEmpty, vShort:
		return game.Missing
	}
	return game.Effect
}

// halfUsed reports whether a Trinket of the player in turn is gone that removes something
// in her room, which lies there still. With a Blight, or beside a Visitor, all are discarded.
func (p *position) halfUsed(seen game.Layout) bool {
	if p.hidden || p.haunted(p.room(p.seat)) || p.newBlight(p.seat, seen) != 0 {
		return false
	}
	for h := range haunts {
		if p.spentOf(h, seen) > 0 && p.missedIn(h, seen) == nowhere && p.hasHere(h) {
			return true
		}
	}
	return false
}

// stands reports whether the Visitor of a room is seen there, and nothing that would call one there anew.
func (p *position) stands(r room, seen game.Layout) bool {
	return p.seenAt(visitor, p.visitorIn[r], seen) > 0 && !p.enough(r, seen) && !p.newest(p.visits[r.call()], seen)
}

// passed reports whether the turn marker is seen before who comes next.
func (p *position) passed(seen game.Layout) bool {
	next := p.house.Seats.Next(p.seat)
	return next != p.seat && seen[turnMarker] == turnZone(next)
}

// tooFarPassed reports whether the turn marker, which is seen before who comes next, may have been passed
// there, one seat too far, before this turn began, which is not the first: nobody has acted since, and
// nothing that its end brings is seen.
func (p *position) tooFarPassed(seen game.Layout) bool {
	if p.phase != acting || p.ap < points || p.turn == 1 || p.Players() < 3 || !p.passed(seen) || p.newBlight(p.seat, seen) != 0 {
		return false
	}
	return !slices.ContainsFunc(p.visitorIn[:], func(at kit.Place) bool { return p.seenAt(visitor, at, seen) > p.count(p.tokens[visitor], at) })
}

// follows reports whether pieces of who comes next are seen to have been moved.
func (p *position) follows(seen game.Layout) bool {
	next := p.house.Seats.Next(p.seat)
	there := p.where(seen[p.ID(p.pawns[next])])
	return p.newTrinkets(next, seen) > 0 || there != nowhere && there != p.room(next)
}

// Tidies reports whether a correction only moves a spirit to another location of its
// room, where that is no matter.
func (p *position) Tidies(m game.Move) bool {
	_, is := p.roleOf(m.Objects[0])
	_, at := p.site(m.Place)
	from := p.places[p.At(p.Piece(m.Objects[0]))]
	return is.kind == spirit && p.summonAt != "location" && from.kind == location && at.kind == location && from.room == at.room
}

// sentBack reports whether the player in turn, who stood beside a Visitor or where one
// comes, is seen in the Foyer when the turn marker has been passed on: the Visitor has sent
// the character there, unless people say that it walked.
func (p *position) sentBack(seen game.Layout) bool {
	return (p.haunted(p.room(p.seat)) || p.crowded(p.room(p.seat))) && p.passed(seen) && p.where(seen[p.ID(p.pawns[p.seat])]) == foyer
}

// Layout is where the pieces lie. While Visitors come and curse at the end of a turn
// the turn marker may have been passed on.
func (p *position) Layout() game.Layout {
	l := p.Store.Layout()
	if (p.phase == summoning || p.phase == cursing) && p.house.Seats.Next(p.seat) != p.seat {
		l[turnMarker] = game.Anywhere
	}
	return l
}

// coveredBy reports whether something else has come to where a token lay.
func (p *position) coveredBy(token string, seen game.Layout) bool {
	at := p.Zone(p.Piece(token)).ID
	expected := p.Layout()
	for id, zone := range seen {
		if zone == at && expected[id] != at {
			return true
		}
	}
	return false
}

// nowhere is no room at all.
const nowhere = rooms

// where is the room in which a zone is.
func (p *position) where(zone string) room {
	if at, x := p.site(zone); at != kit.Nowhere && x.kind >= location && x.kind <= pawnPlace {
		return x.room
	}
	return nowhere
}

// together reports whether a character is seen in the same room as that of the player in
// turn.
func (p *position) together(with game.Seat, seen game.Layout) bool {
	return p.where(seen[p.ID(p.pawns[p.seat])]) == p.where(seen[p.ID(p.pawns[with])])
}

// doors is how many doors lie on the shortest way between two rooms.
func (p *position) doors(from, to room) int {
	far := [rooms]int{}
	for r := range far {
		far[r] = int(rooms)
	}
	far[from] = 0
	for range rooms {
		for a := range rooms {
			for b := range rooms {
				if p.passage(a, b) {
					far[b] = min(far[b], far[a]+1)
				}
			}
		}
	}
	return far[to]
}

// covered reports whether a Visit card that was not drawn yet lies on the drawn
// ones: another may lie below it.
func (p *position) covered(seen game.Layout) bool {
	for _, card := range p.visits {
		if p.newest(card, seen) {
			return true
		}
	}
	return false
}

// newest reports whether a Visit card that was not drawn yet lies on the drawn ones.
func (p *position) newest(card kit.Piece, seen game.Layout) bool {
	return seen[p.ID(card)] == visitZone && !p.Lies(card, p.drawn)
}

// under reports whether a card, what it brings being seen, may lie below one that
// was not drawn yet. A spirit in the room of that one, or of its sort, may have
// come for it and lie wrong, until that one's own is seen, too; and a Visitor may stand there too
// early.
func (p *position) under(v visit, seen game.Layout) bool {
	for _, card := range p.visits {
		top := p.pieces[card].visit
		if p.newest(card, seen) && (p.brings(top, seen) || top.calls() && p.haunted(top.room()) ||
			!v.calls() && top.room() != v.room() && top.brings() != v.brings()) {
			return true
		}
	}
	return false
}

// enough reports whether as many spirits are seen in a room as call a Visitor.
func (p *position) enough(r room, seen game.Layout) bool {
	var all int
	var sort [haunts]int
	for _, at := range p.spots[r] {
		here := 0
		for h := whisper; h < visitor; h++ {
			n := p.seenAt(h, at, seen)
			here, sort[h] = here+n, sort[h]+n
		}
		if all += here; p.summonAt == "location" && here >= summonBy {
			return true
		}
	}
	return p.summonAt == "room" && all >= summonBy || p.summonAt == "type" && slices.Max(sort[:]) >= summonBy
}

// drew reports whether a hand may have drawn a card: one more of its sort is seen
// in it, or none that it had is out of sight, and the card was discarded at once: it
// removed something, or a Blight took all. Else what is out of sight may be covered,
// or nothing was drawn; and which card a full hand has discarded at once nobody knows.
func (p *position) drew(card string, seen game.Layout) bool {
	_, x := p.roleOf(card)
	grown, whole := false, true
	for h := range haunts {
		lie, had := p.inHand(h, p.seat, seen), p.count(p.trinkets[h], p.hands[p.seat])
		grown = grown || h == x.haunt && lie > had
		whole = whole && lie >= had
	}
	return grown || whole && (p.missedIn(x.haunt, seen) != nowhere || p.newBlight(p.seat, seen) != 0)
}

// brings reports whether what a Visit card brings is seen on its place, and was
// not laid there before.
func (p *position) brings(v visit, seen game.Layout) bool {
	at := p.visitorIn[v.room()]
	if !v.calls() {
		at = p.spots[v.room()][v.spot()]
	}
	return p.seenAt(v.brings(), at, seen) > p.count(p.tokens[v.brings()], at)
}

// seenAt is how many pieces of a sort are seen in a place.
func (p *position) seenAt(h haunt, at kit.Place, seen game.Layout) int {
	n := 0
	for _, t := range p.tokens[h] {
		if seen[p.ID(t)] == p.ZoneID(at) {
			n++
		}
	}
	return n
}

// Anticipates reports whether a piece may lie somewhere already: the turn marker before who
// is to begin and the characters in the Foyer, while the game is still set up, a Trinket before somebody who draws it ahead of
// her turn, or in the Foyer who is sent there by a Blight after somebody else.
func (p *position) Anticipates(piece, at string) bool {
	_, is := p.roleOf(piece)
	_, to := p.site(at)
	switch is.kind {
	case marker:
		return p.phase < starting && to.kind == turnPlace
	case trinket:
		return p.phase >= taking && p.phase <= acting && to.kind == handPlace && to.seat != p.seat
	case pawn:
		return p.where(at) == foyer && (p.phase <= starting || p.phase == cursing && p.curses[is.seat] && is.seat != p.actor())
	}
	return false
}

// Indicators are the pieces that hold up nothing where they lie: the turn marker,
// Trinkets that are drawn before the Visits, a Visitor that is put into a room
// before it comes, spirits that the last one laid may cover, drawn Visits, and what is
// fanned. When the game is over, these are all that people have laid since, as if it went on.
func (p *position) Indicators() []string {
	if p.phase < visiting {
		return nil
	}
	if p.phase == over {
		out := append(p.IDs(p.In(p.drawn)...), turnMarker)
		for i := range p.pieces[1:] {
			if x := kit.Piece(i + 1); p.At(x) == kit.Nowhere {
				out = append(out, p.ID(x))
			}
		}
		return out
	}
	out := append(p.Fanned(), turnMarker)
	if p.phase != laying {
		out = append(out, p.IDs(p.In(p.drawn)...)...) // somebody may read one again
	}
	if p.phase <= laying {
		for _, sort := range p.trinkets {
			out = append(out, p.IDs(slices.DeleteFunc(slices.Clone(sort), func(x kit.Piece) bool { return p.At(x) != kit.Nowhere })...)...)
		}
	}
	if p.phase <= trimming && p.came > 0 && !p.last().calls() {
		v := p.last()
		out = append(out, p.IDs(p.In(p.spots[v.room()][v.spot()])...)...)
	}
	if p.phase <= acting && !(p.phase == laying && p.last().calls()) {
		for _, t := range p.tokens[visitor] {
			if p.At(t) == kit.Nowhere {
				out = append(out, p.ID(t))
			}
		}
	}
	return out
}

// Fanned are what somebody may have taken up to look at, or covered, while it cannot be used:
// Trinkets of those whose turn it is not and, before the actions, of all.
func (p *position) Fanned() []string {
	if p.phase < visiting {
		return nil
	}
	var out []kit.Piece
	for s := range p.house.Seats.All() {
		if p.phase <= taking || s != p.seat && s != p.actor() {
			out = append(out, slices.DeleteFunc(p.In(p.hands[s]), func(x kit.Piece) bool { return p.pieces[x].kind != trinket })...)
		}
	}
	return p.IDs(out...)
}

// Counts has a character and a Visitor stand in the room on whose tile they are,
// wherever on it. Spirits and Visitors that somebody keeps before her are off the table, and so
// are Trinkets that are put away onto the drawn Visits.
func (p *position) Counts(piece, zone string) string {
	_, at := p.site(zone)
	_, is := p.roleOf(piece)
	switch {
	case at.kind == handPlace && (is.kind == spirit || is.kind == figure), zone == visitZone && is.kind == trinket:
		return ""
	case at.kind == doorway && at.room != foyer && is.kind == figure:
		return visitorZone(at.room)
	case at.kind != location && at.kind != visitorPlace && at.kind != pawnPlace:
	case is.kind == pawn:
		return pawnZone(at.room)
	case is.kind == figure && at.room != foyer:
		return visitorZone(at.room)
	}
	return zone
}
