package visitors

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// cause says what is due before all else that lies on the table, or what is too
// early (R63); nothing when the pieces must speak for themselves.
func (p *position) cause(seen game.Layout) game.Doubt {
	lost := p.lostBlights(seen)
	if len(lost) > 0 {
		seen = maps.Clone(seen)
		for _, card := range lost {
			seen[p.ID(card)] = p.Zone(card).ID
		}
	}
	doubt := p.first(seen)
	if len(lost) > 0 && (doubt.Question.Format == "" || p.agrees(seen)) {
		doubt = game.Doubt{Question: game.Say("A card of %s is missing: %s. Lay it back.", p.name(p.places[p.At(lost[0])].seat), p.Name(lost[0])), Hint: true}
	}
	doubt.Beside = append(doubt.Beside, p.IDs(lost...)...)
	stands := p.where(seen[p.ID(p.pawns[p.seat])])
	if p.phase >= visiting && p.phase <= trimming && stands != p.room(p.seat) {
		doubt.Beside = append(doubt.Beside, p.ID(p.pawns[p.seat])) // it has gone ahead
	}
	if p.phase == summoning && p.summons[p.room(p.seat)] && stands == foyer {
		doubt.Unclear = true // the Visitor that comes sends it there, or it has not walked
		if doubt.Question.Format == "" {
			doubt.Question, doubt.Due = p.curse(seen), true
		}
		doubt.Beside = append(doubt.Beside, p.ID(p.pawns[p.seat]))
	}
	return doubt
}

// agrees reports whether all that matters lies as the record has it.
func (p *position) agrees(seen game.Layout) bool {
	expected, shows := p.Layout(), p.Indicators()
	return !slices.ContainsFunc(expected.Differs(seen), func(id string) bool { return expected[id] != game.Anywhere && !slices.Contains(shows, id) })
}

// first is the cause without what has gone ahead of it.
func (p *position) first(seen game.Layout) game.Doubt {
	who := p.name(p.actor())
	said := func(text game.Text) game.Doubt { return game.Doubt{Question: text} }
	due := func(text game.Text) game.Doubt {
		ends := p.phase == summoning || p.phase == cursing
		return game.Doubt{Question: text, Due: text.Format != "", Hint: ends && p.passed(seen)}
	}
	if text := p.stray(seen); text.Format != "" {
		return said(text)
	}
	for _, look := range []func(game.Layout) game.Doubt{p.strayToken, p.unseen, p.usedOutOfTurn, p.outOfTurn, p.unusedTurn} {
		if doubt := look(seen); doubt.Question.Format != "" {
			return doubt
		}
	}
	for _, look := range []func(game.Layout) game.Text{p.wantedBack, p.markerAstray} {
		if text := look(seen); text.Format != "" {
			return said(text)
		}
	}
	for r := library; r < rooms && p.phase != laying && p.phase != summoning; r++ {
		if p.seenAt(visitor, p.visitorIn[r], seen) == 0 || p.haunted(r) || !p.crowded(r) {
			continue
		}
		card := p.visits[r.call()]
		if !p.newest(card, seen) {
			return due(game.Say("A Visitor comes to the %s at the end of the turn, if 3 spirits are still there then. The figure is too early.", roomText(r)))
		}
		moves := []game.Move{p.Move(game.Table, game.Correct, p.drawn, card), p.Move(game.Table, game.Correct, p.visitorIn[r], p.Free(p.tokens[visitor][0]))}
		if _, err := game.After(p, moves...); err == nil && p.came > 0 {
			doubt := said(game.Say("Has %s drawn %s before the last Visit card?", who, p.Name(card)))
			doubt.Answers = []game.Answer{{Text: game.Say("Yes"), Moves: moves}, {Text: game.Say("No: it goes back on the pile")}}
			return doubt
		}
	}
	if text := p.figureAstray(seen); text.Format != "" {
		doubt := due(text)
		if p.phase != summoning && !(p.phase == laying && p.last().calls()) {
			doubt.Beside = p.IDs(slices.DeleteFunc(slices.Clone(p.tokens[visitor]), func(t kit.Piece) bool { return seen[p.ID(t)] == p.Zone(t).ID })...)
		}
		return doubt
	}
	for _, look := range []func(game.Layout) game.Doubt{p.carriedOver, p.surplusSpirit, p.drawnAgain, p.givenFar} {
		if doubt := look(seen); doubt.Question.Format != "" {
			return doubt
		}
	}
	switch p.phase {
	case visiting:
		if doubt := p.cursedNextDoor(seen); doubt.Question.Format != "" {
			return doubt
		}
		if doubt := p.blightAstray(seen); doubt.Question.Format != "" {
			doubt.Beside = append(doubt.Beside, p.outOfSight(seen)...)
			return doubt
		}
		for _, look := range []func(game.Layout) game.Text{p.takenUp, p.hiddenSpirit, p.hiddenVisitor} {
			if text := look(seen); text.Format != "" {
				return game.Doubt{Question: text, Beside: p.outOfSight(seen)}
			}
		}
		return due(p.visitsFirst(seen))
	case laying:
		if doubt := p.visitTooMuch(seen); p.due == 0 && doubt.Beside != nil && p.brings(p.last(), seen) {
			return doubt
		}
		if text := p.laidWrong(seen); text.Format != "" {
			return game.Doubt{Question: text, Beside: p.outOfSight(seen), Accept: p.meant(seen)}
		}
		return due(p.layFirst(seen))
	case taking:
		if doubt := p.cursedNextDoor(seen); doubt.Question.Format != "" {
			return doubt
		}
		if doubt := p.redrawn(seen); doubt.Answers != nil {
			return doubt
		}
		if doubt := p.usedUnseen(seen); doubt.Question.Format != "" {
			return doubt
		}
		if doubt := p.visitTooMuch(seen); doubt.Beside != nil {
			return doubt
		}
		if doubt := p.blightAstray(seen); doubt.Question.Format != "" {
			doubt.Beside = append(doubt.Beside, p.outOfSight(seen)...)
			return doubt
		}
		for _, look := range []func(game.Layout) game.Text{p.takenUp, p.hiddenSpirit, p.hiddenVisitor, p.hiddenTrinket, p.ownGone, p.drawnTooMuch, p.shownTrinkets} {
			if text := look(seen); text.Format != "" {
				return game.Doubt{Question: text, Beside: p.outOfSight(seen)}
			}
		}
		if doubt := p.noneLeft(seen); doubt.Answers != nil {
			return doubt
		}
		if text := p.drawnBefore(seen); text.Format != "" {
			return due(text)
		}
		return due(game.Say("Trinkets come first. %s", p.prompt()))
	case trimming:
		return due(game.Say("%s has %d Trinkets and keeps %d: discard one of your choice first.", who, p.held(p.seat), handLimit))
	case acting:
		if p.cursed(seen) || p.drawnForBlight(seen) != 0 {
			return due(p.curse(seen))
		}
		if doubt := p.cursedNextDoor(seen); doubt.Question.Format != "" {
			return doubt
		}
		if doubt := p.blightAstray(seen); doubt.Question.Format != "" {
			return doubt
		}
		for _, look := range []func(game.Layout) game.Text{p.given, p.tooFar} {
			if text := look(seen); text.Format != "" {
				return said(text)
			}
		}
		if text := p.unpaid(seen); text.Format != "" {
			return game.Doubt{Question: text, Beside: p.inHandStill(seen)}
		}
		if text := p.hiddenSpirit(seen); text.Format != "" {
			if seen[p.ID(p.pawns[p.seat])] == "" {
				return said(p.unplaced(p.seat, seen)) // where she stands says whether she has removed it
			}
			doubt := said(text)
			if !p.hidden {
				doubt.Beside = p.IDs(slices.DeleteFunc(p.lostTokens(seen), func(t kit.Piece) bool { return !p.passed(seen) && p.mayRemove(t, seen) })...)
			}
			return doubt
		}
		if text := p.spent(seen); text.Format != "" {
			return game.Doubt{Question: text, Beside: p.unused(seen)}
		}
		if text := p.takenUp(seen); text.Format != "" {
			return said(text)
		}
		if text := p.drawnEarly(seen); text.Format != "" {
			return due(text)
		}
		if p.sentBack(seen) {
			doubt := said(game.Say("Did %s walk to the Foyer before the turn ended, or does a Blight send this player there?", who))
			doubt.Accept = []game.Move{p.Move(p.seat, vMove, p.pawnsIn[foyer], p.pawns[p.seat])}
			doubt.Or = []game.Move{p.Move(p.seat, vEnd, kit.Nowhere)}
			return doubt
		}
		return due(p.atTheEnd(seen))
	case summoning:
		doubt := due(p.calledFirst(seen))
		if r := p.swept(seen); r != nowhere && p.seenAt(visitor, p.visitorIn[r], seen) > 0 {
			doubt.Beside = p.outOfSight(seen) // the Visitor has come all the same
		}
		return doubt
	case cursing:
		if doubt := p.blightAstray(seen); doubt.Question.Format != "" {
			return due(doubt.Question)
		}
		doubt := due(p.curse(seen))
		doubt.Unclear = p.newBlight(p.actor(), seen) == 0 && p.where(seen[p.ID(p.pawns[p.actor()])]) == foyer // which may be the Blight's doing, or a walk that is taken back
		return doubt
	case turning:
		if doubt := p.blightAstray(seen); doubt.Question.Format != "" {
			return doubt
		}
		if text := p.given(seen); text.Format != "" {
			return said(text)
		}
		return said(p.tooMuch(seen))
	}
	return game.Doubt{}
}

// stray: a piece lies where no move brings one of its kind.
func (p *position) stray(seen game.Layout) game.Text {
	for _, card := range p.visits {
		if _, at := p.site(seen[p.ID(card)]); at.kind >= location && at.kind <= handPlace {
			return game.Say("The Visit card %s belongs on the drawn Visits, if it was drawn.", p.Name(card))
		}
	}
	for _, card := range p.blights {
		if _, at := p.site(seen[p.ID(card)]); at.kind >= location && at.kind <= pawnPlace {
			return game.Say("Blights do not lie in rooms: take “%s” out of the %s.", p.Name(card), roomText(at.room))
		}
	}
	for h := range p.trinkets {
		for _, card := range p.trinkets[h] {
			if _, at := p.site(seen[p.ID(card)]); at.kind >= location && at.kind <= pawnPlace {
				return game.Say("Trinkets do not lie in rooms: take the %s out of the %s.", p.Name(card), roomText(at.room))
			}
		}
	}
	return game.Text{}
}

// strayToken: a spirit or a Visitor that is in no room by the record, or has left one, lies where
// none belongs. What else is done counts, unless it lies in the Foyer.
func (p *position) strayToken(seen game.Layout) game.Doubt {
	for h := range p.tokens {
		for _, t := range p.tokens[h] {
			_, at := p.site(seen[p.ID(t)])
			inFoyer := at.kind == pawnPlace && at.room == foyer
			if p.At(t) != kit.Nowhere || !inFoyer && at.kind != doorway && at.kind != turnPlace {
				continue
			}
			from := p.missedIn(haunt(h), seen)
			doubt := game.Doubt{Beside: p.IDs(t)}
			if inFoyer {
				doubt.Beside = nil // a walk there may be one that is taken back
			} else if from != nowhere && p.spentOf(haunt(h), seen) == 0 { // nobody has removed it
				doubt.Beside = append(doubt.Beside, p.outOfSight(seen)...)
			}
			switch name := p.Name(t); {
			case inFoyer && from != nowhere:
				doubt.Question = game.Say("No spirit and no Visitor comes to the Foyer: put the %s back in the %s.", name, roomText(from))
			case inFoyer:
				doubt.Question = game.Say("No spirit and no Visitor comes to the Foyer: take the %s away.", name)
			case at.kind == doorway:
				doubt.Question = game.Say("A %s lies in a doorway: push it onto its place, or take it away.", name)
			case len(doubt.Beside) > 1:
				doubt.Question = game.Say("Only the turn marker lies there: put the %s back in the %s.", name, roomText(from))
			default:
				doubt.Question = game.Say("Only the turn marker lies there: take the %s away.", name)
			}
			return doubt
		}
	}
	return game.Doubt{}
}

// outOfSight names the spirits and Visitors of the record that are seen nowhere.
func (p *position) outOfSight(seen game.Layout) []string { return p.IDs(p.lostTokens(seen)...) }

// lostTokens are those spirits and Visitors.
func (p *position) lostTokens(seen game.Layout) (out []kit.Piece) {
	for h := range p.tokens {
		for _, t := range p.tokens[h] {
			if p.At(t) != kit.Nowhere && seen[p.ID(t)] == "" {
				out = append(out, t)
			}
		}
	}
	return out
}

// mayRemove reports whether the player in turn has had a Trinket for a spirit or Visitor in this
// room, or stands in it now.
func (p *position) mayRemove(token kit.Piece, seen game.Layout) bool {
	r := p.places[p.At(token)].room
	for h := range haunts {
		if slices.Contains(p.tokens[h], token) {
			return p.count(p.trinkets[h], p.hands[p.seat]) > 0 && (r == p.room(p.seat) || r == p.where(seen[p.ID(p.pawns[p.seat])]))
		}
	}
	return false
}

// unseen: a character is seen nowhere. What is done else counts, but that whoever acts may
// be about to move her own.
func (p *position) unseen(seen game.Layout) game.Doubt {
	for s := range p.house.Seats.All() {
		r, id := p.room(s), p.ID(p.pawns[s])
		if seen[id] != "" {
			continue
		}
		for other := range p.house.Seats.All() {
			if other != s && p.room(other) != r && p.where(seen[p.ID(p.pawns[other])]) == r {
				return game.Doubt{Question: game.Say("%s may lie under %s in the %s: set them side by side.", p.name(s), p.name(other), roomText(r)), Beside: []string{id}}
			}
		}
		if p.actor() != game.Table && (s != p.actor() || p.phase < acting) {
			return game.Doubt{Question: p.unplaced(s, seen), Hint: s == p.actor(), Beside: []string{id}}
		}
	}
	return game.Doubt{}
}

// unplaced: a character is seen in no room. It may lie under what is seen in the one where
// it was.
func (p *position) unplaced(s game.Seat, seen game.Layout) game.Text {
	r := p.room(s)
	for h := range p.tokens {
		for _, at := range p.standsIn(r) {
			if p.seenAt(haunt(h), at, seen) > 0 {
				return game.Say("%s stands in no room, or lies under something in the %s: push the character where all can see it.", p.name(s), roomText(r))
			}
		}
	}
	return game.Say("%s stands in no room: push the character into one. It was in the %s.", p.name(s), roomText(r))
}

// visitsFirst: a Visit card is due, or it was not laid down yet.
func (p *position) visitsFirst(seen game.Layout) game.Text {
	if !p.covered(seen) {
		for _, card := range p.visits {
			if v := p.pieces[card].visit; p.mayCome(v) && !v.calls() && p.brings(v, seen) {
				return game.Say("The Visit card %s belongs on the drawn Visits: a %s lies on the %s in the %s.", p.Name(card),
					game.Say(hauntNames[v.brings()]), spotText(v.room(), v.spot()), roomText(v.room()))
			}
		}
	} else if _, calls := p.pile(); calls >= 0 {
		for _, card := range p.visits {
			if seen[p.ID(card)] == visitZone && !p.Lies(card, p.drawn) && !p.mayCome(p.pieces[card].visit) {
				return game.Text{} // why it cannot come, the rules say
			}
		}
	}
	for _, card := range p.visits {
		v := p.pieces[card].visit
		if v.calls() || !p.newest(card, seen) {
			continue
		}
		if !p.brings(v, seen) {
			return p.stillBrings(v)
		}
		if text := p.tooManySpirits(v, p.due-1, seen); text.Format != "" {
			return text
		}
	}
	who := p.name(p.seat)
	switch cards := p.In(p.drawn); {
	case p.came > 0 && p.last().calls() && p.extra != "later":
		return game.Say("A Visitor card brings 1 more Visit card. %s draws it first.", who)
	case p.extra != "later" && slices.ContainsFunc(cards[len(cards)-p.came:], func(c kit.Piece) bool { return p.pieces[c].visit.calls() }):
		if p.opens() {
			return game.Say("%d Visit cards for the first turn and 1 for each Visitor card drawn make %d. %s still draws %d.", p.Players(), p.came+p.due, who, p.due)
		}
		return game.Say("1 Visit card for the turn, 1 for each Visitor and 1 for each Visitor card drawn make %d. %s still draws %d.", p.came+p.due, who, p.due)
	case p.visitors() > 0 && !p.opens():
		return game.Say("1 Visit card for the turn and 1 for each Visitor make %d. %s still draws %d.", p.came+p.due, who, p.due)
	case p.came > 0: // the last one may have come to lie on the one that is missed
		return game.Say("Visits come first: %s still draws %d. If two of them lie on one another, lay them side by side.", who, p.due)
	}
	return game.Say("Visits come first: %s still draws %d.", who, p.due)
}

// layFirst: what the last Visit card brings is due, or somebody who is not in turn has removed it.
func (p *position) layFirst(seen game.Layout) game.Text {
	v := p.last()
	h, missing := v.brings(), !p.brings(v, seen)
	for s := range p.house.Seats.All() {
		if s != p.seat && !p.hidden && missing && p.inHand(h, s, seen) < p.count(p.trinkets[h], p.hands[s]) {
			return p.othersUse(h, s, v.room())
		}
	}
	for r := library; r < rooms && !missing && !v.calls(); r++ {
		for spot, at := range p.spots[r] { // pushed from there for this card
			if p.missedAt(h, at, seen) > 0 {
				return offItsPlace(game.Say(hauntNames[h]), r, spot)
			}
		}
	}
	return p.stillBrings(v)
}

// offItsPlace: a spirit of the record does not lie on its place.
func offItsPlace(spirit any, r room, spot int) game.Text {
	return game.Say("No %s lies on the %s in the %s: lay it back.", spirit, spotText(r, spot), roomText(r))
}

func (p *position) stillBrings(v visit) game.Text {
	if r := v.room(); !v.calls() {
		return game.Say("The card %s, %s still brings a %s to that place.", spotText(r, v.spot()), roomText(r), game.Say(hauntNames[v.brings()]))
	}
	return game.Say("The Visitor card still brings a Visitor to the %s.", roomText(v.room()))
}

// wantedBack: a Trinket of a player who is not in turn lies before her again, with what it
// has removed.
func (p *position) wantedBack(seen game.Layout) game.Text {
	for s := range p.house.Seats.All() {
		for h := range haunts {
			if s == p.seat || p.used[h] == 0 || p.inHand(h, s, seen) <= p.count(p.trinkets[h], p.hands[s]) {
				continue
			}
			for r := library; r < rooms; r++ {
				for _, at := range p.standsIn(r) {
					if n := p.seenAt(h, at, seen) - p.count(p.tokens[h], at); n > 0 && !(p.phase == laying && p.last().brings() == h && p.last().room() == r) {
						return game.Say("%s has used a %s, and it is the turn of %s: put it and the %s in the %s away again, or say that the table is right.",
							p.name(s), game.Say(trinketNames[h]), p.name(p.seat), game.Say(hauntNames[h]), roomText(r))
					}
				}
			}
		}
	}
	return game.Text{}
}

// missedIn is a room in which fewer of a sort are seen than the record has there, or nowhere.
func (p *position) missedIn(h haunt, seen game.Layout) room {
	for r := library; r < rooms; r++ {
		if p.lacking(h, r, seen) > 0 {
			return r
		}
	}
	return nowhere
}

// removed is how many of a sort are seen to have left the rooms.
func (p *position) removed(h haunt, seen game.Layout) (n int) {
	for r := library; r < rooms; r++ {
		n += max(0, p.lacking(h, r, seen))
	}
	return n
}

// spentOf is how many Trinkets of a sort are seen to have left the hand of the player in turn.
func (p *position) spentOf(h haunt, seen game.Layout) int {
	return max(0, p.count(p.trinkets[h], p.hands[p.seat])-p.inHand(h, p.seat, seen))
}

// lacking is how many fewer spirits of a sort, or Visitors, are seen in a room than the
// record has there.
func (p *position) lacking(h haunt, r room, seen game.Layout) (n int) {
	for _, at := range p.standsIn(r) {
		n += p.missedAt(h, at, seen)
	}
	return n
}

// missedAt is the same of a place, below zero when more are seen there.
func (p *position) missedAt(h haunt, at kit.Place, seen game.Layout) int {
	return p.count(p.tokens[h], at) - p.seenAt(h, at, seen)
}
