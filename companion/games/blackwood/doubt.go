package blackwood

import (
	"slices"
	"strconv"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var _ game.Doubter = (*position)(nil)

// Doubt words a table that no legal move explains (R79, R83).
func (p *position) Doubt(seen game.Layout) (game.Doubt, bool) {
	if doubt, ok := p.doubtAhead(seen); ok {
		return doubt, true
	}
	if moves := p.dealtAtOnce(seen); len(moves) > 1 {
		doubt := say("The cards are dealt. Do they lie in the order in which they were drawn?")
		doubt.Answers = []game.Answer{{Text: game.Say("Yes"), Moves: moves}, {Text: game.Say("No: we deal them again")}}
		return doubt, true
	}
	for _, x := range []kit.Piece{p.forestTracker, p.expeditionTracker, p.cauldron} {
		if c := p.cellOf[p.seen(seen, x)]; c != 0 && c <= p.cells() {
			return p.beside(tell("Take this out of the forest, where it may hide the card in %s: %s.", c.text(), p.Name(x)), x), true
		}
	}
	if sent := p.sentEarly(seen); p.phase == crowning && len(sent) > 0 && p.keeper(p.seen(seen, p.cauldron)) == game.Table {
		return game.Doubt{Question: p.prompt(), Due: true, Beside: p.IDs(sent...)}, true
	}
	if p.phase == dealing {
		if gap, x := p.misdealt(seen); p.wantsForest() && x != 0 {
			return say("%s lies too far from the village: the space in %s of the forest is still empty.", p.Name(x), gap.text()), true
		}
		if !p.sees(seen, p.forestTracker, p.At(p.forestTracker)) && !(p.wantsForest() && p.lying(seen, p.cardZone[p.emptyCells()[0]]) != 0) {
			doubt := say("%s The Forest Tracker moves after that.", p.short(seen))
			doubt.Due = true
			return doubt, true
		}
	}
	for _, doubt := range []func(game.Layout) game.Doubt{p.doubtCalled, p.doubtStray, p.doubtFull, p.doubtEarly, p.doubtPedlar, p.doubtCrossed, p.doubtFetch, p.doubtFree, p.doubtCoins, p.doubtPush, p.doubtTurned, p.doubtUse, p.doubtOver, p.doubtLeftOver, p.doubtBrew, p.doubtShort, p.doubtRow, p.doubtDolls, p.doubtSwap, p.doubtWandered, p.doubtMissing, p.doubtGone, p.doubtAway, p.doubtPaidBack, p.doubtTracker, p.doubtCauldron, p.doubtHidden} {
		if d := doubt(seen); d.Question.Format != "" {
			return d, true
		}
	}
	return game.Doubt{}, false
}

// doubtAhead words a table as if the Cauldron had been handed over, for which nobody waits, the
// Forest Tracker had moved on, when somebody may have done then what is seen, or the last Witch
// had ended the turn in which she has sent her marionette, when somebody fetches.
func (p *position) doubtAhead(seen game.Layout) (game.Doubt, bool) {
	var due []game.Move
	switch {
	case p.phase == handing || p.phase == advancing:
		due = p.Legal(game.Table)[:1]
	case p.lastHasSent() && len(p.inColumn()) > 0 && (p.takenFrom(seen) || p.othersHome(seen)):
		due = []game.Move{p.move("done", kit.Nowhere)}
	default:
		return game.Doubt{}, false
	}
	after, err := game.After(p, due...)
	if err != nil {
		return game.Doubt{}, false
	}
	doubt, ok := after.(*position).Doubt(seen)
	acted := false
	first := func(moves []game.Move) []game.Move {
		if !slices.ContainsFunc(moves, func(m game.Move) bool { return m.Seat != game.Table }) {
			return moves
		}
		acted = true
		return slices.Concat(due, moves)
	}
	doubt.Accept, doubt.Or, doubt.Answers = first(doubt.Accept), first(doubt.Or), slices.Clone(doubt.Answers)
	for i, a := range doubt.Answers {
		doubt.Answers[i].Moves = first(a.Moves)
	}
	doubt.Hint = doubt.Hint || p.phase == exploring && !acted // her turn goes on until then
	return doubt, ok && (acted || p.phase != advancing)
}

// lastHasSent reports whether the last Witch who sends a marionette in this round has done so.
func (p *position) lastHasSent() bool {
	return p.phase == exploring && p.turn.placed && p.turn.extra == 0 && p.waiting == 1
}

// takenFrom reports whether a card of the forest is seen before a Witch.
func (p *position) takenFrom(seen game.Layout) bool {
	for c := cell(1); c <= p.cells(); c++ {
		if w := p.keeper(p.seen(seen, p.cardOn(c))); p.cardOn(c) != 0 && w != game.Table && p.sees(seen, p.cardOn(c), p.own[w].forest) {
			return true
		}
	}
	return false
}

// sentEarly are the marionettes that are seen in the forest though they are at home.
func (p *position) sentEarly(seen game.Layout) (out []kit.Piece) {
	for w := range p.witches() {
		for _, d := range p.atHome(w) {
			if p.cellOf[p.seen(seen, d)] != 0 {
				out = append(out, d)
			}
		}
	}
	return out
}

// othersHome reports whether a marionette of the column that is not the Witch's in turn is seen at home.
func (p *position) othersHome(seen game.Layout) bool {
	return slices.ContainsFunc(p.inColumn(), func(c cell) bool {
		d := p.dollOn(c)
		return p.owner(d) != p.seat && p.seenHome(d, seen)
	})
}

// seenHome reports whether a marionette is seen in one of its Witch's homes.
func (p *position) seenHome(doll kit.Piece, seen game.Layout) bool {
	return slices.Contains(p.own[p.owner(doll)].homes[:], p.seen(seen, doll))
}

// notFull says which place of the forest or the display is filled next.
func (p *position) notFull() game.Text {
	if p.wantsForest() {
		return game.Say("The forest is not full yet: the next card comes in %s of the forest.", p.emptyCells()[0].text())
	}
	return p.displayNotFull()
}

// displayNotFull says which place of the display is filled next.
func (p *position) displayNotFull() game.Text {
	i := slices.IndexFunc(p.display[:], func(at kit.Place) bool { return p.Count(at) == 0 })
	return game.Say("The display is not full yet: a potion goes on space %d of the display.", i+1)
}

// short says which row closes up before the next card is dealt, or where that goes.
func (p *position) short(seen game.Layout) game.Text {
	for r := 1; r <= p.rows; r++ {
		if p.open(r, seen) {
			return game.Say("Row %d should lie closed up towards the village.", r)
		}
	}
	return p.notFull()
}

// say is a doubt that only says something.
func say(format string, args ...any) game.Doubt {
	return game.Doubt{Question: game.Say(format, args...)}
}

// tell is a doubt that says what is left to do: nobody has to answer.
func tell(format string, args ...any) game.Doubt {
	return game.Doubt{Question: game.Say(format, args...), Hint: true}
}

// beside is a doubt about pieces that say nothing of what is done beside them.
func (p *position) beside(doubt game.Doubt, pieces ...kit.Piece) game.Doubt {
	doubt.Beside = p.IDs(pieces...)
	return doubt
}

// doubtStray says of a card where it does not belong, and what it hides.
func (p *position) doubtStray(seen game.Layout) game.Doubt {
	for _, x := range p.cards {
		at := p.seen(seen, x)
		if p.cellOf[at] > p.cells() && p.At(x) == kit.Nowhere {
			return tell("%d Witches play with %d rows of forest: take %s away.", p.Players(), p.rows, p.Name(x))
		}
		if at == kit.Nowhere || p.belongs(x, at) {
			continue
		}
		w := p.keeper(at)
		if c := p.cellOf[p.At(x)]; w != game.Table && c != 0 && p.dollOn(c) != 0 && p.owner(p.dollOn(c)) == w {
			return tell("%s is bought when it lies among the ingredients of %s.", p.Name(x), name(w))
		}
		if i := slices.Index(p.display[:], p.At(x)); i >= 0 && w != game.Table {
			return tell("%s goes back on space %d of the display, or among the potions of %s, if it was made.", p.Name(x), i+1, name(w))
		} else if i >= 0 {
			return tell("%s is not on the display: it goes back on space %d, or to the Witch who has made it.", p.Name(x), i+1)
		}
		if under := p.Top(at); under != 0 && p.seen(seen, under) == kit.Nowhere {
			return tell("%s lies on %s, where it does not belong: take it away.", p.Name(x), p.Name(under))
		}
		return tell("%s does not belong where it lies: take it away.", p.Name(x))
	}
	for _, x := range p.Unseen(forestDeck) {
		switch {
		case !p.sees(seen, x, p.discard) || p.shuffling() || p.Anticipates(p.ID(x), p.ZoneID(p.discard)):
		case p.phase == showing && !p.secretPedlar:
			return p.beside(tell("The Pedlar shows %d cards before any of them is discarded: lay %s with him.", onShow, p.Name(x)), x)
		default:
			return p.beside(tell("%s was not in the forest: put it back on its deck.", p.Name(x)), x)
		}
	}
	for _, x := range p.fagus {
		if at := p.seen(seen, x); at != kit.Nowhere && !slices.ContainsFunc(p.own[:], func(o own) bool { return o.fagus == at }) {
			if w := p.keeper(at); w != game.Table {
				return p.beside(tell("%s counts as borrowed when it lies among the debts of %s.", p.Name(x), name(w)), x)
			}
			return tell("%s does not belong where it lies: take it away.", p.Name(x))
		}
	}
	for w := game.Seat(len(p.Seats())); w <= maxWitches; w++ {
		for n, d := range p.dolls[w] {
			if p.seen(seen, d) != kit.Nowhere {
				return tell("Nobody plays %s: take marionette %d away.", name(w), n+1)
			}
		}
	}
	var astray []kit.Piece
	for w := range p.witches() {
		astray = append(astray, slices.DeleteFunc(slices.Clone(p.dolls[w][:]), func(d kit.Piece) bool {
			c, at := p.stands(d), p.homeOf(p.seen(seen, d))
			return at == game.Table || at == w || c != 0 && !(p.isOpen(c) && c.column() == p.round())
		})...)
	}
	if len(astray) > 0 {
		d := astray[0]
		return p.beside(tell("%s's marionette %d stands before %s: it goes home to its own Witch.", name(p.owner(d)), p.dollNo(d), name(p.homeOf(p.seen(seen, d)))), astray...)
	}
	for w := range p.witches() {
		for other := range p.witches() {
			for _, x := range slices.Concat(p.held(other), p.fronts(other), p.active(other), p.In(p.own[other].used)) {
				if other != w && p.own[w].has(p.seen(seen, x)) {
					return p.beside(tell("%s lies before %s, but it is %s who has it.", p.Name(x), name(w), name(other)), x)
				}
			}
		}
		for _, x := range p.Unseen(potionDeck) {
			if p.sees(seen, x, p.own[w].used) {
				return p.beside(tell("%s was not on display: put it back on its deck.", p.Name(x)), x)
			}
		}
		for _, x := range p.Unseen(forestDeck) {
			called := p.phase == showing || len(p.castableOf(pedlar)) > 0 && p.lying(seen, p.show) != 0
			if called && w == p.seat && p.sees(seen, x, p.own[w].forest) {
				return p.beside(tell("The Pedlar shows %d cards before one is bought: lay %s with him.", onShow, p.Name(x)), x)
			}
			if p.sees(seen, x, p.own[w].forest) {
				return tell("%s was not in the forest: %s cannot have it.", p.Name(x), name(w))
			}
		}
		for _, x := range p.held(w) {
			if p.cellOf[p.seen(seen, x)] != 0 {
				return p.beside(tell("%s was bought by %s: lay it back there, or take the purchase back with Undo.", p.Name(x), name(w)), x)
			}
		}
		for _, x := range p.In(p.discard) {
			leftOver := p.expedition() > 1 && p.round() == 1 // of the last expedition
			if !leftOver && p.phase == gathering && p.sees(seen, x, p.own[w].forest) {
				return p.beside(tell("%s was put on the discard pile, and %s does not have it: lay it back there.", p.Name(x), name(w)), x)
			}
		}
		for _, x := range p.Deck(spellDeck) {
			if w != p.actor() && p.sees(seen, x, p.own[w].used) && p.keeper(p.At(x)) == game.Table {
				return p.beside(tell("%s belongs on its pile in the village: lay it back.", p.Name(x)), x)
			}
		}
		if doubt := p.doubtTaken(w, seen); doubt.Question.Format != "" {
			return doubt
		}
	}
	return game.Doubt{}
}

// doubtEarly says who comes before a Witch who has placed or bought before her
// turn. What she did stays, and counts when her turn comes.
func (p *position) doubtEarly(seen game.Layout) game.Doubt {
	if doubt := p.doubtFarther(seen); doubt.Question.Format != "" {
		return doubt
	}
	if p.movedTooFar(seen) {
		return game.Doubt{} // who sends one goes on with the next column
	}
	if p.phase == advancing && p.round() < rounds && p.sees(seen, p.forestTracker, p.squares[p.round()+1]) {
		next, _, err := p.Apply(p.Move(game.Table, "advance", kit.Nowhere, p.forestTracker))
		if err != nil {
			return game.Doubt{}
		}
		return next.(*position).doubtEarly(seen)
	}
	sent := func(d kit.Piece) bool { return p.cellOf[p.seen(seen, d)] != 0 }
	if p.phase == exploring && p.turn.placed && p.turn.extra == 0 && p.waiting > 1 && !slices.ContainsFunc(p.atHome(p.seat), sent) {
		if next := p.afterTurn(); next != nil { // she who has sent hers is not waited for
			return next.doubtEarly(seen)
		}
	}
	var out, taken game.Doubt
	for w := range p.witches() {
		for _, d := range p.atHome(w) {
			at := p.seen(seen, d)
			if c := p.cellOf[at]; p.phase == exploring && c != 0 && p.dollOn(c) != 0 && p.sees(seen, p.dollOn(c), p.dollZone[c]) {
				taken = p.standsAlready(p.dollOn(c), d)
				continue
			}
			soon := p.mayStand(p.cellOf[at]) || p.phase == dealing && p.toFill(p.cellOf[at])
			casting := p.phase == showing || p.phase == peddling || p.phase == crossing || p.phase == crossing2
			early := soon && (p.phase == dealing || p.phase == advancing || p.phase == pushed || p.phase == exploring && p.comes(w) || casting && p.back == exploring && (w == p.seat || p.comes(w)))
			switch {
			case soon && (p.phase == handing || p.phase == gathering && !p.turn.decided) && p.puppet(w) != 0:
				return p.beside(tell("%s's marionette %d goes home, or %s on the used pile, if it was cast.", name(w), p.dollNo(d), p.Name(p.puppet(w))), d)
			case soon && (p.phase == handing || p.phase == gathering) && p.cellOf[at].column() != p.round():
				out = say("Marionettes are sent when column %d has been fetched and the forest is full: that of %s in %s is early.", p.round(), name(w), p.cellOf[at].text())
				if doubt := p.doubtTracker(seen); doubt.Question.Format != "" {
					out.Question = doubt.Question
				}
				early = true
			case soon && p.phase == dealing && p.back != exploring && p.cellOf[at].column() == p.round(), soon && (p.phase == handing || p.phase == gathering):
				return say("%s's marionette %d goes home.", name(w), p.dollNo(d))
			case early && out.Early:
			case early && p.phase == exploring && p.turn.placed && p.turn.extra > 0:
				out = say("%s may send another marionette. Is that turn over?", name(p.seat))
				out.Answers = []game.Answer{{Text: game.Say("Yes"), Moves: []game.Move{p.move("done", kit.Nowhere)}}, {Text: game.Say("No: another marionette comes first")}}
			case early && p.phase == exploring:
				out = p.refused(p.Move(w, "place", at, d))
			case early && p.phase == dealing:
				out.Question = p.short(seen)
			case early:
				if out.Question = p.doubtPedlar(seen).Question; out.Question.Format == "" {
					out.Question = p.prompt()
				}
			case soon && p.phase == exploring && w != p.seat && !out.Early:
				doubt := p.refused(p.Move(w, "place", at, d))
				doubt.Hint = true
				return doubt
			}
			if early {
				out.Early, out.Beside = true, append(out.Beside, p.ID(d))
			}
		}
	}
	if taken.Due {
		taken.Beside = append(taken.Beside, out.Beside...)
		return taken
	}
	return out
}

// toFill reports whether a card comes to a place of the forest, which is empty.
func (p *position) toFill(c cell) bool {
	return p.wantsForest() && c != 0 && c <= p.cells() && p.cardOn(c) == 0
}

// refused is a doubt that says why the rules refuse a move.
func (p *position) refused(m game.Move) game.Doubt {
	_, _, err := p.Apply(m)
	return game.Doubt{Question: game.Sentence(err)}
}

// doubtCoins asks for the sum with which what was done could be paid (R82).
func (p *position) doubtCoins(seen game.Layout) game.Doubt {
	has, own := int(p.coins[p.seat]), p.own[p.seat]
	for w := range p.witches() {
		if early := p.borrowed(w, seen); w != p.actor() && p.actor() != game.Table && len(early) > 0 {
			return p.beside(tell("%s lies before %s, but it is the turn of %s, who alone can borrow now.", p.Name(early[0]), name(w), name(p.actor())), early...)
		}
	}
	for w := range p.witches() {
		if sold := p.soldEarly(w, seen); w != p.actor() && p.actor() != game.Table && len(sold) > 0 {
			doubt := p.beside(say("%s lies on the used pile of %s, but it is the turn of %s: potions are sold in their Witch's own turn.", p.Name(sold[0]), name(w), name(p.actor())), sold...)
			doubt.Early = true
			return doubt
		}
	}
	if p.actor() != p.seat {
		return game.Doubt{}
	}
	ask := func(needs int, then game.Move, why game.Text) game.Doubt {
		doubt := say("%s By the record %s has %s. Is it %d?", why, name(p.seat), coinsText(has), needs)
		doubt.Accept = []game.Move{{Seat: p.seat, Verb: "count", Place: strconv.Itoa(needs)}, then}
		return doubt
	}
	if price := p.buying(seen); !p.affords(price) {
		x := p.cardOn(p.fetched)
		buy := p.move("buy", own.forest, x)
		doubt := ask(price, buy, game.Say("%s costs %s.", p.Name(x), coinsText(price)))
		if n := len(p.fronts(p.seat)); n > 0 && p.affords(price-n*saleCoins) {
			doubt.Question = game.Say("If another potion was sold, turn it over. %s costs %s, and by the record %s has %s. Is it %d?", p.Name(x), coinsText(price), name(p.seat), coinsText(has), price)
		}
		if token := p.nextToken(); token != 0 && p.mayBorrow() && p.affords(price-loanCoins) {
			doubt.Question = game.Say("%s costs %s, and by the record %s has %s. Is the record wrong, or is there a loan?", p.Name(x), coinsText(price), name(p.seat), coinsText(has))
			doubt.Or = []game.Move{p.move("loan", own.fagus, token), buy}
		}
		return doubt
	}
	taken := p.borrowed(p.seat, seen)
	if token := p.nextToken(); len(taken) > 0 && slices.Contains(bargaining, p.phase) {
		then := p.move("loan", own.fagus, token)
		if !p.mayBorrow() {
			return p.beside(ask(loanMost, then, game.Say("Fagus Bok lends only to a Witch with %d coins or fewer.", loanMost)), taken...)
		}
		doubt := say("Has %s borrowed %d coins from Fagus Bok?", name(p.seat), loanCoins)
		doubt.Accept = []game.Move{then}
		return doubt
	}
	return game.Doubt{}
}

// borrowed are the tokens of Fagus Bok that have come to lie before a Witch.
func (p *position) borrowed(w game.Seat, seen game.Layout) []kit.Piece {
	return slices.DeleteFunc(slices.Clone(p.fagus[:]), func(x kit.Piece) bool { return p.At(x) != kit.Nowhere || !p.sees(seen, x, p.own[w].fagus) })
}

// soldEarly are the potions of a Witch that lie with what she has sold, when she has taken no
// spell for them.
func (p *position) soldEarly(w game.Seat, seen game.Layout) []kit.Piece {
	if slices.ContainsFunc(p.piles[:], func(pile kit.Place) bool { return p.Top(pile) != 0 && !p.sees(seen, p.Top(pile), pile) }) {
		return nil
	}
	return slices.DeleteFunc(p.fronts(w), func(x kit.Piece) bool { return !p.sees(seen, x, p.own[w].used) })
}

// doubtOver asks whether the last turn of the game has ended when cards are put away or
// the Forest Tracker has moved.
func (p *position) doubtOver(seen game.Layout) game.Doubt {
	if p.phase != gathering || !p.turn.decided || p.mayBrew(seen) || len(p.unmade(p.seat, seen)) > 0 {
		return game.Doubt{}
	}
	if q := p.afterTurn(); q == nil || q.phase != over {
		return game.Doubt{}
	}
	ends := p.seen(seen, p.forestTracker) != p.At(p.forestTracker)
	for w := range p.witches() {
		left := slices.ContainsFunc(p.fronts(w), func(x kit.Piece) bool { return p.seen(seen, x) != kit.Nowhere })
		counts := w != p.seat && !left && len(p.fronts(w)) > 1 // she has taken up all her potions
		ends = ends || counts || slices.ContainsFunc(p.held(w), func(x kit.Piece) bool { return !p.sees(seen, x, p.own[w].forest) })
	}
	if !ends {
		return game.Doubt{}
	}
	doubt := say("Does %s end the last turn of the game?", name(p.seat))
	doubt.Accept = []game.Move{p.move("done", kit.Nowhere)}
	return doubt
}

// doubtShort says that the display is filled first where that is done at once.
func (p *position) doubtShort(game.Layout) game.Doubt {
	if p.phase != dealing || p.back != gathering {
		return game.Doubt{}
	}
	i := slices.IndexFunc(p.display[:], func(at kit.Place) bool { return p.Count(at) == 0 })
	doubt := say("The display is filled first: a potion goes on space %d of the display.", i+1)
	doubt.Due = true
	return doubt
}

// doubtCauldron says who gets the Cauldron when it lies before somebody else. The fetching
// goes on meanwhile.
func (p *position) doubtCauldron(seen game.Layout) game.Doubt {
	if p.phase == exploring && p.turn.placed && p.waiting == 1 {
		if next := p.afterTurn(); next != nil {
			return next.doubtCauldron(seen)
		}
	}
	for w := range p.witches() {
		if p.phase == handing && w != p.heir && w != p.crowned() && p.sees(seen, p.cauldron, p.own[w].cauldron) {
			return p.beside(game.Doubt{Question: p.dues()[0].Text}, p.cauldron)
		}
		if p.heir != game.Table || p.crowned() == game.Table || w == p.crowned() || !p.sees(seen, p.cauldron, p.own[w].cauldron) {
			continue // told when the marionettes were sent
		}
		if column := p.inColumn(); p.phase == gathering && len(column) > 0 && p.owner(p.dollOn(column[len(column)-1])) == p.crowned() {
			return say("%s stands farthest in column %d and keeps the Cauldron.", name(p.crowned()), p.round())
		}
		return say("The Cauldron stays with %s until all have sent their marionettes.", name(p.crowned()))
	}
	return game.Doubt{}
}
