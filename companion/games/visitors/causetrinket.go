package visitors

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// shownTrinkets: some lie open at a table where they are hidden.
func (p *position) shownTrinkets(seen game.Layout) game.Text {
	if !p.hidden || p.newTrinkets(p.seat, seen) == 0 {
		return game.Text{}
	}
	return game.Say("Trinkets are hidden at this table: %s takes them up.", p.name(p.seat))
}

// hiddenTrinket: one is not seen, and another was laid into the same hand.
func (p *position) hiddenTrinket(seen game.Layout) game.Text {
	var gone game.Text
	come := false
	for h := range haunts {
		switch lie, had := p.inHand(h, p.seat, seen), p.count(p.trinkets[h], p.hands[p.seat]); {
		case lie > had:
			come = true
		case lie < had:
			gone = game.Say(trinketNames[h])
		}
	}
	if !come || gone.Format == "" {
		return game.Text{}
	}
	return game.Say("A %s of %s is covered or gone: spread the Trinkets.", gone, p.name(p.seat))
}

// ownGone: a Trinket of the player in turn is not seen before she may use it, or lies before
// somebody else, and was not discarded of too many.
func (p *position) ownGone(seen game.Layout) game.Text {
	if p.held(p.seat) > handLimit {
		return game.Text{}
	}
	for h := range haunts {
		if !p.hidden && !p.givenEarly(h, seen) && p.inHand(h, p.seat, seen) < p.count(p.trinkets[h], p.hands[p.seat]) {
			if text := p.givenAway(h, p.seat, seen); text.Format != "" {
				return text
			}
			return game.Say("A %s of %s is covered or gone. It can be used once the Trinkets are drawn.", game.Say(trinketNames[h]), p.name(p.seat))
		}
	}
	return game.Text{}
}

// givenEarly reports whether a Trinket of the player in turn lies before somebody else, to whom
// she may give it once she has drawn hers.
func (p *position) givenEarly(h haunt, seen game.Layout) bool {
	return p.trade && p.inHand(h, p.seat, seen) < p.count(p.trinkets[h], p.hands[p.seat]) && p.hasMore(h, seen) != 0
}

// takenUp: a Trinket of another player is not seen, or lies before somebody else.
func (p *position) takenUp(seen game.Layout) game.Text {
	for s := range p.house.Seats.All() {
		for h := range haunts {
			if s != p.seat && !p.hidden && p.inHand(h, s, seen) < p.count(p.trinkets[h], p.hands[s]) {
				if text := p.givenAway(h, s, seen); text.Format != "" {
					return text
				}
				switch r := p.missedIn(h, seen); {
				case r == nowhere:
				case r != p.room(s):
					return p.notThere(s, r, h)
				case p.actor() == p.seat:
					return p.othersUse(h, s, r)
				}
				return game.Say("A %s of %s is covered or gone: spread the Trinkets.", game.Say(trinketNames[h]), p.name(s))
			}
		}
	}
	return game.Text{}
}

// notThere says that a player is not where a Trinket of hers was used.
func (p *position) notThere(s game.Seat, r room, h haunt) game.Text {
	return game.Say("%s is not in the %s: a %s works only in the room where its player stands.", p.name(s), roomText(r), game.Say(trinketNames[h]))
}

// givenAway: a Trinket of a player, one of which is missing in that hand, has come to another;
// empty where she may hand it over.
func (p *position) givenAway(h haunt, from game.Seat, seen game.Layout) game.Text {
	to := p.hasMore(h, seen)
	switch {
	case to == 0 || p.trade && from == p.seat:
		return game.Text{}
	case p.trade:
		return game.Say("It is the turn of %s, who alone may give a Trinket now: the %s goes back to %s.", p.name(p.seat), game.Say(trinketNames[h]), p.name(from))
	}
	return game.Say("A %s of %s is covered or gone, and one has come to %s. Trinkets are not given away at this table.", game.Say(trinketNames[h]), p.name(from), p.name(to))
}

// usedOutOfTurn: a Trinket of somebody who is not in turn is gone, with what it removes in the
// room where that character stands alone. What the player in turn does counts.
func (p *position) usedOutOfTurn(seen game.Layout) game.Doubt {
	for s := range p.house.Seats.All() {
		if s == p.seat || p.hidden || p.phase != acting {
			continue
		}
		r := p.where(seen[p.ID(p.pawns[s])])
		for h := range haunts {
			if r == nowhere || r == p.room(p.seat) || p.inHand(h, s, seen) >= p.count(p.trinkets[h], p.hands[s]) || p.lacking(h, r, seen) <= 0 || p.spentOf(h, seen) > 0 || p.hasMore(h, seen) != 0 {
				continue
			}
			gone := slices.DeleteFunc(slices.Clone(p.tokens[h]), func(t kit.Piece) bool {
				return p.places[p.At(t)].room != r || p.At(t) == kit.Nowhere || seen[p.ID(t)] != ""
			})
			if r != p.room(s) {
				gone = append(gone, p.pawns[s])
			}
			return game.Doubt{Question: p.othersUse(h, s, r), Beside: p.IDs(gone...)}
		}
	}
	return game.Doubt{}
}

// othersUse says that a Trinket of somebody who is not in turn was used in a room.
func (p *position) othersUse(h haunt, s game.Seat, r room) game.Text {
	return game.Say("It is the turn of %s, who alone uses Trinkets now: the %s goes back to %s, and the %s to the %s.",
		p.name(p.seat), game.Say(trinketNames[h]), p.name(s), game.Say(hauntNames[h]), roomText(r))
}

// visitTooMuch: a Visit card lies there after the last that is due. Trinkets are drawn beside it, and
// beside what it has brought.
func (p *position) visitTooMuch(seen game.Layout) game.Doubt {
	for _, card := range p.visits {
		if !p.newest(card, seen) || p.passed(seen) {
			continue
		}
		v, beside := p.pieces[card].visit, []kit.Piece{card}
		for _, t := range p.tokens[v.brings()] {
			if _, at := p.site(seen[p.ID(t)]); p.At(t) == kit.Nowhere && at.room == v.room() && (v.calls() || at.spot == v.spot()) {
				beside = append(beside, t)
			}
		}
		return game.Doubt{Question: game.Say("No more Visit card is due: put %s back on the pile, and take away what it brought.", p.Name(card)), Beside: p.IDs(beside...)}
	}
	return game.Doubt{}
}

// drawnTooMuch: too many Trinkets.
func (p *position) drawnTooMuch(seen game.Layout) game.Text {
	if n := p.newTrinkets(p.seat, seen); n > drawTwo-p.took {
		if p.took == drawTwo-1 {
			return game.Say("%s draws one more Trinket, and there are %d new ones: put the rest back on the pile.", p.name(p.seat), n)
		}
		return game.Say("%s draws %d more Trinkets, and there are %d new ones: put the rest back on the pile.", p.name(p.seat), drawTwo-p.took, n)
	}
	return game.Text{}
}

// drawnAgain: a Trinket lies before the player in turn who has drawn both already, and she
// has all that she had. What she does else counts.
func (p *position) drawnAgain(seen game.Layout) game.Doubt {
	if p.phase != acting && p.phase != turning {
		return game.Doubt{}
	}
	var come []kit.Piece
	for h := range haunts {
		lie, had := p.inHand(h, p.seat, seen), p.count(p.trinkets[h], p.hands[p.seat])
		if lie < had || lie > had && p.usedNow(h) {
			return game.Doubt{}
		}
		for _, x := range p.trinkets[h] {
			if lie > had && p.At(x) == kit.Nowhere && seen[p.ID(x)] == handZone(p.seat) {
				come = append(come, x)
			}
		}
	}
	if len(come) == 0 || p.takenUp(seen).Format != "" {
		return game.Doubt{}
	}
	m := p.Move(game.Table, game.Correct, p.hands[p.seat], come[0])
	doubt := game.Doubt{Question: game.Say("%s has drawn Trinkets already: the %s goes back to where it came from.", p.name(p.seat), p.Name(come[0])), Beside: p.IDs(come...)}
	if _, err := game.After(p, m); err == nil && len(come) == 1 {
		doubt.Accept = []game.Move{m}
	}
	return doubt
}

// usedNow reports whether a Trinket of a sort was used in this turn.
func (p *position) usedNow(h haunt) bool {
	return slices.ContainsFunc(p.deeds[:], func(d deed) bool { return d.verb == used && d.haunt == h })
}

// redrawn asks whether the player in turn, who goes on with a full hand though she still draws one,
// has drawn a Trinket and discarded one of its kind, or that one itself: nothing is seen of that.
func (p *position) redrawn(seen game.Layout) game.Doubt {
	here := p.where(seen[p.ID(p.pawns[p.seat])])
	if p.hidden || here == nowhere || p.agrees(seen) {
		return game.Doubt{}
	}
	var come, gone []haunt
	lie := 0
	for h := range haunts {
		n, had := p.inHand(h, p.seat, seen), p.count(p.trinkets[h], p.hands[p.seat])
		used := max(0, p.lacking(h, here, seen))
		if used > max(0, had-n) || p.removed(h, seen) > used {
			return game.Doubt{} // with one that was never laid down, or something is covered
		}
		lie += n + used
		come = append(come, slices.Repeat([]haunt{h}, max(0, n-had))...)
		gone = append(gone, slices.Repeat([]haunt{h}, max(0, had-n-used))...)
	}
	left := drawTwo - p.took - len(come)
	if lie != handLimit || left < 1 || left == drawTwo && !p.passed(seen) {
		return game.Doubt{} // as long as it is her turn she may have drawn none yet
	}
	var doubt game.Doubt
	answer := func(text game.Text, again ...haunt) {
		if moves := p.exchanges(append(slices.Clone(come), again...), append(slices.Clone(gone), again...)); moves != nil {
			doubt.Answers = append(doubt.Answers, game.Answer{Text: text, Moves: moves})
		}
	}
	for h := range haunts {
		if left == 1 {
			answer(game.Say("Yes, a %s", game.Say(trinketNames[h])), h)
			continue
		}
		for other := h; other < haunts; other++ {
			answer(game.Say("Yes, a %s and a %s", game.Say(trinketNames[h]), game.Say(trinketNames[other])), h, other)
		}
	}
	if len(doubt.Answers) == 0 {
		return game.Doubt{}
	}
	no := game.Say("No, 1 Trinket is still to be drawn")
	doubt.Question = game.Say("Has %s drawn a Trinket and discarded one of the same kind?", p.name(p.seat))
	if left == drawTwo {
		no = game.Say("No, 2 Trinkets are still to be drawn")
		doubt.Question = game.Say("Has %s drawn 2 Trinkets and discarded 2 of the same kinds?", p.name(p.seat))
	}
	doubt.Answers = append(doubt.Answers, game.Answer{Text: no})
	return doubt
}

// usedUnseen asks whether the player in turn, who goes on though she still draws a Trinket, has used
// it, or one like it: a spirit or Visitor is gone where she was, and all Trinkets lie there that she had.
func (p *position) usedUnseen(seen game.Layout) game.Doubt {
	there := p.where(seen[p.ID(p.pawns[p.seat])])
	if p.hidden || p.took != drawTwo-1 || there == nowhere || there == p.room(p.seat) && !p.passed(seen) {
		return game.Doubt{}
	}
	gone, used, from := 0, whisper, nowhere
	for h := range haunts {
		if n := p.removed(h, seen); n > 0 {
			gone, used, from = gone+n, h, p.missedIn(h, seen)
		}
		if p.inHand(h, p.seat, seen) != p.count(p.trinkets[h], p.hands[p.seat]) {
			return game.Doubt{}
		}
	}
	if gone != 1 || from != there && from != p.room(p.seat) {
		return game.Doubt{}
	}
	take := p.Move(p.seat, vTake, p.hands[p.seat], p.Free(p.trinkets[used][0]))
	if _, err := game.After(p, take); err != nil {
		return game.Doubt{}
	}
	return game.Doubt{
		Question: game.Say("Has %s drawn a %s and used one in the %s?", p.name(p.seat), game.Say(trinketNames[used]), roomText(from)),
		Accept:   []game.Move{take},
	}
}

// exchanges are the moves by which the player in turn draws Trinkets and then discards others;
// nil where the rules do not take them.
func (p *position) exchanges(draws, discards []haunt) (moves []game.Move) {
	var at game.State = p
	for i, h := range append(draws, discards...) {
		now := at.(*position)
		m := now.Move(p.seat, vTake, p.hands[p.seat], now.Free(p.trinkets[h][0]))
		if i >= len(draws) {
			m = now.Move(p.seat, vDrop, kit.Nowhere, now.playable(h, p.seat))
		}
		after, err := game.After(now, m)
		if err != nil {
			return nil
		}
		at, moves = after, append(moves, m)
	}
	return moves
}

// noneLeft asks about a Trinket before the player in turn of whose kind all are in hands or discarded by
// the record, though the pile is not empty.
func (p *position) noneLeft(seen game.Layout) game.Doubt {
	for h := range haunts {
		if p.inHand(h, p.seat, seen) <= p.count(p.trinkets[h], p.hands[p.seat]) || p.stock(h) > 0 || p.used[h] == 0 || p.trinketPile() == 0 {
			continue
		}
		come := slices.DeleteFunc(slices.Clone(p.trinkets[h]), func(x kit.Piece) bool { return p.At(x) != kit.Nowhere || seen[p.ID(x)] != handZone(p.seat) })
		return game.Doubt{
			Question: game.Say("By the record no %s is left in the pile. Have the used Trinkets been shuffled into a new one?", game.Say(trinketNames[h])),
			Answers: []game.Answer{
				{Text: game.Say("Yes"), Moves: []game.Move{{Verb: vEmpty, Place: trinketsPile}}},
				{Text: game.Say("No: it goes back to the used ones")},
			},
			Beside: p.IDs(come...),
		}
	}
	return game.Doubt{}
}

// drawnBefore: Trinkets that the player in turn draws lie before another one.
func (p *position) drawnBefore(seen game.Layout) game.Text {
	given := slices.ContainsFunc([]haunt{whisper, frost, shade, visitor}, func(h haunt) bool { return p.givenEarly(h, seen) })
	for s := range p.house.Seats.All() {
		if s != p.seat && p.newTrinkets(s, seen) > 0 && !given {
			return game.Say("%s draws Trinkets now: those before %s go there, or back on the pile.", p.name(p.seat), p.name(s))
		}
	}
	return game.Text{}
}

// newTrinkets is how many Trinkets are seen in a hand that it did not have.
func (p *position) newTrinkets(s game.Seat, seen game.Layout) int {
	n := 0
	for h := range p.trinkets {
		n += max(0, p.inHand(haunt(h), s, seen)-p.count(p.trinkets[h], p.hands[s]))
	}
	return n
}

// spent: a Trinket is gone, and what it removes still lies there.
func (p *position) spent(seen game.Layout) game.Text {
	here := p.room(p.seat)
	for h := range haunts {
		if p.inHand(h, p.seat, seen) > p.count(p.trinkets[h], p.hands[p.seat]) {
			return game.Text{} // another has taken its place
		}
	}
	for h := range haunts {
		if p.inHand(h, p.seat, seen) >= p.count(p.trinkets[h], p.hands[p.seat]) || p.lacking(h, here, seen) > 0 {
			continue
		}
		name := game.Say(trinketNames[h])
		if p.hasHere(h) {
			return game.Say("The %s of %s is gone, and a %s still lies in the %s: take it away, or lay the %s back.", name, p.name(p.seat), game.Say(hauntNames[h]), roomText(here), name)
		}
		if r := p.missedIn(h, seen); r != nowhere {
			return p.notThere(p.seat, r, h)
		}
		return game.Say("The %s of %s is covered or gone, and nothing in the %s is removed with it: lay it back.", name, p.name(p.seat), roomText(here))
	}
	return game.Text{}
}

// unused are the Trinkets of the player in turn that are seen nowhere where nothing is for them to
// remove, and nothing is gone elsewhere: they may lie under something.
func (p *position) unused(seen game.Layout) []string {
	var out []kit.Piece
	for h := range haunts {
		for _, x := range p.trinkets[h] {
			if p.At(x) == p.hands[p.seat] && seen[p.ID(x)] == "" && p.removed(h, seen) == 0 && !p.hasHere(h) {
				out = append(out, x)
			}
		}
	}
	return p.IDs(out...)
}

// inHandStill are the Trinkets of the player in turn that are gone without what they remove,
// while another one is gone with it: they may be in her hand, or covered.
func (p *position) inHandStill(seen game.Layout) []string {
	var out []kit.Piece
	done := false
	for h := range haunts {
		done = done || p.spentOf(h, seen) > 0 && p.missing(h, seen)
		for _, x := range p.trinkets[h] {
			if p.At(x) == p.hands[p.seat] && seen[p.ID(x)] == "" && p.removed(h, seen) == 0 {
				out = append(out, x)
			}
		}
	}
	if !done {
		return nil
	}
	return p.IDs(out...)
}

// hasHere reports whether there is something of a sort in the room of the player in turn.
func (p *position) hasHere(h haunt) bool {
	return slices.ContainsFunc(p.standsIn(p.room(p.seat)), func(at kit.Place) bool { return p.count(p.tokens[h], at) > 0 })
}

// hasMore is a player before whom more Trinkets of a sort lie than the record has, or 0.
func (p *position) hasMore(h haunt, seen game.Layout) game.Seat {
	for s := range p.house.Seats.All() {
		if p.inHand(h, s, seen) > p.count(p.trinkets[h], p.hands[s]) {
			return s
		}
	}
	return 0
}

// gone is the name of a Trinket of another sort that has left the hand of the player in
// turn and has removed nothing, or empty.
func (p *position) gone(but haunt, seen game.Layout) string {
	for h := range haunts {
		if h != but && p.inHand(h, p.seat, seen) < p.count(p.trinkets[h], p.hands[p.seat]) && !p.missing(h, seen) {
			return trinketNames[h]
		}
	}
	return ""
}

// given: a Trinket was handed over where the table does not allow it.
func (p *position) given(seen game.Layout) game.Text {
	seats := slices.Collect(p.house.Seats.All())
	for h := range haunts {
		more := func(s game.Seat) int { return p.inHand(h, s, seen) - p.count(p.trinkets[h], p.hands[s]) }
		to, missing := p.hasMore(h, seen), p.missing(h, seen)
		got := to != 0 && !(to == p.house.Seats.Next(p.seat) && p.covered(seen)) // she may have drawn it
		for _, from := range seats {
			if p.trade && more(from) < 0 && from != p.seat && missing && !got && p.spentOf(h, seen) == 0 {
				return p.othersUse(h, from, p.room(p.seat))
			}
			if p.trade && more(from) < 0 && got && from != p.seat {
				return p.givenAway(h, from, seen)
			}
			if more(from) < 0 && !missing && got && !p.trade {
				return game.Say("Trinkets are not given away at this table: the %s goes back to %s. Giving one for an action is a house rule, chosen before a game.",
					game.Say(trinketNames[h]), p.name(from))
			}
			if more(from) < 0 && missing && (got || from != p.seat) && !p.trade {
				return game.Say("Trinkets are not given away at this table: the %s goes back to %s, and what it removed to its room. Giving one for an action is a house rule, chosen before a game.",
					game.Say(trinketNames[h]), p.name(from))
			}
		}
	}
	return game.Text{}
}

// givenFar: a Trinket was handed over, and the two characters are seen in different rooms.
func (p *position) givenFar(seen game.Layout) game.Doubt {
	for to := range p.house.Seats.All() {
		for h := range haunts {
			card := p.playable(h, p.seat)
			if !p.trade || p.phase != acting || to == p.seat || card == 0 || p.together(to, seen) ||
				p.inHand(h, to, seen) <= p.count(p.trinkets[h], p.hands[to]) || p.inHand(h, p.seat, seen) >= p.count(p.trinkets[h], p.hands[p.seat]) {
				continue
			}
			give := p.Move(p.seat, vGive, p.hands[to], card)
			if _, _, err := p.Apply(give); err != nil {
				return game.Doubt{Question: game.Sentence(err)}
			}
			return game.Doubt{Question: game.Say("Did %s give the %s before walking away?", p.name(p.seat), p.Name(card)), Accept: []game.Move{give}}
		}
	}
	return game.Doubt{}
}

// missing reports whether a spirit of a sort, or a Visitor, is not seen in the room of the
// player in turn.
func (p *position) missing(h haunt, seen game.Layout) bool {
	return p.lacking(h, p.room(p.seat), seen) > 0
}

// inHand is how many Trinkets of a sort are seen in a seat's hand.
func (p *position) inHand(h haunt, s game.Seat, seen game.Layout) int {
	n, hand := 0, handZone(s)
	for _, card := range p.trinkets[h] {
		if seen[p.ID(card)] == hand {
			n++
		}
	}
	return n
}
