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
	if moves := p.dealtAtOnce(seen); len(moves) > 1 {
		doubt := say("The cards are dealt. Do they lie in the order in which they were drawn?")
		doubt.Answers = []game.Answer{{Text: game.Say("Yes"), Moves: moves}, {Text: game.Say("No: we deal them again")}}
		return doubt, true
	}
	if sent := p.sentEarly(seen); p.phase == crowning && len(sent) > 0 {
		return game.Doubt{Question: p.prompt(), Due: true, Beside: p.IDs(sent...)}, true
	}
	if p.phase == dealing {
		if gap, x := p.misdealt(seen); p.wantsForest() && x != 0 {
			return say("%s lies too far from the village: the space in %s of the forest is still empty.", p.Name(x), gap.text()), true
		}
		if !p.sees(seen, p.forestTracker, p.At(p.forestTracker)) && !(p.wantsForest() && p.lying(seen, p.cardZone[p.emptyCells()[0]]) != 0) {
			return say("%s The Forest Tracker moves after that.", p.notFull()), true
		}
	}
	for _, doubt := range []func(game.Layout) game.Doubt{p.doubtStray, p.doubtFull, p.doubtEarly, p.doubtPedlar, p.doubtCrossed, p.doubtFetch, p.doubtCoins, p.doubtPush, p.doubtTurned, p.doubtUse, p.doubtOver, p.doubtLeftOver, p.doubtBrew, p.doubtRow, p.doubtDolls, p.doubtSwap, p.doubtWandered, p.doubtMissing, p.doubtGone, p.doubtPaidBack, p.doubtTracker, p.doubtShort, p.doubtCauldron, p.doubtHidden} {
		if d := doubt(seen); d.Question.Format != "" {
			return d, true
		}
	}
	return game.Doubt{}, false
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

// notFull says which place of the forest or the display is filled next.
func (p *position) notFull() game.Text {
	if p.wantsForest() {
		return game.Say("The forest is not full yet: the next card comes in %s of the forest.", p.emptyCells()[0].text())
	}
	i := slices.IndexFunc(p.display[:], func(at kit.Place) bool { return p.Count(at) == 0 })
	return game.Say("The display is not full yet: a potion goes on space %d of the display.", i+1)
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
		if under := p.Top(at); under != 0 && p.seen(seen, under) == kit.Nowhere {
			return tell("%s lies on %s, where it does not belong: take it away.", p.Name(x), p.Name(under))
		}
		return tell("%s does not belong where it lies: take it away.", p.Name(x))
	}
	for _, x := range p.fagus {
		if at := p.seen(seen, x); at != kit.Nowhere && !slices.ContainsFunc(p.own[:], func(o own) bool { return o.fagus == at }) {
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
			if p.sees(seen, x, p.own[w].forest) {
				return tell("%s was not in the forest: %s cannot have it.", p.Name(x), name(w))
			}
		}
		for _, x := range p.In(p.discard) {
			leftOver := p.expedition() > 1 && p.round() == 1 // of the last expedition
			if !leftOver && (p.phase == gathering || p.phase == handing) && p.sees(seen, x, p.own[w].forest) {
				return p.beside(tell("%s was put on the discard pile, and %s does not have it: lay it back there.", p.Name(x), name(w)), x)
			}
		}
		for _, x := range p.Deck(spellDeck) {
			if w != p.actor() && p.sees(seen, x, p.own[w].used) && p.keeper(p.At(x)) == game.Table {
				return p.beside(tell("%s belongs on its pile in the village: lay it back.", p.Name(x)), x)
			}
			if p.sees(seen, x, p.own[w].spells) && (p.At(x) == kit.Nowhere || slices.Contains(p.piles[:], p.At(x))) {
				for _, pile := range p.piles {
					if top := p.Top(pile); top != 0 && p.spells[top].kind != p.spells[x].kind && p.seen(seen, top) == kit.Nowhere {
						return tell("%s belongs on its pile in the village: lay it back.", p.Name(top))
					}
				}
				c := p.spells[x].colours
				turned := func(k int) bool {
					return slices.ContainsFunc(p.fronts(w), func(f kit.Piece) bool { return p.potions[f].colour == k && !p.sees(seen, f, p.own[w].potions) })
				}
				if left := slices.DeleteFunc(slices.Clone(c[:]), turned); len(left) == 1 {
					return tell("%s asks for two potions: the %s one is still to be turned over.", p.Name(x), game.Say(colourWords[left[0]]))
				}
				return tell("%s asks for a %s and a %s potion.", p.Name(x), game.Say(colourWords[c[0]]), game.Say(colourWords[c[1]]))
			}
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
	var out, taken game.Doubt
	for w := range p.witches() {
		for _, d := range p.atHome(w) {
			at := p.seen(seen, d)
			if c := p.cellOf[at]; p.phase == exploring && c != 0 && p.dollOn(c) != 0 && p.sees(seen, p.dollOn(c), p.dollZone[c]) {
				taken = p.standsAlready(p.dollOn(c), d)
				continue
			}
			soon := p.mayStand(p.cellOf[at])
			casting := p.phase == showing || p.phase == peddling || p.phase == crossing || p.phase == crossing2
			early := soon && (p.phase == dealing || p.phase == advancing || p.phase == pushed || p.phase == exploring && p.comes(w) || casting && p.back == exploring && (w == p.seat || p.comes(w)))
			switch {
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
				out.Question = p.notFull()
			case early:
				out.Question = p.prompt()
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

// doubtUse asks about a potion or a spell of the Witch in turn that is out of
// sight, turned over where it lay, or whose effect is seen.
func (p *position) doubtUse(seen game.Layout) game.Doubt {
	own := p.own[p.seat]
	if p.actor() != p.seat {
		return game.Doubt{}
	}
	for _, s := range p.active(p.seat) {
		gone := !p.sees(seen, s, own.spells)
		if kind := p.spells[s].kind; kind == push || p.castable(s) != nil || !gone && !p.works(seen, kind) {
			continue
		}
		doubt := say("Does %s cast %s?", name(p.seat), p.Name(s))
		doubt.Accept = []game.Move{p.move("cast", kit.Nowhere, s)}
		return doubt
	}
	var sold []game.Text
	var sales []game.Move
	for _, x := range p.fronts(p.seat) {
		if p.seen(seen, x) == kit.Nowhere && slices.Contains(bargaining, p.phase) {
			sold, sales = append(sold, p.Name(x).Text()), append(sales, p.move("sell", kit.Nowhere, x))
		}
	}
	if len(sales) == 0 {
		return game.Doubt{}
	}
	doubt := say("Has %s sold %s for %s?", name(p.seat), game.List(sold), coinsText(len(sales)*saleCoins))
	doubt.Accept = sales
	return doubt
}

// doubtHidden says of a spell that it is out of sight, when it cannot be cast now.
func (p *position) doubtHidden(seen game.Layout) game.Doubt {
	for w := range p.witches() {
		for _, s := range p.active(w) {
			laid := func(copy kit.Piece) bool { return p.sees(seen, copy, p.own[w].used) } // on another one of its kind
			if p.seen(seen, s) == kit.Nowhere && !slices.ContainsFunc(p.copies[p.spells[s].kind][:], laid) {
				return p.beside(tell("%s of %s is out of sight: lay it face up among the spells, or on the used pile if it was cast.", p.Name(s), name(w)), s)
			}
		}
	}
	return game.Doubt{}
}

// doubtPush asks whom a Push that is cast is for, or whether it was meant by the
// marionette that was moved.
func (p *position) doubtPush(seen game.Layout) game.Doubt {
	own := p.own[p.seat]
	if p.actor() != p.seat {
		return game.Doubt{}
	}
	for _, s := range p.active(p.seat) {
		at := p.seen(seen, s)
		if p.spells[s].kind != push || p.castable(s) != nil {
			continue
		}
		for w := range p.witches() {
			for _, d := range p.inForest(w) {
				c := p.cellOf[p.seen(seen, d)]
				if w == p.seat || c == 0 || c == p.stands(d) || p.victimPicks {
					continue
				}
				doubt := say("Does %s push %s's marionette %d?", name(p.seat), name(w), p.dollNo(d))
				doubt.Accept = []game.Move{p.move("cast", kit.Nowhere, s, d), p.Move(w, "yield", p.dollZone[c], d)}
				if at == own.spells { // she may have said it only
					doubt.Or = []game.Move{p.Move(game.Table, game.Correct, p.dollZone[c], d)}
				}
				return doubt
			}
		}
		if at == own.used {
			return tell("%s casts %s: which marionette is it for? Its Witch moves it to another free card.", name(p.seat), p.Name(s))
		}
	}
	if p.phase != exploring || !p.turn.placed {
		return game.Doubt{}
	}
	if q := p.afterTurn(); q != nil && q.phase == exploring {
		doubt := q.doubtPush(seen) // of the Witch who is next
		if doubt.Accept != nil {
			doubt.Accept = append([]game.Move{p.move("done", kit.Nowhere)}, doubt.Accept...)
		}
		if doubt.Accept == nil {
			doubt.Beside = p.IDs(slices.DeleteFunc(q.active(q.seat), func(s kit.Piece) bool { return !p.sees(seen, s, p.own[q.seat].used) })...)
		}
		if doubt.Or == nil {
			return doubt
		}
	}
	return game.Doubt{}
}

// doubtLeftOver says of a card that was put away, and for no potion, when that is done. In the
// last round of an expedition one that is out of sight was put away, too. What else is done
// counts.
func (p *position) doubtLeftOver(seen game.Layout) game.Doubt {
	if p.phase == advancing && p.round() == rounds {
		return game.Doubt{} // it is done now
	}
	var out []kit.Piece
	var whose game.Seat
	for w := range p.witches() {
		spends := w == p.seat && p.phase == gathering && (p.round() < rounds || p.mayBrew(seen))
		brews := slices.ContainsFunc(p.displayed(), func(x kit.Piece) bool { return p.sees(seen, x, p.own[w].potions) })
		for _, x := range p.held(w) {
			away := p.sees(seen, x, p.discard) || p.round() == rounds && p.seen(seen, x) == kit.Nowhere
			if away && !spends && !brews {
				out, whose = append(out, x), w
			}
		}
	}
	if len(out) == 0 {
		return game.Doubt{}
	}
	doubt := say("%s belongs before %s until the expedition is over and what is left over is put away.", p.Name(out[len(out)-1]), name(whose))
	doubt.Early, doubt.Beside = true, p.IDs(out...)
	return doubt
}

// doubtBrew says what a potion that was taken from the display still needs, or
// which card was spent without need.
func (p *position) doubtBrew(seen game.Layout) game.Doubt {
	for w := range p.witches() {
		for _, x := range p.Unseen(potionDeck) {
			if p.sees(seen, x, p.own[w].potions) {
				return p.beside(tell("%s is not on display yet: it can be made from the next round on. The cards for it go back to %s.", p.Name(x), name(w)), x)
			}
		}
		for _, x := range p.fronts(w) {
			if slices.Contains(p.display[:], p.seen(seen, x)) {
				return p.beside(tell("%s was made by %s: it goes back there, or what was spent for it is taken back, too.", p.Name(x), name(w)), x)
			}
		}
	}
	own := p.own[p.seat]
	taken := slices.DeleteFunc(p.displayed(), func(x kit.Piece) bool { return !p.sees(seen, x, own.potions) })
	if p.phase == exploring {
		return p.brewsEarly(seen)
	}
	if p.phase != gathering {
		return game.Doubt{}
	}
	spent := slices.DeleteFunc(p.held(p.seat), func(x kit.Piece) bool { return p.sees(seen, x, own.forest) })
	for w := range p.witches() {
		for _, x := range p.displayed() {
			if w != p.seat && p.sees(seen, x, p.own[w].potions) {
				return tell("%s lies before %s, but it is the turn of %s, who alone can make it now.", p.Name(x), name(w), name(p.seat))
			}
		}
	}
	if len(taken) == 0 {
		for _, x := range spent {
			if p.sees(seen, x, p.discard) {
				return tell("%s has put %s away: take the potion that is made of it, or take the card back.", name(p.seat), p.Name(x))
			}
		}
		return game.Doubt{}
	}
	if x := p.needless(taken[0], spent); x != 0 && len(taken) == 1 {
		return say("%s is not needed for %s: it comes back to %s.", p.Name(x), p.Name(taken[0]), name(p.seat))
	}
	has := p.contents(spent)
	for _, potion := range taken {
		recipe := p.potions[potion].needs
		switch lack := recipe.without(has); lack.size() {
		case 0:
			has = has.without(recipe)
		case recipe.size():
			doubt := say("%s needs %s: lay the cards for it on the discard pile.", p.Name(potion), recipe.text())
			doubt.Due = true
			return doubt
		default:
			kept := slices.DeleteFunc(p.held(p.seat), func(x kit.Piece) bool { return slices.Contains(spent, x) })
			if rest := lack.without(p.contents(kept)); len(taken) == 1 && rest.size() > int(p.turn.jokers) && len(p.active(p.seat)) == 0 {
				doubt := say("%s still needs %s, and %s has none: the potion and the cards go back.", p.Name(potion), rest.text(), name(p.seat))
				doubt.Due = true
				return doubt
			}
			doubt := say("%s still needs %s.", p.Name(potion), lack.text())
			doubt.Due = true
			return doubt
		}
	}
	return game.Doubt{}
}

// brewsEarly: a potion is made while marionettes are sent. Play goes on beside it and the
// cards that are spent for it.
func (p *position) brewsEarly(seen game.Layout) game.Doubt {
	for w := range p.witches() {
		for _, x := range p.displayed() {
			if !p.sees(seen, x, p.own[w].potions) {
				continue
			}
			doubt := tell("Potions are made when a marionette is fetched, not while exploring.")
			spent := slices.DeleteFunc(p.held(w), func(c kit.Piece) bool { return p.sees(seen, c, p.own[w].forest) })
			doubt.Beside = p.IDs(append(spent, x)...)
			return doubt
		}
	}
	return game.Doubt{}
}

// doubtOver asks whether the last turn of the game has ended when cards are put away or
// the Forest Tracker has moved.
func (p *position) doubtOver(seen game.Layout) game.Doubt {
	if p.phase != gathering || !p.turn.decided || p.mayBrew(seen) || slices.ContainsFunc(p.displayed(), func(x kit.Piece) bool { return p.sees(seen, x, p.own[p.seat].potions) }) {
		return game.Doubt{}
	}
	if q := p.afterTurn(); q == nil || q.phase != over {
		return game.Doubt{}
	}
	ends := p.seen(seen, p.forestTracker) != p.At(p.forestTracker)
	for w := range p.witches() {
		ends = ends || slices.ContainsFunc(p.held(w), func(x kit.Piece) bool { return !p.sees(seen, x, p.own[w].forest) })
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

// doubtCauldron says who gets the Cauldron when it lies before somebody else.
func (p *position) doubtCauldron(seen game.Layout) game.Doubt {
	for w := range p.witches() {
		if p.phase == handing && w != p.heir && w != p.crowned() && p.sees(seen, p.cauldron, p.own[w].cauldron) {
			return game.Doubt{Question: p.dues()[0].Text}
		}
	}
	return game.Doubt{}
}
